// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/standings/structure_reader.h"

#include "core/embedded_file.h"

#include <algorithm>
#include <stdexcept>

namespace tournament {

std::span<const core::EmbeddedFile> embeddedFiles();

namespace {

using core::JsonPlace;

constexpr core::Words<OrganizerRule, 2> organizerWords{
    {{OrganizerRule::WithSecond, "with-second"}, {OrganizerRule::Never, "never"}}};
constexpr core::Words<CutExpectation, 3> cutWords{{{CutExpectation::Unusual, "unusual"},
                                                   {CutExpectation::Optional, "optional"},
                                                   {CutExpectation::Expected, "expected"}}};

TierRules tier(const JsonPlace &place)
{
    place.allowOnly({"decklists", "sleeves", "organizer", "cut"});
    return {place.at("decklists").boolean(), place.at("sleeves").boolean(),
            place.at("organizer").word(organizerWords), place.at("cut").word(cutWords)};
}

std::vector<Structure::Step> steps(const JsonPlace &place, std::string_view value)
{
    std::vector<Structure::Step> result;
    for (const auto &item : place.items()) {
        item.allowOnly({"players", value});
        result.push_back({static_cast<int>(item.at("players").integer(1, 100000)),
                          static_cast<int>(item.at(value).integer(0, 1000))});
        if (result.size() > 1 && result[result.size() - 2].players >= result.back().players)
            item.fail("expected more players than in the line before");
    }
    if (result.empty())
        place.fail("expected a list that is not empty");
    return result;
}

Structure structure(const JsonPlace &root)
{
    root.allowOnly({"id", "document", "structure_document", "structure_section", "minimum_players",
                    "casual", "competitive", "premier", "suggested_rounds", "suggested_cut"});
    Structure result;
    result.id = root.at("id").string();
    result.document = root.at("document").string();
    result.structureDocument = root.at("structure_document").string();
    result.structureSection = root.at("structure_section").string();
    result.minimumPlayers = static_cast<int>(root.at("minimum_players").integer(0, 1000));
    result.tiers = {tier(root.at("casual")), tier(root.at("competitive")),
                    tier(root.at("premier"))};
    result.rounds = steps(root.at("suggested_rounds"), "rounds");
    result.cut = steps(root.at("suggested_cut"), "size");
    return result;
}

std::vector<Structure> compiledIn()
{
    return core::readCompiledIn(
        embeddedFiles(), [](std::string_view name) { return name.starts_with("tiers-"); },
        readStructure);
}

} // namespace

core::Expected<Structure, core::DataError> readStructure(std::string_view text)
{
    return core::readStrictly(text, structure);
}

const Structure &structureOf(const Profile &profile)
{
    static const std::vector<Structure> all = compiledIn();
    const auto found = std::ranges::find(all, profile.tiers, &Structure::id);
    return found == all.end() ? all.back() : *found;
}

} // namespace tournament
