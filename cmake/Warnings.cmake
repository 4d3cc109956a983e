# One list of warnings and of the flags that the numbers depend on, for every target of ours.
add_library(lookback_flags INTERFACE)
target_compile_options(lookback_flags INTERFACE -Wall -Wextra -Wpedantic -Wshadow -Wconversion
  -Wno-sign-conversion)

# No fused multiply-add behind our back: native and WebAssembly must compute the same numbers.
# Nobody reads errno of a square root; without it loops with one are vectorised.
target_compile_options(lookback_flags INTERFACE -ffp-contract=off -fno-math-errno)

if(LOOKBACK_SCALAR)
  # Exceptions by way of JavaScript: a browser without SIMD has none of its own either.
  target_compile_options(lookback_flags INTERFACE -fexceptions)
  target_link_options(lookback_flags INTERFACE -fexceptions)
elseif(EMSCRIPTEN)
  target_compile_options(lookback_flags INTERFACE -msimd128 -fwasm-exceptions)
  target_link_options(lookback_flags INTERFACE -fwasm-exceptions)
endif()

if(LOOKBACK_SANITIZE)
  # -g1: lines for the reports, but no variables, which would double the time to compile.
  target_compile_options(lookback_flags INTERFACE -fsanitize=address,undefined
    -fno-sanitize-recover=all -fno-omit-frame-pointer -O1 -g1)
  target_link_options(lookback_flags INTERFACE -fsanitize=address,undefined)
  target_compile_definitions(lookback_flags INTERFACE LOOKBACK_SANITIZED)
endif()

if(LOOKBACK_FUZZ)
  # Counts which edges an input reaches; the fuzzer's own main comes in where its programs are linked.
  target_compile_options(lookback_flags INTERFACE -fsanitize=fuzzer-no-link)
endif()
