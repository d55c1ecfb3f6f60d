// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string_view>

namespace core {

/// A data file compiled into the binary by arbiter_embed() (cmake/ArbiterTargets.cmake).
struct EmbeddedFile {
    std::string_view name; ///< file name without its folder
    std::string_view text;
};

} // namespace core
