// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Rules Reference 1.0: "Host", "Hosted", "Install"; FAQ 1.6: "Hosting", the card rulings on Djinn,
// Dinosaurus and Parasite; Core Rules: "Hosting".
#include "rules/rulings/play/host_cards.h"

#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/play/judgement.h"
#include "rules/rulings/table/abilities_in_force.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/lacks.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <vector>

namespace rulings {

namespace {

Sentence hostsOtherwise(ObjectId host)
{
    return Sentence::tr("{card} hosts in another way, by its own text", {{"card", host}});
}

/// The card is none that the host takes, or that hosts nothing now.
Sentence whyNoHost(const Table &table, ObjectId host, ObjectId card)
{
    const Ability *ability = abilityOf(table.state[host], AbilityKind::Hosts);
    const Sentence why =
        ability ? whyNotSuch(table, ability->of, card, contextOf(table, host)) : Sentence();
    return why.empty()
        ? Sentence::tr("{card} cannot host such a card", {{"card", host}})
        //: a card, and why it does not take another: "Corroder is not of the type hardware"
        : Sentence::tr("{card} cannot host such a card: {why}", {{"card", host}, {"why", why}});
}

/// As many cards and as much memory as the host takes; `given` are gone by then.
void requireCapacity(Judgement &judgement, const Table &table, ObjectId card, ObjectId host,
                     const HostsAbility &hosting, const std::vector<ObjectId> &given, bool mayTrash)
{
    const State &state = table.state;
    auto staying = hostedOn(state, host);
    std::erase_if(staying,
                  [&](ObjectId id) { return std::ranges::find(given, id) != given.end(); });
    if (hosting.memoryCapacity) {
        const int capacity = *hosting.memoryCapacity;
        int used = state[card].card->memory.value_or(0);
        for (const ObjectId id : staying)
            used += state[id].card->memory.value_or(0);
        judgement.require(
            "host.by-ability"_rule, used <= capacity,
            Sentence::tr("hosted programs would take {number} of {n} memory unit",
                         "hosted programs would take {number} of {n} memory units", capacity,
                         {{"number", used}}),
            Sentence::tr("hosted programs would take {number} of {n} memory unit: too many",
                         "hosted programs would take {number} of {n} memory units: too many",
                         capacity, {{"number", used}}));
    }
    if (hosting.capacity) {
        const int left = static_cast<int>(staying.size());
        const Sentence most = cards(*hosting.capacity);
        if (left >= *hosting.capacity && mayTrash && !programsToTrashOn(table, host).empty()) {
            judgement.note("install.trash-programs"_rule,
                           Sentence::tr("{card} takes {cards}: a program that it hosts may be "
                                        "trashed before another is installed on it",
                                        {{"card", host}, {"cards", most}}));
            table.assume(Sentence::tr("a program that {host} hosts is trashed to make room for "
                                      "{card}",
                                      {{"host", host}, {"card", card}}));
            return;
        }
        judgement.require("host.by-ability"_rule, left < *hosting.capacity,
                          Sentence::tr("{card} takes {cards} and hosts {number}: there is room",
                                       {{"card", host}, {"cards", most}, {"number", left}}),
                          Sentence::tr("{card} takes {cards} and hosts {number}: there is no room",
                                       {{"card", host}, {"cards", most}, {"number", left}}));
    }
}

} // namespace

void judgeHost(Judgement &judgement, const Table &table, ObjectId card, ObjectId host,
               const std::vector<ObjectId> &given, bool mayTrash)
{
    const State &state = table.state;
    const Ability *only = abilityOf(state[card], AbilityKind::InstallsOn);
    if (only) {
        const bool fits = host.exists() && !cannotHost(table, host)
            && matches(table, only->of, host, contextOf(table, card));
        if (fits) {
            table.leaveOut(
                "host.by-ability"_rule,
                Sentence::tr("{card} itself says on what it is installed", {{"card", card}}));
            judgement.permit(
                "install.own-text"_rule,
                Sentence::tr("{card} is installed where its own text demands", {{"card", card}}));
        } else {
            const Sentence why = whyNotSuch(table, only->of, host, contextOf(table, card));
            judgement.forbid(
                "install.own-text"_rule,
                !why.empty()
                    ? Sentence::tr("the text of {card} says on what it is installed: {why}",
                                   {{"card", card}, {"why", why}})
                    : host.exists()
                    ? Sentence::tr("{card} is not installed where its own text demands",
                                   {{"card", card}})
                    : Sentence::tr(
                          "the text of {card} has it installed on {host}, and none is "
                          "named",
                          {{"card", card}, {"host", describeOne(only->of, state[card].owner)}}));
        }
        // The card says that it goes there, the host that it takes cards in another way.
        const Ability *hosting = fits ? abilityOf(state[host], AbilityKind::Hosts) : nullptr;
        if (hosting && hosting->as<HostsAbility>().byAbilityOnly && isActive(state, host))
            judgement.forbid("host.as-stated"_rule, hostsOtherwise(host));
        return;
    }
    if (!host.exists())
        return;
    requireModelled(table, host);
    if (std::ranges::find(given, host) != given.end())
        judgement.forbid("host.by-ability"_rule,
                         Sentence::tr("{card} would be trashed before it could host anything",
                                      {{"card", host}}));
    const HostsAbility *hosting = hosts(table, host, card);
    judgement.require("host.by-ability"_rule, hosting != nullptr,
                      Sentence::tr("{card} can host such a card", {{"card", host}}),
                      hosting ? Sentence() : whyNoHost(table, host, card));
    if (!hosting)
        return;
    if (hosting->byAbilityOnly && table.frames.source() != host)
        judgement.forbid("host.as-stated"_rule, hostsOtherwise(host));
    requireCapacity(judgement, table, card, host, *hosting, given, mayTrash);
}

std::vector<ObjectId> hostsLeftOpen(const Table &table, const Act &act)
{
    if (act.kind != ActKind::Install || act.host.exists())
        return {};
    return hostsFor(table, act.object);
}

void hostOn(Table &table, ObjectId card, ObjectId host, bool facedown)
{
    Object &object = table.state[card];
    object.host = host;
    table.say(isHostedOn(card, host),
              {table.orElse("host.one-only"_rule, "effect.resolve"_rule,
                            table.state[host].host.exists())});
    if (ObjectId &accessing = table.state.run.accessing; accessing == card) {
        accessing = {};
        if (object.card->type == CardType::Agenda)
            table.say(Sentence::tr("{card} is not being accessed any more, and so is not stolen",
                                   {{"card", card}}),
                      {"access.card"_rule});
    }
    if (isInstalled(object))
        return;
    object.zone = Zone::Hosted;
    const bool faceup =
        !facedown && (object.owner == Side::Runner || table.setting("host.faceup-always"));
    object.faceup = faceup;
    table.say(
        faceup ? Sentence::tr("{card} lies faceup there and is not installed", {{"card", card}})
               : Sentence::tr("{card} lies facedown there and is not installed", {{"card", card}}),
        {"host.orientation"_rule, "host.not-installed"_rule});
}

} // namespace rulings
