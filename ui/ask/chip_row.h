// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/reading.h"
#include "ui/ask/fact_menu.h"

#include <QList>
#include <QWidget>

class QToolButton;

namespace ui {

class WrappingRow;

/// What a line of words was read as, what of it was not understood, and what is taken for granted:
/// each a button that changes it.
class ChipRow : public QWidget {
    Q_OBJECT
public:
    explicit ChipRow(Edit edit, QWidget *parent = nullptr);

    /// `said`: the line that was read.
    void show(const saying::Reading &reading, const QString &said,
              const std::vector<saying::Assumed> &assumed);

    /// In the order of Tab.
    [[nodiscard]] QList<QWidget *> controls() const;

Q_SIGNALS:
    /// The line with another piece in place of the one that was not understood.
    void lineWanted(const QString &line);
    /// What was taken for granted is so.
    void confirmed(const std::string &path);
    /// What was taken for granted at that path is changed where it is shown.
    void placeWanted(const std::string &path);

private:
    QToolButton &add(const QString &text, const QString &name);
    void addOffers(QToolButton &button, const std::vector<saying::Offer> &offers,
                   saying::Span span, const std::string &line);
    void addAssumed(const saying::Assumed &assumed);

    Edit m_edit;
    WrappingRow *m_row = nullptr;
    int m_count = 0;
};

} // namespace ui
