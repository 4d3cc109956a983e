# relaxed-dots.wasm beside lookback.wasm, from wasm/relaxed: needs a clang that knows relaxed SIMD (16 or newer) and its
# linker. Without them the file is empty, and the page's engine keeps to its own products: slower, the same numbers.
find_program(LOOKBACK_RELAXED_CLANG NAMES clang-19 clang-20 clang-21 clang-18 clang-17 clang-16 clang
  NO_CMAKE_FIND_ROOT_PATH)
find_program(LOOKBACK_RELAXED_LINKER NAMES wasm-ld-19 wasm-ld-20 wasm-ld-21 wasm-ld-18 wasm-ld-17 wasm-ld-16
  NO_CMAKE_FIND_ROOT_PATH)
set(_relaxed "${CMAKE_BINARY_DIR}/relaxed-dots.wasm")
if(LOOKBACK_RELAXED_CLANG AND LOOKBACK_RELAXED_LINKER)
  set(_source "${CMAKE_CURRENT_SOURCE_DIR}/relaxed/int8_dots.cpp")
  set(_object "${CMAKE_BINARY_DIR}/relaxed-dots.o")
  add_custom_command(OUTPUT "${_relaxed}" DEPENDS "${_source}" VERBATIM
    COMMAND "${LOOKBACK_RELAXED_CLANG}" --target=wasm32 -std=c++20 -O2 -msimd128 -mrelaxed-simd -ffreestanding
      -fno-exceptions -fno-rtti -Wall -Wextra -c "${_source}" -o "${_object}"
    # Linked by hand: through the driver an older wasm-opt would meet an instruction it does not know.
    COMMAND "${LOOKBACK_RELAXED_LINKER}" --no-entry --import-memory --strip-all -z stack-size=0
      "${_object}" -o "${_relaxed}")
else()
  message(STATUS "clang 16 or newer with lld not found: the page's engine is built without relaxed SIMD")
  add_custom_command(OUTPUT "${_relaxed}" VERBATIM COMMAND "${CMAKE_COMMAND}" -E touch "${_relaxed}")
endif()
add_custom_target(lookback_relaxed DEPENDS "${_relaxed}")
add_dependencies(lookback_wasm lookback_relaxed)
