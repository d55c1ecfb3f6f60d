// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop_prompts.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QInputDialog>
#include <QMessageBox>
#include <QPushButton>

namespace ui {

bool DesktopPrompts::confirm(QWidget *parent, const Question &question)
{
    QMessageBox box(QMessageBox::Question, question.title, question.text, QMessageBox::Cancel,
                    parent);
    const auto *go = box.addButton(question.confirm, QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == go;
}

std::optional<QString> DesktopPrompts::line(QWidget *parent, const QString &title,
                                            const QString &label)
{
    bool accepted = false;
    QString text =
        QInputDialog::getText(parent, title, label, QLineEdit::Normal, QString(), &accepted);
    return accepted ? std::optional(std::move(text)) : std::nullopt;
}

std::optional<QString> DesktopPrompts::openFile(QWidget *parent, const QString &title,
                                                const QString &folder, const QString &filter)
{
    QString path = QFileDialog::getOpenFileName(parent, title, folder, filter);
    return path.isEmpty() ? std::nullopt : std::optional(std::move(path));
}

std::optional<QString> DesktopPrompts::saveFile(QWidget *parent, const QString &title,
                                                const QString &suggestion, const QString &filter)
{
    // Not the static function: it knows no default suffix, and "standings" shall be a .csv too.
    const QFileInfo suggested(suggestion);
    QFileDialog dialog(parent, title, suggested.path(), filter);
    dialog.setAcceptMode(QFileDialog::AcceptSave);
    dialog.setDefaultSuffix(suggested.suffix());
    dialog.selectFile(suggested.fileName());
    if (dialog.exec() != QDialog::Accepted)
        return {};
    return dialog.selectedFiles().front();
}

bool DesktopPrompts::run(QDialog &dialog) { return dialog.exec() == QDialog::Accepted; }

} // namespace ui
