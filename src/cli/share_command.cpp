// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// An event for several desks: into a database, who is at work on it, and back into a file.
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"
#include "cli/text_table.h"
#include "core/iso_time.h"

#include "app/sentences/wording.h"
#include "app/session/sharing.h"

namespace cli {

namespace {

struct ShareOptions {
    std::string event;
    std::string address;
};

Result share(const ShareOptions &options, const Context &context)
{
    if (app::isSharedAddress(options.event))
        return core::unexpected(badInput(options.event
                                         + " is shared already; copy makes a file "
                                           "of it."));
    const auto shared =
        app::shareEvent(options.event, options.address, context.environment.session);
    if (!shared)
        return core::unexpected(shared.error());
    const std::string address = shared->address.string();
    const auto acts = [](std::int64_t number) {
        return app::counted(static_cast<int>(number), "act", "acts");
    };
    return Answer{core::Json::object(
                      {{"event", address}, {"copied", shared->copied}, {"entries", shared->acts}}),
                  acts(shared->copied) + " copied. Every desk opens the event, "
                      + acts(shared->acts) + ", as\n" + address + "\n" + options.event
                      + " stays as it is and takes no part.\n"};
}

struct CopyOptions {
    std::string event;
    std::optional<std::string> target;
};

Result copy(const CopyOptions &options, const Context &context)
{
    const auto session = openEvent(context, options.event, Access::Read);
    if (!session)
        return core::unexpected(session.error());
    if (const auto saved = (*session)->saveCopy(*options.target); !saved)
        return core::unexpected(saved.error());
    return Answer{core::Json::object({{"event", *options.target}}),
                  "Copied to " + *options.target + ".\n"};
}

Result desks(const std::string &event, const Context &context)
{
    const auto session = openEvent(context, event, Access::Read);
    if (!session)
        return core::unexpected(session.error());
    if (!app::isSharedAddress(event))
        return core::unexpected(badInput(event + " is a file: only who has it open knows of it."));
    TextTable table({{"Desk"}, {"By"}, {""}, {"Seen (UTC)"}, {"Last act"}});
    core::Json list = core::Json::array();
    for (const app::DeskLine &desk : app::desksOf(**session)) {
        const std::string state = !desk.here ? "gone" : desk.readsOnly ? "reads" : "at work";
        table.add({desk.desk, desk.actor, state, core::isoTime(desk.seen), desk.lastAct});
        list.push(core::Json::object({{"desk", desk.desk},
                                      {"actor", desk.actor},
                                      {"here", desk.here},
                                      {"readsOnly", desk.readsOnly},
                                      {"seen", core::isoTime(desk.seen)},
                                      {"lastSeq", desk.lastSeq},
                                      {"lastAct", desk.lastAct}}));
    }
    return Answer{core::Json::object({{"desks", list}}), table.toString()};
}

} // namespace

void addShare(CommandTree &tree)
{
    auto options = tree.options<ShareOptions>();
    CLI::App &command =
        tree.add("share", "Copy an event into a PostgreSQL database, where several desks open it",
                 "arbiter-cli share cup.arbiter postgresql://ada@desk-1/cup",
                 [options](const Context &context) { return share(*options, context); });
    eventArgument(command, options->event);
    argument(command, "ADDRESS", options->address,
             "The database, as postgresql://name@server/database");
}

void addCopy(CommandTree &tree)
{
    auto options = tree.options<CopyOptions>();
    CLI::App &command =
        tree.add("copy", "Save an event as it is, a shared one too, in a new file",
                 "arbiter-cli copy postgresql://ada@desk-1/cup -o cup.arbiter",
                 [options](const Context &context) { return copy(*options, context); });
    eventArgument(command, options->event);
    require(text(command, "-o,--output", options->target, "FILE", "The event file to create"));
}

void addDesks(CommandTree &tree)
{
    auto event = tree.options<std::string>();
    CLI::App &command =
        tree.add("desks", "Show which desks have a shared event open, and what each did last",
                 "arbiter-cli desks postgresql://ada@desk-1/cup",
                 [event](const Context &context) { return desks(*event, context); });
    eventArgument(command, *event);
}

} // namespace cli
