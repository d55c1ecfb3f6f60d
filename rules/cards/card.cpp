// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/cards/card.h"

namespace rules {

std::string_view nameOf(Faction faction)
{
    switch (faction) {
    case Faction::HaasBioroid:
        return "Haas-Bioroid";
    case Faction::Jinteki:
        return "Jinteki";
    case Faction::Nbn:
        return "NBN";
    case Faction::Weyland:
        return "Weyland Consortium";
    case Faction::Anarch:
        return "Anarch";
    case Faction::Criminal:
        return "Criminal";
    case Faction::Shaper:
        return "Shaper";
    case Faction::Adam:
        return "Adam";
    case Faction::Apex:
        return "Apex";
    case Faction::Sunny:
        return "Sunny Lebeau";
    case Faction::NeutralCorp:
    case Faction::NeutralRunner:
        return "neutral";
    }
    return {};
}

int deckLimit(const Card &card, Date date)
{
    int limit = card.deckLimit;
    for (const auto &change : card.limitChanges)
        if (change.from <= date)
            limit = change.limit;
    return limit;
}

} // namespace rules
