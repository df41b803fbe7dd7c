// A problem laid out for listing and drawing fleets: every placement has a number, its berth.
//
// The berths of a class begin at a fresh word of a set, so that counting those of one class is
// counting the bits of its words. The twin is seabattle.beliefs.sampling.berth_table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <stdexcept>
#include <vector>

#include "cells.hpp"

namespace seabattle {

using Berth = std::uint16_t;

template <std::size_t N>
struct Placement {
    Bits<N> cells;
    Bits<N> blocked;

    bool operator==(const Placement&) const = default;
};

// The placements of one class, and how many of its ships are to be placed.
template <std::size_t N>
struct Candidates {
    std::uint32_t count = 0;
    std::vector<Placement<N>> placements;
};

template <std::size_t N>
class BerthTable {
public:
    BerthTable(const std::vector<Candidates<N>>& classes, const Bits<N>& must_cover)
        : must_cover_(must_cover) {
        number(classes);
        open_.assign(words(), 0);
        cover_.assign(64 * N * words(), 0);
        for (std::size_t k = 0; k < classes.size(); ++k) enter(k, classes[k]);
        conflicts_.assign(placements_.size() * words(), 0);
        each_bit(open_.data(), words(), [&](std::size_t berth) { note_conflicts(berth); });
    }

    std::size_t words() const { return first_.back(); }
    std::size_t classes() const { return counts_.size(); }
    std::size_t ships() const { return ships_; }
    std::size_t berths() const { return placements_.size(); }
    std::uint32_t count(std::size_t k) const { return counts_[k]; }
    std::size_t first(std::size_t k) const { return first_[k]; }
    std::size_t last(std::size_t k) const { return first_[k + 1]; }
    std::size_t class_of(Berth berth) const { return owner_[berth / 64]; }
    const Bits<N>& cells(Berth berth) const { return placements_[berth].cells; }
    const Bits<N>& must_cover() const { return must_cover_; }
    const std::vector<Word>& open() const { return open_; }
    const Word* covering(std::size_t cell) const { return cover_.data() + cell * words(); }
    const Word* conflicts(Berth berth) const { return conflicts_.data() + berth * words(); }

private:
    void number(const std::vector<Candidates<N>>& classes) {
        first_.push_back(0);
        for (const auto& candidates : classes) {
            const std::size_t words = (candidates.placements.size() + 63) / 64;
            counts_.push_back(candidates.count);
            ships_ += candidates.count;
            owner_.insert(owner_.end(), words, static_cast<std::uint32_t>(counts_.size() - 1));
            first_.push_back(first_.back() + words);
        }
        if (first_.back() > 512) throw std::invalid_argument("too many placements");
        if (ships_ > 64) throw std::invalid_argument("too many ships");
        placements_.resize(64 * first_.back());
    }

    void enter(std::size_t k, const Candidates<N>& candidates) {
        for (std::size_t i = 0; i < candidates.placements.size(); ++i) {
            const std::size_t berth = 64 * first_[k] + i;
            const Placement<N>& placement = placements_[berth] = candidates.placements[i];
            // Clear water over a cell that holds a ship would leave it to no one.
            const bool robs = without(placement.blocked, placement.cells).meets(must_cover_);
            if (candidates.count == 0 || robs) continue;
            open_[berth / 64] |= Word{1} << (berth % 64);
            each_cell(placement.cells, [&](std::size_t cell) {
                cover_[cell * words() + berth / 64] |= Word{1} << (berth % 64);
            });
        }
    }

    void note_conflicts(std::size_t berth) {
        Word* conflicts = conflicts_.data() + berth * words();
        each_cell(placements_[berth].blocked, [&](std::size_t cell) {
            const Word* covering = cover_.data() + cell * words();
            for (std::size_t i = 0; i < words(); ++i) conflicts[i] |= covering[i];
        });
    }

    Bits<N> must_cover_;
    std::size_t ships_ = 0;
    std::vector<std::uint32_t> counts_;
    std::vector<std::size_t> first_;
    std::vector<std::uint32_t> owner_;
    std::vector<Placement<N>> placements_;
    std::vector<Word> open_;
    std::vector<Word> cover_;
    std::vector<Word> conflicts_;
};

}  // namespace seabattle
