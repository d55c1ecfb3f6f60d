// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/tome_choice.h"

#include "core/harmless.h"
#include "core/strict_reader.h"
#include "core/text.h"
#include "interchange/game_scores.h"
#include "interchange/profile_choice.h"

#include <map>

namespace interchange {

namespace {

constexpr std::string_view tournamentPlace = "entityGroupMap.Tournament:#";

bool isNetrunner(const TomeDocument &document, const TomeTournament &tournament)
{
    const auto *settings = settingsOf(document, tournament);
    return !settings || core::folded(settings->name).empty()
        || core::folded(settings->name).find("netrunner") != std::string::npos;
}

} // namespace

const TomeSettings *settingsOf(const TomeDocument &document, const TomeTournament &tournament)
{
    const auto found = tournament.settings ? document.settings.find(*tournament.settings)
                                           : document.settings.end();
    return found == document.settings.end() ? nullptr : &found->second;
}

const TomeTournament &chooseSwiss(const TomeDocument &document, Notices &notices)
{
    std::map<std::int64_t, int> matchesOf;
    for (const TomeMatch &match : document.matches)
        ++matchesOf[match.tournament];
    const TomeTournament *best = nullptr;
    int most = -1;
    std::vector<std::string> others;
    for (const TomeTournament &candidate : document.tournaments) {
        if (candidate.parent || candidate.format.value_or(1) != 1
            || !isNetrunner(document, candidate))
            continue;
        const int matches = matchesOf[candidate.pk];
        if (best)
            others.push_back(core::isolated(matches > most ? best->name : candidate.name));
        if (matches > most) {
            best = &candidate;
            most = matches;
        }
    }
    if (!best) {
        std::vector<std::string> names;
        for (const TomeTournament &tournament : document.tournaments)
            names.push_back(core::jsonQuoted(tournament.name));
        throw core::DataError{
            std::string(tournamentPlace),
            "the file holds no Swiss tournament of Android: Netrunner"
                + (names.empty() ? std::string() : ", only " + enumeration(names))};
    }
    if (!others.empty())
        notices.push_back("The file holds several tournaments: " + core::isolated(best->name)
                          + " is read, because it has the most matches; left out: "
                          + enumeration(others) + ".");
    return *best;
}

const tournament::Profile &chooseProfile(const TomeSettings *settings, Notices &notices)
{
    const int win = settings ? settings->winPoints.value_or(0) : 0;
    const bool two = win == 4;
    const auto &profile = compiledIn(two ? "ffg-2016-tome" : "ffg-2017-tome");
    notices.push_back(
        "Read by the rules profile " + profile.id + ": "
        + (win > 0 ? "a won match is worth " + std::to_string(win) + " points in its settings"
                   : std::string("its settings do not say what a won match is worth"))
        + "; import with another profile where that is wrong.");
    return profile;
}

} // namespace interchange
