// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/legal_in_words.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// "steal Breaking News": what somebody may do or not; empty: there are no words for it.
Sentence withCard(const Act &act)
{
    switch (act.kind) {
    case ActKind::Install:
        return Sentence::tr("install {card}", {{"card", act.object}});
    case ActKind::Play:
        return Sentence::tr("play {card}", {{"card", act.object}});
    case ActKind::Advance:
        return Sentence::tr("advance {card}", {{"card", act.object}});
    case ActKind::TrashResource:
    case ActKind::Trash:
        return Sentence::tr("trash {card}", {{"card", act.object}});
    case ActKind::Rez:
        return Sentence::tr("rez {card}", {{"card", act.object}});
    case ActKind::Score:
        return Sentence::tr("score {card}", {{"card", act.object}});
    case ActKind::Access:
        return Sentence::tr("access {card}", {{"card", act.object}});
    case ActKind::Steal:
        return Sentence::tr("steal {card}", {{"card", act.object}});
    case ActKind::Use:
        return Sentence::tr("use {ability}", {{"ability", AbilityOf{act.object, act.ability}}});
    case ActKind::Respond:
        return Sentence::tr("prevent that with {ability}",
                            {{"ability", AbilityOf{act.object, act.ability}}});
    default:
        return {};
    }
}

bool installs(const std::vector<Effect> &effects)
{
    return std::ranges::any_of(effects, [](const Effect &effect) {
        return wordOf(effect.op) == "install" || installs(effect.then);
    });
}

bool isOnTable(const Object &object)
{
    return object.zone == Zone::Identity || object.zone == Zone::Rig;
}

Sentence toDo(const Act &act)
{
    switch (act.kind) {
    case ActKind::Run:
        return Sentence::tr("run on {server}", {{"server", act.server}});
    case ActKind::Purge:
        return Sentence::tr("purge virus counters");
    case ActKind::RemoveTag:
        return Sentence::tr("remove a tag");
    case ActKind::JackOut:
        return Sentence::tr("jack out");
    case ActKind::Decline:
        return act.ability.empty()
            ? Sentence::tr("decline {card}", {{"card", act.object}})
            : Sentence::tr("decline {ability}", {{"ability", AbilityOf{act.object, act.ability}}});
    default:
        return withCard(act);
    }
}

} // namespace

Sentence legalInShort(bool yes, Side by)
{
    if (by == Side::Corp)
        return yes ? Sentence::tr("Yes, the Corp may.") : Sentence::tr("No, the Corp may not.");
    return yes ? Sentence::tr("Yes, the Runner may.") : Sentence::tr("No, the Runner may not.");
}

Sentence legalInWords(bool yes, Side by, const Act &act)
{
    Sentence what = toDo(act);
    if (what.empty())
        return legalInShort(yes, by);
    //: a player and what they may do: "steal Breaking News"
    return yes
        ? Sentence::tr("Yes, {player} may {act}.", {{"player", by}, {"act", std::move(what)}})
        : Sentence::tr("No, {player} may not {act}.", {{"player", by}, {"act", std::move(what)}});
}

ObjectId installsBesides(const State &state, Side by, const Act &act)
{
    if (act.kind != ActKind::Install)
        return {};
    for (std::size_t i = 0; i < state.objects.size(); ++i) {
        const Object &object = state.objects[i];
        const bool waits = std::ranges::any_of(object.card->abilities, [](const Ability &ability) {
            return ability.kind() == AbilityKind::Conditional && installs(ability.effects);
        });
        if (waits && isOnTable(object) && object.owner == by)
            return ObjectId{static_cast<std::int16_t>(i)};
    }
    return {};
}

} // namespace rulings
