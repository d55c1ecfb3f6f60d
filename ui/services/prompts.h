// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QString>
#include <QStringList>

class QDialog;
class QWidget;

namespace ui {

struct Question {
    QString title;
    QString text;
    QString confirm; ///< the words on the button that goes on
};

/// Everything that stops and waits for the user. Tests put a class with prepared answers in its
/// place; nothing else in the window may block.
class Prompts {
public:
    Prompts() = default;
    Prompts(const Prompts &) = delete;
    Prompts &operator=(const Prompts &) = delete;
    virtual ~Prompts() = default;

    [[nodiscard]] virtual bool confirm(QWidget *parent, const Question &question) = 0;
    /// One line of text, for example a reason; nothing when the user backs out.
    [[nodiscard]] virtual std::optional<QString> line(QWidget *parent, const QString &title,
                                                      const QString &label) = 0;
    [[nodiscard]] virtual std::optional<QString> openFile(QWidget *parent, const QString &title,
                                                          const QString &folder,
                                                          const QString &filter) = 0;
    [[nodiscard]] virtual std::optional<QString> saveFile(QWidget *parent, const QString &title,
                                                          const QString &suggestion,
                                                          const QString &filter) = 0;
    /// Shows the dialog until it is accepted (true) or dismissed.
    [[nodiscard]] virtual bool run(QDialog &dialog) = 0;
};

} // namespace ui
