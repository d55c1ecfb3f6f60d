// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/widgets/message_bar.h"
#include "ui/words/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;
using testing::part;

namespace {

struct Finished {
    Desk desk;
    Finished()
    {
        desk.createEvent(u"Harbour Open"_s);
        desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s});
        for (int round = 0; round < 2; ++round) {
            desk.pairRound();
            desk.reportAll(u"2-0"_s);
        }
    }
    /// Chooses the export of that name and writes it to `target`.
    void write(const QString &what, const QString &target, bool namesOut = false, int round = 0)
    {
        desk.prompts.paths.push_back(target);
        desk.actAndAccept("file.export", [=](QDialog &dialog) {
            auto &format = part<QComboBox>(dialog, "exportFormat");
            const int index = format.findText(what);
            REQUIRE(index >= 0);
            format.setCurrentIndex(index);
            part<QCheckBox>(dialog, "leaveNamesOut").setChecked(namesOut);
            auto &rounds = part<QComboBox>(dialog, "exportRound");
            if (round > 0)
                rounds.setCurrentIndex(rounds.findData(round));
        });
    }
    [[nodiscard]] static QString read(const QString &path)
    {
        QFile file(path);
        REQUIRE(file.open(QIODevice::ReadOnly));
        return QString::fromUtf8(file.readAll());
    }
};

} // namespace

TEST_CASE_METHOD(Finished, "every export is written, says where, and can leave the names out")
{
    const struct {
        QString what;
        QString start;
    } kinds[]{{u"Event (JSON)"_s, u"{"_s},
              {u"Players (CSV)"_s, u"id,name"_s},
              {u"Standings (CSV)"_s, u"rank,"_s},
              {u"Pairings (CSV)"_s, u"round,table"_s},
              {u"Pairings and standings (Markdown)"_s, u"**Harbour Open**"_s}};
    for (const auto &kind : kinds) {
        CAPTURE(kind.what);
        const QString target = desk.folder() + u"/out.txt"_s;
        write(kind.what, target);
        CHECK(desk.message() == u"Written to %1."_s.arg(QDir::toNativeSeparators(target)));
        CHECK(read(target).contains(u"Clover"_s));
        CHECK(read(target).left(40).contains(kind.start));
        write(kind.what, target, true); // replaces it
        CHECK_FALSE(read(target).contains(u"Clover"_s));
        CHECK(read(target).contains(u"Player 3"_s));
    }
    CHECK(QDir(desk.folder()).entryList({u"out*"_s}) == QStringList{u"out.txt"_s});
}

TEST_CASE_METHOD(Finished, "pairings are exported of the round that was chosen")
{
    const QString target = desk.folder() + u"/pairings.csv"_s;
    write(u"Pairings (CSV)"_s, target, false, 1);
    CHECK(read(target).contains(u"\n1,1,"_s));
    CHECK_FALSE(read(target).contains(u"\n2,1,"_s));
}

TEST_CASE_METHOD(Finished, "an export that fails says so in one sentence, and nothing is written")
{
    write(u"Players (CSV)"_s, desk.folder() + u"/no such folder/out.csv"_s);
    CHECK(desk.window.messages().tone() != ui::MessageBar::Tone::Done);
    CHECK(desk.message().contains(u"no such folder"_s));

    const QString event = ui::pathText(desk.session().path());
    write(u"Players (CSV)"_s, event); // the event itself is never replaced
    CHECK(desk.window.messages().tone() != ui::MessageBar::Tone::Done);
    CHECK(desk.message().count(u'\n') == 0);
    desk.act("file.close");
    desk.window.openFile(event);
    CHECK(desk.event().players.size() == 4);
}

TEST_CASE("before the first round there are no pairings to export")
{
    Desk desk;
    desk.createEvent(u"Early"_s);
    desk.prompts.paths.push_back(desk.folder() + u"/out.csv"_s);
    desk.actAndAccept("file.export", [](QDialog &dialog) {
        auto &format = part<QComboBox>(dialog, "exportFormat");
        format.setCurrentIndex(format.findText(u"Pairings (CSV)"_s));
        CHECK_FALSE(part<QComboBox>(dialog, "exportRound").isEnabled());
    });
    CHECK(desk.message().startsWith(u"No round is paired yet"_s));
    CHECK_FALSE(QFileInfo::exists(desk.folder() + u"/out.csv"_s));
}
