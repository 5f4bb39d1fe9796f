cimport cython


@cython.final
@cython.freelist(64)
cdef class DesertState:
    cdef public int seats
    cdef public int rulings
    cdef public short[5] roles
    cdef public short[25] backs
    cdef public short[25] faces
    cdef public short[25] sand
    cdef public unsigned int excavated
    cdef public int storm
    cdef public unsigned long long desert_faces
    cdef public unsigned long long oasis_faces
    cdef public int supply
    cdef public short[4] parts
    cdef public short[5] pawns
    cdef public short[5] water
    cdef public unsigned int[5] gear
    cdef public short[5] shields
    cdef public unsigned int gear_pile
    cdef public int meter
    cdef public short[32] top
    cdef public int tops
    cdef public unsigned long long storm_pile
    cdef public short[32] bottom
    cdef public int bottoms
    cdef public unsigned long long revealed
    cdef public unsigned long long storm_discard
    cdef public int seat
    cdef public int phase
    cdef public int left
    cdef public int fewer
    cdef public int looking
    cdef public int guiding
    cdef public int steps
    cdef public int outcome

    cpdef void take(self, DesertState other) noexcept nogil
    @cython.locals(twin=DesertState)
    cpdef DesertState copy(self)


cpdef DesertState from_key(tuple key)
