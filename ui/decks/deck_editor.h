// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/reference/identity_finder.h"

#include <QPlainTextEdit>

class QCompleter;
class QStringListModel;

namespace ui {

/// A decklist as text: pasted, dropped as a file, or typed with completion of card titles.
class DeckEditor : public QPlainTextEdit {
    Q_OBJECT
public:
    DeckEditor(const QString &objectName, const QString &accessibleName,
               const rules::IdentityFinder &identities, rules::Side side,
               QWidget *parent = nullptr);

    /// The line of that number, from 1, with this title and its number of copies as it was.
    void replaceLine(int line, const QString &title);
    /// The text in that line, which may hold other cards, too; else the line with its number of
    /// copies.
    void replaceText(int line, const QString &text, const QString &replacement);

Q_SIGNALS:
    void fileDropped(const QString &path);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    [[nodiscard]] bool canInsertFromMimeData(const QMimeData *source) const override;
    void insertFromMimeData(const QMimeData *source) override;

private:
    void complete();
    void insertTitle(const QString &title);
    /// Identities by what people call them where one may stand, then titles with these letters.
    [[nodiscard]] QStringList titlesFor(const QString &typed, bool counted) const;

    struct Title {
        QString text;
        QString folded;
    };
    const rules::IdentityFinder &m_identities;
    rules::Side m_side;
    QList<Title> m_titles;
    QStringListModel *m_offered = nullptr;
    QCompleter *m_completer = nullptr;
};

} // namespace ui
