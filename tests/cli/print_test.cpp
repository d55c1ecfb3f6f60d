// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/program.h"
#include "support/places.h"

#include "app/decks/event_decks.h"

#include <catch2/catch.hpp>

TEST_CASE("A build without the window says that it cannot print, and what can be done")
{
    const Program program;
    const std::string event = program.event({"Ada", "Ben"});
    const Answered answered =
        program({"print", event, "--what", "seating", "-o", program.file("out.pdf")});
    CHECK(answered.status == 2);
    CHECK(answered.err.find("built without the window") != std::string::npos);
    CHECK(answered.err.find("export --format markdown") != std::string::npos);
    CHECK_FALSE(std::filesystem::exists(program.file("out.pdf")));
}

TEST_CASE("What is to be printed reaches the print service, and its pages the file")
{
    Program program;
    const std::string event = program.event({"Ada", "Ben"});
    app::PrintRequest asked;
    program.environment.print =
        [&asked](
            const tournament::Event &of,
            const app::PrintRequest &request) -> core::Expected<app::PrintedPages, app::Failure> {
        asked = request;
        return app::PrintedPages{"pages of " + of.details.name, 2};
    };
    const std::string target = program.file("out.pdf");
    const auto json = program.json({"print", event, "--what", "report", "-o", target, "--paper",
                                    "letter", "--round", "3", "--penalties"});
    CHECK(integer(json, "pages") == 2);
    CHECK(text(json, "what") == "report");
    CHECK(support::contentOf(target) == "pages of Cup");
    CHECK(asked.what == app::Paperwork::Report);
    CHECK(asked.paper == app::PaperSize::Letter);
    CHECK(asked.round == 3);
    CHECK(asked.penalties);
    CHECK(asked.printed.milliseconds > 1457186400000);
    REQUIRE(asked.seal);
    CHECK(asked.seal->seq
          == static_cast<std::int64_t>(items(program.json({"log", event}), "entries").size()));
    CHECK(asked.seal->hash.size() == 64);

    program.done({"print", event, "--what", "deck-checks", "-o", target, "--order", "list",
                  "--player", "Ben"});
    CHECK(asked.what == app::Paperwork::DeckChecks);
    CHECK(asked.order == app::DeckOrder::AsListed);
    CHECK(asked.players.size() == 1);
    CHECK(asked.cards);

    program.done({"print", event, "--what", "slips", "-o", target});
    CHECK(asked.what == app::Paperwork::Slips);
    CHECK_FALSE(asked.cards); // they are of no concern here
    CHECK_FALSE(asked.paper);
    CHECK_FALSE(asked.round);
    CHECK_FALSE(asked.penalties);
    CHECK(program({"print", event, "--what", "slips", "-o", event}).status == 2); // never an event
}
