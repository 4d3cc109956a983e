#include "base/stage_clock.h"

#include <catch2/catch.hpp>
#include <numeric>
#include <thread>

namespace lookback {
namespace {

using namespace std::chrono_literals;

double at(const StageClock& clock, Stage stage) {
  return clock.milliseconds()[static_cast<std::size_t>(stage)];
}

TEST_CASE("a stage inside another stops the other's count") {
  StageClock clock;
  const StageClockScope scope(clock);
  const auto start = std::chrono::steady_clock::now();
  {
    const StageScope search(Stage::search);
    std::this_thread::sleep_for(2ms);
    {
      const StageScope attend(Stage::attend);
      std::this_thread::sleep_for(30ms);
    }
    std::this_thread::sleep_for(2ms);
  }
  const std::chrono::duration<double, std::milli> all = std::chrono::steady_clock::now() - start;
  CHECK(at(clock, Stage::attend) >= 30);
  CHECK(at(clock, Stage::search) >= 4);
  const auto& parts = clock.milliseconds();
  CHECK(std::accumulate(parts.begin(), parts.end(), 0.0) <= all.count());
  CHECK(at(clock, Stage::encode) == 0);
}

TEST_CASE("what lies outside of all stages is not counted") {
  StageClock clock;
  const StageClockScope scope(clock);
  { const StageScope encode(Stage::encode); }
  const double before = at(clock, Stage::encode);
  std::this_thread::sleep_for(5ms);
  { const StageScope search(Stage::search); }
  CHECK(at(clock, Stage::encode) == before);
}

#ifndef __EMSCRIPTEN__  // which has one thread
TEST_CASE("each thread counts for the clock that it named, or for none") {
  StageClock ours, theirs;
  const StageClockScope scope(ours);
  std::thread([&] {
    { const StageScope nobody(Stage::output); }
    const StageClockScope other(theirs);
    const StageScope output(Stage::output);
    std::this_thread::sleep_for(2ms);
  }).join();
  CHECK(at(ours, Stage::output) == 0);
  CHECK(at(theirs, Stage::output) >= 2);
}
#endif

}  // namespace
}  // namespace lookback
