#include "search/decoding.h"

#include "search/beam_search.h"
#include "search/forced_decoding.h"
#include "search/sampling.h"

namespace lookback {

std::unique_ptr<Decoding> make_decoding(StepModel& model, const DecodingOptions& options) {
  if (options.forced_target) return std::make_unique<ForcedDecoding>(model, options);
  if (options.sampling) return std::make_unique<Sampling>(model, options);
  return std::make_unique<BeamSearch>(model, options);
}

}  // namespace lookback
