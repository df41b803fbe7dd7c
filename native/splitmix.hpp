// Integers drawn at random by SplitMix64, the same on every machine; the twin is
// seabattle.beliefs.splitmix.
#pragma once

#include <bit>
#include <cstdint>

namespace seabattle {

class SplitMix {
public:
    explicit SplitMix(std::uint64_t seed) : state_(seed) {}

    std::uint64_t word() {
        state_ += 0x9E3779B97F4A7C15ULL;
        std::uint64_t mixed = state_;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL;
        return mixed ^ (mixed >> 31);
    }

    // One of 0 .. bound - 1; the bound is at least 1.
    std::uint64_t below(std::uint64_t bound) {
        const int bits = std::bit_width(bound - 1);
        if (bits == 0) return 0;
        while (true) {
            const std::uint64_t drawn = word() & (~std::uint64_t{0} >> (64 - bits));
            if (drawn < bound) return drawn;
        }
    }

private:
    std::uint64_t state_;
};

}  // namespace seabattle
