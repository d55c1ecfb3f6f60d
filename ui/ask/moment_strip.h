// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/playing_out/playing_out.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QLabel;
class QListWidget;

namespace ui {

/// The steps of a turn or run from left to right with the present one marked; another one is chosen
/// to ask there.
class MomentStrip : public QWidget {
    Q_OBJECT
public:
    explicit MomentStrip(QWidget *parent = nullptr);

    /// nullptr: nobody has said where the players are.
    void show(rules::RulesVersion version, const rulings::PresentMoment *moment);
    void activate();
    /// In the order of Tab.
    [[nodiscard]] QList<QWidget *> controls() const;

Q_SIGNALS:
    void stepWanted(rules::TimingKind kind, const QString &topic);

private:
    [[nodiscard]] rules::TimingKind kind() const;
    void fill();
    void tellPresent(const rulings::PresentMoment *moment);

    rules::RulesVersion m_version = rules::RulesVersion::Rr10;
    std::optional<rules::TimingKind> m_presentKind;
    std::size_t m_present = 0;
    QComboBox *m_kind = nullptr;
    QListWidget *m_steps = nullptr;
    QLabel *m_what = nullptr;
};

/// "Step 2.3, The Corp may rez": for people, by the number of the version.
[[nodiscard]] QString stepText(const rules::TimingStep &step);

} // namespace ui
