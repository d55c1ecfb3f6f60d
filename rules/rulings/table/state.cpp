// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/table/state.h"

#include "rules/rulings/language/ids.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>

namespace rulings {

ObjectId State::find(std::string_view name) const
{
    const auto found = std::ranges::find(objects, name, &Object::name);
    return found == objects.end() ? ObjectId{}
                                  : ObjectId{static_cast<std::int16_t>(found - objects.begin())};
}

ServerId State::findServer(std::string_view name) const
{
    const auto found = std::ranges::find(servers, name, &Server::name);
    return found == servers.end() ? ServerId{}
                                  : ServerId{static_cast<std::int16_t>(found - servers.begin())};
}

std::string newServerName(const State &state)
{
    const auto created = std::ranges::count_if(
        state.servers, [](const Server &server) { return server.isNew || server.awaited; });
    return created == 0 ? "new server" : "new server " + std::to_string(created + 1);
}

} // namespace rulings
