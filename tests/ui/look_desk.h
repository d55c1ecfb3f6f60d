// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desk.h"

#include <QStringList>

namespace testing {

/// A desk in the second round of an event where every page has something to show: people with names
/// as they are – long ones, of one word, in other scripts –, identities of many factions, results.
class LookDesk : public Desk {
public:
    explicit LookDesk(const QString &folder = {},
                      const QString &event = QStringLiteral("Harbour Championship"));

    [[nodiscard]] static const QStringList &names();
};

} // namespace testing
