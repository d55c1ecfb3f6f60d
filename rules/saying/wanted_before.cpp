// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/wanted_before.h"

#include "core/english.h"
#include "rules/rulings/language/ability.h"
#include "rules/saying/abilities.h"

#include <algorithm>
#include <string>
#include <vector>

namespace saying {

using core::English;

std::optional<SaidAct> wantedBefore(Scene &scene, std::size_t begin)
{
    const auto &tokens = scene.tokens();
    std::size_t at = begin;
    while (at > 0 && tokens[at - 1].isMark)
        --at;
    for (const std::size_t end = at; at-- > 0 && !tokens[at].isMark;) {
        if (!tokens[at].is(TermKind::Verb, "jack-out"))
            continue;
        const bool isDone = std::ranges::any_of(scene.chips, [&](const Chip &chip) {
            return chip.span.begin <= tokens[at].span.begin && chip.span.end >= tokens[at].span.end;
        });
        const bool isLast = std::all_of(
            tokens.begin() + static_cast<std::ptrdiff_t>(at) + 1,
            tokens.begin() + static_cast<std::ptrdiff_t>(end), [](const Token &token) {
                return token.isIdle() || token.value(TermKind::Join) || token.value(TermKind::Time);
            });
        if (isDone || !isLast)
            return std::nullopt;
        const std::size_t here = scene.at();
        scene.goTo(at);
        auto said = takeAct(scene);
        scene.goTo(here);
        scene.doubts = true;
        return said;
    }
    return std::nullopt;
}

namespace {

/// The only card that lets somebody draw as something happens.
std::string onlyDrawer(const Draft &draft)
{
    std::vector<std::string> all;
    for (const std::string &object : draft.objects()) {
        const auto *model = draft.modelOf(object);
        if (model && std::ranges::any_of(model->abilities, [](const rulings::Ability &one) {
                return one.kind() == rulings::AbilityKind::Conditional && does(one, "draw");
            }))
            all.push_back(object);
    }
    return all.size() == 1 ? all.front() : std::string();
}

/// "he's drawing 3 now": the words of that clause, which were not understood.
Open *drawingSaid(Scene &scene, std::size_t begin)
{
    const auto &tokens = scene.tokens();
    std::size_t end = begin;
    while (end > 0 && tokens[end - 1].isMark)
        --end;
    for (std::size_t at = end; at-- > 0 && !tokens[at].isMark;) {
        if (!tokens[at].is(TermKind::Verb, "draw"))
            continue;
        const auto open = std::ranges::find_if(scene.open, [&](const Open &one) {
            return one.span.begin <= tokens[at].span.begin && one.span.end >= tokens[at].span.end;
        });
        return open == scene.open.end() ? nullptr : &*open;
    }
    return nullptr;
}

} // namespace

std::optional<AskedFacts> takeVerdictOnDraw(Scene &scene)
{
    if (!scene.is(TermKind::Ask, "allowed") && !scene.is(TermKind::Ask, "right"))
        return std::nullopt;
    Open *said = drawingSaid(scene, scene.at());
    const std::string card = said ? onlyDrawer(scene.draft) : std::string();
    if (card.empty())
        return std::nullopt;
    said->says = English::tr("What somebody says is not taken to be so.");
    said->isClaim = true;
    said->offers.clear();
    scene.skip();
    scene.doubts = true;
    const std::string fact = "happened " + card;
    return AskedFacts{{fact},
                      English::tr("does {card} trigger?", {{"card", scene.draft.nameOf(card)}}),
                      claimOf(fact, true)};
}

} // namespace saying
