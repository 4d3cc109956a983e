#include "weights/model_choices.h"

#include <catch2/catch.hpp>

#include "cpp/weights/raw_files.h"

using namespace lookback;

TEST_CASE("every choice has the word that the format gives it") {
  CHECK(name_of(Cell::gru) == "gru");
  CHECK(name_of(Cell::lstm) == "lstm");
  CHECK(name_of(Scorer::none) == "none");
  CHECK(name_of(Scorer::dot) == "dot");
  CHECK(name_of(Scorer::general) == "general");
  CHECK(name_of(Scorer::reduced_rank) == "reduced_rank");
  CHECK(name_of(Scorer::additive) == "additive");
  CHECK(name_of(Wiring::context_in) == "context_in");
  CHECK(name_of(Wiring::context_out) == "context_out");
}

TEST_CASE("a choice is found by its word") {
  for (const Cell cell : {Cell::gru, Cell::lstm}) CHECK(cell_named(name_of(cell)) == cell);
  for (const Scorer scorer :
       {Scorer::none, Scorer::dot, Scorer::general, Scorer::reduced_rank, Scorer::additive}) {
    CHECK(scorer_named(name_of(scorer)) == scorer);
  }
  for (const Wiring wiring : {Wiring::context_in, Wiring::context_out}) {
    CHECK(wiring_named(name_of(wiring)) == wiring);
  }
}

TEST_CASE("an unknown word is refused with the known ones") {
  CHECK(error_of([] { scorer_named("bahdanau"); }) ==
        "there is no scorer 'bahdanau'; choose one of: none, dot, general, reduced_rank, additive");
  CHECK(error_of([] { cell_named("GRU"); }) == "there is no cell 'GRU'; choose one of: gru, lstm");
  CHECK(error_of([] { wiring_named(""); }) ==
        "there is no wiring ''; choose one of: context_in, context_out");
}
