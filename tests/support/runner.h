// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace support {

/// Runs the cases that the arguments name; the status for main() to return.
[[nodiscard]] int runCases(int argc, char **argv);

} // namespace support
