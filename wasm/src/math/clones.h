#pragma once

// Marks a loop-heavy function to be compiled once for each instruction set, the best being chosen
// at start. Only the speed differs: without contraction of floating point and with sums in fixed
// lanes, every copy (and the WebAssembly build) computes the same numbers. Sanitizers must see
// plain functions, since the choice is made before their start-up code.
#if defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__) && !defined(LOOKBACK_SANITIZED)
#define LOOKBACK_CLONES \
  __attribute__((target_clones("arch=x86-64-v4", "arch=x86-64-v3", "default")))
#else
#define LOOKBACK_CLONES
#endif
