// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/deck_options.h"
#include "cli/options.h"
#include "cli/rules_options.h"
#include "cli/text_table.h"

#include "rules/reference/search.h"

#include <cmath>

namespace cli {

namespace {

using core::Json;
using rules::Entry;

constexpr int shownHits = 10;

struct RulesFindOptions {
    std::string text;
    RulesVersionOptions version;
    std::optional<int> most;
};

Json scoreJson(double score)
{
    constexpr double thousandth = 1000;
    const auto thousandths = std::llround(score * thousandth);
    const std::string digits = std::to_string(thousandths % 1000);
    return core::JsonDecimal{std::to_string(thousandths / 1000) + '.'
                             + std::string(3 - digits.size(), '0') + digits};
}

Json titlesJson(const std::vector<std::string> &titles)
{
    Json list = Json::array();
    for (const std::string &title : titles)
        list.push(title);
    return list;
}

Json entryJson(const rules::SearchHit &hit, const Entry &entry)
{
    return Json::object({{"id", entry.id},
                         {"title", entry.title},
                         {"kind", core::toWord(rules::entryKindWords, entry.kind)},
                         {"cards", titlesJson(entry.cards)},
                         {"versions", editionsJson(entry.editions())},
                         {"score", scoreJson(hit.score)},
                         {"source", sourceJson(entry.passages[hit.passage].sources.front())},
                         {"excerpt", hit.excerpt.text}});
}

std::string entryText(const rules::SearchHit &hit, const Entry &entry)
{
    const rules::Source &source = entry.passages[hit.passage].sources.front();
    return entry.title + "  [" + entry.id + "]  " + editionsText(entry.editions()) + "\n    "
        + hit.excerpt.text + "\n    " + sourceText(source) + '\n';
}

/// As the links of the rules desk name it.
std::string idOf(const rules::Card &card) { return "card:" + card.title; }

Json cardJson(const rules::SearchHit &hit, const rules::Card &card)
{
    return Json::object({{"id", idOf(card)},
                         {"title", card.title},
                         {"kind", "card"},
                         {"cards", titlesJson({card.title})},
                         {"score", scoreJson(hit.score)}});
}

std::string cardText(const rules::Card &card)
{
    return card.title + "  [" + idOf(card) + "]\n    " + std::string(nameOf(card.faction)) + ", "
        + std::string(core::toWord(rules::cardTypeWords, card.type)) + '\n';
}

Result run(const RulesFindOptions &options, const Context &context)
{
    const auto version = chosenVersion(options.version);
    if (!version)
        return core::unexpected(version.error());
    const auto store = openCards(context);
    if (!store)
        return core::unexpected(store.error());
    const rules::Search search(rules::reference(), &store->library());
    const auto found = search.find(options.text, *version,
                                   static_cast<std::size_t>(options.most.value_or(shownHits)));
    Json hits = Json::array();
    std::string text;
    for (const rules::SearchHit &hit : found) {
        if (hit.card) {
            const rules::Card &card = store->library()[*hit.card];
            hits.push(cardJson(hit, card));
            text += cardText(card);
        } else {
            const Entry &entry = rules::reference()[hit.position];
            hits.push(entryJson(hit, entry));
            text += entryText(hit, entry);
        }
    }
    if (found.empty())
        text = "No rule is found for \"" + options.text + "\". Try fewer or other words.\n";
    return Answer{Json::object({{"hits", std::move(hits)}}), text};
}

} // namespace

void addRulesFind(CommandTree &tree)
{
    auto options = tree.options<RulesFindOptions>();
    CLI::App &command =
        tree.add("rules find", "Find what the documents say about a question",
                 "arbiter-cli rules find \"can i jack out first ice\"",
                 [options](const Context &context) { return run(*options, context); });
    argument(command, "TEXT", options->text, "The question, or words of it");
    addVersion(tree, command, options->version);
    number(command, "--most", options->most, 1, 1000, "How many to show at most; 10 if not given");
}

} // namespace cli
