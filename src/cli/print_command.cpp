// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/deck_options.h"
#include "cli/lookup.h"
#include "cli/options.h"

#include "app/decks/event_decks.h"
#include "app/sentences/wording.h"
#include "app/session/files.h"

#include <algorithm>

namespace cli {

namespace {

struct PrintOptions {
    std::string event;
    std::optional<std::string> what;
    std::optional<std::string> target;
    std::optional<std::string> paper;
    std::optional<int> round;
    bool penalties = false;
    std::vector<std::string> players;
    std::optional<std::string> order;
};

constexpr core::Words<app::Paperwork, 12> documents{
    {{app::Paperwork::Pairings, "pairings"},
     {app::Paperwork::PairingsByName, "pairings-by-name"},
     {app::Paperwork::Slips, "slips"},
     {app::Paperwork::Standings, "standings"},
     {app::Paperwork::Bracket, "bracket"},
     {app::Paperwork::Seating, "seating"},
     {app::Paperwork::Roster, "roster"},
     {app::Paperwork::Report, "report"},
     {app::Paperwork::Decklists, "decklists"},
     {app::Paperwork::DeckChecks, "deck-checks"},
     {app::Paperwork::BlankDecklist, "blank-decklist"},
     {app::Paperwork::Schedule, "schedule"}}};

constexpr core::Words<app::DeckOrder, 3> orders{{{app::DeckOrder::ByType, "type"},
                                                 {app::DeckOrder::ByTitle, "title"},
                                                 {app::DeckOrder::AsListed, "list"}}};

/// What only sheets of decks ask for.
core::Expected<void, app::Failure> addDecks(app::PrintRequest &request, const PrintOptions &options,
                                            const Context &context, const app::Session &session)
{
    if (request.what != app::Paperwork::Decklists && request.what != app::Paperwork::DeckChecks)
        return {}; // damaged cards keep no pairings from the wall
    auto players = playersNamed(session, options.players);
    if (!players)
        return core::unexpected(players.error());
    request.players = std::move(*players);
    if (request.players.empty() && request.what == app::Paperwork::DeckChecks)
        request.players = app::drawnPlayers(session.event());
    if (options.order)
        request.order = core::fromWord(orders, *options.order);
    auto store = openCards(context);
    if (!store)
        return core::unexpected(store.error());
    request.cards = std::make_shared<const app::CardStore>(std::move(*store));
    return {};
}

Result run(const PrintOptions &options, const Context &context)
{
    if (!context.environment.print)
        return core::unexpected(badInput(
            "this arbiter-cli was built without the window and cannot print; write the table with "
            "export --format markdown or csv-pairings instead"));
    const auto session = openEvent(context, options.event, Access::Read);
    if (!session)
        return core::unexpected(session.error());
    app::PrintRequest request;
    request.what = *core::fromWord(documents, *options.what);
    if (options.paper)
        request.paper = *options.paper == "a4" ? app::PaperSize::A4 : app::PaperSize::Letter;
    request.round = options.round;
    request.penalties = options.penalties;
    request.printed = context.environment.session.clock();
    request.seal = (*session)->seal();
    if (const auto added = addDecks(request, options, context, **session); !added)
        return core::unexpected(added.error());
    const auto printed = context.environment.print((*session)->event(), request);
    if (!printed)
        return core::unexpected(printed.error());
    if (const auto written = app::writeFile(*options.target, printed->pdf); !written)
        return core::unexpected(written.error());
    return Answer{
        core::Json::object(
            {{"what", *options.what}, {"file", *options.target}, {"pages", printed->pages}}),
        "Wrote " + *options.target + ", " + app::counted(printed->pages, "page", "pages") + ".\n"};
}

} // namespace

void addPrint(CommandTree &tree)
{
    auto options = tree.options<PrintOptions>();
    CLI::App &command =
        tree.add("print", "Write what goes on paper as a PDF",
                 "arbiter-cli print cup.arbiter --what slips -o slips.pdf",
                 [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    CLI::Option &what =
        text(command, "--what", options->what, "DOCUMENT",
             "pairings, pairings-by-name, slips, standings, bracket, seating, roster, report, "
             "decklists, deck-checks, blank-decklist or schedule");
    tree.choose(require(what), documents);
    require(text(command, "-o,--output", options->target, "FILE",
                 "PDF to write, replaced if it exists (an event file never is)"));
    CLI::Option &paper = text(command, "--paper", options->paper, "SIZE",
                              "a4 or letter; as usual in this country if not given");
    tree.choose(paper, {"a4", "letter"});
    number(
        command, "--round", options->round, 1, 999,
        "Round of pairings and slips, or the last that standings count, published or not; the last "
        "published one if not given, in a cut every open game");
    flag(command, "--penalties", options->penalties,
         "Put the penalties into the report; they are private to the organizers");
    texts(command, "--player", options->players, "NAME",
          "Whose decks, may be repeated; if not given everybody's, and of deck checks those of the "
          "players drawn for this round, if there are any");
    tree.choose(text(command, "--order", options->order, "ORDER",
                     "Cards of decks by type, by title or as on the list; lists by type and checks "
                     "by title if not given"),
                orders);
}

} // namespace cli
