// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/deck_choice.h"
#include "cli/deck_commands.h"
#include "cli/deck_options.h"
#include "cli/deck_view.h"
#include "cli/lookup.h"
#include "cli/text_table.h"

namespace cli {

namespace {

struct ShowOptions {
    DeckChoice deck;
    std::optional<std::string> format;
    bool original = false;
};

struct CompareOptions {
    DeckChoice deck;
    DeckSourceOptions source;
};

Result show(const ShowOptions &options, const Context &context)
{
    const auto session = openEvent(context, options.deck.event, Access::Read);
    if (!session)
        return core::unexpected(session.error());
    const auto deck = deckChosen(**session, options.deck);
    if (!deck)
        return core::unexpected(deck.error());
    const auto cards = eventCards(**session, context);
    if (!cards)
        return core::unexpected(cards.error());
    const auto judged = app::judged(**deck, cards->store.rules(), cards->format);
    core::Json json = deckJson((*session)->event(), **deck, *cards);
    json.set("original", (*deck)->original);
    if (options.original)
        return Answer{std::move(json), (*deck)->original};
    if (!options.format)
        return Answer{std::move(json), verdictText(judged.checked, cards->store.rules())};
    if (!judged.checked.list.unknown.empty())
        return core::unexpected(badInput("Some lines name no card and cannot be written; see them "
                                         "with --original."));
    const auto format = core::fromWord(app::decklistFormatWords, *options.format);
    const std::string text = app::writeDecklist(judged.checked.list, format.value(),
                                                cards->store.rules(), cards->format);
    json.set("text", text);
    Answer answer{std::move(json), text};
    answer.forPrograms = true;
    return answer;
}

Result compare(const CompareOptions &options, const Context &context)
{
    const auto session = openEvent(context, options.deck.event, Access::Read);
    if (!session)
        return core::unexpected(session.error());
    const auto deck = deckChosen(**session, options.deck);
    if (!deck)
        return core::unexpected(deck.error());
    const auto store = openCards(context);
    if (!store)
        return core::unexpected(store.error());
    const auto presented = decksNamed(options.source, context, *store);
    if (!presented)
        return core::unexpected(presented.error());
    std::vector<const app::Decklist *> own; // a text may hold both lists of a player
    for (const auto &list : *presented)
        if (presented->size() == 1 || app::sideOf(list.deck, store->library()) == (*deck)->side)
            own.push_back(&list);
    if (own.size() != 1)
        return core::unexpected(badInput("The file holds " + std::to_string(presented->size())
                                         + " decks; choose one with --deck N."));
    const auto submitted = app::decklistOf(**deck, store->library());
    const auto found = app::differences(submitted.deck, own.front()->deck, store->library());
    using enum TextTable::Align;
    TextTable table({{"List", Right}, {"Deck", Right}, {"Card"}});
    core::Json differences = core::Json::array();
    for (const auto &difference : found) {
        table.add({std::to_string(difference.submitted), std::to_string(difference.presented),
                   difference.title});
        differences.push(core::Json::object({{"card", difference.title},
                                             {"submitted", difference.submitted},
                                             {"presented", difference.presented}}));
    }
    const auto &unknown = *own.front();
    const bool same = found.empty() && unknown.unknown.empty();
    Answer answer{core::Json::object({{"same", same}, {"differences", std::move(differences)}}),
                  same ? "The same cards.\n" : table.toString() + unknownText(unknown)};
    answer.status = same ? Done : Refused;
    return answer;
}

} // namespace

void addDeckShow(CommandTree &tree)
{
    auto shown = tree.options<ShowOptions>();
    CLI::App &command =
        tree.add("deck show", "Show a list that was handed in, or write it in a format",
                 "arbiter-cli deck show cup.arbiter --player Ada --side corp --to text",
                 [shown](const Context &context) { return show(*shown, context); });
    addDeckChoice(tree, command, shown->deck);
    tree.choose(text(command, "--to", shown->format, "FORMAT", "The format to write"),
                app::decklistFormatWords);
    flag(command, "--original", shown->original, "The text exactly as it was handed in");

    auto compared = tree.options<CompareOptions>();
    CLI::App &comparison =
        tree.add("deck compare", "Compare the list that was handed in with the deck presented",
                 "arbiter-cli deck compare cup.arbiter now.txt --player Ada --side corp",
                 [compared](const Context &context) { return compare(*compared, context); });
    addDeckChoice(tree, comparison, compared->deck);
    addDeckSource(tree, comparison, compared->source);
}

} // namespace cli
