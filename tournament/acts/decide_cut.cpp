// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/text.h"
#include "tournament/acts/decide_parts.h"
#include "tournament/cut/bracket_sides.h"
#include "tournament/cut/cut.h"
#include "tournament/standings/structure.h"

#include <algorithm>
#include <set>

namespace tournament {

namespace {

std::optional<Refusal> unplayed(const Event &event)
{
    for (const Round &round : event.rounds)
        if (auto tables = missingResults(event, round.number); !tables.empty())
            return refuse(RefusalCode::ResultsMissing, round.number, std::move(tables)).value();
    return std::nullopt;
}

/// The TO's own choice of who plays: each in the tournament, each once.
std::optional<Refusal> illegalSeeds(const Event &event, const std::vector<PlayerId> &seeds)
{
    std::set<PlayerId> named;
    for (const PlayerId seed : seeds) {
        const Player *player = findPlayer(event, seed);
        if (!player)
            return refuse(RefusalCode::PlayerUnknown, seed).value();
        if (player->status != PlayerStatus::Active)
            return refuse(RefusalCode::PlayerNotActive, seed).value();
        if (!named.insert(seed).second)
            return refuse(RefusalCode::PlayerNamedTwice, seed).value();
    }
    return std::nullopt;
}

std::optional<Refusal> illegalSize(int size)
{
    const auto sizes = cutSizes();
    if (size == 0)
        return refuse(RefusalCode::CutSizeMissing).value();
    if (std::ranges::find(sizes, size) == sizes.end())
        return refuse(RefusalCode::CutSizeUnknown, size).value();
    return std::nullopt;
}

/// Tournament Rules 3.0.2, "Double-Elimination Pairings", unless the TO names another form.
core::Expected<CutForm, Refusal> formOf(const Event &event, std::optional<CutForm> wanted, int size)
{
    const CutForm form = wanted.value_or(usualForm(event.profile, size));
    if (form == CutForm::None)
        return refuse(RefusalCode::CutWithoutForm);
    if (!findWiring(form, size))
        return refuse(RefusalCode::CutFormUnknown, size);
    return form;
}

Decision chosen(const Event &event, const BracketGame &game, Seat corp)
{
    const auto &[p1, p2] = game.contenders;
    const PlayerId higher = p1.seed < p2.seed ? *p1.player : *p2.player;
    return withCutConsequences(event,
                               {SidesSettled{game.eventRound,
                                             game.table,
                                             corp == Seat::P1 ? Side::Corp : Side::Runner,
                                             {{ReasonCode::SidesChosen, higher, 0, 0, 0}}}},
                               false);
}

/// The second final: as the rule gives the sides, or the first final's turned.
Decision turned(const Event &event, const Wiring &wiring, const BracketGame &game, Seat corp)
{
    SettledSides sides = sidesByRule(event, game);
    const Side wanted = corp == Seat::P1 ? Side::Corp : Side::Runner;
    if (sides.p1Side != wanted) {
        const PlayerId player = *game.contenders[index(corp)].player;
        const Bracket now = bracket(event);
        const BracketGame &first = *findGame(now, wiring.finalGame().number);
        if (!first.corp || first.contenders[index(*first.corp)].player == player)
            return refuse(RefusalCode::SidesByRule, game.number);
        sides = {wanted, {ReasonCode::SidesTurned, player, 0, 0, 0}};
    }
    return Facts{SidesSettled{game.eventRound, game.table, sides.p1Side, {sides.why}}};
}

} // namespace

Decision withCutConsequences(const Event &event, Facts facts, bool discardResults)
{
    const bool seeded = std::ranges::any_of(
        facts, [](const Fact &fact) { return std::holds_alternative<CutSeeded>(fact); });
    if (event.cut.form == CutForm::None && !seeded)
        return facts; // and the event, which may be large, need not be tried out
    Event after = event;
    tournament::apply(after, facts);
    Facts more = cutConsequences(after);
    facts.insert(facts.end(), std::make_move_iterator(more.begin()),
                 std::make_move_iterator(more.end()));
    auto lost = withdrawnResults(event, facts);
    if (!lost.empty() && !discardResults) {
        Refusal refusal;
        refusal.code = RefusalCode::ResultsRestOnIt;
        refusal.games = std::move(lost);
        return core::unexpected(refusal);
    }
    return facts;
}

Decision decideOn(const Event &event, const StartCut &command)
{
    if (cutBegun(event))
        return refuse(RefusalCode::CutStarted);
    if (auto refusal = unplayed(event))
        return core::unexpected(*refusal);
    const int named = static_cast<int>(command.seeds.size());
    const int size = command.size.value_or(named > 0 ? named : plannedCut(event));
    if (auto refusal = illegalSize(size))
        return core::unexpected(*refusal);
    const auto form = formOf(event, command.form, size);
    if (!form)
        return core::unexpected(form.error());
    const std::string reason = core::tidied(command.reason);
    Facts facts = publishing(event);
    // Tournament Rules 3.0.2, "Double-Elimination Pairings": the size is announced beforehand.
    if (event.announcement.cut && *event.announcement.cut != size) {
        if (reason.empty())
            return refuse(RefusalCode::ReasonMissing);
        Announcement announcement = event.announcement;
        announcement.cut = size;
        facts.emplace_back(AnnouncementChanged{announcement, reason});
    }
    std::vector<PlayerId> seeds = command.seeds;
    Refusal refusal;
    if (seeds.empty()) {
        seeds = plannedSeeds(event);
        refusal.number = size;
        refusal.most = static_cast<int>(seeds.size());
        refusal.code = RefusalCode::CutTooLarge;
        if (refusal.most < size)
            return core::unexpected(refusal);
        seeds.resize(static_cast<std::size_t>(size));
    } else if (named != size) {
        refusal.number = named;
        refusal.most = size;
        refusal.code = RefusalCode::SeedsMiscounted;
        return core::unexpected(refusal);
    } else if (auto illegal = illegalSeeds(event, seeds)) {
        return core::unexpected(*illegal);
    }
    facts.emplace_back(CutSeeded{*form, std::move(seeds), reason});
    return withCutConsequences(event, std::move(facts), false);
}

Decision decideOn(const Event &event, const CancelCut &command)
{
    if (event.cut.seeds.empty() && !cutBegun(event))
        return refuse(RefusalCode::NoCut);
    Refusal refusal;
    refusal.code = RefusalCode::CutHasResults;
    for (const Round &round : event.rounds)
        for (const Match &match : round.matches)
            if (round.stage == Stage::Cut && match.result)
                refusal.games.push_back(match.game > 0 ? match.game : match.table);
    std::ranges::sort(refusal.games);
    if (!refusal.games.empty() && !command.discardResults)
        return core::unexpected(refusal);
    return Facts{CutCancelled{}};
}

Decision decideOn(const Event &event, const ChooseSides &command)
{
    const auto place = placeOf(event, command.game);
    if (!place)
        return core::unexpected(place.error());
    const Wiring &wiring = *findWiring(event.cut.form, static_cast<int>(event.cut.seeds.size()));
    const Bracket now = bracket(event);
    const BracketGame &game = *findGame(now, command.game);
    if (findMatch(event, place->round, place->table)->result)
        return refuse(RefusalCode::GameHasResult, command.game);
    const auto seat =
        std::ranges::find(game.contenders, std::optional(command.corp), &Contender::player);
    if (seat == game.contenders.end()) {
        auto refusal = refuse(RefusalCode::SidesNotOfThisGame, command.corp).value();
        refusal.number = command.game;
        return core::unexpected(refusal);
    }
    const Seat corp = seat == game.contenders.begin() ? Seat::P1 : Seat::P2;
    if (gamesPerMatch(event.profile, Stage::Cut) > 1)
        return refuse(RefusalCode::SidesByRule, command.game);
    if (isChosen(wiring, command.game))
        return chosen(event, game, corp);
    if (game.branch == Branch::SecondFinal)
        return turned(event, wiring, game, corp);
    return refuse(RefusalCode::SidesByRule, command.game);
}

} // namespace tournament
