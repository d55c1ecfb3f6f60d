// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/hall/item_sentences.h"

#include "app/sentences/sentences.h"
#include "core/english.h"
#include "tournament/results/result_notation.h"

#include <algorithm>
#include <utility>

namespace app {

using core::English;
using tournament::Event;

namespace {

std::string claimed(const Event &event, const InboxItem &item, int number)
{
    return English::tr("Says: I am {name}. The phone shows {number}",
                       {{"name", nameOf(event, item.said.player)}, {"number", number}});
}

/// In words, the game in which the first player is the Corp ahead of the other: in what order two
/// people remember them makes no difference.
std::string inOrder(tournament::MatchResult result)
{
    if (result.kind == tournament::ResultKind::Games && result.games.size() == 2
        && result.games[0].corp == tournament::Seat::P2
        && result.games[1].corp == tournament::Seat::P1)
        std::swap(result.games[0], result.games[1]);
    return tournament::writeResult(result);
}

std::string listsSentence(const ItemContent &content)
{
    const bool corp = !content.lists[0].empty();
    const bool runner = !content.lists[1].empty();
    return corp && runner ? English::tr("Hands in both lists")
        : corp            ? English::tr("Hands in the Corp list")
                          : English::tr("Hands in the Runner list");
}

std::string called(const InboxItem &item, const std::string &why)
{
    if (item.said.table == 0)
        return why.empty() ? English::tr("Calls a judge")
                           : English::tr("Calls a judge: {why}", {{"why", why}});
    return why.empty()
        ? English::tr("Judge to table {table}", {{"table", item.said.table}})
        : English::tr("Judge to table {table}: {why}", {{"table", item.said.table}, {"why", why}});
}

} // namespace

std::string reportedScore(const Event &event, int round, int table, const std::string &words)
{
    const auto *known = tournament::findRound(event, round);
    const auto *match = tournament::findMatch(event, round, table);
    if (!known || !match || words.empty())
        return words;
    // As if nothing stood there: one game of two would be merged with what does. Of the event only
    // what is read: pages say this of every report, and the lists of 300 players are large.
    Event before;
    before.profile = event.profile;
    auto &alone = before.rounds.emplace_back();
    alone.number = known->number;
    alone.stage = known->stage;
    alone.matches.push_back(*match);
    alone.matches.front().result.reset();
    const auto read = tournament::readResult(before, round, table, words);
    if (!read)
        return words;
    tournament::Match shown = *match;
    shown.result = read->result;
    return shortResult(event, *known, shown);
}

std::string wholeResult(const Event &event, int round, int table, const std::string &words)
{
    const auto read = tournament::readResult(event, round, table, words);
    return read ? inOrder(read->result) : words;
}

std::string standingResult(const Event &event, int round, int table)
{
    const auto *match = tournament::findMatch(event, round, table);
    return match && match->result ? inOrder(*match->result) : std::string();
}

bool completesResult(const Event &event, int round, int table, const std::string &words)
{
    const auto *at = tournament::findRound(event, round);
    const auto *match = tournament::findMatch(event, round, table);
    if (!at || !match || !match->result || tournament::hasResult(event.profile, *match, at->stage))
        return false;
    const auto read = tournament::readResult(event, round, table, words);
    return read && std::ranges::all_of(match->result->games, [&](const tournament::Game &game) {
               return std::ranges::find(read->result.games, game) != read->result.games.end();
           });
}

Failure changedMeanwhile(const Event &event, int round, int table)
{
    const std::string standing = standingResult(event, round, table);
    return {FailureKind::Refused,
            standing.empty()
                ? English::tr("Table {table} has no result any more: look at it as it is now.",
                              {{"table", table}})
                : English::tr(
                      "Table {table} has the result {result} meanwhile: look at it as it is "
                      "now.",
                      {{"table", table}, {"result", reportedScore(event, round, table, standing)}}),
            {},
            {}};
}

std::string itemSentence(const Event &event, const InboxItem &item)
{
    const auto content = readContent(item.said.content);
    if (!content)
        return content.error().message;
    switch (item.said.kind) {
    case InboxKind::Claim:
        return claimed(event, item, content->number);
    case InboxKind::Registration:
        return English::tr("Wants to play. The phone shows {number}",
                           {{"number", content->number}});
    case InboxKind::Result:
        return English::tr(
            "Round {round}, table {table}: {result}",
            {{"round", item.said.round},
             {"table", item.said.table},
             {"result", reportedScore(event, item.said.round, item.said.table, content->text)}});
    case InboxKind::Drop:
        return English::tr("Wants to leave after this round");
    case InboxKind::Call:
        return called(item, content->text);
    case InboxKind::Decks:
        return listsSentence(*content);
    case InboxKind::Consents:
        return English::tr("Answers whether to be named, photographed and streamed");
    case InboxKind::Staff:
        break;
    }
    return content->text;
}

} // namespace app
