// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/deck_choice.h"
#include "cli/deck_commands.h"
#include "cli/lookup.h"
#include "cli/text_table.h"

#include "app/sentences/sentences.h"
#include "tournament/standings/structure.h"

#include <array>

namespace cli {

namespace {

using tournament::Side;

struct DeckListOptions {
    std::string event;
    bool missing = false;
};

struct Cell {
    core::Json json; ///< null: no list
    std::string text = "missing";
};

Cell cellFor(const tournament::Event &event, tournament::PlayerId player, Side side,
             const EventCards &cards)
{
    const auto *deck = tournament::findDeck(event, player, side);
    if (!deck)
        return {};
    const auto judged = app::judged(*deck, cards.store.rules(), cards.format);
    const auto problems = static_cast<std::int64_t>(judged.checked.verdict.problems.size());
    return {core::Json::object({{"identity", deck->identity},
                                {"standing", standingWord(judged.standing)},
                                {"problems", problems},
                                {"submitted", deck->at.milliseconds}}),
            std::string(standingWord(judged.standing))};
}

Result run(const DeckListOptions &options, const Context &context)
{
    const auto session = openEvent(context, options.event, Access::Read);
    if (!session)
        return core::unexpected(session.error());
    const auto cards = eventCards(**session, context);
    if (!cards)
        return core::unexpected(cards.error());
    const tournament::Event &event = (*session)->event();
    TextTable table({{"Player"}, {"Corp"}, {"Runner"}, {"Lists"}});
    core::Json players = core::Json::array();
    std::int64_t waiting = 0;
    for (const tournament::Player &player : event.players) {
        if (player.status != tournament::PlayerStatus::Active)
            continue;
        const std::array cells{cellFor(event, player.id, Side::Corp, *cards),
                               cellFor(event, player.id, Side::Runner, *cards)};
        const bool complete = !cells[0].json.isNull() && !cells[1].json.isNull();
        waiting += complete ? 0 : 1;
        if (options.missing && complete)
            continue;
        const bool locked = tournament::decksLocked(event, player.id);
        table.add({player.name, cells[0].text, cells[1].text, locked ? "locked" : "open"});
        players.push(core::Json::object({{"player", player.name},
                                         {"player_id", player.id.value},
                                         {"corp", cells[0].json},
                                         {"runner", cells[1].json},
                                         {"locked", locked}}));
    }
    const bool none = players.asArray()->empty();
    return Answer{core::Json::object({{"required", tournament::decklistsRequired(event)},
                                      {"locked", event.decks.locked},
                                      {"waiting", waiting},
                                      {"players", std::move(players)}}),
                  none ? "Everybody has handed in both lists.\n" : table.toString()};
}

} // namespace

void addDeckList(CommandTree &tree)
{
    auto options = tree.options<DeckListOptions>();
    CLI::App &command =
        tree.add("deck list", "Show who has handed in lists and whether they are legal",
                 "arbiter-cli deck list cup.arbiter --missing",
                 [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    flag(command, "--missing", options->missing, "Only players who have not handed in both");
}

} // namespace cli
