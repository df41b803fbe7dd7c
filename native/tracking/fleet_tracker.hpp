// Enemy fleets kept from shot to shot; the twin is seabattle.beliefs.tracking.tracker.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stdexcept>
#include <utility>
#include <vector>

#include "sampling/next_shot.hpp"
#include "tracking/fleet_pool.hpp"

namespace seabattle {

// What was heard of a cell; `ship` tells nothing of a sinking.
enum class ShotVerdict : std::uint8_t { empty, ship, hit, sunk };

// An answer about one cell; the twin is seabattle.beliefs.sampling.shot_answer.
template <std::size_t N>
struct ShotAnswer {
    std::uint32_t cell = 0;
    ShotVerdict verdict = ShotVerdict::empty;
    std::optional<std::uint32_t> ship_class;
    std::optional<Bits<N>> ship;  // its cells, where a sinking shows them
};

template <std::size_t N>
class FleetTracker {
public:
    FleetTracker(FleetPool<N>& pool, const Effort& effort, std::uint64_t seed)
        : pool_(pool),
          effort_(effort),
          classes_(pool.classes()),
          kin_of_(pool.kin().of),
          table_(&pool.table()),
          allowed_(table_->open()) {
        if (effort.fleets > most_fleets) throw std::invalid_argument("too many fleets to keep");
        SplitMix chance(seed);
        seed_ = chance.word();
        first_ = chance.below(pool.shelves());
        settle();
    }

    std::size_t size() const { return occupied_.size(); }

    // Keeps the fleets that would have answered so, and finds others when too few are left.
    void hear(const ShotAnswer<N>& answer) {
        if (answer.cell >= 64 * N || has(fired_, answer.cell))
            throw std::invalid_argument("there is no such shot");
        ++answers_;
        add(fired_, answer.cell);
        if (answer.verdict != ShotVerdict::empty) add(struck_, answer.cell);
        for (std::uint32_t k = 0; k < classes_.size(); ++k)
            std::erase_if(classes_[k].placements, [&](const Placement<N>& placement) {
                const bool named = !answer.ship_class || *answer.ship_class == k;
                return has(placement.cells, answer.cell) && !fits(answer, named, placement.cells);
            });
        forbid(answer);
        keep(answer);
        settle();
    }

    // The likeliest cell, or one about as likely.
    std::uint32_t shot(std::uint64_t seed) const {
        std::uint64_t most = 0;
        for (std::uint32_t cell = 0; cell < counts_.size(); ++cell)
            if (!has(fired_, cell)) most = std::max<std::uint64_t>(most, counts_[cell]);
        if (most == 0) throw NoFleet();
        const std::uint64_t margin = most == size() ? 0 : effort_.margin * size();
        std::vector<std::uint32_t> cells;
        for (std::uint32_t cell = 0; cell < counts_.size(); ++cell)
            if (!has(fired_, cell) && counts_[cell] != 0 && (most - counts_[cell]) * 1000 <= margin)
                cells.push_back(cell);
        return cells[SplitMix(seed).below(cells.size())];
    }

private:
    static constexpr std::uint32_t most_fleets = 1 << 20;

    // Whether a ship on the cells would have been spoken of so.
    bool fits(const ShotAnswer<N>& answer, bool named, const Bits<N>& cells) const {
        if (answer.verdict == ShotVerdict::empty || !named) return false;
        if (answer.ship && !(*answer.ship == cells)) return false;
        return answer.verdict == ShotVerdict::ship ||
               inside(cells, struck_) == (answer.verdict == ShotVerdict::sunk);
    }

    void forbid(const ShotAnswer<N>& answer) {
        each_bit(table_->covering(answer.cell), table_->words(), [&](std::size_t berth) {
            const auto k = table_->class_of(static_cast<Berth>(berth));
            const bool named = !answer.ship_class || (*answer.ship_class < kin_of_.size() &&
                                                      kin_of_[*answer.ship_class] == k);
            if (!fits(answer, named, table_->cells(static_cast<Berth>(berth))))
                allowed_[berth / 64] &= ~(Word{1} << (berth % 64));
        });
    }

