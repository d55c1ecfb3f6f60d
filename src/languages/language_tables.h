// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english.h"

#include <string_view>
#include <vector>

namespace languages {

/// The languages there are besides English, by their codes: "de", "fr".
[[nodiscard]] std::vector<std::string_view> codes();

/// The sentences of the contexts compiled in, in that language, without Qt; empty for English and
/// for a language that there is not. May be asked by several threads at once.
[[nodiscard]] core::English::Translator translator(std::string_view code);

} // namespace languages
