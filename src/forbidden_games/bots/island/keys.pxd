from forbidden_games.games.island.state cimport IslandState
from forbidden_games.kernel cimport mixing


cdef inline unsigned long long key_of(IslandState state) noexcept nogil:
    cdef unsigned long long key = state.flooded | state.captured << 24 | state.flown << 28
    cdef int seat
    for seat in range(state.seats):
        key = mixing.mix(key, state.hands[seat])
        key = mixing.spread(key, state.pawns[seat])
    return mixing.fold(key)
