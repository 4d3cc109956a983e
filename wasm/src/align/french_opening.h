#pragma once
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace lookback {

/// What two opened French words, "de" and "le", were before: "du". Nothing where they are no
/// contraction: before a vowel (de l'Orateur) and where "les" is the object of a verb ("à les
/// voir"). `next` is the word after them.
std::optional<std::string> french_contraction(std::string_view first, std::string_view second,
                                              std::string_view next);

/// What an opened French word was in front of `next`: l' for "le" before "Orateur". Nothing where
/// French does not elide.
std::optional<std::string> french_elision(std::string_view word, std::string_view next);

}  // namespace lookback
