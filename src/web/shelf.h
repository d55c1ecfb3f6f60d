// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/json.h"
#include "tournament/standings/standings.h"

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace web {

struct Hall;

/// What a page shows in its frame, where it is the same for all who read it in one language.
struct Inside {
    core::Json title;
    core::Json empty;
    std::string html;
};

/// What many ask for in the same moment and is the same for all of them, made once for each state
/// of the hall: when a result comes in, 300 phones want the standings, each in a frame with its own
/// name. Used by one thread.
class Shelf {
public:
    /// What was made of another state is thrown away.
    void turnTo(std::shared_ptr<const Hall> hall);
    /// The page of this name, made where it is not here yet.
    [[nodiscard]] const Inside &inside(const std::string &name,
                                       const std::function<Inside()> &make);
    /// Of each player of the event, in its order.
    [[nodiscard]] const std::vector<tournament::StandingsDerivation> &
    records(const std::shared_ptr<const tournament::Event> &event);

private:
    std::shared_ptr<const Hall> m_hall; ///< kept, so that no other state has its address
    std::map<std::string, Inside> m_pages;
    std::shared_ptr<const tournament::Event> m_event; ///< of the records; kept as the hall is
    std::vector<tournament::StandingsDerivation> m_records;
};

} // namespace web
