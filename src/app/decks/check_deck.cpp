// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/decks/check_deck.h"

#include "app/sentences/wording.h"
#include "core/english.h"
#include "core/text.h"
#include "interchange/decklist_builder.h"

namespace app {

using core::English;
using interchange::Decklist;
using interchange::DecklistBuilder;

namespace {

/// The ids of lists or pools that resemble the one that is unknown.
template <class Items>
std::vector<std::string> nearIds(const std::string &name, const Items &items)
{
    std::vector<std::string> ids;
    for (const auto &item : items)
        ids.push_back(item.id);
    return core::suggestions(name, ids);
}

std::string unknownList(const std::string &name, const std::vector<std::string> &near)
{
    if (near.empty())
        return English::tr("There is no list of restrictions \"{name}\"; name one such as "
                           "napd_mwl_1_0, auto or none.",
                           {{"name", name}});
    return English::tr("There is no list of restrictions \"{name}\"; did you mean {near}?",
                       {{"name", name}, {"near", wordList(near, Junction::Or)}});
}

std::string unknownPool(const std::string &name, const std::vector<std::string> &near)
{
    if (near.empty())
        return English::tr("There is no card pool \"{name}\"; name one such as rotation_2017 or "
                           "all-released.",
                           {{"name", name}});
    return English::tr("There is no card pool \"{name}\"; did you mean {near}?",
                       {{"name", name}, {"near", wordList(near, Junction::Or)}});
}

std::string unknownCard(const std::string &title, const std::vector<std::string> &near)
{
    if (near.empty())
        return English::tr("There is no card \"{title}\".", {{"title", title}});
    return English::tr("There is no card \"{title}\"; did you mean {near}?",
                       {{"title", title}, {"near", wordList(near, Junction::Or)}});
}

} // namespace

core::Expected<rules::DeckFormat, Failure> deckFormat(const rules::DeckRules &rules,
                                                      const DeckOptions &options, rules::Date today)
{
    rules::Date date = today;
    if (options.date) {
        const auto day = rules::parseDate(*options.date);
        if (!day)
            return core::unexpected(
                badInput(English::tr("Expected a day such as 2016-03-05, found \"{found}\".",
                                     {{"found", *options.date}})));
        date = *day;
    }
    rules::DeckFormat format = rules::formatOn(rules, date);
    if (options.list && *options.list == noList)
        format.list = nullptr;
    else if (options.list && *options.list != listByDate) {
        format.list = rules.findList(*options.list);
        if (!format.list)
            return core::unexpected(
                badInput(unknownList(*options.list, nearIds(*options.list, rules.lists()))));
    }
    if (options.pool && *options.pool != allReleased) {
        format.pool = rules.findPool(*options.pool);
        if (!format.pool)
            return core::unexpected(
                badInput(unknownPool(*options.pool, nearIds(*options.pool, rules.pools()))));
    }
    format.draft = options.draft;
    format.anyRelease = options.anyRelease;
    return format;
}

core::Expected<std::vector<Decklist>, Failure> readDecks(std::string_view bytes,
                                                         const std::string &name,
                                                         const rules::CardLibrary &library,
                                                         const std::optional<std::string> &format)
{
    const auto wanted = format && *format != listByDate
        ? core::fromWord(interchange::decklistFormatWords, *format)
        : std::nullopt;
    auto lists = interchange::readDecklists(bytes, library, wanted);
    if (!lists)
        return core::unexpected(badInput(English::tr(
            "{file}: {error}.", {{"file", name}, {"error", core::toString(lists.error())}})));
    return std::move(*lists);
}

core::Expected<Decklist, Failure> deckOf(const NamedDeck &named, const rules::CardLibrary &library)
try {
    DecklistBuilder builder(library, DecklistBuilder::Trust::Both);
    std::size_t line = 0;
    if (named.identity) {
        const interchange::NamedCard card{*named.identity, {}, {}};
        const auto id = builder.resolve(card);
        if (id && library[*id].type == rules::CardType::Identity)
            builder.takeIdentity(*id);
        else
            builder.addUnknown(++line, *named.identity, card);
    }
    for (const auto &[title, quantity] : named.cards)
        builder.addExactly(quantity, {title, {}, {}}, ++line,
                           std::to_string(quantity) + " " + title);
    return builder.finished();
} catch (const core::DataError &error) {
    return core::unexpected(
        badInput(English::tr("The cards: {error}.", {{"error", core::toString(error)}})));
}

core::Expected<void, Failure> setStartingCards(rules::Deck &deck,
                                               const std::vector<std::string> &titles,
                                               const rules::CardLibrary &library)
{
    for (const std::string &title : titles) {
        const auto id = library.findTitle(title);
        if (!id) {
            std::vector<std::string> near;
            for (const auto other : library.suggestions(title))
                near.push_back(library[other].title);
            return core::unexpected(badInput(unknownCard(title, near)));
        }
        deck.startingCards.push_back(*id);
    }
    for (const rules::CardId id : deck.startingCards)
        deck.remove(id);
    return {};
}

CheckedDeck checkDeck(Decklist list, const rules::DeckRules &rules, const rules::DeckFormat &format)
{
    auto verdict = rules::checkDeck(list.deck, rules, format);
    return {std::move(list), format, std::move(verdict)};
}

} // namespace app
