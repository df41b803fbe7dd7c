// The next shot against many fleets; the twin is seabattle.beliefs.sampling.shot_choice.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <vector>

#include "sampling/endgame.hpp"
#include "sampling/rollout.hpp"
#include "splitmix.hpp"

namespace seabattle {

// How much is thought about one shot, in counts; the twin says what each of them means.
struct Effort {
    std::uint32_t limit = 0;
    std::uint32_t fleets = 0;
    std::uint32_t cells = 1;
    std::uint32_t solve = 0;
    std::uint32_t nodes = 0;
    std::uint32_t margin = 0;
    std::uint32_t glance = 0;
    std::uint32_t finalists = 1;
};

// A cell that was weighed: the shots all fleets need after it, each times its weight.
struct Option {
    std::uint32_t cell;
    std::uint64_t total;
};

struct ShotChoice {
    std::uint32_t cell = 0;
    std::uint64_t weight = 0;  // of the fleets the totals are about
    std::vector<Option> options;
};

template <std::size_t N>
class ShotChooser {
public:
    ShotChooser(const Targets<N>& targets, const Bits<N>& fired, const Effort& effort,
                std::uint64_t seed)
        : targets_(targets), fired_(fired), effort_(effort), chance_(seed), rollout_(targets) {
        for (std::uint32_t i = 0; i < targets.size(); ++i)
            if (targets.is_afloat(i, fired) && targets.weight(i) != 0) afloat_.push_back(i);
        rollout_.tally(afloat_.data(), afloat_.size(), fired, counts_);
        weight_ = weight_of(afloat_);
    }

    // Whether some fleet is afloat; without one there is nothing to aim at.
    bool any() const { return !afloat_.empty(); }

    ShotChoice choose() {
        const std::uint64_t most = *std::max_element(counts_.begin(), counts_.end());
        ShotChoice choice;
        if (most == weight_ || effort_.cells <= 1) choice.cell = near(most);
        if (effort_.cells <= 1) return choice;
        std::vector<std::uint32_t> cells = best_cells();
        if (most == weight_) cells.assign(1, choice.cell);
        if (!solve(cells, choice)) roll_out(cells, choice);
        choice.cell = pick(choice);
        return choice;
    }

private:
    std::uint64_t weight_of(const std::vector<std::uint32_t>& fleets) const {
        std::uint64_t weight = 0;
        for (std::uint32_t i : fleets) weight += targets_.weight(i);
        return weight;
    }

    // One of the cells about as likely as the likeliest.
    std::uint32_t near(std::uint64_t most) {
        std::vector<std::uint32_t> cells;
        const bool certain = most == weight_;
        for (std::uint32_t cell = 0; cell < counts_.size(); ++cell)
            if (counts_[cell] != 0 &&
                (most - counts_[cell]) * 1000 <= (certain ? 0 : effort_.margin * weight_))
                cells.push_back(cell);
        return cells[chance_.below(cells.size())];
    }

    // The likeliest cells, the lowest of several first.
    std::vector<std::uint32_t> best_cells() const {
        std::vector<std::uint32_t> cells;
        for (std::uint32_t cell = 0; cell < counts_.size(); ++cell)
            if (counts_[cell] != 0) cells.push_back(cell);
        std::stable_sort(cells.begin(), cells.end(), [&](std::uint32_t a, std::uint32_t b) {
            return counts_[a] > counts_[b];
        });
        return cells;
    }

    bool solve(const std::vector<std::uint32_t>& cells, ShotChoice& choice) {
        if (afloat_.size() > effort_.solve) return false;
        if (afloat_.back() < 64) return solve_with<1>(cells, choice);
        return afloat_.back() < 512 && solve_with<8>(cells, choice);
    }

    template <std::size_t W>
    bool solve_with(const std::vector<std::uint32_t>& cells, ShotChoice& choice) {
        Endgame<N, W> endgame(targets_, effort_.nodes);
        Bits<W> fleets;
        std::uint64_t hits = 0;
        for (std::uint32_t i : afloat_) {
            add(fleets, i);
            hits += targets_.weight(i) * size(without(targets_.occupied(i), fired_));
        }
        // What is worse than the best by more than the margin need not be known exactly.
        const std::uint64_t margin = effort_.margin * weight_ / 1000 + 1;
        std::uint64_t bound = ~std::uint64_t{0};
        for (std::uint32_t cell : cells) {
            if (weight_ - counts_[cell] >= bound) break;
            const std::uint64_t misses = endgame.after(fleets, fired_, cell, bound);
            if (!endgame.is_solved()) {
                choice.options.clear();
                return false;
            }
            bound = std::min(bound, misses + margin);
            choice.options.push_back({cell, hits + misses});
        }
        choice.weight = weight_;
        return true;
    }

    void roll_out(std::vector<std::uint32_t> cells, ShotChoice& choice) {
        if (cells.size() > effort_.cells) cells.resize(effort_.cells);
        if (afloat_.size() > effort_.fleets) {
            bring_forward(effort_.fleets);
            afloat_.resize(effort_.fleets);
        }
        if (effort_.glance != 0 && afloat_.size() > effort_.glance &&
            cells.size() > effort_.finalists) {
            bring_forward(effort_.glance);
            cells = best_of(against(effort_.glance, cells));
        }
        choice.weight = weight_of(afloat_);
        choice.options = against(afloat_.size(), cells);
    }

    // Puts some of the fleets first, any as likely as any other.
    void bring_forward(std::size_t some) {
        for (std::size_t i = 0; i < some; ++i)
            std::swap(afloat_[i], afloat_[i + chance_.below(afloat_.size() - i)]);
    }

    // Weighs the cells by games against the first fleets.
    std::vector<Option> against(std::size_t fleets, const std::vector<std::uint32_t>& cells) {
        Counts<N> counts{};
        rollout_.tally(afloat_.data(), fleets, fired_, counts);
        std::vector<Option> options;
        for (std::uint32_t cell : cells)
            options.push_back({cell, rollout_.fire(afloat_.data(), fleets, fired_, &counts, cell)});
        return options;
    }

    // The cells after which fewest shots are needed, the likeliest of several first.
    std::vector<std::uint32_t> best_of(std::vector<Option> options) const {
        std::stable_sort(options.begin(), options.end(),
                         [](const Option& a, const Option& b) { return a.total < b.total; });
        std::vector<std::uint32_t> cells;
        for (std::size_t i = 0; i < effort_.finalists; ++i) cells.push_back(options[i].cell);
        return cells;
    }

    // One of the cells that are about as good as the best.
    std::uint32_t pick(const ShotChoice& choice) {
        std::uint64_t best = ~std::uint64_t{0};
        for (const Option& option : choice.options) best = std::min(best, option.total);
        std::vector<std::uint32_t> cells;
        for (const Option& option : choice.options)
            if ((option.total - best) * 1000 <= effort_.margin * choice.weight)
                cells.push_back(option.cell);
        return cells[chance_.below(cells.size())];
    }

    const Targets<N>& targets_;
    Bits<N> fired_;
    Effort effort_;
    SplitMix chance_;
    Rollout<N> rollout_;
    std::vector<std::uint32_t> afloat_;
    Counts<N> counts_{};
    std::uint64_t weight_ = 0;
};

}  // namespace seabattle
