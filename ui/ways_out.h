// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/failure.h"
#include "tournament/command.h"

#include <optional>

#include <QString>

namespace ui {

/// The same act, once the user means it although it costs something.
struct WayOut {
    QString offer; ///< the words on the button: what it costs
    tournament::Command command;
};

/// Nothing where the refusal is none that one can confirm away.
[[nodiscard]] std::optional<WayOut> wayOut(const tournament::Event &event,
                                           const tournament::Command &command,
                                           const app::Failure &failure);

} // namespace ui
