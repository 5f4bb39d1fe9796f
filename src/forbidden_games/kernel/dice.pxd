cimport cython

cdef int SEEDED, SCRIPTED, EVERY, WARM_UP, CAPACITY, PILES
cdef unsigned long long LOW


@cython.final
cdef class Dice:
    cdef public int way
    cdef public int picks
    cdef unsigned int low
    cdef unsigned int high
    cdef int ready
    cdef unsigned int[8] a
    cdef unsigned int[8] b
    cdef unsigned int[8] c
    cdef unsigned int[8] d
    cdef bint is_keyed
    cdef bytes key
    cdef unsigned int[8] drawn
    cdef unsigned int[64] block
    cdef int[128] answers
    cdef int[128] bounds
    cdef public int place
    cdef public int length
    cdef public bint failed

    @cython.locals(other=Dice)
    cpdef Dice copy(self)
    cpdef void seed(self, unsigned int low, unsigned int high) noexcept nogil
    @cython.locals(product=cython.ulonglong, ragged=cython.ulonglong)
    cpdef int pick(self, int pile, int n) noexcept nogil
    @cython.locals(_=int)
    cpdef void start(self, int pile) noexcept nogil
    @cython.locals(b=cython.uint, c=cython.uint, d=cython.uint, total=cython.uint)
    cdef unsigned long long word(self, int pile) noexcept nogil
    @cython.locals(place=int)
    cdef unsigned int keyed_word(self, int pile) noexcept nogil
    @cython.locals(place=int)
    cdef void fill(self, int pile) noexcept with gil
    @cython.locals(answer=int)
    cdef int answer(self, int n) noexcept nogil
    @cython.locals(last=int)
    cpdef bint advance(self) noexcept nogil
