// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "version_choice.h"

#include "ui/rules/rules_text.h"

#include <QSignalBlocker>

namespace ui {

rules::RulesVersion JudgingDay::version() const { return chosen.value_or(rules::versionOn(day)); }

VersionChoice::VersionChoice(AllTogether all, QWidget *parent) : QComboBox(parent), m_all(all)
{
    setAccessibleName(tr("Version of the rules"));
}

void VersionChoice::setDay(const JudgingDay &day)
{
    const QSignalBlocker quiet(this);
    clear();
    const QString why = day.chosen ? tr("%1 (the event's choice)")
        : day.ofEvent              ? tr("%1 (the event's day)")
                                   : tr("%1 (today)");
    addItem(why.arg(versionText(day.version())), static_cast<int>(day.version()));
    for (const auto &[version, word] : rules::rulesVersionWords)
        if (version != day.version())
            addItem(versionText(version), static_cast<int>(version));
    if (m_all == AllTogether::Offered)
        addItem(tr("All versions"));
}

std::optional<rules::RulesVersion> VersionChoice::version() const
{
    const QVariant chosen = currentData();
    return chosen.isValid() ? std::optional(static_cast<rules::RulesVersion>(chosen.toInt()))
                            : std::nullopt;
}

} // namespace ui

#include "moc_version_choice.cpp"
