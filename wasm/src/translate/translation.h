#pragma once
#include <string>
#include <vector>

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

struct SentenceTranslation {
  PiecedText source;
  std::vector<TranslatedHypothesis> hypotheses;  ///< best first, never empty
  SearchTrace trace;                             ///< if asked for
  std::vector<std::string> trace_pieces;         ///< [nodes of trace]
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
};

/// The word for the kind in JSON.
inline const char* name_of(Note::Kind kind) {
  return kind == Note::Kind::input_cut ? "input_cut" : "sentence_cut";
}

}  // namespace lookback
