// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_cards.h"

namespace ui {

core::Expected<void, app::Failure> EventCards::follow(const tournament::Event &event,
                                                      core::Timestamp now)
{
    auto format = app::eventDeckFormat(rules(), event, rules::dateOf(now.milliseconds));
    if (format) {
        m_format = std::move(*format);
        return {};
    }
    tournament::Event plain;
    plain.details.date = event.details.date;
    if (auto byDate = app::eventDeckFormat(rules(), plain, rules::dateOf(now.milliseconds)))
        m_format = std::move(*byDate);
    return core::unexpected(format.error());
}

} // namespace ui
