// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards/card_library.h"

#include <QPlainTextEdit>

class QCompleter;

namespace ui {

/// A decklist as text: pasted, dropped as a file, or typed with completion of card titles.
class DeckEditor : public QPlainTextEdit {
    Q_OBJECT
public:
    DeckEditor(const QString &objectName, const QString &accessibleName,
               const rules::CardLibrary &library, rules::Side side, QWidget *parent = nullptr);

    /// The line of that number, from 1, with this title and its number of copies as it was.
    void replaceLine(int line, const QString &title);

Q_SIGNALS:
    void fileDropped(const QString &path);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    void complete();
    void insertTitle(const QString &title);

    QCompleter *m_completer = nullptr;
};

} // namespace ui
