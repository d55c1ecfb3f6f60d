// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/undone.h"

#include "core/code_points.h"
#include "core/english.h"

#include <string>
#include <utility>

namespace saying {

using core::English;

namespace {

std::string sayingOf(const Undone &undone)
{
    const std::string why = core::capitalized(undone.why);
    switch (undone.left) {
    case Undone::Left::In:
        break;
    case Undone::Left::Out:
        return English::tr("This cannot be done there, and is left out. {why}", {{"why", why}});
    case Undone::Left::OutByLater:
        return English::tr("What was told before cannot be done there, and is left out. {why}",
                           {{"why", why}});
    }
    return English::tr("This cannot be done there. {why}", {{"why", why}});
}

} // namespace

Open openOf(Span span, Undone undone)
{
    std::string says = sayingOf(undone);
    return {span, std::move(says), {}, std::move(undone)};
}

} // namespace saying
