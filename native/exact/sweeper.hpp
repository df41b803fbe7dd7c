// A sweep with fronts of N words and numbers of M words.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "exact/layer.hpp"
#include "exact/number.hpp"
#include "exact/plan.hpp"
#include "exact/reach.hpp"
#include "exact/sweep.hpp"
#include "exact/tally.hpp"

namespace seabattle {

template <std::size_t N, std::size_t M>
class Sweeper final : public Sweep {
public:
    Sweeper(SweepPlan plan, std::size_t budget) : plan_(std::move(plan)), tallies_(plan_) {
        Reach<N> reach(plan_, tallies_, budget);
        states_ = reach.states();
        layers_ = reach.take();
        count();
    }

    std::size_t states() const override { return states_; }

    Words total() const override { return words(whole()); }

    Words odds() const override {
        std::vector<Number<M>> found(plan_.lanes);
        std::vector<Number<M>> flow{Number<M>(1)};
        for (std::size_t i = 0; i < plan_.steps.size(); ++i) flow = carry(i, flow, found);
        Words all;
        for (const auto& number : found) all.insert(all.end(), number.words.begin(), number.words.end());
        return all;
    }

    std::vector<std::uint32_t> fleet(const Words& number) const override {
        Number<M> left;
        for (std::size_t i = 0; i < number.size(); ++i) {
            if (i < M) left.words[i] = number[i];
            else if (number[i] != 0) throw std::out_of_range("there is no such fleet");
        }
        if (!(left < whole())) throw std::out_of_range("there is no such fleet");
        return walk(left);
    }

private:
    static constexpr std::size_t nowhere = static_cast<std::size_t>(-1);

    // Counts the ways from every state to the end, last layer first.
    void count() {
        ways_.resize(layers_.size());
        ways_.back().assign(layers_.back().tallies.size(), Number<M>(1));
        for (std::size_t i = plan_.steps.size(); i-- > 0;) {
            ways_[i].resize(layers_[i].tallies.size());
            Number<M>* here = ways_[i].data();
            const Number<M>* next = ways_[i + 1].data();
            each_link(i, [&](std::size_t front, const Link& link) {
                each_pair(i, front, link,
                          [&](std::size_t from, std::size_t to) { here[from] += next[to]; });
            });
        }
    }

    // Carries the ways from the start over one step, and counts the fleets that go on from there.
    std::vector<Number<M>> carry(std::size_t i, const std::vector<Number<M>>& flow,
                                 std::vector<Number<M>>& found) const {
        std::vector<Number<M>> after(layers_[i + 1].tallies.size());
        const Number<M>* next = ways_[i + 1].data();
        each_link(i, [&](std::size_t front, const Link& link) {
            if (link.start == Link::none) {
                each_pair(i, front, link,
                          [&](std::size_t from, std::size_t to) { after[to] += flow[from]; });
                return;
            }
            Number<M> fleets;
            each_pair(i, front, link, [&](std::size_t from, std::size_t to) {
                after[to] += flow[from];
                fleets += flow[from] * next[to];
            });
            found[plan_.steps[i].starts[link.start].lane] += fleets;
        });
        return after;
    }

    // Follows the fleet of that number: its moves in the order of the links.
    std::vector<std::uint32_t> walk(Number<M> left) const {
        std::vector<std::uint32_t> lanes;
        std::size_t front = 0;
        std::size_t state = 0;
        for (std::size_t i = 0; i < plan_.steps.size(); ++i) {
            const Link& link = choose(i, front, state, left);
            if (link.start != Link::none) lanes.push_back(plan_.steps[i].starts[link.start].lane);
            front = link.target;
        }
        return lanes;
    }

    // Takes the move that the fleet numbered `left` takes from a state, and arrives there.
    const Link& choose(std::size_t i, std::size_t front, std::size_t& state,
                       Number<M>& left) const {
        const Layer& layer = layers_[i];
        const std::size_t tally = layer.tallies[state];
        for (std::size_t k = layer.first_link[front]; k < layer.first_link[front + 1]; ++k) {
            const Link& link = layer.links[k];
            const std::size_t to = partner(i, link, tally);
            if (to == nowhere) continue;
            if (left < ways_[i + 1][to]) {
                state = to;
                return link;
            }
            left -= ways_[i + 1][to];
        }
        throw std::logic_error("a fleet came to a dead end");
    }

    // The state that a link leads to from a tally, or nowhere.
    std::size_t partner(std::size_t i, const Link& link, std::size_t tally) const {
        const Layer& next = layers_[i + 1];
        if (link.start != Link::none) {
            const std::uint32_t kin = plan_.steps[i].starts[link.start].kin;
            if (!tallies_.room(kin, tally)) return nowhere;
            tally += tallies_.stride(kin);
        }
        const auto first = next.tallies.begin() + static_cast<std::ptrdiff_t>(next.first[link.target]);
        const auto last =
            next.tallies.begin() + static_cast<std::ptrdiff_t>(next.first[link.target + 1]);
        const auto found = std::lower_bound(first, last, tally);
        if (found == last || *found != tally) return nowhere;
        return static_cast<std::size_t>(found - next.tallies.begin());
    }

    template <typename Visit>
    void each_link(std::size_t i, Visit visit) const {
        const Layer& layer = layers_[i];
        for (std::size_t front = 0; front < layer.fronts(); ++front)
            for (std::size_t k = layer.first_link[front]; k < layer.first_link[front + 1]; ++k)
                visit(front, layer.links[k]);
    }

    // Visits the states a link joins: the same tally, or the one with the new ship begun.
    template <typename Visit>
    void each_pair(std::size_t i, std::size_t front, const Link& link, Visit visit) const {
        const Layer& here = layers_[i];
        const Layer& next = layers_[i + 1];
        const bool begins = link.start != Link::none;
        const std::uint32_t kin = begins ? plan_.steps[i].starts[link.start].kin : 0;
        const std::size_t stride = begins ? tallies_.stride(kin) : 0;
        std::size_t to = next.first[link.target];
        const std::size_t last = next.first[link.target + 1];
        for (std::size_t from = here.first[front]; from < here.first[front + 1]; ++from) {
            const std::size_t tally = here.tallies[from];
            if (begins && !tallies_.room(kin, tally)) continue;
            while (to < last && next.tallies[to] < tally + stride) ++to;
            if (to == last) return;
            if (next.tallies[to] == tally + stride) visit(from, to);
        }
    }

    Number<M> whole() const {
        return ways_.front().empty() ? Number<M>{} : ways_.front().front();
    }

    static Words words(const Number<M>& number) {
        return Words(number.words.begin(), number.words.end());
    }

    SweepPlan plan_;
    Tallies tallies_;
    std::size_t states_ = 0;
    std::vector<Layer> layers_;
    std::vector<std::vector<Number<M>>> ways_;
};

}  // namespace seabattle