    void keep(const ShotAnswer<N>& answer) {
        const bool hit = answer.verdict != ShotVerdict::empty;
        const std::size_t ships = table_->ships();
        if (hit) counts_.fill(0);
        std::size_t kept = 0;
        for (std::size_t i = 0; i < occupied_.size(); ++i) {
            const Berth* fleet = berths_.data() + i * ships;
            const bool stays = has(occupied_[i], answer.cell) == hit && is_afloat(occupied_[i]) &&
                               (!hit || all_allowed(fleet));
            if (stays == hit) count(occupied_[i], hit ? 1 : -1);
            if (!stays) continue;
            occupied_[kept] = occupied_[i];
            std::copy_n(fleet, ships, berths_.data() + kept++ * ships);
        }
        occupied_.resize(kept);
        berths_.resize(kept * ships);
    }

    bool is_afloat(const Bits<N>& cells) const { return !inside(cells, fired_); }

    bool all_allowed(const Berth* fleet) const {
        return std::all_of(fleet, fleet + table_->ships(), [&](Berth berth) {
            return (allowed_[berth / 64] >> (berth % 64) & 1) != 0;
        });
    }

    void count(const Bits<N>& cells, int by) {
        each_cell(without(cells, fired_),
                  [&](std::size_t cell) { counts_[cell] += static_cast<std::uint32_t>(by); });
    }

    void settle() {
        while (!own_ && size() < effort_.fleets && visited_ < pool_.shelves())
            take((first_ + visited_++) % pool_.shelves());
        if (!listed_ && 8 * size() < effort_.fleets) refresh();
    }

    void take(std::size_t shelf) {
        const std::size_t ships = table_->ships();
        std::vector<Berth> fleet(ships);
        pool_.each(shelf, struck_, without(fired_, struck_),
                   [&](const Berth* drawn, const Berth* turned) {
                       for (std::size_t s = 0; s < ships; ++s) fleet[s] = turned[drawn[s]];
                       if (all_allowed(fleet.data())) enlist(fleet.data());
                   });
    }

    void enlist(const Berth* fleet) {
        Bits<N> cells;
        for (std::size_t s = 0; s < table_->ships(); ++s) cells = cells | table_->cells(fleet[s]);
        if (!is_afloat(cells)) return;
        occupied_.push_back(cells);
        berths_.insert(berths_.end(), fleet, fleet + table_->ships());
        count(cells, 1);
    }

    // Lists the fleets there are, or draws some where they are many.
    void refresh() {
        Kin<N> kin = group_classes(classes_, pool_.hit_names_class());
        own_.emplace(kin.classes, struck_);
        table_ = &*own_;
        kin_of_ = std::move(kin.of);
        allowed_ = table_->open();
        std::optional<Fleets> fleets = Listing<N>(*table_).all(effort_.limit);
        listed_ = fleets.has_value();
        if (!fleets)
            fleets = resample_systematically(
                ImportanceSampler<N>(*table_, SplitMix(seed_ + answers_).word())
                    .draw_fleets(effort_.fleets),
                effort_.fleets);
        adopt(*fleets);
    }

    void adopt(const Fleets& fleets) {
        occupied_.clear();
        berths_.clear();
        counts_.fill(0);
        for (std::size_t i = 0; i < fleets.size(); ++i) enlist(fleets.fleet(i));
    }

    FleetPool<N>& pool_;
    Effort effort_;
    std::vector<Candidates<N>> classes_;
    std::vector<std::uint32_t> kin_of_;
    std::optional<BerthTable<N>> own_;
    const BerthTable<N>* table_;
    std::vector<Word> allowed_;
    std::uint64_t seed_ = 0;
    std::size_t first_ = 0;
    std::size_t visited_ = 0;
    std::uint64_t answers_ = 0;
    bool listed_ = false;
    Bits<N> fired_;
    Bits<N> struck_;
    std::vector<Bits<N>> occupied_;
    std::vector<Berth> berths_;
    std::array<std::uint32_t, 64 * N> counts_{};
};

}  // namespace seabattle
