// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/standings/structure.h"

#include "tournament/standings/structure_reader.h"

#include <algorithm>

namespace tournament {

namespace {

int valueFor(const std::vector<Structure::Step> &steps, int players)
{
    int value = steps.front().value;
    for (const auto &step : steps)
        if (players >= step.players)
            value = step.value;
    return value;
}

/// The field the announcement was made for: those who were there when round 1 was paired.
int fieldSize(const Event &event)
{
    return static_cast<int>(std::ranges::count_if(event.players, [&](const Player &player) {
        return started(event) ? player.enteredAfterRound == 0
                              : player.status == PlayerStatus::Active;
    }));
}

/// Nothing is left to the suggestion for the field.
bool isAnnounced(const Event &event)
{
    const Announcement &announced = event.announcement;
    return announced.rounds && (announced.cut || event.profile.cut == CutForm::None);
}

} // namespace

int suggestedRounds(const Profile &profile, int players)
{
    return valueFor(structureOf(profile).rounds, players);
}

int suggestedCut(const Profile &profile, int players)
{
    return profile.cut == CutForm::None ? 0 : valueFor(structureOf(profile).cut, players);
}

std::vector<int> cutSizes() { return {0, 2, 3, 4, 8, 16}; }

int plannedRounds(const Event &event)
{
    return event.announcement.rounds.value_or(suggestedRounds(event.profile, fieldSize(event)));
}

int plannedCut(const Event &event)
{
    return event.announcement.cut.value_or(suggestedCut(event.profile, fieldSize(event)));
}

bool decklistsRequired(const Event &event)
{
    return structureOf(event.profile).tier(event.details.tier).decklists;
}

std::vector<Advice> advice(const Event &event)
{
    const Structure &structure = structureOf(event.profile);
    const TierRules &tier = structure.tier(event.details.tier);
    std::vector<Advice> result;
    const auto add = [&](AdviceCode code, bool warning, const std::string &document,
                         const std::string &section, bool done = false) {
        result.push_back({code, warning, document, section, done});
    };

    add(AdviceCode::AnnounceStructure, false, structure.document, "Tournament Structure",
        isAnnounced(event));
    if (tier.decklists)
        add(AdviceCode::DecklistsRequired, false, structure.document, "Deck Lists",
            !event.players.empty() && missingDecks(event).empty());
    if (tier.sleeves)
        add(AdviceCode::SleevesRequired, false, structure.document, "Card Sleeves");
    if (event.details.organizerPlays) {
        const bool forbidden = tier.organizer == OrganizerRule::Never;
        if (forbidden || event.details.secondOrganizer.empty())
            add(forbidden ? AdviceCode::OrganizerMayNotPlay : AdviceCode::SecondOrganizerNeeded,
                true, structure.document, "Tournament Organizer Participation");
    }
    const int players = fieldSize(event);
    if (event.details.tier != Tier::Casual && players < structure.minimumPlayers)
        add(AdviceCode::TooFewPlayers, true, structure.structureDocument,
            structure.structureSection);
    const int cut = plannedCut(event);
    if (tier.cut == CutExpectation::Expected && cut == 0 && event.profile.cut != CutForm::None)
        add(AdviceCode::PremierWithoutCut, true, structure.document, "Championship Play");
    if (tier.cut == CutExpectation::Unusual && event.announcement.cut.value_or(0) > 0)
        add(AdviceCode::CasualWithCut, true, structure.document, "Championship Play");
    if (std::ranges::find(event.profile.order, TieBreak::SosAverage) != event.profile.order.end())
        add(AdviceCode::SosDiffersFromText, true, "Tournament Rules 3.0.2",
            "Tournament Software Strength of Schedule");
    if (cut > 0 && event.profile.cut == CutForm::DoubleElimination)
        add(AdviceCode::CutMinutesDiffer, false, "Tournament Rules 3.0.2", "Championship Play");
    if (event.profile.evenField && players % 2 != 0)
        add(AdviceCode::EvenFieldNeeded, true, event.profile.document, event.profile.section);
    return result;
}

} // namespace tournament
