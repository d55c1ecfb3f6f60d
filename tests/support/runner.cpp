// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Catch's runner is by far the slowest file to compile: once for all suites, with Qt or without.
#define CATCH_CONFIG_RUNNER
#include "support/runner.h"

#include <catch2/catch.hpp>

namespace support {

int runCases(int argc, char **argv) { return Catch::Session().run(argc, argv); }

} // namespace support
