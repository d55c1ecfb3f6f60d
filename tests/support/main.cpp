// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled once and linked into every suite without Qt.
#define CATCH_CONFIG_MAIN
#include <catch2/catch.hpp>
