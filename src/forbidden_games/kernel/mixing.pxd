cdef inline unsigned long long spread(unsigned long long key, unsigned long long number) noexcept nogil:
    return (key ^ number) * <unsigned long long>0x9E3779B97F4A7C15


cdef inline unsigned long long mix(unsigned long long key, unsigned long long number) noexcept nogil:
    key = spread(key, number)
    return key ^ key >> 29


cdef inline unsigned long long fold(unsigned long long key) noexcept nogil:
    return key ^ key >> 32
