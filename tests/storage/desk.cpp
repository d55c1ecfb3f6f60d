// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/desk.h"

#include "storage/checked_fold.h"
#include "storage/fact_reader.h"
#include "tournament/event/profile.h"

#include <catch2/catch.hpp>

namespace storage_tests {

using namespace tournament;

core::Clock steadyClock()
{
    auto now = std::make_shared<std::int64_t>(1457172000000);
    return [now] { return core::Timestamp{*now += 1000}; };
}

JournalDesk::JournalDesk(std::unique_ptr<storage::Journal> journal)
    : m_journal(std::move(journal)), m_entries(m_journal->readFrom(1).value())
{
    for (const auto &entry : m_entries)
        (void)m_history.follow(entry);
    m_event = storage::checkedFold(m_entries, m_history).value();
}

JournalDesk::Outcome JournalDesk::act(const std::string &command, const Facts &facts)
{
    return append({{1457172000000}, "desk", command, facts, {}}, m_history);
}

JournalDesk::Outcome JournalDesk::turn(const std::string &command, storage::Span span)
{
    return append({{1457172000000}, "desk", command, {}, span}, m_history);
}

JournalDesk::Outcome JournalDesk::append(const storage::NewEntry &entry,
                                         const storage::History &history)
{
    const auto seq = static_cast<std::int64_t>(m_entries.size());
    storage::History next = history;
    auto entries = m_entries;
    entries.push_back({seq + 1, entry.at, entry.actor, entry.command, entry.facts, entry.span, {}});
    if (!next.follow(entries.back()))
        return core::unexpected(
            storage::StorageError{storage::StorageErrorCode::Damaged, {}, "not possible", 0});
    Event after = m_event;
    if (entry.span)
        after = storage::fold(entries, next);
    else
        tournament::apply(after, entry.facts);
    auto written = m_journal->append(seq, entry, after);
    if (written) {
        m_entries.push_back(*written);
        m_history = std::move(next);
        m_event = std::move(after);
    }
    return written;
}

namespace {

Act creation()
{
    EventCreated created;
    created.details.name = "Store Championship";
    created.details.date = "2016-03-05";
    created.profile = profiles().front();
    created.seed = 0xfedcba9876543210ULL; // beyond 63 bits
    created.announcement.rounds = 4;
    return {"create-event", {created}};
}

PlayerAdded newcomer(std::int64_t id)
{
    Player player;
    player.id = {id};
    player.name = "Player " + std::to_string(id);
    player.corpIdentity = "Corp \"" + std::to_string(id) + "\" \xc3\xa9";
    player.tieBreak = 0x9e3779b97f4a7c15ULL * static_cast<std::uint64_t>(id);
    return {player};
}

RoundPaired nextRound(const Event &event)
{
    Round round;
    round.number = static_cast<int>(event.rounds.size()) + 1;
    round.seed = 99;
    round.algorithm = 1;
    const auto size = event.players.size();
    for (std::size_t i = 0; i < size; i += 2) {
        Match match;
        match.table = static_cast<int>(i / 2) + 1;
        match.p1 = event.players[(i + event.rounds.size()) % size].id;
        if (i + 1 < size)
            match.p2 = event.players[(i + 1 + event.rounds.size()) % size].id;
        match.why = {{ReasonCode::RandomFirstRound, {}, 0, 0, 0}};
        round.matches.push_back(match);
    }
    return {round};
}

MatchResult someResult(std::uint32_t draw)
{
    const Seat winner = draw % 2 == 0 ? Seat::P1 : Seat::P2;
    MatchResult result;
    result.games.push_back(wonBy(winner, Seat::P1, WinCondition::Agenda));
    if (draw % 3 != 0)
        result.games.push_back(wonBy(other(winner), Seat::P2, WinCondition::Flatline));
    return result;
}

SubmittedDeck someDeck(PlayerId player, core::Random &random)
{
    SubmittedDeck deck;
    deck.player = player;
    deck.side = random.coin() ? Side::Corp : Side::Runner;
    deck.at = {1457172000000 + static_cast<std::int64_t>(random.below(1000))};
    deck.original = "3 D\xc3\xa9j\xc3\xa0 Vu\r\n";
    deck.identity = random.coin() ? "Identity \"x\"" : "";
    for (auto cards = 1 + random.below(4); cards > 0; --cards)
        deck.cards.push_back({"Card " + std::to_string(random.below(9)), 1});
    if (random.coin())
        deck.unknown = {"3 what\tis this"};
    return deck;
}

/// Any act about decks that can follow on this state.
Act deckAct(const Event &event, PlayerId player, core::Random &random)
{
    const std::vector<PlayerId> some =
        random.coin() ? std::vector<PlayerId>{player} : std::vector<PlayerId>();
    const auto &lists = event.decks.lists;
    const auto kind = random.below(8);
    if (kind == 0)
        return {"lock-decks", {DecksLocked{some}}};
    if (kind == 1)
        return {"unlock-decks", {DecksUnlocked{some, "late"}}};
    if (kind == 2)
        return {"draw-deck-checks", {DeckChecksDrawn{{1, random.next(), {player}}}}};
    if (kind == 3 || lists.empty())
        return {"submit-decks", {DeckSubmitted{someDeck(player, random)}}};
    const SubmittedDeck &deck = lists[random.below(static_cast<std::uint32_t>(lists.size()))];
    if (kind == 4)
        return {"withdraw-deck", {DeckWithdrawn{deck.player, deck.side, {}}}};
    if (kind == 5)
        return {"accept-deck", {DeckAccepted{deck.player, deck.side, {"why", {"INFLUENCE"}}}}};
    if (kind == 6)
        return {"record-deck-check",
                {DeckCheckRecorded{
                    {deck.player, deck.side, 1, {5}, CheckOutcome::Differs, "judge", "8 left"}}}};
    return {"change-deck-policy",
            {DeckPolicyChanged{{"none", {}, random.coin(), false, {"X"}}, {}}}};
}

/// Rounds come to the hall, matches to other tables, and the day is planned anew.
Act dayAct(const Event &event, core::Random &random)
{
    if (const Round *prepared = preparedRound(event); prepared && random.coin())
        return {"publish-round", {RoundPublished{prepared->number}}};
    const Round &last = event.rounds.back();
    if (random.coin() || last.matches.size() < 2) {
        const int minutes = static_cast<int>(random.below(30)) + 1;
        return {"change-schedule",
                {ScheduleChanged{
                    {core::Timestamp{minutes * 1000}, minutes, {{1, minutes}, {3, 45}}, {}}}}};
    }
    const int first = last.matches.front().table;
    const int other = last.matches.back().table;
    if (random.coin())
        return {"move-match", {MatchesMoved{{{last.number, other, other + 1}}}}};
    return {"move-match",
            {MatchesMoved{{{last.number, first, other}, {last.number, other, first}}}}};
}

} // namespace

std::vector<Act> smallEvent(int players, int rounds)
{
    std::vector<Act> acts{creation()};
    Event event;
    tournament::apply(event, acts.front().facts);
    const auto add = [&](std::string command, Facts facts) {
        tournament::apply(event, facts);
        acts.push_back({std::move(command), std::move(facts)});
    };
    for (int id = 1; id <= players; ++id)
        add("add-players", {newcomer(id)});
    for (int i = 0; i < rounds; ++i) {
        add("pair-round", {nextRound(event)});
        for (const Match &match : event.rounds.back().matches)
            if (!match.isBye())
                add("report-result",
                    {ResultRecorded{i + 1,
                                    match.table,
                                    someResult(static_cast<std::uint32_t>(match.table + i)),
                                    {}}});
    }
    return acts;
}

void play(JournalDesk &desk, int players, int rounds)
{
    for (const auto &act : smallEvent(players, rounds))
        REQUIRE(desk.act(act.command, act.facts).has_value());
}

Act randomAct(const Event &event, core::Random &random)
{
    if (!event.created)
        return creation();
    const auto kind = random.below(15);
    const auto anyone = [&] {
        return event.players[random.below(static_cast<std::uint32_t>(event.players.size()))].id;
    };
    if (event.players.size() < 3 || (kind == 0 && event.players.size() < 12))
        return {"add-players", {newcomer(static_cast<std::int64_t>(event.players.size()) + 1)}};
    if (event.rounds.empty() || (kind == 1 && event.rounds.size() < 6)) {
        RoundPaired paired = nextRound(event);
        paired.round.prepared = random.coin();
        return {"pair-round", {paired}};
    }
    if (kind >= 13)
        return dayAct(event, random);
    if (kind >= 10)
        return deckAct(event, anyone(), random);
    if (kind == 2)
        return {"drop-players", {PlayerDropped{anyone(), static_cast<int>(event.rounds.size())}}};
    if (kind == 3) {
        Player edited =
            event.players[random.below(static_cast<std::uint32_t>(event.players.size()))];
        edited.name += "\\\n";
        return {"edit-player", {PlayerEdited{edited}}};
    }
    if (kind == 4)
        return {"record-penalty",
                {PenaltyRecorded{
                    {anyone(), 1, PenaltyKind::Caution, "slow \xe2\x80\x93 play", "judge"}}}};
    if (kind == 9) {
        Ruling ruling;
        ruling.question = "May it be \"scored\"?";
        ruling.answer = "yes \xe2\x80\x93 after the draw";
        ruling.round = 1;
        ruling.players = {anyone()};
        ruling.basis = RulingBasis::Derived;
        ruling.entries = {"scoring"};
        ruling.situation = R"({"state":{"tags":1},"version":"rr10"})";
        return {"record-ruling", {RulingRecorded{ruling}}};
    }
    if (kind == 5)
        return {"unpair-round", {RoundUnpaired{static_cast<int>(event.rounds.size())}}};
    if (kind == 6) {
        Profile profile = event.profile;
        profile.win = profile.win == 2 ? 3 : 2;
        return {"change-profile", {ProfileChanged{profile, "tried out"}}};
    }
    const Round &round =
        event.rounds[random.below(static_cast<std::uint32_t>(event.rounds.size()))];
    const Match &match =
        round.matches[random.below(static_cast<std::uint32_t>(round.matches.size()))];
    if (kind == 7)
        return {"watch-table", {WatchChanged{round.number, match.table, !match.watched}}};
    if (kind == 8 && match.result)
        return {"clear-result", {ResultCleared{round.number, match.table}}};
    if (match.isBye())
        return {"watch-table", {WatchChanged{round.number, match.table, true}}};
    return {"report-result",
            {ResultRecorded{round.number,
                            match.table,
                            someResult(static_cast<std::uint32_t>(random.next() >> 40)),
                            {}}}};
}

std::vector<std::string> statesOf(const std::vector<storage::Entry> &entries)
{
    std::vector<std::string> states{storage::stateBytes({})};
    storage::History history;
    for (const auto &entry : entries) {
        (void)history.follow(entry);
        states.push_back(storage::stateBytes(storage::fold(entries, history)));
    }
    return states;
}

} // namespace storage_tests
