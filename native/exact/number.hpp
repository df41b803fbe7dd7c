// Unsigned numbers of a fixed number of 64-bit words, lowest first, modulo 2^(64 N).
//
// The plan bounds the number of fleets, and no number that is reported exceeds it,
// so an intermediate result that wraps around wraps back.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace seabattle {

template <std::size_t N>
struct Number {
    std::array<std::uint64_t, N> words{};

    Number() = default;
    explicit Number(std::uint64_t small) { words[0] = small; }

    Number& operator+=(const Number& other) {
        unsigned __int128 carry = 0;
        for (std::size_t i = 0; i < N; ++i) {
            carry += static_cast<unsigned __int128>(words[i]) + other.words[i];
            words[i] = static_cast<std::uint64_t>(carry);
            carry >>= 64;
        }
        return *this;
    }

    Number& operator-=(const Number& other) {
        std::uint64_t borrow = 0;
        for (std::size_t i = 0; i < N; ++i) {
            const auto less = static_cast<unsigned __int128>(words[i]) - other.words[i] - borrow;
            words[i] = static_cast<std::uint64_t>(less);
            borrow = static_cast<std::uint64_t>(less >> 64) & 1;
        }
        return *this;
    }

    Number operator*(const Number& other) const {
        Number product;
        for (std::size_t i = 0; i < N; ++i) {
            unsigned __int128 carry = 0;
            for (std::size_t j = 0; i + j < N; ++j) {
                carry += static_cast<unsigned __int128>(words[i]) * other.words[j] +
                         product.words[i + j];
                product.words[i + j] = static_cast<std::uint64_t>(carry);
                carry >>= 64;
            }
        }
        return product;
    }

    bool operator<(const Number& other) const {
        for (std::size_t i = N; i-- > 0;)
            if (words[i] != other.words[i]) return words[i] < other.words[i];
        return false;
    }

    bool none() const {
        for (auto word : words)
            if (word != 0) return false;
        return true;
    }
};

}  // namespace seabattle
