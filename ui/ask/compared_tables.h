// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ask/comparison.h"
#include "ui/ask/table_boxes.h"

#include <QWidget>

#include <array>

class QBoxLayout;
class QLabel;
class QPushButton;

namespace ui {

class PlayTable;

/// Two tables drawn beside each other, what is not the same marked in both. They are looked at: one
/// plays on where one of them is the table of the question.
class ComparedTables : public QWidget {
    Q_OBJECT
public:
    explicit ComparedTables(QWidget *parent = nullptr);

    /// `lines`: the other is a line of play and can be gone on with.
    void show(const Comparison &comparison, bool lines);
    /// In the order of Tab.
    [[nodiscard]] QList<QWidget *> controls() const;

Q_SIGNALS:
    /// From the moment in sight.
    void playOnWanted();
    void playOtherWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    struct Half {
        QLabel *name = nullptr;
        QLabel *moment = nullptr;
        QPushButton *playOn = nullptr;
        PlayTable *table = nullptr;
    };

    void fill(Half &half, const ComparedTable &shown, std::vector<BoxRow> rows);

    QLabel *m_unlike = nullptr;
    QBoxLayout *m_halves = nullptr;
    std::array<Half, 2> m_half;
};

} // namespace ui
