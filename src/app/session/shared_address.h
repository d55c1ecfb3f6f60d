// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace app {

/// The address of a shared event in parts that people fill in.
struct SharedAddress {
    std::string server; ///< "desk-1", "desk-1:5433"; empty: this computer
    std::string database;
    std::string user;  ///< empty: who is logged in to this computer
    std::string rest;  ///< other parameters, as they stand behind "?"
    std::string event; ///< its uuid; empty: none is named
    friend bool operator==(const SharedAddress &, const SharedAddress &) = default;
};

/// "postgresql://ada@desk-1/cup#UUID"
[[nodiscard]] std::string addressText(const SharedAddress &address);
/// As far as it can be told: whether an event is there, and the address one at all, shows when it
/// is opened. A password is left out, as everywhere.
[[nodiscard]] SharedAddress readSharedAddress(std::string_view text);

} // namespace app
