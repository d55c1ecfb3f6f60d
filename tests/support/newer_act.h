// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace support {

/// Appends to an event file, soundly chained, an act that only a newer version knows.
void appendNewerAct(const std::filesystem::path &path);

} // namespace support
