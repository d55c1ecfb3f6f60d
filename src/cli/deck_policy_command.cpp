// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/deck_choice.h"
#include "cli/deck_commands.h"
#include "cli/deck_options.h"
#include "cli/lookup.h"

namespace cli {

namespace {

struct DeckPolicyOptions {
    std::string event;
    std::optional<std::string> list;
    std::optional<std::string> pool;
    std::optional<std::string> anyRelease;
    std::optional<std::string> draft;
    std::vector<std::string> authorized;
    std::optional<std::string> reason;
};

core::Expected<tournament::DeckPolicy, app::Failure> changed(tournament::DeckPolicy policy,
                                                             const DeckPolicyOptions &options,
                                                             const rules::CardLibrary &library)
{
    if (options.list)
        policy.list = *options.list == app::listByDate ? "" : *options.list;
    if (options.pool)
        policy.pool = *options.pool == app::allReleased ? "" : *options.pool;
    if (options.anyRelease)
        policy.anyRelease = *options.anyRelease == "yes";
    if (options.draft)
        policy.draft = *options.draft == "yes";
    if (!options.authorized.empty())
        policy.authorized.clear();
    for (const std::string &title : options.authorized) {
        if (title == "none")
            continue;
        const auto card = library.findTitle(title);
        if (!card)
            return core::unexpected(
                badInput("There is no card \"" + title + "\"; see \"arbiter-cli cards find\"."));
        policy.authorized.push_back(library[*card].title);
    }
    return policy;
}

Result run(const DeckPolicyOptions &options, const Context &context)
{
    const bool asks = options.list || options.pool || options.anyRelease || options.draft
        || !options.authorized.empty();
    const auto session = openEvent(context, options.event, asks ? Access::Write : Access::Read);
    if (!session)
        return core::unexpected(session.error());
    const auto store = openCards(context);
    if (!store)
        return core::unexpected(store.error());
    const auto policy = changed((*session)->event().decks.policy, options, store->library());
    if (!policy)
        return core::unexpected(policy.error());
    // A list or pool that nobody knows is found out before it is recorded.
    tournament::Event wanted = (*session)->event();
    wanted.decks.policy = *policy;
    const auto format = app::eventDeckFormat(store->rules(), wanted, context.today());
    if (!format)
        return core::unexpected(format.error());
    if (asks) {
        const auto performed =
            (*session)->perform(tournament::ChangeDeckPolicy{*policy, options.reason.value_or("")});
        if (!performed)
            return core::unexpected(performed.error());
    }
    core::Json authorized = core::Json::array();
    for (const std::string &title : policy->authorized)
        authorized.push(title);
    const std::string list = format->list ? format->list->name : "no list of restrictions";
    const std::string pool = format->pool ? format->pool->name : "every released card";
    return Answer{core::Json::object(
                      {{"date", toString(format->date)},
                       {"list", format->list ? format->list->id : std::string(app::noList)},
                       {"pool", format->pool ? format->pool->id : std::string(app::allReleased)},
                       {"any_release", policy->anyRelease},
                       {"draft", policy->draft},
                       {"authorized", std::move(authorized)}}),
                  toString(format->date) + ", " + list + ", " + pool + ".\n"};
}

} // namespace

void addDeckPolicy(CommandTree &tree)
{
    auto options = tree.options<DeckPolicyOptions>();
    CLI::App &command =
        tree.add("deck policy", "Show how the event's decks are judged, or change it",
                 "arbiter-cli deck policy cup.arbiter --list napd_mwl_1_0",
                 [options](const Context &context) { return run(*options, context); });
    eventArgument(command, options->event);
    tree.offer(text(command, "--list", options->list, "LIST",
                    "List of restrictions; auto takes the one of the event's date"),
               {std::string(app::listByDate), std::string(app::noList)});
    tree.offer(text(command, "--pool", options->pool, "POOL", "Card pool"),
               {std::string(app::allReleased)});
    tree.choose(text(command, "--any-release", options->anyRelease, "YES",
                     "Cards count before their release, too"),
                {"yes", "no"});
    tree.choose(text(command, "--draft", options->draft, "YES", "Decks were built in a draft"),
                {"yes", "no"});
    texts(command, "--authorize", options->authorized, "TITLE",
          "A card allowed before its release; none for no such card; may be given several times");
    text(command, "--reason", options->reason, "TEXT",
         "Why, once a round is paired; kept in the log");
}

} // namespace cli
