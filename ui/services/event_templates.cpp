// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "event_templates.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct EventTemplatesWords {
    Q_DECLARE_TR_FUNCTIONS(ui::EventTemplates)
};

} // namespace

// Tiers: Tournament Rules 3.0.2, "Tournament Tiers".
QList<EventTemplate> eventTemplates()
{
    using tournament::Tier;
    return {
        {"file.newStore"_L1, EventTemplatesWords::tr("Store championship"),
         EventTemplatesWords::tr(
             "Competitive: decklists, Swiss rounds and a cut as suggested for the field"),
         "ffg-2016", Tier::Competitive, std::nullopt},
        {"file.newCasual"_L1, EventTemplatesWords::tr("Casual night"),
         EventTemplatesWords::tr("Casual: Swiss rounds, no cut, no decklists"), "ffg-2016",
         Tier::Casual, 0},
        {"file.newRegional"_L1, EventTemplatesWords::tr("Regional"),
         EventTemplatesWords::tr(
             "Premier: decklists, nobody who runs it plays, a cut as suggested"),
         "ffg-2016", Tier::Premier, std::nullopt},
        {"file.newDraft"_L1, EventTemplatesWords::tr("Draft"),
         EventTemplatesWords::tr(
             "Casual: the first round by seats, games to six agenda points, no cut"),
         "draft-full", Tier::Casual, 0},
    };
}

} // namespace ui
