// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/sentences.h"
#include "app/sentences/wording.h"
#include "core/english.h"
#include "tournament/clock/round_clock.h"
#include "tournament/cut/cut.h"
#include "tournament/results/correction.h"
#include "tournament/results/result_notation.h"

#include <algorithm>
#include <cstdlib>

namespace app {

using core::English;
using namespace tournament;

namespace {

std::string number(int value) { return std::to_string(value); }

/// Names an act by its facts; `m_event` is the state it met.
class Describer {
public:
    explicit Describer(const Event &event) : m_event(event) { }

    std::string operator()(const EventCreated &fact) const
    {
        return English::tr("Create {event}", {{"event", fact.details.name}});
    }
    std::string operator()(const DetailsChanged &) const
    {
        return English::tr("Change the event's details");
    }
    std::string operator()(const AnnouncementChanged &fact) const
    {
        const auto &[rounds, cut, minutes] = fact.announcement;
        //: rounds or a cut
        const std::string suggested = English::tr("as suggested");
        return because(English::tr("Announce rounds: {rounds}, cut: {cut}, {minutes} minutes",
                                   {{"rounds", rounds ? number(*rounds) : suggested},
                                    {"cut",
                                     !cut            ? suggested
                                         : *cut == 0 ? English::tr("none")
                                                     : number(*cut)},
                                    {"minutes", minutes}}),
                       fact.reason);
    }
    std::string operator()(const ProfileChanged &fact) const
    {
        return because(
            English::tr("Change the rules profile to {profile}", {{"profile", fact.profile.name}}),
            fact.reason);
    }
    std::string operator()(const PlayerAdded &fact) const
    {
        return English::tr("Add {who}", {{"who", fact.player.name}});
    }
    std::string operator()(const PlayerEdited &fact) const
    {
        const std::string before = nameOf(m_event, fact.player.id);
        if (before == fact.player.name)
            return English::tr("Edit {who}", {{"who", before}});
        return English::tr("Rename {before} to {after}",
                           {{"before", before}, {"after", fact.player.name}});
    }
    std::string operator()(const PlayerRemoved &fact) const
    {
        return English::tr("Remove {who}", {who(fact.player)});
    }
    std::string operator()(const PlayerDropped &fact) const
    {
        return English::tr("Drop {who}", {who(fact.player)});
    }
    std::string operator()(const PlayerReinstated &fact) const
    {
        return English::tr("Reinstate {who}", {who(fact.player)});
    }
    std::string operator()(const PlayerDisqualified &fact) const
    {
        return because(English::tr("Disqualify {who}", {who(fact.player)}), fact.reason);
    }
    std::string operator()(const RoundPaired &fact) const
    {
        return English::tr("Pair round {round}", {{"round", fact.round.number}});
    }
    std::string operator()(const RoundUnpaired &fact) const
    {
        return English::tr("Unpair round {round}", {{"round", fact.round}});
    }
    std::string operator()(const TablesChanged &fact) const
    {
        std::vector<std::string> moved;
        for (const Match &match : fact.matches)
            for (const Reason &reason : match.why)
                if (reason.code == ReasonCode::Swapped)
                    moved.push_back(name(reason.player));
        return English::tr("Swap {players} in round {round}",
                           {{"players", wordList(moved)}, {"round", fact.round}});
    }
    std::string operator()(const ResultRecorded &fact) const
    {
        const Match *match = findMatch(m_event, fact.round, fact.table);
        if (!match)
            return English::tr("Report {where}", {where(fact.round, fact.table)});
        Match after = *match;
        after.result = fact.result;
        const Round *round = findRound(m_event, fact.round);
        const bool correction = hasResult(m_event.profile, *match, round->stage);
        const auto place = where(fact.round, fact.table);
        //: two players with the result between them: Ada 2–0 Ben
        const core::SentenceValue score(
            "score",
            English::tr("{first} {result} {second}",
                        {{"first", name(match->p1)},
                         {"result", shortResult(m_event, *round, after)},
                         {"second", name(*match->p2)}}));
        if (!correction)
            return because(English::tr("Report {where}: {score}", {place, score}), fact.reason);
        return because(
            English::tr("Correct {where}: {score} (was {before})",
                        {place, score, {"before", shortResult(m_event, *round, *match)}}),
            fact.reason);
    }
    std::string operator()(const ResultCleared &fact) const
    {
        return English::tr("Clear the result of {where}", {where(fact.round, fact.table)});
    }
    std::string operator()(const PenaltyRecorded &fact) const
    {
        return English::tr("Penalty for {who}", {who(fact.penalty.player)});
    }
    std::string operator()(const RulingRecorded &fact) const
    {
        const Ruling &ruling = fact.ruling;
        const core::SentenceValue judge{"judge", ruling.judge};
        const core::SentenceValue question{"question", ruling.question};
        const core::SentenceValue answer{"answer", ruling.answer};
        if (ruling.table == 0)
            return English::tr("Ruling by {judge}: {question} – {answer}",
                               {judge, question, answer});
        return English::tr("Ruling by {judge}, {where}: {question} – {answer}",
                           {judge, where(ruling.round, ruling.table), question, answer});
    }
    std::string operator()(const WatchChanged &fact) const
    {
        const auto place = where(fact.round, fact.table);
        return fact.watched ? English::tr("Watch {where} for slow play", {place})
                            : English::tr("Stop watching {where} for slow play", {place});
    }
    std::string operator()(const TableRangesChanged &) const
    {
        return English::tr("Set the table numbers");
    }
    std::string operator()(const CutSeeded &fact) const
    {
        return because(
            English::tr("Cut to the top {size}", {{"size", static_cast<int>(fact.seeds.size())}}),
            fact.reason);
    }
    std::string operator()(const CutCancelled &) const { return English::tr("Cancel the cut"); }
    std::string operator()(const CutGamePaired &fact) const
    {
        return English::tr("Game {game}: {first} – {second}",
                           {{"game", fact.match.game},
                            {"first", name(fact.match.p1)},
                            {"second", name(*fact.match.p2)}});
    }
    std::string operator()(const CutGameWithdrawn &fact) const
    {
        const Match *match = findMatch(m_event, fact.round, fact.table);
        if (match)
            return English::tr("Withdraw game {game}", {{"game", match->game}});
        return English::tr("Withdraw {where}", {where(fact.round, fact.table)});
    }
    std::string operator()(const SidesSettled &fact) const
    {
        const Match *match = findMatch(m_event, fact.round, fact.table);
        if (!match || !fact.p1Side)
            return English::tr("Open the sides of {where}", {where(fact.round, fact.table)});
        const PlayerId corp = *fact.p1Side == Side::Corp ? match->p1 : *match->p2;
        return English::tr("{who} is Corp in game {game}", {who(corp), {"game", match->game}});
    }
    std::string operator()(const QualifierReplaced &fact) const
    {
        return English::tr("{entering} plays in the cut for {leaving}",
                           {{"entering", name(fact.entering)}, {"leaving", name(fact.leaving)}});
    }
    std::string operator()(const DeckPolicyChanged &fact) const
    {
        return because(English::tr("Change how decks are judged"), fact.reason);
    }
    std::string operator()(const DeckSubmitted &fact) const
    {
        const SubmittedDeck &deck = fact.deck;
        const auto list = listOf(deck.player, deck.side);
        return because(findDeck(m_event, deck.player, deck.side)
                           ? English::tr("Replace {list}", {list})
                           : English::tr("Take {list}", {list}),
                       deck.reason);
    }
    std::string operator()(const DeckWithdrawn &fact) const
    {
        return because(English::tr("Remove {list}", {listOf(fact.player, fact.side)}), fact.reason);
    }
    std::string operator()(const DecksLocked &fact) const
    {
        return fact.players.empty()
            ? English::tr("Lock all decklists")
            : English::tr("Lock the decklists of {whom}", {{"whom", names(fact.players)}});
    }
    std::string operator()(const DecksUnlocked &fact) const
    {
        return because(fact.players.empty() ? English::tr("Unlock all decklists")
                                            : English::tr("Unlock the decklists of {whom}",
                                                          {{"whom", names(fact.players)}}),
                       fact.reason);
    }
    std::string operator()(const DeckAccepted &fact) const
    {
        return because(
            English::tr("Accept {list} in spite of the rules", {listOf(fact.player, fact.side)}),
            fact.acceptance.reason);
    }
    std::string operator()(const DeckAcceptanceRevoked &fact) const
    {
        return English::tr("No longer accept {list} in spite of the rules",
                           {listOf(fact.player, fact.side)});
    }
    std::string operator()(const DeckChecksDrawn &fact) const
    {
        return English::tr("Draw {whom} for deck checks", {{"whom", names(fact.draw.players)}});
    }
    std::string operator()(const DeckCheckRecorded &fact) const
    {
        const DeckCheck &check = fact.check;
        const auto list = listOf(check.player, check.side);
        return because(check.outcome == CheckOutcome::InOrder
                           ? English::tr("Check {list}: in order", {list})
                           : English::tr("Check {list}: differs", {list}),
                       check.note);
    }
    std::string operator()(const SourceKept &) const
    {
        return English::tr("Keep the imported document");
    }
    std::string operator()(const ClockStarted &fact) const
    {
        const core::SentenceValue round{"round", fact.round};
        return because(
            fact.minutes > 0
                ? English::tr("Start the clock of round {round}: {minutes} minutes",
                              {round, {"minutes", fact.minutes}})
                : English::tr("Start the clock of round {round} without a limit", {round}),
            fact.reason);
    }
    std::string operator()(const ClockPaused &fact) const
    {
        return English::tr("Pause the clock of round {round} at {time}",
                           {{"round", fact.round}, {"time", shownAt(fact.round, fact.ran)}});
    }
    std::string operator()(const ClockResumed &fact) const
    {
        return English::tr("Resume the clock of round {round}", {{"round", fact.round}});
    }
    std::string operator()(const ClockSet &fact) const
    {
        const core::SentenceValue round{"round", fact.round};
        const core::SentenceValue time{"time", shownAt(fact.round, fact.ran)};
        if (fact.turned == 0)
            return because(English::tr("Set the clock of round {round} to {time}", {round, time}),
                           fact.reason);
        const core::SentenceValue by{"by", durationText(std::abs(fact.turned))};
        return fact.turned < 0
            ? English::tr("Keep the clock of round {round} at {time} – the computer's clock was "
                          "turned back by {by} minutes",
                          {round, time, by})
            : English::tr("Keep the clock of round {round} at {time} – the computer's clock was "
                          "turned on by {by} minutes",
                          {round, time, by});
    }
    std::string operator()(const ClockExtended &fact) const
    {
        const core::SentenceValue round{"round", fact.round};
        return because(
            fact.minutes < 0
                ? English::tr("Shorten round {round} by {n} minute",
                              "Shorten round {round} by {n} minutes", -fact.minutes, {round})
                : English::tr("Extend round {round} by {n} minute",
                              "Extend round {round} by {n} minutes", fact.minutes, {round}),
            fact.reason);
    }
    std::string operator()(const ExtraTimeGiven &fact) const
    {
        const ExtraTime &time = fact.time;
        const core::SentenceValue place = where(fact.round, time.table);
        const std::string reason = time.judge.empty()
            ? time.reason
            : English::tr("{reason} ({judge})", {{"reason", time.reason}, {"judge", time.judge}});
        return because(time.minutes < 0
                           ? English::tr("Take back {n} minute of extra time: {where}",
                                         "Take back {n} minutes of extra time: {where}",
                                         -time.minutes, {place})
                           : English::tr("Give {n} minute of extra time: {where}",
                                         "Give {n} minutes of extra time: {where}", time.minutes,
                                         {place}),
                       reason);
    }
    std::string operator()(const ClockStopped &fact) const
    {
        return English::tr("Stop the clock of round {round}", {{"round", fact.round}});
    }

private:
    static std::string because(std::string text, const std::string &reason)
    {
        if (reason.empty())
            return text;
        return English::tr("{act} – {reason}", {{"act", std::move(text)}, {"reason", reason}});
    }
    [[nodiscard]] core::SentenceValue where(int round, int table) const
    {
        const Match *match = findMatch(m_event, round, table);
        if (match && match->game > 0)
            return {"where", English::tr("game {game} of the cut", {{"game", match->game}})};
        return {"where",
                English::tr("round {round}, table {table}", {{"round", round}, {"table", table}})};
    }
    /// What the clock of a round shows when it has run so long: "12:30", or "-2:00" over time.
    [[nodiscard]] std::string shownAt(int round, std::int64_t ran) const
    {
        const Round *found = findRound(m_event, round);
        if (!found || !found->clock || found->clock->minutes == 0)
            return durationText(ran);
        const std::int64_t left = found->clock->minutes * millisecondsPerMinute - ran;
        return left < 0 ? '-' + durationText(-left) : durationText(left);
    }
    [[nodiscard]] std::string name(PlayerId player) const { return nameOf(m_event, player); }
    [[nodiscard]] core::SentenceValue who(PlayerId player) const { return {"who", name(player)}; }
    [[nodiscard]] std::string names(const std::vector<PlayerId> &players) const
    {
        std::vector<std::string> all;
        for (const PlayerId player : players)
            all.push_back(name(player));
        return wordList(all);
    }
    /// Cards stay untold: the log may lie open.
    [[nodiscard]] core::SentenceValue listOf(PlayerId player, Side side) const
    {
        return {"list",
                side == Side::Corp ? English::tr("{who}'s Corp list", {who(player)})
                                   : English::tr("{who}'s Runner list", {who(player)})};
    }

