// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tournament/standings/structure.h"

#include <vector>

#include <QWidget>

class QVBoxLayout;

namespace ui {

/// What the rules ask of an event and what is odd about it, with the place where it is written.
/// Warnings come first and are marked by a word and a sign, not by colour. Hidden while empty.
class AdviceList : public QWidget {
    Q_OBJECT
public:
    explicit AdviceList(const QString &objectName, QWidget *parent = nullptr);

    void show(const std::vector<tournament::Advice> &advice);
    /// The warnings among them and nothing else.
    void showWarnings(const std::vector<tournament::Advice> &advice);
    /// A line each: "Warning: …" or "• …".
    [[nodiscard]] QString text() const;

private:
    void addRow(const tournament::Advice &advice);

    std::vector<tournament::Advice> m_advice;
    QVBoxLayout *m_rows = nullptr;
};

} // namespace ui
