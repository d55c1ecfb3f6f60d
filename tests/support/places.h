// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

/// Where tests find files. Compiled once, so that the path of a checkout is no part of any other
/// translation unit: a compiler cache then serves every checkout of the same state.
namespace support {

/// The checkout the tests were built from.
[[nodiscard]] const std::filesystem::path &checkout();
/// Files the tests bring along.
[[nodiscard]] const std::filesystem::path &testData();
/// Rulebooks, cards, lists and events of others; it need not exist, and then tests skip with a
/// word.
[[nodiscard]] const std::filesystem::path &referenceMaterial();
/// All of a file; empty where there is none.
[[nodiscard]] std::string contentOf(const std::filesystem::path &file);

} // namespace support
