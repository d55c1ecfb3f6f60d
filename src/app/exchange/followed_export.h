// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exchange/export_event.h"

#include <filesystem>
#include <optional>
#include <string>

namespace app {

/// An export that is kept up to date while the event goes on. Readers meet the state before or the
/// one after, never a part (writeFile()).
class FollowedExport {
public:
    FollowedExport(ExportFormat format, ExportOptions options, std::filesystem::path target);

    [[nodiscard]] const std::filesystem::path &target() const { return m_target; }
    /// Writes the file unless it holds this state already. True when it was written.
    [[nodiscard]] core::Expected<bool, Failure> write(const tournament::Event &event);

private:
    ExportFormat m_format;
    ExportOptions m_options;
    std::filesystem::path m_target;
    std::optional<std::string> m_written; ///< unset: nothing yet, or the last attempt failed
};

} // namespace app
