// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/listener.h"

#include "web/http_server.h"

#include <array>
#include <cstring>

#include <arpa/inet.h>
#include <netinet/in.h>

namespace web {

namespace {

template <class Address>
Listener listenerAt(const Address &address, bool dual)
{
    static_assert(sizeof address <= sizeof(sockaddr_storage));
    Listener listener;
    std::memcpy(&listener.place, &address, sizeof address);
    listener.six = listener.place.ss_family == AF_INET6;
    listener.dual = dual;
    return listener;
}

} // namespace

std::vector<Listener> listenersFor(const std::string &address, std::uint16_t port)
{
    sockaddr_in four{};
    four.sin_family = AF_INET;
    four.sin_port = htons(port);
    four.sin_addr.s_addr = htonl(INADDR_ANY);
    sockaddr_in6 six{};
    six.sin6_family = AF_INET6;
    six.sin6_port = htons(port);
    six.sin6_addr = in6addr_any;
    if (address.empty())
        return {listenerAt(six, true), listenerAt(four, false)};
    if (inet_pton(AF_INET, address.c_str(), &four.sin_addr) == 1)
        return {listenerAt(four, false)};
    if (inet_pton(AF_INET6, address.c_str(), &six.sin6_addr) == 1)
        return {listenerAt(six, IN6_IS_ADDR_UNSPECIFIED(&six.sin6_addr))};
    return {};
}

std::string addressText(const sockaddr *address)
{
    std::array<char, INET6_ADDRSTRLEN> text{};
    // Sockets' own way of having kinds of addresses.
    const void *place = address->sa_family == AF_INET
        ? static_cast<const void *>(&reinterpret_cast<const sockaddr_in *>(address)->sin_addr)
        : static_cast<const void *>(&reinterpret_cast<const sockaddr_in6 *>(address)->sin6_addr);
    return inet_ntop(address->sa_family, place, text.data(), text.size()) ? text.data() : "";
}

bool isCertificate(const Certificate &certificate)
{
    // What is in them, the library says as it starts: NotACertificate as well.
    return certificate.chain.find("-----BEGIN CERTIFICATE-----") != std::string::npos
        && certificate.key.find("PRIVATE KEY-----") != std::string::npos;
}

} // namespace web
