// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/deck_options.h"

#include "cli/lookup.h"

#include "app/session/files.h"

#include <charconv>

namespace cli {

namespace {

using Decklists = std::vector<app::Decklist>;

constexpr int mostCopies = 999;

std::vector<std::string> readableFormats()
{
    std::vector<std::string> words{std::string(app::listByDate)};
    for (const auto &[format, word] : app::decklistFormatWords)
        words.emplace_back(word);
    return words;
}

core::Expected<Decklists, app::Failure> byTitles(const DeckSourceOptions &options,
                                                 const rules::CardLibrary &library)
{
    app::NamedDeck named{options.identity, {}};
    for (const auto &[title, copies] : options.cards) {
        int quantity = 0;
        const char *end = copies.data() + copies.size();
        const auto [stop, error] = std::from_chars(copies.data(), end, quantity);
        if (error != std::errc() || stop != end || quantity < 0 || quantity > mostCopies)
            return core::unexpected(badInput(title + ": expected a number of copies from 0 to "
                                             + std::to_string(mostCopies) + ", found \"" + copies
                                             + "\"."));
        named.cards.emplace_back(title, quantity);
    }
    auto list = app::deckOf(named, library);
    if (!list)
        return core::unexpected(list.error());
    return Decklists{std::move(*list)};
}

core::Expected<Decklists, app::Failure>
byText(const DeckSourceOptions &options, const Context &context, const rules::CardLibrary &library)
{
    if (options.text)
        return app::readDecks(*options.text, "The text", library, options.format);
    const auto bytes = options.file == "-" ? app::readStream(context.in, "standard input")
                                           : app::readFile(options.file);
    if (!bytes)
        return core::unexpected(bytes.error());
    return app::readDecks(*bytes, options.file == "-" ? "standard input" : options.file, library,
                          options.format);
}

core::Expected<void, app::Failure> oneSource(const DeckSourceOptions &options)
{
    const int sources =
        (options.file.empty() ? 0 : 1) + (options.text ? 1 : 0) + (options.cards.empty() ? 0 : 1);
    if (sources == 1 || (sources == 0 && options.identity))
        return {};
    return core::unexpected(
        badInput(sources == 0 ? "Name a file with the deck, - for standard input, or its cards "
                                "with --cards."
                              : "Name one of a file, --text and --cards."));
}

} // namespace

void addDeckSource(CommandTree &tree, CLI::App &command, DeckSourceOptions &options)
{
    optionalArgument(command, "FILE", options.file, "The decklist; - is standard input");
    text(command, "--text", options.text, "TEXT", "The decklist itself instead of a file");
    text(command, "--identity", options.identity, "TITLE",
         "The identity, for lists that do not name it");
    pairs(command, "--cards", options.cards, "TITLE N", "A card and its copies instead of a list");
    texts(command, "--directive", options.directives, "TITLE",
          "A card that begins the game installed and is no part of the deck (Adam)");
    tree.choose(text(command, "--format", options.format, "FORMAT",
                     "How to read the list; told from it if not given"),
                readableFormats());
    number(command, "--deck", options.deck, 1, 500, "Which deck of a file that holds several");
}

void addJudgedBy(CommandTree &tree, CLI::App &command, app::DeckOptions &options)
{
    text(command, "--date", options.date, "DATE", "Day of the event; today if not given");
    // Not every id: reading the lists would make each start of the program wait for them.
    tree.offer(text(command, "--list", options.list, "LIST",
                    "List of restrictions; auto takes the one of the day"),
               {std::string(app::listByDate), std::string(app::noList)});
    tree.offer(text(command, "--pool", options.pool, "POOL",
                    "Card pool; every title released by the day if not given"),
               {std::string(app::allReleased)});
    flag(command, "--draft", options.draft, "Judge a deck built in a draft");
    flag(command, "--any-release", options.anyRelease,
         "The organizer authorizes cards before their release");
}

core::Expected<Decklists, app::Failure>
decksNamed(const DeckSourceOptions &options, const Context &context, const app::CardStore &store)
{
    if (const auto one = oneSource(options); !one)
        return core::unexpected(one.error());
    const bool titles = options.file.empty() && !options.text;
    auto lists =
        titles ? byTitles(options, store.library()) : byText(options, context, store.library());
    if (!lists)
        return lists;
    if (options.deck) {
        const auto at = static_cast<std::size_t>(*options.deck) - 1;
        if (at >= lists->size())
            return core::unexpected(badInput("There is no deck " + std::to_string(*options.deck)
                                             + "; the file holds " + std::to_string(lists->size())
                                             + "."));
        lists = Decklists{std::move((*lists)[at])};
    }
    for (auto &list : *lists) {
        if (!titles && options.identity && !list.deck.identity) {
            const auto named = app::deckOf({options.identity, {}}, store.library());
            if (!named)
                return core::unexpected(named.error());
            list.deck.identity = named->deck.identity;
            list.unknown.insert(list.unknown.end(), named->unknown.begin(), named->unknown.end());
            list.deck.unknown.insert(list.deck.unknown.end(), named->deck.unknown.begin(),
                                     named->deck.unknown.end());
        }
        const auto set = app::setStartingCards(list.deck, options.directives, store.library());
        if (!set)
            return core::unexpected(set.error());
    }
    return lists;
}

core::Expected<app::CardStore, app::Failure> openCards(const Context &context)
{
    return app::CardStore::open(context.environment.cardFolder);
}

} // namespace cli
