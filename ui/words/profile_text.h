// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/event/profile.h"

#include <vector>

#include <QList>
#include <QString>

namespace ui {

/// One line of a list of facts: what it is about, and the fact.
struct LabelledText {
    QString label;
    QString text;
    friend bool operator==(const LabelledText &, const LabelledText &) = default;
};

/// The formulas of a rules profile in words: what a game is worth, how ties are broken.
[[nodiscard]] QList<LabelledText> profileFacts(const tournament::Profile &profile);

/// The few of them that every player asks for.
[[nodiscard]] QList<LabelledText> profileSummary(const tournament::Profile &profile);

/// "double elimination".
[[nodiscard]] QString cutFormText(tournament::CutForm form);

/// "SoS (sum)".
[[nodiscard]] QString tieBreakText(tournament::TieBreak tieBreak);

/// "points, SoS (sum), drawn number".
[[nodiscard]] QString orderText(const std::vector<tournament::TieBreak> &order);

} // namespace ui
