#include "sampling/sampler.hpp"

#include "sampling/solo_play.hpp"

namespace seabattle {

namespace {

template <std::size_t N>
class Room final : public Gunnery {
public:
    Room(const std::vector<Candidates<N>>& classes, const Bits<N>& must_cover)
        : waters_(classes, must_cover) {}

    std::optional<Fleets> listed(std::size_t limit) const override {
        return Listing<N>(waters_).all(limit);
    }

    Fleets drawn(std::size_t n, std::uint64_t seed) const override {
        return Drawing<N>(waters_, seed).fleets(n);
    }

    Fleets kept(const Fleets& fleets, const Words& berths, bool wanted) const override {
        if (berths.size() != waters_.words()) throw std::invalid_argument("not a set of berths");
        Fleets kept{fleets.ships, {}, {}, fleets.estimate};
        check(fleets);
        for (std::size_t i = 0; i < fleets.size(); ++i) {
            const Berth* fleet = fleets.fleet(i);
            const bool some = std::any_of(fleet, fleet + fleets.ships, [&](Berth berth) {
                return (berths[berth / 64] >> (berth % 64) & 1) != 0;
            });
            if (some != wanted) continue;
            kept.berths.insert(kept.berths.end(), fleet, fleet + fleets.ships);
            kept.weights.push_back(fleets.weights[i]);
        }
        return kept;
    }

    Words odds(const Fleets& fleets) const override {
        check(fleets);
        Words found(2 * waters_.berths());
        for (std::size_t i = 0; i < fleets.size(); ++i)
            for (std::size_t s = 0; s < fleets.ships; ++s) {
                const std::uint64_t weight = fleets.weights[i];
                found[fleets.fleet(i)[s]] += weight;
                found[waters_.berths() + fleets.fleet(i)[s]] += weight * weight;
            }
        return found;
    }

    Choice aimed(const Fleets& fleets, const Words& fired, Telling telling, const Effort& effort,
                 std::uint64_t seed) const override {
        check(fleets);
        const Targets<N> targets(waters_, fleets, telling);
        Aim<N> aim(targets, cells(fired), effort, seed);
        if (!aim.any()) throw NoFleet();
        return aim.choose();
    }

    Choice shot(const Words& fired, Telling telling, const Effort& effort,
                std::uint64_t seed) const override {
        return next_shot(waters_, cells(fired), telling, effort, seed);
    }

private:
    static Bits<N> cells(const Words& words) {
        if (words.size() != N) throw std::invalid_argument("not a set of cells");
        return Bits<N>::read(words.data());
    }

    void check(const Fleets& fleets) const {
        if (fleets.ships != waters_.ships() ||
            fleets.berths.size() != fleets.ships * fleets.weights.size())
            throw std::invalid_argument("these fleets are not of this sea");
        for (Berth berth : fleets.berths)
            if (berth >= waters_.berths() || none(waters_.cells(berth)))
                throw std::invalid_argument("there is no such berth");
    }

    Waters<N> waters_;
};

template <std::size_t N>
class Alone final : public Practice {
public:
    explicit Alone(Solo<N> solo) : solo_(std::move(solo)) {}
    bool over() const override { return solo_.over(); }
    std::uint32_t fire() override { return solo_.fire(); }

private:
    Solo<N> solo_;
};

template <std::size_t N>
std::unique_ptr<Gunnery> room(const Muster& muster, const Words& must_cover) {
    return std::make_unique<Room<N>>(classes_of<N>(muster), Bits<N>::read(must_cover.data()));
}

template <std::size_t N>
std::unique_ptr<Practice> alone(
    const Muster& muster, const std::vector<std::pair<std::uint32_t, std::uint32_t>>& truth,
    Telling telling, const Effort& effort, std::uint64_t seed) {
    return std::make_unique<Alone<N>>(Solo<N>(classes_of<N>(muster), truth, telling, effort, seed));
}

}  // namespace

std::unique_ptr<Gunnery> Gunnery::of(const Muster& muster, const Words& must_cover) {
    if (must_cover.size() != muster.words) throw std::invalid_argument("not a set of cells");
    switch (muster.words) {
        case 1: return room<1>(muster, must_cover);
        case 2: return room<2>(muster, must_cover);
        case 4: return room<4>(muster, must_cover);
        case 8: return room<8>(muster, must_cover);
        default: throw std::invalid_argument("cells have 1, 2, 4 or 8 words");
    }
}

std::unique_ptr<Practice> Practice::of(
    const Muster& muster, const std::vector<std::pair<std::uint32_t, std::uint32_t>>& truth,
    Telling telling, const Effort& effort, std::uint64_t seed) {
    switch (muster.words) {
        case 1: return alone<1>(muster, truth, telling, effort, seed);
        case 2: return alone<2>(muster, truth, telling, effort, seed);
        case 4: return alone<4>(muster, truth, telling, effort, seed);
        case 8: return alone<8>(muster, truth, telling, effort, seed);
        default: throw std::invalid_argument("cells have 1, 2, 4 or 8 words");
    }
}

}  // namespace seabattle
