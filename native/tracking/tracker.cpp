#include "tracking/tracker.hpp"

namespace seabattle {

namespace {

template <std::size_t N>
class SizedTracker final : public Tracker {
public:
    SizedTracker(std::shared_ptr<FleetPool<N>> pool, const Effort& effort, std::uint64_t seed)
        : pool_(std::move(pool)), tracker_(*pool_, effort, seed) {}

    void hear(std::uint32_t cell, ShotVerdict verdict, std::optional<std::uint32_t> ship_class,
              const Words& ship) override {
        ShotAnswer<N> answer{cell, verdict, ship_class, std::nullopt};
        if (!ship.empty() && ship.size() != N) throw std::invalid_argument("not a set of cells");
        if (!ship.empty()) answer.ship = Bits<N>::read(ship.data());
        tracker_.hear(answer);
    }

    std::uint32_t shot(std::uint64_t seed) const override { return tracker_.shot(seed); }

    std::size_t size() const override { return tracker_.size(); }

private:
    std::shared_ptr<FleetPool<N>> pool_;
    FleetTracker<N> tracker_;
};

template <std::size_t N>
class SizedPool final : public Pool {
public:
    explicit SizedPool(std::shared_ptr<FleetPool<N>> pool) : pool_(std::move(pool)) {}

    std::unique_ptr<Tracker> tracker(const Effort& effort, std::uint64_t seed) const override {
        return std::make_unique<SizedTracker<N>>(pool_, effort, seed);
    }

private:
    std::shared_ptr<FleetPool<N>> pool_;
};

template <std::size_t N>
std::unique_ptr<Pool> make_pool(const PackedCandidates& packed, bool hit_names_class,
                                std::vector<Symmetry> symmetries, PoolSize pool_size) {
    return std::make_unique<SizedPool<N>>(std::make_shared<FleetPool<N>>(
        classes_of<N>(packed), hit_names_class, std::move(symmetries), pool_size));
}

}  // namespace

std::unique_ptr<Pool> Pool::of(const PackedCandidates& packed, bool hit_names_class,
                               std::vector<Symmetry> symmetries, PoolSize pool_size) {
    switch (packed.words) {
        case 1: return make_pool<1>(packed, hit_names_class, std::move(symmetries), pool_size);
        case 2: return make_pool<2>(packed, hit_names_class, std::move(symmetries), pool_size);
        case 4: return make_pool<4>(packed, hit_names_class, std::move(symmetries), pool_size);
        case 8: return make_pool<8>(packed, hit_names_class, std::move(symmetries), pool_size);
        default: throw std::invalid_argument("cells have 1, 2, 4 or 8 words");
    }
}

}  // namespace seabattle
