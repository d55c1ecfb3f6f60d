// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/decks/event_cards.h"

#include <QDialog>

class QLabel;
class QPlainTextEdit;
class QStandardItemModel;

namespace ui {

class Drafts;

/// The list a player presents now against the one that was handed in, card by card.
class CompareDeckDialog : public QDialog {
    Q_OBJECT
public:
    CompareDeckDialog(const QString &player, const tournament::SubmittedDeck &deck,
                      const EventCards &cards, Drafts &drafts, QWidget *parent = nullptr);

private:
    void compare();

    app::Decklist m_submitted;
    const EventCards &m_cards;
    QPlainTextEdit *m_presented = nullptr;
    QLabel *m_result = nullptr;
    QStandardItemModel *m_model = nullptr;
};

} // namespace ui
