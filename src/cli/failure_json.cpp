// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/failure_json.h"

namespace cli {

std::string citationText(const core::Citation &citation)
{
    std::string text(citation.document);
    if (!text.empty() && !citation.section.empty())
        text += ", ";
    return text + std::string(citation.section);
}

core::Json failureJson(const app::Failure &failure)
{
    core::Json error = core::Json::object(
        {{"status", static_cast<int>(failure.kind)}, {"message", failure.message}});
    if (const std::string rule = citationText(failure.rule); !rule.empty())
        error.set("rule", rule);
    return core::Json::object({{"error", error}});
}

std::string failureText(const app::Failure &failure)
{
    const std::string rule = citationText(failure.rule);
    return rule.empty() ? failure.message : failure.message + " [" + rule + "]";
}

} // namespace cli
