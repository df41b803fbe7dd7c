#include "exact/tally.hpp"

#include <algorithm>
#include <utility>

namespace seabattle {

Tallies::Tallies(const SweepPlan& plan) : words_((plan.tallies() + 63) / 64) {
    const std::size_t size = plan.tallies();
    std::size_t stride = 1;
    for (auto count : plan.counts) {
        std::vector<Word> room(words_);
        for (std::size_t tally = 0; tally < size; ++tally)
            if (tally / stride % (count + 1) < count) room[tally / 64] |= Word{1} << (tally % 64);
        // A class without ships never begins one; its stride could be as wide as a word.
        strides_.push_back(count == 0 ? 0 : stride);
        rooms_.push_back(std::move(room));
        stride *= count + 1;
    }
}

bool Tallies::move_words(const Word* set, const std::uint32_t* kin, const Word* hope,
                         Word* moved) const {
    std::fill_n(moved, words_, Word{0});
    const std::size_t stride = kin != nullptr ? strides_[*kin] : 0;
    const Word* room = kin != nullptr ? rooms_[*kin].data() : nullptr;
    const std::size_t whole = stride / 64;
    const unsigned rest = stride % 64;
    Word any = 0;
    Word carried = 0;
    for (std::size_t i = 0; i + whole < words_; ++i) {
        const Word from = room != nullptr ? set[i] & room[i] : set[i];
        const Word to = ((from << rest) | carried) & hope[i + whole];
        carried = rest != 0 ? from >> (64 - rest) : 0;
        moved[i + whole] = to;
        any |= to;
    }
    return any != 0;
}

}  // namespace seabattle
