// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/failure.h"
#include "core/expected.h"
#include "interchange/export.h"

#include <filesystem>
#include <string>

namespace app {

/// The text of an export. Refused when the round it is about does not exist.
[[nodiscard]] core::Expected<std::string, Failure>
exportText(const tournament::Event &event, interchange::ExportFormat format,
           const interchange::ExportOptions &options = {});

/// The same into a file, see writeFile().
[[nodiscard]] core::Expected<void, Failure> exportEvent(const tournament::Event &event,
                                                        interchange::ExportFormat format,
                                                        const interchange::ExportOptions &options,
                                                        const std::filesystem::path &target);

} // namespace app
