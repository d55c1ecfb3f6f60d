// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "settings.h"

#include <algorithm>
#include <utility>

#include <QSettings>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr QLatin1StringView systemWord{"system"};
constexpr QLatin1StringView lightWord{"light"};
constexpr QLatin1StringView darkWord{"dark"};
constexpr QLatin1StringView a4Word{"a4"};
constexpr QLatin1StringView letterWord{"letter"};

QMap<QString, QList<double>> readSizes(QSettings &file)
{
    constexpr double largest = 1000; // letters; more was not chosen by anybody
    QMap<QString, QList<double>> sizes;
    file.beginGroup("sizes"_L1);
    for (const QString &name : file.childKeys())
        for (const QString &number : file.value(name).toStringList())
            sizes[name].append(std::clamp(number.toDouble(), 0.0, largest));
    file.endGroup();
    return sizes;
}

void writeSizes(QSettings &file, const QMap<QString, QList<double>> &sizes)
{
    file.remove("sizes"_L1);
    file.beginGroup("sizes"_L1);
    for (auto size = sizes.begin(); size != sizes.end(); ++size) {
        QStringList numbers;
        for (const double number : size.value())
            numbers.append(QString::number(number, 'f', 2));
        file.setValue(size.key(), numbers);
    }
    file.endGroup();
}

} // namespace

void Settings::remember(RecentFile file)
{
    if (const auto *known = findRecent(file.path);
        known && known->uuid == file.uuid && file.overlay.isEmpty())
        file.overlay = known->overlay;
    forget(file.path);
    recentFiles.prepend(std::move(file));
    recentFiles.resize(std::min(recentFiles.size(), recentLimit));
}

void Settings::setOverlay(const QString &path, const QString &overlay)
{
    for (auto &file : recentFiles)
        if (file.path == path)
            file.overlay = overlay;
}

void Settings::forget(const QString &path)
{
    recentFiles.removeIf([&path](const RecentFile &file) { return file.path == path; });
}

const RecentFile *Settings::findRecent(const QString &path) const
{
    const auto found = std::ranges::find(recentFiles, path, &RecentFile::path);
    return found == recentFiles.end() ? nullptr : &*found;
}

Settings readSettings(const QString &path)
{
    QSettings file(path, QSettings::IniFormat);
    Settings settings;
    settings.windowGeometry = file.value("window/geometry"_L1).toByteArray();
    settings.toolBar = file.value("window/toolBar"_L1, settings.toolBar).toBool();
    settings.sizes = readSizes(file);
    settings.lastFolder = file.value("window/lastFolder"_L1).toString();
    settings.language = file.value("window/language"_L1).toString();
    const QString theme = file.value("window/theme"_L1).toString();
    settings.theme = theme == darkWord ? Theme::Dark
        : theme == lightWord           ? Theme::Light
                                       : Theme::System;
    settings.letters = std::clamp(file.value("window/letters"_L1, smallestLetters).toInt(),
                                  smallestLetters, largestLetters);
    const QString paper = file.value("print/paper"_L1).toString();
    if (paper == a4Word || paper == letterWord)
        settings.paper = paper == a4Word ? app::PaperSize::A4 : app::PaperSize::Letter;
    settings.wallScreen = file.value("wall/screen"_L1).toString();
    settings.wallDark = file.value("wall/dark"_L1, settings.wallDark).toBool();
    settings.wallSpeed = std::clamp(file.value("wall/speed"_L1, settings.wallSpeed).toInt(), 0, 2);
    if (file.contains("clock/warnings"_L1)) {
        settings.clockWarnings.clear();
        for (const QString &minutes : file.value("clock/warnings"_L1).toStringList())
            if (const int number = minutes.toInt(); number > 0)
                settings.clockWarnings.append(number);
    }
    settings.clockSound = file.value("clock/sound"_L1, settings.clockSound).toBool();
    const int count = file.beginReadArray("recent"_L1);
    for (int i = 0; i < count && i < Settings::recentLimit; ++i) {
        file.setArrayIndex(i);
        RecentFile recent{file.value("path"_L1).toString(), file.value("name"_L1).toString(),
                          file.value("uuid"_L1).toString(), file.value("overlay"_L1).toString()};
        if (!recent.path.isEmpty())
            settings.recentFiles.append(std::move(recent));
    }
    file.endArray();
    return settings;
}

bool writeSettings(const QString &path, const Settings &settings)
{
    QSettings file(path, QSettings::IniFormat);
    file.setValue("window/geometry"_L1, settings.windowGeometry);
    file.setValue("window/toolBar"_L1, settings.toolBar);
    writeSizes(file, settings.sizes);
    file.setValue("window/lastFolder"_L1, settings.lastFolder);
    file.setValue("window/language"_L1, settings.language);
    file.setValue("window/theme"_L1,
                  settings.theme == Theme::Dark        ? QString(darkWord)
                      : settings.theme == Theme::Light ? QString(lightWord)
                                                       : QString(systemWord));
    file.setValue("window/letters"_L1, settings.letters);
    if (settings.paper)
        file.setValue("print/paper"_L1,
                      QString(*settings.paper == app::PaperSize::A4 ? a4Word : letterWord));
    file.setValue("wall/screen"_L1, settings.wallScreen);
    file.setValue("wall/dark"_L1, settings.wallDark);
    file.setValue("wall/speed"_L1, settings.wallSpeed);
    QStringList warnings;
    for (const int minutes : settings.clockWarnings)
        warnings.append(QString::number(minutes));
    file.setValue("clock/warnings"_L1, warnings);
    file.setValue("clock/sound"_L1, settings.clockSound);
    file.remove("recent"_L1);
    file.beginWriteArray("recent"_L1, static_cast<int>(settings.recentFiles.size()));
    for (qsizetype i = 0; i < settings.recentFiles.size(); ++i) {
        file.setArrayIndex(static_cast<int>(i));
        file.setValue("path"_L1, settings.recentFiles[i].path);
        file.setValue("name"_L1, settings.recentFiles[i].name);
        file.setValue("uuid"_L1, settings.recentFiles[i].uuid);
        file.setValue("overlay"_L1, settings.recentFiles[i].overlay);
    }
    file.endArray();
    file.sync();
    return file.status() == QSettings::NoError;
}

} // namespace ui
