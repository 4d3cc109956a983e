#pragma once
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "base/stage_clock.h"
#include "search/hypothesis.h"
#include "search/search_trace.h"
#include "text/tokenized_text.h"

namespace lookback {

/// Numbers by rows [rows x columns]; empty where a model without attention has none.
struct NumberMatrix {
  int rows = 0;
  int columns = 0;
  std::vector<float> values;

  bool empty() const { return values.empty(); }
};

/// A text with its pieces by name. A source always ends with </s>, a target when it is finished;
/// </s> has an empty range at the end of the text and the last word, an empty one, to itself.
struct PiecedText {
  TokenizedText tokenized;
  std::vector<std::string> pieces;  ///< [tokens], as in the vocabulary
};

struct PieceCandidate {
  TokenId id = 0;
  std::string piece;
  float log_probability = 0;
};

/// One translation of one sentence: Ty target pieces, Tx source pieces.
struct TranslatedHypothesis {
  PiecedText target;
  NumberMatrix alignment;       ///< [Ty x Tx], rows sum to 1
  NumberMatrix word_alignment;  ///< by words: source columns summed, target rows averaged
  NumberMatrix energies;        ///< [Ty x Tx], before the softmax
  std::vector<float> token_log_probabilities;  ///< [Ty]
  double log_probability = 0;                  ///< their sum
  double score = 0;                            ///< after the penalties; the search ranks by it
  bool finished = false;  ///< false when a limit or an early finish() cut it off
  bool looping = false;   ///< cut because it repeated itself
  std::vector<std::vector<PieceCandidate>> candidates;  ///< [Ty], best first; if asked for
};

/// A target position and a source position.
struct ExplainedPlace {
  int position = 0;
  int source = 0;
};

/// One term of an energy: weight * tanh(key + query) where the scorer is additive, else key * query
/// (and the weight is 1).
struct EnergyTerm {
  int dimension = 0;
  float key = 0;
  float query = 0;
  float weight = 1;
  float value = 0;
};

/// What one look at the source was computed from, few enough numbers to check by hand. Without
/// attention there is only the context.
struct StepExplanation {
  ExplainedPlace place;
  int dimensions = 0;             ///< how many terms the energy has
  std::vector<EnergyTerm> terms;  ///< the largest, largest first
  double rest = 0;                ///< the sum of all others
  std::vector<float> state;       ///< first numbers of the state that asked
  std::vector<float> context;     ///< first numbers of the context vector
  NumberMatrix annotations;       ///< [Tx x …] first numbers of each annotation
};

struct SentenceTranslation {
  PiecedText source;
  std::vector<TranslatedHypothesis> hypotheses;  ///< best first, never empty
  SearchTrace trace;                             ///< if asked for
  std::vector<std::string> trace_pieces;         ///< [nodes of trace]
  std::optional<StepExplanation> explanation;    ///< if asked for
};

/// Something the reader should know of how the text was treated.
struct Note {
  enum class Kind {
    input_cut,     ///< the text was too long; only its beginning was translated
    sentence_cut,  ///< a sentence was too long and was translated in parts
  };
  Kind kind = Kind::input_cut;
  std::string text;  ///< in English, one line
};

struct Translation {
  std::string model;        ///< the model's id
  std::string text;         ///< what was translated, after normalisation
  std::string translation;  ///< the sentences' best translations, joined
  std::vector<SentenceTranslation> sentences;
  std::vector<Note> notes;
  double milliseconds = 0;  ///< time spent translating, pauses between steps left out
  std::array<double, kStageCount> stages{};  ///< the same by Stage
};

/// The word for the kind in JSON.
inline const char* name_of(Note::Kind kind) {
  return kind == Note::Kind::input_cut ? "input_cut" : "sentence_cut";
}

}  // namespace lookback
