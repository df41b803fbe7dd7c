// The states a sweep may be in before one step, grouped by front.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "bits.hpp"

namespace seabattle {

using Tally = std::uint16_t;

// A move from a front to one of the next layer; `start` is its number in the step, or none.
struct Link {
    static constexpr std::uint32_t none = 0xFFFFFFFF;
    std::uint32_t target;
    std::uint32_t start;
};

// The states of front i are tallies[first[i]] .. tallies[first[i + 1]], ascending;
// its moves are links[first_link[i]] .. links[first_link[i + 1]].
struct Layer {
    std::vector<std::size_t> first{0};
    std::vector<Tally> tallies;
    std::vector<std::size_t> first_link{0};
    std::vector<Link> links;

    std::size_t fronts() const { return first.size() - 1; }
};

// Fronts met so far, each with a number in order of meeting and a set of tallies.
template <std::size_t N>
class Fronts {
public:
    explicit Fronts(std::size_t hope_words) : hope_words_(hope_words), slots_(1024, empty) {}

    std::size_t size() const { return keys_.size(); }
    const Bits<N>& key(std::size_t front) const { return keys_[front]; }
    Word* tallies(std::size_t front) { return &tallies_[front * hope_words_]; }
    const Word* tallies(std::size_t front) const { return &tallies_[front * hope_words_]; }

    std::uint32_t meet(const Bits<N>& key) {
        std::size_t slot = find(key);
        if (slots_[slot] != empty) return slots_[slot];
        if (2 * (keys_.size() + 1) > slots_.size()) {
            grow();
            slot = find(key);
        }
        slots_[slot] = static_cast<std::uint32_t>(keys_.size());
        keys_.push_back(key);
        tallies_.resize(tallies_.size() + hope_words_);
        return slots_[slot];
    }

    void clear() {
        slots_.assign(slots_.size(), empty);
        keys_.clear();
        tallies_.clear();
    }

private:
    static constexpr std::uint32_t empty = 0xFFFFFFFF;

    std::size_t find(const Bits<N>& key) const {
        const std::size_t last = slots_.size() - 1;
        std::size_t slot = key.hash() & last;
        while (slots_[slot] != empty && keys_[slots_[slot]] != key) slot = (slot + 1) & last;
        return slot;
    }

    void grow() {
        slots_.assign(2 * slots_.size(), empty);
        for (std::uint32_t front = 0; front < keys_.size(); ++front) slots_[find(keys_[front])] = front;
    }

    std::size_t hope_words_;
    std::vector<std::uint32_t> slots_;
    std::vector<Bits<N>> keys_;
    std::vector<Word> tallies_;
};

}  // namespace seabattle
