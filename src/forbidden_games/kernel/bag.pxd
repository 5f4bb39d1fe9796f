cdef inline unsigned long long one(int kind) noexcept nogil:
    return (<unsigned long long>1) << (4 * kind)


cdef inline int count(unsigned long long bag, int kind) noexcept nogil:
    return <int>(bag >> (4 * kind) & 15)


cdef inline int size(unsigned long long bag) noexcept nogil:
    bag = (bag & <unsigned long long>0x0F0F0F0F0F0F0F0F) + (bag >> 4 & <unsigned long long>0x0F0F0F0F0F0F0F0F)
    return <int>(bag * <unsigned long long>0x0101010101010101 >> 56)


cdef inline int nth(unsigned long long bag, int n) noexcept nogil:
    cdef int kind = 0
    while n >= <int>(bag & 15):
        n -= <int>(bag & 15)
        bag >>= 4
        kind += 1
    return kind
