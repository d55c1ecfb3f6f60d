// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/lookup.h"
#include "cli/options.h"

namespace cli {

namespace {

struct UndoOptions {
    std::string event;
    std::optional<int> to;
};

/// What was done, and what the next step of each kind would do.
Answer answer(const std::string &key, const std::string &done, const app::Session &session)
{
    return {core::Json::object({{key, done},
                                {"next_undo", core::orNull(session.undoText())},
                                {"next_redo", core::orNull(session.redoText())}}),
            (key == "undone" ? "Taken back: " : "Done again: ") + done + "\n"};
}

Result undo(const UndoOptions &options, const Context &context)
{
    const auto session = openEvent(context, options.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const auto performed = options.to ? (*session)->undoTo(*options.to) : (*session)->undo();
    if (!performed)
        return core::unexpected(performed.error());
    return answer("undone", (*session)->redoText().value_or(""), **session);
}

Result redo(const UndoOptions &options, const Context &context)
{
    const auto session = openEvent(context, options.event, Access::Write);
    if (!session)
        return core::unexpected(session.error());
    const std::string done = (*session)->redoText().value_or("");
    if (const auto performed = (*session)->redo(); !performed)
        return core::unexpected(performed.error());
    return answer("redone", done, **session);
}

} // namespace

void addUndo(CommandTree &tree)
{
    auto options = tree.options<UndoOptions>();
    CLI::App &undoCommand =
        tree.add("undo", "Take back the last act; nothing is ever deleted",
                 "arbiter-cli undo cup.arbiter --to 12",
                 [options](const Context &context) { return undo(*options, context); });
    eventArgument(undoCommand, options->event);
    number(undoCommand, "--to", options->to, 0, 999999999,
           "Take back everything after this entry of the log, as one act");
    CLI::App &redoCommand =
        tree.add("redo", "Do again what undo took back", "arbiter-cli redo cup.arbiter",
                 [options](const Context &context) { return redo(*options, context); });
    eventArgument(redoCommand, options->event);
}

} // namespace cli
