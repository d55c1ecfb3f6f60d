// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/letterhead.h"

namespace ui {

// What several documents say.

/// With the rules and what is announced, as every sheet of pairings and standings must show them
/// (Tournament Rules 3.0.2, "Tournament Structure").
[[nodiscard]] Letterhead letterhead(const tournament::Event &event, const QString &title,
                                    const app::PrintRequest &request);
/// "Seal 9f86 d081 … · act 57"; empty without one.
[[nodiscard]] QString sealText(const app::PrintRequest &request);
/// The same with the whole hash, a line of a QR code.
[[nodiscard]] QString sealCodeText(const app::PrintRequest &request);
/// "5 rounds of 65 minutes · top 8, double elimination".
[[nodiscard]] QString announcedText(const tournament::Event &event);
/// "Harbour Open – standings".
[[nodiscard]] QString printoutTitle(const tournament::Event &event, const QString &document);

/// The matches a sheet of pairings or a set of slips is about.
struct PrintedRound {
    QString title; ///< "Round 3 of 5", "Top 8, round 2", "Top 8"
    bool cut = false;
    std::vector<const tournament::Match *> matches; ///< by table, byes last
};
/// The round that was asked for; without one the last, and in a cut every game that is open.
/// Refused when there is none.
[[nodiscard]] core::Expected<PrintedRound, app::Failure>
printedRound(const tournament::Event &event, const app::PrintRequest &request);

/// "Corp", "Runner", in the cut also "chooses"; empty while nothing is settled.
[[nodiscard]] QString seatSideText(const tournament::Event &event, const tournament::Match &match,
                                   tournament::Seat seat);

/// By folded name, the same order on every machine.
void sortByName(std::vector<const tournament::Player *> &players);

[[nodiscard]] app::Failure nothingToPrint(const QString &sentence);

} // namespace ui
