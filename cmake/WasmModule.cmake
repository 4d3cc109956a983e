# The page's module: lookback.mjs and lookback.wasm in the build folder, from wasm/src/bindings.
# One artefact for the worker and for Node's tests; both pass the wasm bytes in themselves.
file(GLOB _bindings CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/src/bindings/*.cpp")
if(NOT _bindings)
  message(STATUS "wasm/src/bindings is empty: the page's module is not built")
  return()
endif()

set(_name lookback)
if(LOOKBACK_SCALAR)
  # Both lie in one folder of the site.
  set(_name lookback-scalar)
endif()
add_executable(lookback_wasm ${_bindings})
set_target_properties(lookback_wasm PROPERTIES OUTPUT_NAME ${_name} SUFFIX .mjs
  RUNTIME_OUTPUT_DIRECTORY "${CMAKE_BINARY_DIR}")
target_include_directories(lookback_wasm PRIVATE src)
target_link_libraries(lookback_wasm PRIVATE lookback_flags lookback_translate)
target_compile_options(lookback_wasm PRIVATE -Os)
set_target_properties(lookback_wasm PROPERTIES UNITY_BUILD "${LOOKBACK_SCALAR}")

# Emscripten renamed the stack's size; no release knows both names.
if(EMSCRIPTEN_VERSION VERSION_LESS 3.1.25)
  set(_stack -sTOTAL_STACK=1MB)
else()
  set(_stack -sSTACK_SIZE=1MB)
endif()

target_link_options(lookback_wasm PRIVATE
  -lembind
  # A factory to import, never a global: several embeds share a page.
  -sMODULARIZE -sEXPORT_ES6 -sEXPORT_NAME=createLookbackModule
  # Not node as well: with ES modules old Emscriptens then call require() and catch every exception.
  -sENVIRONMENT=web,worker
  # Start small for phones and grow with the model, but fail with a message before the tab is killed.
  -sINITIAL_MEMORY=16MB -sALLOW_MEMORY_GROWTH -sMAXIMUM_MEMORY=1GB ${_stack}
  # Model files come in as bytes; there is nothing to open.
  -sFILESYSTEM=0
  # No eval and no new Function: the page runs under script-src 'self' 'wasm-unsafe-eval'.
  -sDYNAMIC_EXECUTION=0
  # One thread and few, large allocations: the small allocator is enough, and 7 kB smaller.
  -sMALLOC=emmalloc
  # Every browser with SIMD has TextDecoder, and the loader passes these settings and no others.
  -sTEXTDECODER=2 -sINCOMING_MODULE_JS_API=wasmBinary,instantiateWasm,print,printErr,onAbort
  # Room for one function more, from the module of RelaxedDots.cmake.
  -sALLOW_TABLE_GROWTH)

# A second pass, for size, over what -O3 has made: 5 kB smaller after gzip and as fast. Linking with -Oz instead would be
# 11 kB smaller and a third slower. The features are those of every browser that has SIMD and WebAssembly's exceptions; the
# scalar module uses none that came after WebAssembly's first edition.
if(LOOKBACK_SCALAR)
  set(_features --mvp-features)
else()
  set(_features --enable-simd --enable-sign-ext --enable-mutable-globals --enable-exception-handling
    --enable-bulk-memory --enable-nontrapping-float-to-int)
endif()
execute_process(COMMAND em-config BINARYEN_ROOT
  OUTPUT_VARIABLE _binaryen OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
find_program(LOOKBACK_WASM_OPT wasm-opt HINTS "${_binaryen}/bin" REQUIRED NO_CMAKE_FIND_ROOT_PATH)
add_custom_command(TARGET lookback_wasm POST_BUILD VERBATIM
  COMMAND "${LOOKBACK_WASM_OPT}" -Oz ${_features}
    "$<TARGET_FILE_DIR:lookback_wasm>/${_name}.wasm" -o "$<TARGET_FILE_DIR:lookback_wasm>/${_name}.wasm")

if(NOT LOOKBACK_SCALAR)
  include(RelaxedDots)
endif()
