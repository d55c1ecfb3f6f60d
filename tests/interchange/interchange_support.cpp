// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange_support.h"
#include "support/places.h"

#include <algorithm>
#include <catch2/catch.hpp>

Opened open(std::string_view bytes, const interchange::ImportOptions &options)
{
    auto imported = interchange::importEvent(bytes, options);
    if (!imported)
        FAIL("refused: " << core::toString(imported.error()));
    Opened opened;
    tournament::apply(opened.event, imported->facts);
    opened.notices = imported->notices;
    return opened;
}

std::string refusal(std::string_view bytes, const interchange::ImportOptions &options)
{
    const auto imported = interchange::importEvent(bytes, options);
    return imported ? std::string() : core::toString(imported.error());
}

bool mentions(const std::vector<std::string> &notices, std::string_view part)
{
    return std::ranges::any_of(
        notices, [&](const std::string &notice) { return notice.find(part) != std::string::npos; });
}

std::string sample(const std::string &name)
{
    std::string bytes = support::contentOf(support::referenceMaterial() / "tournaments" / name);
    if (bytes.empty())
        WARN("skipped: no reference material beside the checkout");
    return bytes;
}

std::string jsonOf(const tournament::Event &event, bool anonymous)
{
    return interchange::exportEvent(event, interchange::ExportFormat::EventJson, {anonymous, {}});
}

void perform(tournament::Event &event, const tournament::Command &command)
{
    const auto facts = tournament::decide(event, command);
    if (!facts)
        FAIL("refused " << tournament::commandName(command) << " with code "
                        << static_cast<int>(facts.error().code));
    tournament::apply(event, *facts);
}

tournament::MatchResult games(std::vector<tournament::Game> list)
{
    tournament::MatchResult result;
    result.games = std::move(list);
    return result;
}

std::string document(std::string_view rounds, int swissRounds, std::string_view date,
                     std::string_view more)
{
    std::string text = R"({"name":"Test","date":")" + std::string(date)
        + R"(","cutToTop":0,"preliminaryRounds":)" + std::to_string(swissRounds)
        + R"(,"players":[)";
    const char *names[] = {"Ann", "Ben", "Cid", "Dee"};
    for (int id = 1; id <= 4; ++id)
        text += (id > 1 ? "," : "") + std::string(R"({"id":)") + std::to_string(id) + R"(,"name":")"
            + names[id - 1] + R"(","rank":null,"corpIdentity":null,)" + R"("runnerIdentity":null})";
    return text + R"(],"rounds":)" + std::string(rounds) + std::string(more) + "}";
}
