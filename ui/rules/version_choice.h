// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/timing/timing.h"

#include <QComboBox>

#include <optional>

namespace ui {

/// The day whose rules hold, and what its judges rule by.
struct JudgingDay {
    rules::Date day;
    bool ofEvent = false;                           ///< else it is today
    std::optional<rules::RulesVersion> chosen = {}; ///< by the organizer, whatever the day

    [[nodiscard]] rules::RulesVersion version() const;
};

/// By which version of the rules a question is answered: first that of the day, then every other.
class VersionChoice : public QComboBox {
    Q_OBJECT
public:
    enum class AllTogether { No, Offered };

    explicit VersionChoice(AllTogether all, QWidget *parent = nullptr);

    /// Tells nobody: who sets the day asks anew by himself.
    void setDay(const JudgingDay &day);
    /// Nothing: all versions together.
    [[nodiscard]] std::optional<rules::RulesVersion> version() const;

private:
    AllTogether m_all;
};

} // namespace ui
