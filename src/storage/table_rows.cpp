// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/table_rows.h"

#include <algorithm>

#include "tournament/event/words.h"
#include "tournament/standings/scoring.h"

namespace storage {

namespace {

using namespace tournament;

Value cell(std::int64_t value) { return value; }
Value cell(core::Timestamp time) { return time.milliseconds; }
Value cell(const std::string &value) { return value; }
Value cell(PlayerId id) { return id.value; }
template <class Enum>
    requires std::is_enum_v<Enum>
Value cell(Enum value)
{
    return std::string(core::toWord(value));
}
template <class T>
Value cell(const std::optional<T> &value)
{
    return value ? cell(*value) : Value();
}
/// SQLite's integers are signed.
Value unsignedCell(std::uint64_t value) { return std::to_string(value); }

Value playerAt(const Match &match, std::optional<Seat> seat)
{
    if (!seat)
        return {};
    return *seat == Seat::P1 ? cell(match.p1) : cell(match.p2);
}

Row eventRow(const Event &event)
{
    const Details &details = event.details;
    return {cell(1),
            cell(details.name),
            cell(details.date),
            cell(details.tier),
            cell(details.organizer),
            cell(details.secondOrganizer),
            cell(details.organizerPlays),
            cell(details.lateEntry),
            cell(event.profile.id),
            unsignedCell(event.seed),
            cell(event.announcement.rounds),
            cell(event.announcement.cut),
            cell(event.announcement.minutes),
            cell(event.cut.form),
            cell(event.decks.policy.list),
            cell(event.decks.policy.pool),
            cell(event.decks.policy.anyRelease),
            cell(event.decks.policy.draft),
            cell(event.decks.locked),
            cell(event.schedule.start),
            cell(event.schedule.turnover),
            cell(event.schedule.cutMinutes)};
}

Row playerRow(const Player &player)
{
    return {cell(player.id),
            cell(player.name),
            cell(player.pronouns),
            cell(player.corpIdentity),
            cell(player.corpFaction),
            cell(player.runnerIdentity),
            cell(player.runnerFaction),
            cell(player.awardedByes),
            cell(player.fixedTable),
            cell(player.seat),
            unsignedCell(player.tieBreak),
            cell(player.status),
            cell(player.enteredAfterRound),
            cell(player.missedRounds),
            cell(player.leftAfterRound),
            cell(player.consents.named),
            cell(player.consents.photographed),
            cell(player.consents.streamed)};
}

Row roundRow(const Round &round)
{
    return {cell(round.number),       cell(round.stage),
            unsignedCell(round.seed), cell(round.algorithm),
            cell(round.cost),         cell(static_cast<std::int64_t>(round.relaxed.size())),
            cell(round.prepared)};
}

Row matchRow(const Profile &profile, const Round &round, const Match &match)
{
    const bool complete = hasResult(profile, match, round.stage);
    std::optional<std::int64_t> p1Points;
    std::optional<std::int64_t> p2Points;
    if (match.isBye()) {
        p1Points = byeScore(profile, match).points;
    } else if (complete) {
        const MatchScore scored = score(profile, *match.result);
        p1Points = scored.of(Seat::P1).points;
        p2Points = scored.of(Seat::P2).points;
    }
    return {cell(round.number),
            cell(match.table),
            match.game > 0 ? cell(match.game) : Value(),
            cell(match.p1),
            cell(match.p2),
            cell(match.awardedBye),
            cell(match.p1Side),
            cell(match.locked),
            cell(match.watched),
            match.result ? cell(match.result->kind) : Value(),
            cell(complete),
            cell(p1Points),
            cell(p2Points)};
}

std::vector<Row> gameRows(const Round &round, const Match &match)
{
    std::vector<Row> rows;
    if (!match.result)
        return rows;
    for (const Game &game : match.result->games)
        rows.push_back({cell(round.number), cell(match.table),
                        cell(static_cast<std::int64_t>(rows.size()) + 1),
                        playerAt(match, game.corp), cell(game.ending), playerAt(match, game.winner),
                        cell(game.agendaPoints[0]), cell(game.agendaPoints[1]), cell(game.how)});
    return rows;
}

Row standingRow(const StandingsRow &row)
{
    return {cell(row.player),
            cell(row.rank),
            cell(row.points),
            cell(row.matchPoints),
            cell(row.rounds),
            cell(core::toString(row.sos)),
            row.esos ? cell(core::toString(*row.esos)) : Value(),
            cell(row.corpWins),
            cell(row.runnerWins),
            cell(row.byes),
            cell(row.dropped),
            cell(row.sidesUnknown)};
}

Row cutSeedRow(std::size_t seed, PlayerId player)
{
    return {cell(static_cast<std::int64_t>(seed)), cell(player)};
}

Row penaltyRow(std::size_t number, const Penalty &penalty)
{
    return {cell(static_cast<std::int64_t>(number)),
            cell(penalty.player),
            cell(penalty.round),
            cell(penalty.kind),
            cell(penalty.reason),
            cell(penalty.judge)};
}

Row deckLockRow(const Event &event, PlayerId player)
{
    return {cell(player), cell(decksLocked(event, player))};
}

Row deckRow(const SubmittedDeck &deck)
{
    return {cell(deck.player),          cell(deck.side),
            cell(deck.at.milliseconds), cell(deck.name),
            cell(deck.format),          cell(deck.identity),
            cell(deck.faction),         cell(static_cast<std::int64_t>(deck.unknown.size())),
            cell(deck.reason),          deck.acceptance ? cell(deck.acceptance->reason) : Value(),
            cell(deck.original)};
}

std::vector<Row> deckCardRows(const SubmittedDeck &deck)
{
    std::vector<Row> rows;
    for (const ListedCard &card : deck.cards)
        rows.push_back({cell(deck.player), cell(deck.side),
                        cell(static_cast<std::int64_t>(rows.size()) + 1), cell(card.title),
                        cell(card.quantity)});
    return rows;
}

Row deckCheckRow(std::size_t number, const DeckCheck &check)
{
    return {cell(static_cast<std::int64_t>(number)),
            cell(check.player),
            cell(check.side),
            cell(check.round),
            cell(check.at.milliseconds),
            cell(check.outcome),
            cell(check.judge),
            cell(check.note)};
}

/// Calls `use` with the elements that `known` does not have at the same place, each with its number
/// from 1.
template <class T, class Use>
void eachBeside(const std::vector<T> &elements, const std::vector<T> &known, const Use &use)
{
    for (std::size_t i = 0; i < elements.size(); ++i)
        if (i >= known.size() || elements[i] != known[i])
            use(elements[i], i + 1);
}

} // namespace

const TableShape &shape(Table table)
{
    static constexpr std::array<TableShape, tableCount> shapes{{
        {"event",
         "id, name, date, tier, organizer, second_organizer, organizer_plays, late_entry, profile, "
         "seed, announced_rounds, announced_cut, minutes, cut_form, deck_list, deck_pool, "
         "deck_any_release, deck_draft, decks_locked, starts, turnover, cut_minutes",
         1},
        {"player",
         "id, name, pronouns, corp_identity, corp_faction, runner_identity, runner_faction, "
         "awarded_byes, fixed_table, seat, tie_break, status, entered_after_round, missed_rounds, "
         "left_after_round, named, photographed, streamed",
         1},
        {"round", "number, stage, seed, algorithm, cost, relaxations, prepared", 1},
        {"match",
         "round, table_number, game, p1, p2, awarded_bye, p1_side, locked, watched, result, "
         "complete, p1_points, p2_points",
         2},
        {"game",
         "round, table_number, number, corp, ending, winner, p1_agenda_points, p2_agenda_points, "
         "how",
         3},
        {"standing",
         "player, rank, points, match_points, rounds, sos, esos, corp_wins, runner_wins, byes, "
         "dropped, sides_unknown",
         1},
        {"cut_seed", "seed, player", 1},
        {"penalty", "number, player, round, kind, reason, judge", 1},
        {"deck_lock", "player, locked", 1},
        {"deck",
         "player, side, submitted, name, format, identity, faction, unknown_lines, reason, "
         "accepted, original",
         2},
        {"deck_card", "player, side, position, title, quantity", 3},
        {"deck_check", "number, player, side, round, at, outcome, judge, note", 1},
        {"schedule_break", "after_round, minutes", 1},
    }};
    return shapes[static_cast<std::size_t>(table)];
}

Shown shown(Event event)
{
    Standings standings;
    if (event.created)
        standings = tournament::standings(event);
    return {std::move(event), std::move(standings)};
}

AllRows allRows(const Shown &state) { return rowsBeside(state, {}); }

AllRows rowsBeside(const Shown &state, const Shown &known)
{
    AllRows all;
    const Event &event = state.event;
    if (!event.created)
        return all;
    const auto of = [&all](Table table) -> std::vector<Row> & {
        return all[static_cast<std::size_t>(table)];
    };
    of(Table::Event).push_back(eventRow(event));
    eachBeside(event.players, known.event.players, [&](const Player &player, std::size_t) {
        of(Table::Player).push_back(playerRow(player));
    });
    // A changed profile gives every match other points.
    const bool scoredAlike = event.profile == known.event.profile;
    for (std::size_t i = 0; i < event.rounds.size(); ++i) {
        const Round &round = event.rounds[i];
        static const std::vector<Match> none;
        const Round *before = i < known.event.rounds.size() ? &known.event.rounds[i] : nullptr;
        const bool comparable =
            scoredAlike && before && before->number == round.number && before->stage == round.stage;
        of(Table::Round).push_back(roundRow(round));
        eachBeside(round.matches, comparable ? before->matches : none,
                   [&](const Match &match, std::size_t) {
                       of(Table::Match).push_back(matchRow(event.profile, round, match));
                       std::ranges::move(gameRows(round, match),
                                         std::back_inserter(of(Table::Game)));
                   });
    }
    eachBeside(state.standings.rows, known.standings.rows,
               [&](const StandingsRow &row, std::size_t) {
                   of(Table::Standing).push_back(standingRow(row));
               });
    eachBeside(event.cut.seeds, known.event.cut.seeds, [&](PlayerId player, std::size_t seed) {
        of(Table::CutSeed).push_back(cutSeedRow(seed, player));
    });
    eachBeside(event.penalties, known.event.penalties,
               [&](const Penalty &penalty, std::size_t number) {
                   of(Table::Penalty).push_back(penaltyRow(number, penalty));
               });
    for (const PlayerId player : event.decks.exceptions)
        of(Table::DeckLock).push_back(deckLockRow(event, player));
    eachBeside(event.decks.lists, known.event.decks.lists,
               [&](const SubmittedDeck &deck, std::size_t) {
                   of(Table::Deck).push_back(deckRow(deck));
                   std::ranges::move(deckCardRows(deck), std::back_inserter(of(Table::DeckCard)));
               });
    eachBeside(event.decks.checks, known.event.decks.checks,
               [&](const DeckCheck &check, std::size_t number) {
                   of(Table::DeckCheck).push_back(deckCheckRow(number, check));
               });
    for (const Break &one : event.schedule.breaks)
        of(Table::ScheduleBreak).push_back({cell(one.afterRound), cell(one.minutes)});
    for (auto &rows : all)
        std::ranges::sort(rows);
    return all;
}

} // namespace storage
