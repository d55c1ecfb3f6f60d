// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/rules_options.h"

#include "cli/options.h"

namespace cli {

using core::Json;

void addVersion(CommandTree &tree, CLI::App &command, RulesVersionOptions &options)
{
    tree.choose(text(command, "--version", options.version, "VERSION",
                     "Only what holds by this version of the rules"),
                rules::rulesVersionWords);
    text(command, "--date", options.date, "DATE",
         "Only what held at an event on that day, such as 2016-03-05");
}

core::Expected<std::optional<rules::RulesVersion>, app::Failure>
chosenVersion(const RulesVersionOptions &options)
{
    // The command line lets only known words through.
    if (options.version)
        return core::fromWord(rules::rulesVersionWords, *options.version);
    if (!options.date)
        return std::nullopt;
    const auto day = rules::parseDate(*options.date);
    if (!day)
        return core::unexpected(
            app::Failure{app::FailureKind::BadInput,
                         '"' + *options.date + "\" is no day: write it as 2016-03-05.",
                         {},
                         {}});
    return rules::versionOn(*day);
}

Json editionsJson(rules::EnumSet<rules::Edition> editions)
{
    Json list = Json::array();
    for (const auto &[edition, word] : rules::editionWords)
        if (editions.contains(edition))
            list.push(word);
    return list;
}

Json sourceJson(const rules::Source &source)
{
    const rules::DocumentFacts document = rules::factsOf(source.document);
    return Json::object({{"document", document.file},
                         {"title", document.title},
                         {"section", source.section},
                         {"line", source.lines.front().first},
                         {"lines", toString(source.lines)}});
}

std::string editionsText(rules::EnumSet<rules::Edition> editions)
{
    std::string text;
    for (const auto &[edition, word] : rules::editionWords)
        if (editions.contains(edition))
            text += (text.empty() ? "" : ", ") + std::string(rules::nameOf(edition));
    return text;
}

std::string sourceText(const rules::Source &source)
{
    const rules::DocumentFacts document = rules::factsOf(source.document);
    return std::string(document.title) + ", " + source.section + ", "
        + (source.lines.size() == 1 && source.lines[0].first == source.lines[0].last ? "line "
                                                                                     : "lines ")
        + toString(source.lines) + " of " + std::string(document.file);
}

} // namespace cli
