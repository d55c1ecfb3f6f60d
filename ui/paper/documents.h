// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/sheet.h"

namespace ui {

// One document each; see printout().
using MaybePrintout = core::Expected<Printout, app::Failure>;

[[nodiscard]] MaybePrintout pairingsByTable(const tournament::Event &event,
                                            const app::PrintRequest &request);
/// Everybody finds himself once.
[[nodiscard]] MaybePrintout pairingsByName(const tournament::Event &event,
                                           const app::PrintRequest &request);
[[nodiscard]] MaybePrintout matchSlips(const tournament::Event &event,
                                       const app::PrintRequest &request);
[[nodiscard]] MaybePrintout standingsSheets(const tournament::Event &event,
                                            const app::PrintRequest &request);
/// On one page.
[[nodiscard]] MaybePrintout bracketSheet(const tournament::Event &event,
                                         const app::PrintRequest &request);
/// Two to a table by name for the player meeting, in a draft the seats.
[[nodiscard]] MaybePrintout seatingSheets(const tournament::Event &event,
                                          const app::PrintRequest &request);
/// Names, identities and lists for the players to check.
[[nodiscard]] MaybePrintout rosterSheets(const tournament::Event &event,
                                         const app::PrintRequest &request);
/// When rounds and breaks are expected, as it looks when it is printed.
[[nodiscard]] MaybePrintout scheduleSheet(const tournament::Event &event,
                                          const app::PrintRequest &request);
/// Eight cards to a sheet, for those of the request.
[[nodiscard]] MaybePrintout phoneCards(const tournament::Event &event,
                                       const app::PrintRequest &request);
[[nodiscard]] MaybePrintout finalReport(const tournament::Event &event,
                                        const app::PrintRequest &request);
/// Both lists of a player on one sheet, judged by the cards of the request.
[[nodiscard]] MaybePrintout decklistSheets(const tournament::Event &event,
                                           const app::PrintRequest &request);
[[nodiscard]] MaybePrintout deckCheckSheets(const tournament::Event &event,
                                            const app::PrintRequest &request);
[[nodiscard]] MaybePrintout blankDecklist(const tournament::Event &event,
                                          const app::PrintRequest &request);

} // namespace ui
