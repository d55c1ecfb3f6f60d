// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/playing_out/offers.h"

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/steps.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/playing_out/act_words.h"
#include "rules/rulings/playing_out/candidates.h"
#include "rules/rulings/playing_out/held_game.h"
#include "rules/rulings/playing_out/playing_out.h"
#include "rules/rulings/table/course.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

namespace {

bool isAllowed(const Tried &tried) { return tried.done && tried.stopped != Stopped::NotAllowed; }

/// It is done in turn in the open window, where the opponent has the first chance and nobody has
/// passed yet (Rules Reference 1.0, "Paid Ability Window").
bool comesSecond(const State &state, Side by, const Act &act)
{
    if (state.priority.followed || by == state.turn
        || !state.at.step->windows.contains(rules::Window::PaidAbilities))
        return false;
    if (act.kind != ActKind::Use)
        return act.kind == ActKind::Rez;
    const Ability *ability = abilityCalled(state, act.object, act.ability);
    return ability && ability->kind() == AbilityKind::Paid;
}

bool isOption(const PlayedOut &out, const Act &act)
{
    return out.decision
        && std::ranges::find(out.decision->options, act, &OfferedAct::act)
        != out.decision->options.end();
}

} // namespace

Offers::Offers(const Rulebook &book, const Games &games)
    : m_book(book), m_games(games), m_names(games.front().table().state, true)
{
}

void Offers::addTo(PlayedOut &out) const
{
    const HeldGame &game = m_games.front();
    if (const auto &held = game.held())
        out.decision->options = optionsOf(*held);
    if (game.table().state.winner != Winner::Nobody)
        return;
    for (const auto &[by, act] : candidates(game.table())) {
        if (isOption(out, act))
            continue;
        const Tried tried = tryOut(act);
        if (tried.elsewhere)
            continue; // it says where the game goes on to, and it does not
        if (isAllowed(tried))
            out.offers.push_back(offer(by, act, tried));
        else
            out.refused.push_back(refused(by, act, tried));
    }
    const auto rest = std::ranges::stable_partition(out.offers, &OfferedAct::now);
    std::ranges::stable_partition(rest, &OfferedAct::afterOther);
}

std::optional<RefusedAct> Offers::whyNot(Side by, const Act &act) const
{
    const Tried tried = tryOut(act);
    return isAllowed(tried) ? std::nullopt : std::optional(refused(by, act, tried));
}

Tried Offers::tryOut(const Act &act) const
{
    Tried first = m_games.front().tryOut(act);
    for (auto game = std::next(m_games.begin()); game != m_games.end(); ++game) {
        const Tried other = game->tryOut(act);
        if (isAllowed(other) == isAllowed(first))
            continue;
        const Sentence &why = isAllowed(other) ? first.why : other.why;
        return {Stopped::NotDerivable,
                false,
                Sentence::tr("it depends on facts that are not stated: {why}", {{"why", why}}),
                {},
                {}};
    }
    return first;
}

OfferedAct Offers::offer(Side by, const Act &act, const Tried &tried) const
{
    const Run &run = state().run; // what is done later may meet other ice
    const ObjectId ice = run.encountering && tried.passedOver.empty() ? run.ice : ObjectId();
    return {by,
            act,
            jsonOf(state(), act),
            inWords(state(), by, act, ice).inWords(m_names),
            allInWords(tried.passedOver, m_names),
            tried.stopped == Stopped::Nowhere ? std::string() : tried.why.inWords(m_names),
            tried.passedOver.empty() && !m_games.front().held() && comesSecond(state(), by, act),
            tried.anyway};
}

RefusedAct Offers::refused(Side by, const Act &act, const Tried &tried) const
{
    return {by,
            act,
            jsonOf(state(), act),
            inWords(state(), by, act).inWords(m_names),
            tried.why.inWords(m_names),
            reasonsOf(tried.because, m_book),
            tried.stopped == Stopped::NotDerivable};
}

/// Each is tried out, too: what it leads to may not be allowed.
std::vector<OfferedAct> Offers::optionsOf(const Held &held) const
{
    std::vector<OfferedAct> options;
    for (std::size_t i = 0; i < held.acts.size(); ++i) {
        const Tried tried = tryOut(held.acts[i]);
        if (!isAllowed(tried))
            continue;
        options.push_back(offer(held.choice.by, held.acts[i], tried));
        options.back().anyway = false; // it decides
        // What is only numbered is told as the decision tells it.
        if (held.acts[i].kind == ActKind::Option && i < held.choice.options.size())
            options.back().words = held.choice.options[i].inWords(m_names);
    }
    return options;
}

std::vector<Reason> reasonsOf(const std::vector<RuleName> &rules, const Rulebook &book)
{
    std::vector<Reason> reasons;
    for (const RuleName rule : rules)
        reasons.push_back(reasonOf(book.rule(rule), book));
    return reasons;
}

std::vector<std::string> allInWords(const std::vector<Sentence> &sentences, const Names &names)
{
    std::vector<std::string> words;
    for (const Sentence &sentence : sentences)
        words.push_back(sentence.inWords(names));
    return words;
}

} // namespace rulings
