// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/qt_catch.h"

#include "ui/look/settings.h"

#include <QFile>
#include <QTemporaryDir>

using namespace Qt::Literals::StringLiterals;

TEST_CASE("settings come back as they were written")
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"deep/settings.ini"_s);
    ui::Settings settings;
    settings.windowGeometry = QByteArray("\x00\x01geometry", 10);
    settings.lastFolder = u"/tmp/Ärger, \"quoted\""_s;
    settings.theme = ui::Theme::Dark;
    settings.letters = 150;
    settings.wallScreen = u"Dell U2412 7XY"_s;
    settings.wallDark = false;
    settings.wallSpeed = 2;
    settings.clockWarnings = {15, 3};
    settings.clockSound = true;
    settings.remember({u"/a/Łódź.arbiter"_s, u"Łódź; Open"_s, u"uuid-1"_s});
    settings.remember({u"/b.arbiter"_s, u"B"_s, u""_s});
    settings.setOverlay(u"/b.arbiter"_s, u"/stream/Łódź.json"_s);
    REQUIRE(ui::writeSettings(path, settings));
    CHECK((ui::readSettings(path) == settings));
}

TEST_CASE("recent files are the newest first, each once, and at most ten")
{
    ui::Settings settings;
    for (int i = 0; i < 12; ++i)
        settings.remember({QString::number(i), {}, {}});
    settings.remember({u"5"_s, u"renamed"_s, {}});
    CHECK(settings.recentFiles.size() == 10);
    CHECK(settings.recentFiles[0].name == u"renamed"_s);
    CHECK(settings.recentFiles[1].path == u"11"_s);
    CHECK(settings.findRecent(u"0"_s) == nullptr);
}

TEST_CASE("an event keeps its overlay, another one in its place begins without")
{
    ui::Settings settings;
    settings.remember({u"/a.arbiter"_s, u"A"_s, u"uuid-1"_s});
    settings.setOverlay(u"/a.arbiter"_s, u"/stream.json"_s);
    settings.remember({u"/a.arbiter"_s, u"renamed"_s, u"uuid-1"_s});
    CHECK(settings.findRecent(u"/a.arbiter"_s)->overlay == u"/stream.json"_s);
    settings.remember({u"/a.arbiter"_s, u"new"_s, u"uuid-2"_s});
    CHECK(settings.findRecent(u"/a.arbiter"_s)->overlay.isEmpty());
}

TEST_CASE("a missing or ruined settings file gives the defaults")
{
    const QTemporaryDir folder;
    CHECK((ui::readSettings(folder.filePath(u"none.ini"_s)) == ui::Settings()));
    QFile file(folder.filePath(u"ruined.ini"_s));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("[recent\n\x01\xff=%%%\nsize=99999999\n");
    file.close();
    CHECK(ui::readSettings(file.fileName()).recentFiles.isEmpty());
}
