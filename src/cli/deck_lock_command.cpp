// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/deck_commands.h"
#include "cli/lookup.h"
#include "cli/options.h"

#include "app/sentences/sentences.h"
#include "core/harmless.h"

namespace cli {

namespace {

struct DeckLockOptions {
    std::string event;
    std::vector<std::string> players;
    std::optional<std::string> reason;
};

Answer lockState(const tournament::Event &event)
{
    core::Json exceptions = core::Json::array();
    std::string text = event.decks.locked ? "All decklists are locked" : "Decklists are open";
    for (const auto player : event.decks.exceptions) {
        const std::string name = app::nameOf(event, player);
        text +=
            (exceptions.asArray()->empty() ? ", but not those of " : ", ") + core::isolated(name);
        exceptions.push(name);
    }
    return {
        core::Json::object({{"locked", event.decks.locked}, {"exceptions", std::move(exceptions)}}),
        text + ".\n"};
}

Result run(const DeckLockOptions &options, const Context &context, bool lock)
{
    const auto session = openEvent(context, options.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const auto players = playersNamed(**session, options.players);
    if (!players)
        return core::unexpected(players.error());
    const auto performed = lock
        ? (*session)->perform(tournament::LockDecks{*players})
        : (*session)->perform(tournament::UnlockDecks{*players, options.reason.value_or("")});
    if (!performed)
        return core::unexpected(performed.error());
    return lockState((*session)->event());
}

} // namespace

void addDeckLock(CommandTree &tree)
{
    auto locked = tree.options<DeckLockOptions>();
    CLI::App &lock =
        tree.add("deck lock", "Let no list change any more; pairing round 1 does this by itself",
                 "arbiter-cli deck lock cup.arbiter",
                 [locked](const Context &context) { return run(*locked, context, true); });
    eventArgument(lock, locked->event);
    texts(lock, "--player", locked->players, "NAME", "Only this player's lists");

    auto unlocked = tree.options<DeckLockOptions>();
    CLI::App &unlock =
        tree.add("deck unlock", "Let lists change again",
                 "arbiter-cli deck unlock cup.arbiter --player Ada --reason \"came late\"",
                 [unlocked](const Context &context) { return run(*unlocked, context, false); });
    eventArgument(unlock, unlocked->event);
    texts(unlock, "--player", unlocked->players, "NAME", "Only this player's lists");
    text(unlock, "--reason", unlocked->reason, "TEXT",
         "Why, once a round is paired; kept in the log");
}

} // namespace cli
