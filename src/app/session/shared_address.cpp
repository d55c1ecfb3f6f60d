// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/shared_address.h"

#include <charconv>

namespace app {

namespace {

constexpr std::string_view sharedScheme = "postgresql://";
constexpr std::string_view plainSigns =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
constexpr int hexadecimal = 16;

/// Percent-encoded but for plain letters and what is named (RFC 3986, 2.1).
std::string encoded(std::string_view text, std::string_view alsoPlain = {})
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string result;
    for (const char sign : text) {
        if (plainSigns.find(sign) != std::string_view::npos
            || alsoPlain.find(sign) != std::string_view::npos) {
            result += sign;
            continue;
        }
        const auto byte = static_cast<unsigned char>(sign);
        result += {'%', digits[byte / hexadecimal], digits[byte % hexadecimal]};
    }
    return result;
}

std::string decoded(std::string_view text)
{
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned char byte = 0;
        const char *digits = text.data() + i + 1;
        if (text[i] == '%' && i + 2 < text.size()
            && std::from_chars(digits, digits + 2, byte, hexadecimal).ptr == digits + 2) {
            result += static_cast<char>(byte);
            i += 2;
        } else {
            result += text[i];
        }
    }
    return result;
}

/// What stands ahead of the sign, and `text` is left with what stands behind it.
std::string_view takeUntil(std::string_view &text, char sign)
{
    const auto at = text.find(sign);
    const std::string_view before = text.substr(0, at);
    text = at == std::string_view::npos ? std::string_view() : text.substr(at + 1);
    return before;
}

} // namespace

std::string addressText(const SharedAddress &address)
{
    std::string text(sharedScheme);
    if (!address.user.empty())
        text += encoded(address.user) + '@';
    text += encoded(address.server, ":[],") + '/' + encoded(address.database);
    if (!address.rest.empty())
        text += '?' + address.rest;
    if (!address.event.empty())
        text += '#' + address.event;
    return text;
}

SharedAddress readSharedAddress(std::string_view text)
{
    SharedAddress address;
    if (!text.starts_with(sharedScheme))
        return address;
    text.remove_prefix(sharedScheme.size());
    std::string_view place = takeUntil(text, '#');
    address.event = text;
    std::string_view path = takeUntil(place, '?');
    std::string_view parameters = place;
    std::string_view authority = takeUntil(path, '/');
    address.database = decoded(path);
    if (const auto at = authority.rfind('@'); at != std::string_view::npos) {
        std::string_view user = authority.substr(0, at);
        address.user = decoded(takeUntil(user, ':'));
        authority.remove_prefix(at + 1);
    }
    address.server = decoded(authority);
    while (!parameters.empty()) {
        const std::string_view whole = takeUntil(parameters, '&');
        std::string_view value = whole;
        const std::string_view key = takeUntil(value, '=');
        if (key == "host" && address.server.empty())
            address.server = decoded(value);
        else if (key == "user" && address.user.empty())
            address.user = decoded(value);
        else if (key.find("pass") == std::string_view::npos)
            address.rest.append(address.rest.empty() ? "" : "&").append(whole);
    }
    return address;
}

} // namespace app
