// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace web {

using Fields = std::map<std::string, std::string, std::less<>>;

/// What of a request is read. Header fields that came twice count by their first.
struct Request {
    std::string method;
    std::string path; ///< decoded
    Fields query;
    std::string host;
    std::string origin; ///< empty where the browser sends none
    std::string cookie;
    std::string acceptLanguage;
    std::string address; ///< of the phone, or of what stands before it
    std::string body;
};

struct Response {
    int status = 200;
    std::string type = "text/html; charset=utf-8";
    std::string body;
    Fields headers;    ///< beyond those of every answer
    bool live = false; ///< goes on: server-sent events
};

enum class Plus : std::uint8_t { Stays, IsBlank };
/// With its %xx undone. An escape that is none stays as it is, and in a path (Stays) so does %00:
/// there NUL would be the end.
[[nodiscard]] std::string unescaped(std::string_view text, Plus plus);
/// "a=b&c=d" with its escapes (application/x-www-form-urlencoded); the first of equal names counts.
[[nodiscard]] Fields readForm(std::string_view body);
/// "a=b; c=d"
[[nodiscard]] Fields readCookies(std::string_view header);
/// The field of that name, empty where there is none.
[[nodiscard]] std::string_view field(const Fields &fields, std::string_view name);
/// The text as a value of a query.
[[nodiscard]] std::string escaped(std::string_view text);

} // namespace web
