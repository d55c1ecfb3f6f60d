// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/profile_choice.h"

#include "core/strict_reader.h"
#include "core/text.h"
#include "interchange/game_scores.h"

#include <algorithm>
#include <stdexcept>

namespace interchange {

namespace {

struct Evidence {
    bool roles = false;
    bool scores = false;
    bool threePoints = false;
};

/// A win of two points gives a match 4 points at most and a side 2.
void look(const DocumentMatch &match, Evidence &evidence)
{
    constexpr int mostByTwo = 4;
    int sum = 0;
    for (const DocumentSeat *seat : {&match.p1, &match.p2}) {
        evidence.roles = evidence.roles || seat->role;
        for (const auto &side : {seat->corpScore, seat->runnerScore})
            evidence.threePoints = evidence.threePoints || side.value_or(0) > 2;
    }
    for (const auto &total : recordedTotals(match))
        sum += total.value_or(0);
    evidence.scores = evidence.scores || sum > 0;
    evidence.threePoints = evidence.threePoints || sum > mostByTwo;
}

} // namespace

const tournament::Profile &compiledIn(const char *id)
{
    const auto *profile = tournament::findProfile(id);
    if (!profile)
        throw std::logic_error(std::string("the profile ") + id + " is missing");
    return *profile;
}

const tournament::Profile &chooseProfile(const EventDocument &document, Notices &notices)
{
    constexpr std::string_view lastYear = "2018";
    Evidence evidence;
    for (std::size_t i = 0; i < document.swissRounds; ++i)
        for (const DocumentMatch &match : document.rounds[i])
            look(match, evidence);
    const auto chosen = [&](const char *id, const std::string &why) -> const tournament::Profile & {
        const auto &profile = compiledIn(id);
        notices.push_back("Read by the rules profile " + profile.id + ": " + why
                          + "; import with another profile where that is wrong.");
        return profile;
    };
    if (evidence.roles)
        return chosen("nsg-sss", "its Swiss games carry roles, so they are single-sided");
    if (evidence.scores && !evidence.threePoints)
        return chosen("ffg-2016-tome", "a won game is worth 2 points in it");
    const std::string points = evidence.scores ? "a won game is worth 3 points in it"
                                               : "it records no scores to tell the rules by";
    if (!isDate(document.date))
        return chosen("ffg-2017-tome", points + " and it has no date");
    const std::string year = document.date.substr(0, lastYear.size());
    if (year <= lastYear)
        return chosen("ffg-2017-tome", points + " and it is dated " + year);
    return chosen("nsg-dss", points + " and it is dated " + year);
}

} // namespace interchange
