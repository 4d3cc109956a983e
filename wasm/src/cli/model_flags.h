#pragma once
#include <CLI/CLI.hpp>
#include <string>

#include "translate/translator.h"

namespace lookback {

/// --model, --float32 and --relaxed-simd: which model a verb runs, and in which numbers.
struct ModelFlags {
  std::string folder;
  bool float32 = false;
  bool relaxed_simd = false;

  void add_to(CLI::App& command);
  /// Throws Error. How the last one loaded multiplies, all do.
  Translator load() const;
};

/// Throws Error unless `reverse` translates from the target language of `forward` into its source.
void require_reverse(const ModelConfig& forward, const ModelConfig& reverse);

/// The flags that all translating verbs share; what is not given is as the model's config has it.
class DecodingFlags {
 public:
  void add_to(CLI::App& command);
  TranslationOptions options(const Translator& translator) const;

 private:
  void add_search(CLI::App& command);
  void add_sampling(CLI::App& command);

  std::optional<int> beam_size_, n_best_, minimum_length_, maximum_length_, blocked_ngram_,
      loop_limit_, top_k_;
  std::optional<double> length_penalty_, coverage_penalty_, temperature_, top_p_;
  std::optional<std::uint64_t> seed_;
  bool sampling_ = false;
};

}  // namespace lookback
