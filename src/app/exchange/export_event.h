// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sentences/failure.h"
#include "core/expected.h"
#include "interchange/export.h"

#include <filesystem>
#include <string>

namespace app {

using interchange::ExportFormat;
using interchange::exportFormatWords;
using interchange::ExportOptions;

/// The text of an export. A round that is not published is left out; refused when the round it is
/// about is that one or does not exist.
[[nodiscard]] core::Expected<std::string, Failure>
exportText(const tournament::Event &event, ExportFormat format, const ExportOptions &options = {});

/// The same into a file, see writeFile().
[[nodiscard]] core::Expected<void, Failure> exportEvent(const tournament::Event &event,
                                                        ExportFormat format,
                                                        const ExportOptions &options,
                                                        const std::filesystem::path &target);

} // namespace app
