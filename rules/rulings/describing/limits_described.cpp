// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/describing/describe.h"

#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"

#include <utility>
#include <vector>

namespace rulings {

namespace {

/// What it is called everywhere.
Sentence nameOfVersion(RulesVersion version)
{
    switch (version) {
    case RulesVersion::Core2012:
        return Sentence::plain("Core Rules 2012");
    case RulesVersion::Faq16:
        return Sentence::plain("FAQ 1.6");
    case RulesVersion::Rr10:
        break;
    }
    return Sentence::plain("Rules Reference 1.0");
}

/// Of a conditional ability alone.
void appendLimits(std::vector<Sentence> &limits, const ConditionalAbility &own)
{
    if (own.atOnce)
        limits.push_back(Sentence::tr("at once, before anything is triggered"));
    if (own.lingers)
        limits.push_back(Sentence::tr("for the rest of a run in which this card is trashed, too"));
    if (own.whenLeaving)
        limits.push_back(Sentence::tr("by the table as it was before"));
    for (const auto &[version, word] : rules::rulesVersionWords)
        if (own.versions.contains(version))
            limits.push_back(
                Sentence::tr("by the errata of {version}", {{"version", nameOfVersion(version)}}));
}

} // namespace

std::vector<Sentence> limitsOf(const Ability &ability, Side owner)
{
    std::vector<Sentence> limits;
    if (Sentence during = describe(ability.during, owner); !during.empty())
        limits.push_back(Sentence::tr("while {condition}", {{"condition", std::move(during)}}));
    if (const auto *paid = ability.asIf<PaidAbility>()) {
        if (Sentence only = describe(paid->restriction, owner); !only.empty())
            limits.push_back(Sentence::tr("only if {condition}", {{"condition", std::move(only)}}));
        if (paid->insteadOfRez)
            limits.push_back(Sentence::tr("only where the approached ice may be rezzed"));
    }
    if (ability.oncePerTurnInAll)
        limits.push_back(Sentence::tr("one of such abilities of this card, once each turn"));
    else if (ability.oncePerTurn)
        limits.push_back(Sentence::tr("once each turn"));
    if (ability.oncePerRun)
        limits.push_back(Sentence::tr("once each run"));
    if (ability.firstEachTurn)
        limits.push_back(Sentence::tr("only the first time each turn"));
    if (ability.firstEachRun)
        limits.push_back(Sentence::tr("only the first time each run"));
    if (ability.replacesAccess)
        limits.push_back(Sentence::tr("instead of accessing cards"));
    if (ability.worksInactive)
        limits.push_back(Sentence::tr("also while this card is not active"));
    if (const auto *own = ability.asIf<ConditionalAbility>())
        appendLimits(limits, *own);
    if (const auto *own = ability.asIf<PaidAbility>(); own && own->ofHost)
        limits.push_back(Sentence::tr("an ability of its host"));
    const auto *cannot = ability.asIf<CannotAbility>();
    const auto *cost = ability.asIf<AdditionalCostAbility>();
    if (Sentence place = describe(cannot     ? cannot->on
                                      : cost ? cost->on
                                             : Where::Anywhere);
        !place.empty())
        limits.push_back(std::move(place));
    if (const auto *own = ability.asIf<AdditionalCostAbility>(); own && own->lingers)
        limits.push_back(Sentence::tr("for the rest of a run in which this card is trashed, too"));
    if (const auto *own = ability.asIf<PreventAbility>(); own && own->rezFirst)
        limits.push_back(Sentence::tr("this card may be rezzed for it"));
    return limits;
}

} // namespace rulings
