// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/followed_export.h"

#include "app/session/files.h"

#include <utility>

namespace app {

FollowedExport::FollowedExport(ExportFormat format, ExportOptions options,
                               std::filesystem::path target)
    : m_format(format), m_options(options), m_target(std::move(target))
{
}

core::Expected<bool, Failure> FollowedExport::write(const tournament::Event &event)
{
    auto text = exportText(event, m_format, m_options);
    if (!text)
        return core::unexpected(text.error());
    if (text == m_written)
        return false;
    m_written.reset();
    if (const auto written = writeFile(m_target, *text); !written)
        return core::unexpected(written.error());
    m_written = std::move(*text);
    return true;
}

} // namespace app
