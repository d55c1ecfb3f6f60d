// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/command_tree.h"
#include "cli/commands.h"
#include "cli/text_table.h"

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/coverage.h"

namespace cli {

namespace {

using core::Json;
using rulings::Tally;

Json tallyJson(const Tally &tally)
{
    return Json::object({{"entries", tally.entries()},
                         {"right", tally.right},
                         {"wrong", tally.wrong},
                         {"not_derivable", tally.notDerivable},
                         {"not_transcribed", tally.notTranscribed}});
}

void addRow(TextTable &table, const std::string &name, const Tally &tally)
{
    table.add({name, std::to_string(tally.entries()), std::to_string(tally.right),
               std::to_string(tally.wrong), std::to_string(tally.notDerivable),
               std::to_string(tally.notTranscribed)});
}

Json group(const std::map<std::string, Tally> &tallies, TextTable &table)
{
    Json json = Json::object({});
    for (const auto &[name, tally] : tallies) {
        json.set(name, tallyJson(tally));
        addRow(table, name, tally);
    }
    return json;
}

Result run()
{
    const rulings::Coverage coverage = rulings::coverage();
    TextTable table(
        {{"Rulings"}, {"Entries"}, {"Right"}, {"Wrong"}, {"Not derivable"}, {"Not transcribed"}});
    addRow(table, "all", coverage.total);
    Json json = Json::object({{"total", tallyJson(coverage.total)}});
    json.set("by_document", group(coverage.byDocument, table));
    json.set("by_class", group(coverage.byClass, table));
    json.set("by_primitive", group(coverage.byPrimitive, table));
    Json open = Json::array();
    for (const auto &[id, reason] : coverage.open)
        open.push(Json::object({{"id", id}, {"reason", reason}}));
    json.set("open", std::move(open));
    return Answer{std::move(json), table.toString()};
}

} // namespace

void addRulesCoverage(CommandTree &tree)
{
    tree.add("rules coverage", "Count the official rulings that the engine derives",
             "arbiter-cli rules coverage", [](const Context &) { return run(); });
}

} // namespace cli
