#pragma once
#include <string>
#include <string_view>

namespace lookback {

/// The recurrent cell of encoder and decoder.
enum class Cell { gru, lstm };

/// How the decoder asks the source: see docs/model.md, "Scorers".
enum class Scorer { none, dot, general, reduced_rank, additive };

/// Where the context vector goes: into the recurrence (Bahdanau et al. 2015; the query is s_{i-1})
/// or past it into the prediction (Luong et al. 2015; the query is s_i).
enum class Wiring { context_in, context_out };

/// The word for each choice in config.json, on the command line and in the page.
std::string_view name_of(Cell cell);
std::string_view name_of(Scorer scorer);
std::string_view name_of(Wiring wiring);

/// The choice that a word names. Throws Error, listing the words, when it names none.
Cell cell_named(std::string_view word);
Scorer scorer_named(std::string_view word);
Wiring wiring_named(std::string_view word);

}  // namespace lookback
