// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/playing_out/playing_out.h"

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/steps.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/acts.h"
#include "rules/rulings/play/priority.h"
#include "rules/rulings/playing_out/act_words.h"
#include "rules/rulings/playing_out/candidates.h"
#include "rules/rulings/playing_out/held_game.h"
#include "rules/rulings/playing_out/offers.h"
#include "rules/rulings/playing_out/picture.h"
#include "rules/rulings/table/course.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rulings {

namespace {

std::size_t positionOf(const rules::TimingStructure &structure, const rules::TimingStep &step)
{
    const auto same = [&](const rules::TimingStep &one) { return one.id == step.id; };
    return static_cast<std::size_t>(
        std::distance(structure.steps.begin(), std::ranges::find_if(structure.steps, same)));
}

std::vector<rules::Window> openTo(const Table &table, Side side)
{
    std::vector<rules::Window> open;
    for (const auto &[window, word] : rules::windowWords)
        if (table.state.at.step->windows.contains(window) && isOpen(table, side, window))
            open.push_back(window);
    return open;
}

PresentMoment momentOf(const Table &table, bool held)
{
    const State &state = table.state;
    PresentMoment moment;
    moment.kind = state.at.kind;
    moment.structure = &table.book->timing(state.at.kind);
    moment.turn = state.turn;
    moment.winner = state.winner;
    moment.wonBy = state.wonBy;
    if (!state.at.step)
        return moment;
    moment.step = positionOf(*moment.structure, *state.at.step);
    if (state.at.kind == TimingKind::Run && state.resume.step) {
        moment.around = &table.book->timing(state.resume.kind);
        moment.stepAround = positionOf(*moment.around, *state.resume.step);
    }
    if (held || state.winner != Winner::Nobody)
        return moment;
    moment.corpMay = openTo(table, Side::Corp);
    moment.runnerMay = openTo(table, Side::Runner);
    if (state.priority.followed && !state.priority.closed)
        moment.priority = state.priority.with;
    return moment;
}

void tellOutcome(PlayedOut &out, const HeldGame &game, const Rulebook &book,
                 const Question &question)
{
    const Table &table = game.table();
    const TableNames names(table.state, true);
    const Tried &outcome = game.outcome();
    out.to = outcome.stopped == Stopped::Nowhere ? PlayedTo::End
        : outcome.stopped == Stopped::NotAllowed ? PlayedTo::Refused
                                                 : PlayedTo::NotDerived;
    out.played = game.played();
    out.cameTo = game.cameTo();
    out.why = outcome.why.inWords(names);
    out.because = reasonsOf(outcome.because, book);
    out.trace =
        stepsOf(table.record.trace, book, table.state, question, out.to == PlayedTo::NotDerived);
    out.assumptions = allInWords(table.record.assumptions, names);
}

/// In each case of the unknown facts in which the script can be played: that it was played tells
/// that they let it be.
void playCases(Games &games, std::vector<const Case *> &played, const Rulebook &book,
               const Asked &asked)
{
    constexpr std::size_t most = 40;
    for (const Case &one : asked.cases) {
        games.emplace_back(book, one.state, asked.question.script);
        if (asked.cases.size() > 1 && games.back().outcome().stopped == Stopped::NotAllowed)
            games.pop_back();
        else
            played.push_back(&one);
        if (games.size() == most)
            break;
    }
    if (games.empty()) {
        played.push_back(&asked.cases.front());
        games.emplace_back(book, played.front()->state, asked.question.script);
    }
}

/// What nobody knows has no number, whatever it was looked at with.
void forget(TablePicture &table, const Supposed &supposed)
{
    const std::map<std::string_view, std::optional<int> *> numbers{
        {"corp.credits", &table.corp.credits},
        {"corp.clicks", &table.corp.clicks},
        {"corp.hand", &table.corp.hand},
        {"corp.deck", &table.corp.deck},
        {"corp.pile", &table.corp.pile},
        {"runner.credits", &table.runner.credits},
        {"runner.clicks", &table.runner.clicks},
        {"runner.hand", &table.runner.hand},
        {"runner.deck", &table.runner.deck},
        {"runner.pile", &table.runner.pile},
        {"tags", &table.tags},
        {"bad_publicity", &table.badPublicity},
        {"brain_damage", &table.brainDamage}};
    for (const auto &[path, value] : supposed)
        if (const auto number = numbers.find(path); number != numbers.end())
            number->second->reset();
}

bool isChoice(const Act &act)
{
    return act.kind == ActKind::Pick || act.kind == ActKind::Spend || act.kind == ActKind::Option
        || act.kind == ActKind::Server;
}

/// Whose subroutines the act at that place of the script has broken.
ObjectId brokenBy(const Rulebook &book, const State &start, const std::vector<Act> &script,
                  std::size_t at)
{
    if (script[at].subroutines.empty())
        return {};
    const auto behind = script.begin() + static_cast<std::ptrdiff_t>(at) + 1;
    const HeldGame after(book, start, {script.begin(), behind});
    return after.played() > at ? after.table().state.run.brokenOf : ObjectId();
}

/// Of the first spending of a trace or a bid that the game had to go on to: behind it the other one
/// spends.
std::optional<Side> firstToSpend(const Rulebook &book, const State &start,
                                 const std::vector<Act> &script, std::size_t at)
{
    if (script[at].kind != ActKind::Spend)
        return std::nullopt;
    const auto behind = script.begin() + static_cast<std::ptrdiff_t>(at) + 1;
    const HeldGame after(book, start, {script.begin(), behind});
    const auto &held = after.held();
    const bool isOther = held && after.played() > at
        && std::ranges::any_of(held->acts,
                               [](const Act &one) { return one.kind == ActKind::Spend; });
    return isOther ? std::optional(opponentOf(held->choice.by)) : std::nullopt;
}

/// An act of the script: of a choice who made it, and what a numbered one was about.
Sentence toldOf(const Rulebook &book, const Table &end, const State &start,
                const std::vector<Act> &script, std::size_t at)
{
    const Act &act = script[at];
    if (!isChoice(act))
        return inWords(start, whoDoes(end, act), act, brokenBy(book, start, script, at));
    const auto here = script.begin() + static_cast<std::ptrdiff_t>(at);
    const HeldGame before(book, start, {script.begin(), here});
    if (const auto &held = before.held()) {
        const auto taken = std::ranges::find(held->acts, act);
        const auto option = static_cast<std::size_t>(taken - held->acts.begin());
        if (act.kind == ActKind::Option && taken != held->acts.end()
            && option < held->choice.options.size())
            return Sentence::tr(
                "{player} chooses: {what}",
                {{"player", held->choice.by}, {"what", held->choice.options[option]}});
        return inWords(start, held->choice.by, act);
    }
    if (const auto first = firstToSpend(book, start, script, at))
        return inWords(start, *first, act);
    // Where there was no other, whoever did what it was chosen for.
    while (at > 0 && isChoice(script[at]))
        --at;
    return inWords(start, whoDoes(end, script[at]), act);
}

} // namespace

