# SPDX-License-Identifier: GPL-3.0-or-later
# Included by the presets at project(): large pages of memory for the compiler, and a compiler cache and a
# faster linker where they are installed. A plain `cmake -S . -B build` does without.
find_program(ARBITER_CCACHE ccache)
if(NOT CMAKE_CXX_COMPILER_LAUNCHER)
  # clang keeps a gigabyte of small things for a batch of files: in pages of 2 MB, taken 64 MB at a time, it
  # is a quarter sooner done. Where the system has no such pages, or another C library, nothing is different.
  string(CONCAT tunables "glibc.malloc.hugetlb=1" ":glibc.malloc.top_pad=67108864"
                ":glibc.malloc.mmap_threshold=1073741824")
  set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env GLIBC_TUNABLES=${tunables})
  if(ARBITER_CCACHE)
    # Precompiled headers are only cacheable with this sloppiness; see ccache(1).
    list(APPEND CMAKE_CXX_COMPILER_LAUNCHER CCACHE_SLOPPINESS=pch_defines,time_macros ${ARBITER_CCACHE})
  endif()
endif()
find_program(ARBITER_MOLD mold)
if(ARBITER_MOLD)
  add_link_options(-fuse-ld=mold)
endif()
