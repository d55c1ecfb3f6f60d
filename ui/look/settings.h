// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/look/appearance.h"

#include "app/day/print_service.h"

#include <optional>

#include <QByteArray>
#include <QList>
#include <QMap>
#include <QString>

namespace ui {

struct RecentFile {
    QString path;
    QString name;      ///< of the event, as it was when last open
    QString uuid;      ///< finds the backups when the file itself cannot be read any more
    QString overlay{}; ///< where its stream overlay is written; empty: nowhere
    friend bool operator==(const RecentFile &, const RecentFile &) = default;
};

/// Everything the window remembers between two runs.
struct Settings {
    QByteArray windowGeometry;
    bool toolBar = true;                ///< shown
    QMap<QString, QList<double>> sizes; ///< see SizeMemory
    Theme theme = Theme::System;
    int letters = smallestLetters; ///< percent
    QString language;              ///< "de"; empty: the one of the desktop
    QString lastFolder;
    std::optional<app::PaperSize> paper; ///< unset: as the locale has it
    QString wallScreen;                  ///< screenKey() of the projector; empty: never chosen
    bool wallDark = true;                ///< whatever the desk is
    int wallSpeed = 1;                   ///< PageSpeed
    QList<int> clockWarnings{10, 5, 1};  ///< minutes before the end
    bool clockSound = false;
    QList<RecentFile> recentFiles; ///< newest first, at most recentLimit
    friend bool operator==(const Settings &, const Settings &) = default;

    static constexpr qsizetype recentLimit = 10;
    /// The overlay of the same event at the same place stays, unless another is named.
    void remember(RecentFile file);
    /// Of a file that is remembered.
    void setOverlay(const QString &path, const QString &overlay);
    void forget(const QString &path);
    [[nodiscard]] const RecentFile *findRecent(const QString &path) const;
};

/// The one file they live in. A missing or unreadable file gives the defaults.
[[nodiscard]] Settings readSettings(const QString &path);
/// False when the file could not be written; the window works on without.
bool writeSettings(const QString &path, const Settings &settings);

} // namespace ui
