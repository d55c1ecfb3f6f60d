// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/saying/reading.h"
#include "ui/ask/fact_menu.h"
#include "ui/ask/missing.h"

#include <QList>
#include <QStringList>
#include <QWidget>

class QLabel;
class QToolButton;

namespace ui {

class Play;
class WrappingRow;

/// What a line of words was read as, what of it was not understood, and what is taken for granted:
/// each a button that changes it.
class ChipRow : public QWidget {
    Q_OBJECT
public:
    explicit ChipRow(Edit edit, QWidget *parent = nullptr);

    /// Of the last line that was read, and what the table lacks or has without being told.
    void show(const Play &play);
    /// In less room, what is taken for granted stands in the menu of one button; in still less,
    /// what was read does, too, and at last what was not understood.
    void fitInto(int width, int height);

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
    void addMissing(const MissingNumber &missing);
    void addRead(const saying::Reading &reading, const std::string &line);
    [[nodiscard]] QToolButton *addFolded(const QString &text, const QString &name,
                                         const QList<QToolButton *> &buttons);
    void clear();

    Edit m_edit;
    WrappingRow *m_row = nullptr;
    int m_count = 0;
    QStringList m_shown; ///< all that is said, by which it is the same
    QSize m_room{QWIDGETSIZE_MAX, QWIDGETSIZE_MAX};
    QLabel *m_label = nullptr;              ///< in front of what is taken for granted
    QList<QToolButton *> m_read, m_assumed; ///< each a button …
    QList<QToolButton *> m_open;            ///< likewise of what was not understood
    QToolButton *m_foldedRead = nullptr;    ///< … or all in one
    QToolButton *m_foldedOpen = nullptr;
    QToolButton *m_folded = nullptr;        ///< likewise of what is taken for granted
};

} // namespace ui
