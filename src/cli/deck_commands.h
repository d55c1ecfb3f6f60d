// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace cli {

class CommandTree;

// The commands about the lists of an event, as commands.h has the others.
void addDeckSubmit(CommandTree &tree); ///< submit and withdraw
void addDeckLock(CommandTree &tree);   ///< lock and unlock
void addDeckAccept(CommandTree &tree);
void addDeckList(CommandTree &tree);
void addDeckShow(CommandTree &tree); ///< show and compare
void addDeckPolicy(CommandTree &tree);
void addDeckDraw(CommandTree &tree); ///< draw and checked

} // namespace cli
