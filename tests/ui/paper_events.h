// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print_service.h"
#include "tournament/event.h"

#include <optional>

#include <QString>

namespace testing {

struct PaperEvent {
    int players = 16;
    int rounds = 3;
    std::optional<int> cut;
    std::optional<tournament::CutForm> playedCut;
    QString profile;
    bool leaveOpen = false; ///< results of the last round, or of the cut, are missing
    bool foreign = false;   ///< some names are written in other scripts
};

/// A random tournament of people with invented names and identities of real cards.
[[nodiscard]] tournament::Event paperEvent(const PaperEvent &wanted);
/// The name of the player with this number, from 0.
[[nodiscard]] QString paperName(int number, bool foreign = false);

[[nodiscard]] app::PrintRequest paperRequest(app::Paperwork what,
                                             app::PaperSize paper = app::PaperSize::A4);

} // namespace testing
