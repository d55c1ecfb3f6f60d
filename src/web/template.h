// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"

#include <string>
#include <string_view>

namespace web {

/// A file of src/web/pages; empty: there is none of that name.
[[nodiscard]] std::string_view pageFile(std::string_view name);

/// The page `<name>.mustache` in the frame of all pages. The one way in which text becomes HTML:
/// every value is escaped, and nothing in it steers the place where it is shown.
[[nodiscard]] std::string rendered(std::string_view name, const core::Json &view);
/// The same in two steps, for a page that many see alike, each in a frame with his own name: what
/// stands in the frame, without what the frame shows of it (title, empty) …
[[nodiscard]] std::string renderedInside(std::string_view name, const core::Json &view);
/// … and that in the frame.
[[nodiscard]] std::string framed(std::string_view inside, const core::Json &view);

} // namespace web
