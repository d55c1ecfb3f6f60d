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

Response Shelf::page(const std::string &name, const std::function<Response()> &make)
{
    const auto found = m_pages.find(name);
    return found != m_pages.end() ? found->second : m_pages.emplace(name, make()).first->second;
}

} // namespace web
