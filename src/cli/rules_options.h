// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/command_tree.h"

#include "rules/reference/reference.h"

#include <optional>
#include <string>

namespace cli {

/// By which version of the rules a question is looked up: named, or that of an event's day; without
/// either by all of them.
struct RulesVersionOptions {
    std::optional<std::string> version;
    std::optional<std::string> date;
};

void addVersion(CommandTree &tree, CLI::App &command, RulesVersionOptions &options);

[[nodiscard]] core::Expected<std::optional<rules::RulesVersion>, app::Failure>
chosenVersion(const RulesVersionOptions &options);

[[nodiscard]] core::Json editionsJson(rules::EnumSet<rules::Edition> editions);
[[nodiscard]] core::Json sourceJson(const rules::Source &source);

/// "FAQ 1.6, Rules Reference 1.0".
[[nodiscard]] std::string editionsText(rules::EnumSet<rules::Edition> editions);
/// "Rules Reference 1.0, Jack Out, lines 929-931 of 003_7a6d07c9e8e9a746".
[[nodiscard]] std::string sourceText(const rules::Source &source);

} // namespace cli
