#include "weights/model_choices.h"

#include <array>

#include "base/error.h"
#include "untrusted/message_text.h"

namespace lookback {
namespace {

// In the order of the enumerators, which are the indices.
constexpr std::array<std::string_view, 2> kCells = {"gru", "lstm"};
constexpr std::array<std::string_view, 5> kScorers = {"none", "dot", "general", "reduced_rank",
                                                      "additive"};
constexpr std::array<std::string_view, 2> kWirings = {"context_in", "context_out"};

template <class Choice, class Words>
Choice choice_named(std::string_view word, std::string_view what, const Words& words) {
  std::string known;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == word) return static_cast<Choice>(i);
    known += (i == 0 ? "" : ", ") + std::string(words[i]);
  }
  throw Error(concat("there is no ", what, " ", in_quotes(word), "; choose one of: ", known));
}

}  // namespace

std::string_view name_of(Cell cell) { return kCells[static_cast<std::size_t>(cell)]; }
std::string_view name_of(Scorer scorer) { return kScorers[static_cast<std::size_t>(scorer)]; }
std::string_view name_of(Wiring wiring) { return kWirings[static_cast<std::size_t>(wiring)]; }

Cell cell_named(std::string_view word) { return choice_named<Cell>(word, "cell", kCells); }
Scorer scorer_named(std::string_view word) {
  return choice_named<Scorer>(word, "scorer", kScorers);
}
Wiring wiring_named(std::string_view word) {
  return choice_named<Wiring>(word, "wiring", kWirings);
}

}  // namespace lookback
