# Third-party libraries, each an interface target `lookback_<name>`. All are Debian packages; the
# cross build takes the same headers, but must never see the host's /usr/include as a whole.
function(lookback_header_library name probe)
  add_library(lookback_${name} INTERFACE)
  find_path(LOOKBACK_${name}_DIR NAMES ${probe} PATH_SUFFIXES eigen3 utf8cpp
    NO_CMAKE_FIND_ROOT_PATH PATHS /usr/include /usr/local/include)
  if(NOT LOOKBACK_${name}_DIR)
    message(FATAL_ERROR "${probe} was not found. `npm run setup` installs what the build needs.")
  endif()
  set(_dir "${LOOKBACK_${name}_DIR}")
  if(EMSCRIPTEN AND NOT _dir MATCHES "eigen3|utf8cpp")
    # Copy just this library's headers out of the host's include folder.
    get_filename_component(_folder "${probe}" DIRECTORY)
    file(COPY "${_dir}/${_folder}" DESTINATION "${CMAKE_BINARY_DIR}/host-headers")
    set(_dir "${CMAKE_BINARY_DIR}/host-headers")
  endif()
  target_include_directories(lookback_${name} SYSTEM INTERFACE "${_dir}")
endfunction()

lookback_header_library(eigen Eigen/Dense)
lookback_header_library(json nlohmann/json.hpp)
lookback_header_library(utfcpp utf8.h)
if(LOOKBACK_TRAINING)
  lookback_header_library(cli11 CLI/CLI.hpp)
endif()
if(LOOKBACK_TESTS)
  lookback_header_library(catch2 catch2/catch.hpp)
endif()

# The kernel's own calls (sys/mman.h): nothing to find, but a layer must say that it uses them.
add_library(lookback_linux INTERFACE)

# oneDNN makes training products several times faster; without it Eigen does them.
add_library(lookback_onednn INTERFACE)
if(LOOKBACK_TRAINING)
  find_package(Threads REQUIRED)
  find_package(OpenMP COMPONENTS CXX QUIET)
  # Not dnnl's own CMake package: Debian's asks for OpenCL's headers, which nothing here needs.
  find_path(LOOKBACK_ONEDNN_DIR dnnl.hpp)
  find_library(LOOKBACK_ONEDNN_LIBRARY dnnl)
  if(LOOKBACK_ONEDNN_DIR AND LOOKBACK_ONEDNN_LIBRARY AND OpenMP_CXX_FOUND)
    target_include_directories(lookback_onednn SYSTEM INTERFACE "${LOOKBACK_ONEDNN_DIR}")
    target_link_libraries(lookback_onednn INTERFACE "${LOOKBACK_ONEDNN_LIBRARY}" OpenMP::OpenMP_CXX)
    target_compile_definitions(lookback_onednn INTERFACE LOOKBACK_ONEDNN)
  else()
    message(STATUS "oneDNN (libdnnl-dev) not found: training uses Eigen and is several times slower")
  endif()
  add_library(lookback_threads INTERFACE)
  target_link_libraries(lookback_threads INTERFACE Threads::Threads)
  find_package(ZLIB REQUIRED)  # corpora are kept as .tsv.gz
  add_library(lookback_zlib INTERFACE)
  target_link_libraries(lookback_zlib INTERFACE ZLIB::ZLIB)
endif()
