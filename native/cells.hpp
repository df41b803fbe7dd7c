// What the fleets need of sets of cells, beyond what a sweep asks of them.
#pragma once

#include <bit>
#include <cstddef>

#include "bits.hpp"

namespace seabattle {

template <std::size_t N>
bool has(const Bits<N>& cells, std::size_t cell) {
    return (cells.words[cell / 64] >> (cell % 64) & 1) != 0;
}

template <std::size_t N>
void add(Bits<N>& cells, std::size_t cell) {
    cells.words[cell / 64] |= Word{1} << (cell % 64);
}

template <std::size_t N>
Bits<N> without(const Bits<N>& cells, const Bits<N>& others) {
    Bits<N> rest;
    for (std::size_t i = 0; i < N; ++i) rest.words[i] = cells.words[i] & ~others.words[i];
    return rest;
}

template <std::size_t N>
bool none(const Bits<N>& cells) {
    Word any = 0;
    for (Word word : cells.words) any |= word;
    return any == 0;
}

template <std::size_t N>
bool inside(const Bits<N>& cells, const Bits<N>& others) {
    return none(without(cells, others));
}

template <std::size_t N>
std::size_t size(const Bits<N>& cells) {
    std::size_t count = 0;
    for (Word word : cells.words) count += static_cast<std::size_t>(std::popcount(word));
    return count;
}

// The lowest of some cells; there must be one.
template <std::size_t N>
std::size_t lowest(const Bits<N>& cells) {
    std::size_t i = 0;
    while (cells.words[i] == 0) ++i;
    return 64 * i + static_cast<std::size_t>(std::countr_zero(cells.words[i]));
}

// The member of a word that has so many lower ones; there must be one.
inline std::size_t nth(Word word, std::size_t lower) {
    std::size_t at = 0;
    for (unsigned half = 32; half >= 8; half /= 2) {
        const Word low = word & ((Word{1} << half) - 1);
        const auto below = static_cast<std::size_t>(std::popcount(low));
        if (lower < below) continue;
        lower -= below;
        word >>= half;
        at += half;
    }
    for (; lower != 0; --lower) word &= word - 1;
    return at + static_cast<std::size_t>(std::countr_zero(word));
}

// Visits the members of a run of words, lowest first.
template <typename Visit>
void each_bit(const Word* words, std::size_t count, Visit visit) {
    for (std::size_t i = 0; i < count; ++i)
        for (Word left = words[i]; left != 0; left &= left - 1)
            visit(64 * i + static_cast<std::size_t>(std::countr_zero(left)));
}

template <std::size_t N, typename Visit>
void each_cell(const Bits<N>& cells, Visit visit) {
    each_bit(cells.words.data(), N, visit);
}

}  // namespace seabattle
