#include "cli/model_flags.h"

#include <utility>

#include "base/error.h"
#include "math/int8_dots.h"

namespace lookback {
namespace {

template <class Value, class Field>
void set(Field& field, const std::optional<Value>& value) {
  if (value) field = *value;
}

}  // namespace

void ModelFlags::add_to(CLI::App& command) {
  command.add_option("--model", folder, "model folder")->required();
  CLI::Option* exact =
      command.add_flag("--float32", float32, "turn int8 weights into float32 first");
  command
      .add_flag("--relaxed-simd", relaxed_simd,
                "compute as the page does in a browser with relaxed SIMD: int8 products with "
                "activations of seven bits")
      ->excludes(exact);
}

Translator ModelFlags::load() const {
  use_int8_dots(relaxed_simd ? &plain_int8_dots : nullptr);
  ModelBundle bundle = ModelBundle::from_folder(folder);
  if (float32) bundle.weights = bundle.weights.dequantised();
  return Translator(std::move(bundle));
}

void require_reverse(const ModelConfig& forward, const ModelConfig& reverse) {
  const bool fits = forward.source_language == reverse.target_language &&
                    forward.target_language == reverse.source_language;
  require(fits, "--reverse-model must translate ", forward.target_language, " into ",
          forward.source_language, ", but ", reverse.id, " translates ", reverse.source_language,
          " into ", reverse.target_language);
}

void DecodingFlags::add_to(CLI::App& command) {
  add_search(command);
  add_sampling(command);
}

void DecodingFlags::add_search(CLI::App& command) {
  command.add_option("--beam-size", beam_size_, "live hypotheses; 1 is greedy");
  command.add_option("--n-best", n_best_,
                     "hypotheses to return; with more than one, each line is "
                     "one sentence");
  command.add_option("--minimum-length", minimum_length_, "fewest target pieces, </s> included");
  command.add_option("--maximum-length", maximum_length_, "most target pieces, </s> included");
  command.add_option("--length-penalty", length_penalty_, "alpha of Wu et al. 2016; 0 is off");
  command.add_option("--coverage-penalty", coverage_penalty_, "beta of the same; 0 is off");
  command.add_option("--blocked-ngram", blocked_ngram_, "no n-gram of this size twice; 0 is off");
  command.add_option("--loop-limit", loop_limit_,
                     "cut what repeats itself so often in a row; 0 is off");
}

void DecodingFlags::add_sampling(CLI::App& command) {
  command.add_flag("--sampling", sampling_, "draw pieces at random instead of searching");
  command.add_option("--temperature", temperature_, "sampling: below 1 sharper, above 1 flatter");
  command.add_option("--top-k", top_k_, "sampling: only the k most probable pieces; 0 is all");
  command.add_option("--top-p", top_p_, "sampling: only the smallest set of this probability");
  command.add_option("--seed", seed_, "sampling: the same seed gives the same translation");
}

TranslationOptions DecodingFlags::options(const Translator& translator) const {
  TranslationOptions options = translator.default_options();
  DecodingOptions& decoding = options.decoding;
  set(decoding.beam_size, beam_size_);
  set(decoding.n_best, n_best_);
  set(decoding.minimum_length, minimum_length_);
  set(options.maximum_length, maximum_length_);
  set(decoding.length_penalty, length_penalty_);
  set(decoding.coverage_penalty, coverage_penalty_);
  set(decoding.blocked_ngram, blocked_ngram_);
  set(decoding.loop_limit, loop_limit_);
  decoding.sampling = sampling_;
  set(decoding.temperature, temperature_);
  set(decoding.top_k, top_k_);
  set(decoding.top_p, top_p_);
  set(decoding.seed, seed_);
  return options;
}

}  // namespace lookback
