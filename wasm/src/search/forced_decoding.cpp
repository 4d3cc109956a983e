#include "search/forced_decoding.h"

#include "base/error.h"

namespace lookback {

ForcedDecoding::ForcedDecoding(StepModel& model, const DecodingOptions& options)
    : options_(options), frontier_(model, options_) {
  require(options_.forced_target.has_value(), "forced decoding needs a target to force");
}

bool ForcedDecoding::step() {
  if (done_) return false;
  frontier_.advance();
  const auto position = static_cast<std::size_t>(frontier_.position());
  done_ = position == options_.forced_target->size();
  frontier_.follow(done_ ? options_.end_token : (*options_.forced_target)[position]);
  return !done_;
}

SearchResult ForcedDecoding::finish() const {
  Outcome outcome;
  (done_ ? outcome.finished : outcome.alive) = frontier_.nodes();
  outcome.steps = frontier_.steps();
  outcome.complete = done_;
  return make_result(frontier_.pool(), options_, outcome);
}

}  // namespace lookback
