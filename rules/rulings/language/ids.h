// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Objects and servers of a question, as cards, acts and tables refer to them.
#pragma once

#include <compare>
#include <cstdint>

namespace rulings {

/// The position of an object in State::objects, which no card ever leaves. As it begins: none.
struct ObjectId {
    std::int16_t value = -1;
    [[nodiscard]] constexpr bool exists() const { return value >= 0; }
    auto operator<=>(const ObjectId &) const = default;
};

/// The position of a server in State::servers, where it stays when it is gone. As it begins: none.
struct ServerId {
    std::int16_t value = -1;
    [[nodiscard]] constexpr bool exists() const { return value >= 0; }
    auto operator<=>(const ServerId &) const = default;
};

// Every State begins with the central servers in this order.
inline constexpr ServerId hqServer{0};

inline constexpr ServerId rndServer{1};

inline constexpr ServerId archivesServer{2};

[[nodiscard]] constexpr bool isCentral(ServerId server)
{
    return server.exists() && server.value <= archivesServer.value;
}

} // namespace rulings
