// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/markdown.h"
#include "interchange_support.h"
#include "tournament/acts/generator.h"

#include <catch2/catch.hpp>

// TOURNAMENT.md section 6: pages of 2,000 characters for chat, no line torn.
TEST_CASE("pairings are cut into pages between lines")
{
    tournament::GeneratorOptions options;
    options.profile = *tournament::findProfile("nsg-sss");
    options.players = 201;
    options.rounds = 2;
    options.latePercent = 0;
    options.dropPercent = 0;
    auto event = tournament::generateEvent(options).event;
    for (auto &player : event.players)
        player.name = "Ünï *cödé* " + player.name + std::string(80, 'x');
    for (const auto &pages :
         {interchange::markdownPages(event, {}), interchange::markdownStandings(event, {})}) {
        CHECK(pages.size() > 3);
        std::size_t lines = 0;
        for (const std::string &page : pages) {
            std::size_t characters = 0;
            for (const char c : page) {
                characters += (static_cast<unsigned char>(c) & 0xC0U) != 0x80U ? 1 : 0;
                lines += c == '\n' ? 1 : 0;
            }
            CHECK(characters <= 2000);
            CHECK(page.find("\\*cödé\\*") != std::string::npos);
        }
        CHECK((lines == 101 || lines == 201));
    }
    CHECK(interchange::markdownPages(event, {})[0].find("(Corp)") != std::string::npos);
    CHECK(interchange::markdownPages(event, {})[0].find("round 2") != std::string::npos);
    CHECK(interchange::markdownPages(event, {false, 1})[0].find("round 1") != std::string::npos);
    CHECK(interchange::markdownPages(event, {}).back().find("bye") != std::string::npos);
}