    const Event &m_event;
};

std::string addedPlayers(const Facts &facts)
{
    std::vector<std::string> names;
    for (const Fact &fact : facts)
        if (const auto *added = std::get_if<PlayerAdded>(&fact))
            names.push_back(added->player.name);
    if (names.size() == 1)
        return English::tr("Add {who}", {{"who", names.front()}});
    return English::tr("Add {count} players", {{"count", static_cast<int>(names.size())}});
}

} // namespace

std::string describe(const Event &before, const storage::Entry &entry)
{
    if (entry.facts.empty())
        return entry.command;
    if (entry.command == "import-event")
        if (const auto *created = std::get_if<EventCreated>(&entry.facts.front()))
            return English::tr("Import {event}", {{"event", created->details.name}});
    if (std::holds_alternative<PlayerAdded>(entry.facts.front()))
        return addedPlayers(entry.facts);
    // A command of several facts names all of them, "Drop Ada; Drop Ben", a result ahead of what
    // came with it.
    const auto isResult = [](const Fact &fact) {
        return std::holds_alternative<ResultRecorded>(fact)
            || std::holds_alternative<ResultCleared>(fact);
    };
    const auto head = std::ranges::find_if(entry.facts, isResult);
    std::string text;
    if (head != entry.facts.end())
        text = std::visit(Describer(before), *head);
    for (auto fact = entry.facts.begin(); fact != entry.facts.end(); ++fact) {
        if (fact == head)
            continue;
        std::string next = std::visit(Describer(before), *fact);
        text = text.empty() ? std::move(next)
                            : English::tr("{first}; {next}", {{"first", text}, {"next", next}});
    }
    return text;
}

namespace {

/// The first Swiss round whose results these facts change; 0: none.
int earliestRound(const Facts &facts)
{
    int earliest = 0;
    for (const Fact &fact : facts) {
        int round = 0;
        if (const auto *recorded = std::get_if<ResultRecorded>(&fact))
            round = recorded->round;
        else if (const auto *cleared = std::get_if<ResultCleared>(&fact))
            round = cleared->round;
        if (round > 0)
            earliest = earliest == 0 ? round : std::min(earliest, round);
    }
    return earliest;
}

std::string otherPairings(const Event &before, const Event &after, int earliest)
{
    std::vector<std::string> rounds;
    for (const int round : roundsPairedOtherwise(before, after, earliest))
        rounds.push_back(number(round));
    if (rounds.empty())
        return {};
    return English::tr("Round {rounds} would have been paired otherwise; the pairings stay as "
                       "they were played.",
                       "Rounds {rounds} would have been paired otherwise; the pairings stay as "
                       "they were played.",
                       static_cast<int>(rounds.size()), {{"rounds", wordList(rounds)}});
}

/// Of a cut that has begun: it is played on by the seeds it began with.
std::string otherSeeds(const Event &before, const Event &after)
{
    if (after.cut.seeds.empty())
        return {};
    std::vector<PlayerId> then = qualifiers(before);
    std::vector<PlayerId> now = qualifiers(after);
    const std::size_t size = after.cut.seeds.size();
    then.resize(std::min(then.size(), size));
    now.resize(std::min(now.size(), size));
    if (then == now)
        return {};
    std::vector<std::string> names;
    for (const PlayerId player : now)
        names.push_back(nameOf(after, player));
    return English::tr("By these standings the cut would have been seeded {players}; it stays as "
                       "it was seeded.",
                       {{"players", wordList(names)}});
}

} // namespace

std::string consequence(const Event &before, const Event &after, const Facts &facts)
{
    const int earliest = earliestRound(facts);
    if (earliest == 0 || earliest > swissRounds(before))
        return {};
    std::string text = otherPairings(before, after, earliest);
    std::string seeds = otherSeeds(before, after);
    if (text.empty() || seeds.empty())
        return text.empty() ? seeds : text;
    return text + ' ' + seeds;
}

} // namespace app
