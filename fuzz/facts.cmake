# SPDX-License-Identifier: GPL-3.0-or-later
arbiter_fuzz(
  facts
  SOURCES facts_fuzz.cpp
          ${CMAKE_SOURCE_DIR}/tests/app/event_consumers.cpp
          ${CMAKE_SOURCE_DIR}/tests/support/forged_event.cpp
          ${CMAKE_SOURCE_DIR}/tests/support/forged_sources.cpp
  LINK app)
target_include_directories(facts_fuzz PRIVATE ${CMAKE_SOURCE_DIR}/tests)
