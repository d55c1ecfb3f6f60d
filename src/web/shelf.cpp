// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/shelf.h"

#include <utility>

namespace web {

void Shelf::turnTo(std::shared_ptr<const Hall> hall)
{
    if (hall == m_hall)
        return;
    m_pages.clear();
    m_hall = std::move(hall);
}

const Inside &Shelf::inside(const std::string &name, const std::function<Inside()> &make)
{
    const auto found = m_pages.find(name);
    return found != m_pages.end() ? found->second : m_pages.emplace(name, make()).first->second;
}

const std::vector<tournament::StandingsDerivation> &
Shelf::records(const std::shared_ptr<const tournament::Event> &event)
{
    if (event != m_event) {
        m_records = tournament::derivations(*event);
        m_event = event;
    }
    return m_records;
}

} // namespace web
