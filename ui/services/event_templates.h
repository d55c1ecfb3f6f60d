// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/event.h"

#include <optional>
#include <string>

#include <QList>
#include <QString>

namespace ui {

/// An event as it is usually held: what New event begins with, all of it still to be changed.
struct EventTemplate {
    QLatin1StringView action; ///< the id of the action that begins it
    QString name;             ///< of an event, until the organizer types a better one
    QString description;
    std::string profile; ///< its id
    tournament::Tier tier{};
    std::optional<int> cut; ///< unset: as suggested for the field
};

[[nodiscard]] QList<EventTemplate> eventTemplates();

} // namespace ui
