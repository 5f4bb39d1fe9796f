cimport cython


@cython.final
cdef class Weights:
    cdef public double unknown
    cdef public double clue
    cdef public double gear
    cdef public double leftover
    cdef public double tunnel
    cdef public double part
    cdef public double well
    cdef public double thirst
    cdef public double patience
    cdef public double first_well
    cdef public double fetch
    cdef public double fetch_to
    cdef public double give
    cdef public double seek
    cdef public double sand
    cdef public double supply
    cdef public double critical
    cdef public double dune
    cdef public double calm
    cdef public double guide
    cdef public double ferry
    cdef public double nearer
    cdef public double haste
    cdef public double pad
    cdef public double lonely
    cdef public double shelter
    cdef public double parched
    cdef public double blast
    cdef public double jet
    cdef public double shield
    cdef public double reserve
