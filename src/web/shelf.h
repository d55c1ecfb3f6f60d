// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "web/request.h"

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace web {

struct Hall;

/// The pages that all strangers see alike, made once for each state of the hall: when a result
/// comes in, 300 phones ask for the same standings in the same moment. Used by one thread.
class Shelf {
public:
    /// What was made of another state is thrown away.
    void turnTo(std::shared_ptr<const Hall> hall);
    /// The page of this name, made where it is not here yet.
    [[nodiscard]] Response page(const std::string &name, const std::function<Response()> &make);

private:
    std::shared_ptr<const Hall> m_hall; ///< kept, so that no other state has its address
    std::map<std::string, Response> m_pages;
};

} // namespace web
