// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace web {

/// The addresses of this machine by which others can reach it, as they stand in the address of a
/// page: not loopback, IPv6 in brackets and last.
[[nodiscard]] std::vector<std::string> reachableAddresses();

/// "0.0.0.0" and its like: where a server listens, and nothing that a phone could ask for.
[[nodiscard]] bool isEveryNetwork(const std::string &address);

/// By what names the hall may be called. A page of a stranger whose name was pointed at this
/// machine (DNS rebinding) comes with its own name and is refused.
class Hosts {
public:
    /// `names`: what the organizer calls this machine besides its addresses and localhost.
    Hosts(std::uint16_t port, std::vector<std::string> names, bool secure = false);

    /// `host` is the header field of a request, with the port.
    [[nodiscard]] bool knows(std::string_view host) const;
    /// A browser says from which page a change comes; a page of another place is refused (CSRF).
    /// Without a word of it the request is none of a browser's form.
    [[nodiscard]] bool mayAsk(std::string_view origin) const;
    [[nodiscard]] bool secure() const { return m_secure; }

private:
    std::uint16_t m_port;
    std::vector<std::string> m_names;
    bool m_secure; ///< by TLS
};

} // namespace web
