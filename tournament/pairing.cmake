# SPDX-FileCopyrightText: Arbiter contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# The pairing engine's part of the tournament layer: include() from its CMakeLists.txt.
set(TOURNAMENT_PAIRING_SOURCES
    line_matching.cpp
    line_matching.h
    match_model.cpp
    match_model.h
    matching.h
    matching_lemon.cpp
    simulation.cpp
    simulation.h
    swiss.cpp
    swiss.h
    swiss_cost.h
    swiss_engine.cpp
    swiss_engine.h
    swiss_floats.cpp
    swiss_search.cpp
    swiss_search.h
    swiss_sides.cpp
    swiss_table.cpp
    swiss_table.h
    swiss_whole.cpp
    swiss_windows.cpp)

# LEMON 1.3.1 does not compile as C++20. It is used for its templates only: nothing to link. GCC
# suspects its containers of uninitialized values when sanitizers change what is inlined.
set_source_files_properties(
  matching_lemon.cpp
  PROPERTIES
    COMPILE_OPTIONS
    "-std=gnu++17;-Wno-old-style-cast;$<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>"
    SKIP_PRECOMPILE_HEADERS ON)
