#include "tracking/tracker.hpp"

namespace seabattle {

namespace {

template <std::size_t N>
class Tracking final : public Tracker {
public:
    Tracking(std::shared_ptr<Stock<N>> stock, const Effort& effort, std::uint64_t seed)
        : stock_(std::move(stock)), plot_(*stock_, effort, seed) {}

    void hear(std::uint32_t cell, Verdict verdict, std::optional<std::uint32_t> ship_class,
              const Words& ship) override {
        Heard<N> heard{cell, verdict, ship_class, std::nullopt};
        if (!ship.empty() && ship.size() != N) throw std::invalid_argument("not a set of cells");
        if (!ship.empty()) heard.ship = Bits<N>::read(ship.data());
        plot_.hear(heard);
    }

    std::uint32_t shot(std::uint64_t seed) const override { return plot_.shot(seed); }

    std::size_t size() const override { return plot_.size(); }

private:
    std::shared_ptr<Stock<N>> stock_;
    Plot<N> plot_;
};

template <std::size_t N>
class Depot final : public Stockroom {
public:
    explicit Depot(std::shared_ptr<Stock<N>> stock) : stock_(std::move(stock)) {}

    std::unique_ptr<Tracker> tracker(const Effort& effort, std::uint64_t seed) const override {
        return std::make_unique<Tracking<N>>(stock_, effort, seed);
    }

private:
    std::shared_ptr<Stock<N>> stock_;
};

template <std::size_t N>
std::unique_ptr<Stockroom> depot(const PackedCandidates& packed, bool hit_names_class,
                                 std::vector<Turn> turns, Supply supply) {
    return std::make_unique<Depot<N>>(std::make_shared<Stock<N>>(
        classes_of<N>(packed), hit_names_class, std::move(turns), supply));
}

}  // namespace

std::unique_ptr<Stockroom> Stockroom::of(const PackedCandidates& packed, bool hit_names_class,
                                         std::vector<Turn> turns, Supply supply) {
    switch (packed.words) {
        case 1: return depot<1>(packed, hit_names_class, std::move(turns), supply);
        case 2: return depot<2>(packed, hit_names_class, std::move(turns), supply);
        case 4: return depot<4>(packed, hit_names_class, std::move(turns), supply);
        case 8: return depot<8>(packed, hit_names_class, std::move(turns), supply);
        default: throw std::invalid_argument("cells have 1, 2, 4 or 8 words");
    }
}

}  // namespace seabattle
