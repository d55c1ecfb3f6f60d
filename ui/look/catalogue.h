// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english.h"

#include <string>

namespace ui {

/// The sentences of the layers below, in the language of that code; empty for English and for a
/// language that there is not.
[[nodiscard]] core::English::Translator translatorOf(const std::string &code);

} // namespace ui
