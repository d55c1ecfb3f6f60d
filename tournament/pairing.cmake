# SPDX-FileCopyrightText: Arbiter contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# The pairing engine's part of the tournament layer: include() from its CMakeLists.txt.
set(TOURNAMENT_PAIRING_SOURCES
    pairing/line_bounds.cpp
    pairing/line_matching.cpp
    pairing/line_matching.h
    odds/match_model.cpp
    odds/match_model.h
    pairing/matching.h
    pairing/matching_lemon.cpp
    odds/simulation.cpp
    odds/simulation.h
    pairing/swiss.cpp
    pairing/swiss.h
    pairing/swiss_cost.h
    pairing/swiss_engine.cpp
    pairing/swiss_engine.h
    pairing/swiss_floats.cpp
    pairing/swiss_search.cpp
    pairing/swiss_search.h
    pairing/swiss_sides.cpp
    pairing/swiss_table.cpp
    pairing/swiss_table.h
    pairing/swiss_whole.cpp
    pairing/swiss_windows.cpp)

# LEMON 1.3.1 does not compile as C++20. It is used for its templates only: nothing to link. GCC
# suspects its containers of uninitialized values when sanitizers change what is inlined.
set_source_files_properties(
  pairing/matching_lemon.cpp
  PROPERTIES
    COMPILE_OPTIONS
    "-std=gnu++17;-Wno-old-style-cast;$<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>"
    SKIP_PRECOMPILE_HEADERS ON)
