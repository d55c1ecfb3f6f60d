# SPDX-FileCopyrightText: Arbiter contributors
# SPDX-License-Identifier: GPL-3.0-or-later
# The pairing engine's part of the tournament suite: include() from its CMakeLists.txt.
set(TOURNAMENT_PAIRING_TESTS
    line_matching_test.cpp
    swiss_brute_force_test.cpp
    swiss_digest_test.cpp
    swiss_events_test.cpp
    swiss_hard_cases_test.cpp
    swiss_matching_test.cpp
    swiss_sided_test.cpp
    swiss_support.cpp)
