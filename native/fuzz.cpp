// Throws random and broken plans at the façade; built with sanitizers by scripts/sanitize.
//
// usage: fuzz ROUNDS SEED. Broken plans must be refused, whole ones must agree with a recursion
// that knows nothing of layers.
#include <cstdio>
#include <cstdlib>
#include <random>
#include <set>
#include <stdexcept>
#include <string>

#include "exact/sweep.hpp"

namespace {

using namespace seabattle;
using Dice = std::mt19937_64;

std::uint32_t below(Dice& dice, std::uint32_t bound) {
    return static_cast<std::uint32_t>(dice() % bound);
}

Mask random_mask(Dice& dice, std::size_t words, unsigned bits) {
    Mask mask(words);
    for (unsigned bit = 0; bit < bits; ++bit)
        if (below(dice, 3) == 0) mask[bit / 64] |= std::uint64_t{1} << (bit % 64);
    return mask;
}

SweepPlan random_plan(Dice& dice) {
    static constexpr std::uint32_t widths[] = {1, 2, 8};
    SweepPlan plan;
    plan.front_words = widths[below(dice, 3)];
    plan.number_words = widths[below(dice, 3)];
    plan.counts.resize(below(dice, 5));
    for (auto& count : plan.counts) count = below(dice, 5);
    const unsigned bits = std::min(64 * plan.front_words, 1 + below(dice, 90));
    plan.steps.resize(below(dice, 8));
    for (SweepStep& step : plan.steps) {
        step.shift = below(dice, 12) == 0 ? below(dice, bits + 1) : 1;
        step.due = below(dice, 4) == 0 ? random_mask(dice, plan.front_words, 3)
                                       : Mask(plan.front_words);
        step.keep = random_mask(dice, plan.front_words, bits);
        step.hope = Mask((plan.tallies() + 63) / 64, ~std::uint64_t{0});
        for (std::uint32_t i = plan.counts.empty() ? 0 : below(dice, 4); i > 0; --i) {
            Mask cells = random_mask(dice, plan.front_words, std::min(bits, 8U));
            cells[0] |= 1;
            Mask blocked = random_mask(dice, plan.front_words, bits);
            for (std::size_t w = 0; w < blocked.size(); ++w) blocked[w] |= cells[w];
            step.starts.push_back({plan.lanes++,
                                   below(dice, static_cast<std::uint32_t>(plan.counts.size())),
                                   std::move(cells), std::move(blocked)});
        }
    }
    return plan;
}

// Damages one thing, so that the façade must refuse the plan or survive it.
void damage(Dice& dice, SweepPlan& plan) {
    if (plan.steps.empty()) {
        plan.counts.assign(1 + below(dice, 40), below(dice, 1U << 31));
        return;
    }
    SweepStep& step = plan.steps[below(dice, static_cast<std::uint32_t>(plan.steps.size()))];
    switch (below(dice, 9)) {
        case 0: step.due.resize(below(dice, 12)); break;
        case 1: step.keep.resize(below(dice, 12)); break;
        case 2: step.hope.resize(below(dice, 3)); break;
        case 3: step.shift = static_cast<std::uint32_t>(dice()); break;
        case 4: plan.front_words = below(dice, 12); break;
        case 5: plan.number_words = below(dice, 12); break;
        case 6: plan.counts.push_back(static_cast<std::uint32_t>(dice())); break;
        case 7:
            if (!step.starts.empty()) step.starts[0].kin = static_cast<std::uint32_t>(dice());
            break;
        default:
            if (!step.starts.empty()) step.starts[0].lane = static_cast<std::uint32_t>(dice());
    }
}

bool bit(const Mask& mask, std::size_t at) { return (mask[at / 64] >> (at % 64) & 1) != 0; }

using Front = std::set<std::size_t>;

// Lists the fleets of a plan one by one.
class Lister {
public:
    explicit Lister(const SweepPlan& plan)
        : plan_(plan), begun_(plan.counts.size()), odds_(plan.lanes) {
        from(0, {});
    }
    std::uint64_t total() const { return total_; }
    const std::vector<std::uint64_t>& odds() const { return odds_; }

private:
    void from(std::size_t i, const Front& front) {
        if (i == plan_.steps.size()) {
            ++total_;
            for (auto lane : fleet_) ++odds_[lane];
            return;
        }
        const SweepStep& step = plan_.steps[i];
        go(i, front);
        for (const SweepStart& start : step.starts) {
            if (begun_[start.kin] == plan_.counts[start.kin] || meets(front, start.cells)) continue;
            Front then = front;
            for (std::size_t at = 0; at < 64 * start.blocked.size(); ++at)
                if (bit(start.blocked, at)) then.insert(at);
            ++begun_[start.kin];
            fleet_.push_back(start.lane);
            go(i, then);
            fleet_.pop_back();
            --begun_[start.kin];
        }
    }

    void go(std::size_t i, const Front& front) {
        const SweepStep& step = plan_.steps[i];
        for (std::size_t at = 0; at < 64 * step.due.size(); ++at)
            if (bit(step.due, at) && !front.contains(at)) return;
        Front then;
        for (auto at : front)
            if (at >= step.shift && bit(step.keep, at - step.shift)) then.insert(at - step.shift);
        from(i + 1, then);
    }

    static bool meets(const Front& front, const Mask& mask) {
        for (auto at : front)
            if (bit(mask, at)) return true;
        return false;
    }

    const SweepPlan& plan_;
    std::vector<std::uint32_t> begun_;
    std::vector<std::uint32_t> fleet_;
    std::vector<std::uint64_t> odds_;
    std::uint64_t total_ = 0;
};

void require(bool holds, const std::string& what) {
    if (holds) return;
    std::fprintf(stderr, "fuzz: %s\n", what.c_str());
    std::abort();
}

// The last layer counts every state as one end, so each of its states is a way to finish.
void agree(const SweepPlan& plan) {
    const Lister list(plan);
    const auto sweep = Sweep::of(plan, std::size_t{1} << 20);
    require(sweep->total()[0] == list.total(), "the totals differ");
    const Words odds = sweep->odds();
    for (std::size_t lane = 0; lane < plan.lanes; ++lane)
        require(odds[lane * plan.number_words] == list.odds()[lane], "the odds differ");
    std::set<std::vector<std::uint32_t>> fleets;
    for (std::uint64_t number = 0; number < list.total(); ++number)
        fleets.insert(sweep->fleet({number}));
    require(fleets.size() == list.total(), "two numbers name one fleet");
    try {
        sweep->fleet({list.total()});
        require(false, "a fleet beyond the last was found");
    } catch (const std::out_of_range&) {
    }
}

bool refused(const SweepPlan& plan, std::size_t budget) {
    try {
        const auto sweep = Sweep::of(plan, budget);
        sweep->odds();
        return false;
    } catch (const std::invalid_argument&) {
        return true;
    } catch (const OverBudget&) {
        return true;
    }
}

}  // namespace

int main(int argc, char** argv) {
    const long rounds = argc > 1 ? std::atol(argv[1]) : 1000;
    Dice dice(argc > 2 ? std::strtoull(argv[2], nullptr, 10) : 1);
    long turned_away = 0;
    for (long round = 0; round < rounds; ++round) {
        SweepPlan plan = random_plan(dice);
        agree(plan);
        turned_away += refused(plan, below(dice, 50));
        damage(dice, plan);
        turned_away += refused(plan, 1000);
    }
    std::printf("%ld plans agree with their lists; %ld broken or large ones were refused\n", rounds,
                turned_away);
}
