# SPDX-License-Identifier: GPL-3.0-or-later
# Included by the presets at project(): a compiler cache and a faster linker where they are
# installed. A plain `cmake -S . -B build` does without.
find_program(ARBITER_CCACHE ccache)
if(ARBITER_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # Precompiled headers are only cacheable with this sloppiness; see ccache(1).
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env
                                  CCACHE_SLOPPINESS=pch_defines,time_macros ${ARBITER_CCACHE})
endif()
find_program(ARBITER_MOLD mold)
if(ARBITER_MOLD)
  add_link_options(-fuse-ld=mold)
endif()
