#include "sampling/sampler.hpp"

#include "sampling/solo_play.hpp"

namespace seabattle {

namespace {

template <std::size_t N>
class SizedSampler final : public Sampler {
public:
    SizedSampler(const std::vector<Candidates<N>>& classes, const Bits<N>& must_cover)
        : table_(classes, must_cover) {}

    std::optional<Fleets> list_fleets(std::size_t limit) const override {
        return Listing<N>(table_).all(limit);
    }

    Fleets draw_fleets(std::size_t n, std::uint64_t seed) const override {
        return ImportanceSampler<N>(table_, seed).draw_fleets(n);
    }

    Fleets keep_fleets(const Fleets& fleets, const Words& berths, bool wanted) const override {
        if (berths.size() != table_.words()) throw std::invalid_argument("not a set of berths");
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
        Words found(2 * table_.berths());
        for (std::size_t i = 0; i < fleets.size(); ++i)
            for (std::size_t s = 0; s < fleets.ships; ++s) {
                const std::uint64_t weight = fleets.weights[i];
                found[fleets.fleet(i)[s]] += weight;
                found[table_.berths() + fleets.fleet(i)[s]] += weight * weight;
            }
        return found;
    }

    ShotChoice choose_shot(const Fleets& fleets, const Words& fired, Telling telling,
                           const Effort& effort, std::uint64_t seed) const override {
        check(fleets);
        const Targets<N> targets(table_, fleets, telling);
        ShotChooser<N> chooser(targets, cells(fired), effort, seed);
        if (!chooser.any()) throw NoFleet();
        return chooser.choose();
    }

    ShotChoice shot(const Words& fired, Telling telling, const Effort& effort,
                    std::uint64_t seed) const override {
        return next_shot(table_, cells(fired), telling, effort, seed);
    }

private:
    static Bits<N> cells(const Words& words) {
        if (words.size() != N) throw std::invalid_argument("not a set of cells");
        return Bits<N>::read(words.data());
    }

    void check(const Fleets& fleets) const {
        if (fleets.ships != table_.ships() ||
            fleets.berths.size() != fleets.ships * fleets.weights.size())
            throw std::invalid_argument("these fleets are not of this sea");
        for (Berth berth : fleets.berths)
            if (berth >= table_.berths() || none(table_.cells(berth)))
                throw std::invalid_argument("there is no such berth");
    }

    BerthTable<N> table_;
};

template <std::size_t N>
class SizedSoloGame final : public SoloGame {
public:
    explicit SizedSoloGame(SoloPlay<N> play) : play_(std::move(play)) {}
    bool over() const override { return play_.over(); }
    std::uint32_t fire() override { return play_.fire(); }

private:
    SoloPlay<N> play_;
};

template <std::size_t N>
std::unique_ptr<Sampler> make_sampler(const PackedCandidates& packed, const Words& must_cover) {
    return std::make_unique<SizedSampler<N>>(classes_of<N>(packed),
                                             Bits<N>::read(must_cover.data()));
}

template <std::size_t N>
std::unique_ptr<SoloGame> make_solo_game(
    const PackedCandidates& packed,
    const std::vector<std::pair<std::uint32_t, std::uint32_t>>& truth, Telling telling,
    const Effort& effort, std::uint64_t seed) {
    return std::make_unique<SizedSoloGame<N>>(
        SoloPlay<N>(classes_of<N>(packed), truth, telling, effort, seed));
}

}  // namespace

std::unique_ptr<Sampler> Sampler::of(const PackedCandidates& packed, const Words& must_cover) {
    if (must_cover.size() != packed.words) throw std::invalid_argument("not a set of cells");
    switch (packed.words) {
        case 1: return make_sampler<1>(packed, must_cover);
        case 2: return make_sampler<2>(packed, must_cover);
        case 4: return make_sampler<4>(packed, must_cover);
        case 8: return make_sampler<8>(packed, must_cover);
        default: throw std::invalid_argument("cells have 1, 2, 4 or 8 words");
    }
}

std::unique_ptr<SoloGame> SoloGame::of(
    const PackedCandidates& packed,
    const std::vector<std::pair<std::uint32_t, std::uint32_t>>& truth, Telling telling,
    const Effort& effort, std::uint64_t seed) {
    switch (packed.words) {
        case 1: return make_solo_game<1>(packed, truth, telling, effort, seed);
        case 2: return make_solo_game<2>(packed, truth, telling, effort, seed);
        case 4: return make_solo_game<4>(packed, truth, telling, effort, seed);
        case 8: return make_solo_game<8>(packed, truth, telling, effort, seed);
        default: throw std::invalid_argument("cells have 1, 2, 4 or 8 words");
    }
}

}  // namespace seabattle
