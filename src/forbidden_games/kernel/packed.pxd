cdef inline int action(int kind, int seat, int first, int second, int third) noexcept nogil:
    return kind << 21 | seat << 18 | first << 12 | second << 6 | third


cdef inline int kind_of(int action) noexcept nogil:
    return action >> 21


cdef inline int seat_of(int action) noexcept nogil:
    return action >> 18 & 7


cdef inline int first(int action) noexcept nogil:
    return action >> 12 & 63


cdef inline int second(int action) noexcept nogil:
    return action >> 6 & 63


cdef inline int third(int action) noexcept nogil:
    return action & 63
