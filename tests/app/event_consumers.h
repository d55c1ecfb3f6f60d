// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"

/// Reads the event in every way the window and the command line do. Gives the number of letters it
/// got to see, so that nothing is left out by the compiler.
[[nodiscard]] std::size_t consume(const tournament::Event &event);

/// The same and what rests on the journal: the log, undo and redo, the check of the file, and the
/// acts a TO may try next.
[[nodiscard]] std::size_t consume(app::Session &session);
