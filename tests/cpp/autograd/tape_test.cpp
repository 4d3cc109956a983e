#include "autograd/tape.h"

#include <catch2/catch.hpp>

#include "autograd/ops.h"

using namespace lookback;

TEST_CASE("a tape that is reset takes no more memory for the same work") {
  Tape tape;
  std::size_t capacity = 0;
  for (int round = 0; round < 5; ++round) {
    tape.reset();
    const TapeScope scope(tape);
    Var x = tape.constant(make_zeros(300, 300));
    for (int i = 0; i < 20; ++i) x = tanh(x);
    if (round == 2) capacity = tape.arena().capacity();
  }
  CHECK(tape.arena().capacity() == capacity);
}

TEST_CASE("what the loss does not depend on gets no gradient") {
  Tape tape;
  const TapeScope scope(tape);
  const Var x = tape.constant(make_zeros(1, 1));
  const Var unused = tanh(tape.constant(make_zeros(2, 2)));
  tape.backward(tanh(x));
  CHECK(x.gradient()(0, 0) == 1.0f);
  CHECK(unused.node()->gradient.data == nullptr);
}

TEST_CASE("operators refuse to run without a tape, and backward to start from a matrix") {
  CHECK_THROWS_AS(current_tape(), std::logic_error);
  Tape tape;
  const TapeScope scope(tape);
  CHECK_THROWS_AS(tape.backward(tape.constant(make_zeros(2, 1))), std::logic_error);
}
