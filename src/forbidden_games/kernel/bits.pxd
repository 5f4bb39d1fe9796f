cdef extern from *:
    """
    #if defined(_MSC_VER)
    #include <intrin.h>
    static __inline int forbidden_lowest(unsigned __int64 mask) {
        unsigned long place;
        _BitScanForward64(&place, mask);
        return (int)place;
    }
    #define forbidden_size(mask) ((int)__popcnt64(mask))
    #else
    #define forbidden_lowest(mask) __builtin_ctzll(mask)
    #define forbidden_size(mask) __builtin_popcountll(mask)
    #endif
    """
    int lowest "forbidden_lowest"(unsigned long long mask) noexcept nogil
    int size "forbidden_size"(unsigned long long mask) noexcept nogil


cdef inline int nth(unsigned long long mask, int n) noexcept nogil:
    while n:
        mask &= mask - 1
        n -= 1
    return lowest(mask)
