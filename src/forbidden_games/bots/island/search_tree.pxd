cimport cython

cdef int NOBODY, NODES, SLOTS, LAYERS


@cython.final
cdef class SearchTree:
    cdef public int size
    cdef int[2048] parents
    cdef int[2048] actions
    cdef int[2048] sheds
    cdef public int[2048] lefts
    cdef int[2048] frees
    cdef public double[2048] values
    cdef double[2048] ranks
    cdef int[4] firsts
    cdef int[4] lasts
    cdef int[2048] nexts
    cdef unsigned long long[2048] keys
    cdef long long[4096] slots
    cdef long long base

    @cython.locals(left=int)
    cdef void clear(self) noexcept nogil
    @cython.locals(slot=int, node=int)
    cdef int add(self, unsigned long long key, int left) noexcept nogil
    @cython.locals(best=int, before_best=int, before=int, node=int)
    cdef int take_next(self, int left) noexcept nogil
    @cython.locals(best=int, node=int)
    cdef int best(self) noexcept nogil
    @cython.locals(action=int)
    cdef int opening(self, int node) noexcept nogil
