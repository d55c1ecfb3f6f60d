// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What may be done at a moment, as a list has it: what somebody decides or does first, then where
// the game goes on without it.
#pragma once

#include "rules/rulings/playing_out/playing_out.h"

#include <QList>
#include <QString>

namespace ui {

struct Offer {
    QString text;           ///< in its list
    QString words;          ///< of the act alone
    core::Json::Array acts; ///< that are played for it
};

struct OfferGroup {
    QString heading;
    QString first; ///< the same where nothing stands above it
    QList<Offer> offers;
    bool apart = false; ///< nothing is done there but to let the game go on
};

/// The likely ones first; none of them is empty.
[[nodiscard]] QList<OfferGroup> offerGroups(const rulings::PlayedOut &moment);

} // namespace ui
