# Finds Emscripten's own toolchain file from the `emcc` on PATH: emsdk's as well as Debian's package.
execute_process(COMMAND em-config EMSCRIPTEN_ROOT
  OUTPUT_VARIABLE _root OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE _result)
if(NOT _result EQUAL 0 OR NOT EXISTS "${_root}/cmake/Modules/Platform/Emscripten.cmake")
  foreach(_candidate "$ENV{EMSDK}/upstream/emscripten" /usr/share/emscripten)
    if(EXISTS "${_candidate}/cmake/Modules/Platform/Emscripten.cmake")
      set(_root "${_candidate}")
    endif()
  endforeach()
endif()
if(NOT EXISTS "${_root}/cmake/Modules/Platform/Emscripten.cmake")
  message(FATAL_ERROR "Emscripten was not found. Install Debian's package `emscripten` "
    "(apt-get install emscripten) or put emsdk's emcc on PATH.")
endif()
# Debian's package keeps acorn, which the link step needs, apart from Node's own modules: for the
# compiler checks at configure time it goes into the environment, for the build before each link.
if(EXISTS /usr/share/nodejs/acorn AND NOT DEFINED ENV{NODE_PATH})
  set(ENV{NODE_PATH} /usr/share/nodejs)
endif()
if(DEFINED ENV{NODE_PATH})
  set_property(GLOBAL PROPERTY RULE_LAUNCH_LINK "env NODE_PATH=$ENV{NODE_PATH}")
endif()
include("${_root}/cmake/Modules/Platform/Emscripten.cmake")
