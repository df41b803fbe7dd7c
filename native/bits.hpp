// Sets of cells ahead of a sweep: a fixed number of 64-bit words, lowest first.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace seabattle {

using Word = std::uint64_t;

template <std::size_t N>
struct Bits {
    std::array<Word, N> words{};

    static Bits read(const Word* from) {
        Bits bits;
        for (std::size_t i = 0; i < N; ++i) bits.words[i] = from[i];
        return bits;
    }

    bool operator==(const Bits&) const = default;

    Bits operator|(const Bits& other) const {
        Bits both;
        for (std::size_t i = 0; i < N; ++i) both.words[i] = words[i] | other.words[i];
        return both;
    }

    Bits operator&(const Bits& other) const {
        Bits common;
        for (std::size_t i = 0; i < N; ++i) common.words[i] = words[i] & other.words[i];
        return common;
    }

    Bits operator>>(unsigned shift) const {
        Bits moved;
        const std::size_t whole = shift / 64;
        const unsigned rest = shift % 64;
        for (std::size_t i = 0; i + whole < N; ++i) {
            moved.words[i] = words[i + whole] >> rest;
            if (rest != 0 && i + whole + 1 < N) moved.words[i] |= words[i + whole + 1] << (64 - rest);
        }
        return moved;
    }

    bool meets(const Bits& other) const { return (*this & other) != Bits{}; }

    bool holds(const Bits& other) const { return (*this & other) == other; }

    std::size_t hash() const {
        Word mixed = 0;
        for (Word word : words) {
            mixed ^= word;
            mixed *= 0x9E3779B97F4A7C15ULL;
            mixed ^= mixed >> 32;
        }
        return static_cast<std::size_t>(mixed);
    }
};

}  // namespace seabattle
