// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/asking/beginnings.h"

#include <QWidget>

class QLabel;
class QListWidget;

namespace ui {

class EntryLine;

/// What one may begin with – shapes of dispute, official examples and rulings –, found by cards and
/// words.
class BeginningsPanel : public QWidget {
    Q_OBJECT
public:
    explicit BeginningsPanel(QWidget *parent = nullptr);

    /// `titles`: cards on the table, by which it begins to search.
    void search(const std::vector<std::string> &titles);

Q_SIGNALS:
    void chosen(const asking::Beginning &beginning);
    void closed();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void find();
    void open(int row);

    EntryLine *m_line = nullptr;
    QLabel *m_fit = nullptr; ///< how well they suit the cards
    QListWidget *m_list = nullptr;
    std::vector<asking::Beginning> m_found;
};

/// The card somebody means by title, nickname or a part of a name; empty: none, or several.
[[nodiscard]] std::string titleMeant(const QString &words);

} // namespace ui
