// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences.h"
#include "app/wording.h"
#include "tournament/correction.h"
#include "tournament/cut.h"
#include "tournament/result_notation.h"

#include <algorithm>

namespace app {

using namespace tournament;

namespace {

std::string number(int value) { return std::to_string(value); }

/// Names an act by its facts; `m_event` is the state it met.
class Describer {
public:
    explicit Describer(const Event &event) : m_event(event) { }

    std::string operator()(const EventCreated &fact) const { return "Create " + fact.details.name; }
    std::string operator()(const DetailsChanged &) const { return "Change the event's details"; }
    std::string operator()(const AnnouncementChanged &fact) const
    {
        const auto shown = [](const std::optional<int> &value, const char *none) {
            return !value ? std::string("as suggested") : *value == 0 ? none : number(*value);
        };
        return because("Announce rounds: " + shown(fact.announcement.rounds, "0")
                           + ", cut: " + shown(fact.announcement.cut, "none") + ", "
                           + number(fact.announcement.minutes) + " minutes",
                       fact.reason);
    }
    std::string operator()(const ProfileChanged &fact) const
    {
        return because("Change the rules profile to " + fact.profile.name, fact.reason);
    }
    std::string operator()(const PlayerAdded &fact) const { return "Add " + fact.player.name; }
    std::string operator()(const PlayerEdited &fact) const
    {
        const std::string before = nameOf(m_event, fact.player.id);
        return before == fact.player.name ? "Edit " + before
                                          : "Rename " + before + " to " + fact.player.name;
    }
    std::string operator()(const PlayerRemoved &fact) const
    {
        return "Remove " + name(fact.player);
    }
    std::string operator()(const PlayerDropped &fact) const { return "Drop " + name(fact.player); }
    std::string operator()(const PlayerReinstated &fact) const
    {
        return "Reinstate " + name(fact.player);
    }
    std::string operator()(const PlayerDisqualified &fact) const
    {
        return because("Disqualify " + name(fact.player), fact.reason);
    }
    std::string operator()(const RoundPaired &fact) const
    {
        return "Pair round " + number(fact.round.number);
    }
    std::string operator()(const RoundUnpaired &fact) const
    {
        return "Unpair round " + number(fact.round);
    }
    std::string operator()(const TablesChanged &fact) const
    {
        std::vector<std::string> moved;
        for (const Match &match : fact.matches)
            for (const Reason &reason : match.why)
                if (reason.code == ReasonCode::Swapped)
                    moved.push_back(name(reason.player));
        return "Swap " + wordList(moved) + " in round " + number(fact.round);
    }
    std::string operator()(const ResultRecorded &fact) const
    {
        const Match *match = findMatch(m_event, fact.round, fact.table);
        if (!match)
            return "Report round " + number(fact.round) + ", table " + number(fact.table);
        Match after = *match;
        after.result = fact.result;
        const Round *round = findRound(m_event, fact.round);
        const bool correction = hasResult(m_event.profile, *match, round->stage);
        std::string text = (correction ? "Correct" : "Report") + at(fact.round, fact.table) + ": "
            + name(match->p1) + ' ' + shortResult(m_event, *round, after) + ' ' + name(*match->p2);
        if (correction)
            text += " (was " + shortResult(m_event, *round, *match) + ')';
        return because(text, fact.reason);
    }
    std::string operator()(const ResultCleared &fact) const
    {
        return "Clear the result of" + at(fact.round, fact.table);
    }
    std::string operator()(const PenaltyRecorded &fact) const
    {
        return "Penalty for " + name(fact.penalty.player);
    }
    std::string operator()(const WatchChanged &fact) const
    {
        return (fact.watched ? "Watch" : "Stop watching") + at(fact.round, fact.table)
            + " for slow play";
    }
    std::string operator()(const TableRangesChanged &) const { return "Set the table numbers"; }
    std::string operator()(const CutSeeded &fact) const
    {
        return because("Cut to the top " + number(static_cast<int>(fact.seeds.size())),
                       fact.reason);
    }
    std::string operator()(const CutCancelled &) const { return "Cancel the cut"; }
    std::string operator()(const CutGamePaired &fact) const
    {
        return "Game " + number(fact.match.game) + ": " + name(fact.match.p1) + " – "
            + name(*fact.match.p2);
    }
    std::string operator()(const CutGameWithdrawn &fact) const
    {
        const Match *match = findMatch(m_event, fact.round, fact.table);
        return "Withdraw" + (match ? " game " + number(match->game) : at(fact.round, fact.table));
    }
    std::string operator()(const SidesSettled &fact) const
    {
        const Match *match = findMatch(m_event, fact.round, fact.table);
        if (!match || !fact.p1Side)
            return "Open the sides of" + at(fact.round, fact.table);
        const PlayerId corp = *fact.p1Side == Side::Corp ? match->p1 : *match->p2;
        return name(corp) + " is Corp in game " + number(match->game);
    }
    std::string operator()(const QualifierReplaced &fact) const
    {
        return name(fact.entering) + " plays in the cut for " + name(fact.leaving);
    }
    std::string operator()(const SourceKept &) const { return "Keep the imported document"; }

private:
    static std::string because(std::string text, const std::string &reason)
    {
        return reason.empty() ? text : text + " – " + reason;
    }
    [[nodiscard]] std::string at(int round, int table) const
    {
        const Match *match = findMatch(m_event, round, table);
        if (match && match->game > 0)
            return " game " + number(match->game) + " of the cut";
        return " round " + number(round) + ", table " + number(table);
    }
    [[nodiscard]] std::string name(PlayerId player) const { return nameOf(m_event, player); }

    const Event &m_event;
};

std::string addedPlayers(const Facts &facts)
{
    std::vector<std::string> names;
    for (const Fact &fact : facts)
        if (const auto *added = std::get_if<PlayerAdded>(&fact))
            names.push_back(added->player.name);
    return names.size() == 1 ? "Add " + names.front()
                             : "Add " + number(static_cast<int>(names.size())) + " players";
}

} // namespace

std::string describe(const Event &before, const storage::Entry &entry)
{
    if (entry.facts.empty())
        return entry.command;
    if (entry.command == "import-event")
        if (const auto *created = std::get_if<EventCreated>(&entry.facts.front()))
            return "Import " + created->details.name;
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
    for (auto fact = entry.facts.begin(); fact != entry.facts.end(); ++fact)
        if (fact != head)
            text += (text.empty() ? "" : "; ") + std::visit(Describer(before), *fact);
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
    return (rounds.size() == 1 ? "Round " : "Rounds ") + wordList(rounds)
        + " would have been paired otherwise; the pairings stay as they were played.";
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
    return "By these standings the cut would have been seeded " + wordList(names)
        + "; it stays as it was seeded.";
}

} // namespace

std::string consequence(const Event &before, const Event &after, const Facts &facts)
{
    const int earliest = earliestRound(facts);
    if (earliest == 0 || earliest > swissRounds(before))
        return {};
    std::string text = otherPairings(before, after, earliest);
    if (const std::string seeds = otherSeeds(before, after); !seeds.empty())
        text += (text.empty() ? "" : " ") + seeds;
    return text;
}

} // namespace app
