// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desk.h"

#include <QApplication>
#include <QDir>
#include <QImage>

namespace testing {

/// Writes pictures of widgets and dialogs into a folder.
class Camera {
public:
    Camera(const QDir &folder, const QString &theme) : m_folder(folder), m_theme(theme) { }

    void take(QWidget &widget, const QString &name) const
    {
        for (int turn = 0; turn < 2; ++turn) // words that wrap get their room in a second turn
            QApplication::processEvents();
        const QString path =
            m_folder.filePath(name + QLatin1Char('-') + m_theme + QLatin1StringView(".png"));
        if (!widget.grab().toImage().convertToFormat(QImage::Format_RGB888).save(path, "PNG", 0))
            throw std::runtime_error("cannot write " + path.toStdString());
    }

    /// Opens the dialog of this action, fills it and dismisses it again.
    void dialog(Desk &desk, const char *action, const QString &name,
                const std::function<void(QDialog &)> &fill = {}) const
    {
        desk.prompts.dialogs.emplace_back([&](QDialog &dialog) {
            if (fill)
                fill(dialog);
            dialog.show();
            take(dialog, name);
            return false;
        });
        desk.act(action);
    }

    [[nodiscard]] bool dark() const { return m_theme == QLatin1StringView("dark"); }

private:
    QDir m_folder;
    QString m_theme;
};

} // namespace testing
