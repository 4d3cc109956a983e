#include "base/stage_clock.h"

namespace lookback {
namespace {

thread_local StageClock* current_clock = nullptr;

}  // namespace

const char* name_of(Stage stage) {
  switch (stage) {
    case Stage::tokenise:
      return "tokenise";
    case Stage::encode:
      return "encode";
    case Stage::recurrence:
      return "recurrence";
    case Stage::attend:
      return "attend";
    case Stage::output:
      return "output";
    case Stage::search:
      return "search";
  }
  return "";
}

std::size_t StageClock::switch_to(std::size_t stage) {
  const auto now = std::chrono::steady_clock::now();
  if (running_ != kNone)
    milliseconds_[running_] += std::chrono::duration<double, std::milli>(now - since_).count();
  const std::size_t before = running_;
  running_ = stage;
  since_ = now;
  return before;
}

StageClockScope::StageClockScope(StageClock& clock) : outer_(current_clock) {
  current_clock = &clock;
}

StageClockScope::~StageClockScope() { current_clock = outer_; }

StageScope::StageScope(Stage stage) : clock_(current_clock) {
  if (clock_ != nullptr) outer_ = clock_->switch_to(static_cast<std::size_t>(stage));
}

StageScope::~StageScope() {
  if (clock_ != nullptr) clock_->switch_to(outer_);
}

}  // namespace lookback
