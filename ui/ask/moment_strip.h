// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/rulings/playing_out/playing_out.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QListWidget;
class QToolButton;

namespace ui {

/// The steps of a turn or run from left to right, as many as have room whole, with the present one
/// in their middle and how many there are beyond; another one is chosen to ask there.
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

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] rules::TimingKind kind() const;
    void fill();
    /// Whole steps in the width there is.
    void fit();
    /// So many steps on or back.
    void scroll(int steps);
    void tellArrows();

    rules::RulesVersion m_version = rules::RulesVersion::Rr10;
    std::optional<rules::TimingKind> m_presentKind;
    std::size_t m_present = 0;
    QComboBox *m_kind = nullptr;
    QListWidget *m_steps = nullptr;
    QToolButton *m_back = nullptr;
    QToolButton *m_on = nullptr;
    int m_width = 0; ///< of a step
};

/// "Step 2.3, The Corp may rez": for people, by the number of the version.
[[nodiscard]] QString stepText(const rules::TimingStep &step);
/// The present step, what each player may do there and who may act next.
[[nodiscard]] QString presentText(const rulings::PresentMoment &moment);

} // namespace ui
