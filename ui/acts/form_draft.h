// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QObject>
#include <QString>

class QDialog;
class QWidget;

namespace ui {

class Drafts;

/// Keeps what is typed into a dialog until it is entered: when it was dismissed, or the program
/// ended, it is there again as soon as the dialog is opened, with a notice that says so.
class FormDraft : public QObject {
    Q_OBJECT
public:
    /// `fields`: lines, texts and choices that belong together, with what they show first set.
    FormDraft(QDialog &dialog, Drafts &drafts, QString key, QList<QWidget *> fields);

    /// To be put on top of the dialog; hidden where nothing is restored.
    [[nodiscard]] QWidget &notice() { return *m_notice; }
    /// It is no draft any more.
    void entered();

private:
    void restore();
    void discard();
    void keep();
    [[nodiscard]] bool isTyped() const;

    Drafts &m_drafts;
    QString m_key;
    QList<QWidget *> m_fields;
    QStringList m_first; ///< by field: what it showed when nothing was typed
    QWidget *m_notice = nullptr;
    bool m_entered = false;
};

} // namespace ui
