// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sentences/failure.h"
#include "app/session/seal.h"
#include "core/clock.h"
#include "core/expected.h"
#include "tournament/event/event.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace app {

class CardStore;
enum class DeckOrder : std::uint8_t;

/// The documents that go on paper.
enum class Paperwork : std::uint8_t {
    Pairings, ///< by table
    PairingsByName,
    Slips,
    Standings,
    Bracket,
    Seating, ///< for the player meeting
    Roster,  ///< for the players to check before round 1
    Report,
    Decklists,     ///< as they were handed in, both lists of a player on one sheet
    DeckChecks,    ///< to tick off a pile against
    BlankDecklist, ///< to be filled in by hand
    Schedule,      ///< when rounds and breaks are expected
    PhoneCards,    ///< the way into the hall for each who is named in the request
};

/// What is printed for one person to come in by phone; the address is a secret of his.
struct PhoneCard {
    std::string name;
    std::string role; ///< "judge"; empty for a player
    std::string address;
};

enum class PaperSize : std::uint8_t { A4, Letter };

/// With the event, all that decides what stands on the sheets.
struct PrintRequest {
    Paperwork what{};
    std::optional<PaperSize> paper; ///< unset: the size people use where the program runs
    /// Of pairings and slips, or the last one that standings count. Unset: the last that is
    /// published; in a cut every game that is open.
    std::optional<int> round;
    bool penalties = false; ///< in the report; they are private to the organizers
    std::vector<tournament::PlayerId> players; ///< whose lists; empty: all that were handed in
    std::optional<DeckOrder> order;            ///< unset: lists by type, checks by title
    std::shared_ptr<const CardStore> cards;    ///< the user's; lists and checks need them
    std::string hall; ///< where phones find this event; empty: nothing says so
    std::vector<PhoneCard> phoneCards;
    core::Timestamp printed;
    std::optional<Seal> seal; ///< of the event that is printed; nothing: none is printed
};

struct PrintedPages {
    std::string pdf;
    int pages = 0;
};

/// Refused when there is nothing to print yet.
using PrintService = std::function<core::Expected<PrintedPages, Failure>(const tournament::Event &,
                                                                         const PrintRequest &)>;

/// Painting pages takes the library of the window, which nothing below it may know. So this is
/// defined twice, in the folder of the window and for builds without it, where it is empty; a
/// program is linked with one of them.
[[nodiscard]] PrintService printService();
} // namespace app
