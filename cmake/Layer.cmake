# lookback_layer(NAME): the static library of one folder under wasm/src. It may link only what
# wasm/layers.json allows; tools/check-layers.mjs holds every #include against the same list.
set(LOOKBACK_LAYERS_FILE "${CMAKE_CURRENT_SOURCE_DIR}/wasm/layers.json")
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${LOOKBACK_LAYERS_FILE}")
file(READ "${LOOKBACK_LAYERS_FILE}" LOOKBACK_LAYERS)

function(lookback_layer name)
  file(GLOB_RECURSE _sources CONFIGURE_DEPENDS "${CMAKE_CURRENT_SOURCE_DIR}/src/${name}/*.cpp")
  if(_sources)
    add_library(lookback_${name} STATIC ${_sources})
    set(_kind PUBLIC)
    target_link_libraries(lookback_${name} PRIVATE lookback_flags)
    if(LOOKBACK_SCALAR)
      # Whoever builds the site waits for this module too, and most of that time goes into headers.
      set_target_properties(lookback_${name} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 16)
      # Their own names meet those of their neighbours.
      set_source_files_properties(src/text/sentence_splitter.cpp src/text/word_splitter.cpp
        src/weights/safetensors.cpp src/weights/safetensors_writer.cpp PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
    if(EMSCRIPTEN AND NOT name MATCHES "^(math|search)$")
      # All the time goes into those two; of the rest a visitor only notices the bytes.
      target_compile_options(lookback_${name} PRIVATE -Os)
    elseif(EMSCRIPTEN AND name STREQUAL "math")
      # Nothing in these is worth unrolling.
      set_source_files_properties(src/math/weight.cpp src/math/int8_dots.cpp src/math/arena.cpp src/math/tensor.cpp
        PROPERTIES COMPILE_OPTIONS -Os)
    endif()
  else()
    add_library(lookback_${name} INTERFACE)
    set(_kind INTERFACE)
  endif()
  target_include_directories(lookback_${name} ${_kind} "${CMAKE_CURRENT_SOURCE_DIR}/src")
  string(JSON _count LENGTH "${LOOKBACK_LAYERS}" ${name})
  if(_count GREATER 0)
    math(EXPR _last "${_count} - 1")
    foreach(_index RANGE ${_last})
      string(JSON _used GET "${LOOKBACK_LAYERS}" ${name} ${_index})
      if(TARGET lookback_${_used})
        target_link_libraries(lookback_${name} ${_kind} lookback_${_used})
      else()
        message(FATAL_ERROR "layers.json: ${name} uses ${_used}, which does not exist yet")
      endif()
    endforeach()
  endif()
endfunction()
