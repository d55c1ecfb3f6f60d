// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/event/profile_reader.h"

#include "core/embedded_file.h"
#include "tournament/event/words.h"

#include <algorithm>
#include <stdexcept>

namespace tournament {

std::span<const core::EmbeddedFile> embeddedFiles();

namespace {

using core::JsonPlace;

constexpr int highestPoints = 1000;

int points(const JsonPlace &place) { return static_cast<int>(place.integer(0, highestPoints)); }

std::vector<TieBreak> order(const JsonPlace &place)
{
    std::vector<TieBreak> chain;
    for (const auto &item : place.items())
        chain.push_back(item.word<TieBreak>());
    if (chain.empty() || chain.front() != TieBreak::Points || chain.back() != TieBreak::Random)
        place.fail("expected a list that begins with points and ends with random");
    return chain;
}

MinutesRule minutes(const JsonPlace &place)
{
    place.allowOnly({"standard", "least", "most", "advisory"});
    const auto value = [&](std::string_view key) {
        return static_cast<int>(place.at(key).integer(1, longestRound));
    };
    const auto advisory = place.get("advisory");
    const MinutesRule rule{value("standard"), value("least"), value("most"),
                           advisory && advisory->boolean()};
    if (rule.least > rule.standard || rule.standard > rule.most)
        place.fail("expected least ≤ standard ≤ most");
    return rule;
}

MatchPointRule matchPoints(const JsonPlace &place)
{
    place.allowOnly({"win", "bonus_win", "bonus_tie", "bye"});
    return {points(place.at("win")), points(place.at("bonus_win")), points(place.at("bonus_tie")),
            points(place.at("bye"))};
}

std::vector<Profile> profilesCompiledIn()
{
    using Positioned = std::pair<std::int64_t, Profile>;
    auto positioned = core::readCompiledIn(
        embeddedFiles(),
        [](std::string_view name) {
            return !name.starts_with("tiers-") && !name.starts_with("bracket-");
        },
        [](std::string_view text) {
            return core::readStrictly(text, [](const JsonPlace &root) {
                return Positioned(root.at("position").integer(), readProfile(root));
            });
        });
    std::ranges::sort(positioned, {}, &Positioned::first);
    std::vector<Profile> result;
    for (auto &[position, entry] : positioned)
        result.push_back(std::move(entry));
    return result;
}

} // namespace

Profile readProfile(const JsonPlace &root)
{
    root.allowOnly({"position",
                    "id",
                    "name",
                    "document",
                    "section",
                    "tiers",
                    "games",
                    "sides",
                    "first_round",
                    "even_field",
                    "agenda_points_to_win",
                    "win",
                    "draw",
                    "timed",
                    "bye",
                    "match_points",
                    "intentional_draw",
                    "two_for_one",
                    "order",
                    "seeding",
                    "cut",
                    "minutes",
                    "cut_minutes"});
    Profile result;
    result.id = root.at("id").text();
    result.name = root.at("name").text();
    result.document = root.at("document").text();
    result.section = root.at("section").text();
    result.tiers = root.at("tiers").text();
    result.gamesPerMatch = static_cast<int>(root.at("games").integer(1, 2));
    result.sides = root.at("sides").word<SidesRule>();
    if ((result.gamesPerMatch == 2) != (result.sides == SidesRule::Both))
        root.at("sides").fail("expected both exactly when a match has 2 games");
    result.firstRound = root.at("first_round").word<FirstRound>();
    result.evenField = root.at("even_field").boolean();
    result.agendaPointsToWin = static_cast<int>(root.at("agenda_points_to_win").integer(1, 20));
    result.win = points(root.at("win"));
    result.draw = points(root.at("draw"));
    const auto timed = root.at("timed");
    timed.allowOnly({"ahead", "behind", "equal", "editable"});
    result.timed = {points(timed.at("ahead")), points(timed.at("behind")),
                    points(timed.at("equal"))};
    result.timedEditable = timed.at("editable").boolean();
    result.bye = points(root.at("bye"));
    if (const auto rule = root.get("match_points"))
        result.matchPoints = matchPoints(*rule);
    result.intentionalDraw = root.at("intentional_draw").boolean();
    result.twoForOne = root.at("two_for_one").boolean();
    result.order = order(root.at("order"));
    result.seeding = order(root.at("seeding"));
    result.cut = root.at("cut").word<CutForm>();
    result.minutes = minutes(root.at("minutes"));
    result.cutMinutes = minutes(root.at("cut_minutes"));
    return result;
}

core::Expected<Profile, core::DataError> readProfile(std::string_view text)
{
    return core::readStrictly(text, [](const JsonPlace &root) { return readProfile(root); });
}

std::span<const Profile> profiles()
{
    static const std::vector<Profile> all = profilesCompiledIn();
    return all;
}

const Profile *findProfile(std::string_view id)
{
    const auto found = std::ranges::find(profiles(), id, &Profile::id);
    return found == profiles().end() ? nullptr : &*found;
}

} // namespace tournament
