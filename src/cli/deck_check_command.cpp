// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/deck_options.h"
#include "cli/deck_view.h"

namespace cli {

namespace {

Result run(const DeckSourceOptions &options, const Context &context)
{
    const auto store = openCards(context);
    if (!store)
        return core::unexpected(store.error());
    const rules::DeckRules &rules = store->rules();
    const auto format = app::deckFormat(rules, options.judged, context.today());
    if (!format)
        return core::unexpected(format.error());
    auto lists = decksNamed(options, context, *store);
    if (!lists)
        return core::unexpected(lists.error());
    Answer answer;
    core::Json decks = core::Json::array();
    for (auto &list : *lists) {
        const auto deck = app::checkDeck(std::move(list), rules, *format);
        decks.push(verdictJson(deck, rules));
        answer.text += (answer.text.empty() ? "" : "\n") + verdictText(deck, rules);
        if (!deck.verdict.legal())
            answer.status = Refused;
    }
    answer.json = lists->size() == 1 ? std::move(decks.asArray()->front())
                                     : core::Json::object({{"decks", std::move(decks)}});
    return answer;
}

} // namespace

void addDeckCheck(CommandTree &tree)
{
    auto options = tree.options<DeckSourceOptions>();
    CLI::App &command =
        tree.add("deck check", "Check a deck against every rule of deck building",
                 "arbiter-cli deck check noise.txt --date 2016-03-05",
                 [options](const Context &context) { return run(*options, context); });
    addDeckSource(tree, command, *options);
    addJudgedBy(tree, command, options->judged);
}

} // namespace cli
