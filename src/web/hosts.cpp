// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/hosts.h"

#include <algorithm>
#include <array>

#include <arpa/inet.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

namespace web {

namespace {

std::vector<std::string> addresses(bool loopback)
{
    std::vector<std::string> found;
    ifaddrs *list = nullptr;
    if (getifaddrs(&list) != 0)
        return found;
    for (const ifaddrs *at = list; at; at = at->ifa_next) {
        if (!at->ifa_addr || at->ifa_addr->sa_family != AF_INET || !(at->ifa_flags & IFF_UP)
            || (!loopback && (at->ifa_flags & IFF_LOOPBACK)))
            continue;
        // Sockets' own way of having kinds of addresses.
        const auto *address = reinterpret_cast<const sockaddr_in *>(at->ifa_addr);
        std::array<char, INET_ADDRSTRLEN> text{};
        if (inet_ntop(AF_INET, &address->sin_addr, text.data(), text.size()))
            found.emplace_back(text.data());
    }
    freeifaddrs(list);
    return found;
}

std::string lower(std::string_view text)
{
    std::string result(text);
    std::ranges::transform(result, result.begin(), [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    });
    return result;
}

} // namespace

std::vector<std::string> reachableAddresses() { return addresses(false); }

Hosts::Hosts(std::uint16_t port, std::vector<std::string> names)
    : m_port(port), m_names(std::move(names))
{
    m_names.emplace_back("localhost");
    for (std::string &name : m_names)
        name = lower(name);
}

bool Hosts::knows(std::string_view host) const
{
    constexpr int usual = 80; // which browsers leave out
    std::string name = lower(host);
    const std::string port = ':' + std::to_string(m_port);
    if (name.ends_with(port))
        name.resize(name.size() - port.size());
    else if (m_port != usual)
        return false;
    // Asked for each time: the machine joins another network while the event goes on.
    const auto own = addresses(true);
    return std::ranges::find(m_names, name) != m_names.end()
        || std::ranges::find(own, name) != own.end();
}

bool Hosts::mayAsk(std::string_view origin) const
{
    constexpr std::string_view scheme = "http://";
    return origin.empty() || (origin.starts_with(scheme) && knows(origin.substr(scheme.size())));
}

} // namespace web
