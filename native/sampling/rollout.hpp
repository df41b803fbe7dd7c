// A game played to its end against many fleets at once, always at the likeliest cell.
//
// The twin is seabattle.beliefs.sampling.rollout. Everything is summed in whole numbers, so the
// order in which branches are visited does not matter.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <vector>

#include "sampling/telling.hpp"

namespace seabattle {

template <std::size_t N>
using Counts = std::array<std::uint64_t, 64 * N>;

// The cell with the largest count, the lowest of several.
template <std::size_t N>
std::size_t likeliest(const Counts<N>& counts) {
    std::uint64_t most = 0;
    for (std::uint64_t count : counts) most = std::max(most, count);
    std::size_t cell = 0;
    while (counts[cell] != most) ++cell;
    return cell;
}

template <std::size_t N>
class Rollout {
public:
    explicit Rollout(const Targets<N>& targets) : targets_(targets) {}

    // Adds for every cell not fired at the weight of the fleets that cover it.
    void tally(const std::uint32_t* fleets, std::size_t size, const Bits<N>& fired,
               Counts<N>& counts) const {
        for (std::size_t i = 0; i < size; ++i) {
            const std::uint64_t weight = targets_.weight(fleets[i]);
            each_cell(without(targets_.occupied(fleets[i]), fired),
                      [&](std::size_t cell) { counts[cell] += weight; });
        }
    }

    // The shots that the fleets need in all, each times its weight, when `cell` is fired at next.
    // `counts` are their tally; a few fleets need none.
    std::uint64_t fire(const std::uint32_t* fleets, std::size_t size, Bits<N> fired,
                       const Counts<N>* counts, std::size_t cell, std::size_t depth = 0) {
        while (levels_.size() <= depth) levels_.emplace_back();
        Level& level = levels_[depth];
        add(fired, cell);
        std::uint64_t total = part(level, fleets, size, fired, cell);
        if (level.branches.empty()) return total;
        const std::size_t largest = front_largest(level);
        const bool many = level.branches[largest].size > few;
        if (many) {
            level.rest = *counts;
            level.rest[cell] = 0;
        }
        for (std::size_t b = 0; b < level.branches.size(); ++b)
            if (b != largest) total += aside(level, level.branches[b], fired, many, depth);
        const Branch& branch = level.branches[largest];
        return total + finish(level.order.data() + branch.first, branch.size, fired,
                              many ? &level.rest : nullptr, depth + 1);
    }

private:
    // So few fleets are counted anew instead of keeping their tally.
    static constexpr std::size_t few = 8;

    struct Branch {
        Answer answer;
        std::uint32_t size;
        std::uint32_t first;
    };

    // Scratch of one shot of the game.
    struct Level {
        std::vector<Branch> branches;
        std::vector<std::uint32_t> parts;
        std::vector<std::uint32_t> order;
        Counts<N> rest;
        Counts<N> own;
    };

    static constexpr std::uint32_t over = 0xFFFFFFFF;

    // Parts the fleets by their answers, leaves out those that are sunk; gives their weight.
    std::uint64_t part(Level& level, const std::uint32_t* fleets, std::size_t size,
                       const Bits<N>& fired, std::size_t cell) {
        level.branches.clear();
        if (level.order.size() < size) {
            level.order.resize(size);
            level.parts.resize(size);
        }
        std::uint64_t total = 0;
        for (std::size_t i = 0; i < size; ++i) {
            total += targets_.weight(fleets[i]);
            const Answer answer = targets_.answer(fleets[i], cell, fired);
            const bool sunk = answer != miss && !targets_.is_afloat(fleets[i], fired);
            level.parts[i] = sunk ? over : branch_of(level, answer);
        }
        std::uint32_t first = 0;
        for (Branch& branch : level.branches) {
            branch.first = first;
            first += branch.size;
            branch.size = 0;
        }
        for (std::size_t i = 0; i < size; ++i) {
            if (level.parts[i] == over) continue;
            Branch& branch = level.branches[level.parts[i]];
            level.order[branch.first + branch.size++] = fleets[i];
        }
        return total;
    }

    static std::uint32_t branch_of(Level& level, Answer answer) {
        std::size_t b = 0;
        while (b < level.branches.size() && level.branches[b].answer != answer) ++b;
        if (b == level.branches.size()) level.branches.push_back({answer, 0, 0});
        ++level.branches[b].size;
        return static_cast<std::uint32_t>(b);
    }

    static std::size_t front_largest(const Level& level) {
        std::size_t largest = 0;
        for (std::size_t b = 1; b < level.branches.size(); ++b)
            if (level.branches[b].size > level.branches[largest].size) largest = b;
        return largest;
    }

    // Finishes a branch that is not the largest; the tally of the largest is what all others leave.
    std::uint64_t aside(Level& level, const Branch& branch, const Bits<N>& fired, bool many,
                        std::size_t depth) {
        const std::uint32_t* fleets = level.order.data() + branch.first;
        const bool counted = branch.size > few;
        if (many || counted) {
            level.own.fill(0);
            tally(fleets, branch.size, fired, level.own);
        }
        if (many)
            for (std::size_t cell = 0; cell < 64 * N; ++cell) level.rest[cell] -= level.own[cell];
        return finish(fleets, branch.size, fired, counted ? &level.own : nullptr, depth + 1);
    }

    std::uint64_t finish(const std::uint32_t* fleets, std::size_t size, const Bits<N>& fired,
                         const Counts<N>* counts, std::size_t depth) {
        if (size == 1)
            return targets_.weight(*fleets) *
                   seabattle::size(without(targets_.occupied(*fleets), fired));
        const std::size_t cell =
            counts != nullptr ? likeliest<N>(*counts) : likeliest_of_few(fleets, size, fired);
        return fire(fleets, size, fired, counts, cell, depth);
    }

    std::size_t likeliest_of_few(const std::uint32_t* fleets, std::size_t size,
                                 const Bits<N>& fired) {
        std::array<Bits<N>, few> rest;
        rest[0] = without(targets_.occupied(fleets[0]), fired);
        Bits<N> any = rest[0];
        Bits<N> all = rest[0];
        for (std::size_t i = 1; i < size; ++i) {
            rest[i] = without(targets_.occupied(fleets[i]), fired);
            any = any | rest[i];
            all = all & rest[i];
        }
        if (!none(all)) return lowest(all);
        if (size == 2) return lowest_of_two(fleets, rest[0], rest[1]);
        for (std::size_t i = 0; i < size; ++i) {
            const std::uint64_t weight = targets_.weight(fleets[i]);
            each_cell(rest[i], [&](std::size_t cell) { scratch_[cell] += weight; });
        }
        std::uint64_t most = 0;
        std::size_t best = 0;
        each_cell(any, [&](std::size_t cell) {
            if (scratch_[cell] > most) {
                most = scratch_[cell];
                best = cell;
            }
            scratch_[cell] = 0;
        });
        return best;
    }

    // Of two fleets that share no cell, the heavier one's; the lowest if they weigh the same.
    std::size_t lowest_of_two(const std::uint32_t* fleets, const Bits<N>& one,
                              const Bits<N>& other) const {
        const std::uint64_t first = targets_.weight(fleets[0]);
        const std::uint64_t second = targets_.weight(fleets[1]);
        if (first == second) return lowest(one | other);
        return lowest(first > second ? one : other);
    }

    const Targets<N>& targets_;
    std::deque<Level> levels_;
    Counts<N> scratch_{};  // all zero between uses
};

}  // namespace seabattle
