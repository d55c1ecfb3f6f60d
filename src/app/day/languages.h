// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english.h"

#include <functional>
#include <string>

namespace app {

/// The translator of a language by its code, "de"; empty for English and for one that there is not.
using Languages = std::function<core::English::Translator(const std::string &code)>;

/// The languages of the window, for programs without one. Defined by what is linked: a build
/// without the window speaks English only.
[[nodiscard]] Languages languages();

} // namespace app
