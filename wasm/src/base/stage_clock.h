#pragma once
#include <array>
#include <chrono>
#include <cstddef>

namespace lookback {

/// What the time of a translation goes into, in the order in which a step meets it.
enum class Stage { tokenise, encode, recurrence, attend, output, search };
inline constexpr std::size_t kStageCount = 6;

const char* name_of(Stage stage);

/// Time by stage. One stage runs at a time: one that begins inside another stops the other's count
/// until it ends, so that the times add up to the whole.
class StageClock {
 public:
  /// Milliseconds so far, by stage.
  const std::array<double, kStageCount>& milliseconds() const { return milliseconds_; }

 private:
  friend class StageScope;
  static constexpr std::size_t kNone = kStageCount;

  /// Returns what ran before.
  std::size_t switch_to(std::size_t stage);

  std::array<double, kStageCount> milliseconds_{};
  std::size_t running_ = kNone;
  std::chrono::steady_clock::time_point since_;
};

/// Names the clock of this thread for as long as it lives.
class StageClockScope {
 public:
  explicit StageClockScope(StageClock& clock);
  ~StageClockScope();
  StageClockScope(const StageClockScope&) = delete;
  StageClockScope& operator=(const StageClockScope&) = delete;

 private:
  StageClock* outer_;
};

/// The time in which it lives is this stage's. Where no clock is named, as in training, it does
/// nothing.
class StageScope {
 public:
  explicit StageScope(Stage stage);
  ~StageScope();
  StageScope(const StageScope&) = delete;
  StageScope& operator=(const StageScope&) = delete;

 private:
  StageClock* clock_;
  std::size_t outer_ = StageClock::kNone;
};

}  // namespace lookback
