#pragma once
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "weights/model_config.h"

namespace lookback {

/// One file of sentence pairs, tab-separated, plain or gzip.
struct CorpusFile {
  std::string path;  ///< from the repository's root
  int source_column = 0;
  int target_column = 1;
  int header_lines = 0;
  int repeat = 1;   ///< how often each pair stands in the training data
  bool dev = true;  ///< whether dev pairs may be drawn from it
};

struct PrepareOptions {
  int source_pieces = 4500;  ///< subword vocabularies, special pieces and bytes included
  int target_pieces = 4500;
  int dev_pairs = 1500;
  int most_words = 100;     ///< longer pairs are left out
  double most_ratio = 4.0;  ///< pairs whose lengths in characters differ by more are left out
  std::uint64_t seed = 1;
};

/// How the source is roughened, so that what people type works too: chances for a pair.
struct NoiseOptions {
  double lower_case = 0.05;
  double upper_case = 0.02;
  double no_accents = 0.05;
  double no_final_mark = 0.08;   ///< dropped on both sides
  double foreign_word = 0.0;     ///< the same never-seen word on both sides, to be carried over
  double join = 0.05;            ///< joined with the next pair, for longer sentences
  double join_more = 0.05;       ///< once joined: with one more, again and again
  double subword_dropout = 0.1;  ///< chance of passing over a merge, on `divided` of the pairs
  double divided = 0.5;
};

struct TrainingOptions {
  int updates = 6000;
  int batch_tokens = 4096;  ///< target pieces a batch, padding included
  double learning_rate = 2e-3;
  int warmup_updates = 400;  ///< linear to the learning rate, then a cosine to zero
  double adam_beta1 = 0.9;
  double adam_beta2 = 0.98;
  double adam_epsilon = 1e-9;
  double clip_norm = 1.0;
  double label_smoothing = 0.1;
  double dropout = 0.2;
  double average_decay = 0.999;  ///< of the moving average of the weights that is kept; 0 = none
  int validate_every = 500;
  int dev_sentences = 400;  ///< decoded for BLEU at each validation
  int patience = 20;        ///< validations without a better loss before training ends
  std::uint64_t seed = 1;
  std::string precision = "auto";  ///< auto, bfloat16, float32
  std::string start_from;          ///< folder of a model whose weights to start from; may be empty
};

/// All that makes a model out of corpora: one file, recipes/<model>/recipe.json.
struct Recipe {
  ModelConfig model;
  std::vector<CorpusFile> corpora;
  PrepareOptions prepare;
  NoiseOptions noise;
  TrainingOptions training;
};

/// Reads and checks a recipe; unknown keys, other types and values out of range are refused.
/// Throws Error.
Recipe recipe_from_json(std::string_view json);
/// The same from a file.
Recipe read_recipe(const std::string& path);

}  // namespace lookback
