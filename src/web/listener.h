// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <sys/socket.h>

namespace web {

struct Certificate;

/// Where a server can listen.
struct Listener {
    sockaddr_storage place{};
    bool six = false;  ///< an IPv6 address
    bool dual = false; ///< IPv6 and IPv4 at once

    [[nodiscard]] const sockaddr *address() const
    {
        return reinterpret_cast<const sockaddr *>(&place); // sockets' own way of having kinds
    }
};

/// What to try, one after the other: every network of a machine is one address where it speaks
/// IPv6. Empty: `address` is none.
[[nodiscard]] std::vector<Listener> listenersFor(const std::string &address, std::uint16_t port);

/// "192.0.2.7", "2001:db8::7".
[[nodiscard]] std::string addressText(const sockaddr *address);

/// Whether a certificate and the key that belongs to it can be read.
[[nodiscard]] bool isCertificate(const Certificate &certificate);

} // namespace web