PlayedOut playOut(RulesVersion version, const Asked &asked, Enumerate what)
{
    const Rulebook book(ruleCatalogue(), version);
    Games games;
    std::vector<const Case *> cases;
    playCases(games, cases, book, asked);
    const HeldGame &game = games.front();
    PlayedOut out;
    out.version = version;
    out.supposed = cases.front()->assumed;
    tellOutcome(out, game, book, asked.question);
    out.table = pictureOf(game.table());
    forget(out.table, out.supposed);
    out.moment = momentOf(game.table(), game.held().has_value());
    if (const auto &held = game.held())
        out.decision = OpenDecision{held->choice.by,
                                    held->choice.what.inWords(TableNames(game.table().state, true)),
                                    held->free,
                                    {}};
    const State &start = cases.front()->state;
    const TableNames names(start, true);
    const auto &script = asked.question.script;
    for (std::size_t i = 0; i < script.size(); ++i)
        out.script.push_back(toldOf(book, game.table(), start, script, i).inWords(names));
    if (what == Enumerate::Acts && out.to == PlayedTo::End)
        Offers(book, games).addTo(out);
    return out;
}

std::optional<RefusedAct> whyNot(RulesVersion version, const Asked &asked, const Act &act)
{
    const Rulebook book(ruleCatalogue(), version);
    Games games;
    std::vector<const Case *> cases;
    playCases(games, cases, book, asked);
    return Offers(book, games).whyNot(whoDoes(games.front().table(), act), act);
}

Asked upTo(const Asked &asked, std::size_t acts)
{
    Asked before = asked;
    auto &script = before.question.script;
    script.resize(std::min(acts, script.size()));
    return before;
}

} // namespace rulings
