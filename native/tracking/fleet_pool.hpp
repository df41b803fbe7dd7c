// Fleets drawn beforehand, for every game on the same sea; the twin is
// seabattle.beliefs.tracking.pool.
//
// They are drawn batch by batch when they are first asked for, each batch with its own seed, and
// come turned and mirrored in every way the sea allows. All of them count the same.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "sampling/importance_sampler.hpp"
#include "sampling/kinship.hpp"

namespace seabattle {

// As many fleets that all count the same: each comes as often as its weight asks for
// (systematic resampling).
inline Fleets resample_systematically(const Fleets& fleets, std::size_t n) {
    Fleets even{fleets.ships, {}, {}, fleets.estimate};
    std::uint64_t sum = 0;
    for (std::uint64_t weight : fleets.weights) sum += weight;
    if (sum == 0) return even;
    std::uint64_t passed = fleets.weights[0];
    for (std::size_t tooth = 0, i = 0; tooth < n; ++tooth) {
        while (passed <= (2 * tooth + 1) * sum / (2 * n)) passed += fleets.weights[++i];
        even.berths.insert(even.berths.end(), fleets.fleet(i), fleets.fleet(i) + fleets.ships);
    }
    even.weights.assign(n, 1);
    return even;
}

// A symmetry of the sea: which cell comes to lie where another was, and where each berth goes.
struct Symmetry {
    std::vector<std::uint16_t> whence;
    std::vector<Berth> berths;
};

// How many batches there are, and how many fleets are drawn for each.
struct PoolSize {
    std::size_t batches = 0;
    std::size_t draws = 0;
};

template <std::size_t N>
class FleetPool {
public:
    FleetPool(std::vector<Candidates<N>> classes, bool hit_names_class,
              std::vector<Symmetry> symmetries, PoolSize pool_size)
        : classes_(std::move(classes)),
          hit_names_class_(hit_names_class),
          kin_(group_classes(classes_, hit_names_class)),
          table_(kin_.classes, Bits<N>{}),
          symmetries_(std::move(symmetries)),
          draws_(pool_size.draws),
          batches_(pool_size.batches) {
        if (draws_ == 0 || draws_ > 4096 || draws_ % 64 != 0 || pool_size.batches == 0)
            throw std::invalid_argument("batches are drawn in words");
        const BerthTable<N> apart(classes_, Bits<N>{});  // refused when it is too large
        if (symmetries_.empty()) throw std::invalid_argument("a sea can always be left as it is");
        for (const Symmetry& symmetry : symmetries_) check(symmetry);
    }

    const std::vector<Candidates<N>>& classes() const { return classes_; }
    bool hit_names_class() const { return hit_names_class_; }
    const Kin<N>& kin() const { return kin_; }
    const BerthTable<N>& table() const { return table_; }

    // How many shelves of fleets there are: each batch turned in each way is one.
    std::size_t shelves() const { return symmetries_.size() * batches_.size(); }

    // Visits the fleets of a shelf that cover all struck cells and none of the missed ones:
    // their berths before turning, and where the symmetry leads these.
    template <typename Visit>
    void each(std::size_t shelf, const Bits<N>& struck, const Bits<N>& missed, Visit visit) {
        const Batch& batch = find_batch(shelf / symmetries_.size());
        const Symmetry& symmetry = symmetries_[shelf % symmetries_.size()];
        const std::size_t words = batch.berths.empty() ? 0 : draws_ / 64;
        std::vector<Word> fit(words, ~Word{0});
        each_cell(struck, [&](std::size_t cell) {
            const Word* cover = batch.cover.data() + symmetry.whence[cell] * words;
            for (std::size_t i = 0; i < words; ++i) fit[i] &= cover[i];
        });
        each_cell(missed, [&](std::size_t cell) {
            const Word* cover = batch.cover.data() + symmetry.whence[cell] * words;
            for (std::size_t i = 0; i < words; ++i) fit[i] &= ~cover[i];
        });
        each_bit(fit.data(), words, [&](std::size_t i) {
            visit(batch.berths.data() + i * table_.ships(), symmetry.berths.data());
        });
    }

private:
    struct Batch {
        std::vector<Berth> berths;
        std::vector<Word> cover;  // for every cell which of the fleets cover it
    };

    void check(const Symmetry& symmetry) const {
        if (symmetry.whence.size() != 64 * N || symmetry.berths.size() != table_.berths())
            throw std::invalid_argument("a symmetry is not whole");
        for (std::uint16_t cell : symmetry.whence)
            if (cell >= 64 * N) throw std::invalid_argument("a cell comes from nowhere");
        for (std::size_t berth = 0; berth < table_.berths(); ++berth) {
            if (none(table_.cells(static_cast<Berth>(berth)))) continue;
            const Berth there = symmetry.berths[berth];
            if (there >= table_.berths() || none(table_.cells(there)))
                throw std::invalid_argument("a berth leads nowhere");
        }
    }

    const Batch& find_batch(std::size_t number) {
        std::optional<Batch>& batch = batches_[number];
        if (!batch) batch = draw_batch(number);
        return *batch;
    }

    Batch draw_batch(std::size_t number) const {
        const Fleets even = resample_systematically(
            ImportanceSampler<N>(table_, number).draw_fleets(draws_), draws_);
        Batch batch{even.berths, std::vector<Word>(draws_ * N)};
        for (std::size_t i = 0; i < even.size(); ++i)
            for (std::size_t s = 0; s < even.ships; ++s)
                each_cell(table_.cells(even.fleet(i)[s]), [&](std::size_t cell) {
                    batch.cover[cell * (draws_ / 64) + i / 64] |= Word{1} << (i % 64);
                });
        return batch;
    }

    std::vector<Candidates<N>> classes_;
    bool hit_names_class_;
    Kin<N> kin_;
    BerthTable<N> table_;
    std::vector<Symmetry> symmetries_;
    std::size_t draws_;
    std::vector<std::optional<Batch>> batches_;
};

}  // namespace seabattle
