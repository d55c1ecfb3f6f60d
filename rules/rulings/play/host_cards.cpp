// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Host", "Hosted", "Install"; FAQ 1.6: "Hosting", the card rulings on Djinn,
// Dinosaurus and Parasite; Core Rules: "Hosting".
#include "rules/rulings/play/host_cards.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <string>
#include <vector>

namespace rulings {

void judgeHost(Judgement &judgement, const Table &table, ObjectId card, ObjectId host,
               const std::vector<ObjectId> &given)
{
    const State &state = table.state;
    const Ability *only = abilityOf(state[card], AbilityKind::InstallsOn);
    if (only) {
        const bool fits = host.exists() && matches(table, only->of, host, contextOf(table, card));
        if (fits) {
            table.leaveOut("host.by-ability"_rule,
                           table.nameOf(card) + " says itself on what it is installed");
            judgement.permit("install.own-text"_rule,
                             table.nameOf(card) + " is installed where its own text demands");
        } else {
            judgement.forbid("install.own-text"_rule,
                             table.nameOf(card) + " is not installed where its own text demands");
        }
        // The card says that it goes there, the host that it takes cards in another way.
        const Ability *hosting = fits ? abilityOf(state[host], AbilityKind::Hosts) : nullptr;
        if (hosting && hosting->as<HostsAbility>().byAbilityOnly && isActive(state, host))
            judgement.forbid("host.as-stated"_rule,
                             table.nameOf(host) + " says how it hosts, and it is not like that");
        return;
    }
    if (!host.exists())
        return;
    requireModelled(table, host);
    if (std::ranges::find(given, host) != given.end())
        judgement.forbid("host.by-ability"_rule,
                         table.nameOf(host) + " would be trashed before it could host anything");
    const HostsAbility *hosting = hosts(table, host, card);
    judgement.require("host.by-ability"_rule, hosting != nullptr,
                      table.nameOf(host) + " can host such a card",
                      table.nameOf(host) + " cannot host such a card");
    if (!hosting)
        return;
    if (hosting->byAbilityOnly)
        judgement.forbid("host.as-stated"_rule,
                         table.nameOf(host) + " says how it hosts, and it is not like that");
    const auto there = hostedOn(state, host);
    const auto left = static_cast<int>(there.size())
        - static_cast<int>(std::ranges::count_if(
            there, [&](ObjectId id) { return std::ranges::find(given, id) != given.end(); }));
    if (hosting->memoryCapacity) {
        int used = state[card].card->memory.value_or(0);
        for (const ObjectId id : there)
            if (std::ranges::find(given, id) == given.end())
                used += state[id].card->memory.value_or(0);
        const std::string taken = "hosted programs would take " + std::to_string(used) + " of "
            + std::to_string(*hosting->memoryCapacity) + " memory units";
        judgement.require("host.by-ability"_rule, used <= *hosting->memoryCapacity, taken,
                          taken + ": too many");
    }
    if (hosting->capacity) {
        const std::string staying = table.nameOf(host) + " takes "
            + counted(*hosting->capacity, "card") + " and hosts " + std::to_string(left);
        judgement.require("host.by-ability"_rule, left < *hosting->capacity,
                          staying + ": there is room", staying + ": there is no room");
    }
}

void hostOn(Table &table, ObjectId card, ObjectId host, bool facedown)
{
    Object &object = table.state[card];
    object.host = host;
    table.say(table.nameOf(card) + " is hosted on " + table.nameOf(host)
                  + (table.hasRule("host.one-only"_rule) ? ", and on no other card" : ""),
              {table.orElse("host.one-only"_rule, "effect.resolve"_rule,
                            table.state[host].host.exists())});
    if (isInstalled(object))
        return;
    object.zone = Zone::Hosted;
    const bool faceup =
        !facedown && (object.owner == Side::Runner || table.setting("host.faceup-always"));
    object.faceup = faceup;
    table.say(table.nameOf(card) + (faceup ? " lies faceup" : " lies facedown")
                  + " there and is not installed",
              {"host.orientation"_rule, "host.not-installed"_rule});
}

} // namespace rulings
