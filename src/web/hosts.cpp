// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/hosts.h"

#include "web/listener.h"

#include <algorithm>
#include <chrono>

#include <ifaddrs.h>
#include <net/if.h>
#include <netinet/in.h>

namespace web {

namespace {

/// As an address of a page has it, "192.0.2.7" or "[2001:db8::7]"; empty: no phone can use it.
std::string textOf(const sockaddr *address)
{
    if (address->sa_family == AF_INET)
        return addressText(address);
    if (address->sa_family != AF_INET6)
        return {};
    // Sockets' own way of having kinds of addresses.
    const auto *six = reinterpret_cast<const sockaddr_in6 *>(address);
    // Of one link only, and browsers know no way to say of which.
    return IN6_IS_ADDR_LINKLOCAL(&six->sin6_addr) ? std::string()
                                                  : '[' + addressText(address) + ']';
}

/// IPv4 first: it is the shorter one to type.
std::vector<std::string> addresses(bool loopback)
{
    std::vector<std::string> found;
    ifaddrs *list = nullptr;
    if (getifaddrs(&list) != 0)
        return found;
    for (const ifaddrs *at = list; at; at = at->ifa_next) {
        if (!at->ifa_addr || !(at->ifa_flags & IFF_UP)
            || (!loopback && (at->ifa_flags & IFF_LOOPBACK)))
            continue;
        if (std::string text = textOf(at->ifa_addr); !text.empty())
            found.push_back(std::move(text));
    }
    freeifaddrs(list);
    std::ranges::stable_partition(found, [](const auto &text) { return !text.starts_with('['); });
    return found;
}

/// Asked for again and again, because the machine joins another network while the event goes on;
/// not at each of a thousand requests a second, because the system takes longer than the page.
bool isOwn(const std::string &name)
{
    using Clock = std::chrono::steady_clock;
    constexpr auto good = std::chrono::seconds(1);
    thread_local Clock::time_point asked;
    thread_local std::vector<std::string> own;
    if (const auto now = Clock::now(); own.empty() || now - asked > good) {
        own = addresses(true);
        asked = now;
    }
    return std::ranges::find(own, name) != own.end();
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

bool isEveryNetwork(const std::string &address)
{
    const auto there = listenersFor(address, 0);
    if (there.size() != 1)
        return address.empty();
    const auto text = addressText(there.front().address());
    return text == "0.0.0.0" || text == "::";
}

Hosts::Hosts(std::uint16_t port, std::vector<std::string> names, bool secure)
    : m_port(port), m_names(std::move(names)), m_secure(secure)
{
    m_names.emplace_back("localhost");
    for (std::string &name : m_names)
        name = lower(name);
}

bool Hosts::knows(std::string_view host) const
{
    const int usual = m_secure ? 443 : 80; // which browsers leave out
    std::string name = lower(host);
    const std::string port = ':' + std::to_string(m_port);
    if (name.ends_with(port))
        name.resize(name.size() - port.size());
    else if (m_port != usual)
        return false;
    return std::ranges::find(m_names, name) != m_names.end() || isOwn(name);
}

bool Hosts::mayAsk(std::string_view origin) const
{
    const std::string_view scheme = m_secure ? "https://" : "http://";
    return origin.empty() || (origin.starts_with(scheme) && knows(origin.substr(scheme.size())));
}

} // namespace web
