cdef inline unsigned long long mix(unsigned long long key, unsigned long long number) noexcept nogil:
    key = (key ^ number) * <unsigned long long>0x9E3779B97F4A7C15
    return key ^ key >> 29
