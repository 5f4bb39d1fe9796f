cimport cython


@cython.final
@cython.freelist(64)
cdef class IslandState:
    cdef public int layout
    cdef public int seats
    cdef public int rulings
    cdef public short[24] tile_at
    cdef public short[24] cell_of
    cdef public short[4] roles
    cdef public unsigned int flooded
    cdef public unsigned int sunk
    cdef public short[4] pawns
    cdef public unsigned int[4] hands
    cdef public int captured
    cdef public int water
    cdef public unsigned int treasure_pile
    cdef public unsigned int treasure_discard
    cdef public unsigned int[10] flood_pile
    cdef public int layers
    cdef public unsigned int flood_discard
    cdef public int seat
    cdef public int phase
    cdef public int left
    cdef public bint flown
    cdef public int outcome

    cpdef void take(self, IslandState other) noexcept nogil
    @cython.locals(twin=IslandState)
    cpdef IslandState copy(self)


cpdef IslandState from_key(tuple key)
