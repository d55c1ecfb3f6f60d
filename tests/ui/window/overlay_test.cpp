// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/acts/action_registry.h"
#include "ui/acts/actions.h"
#include "ui/models/pairings_model.h"
#include "ui/widgets/message_bar.h"
#include "ui/words/text.h"

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

struct StreamDesk {
    Desk desk;
    QString target = desk.folder() + u"/stream/overlay.json"_s;

    StreamDesk()
    {
        REQUIRE(QDir(desk.folder()).mkpath(u"stream"_s));
        desk.createEvent(u"Streamed"_s);
        desk.addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Dahlia"_s});
    }
    void begin()
    {
        desk.prompts.paths.push_back(target);
        desk.act("file.overlay");
    }
    [[nodiscard]] bool running()
    {
        return desk.window.actions().action(ui::act::streamOverlay)->isChecked();
    }
    /// What a program on the stream reads now.
    [[nodiscard]] QJsonObject overlay() const
    {
        QFile file(target);
        REQUIRE(file.open(QIODevice::ReadOnly));
        return QJsonDocument::fromJson(file.readAll()).object();
    }
    /// The desk has done what it does beside the acts.
    static void settle() { QTest::qWait(1); }
};

} // namespace

TEST_CASE_METHOD(StreamDesk,
                 "the overlay of a stream follows every act, and the status bar says so")
{
    CHECK(desk.label("overlayBadge").isEmpty());
    begin();
    CHECK(desk.label("overlayBadge") == u"Overlay · overlay.json"_s);
    CHECK(running());
    CHECK(overlay()[u"round"_s].isNull());
    desk.pairRound();
    settle();
    CHECK(overlay()[u"round"_s][u"number"_s] == 1);
    desk.report(1, u"2-0"_s);
    settle();
    CHECK(overlay()[u"tables"_s][0][u"complete"_s] == true);
    desk.act("edit.undo");
    settle();
    CHECK(overlay()[u"tables"_s][0][u"complete"_s] == false);
    desk.act("clock.run");
    settle();
    CHECK(overlay()[u"clock"_s][u"state"_s] == u"running"_s);

    desk.act("file.overlay"); // once more: no further word to the file
    CHECK(desk.label("overlayBadge").isEmpty());
    CHECK_FALSE(running());
    desk.act("clock.run");
    settle();
    CHECK(overlay()[u"clock"_s][u"state"_s] == u"running"_s);
}

TEST_CASE_METHOD(StreamDesk,
                 "the overlay goes on when the event is opened again, until it is ended")
{
    const QString event = ui::pathText(desk.session().path());
    begin();
    desk.act("file.close");
    CHECK(desk.label("overlayBadge").isEmpty());
    CHECK_FALSE(running());
    REQUIRE(QFile::remove(target));
    desk.window.openFile(event);
    settle();
    CHECK(running());
    CHECK(overlay()[u"event"_s][u"name"_s] == u"Streamed"_s);
    // Words and letters are made anew without a gap.
    desk.act("letters.larger");
    desk.pairRound();
    settle();
    CHECK(overlay()[u"round"_s][u"number"_s] == 1);
    desk.act("letters.natural");
    desk.act("file.overlay");
    desk.act("file.close");
    desk.window.openFile(event);
    CHECK_FALSE(running());
    // Another event knows nothing of it.
    begin();
    desk.act("file.close");
    desk.createEvent(u"Another"_s);
    CHECK_FALSE(running());
}

TEST_CASE_METHOD(StreamDesk,
                 "an overlay that cannot be written is told once and written when it can be")
{
    begin();
    REQUIRE(QDir(desk.folder() + u"/stream"_s).removeRecursively());
    desk.pairRound();
    settle();
    CHECK(desk.label("overlayBadge") == u"Overlay not written · overlay.json"_s);
    CHECK(desk.window.messages().tone() != ui::MessageBar::Tone::Done);
    CHECK(desk.message().contains(u"/stream"_s));
    desk.report(1, u"2-0"_s); // the desk works on, and hears of its own acts again
    settle();
    CHECK(desk.window.messages().tone() == ui::MessageBar::Tone::Done);
    REQUIRE(QDir(desk.folder()).mkpath(u"stream"_s));
    desk.report(2, u"2-0"_s);
    settle();
    CHECK(desk.label("overlayBadge") == u"Overlay · overlay.json"_s);
    CHECK(overlay()[u"round"_s][u"missing_results"_s] == 0);
}

TEST_CASE_METHOD(StreamDesk, "a place that takes no overlay is refused when it is chosen")
{
    target = desk.folder() + u"/no such folder/overlay.json"_s;
    begin();
    CHECK_FALSE(running());
    CHECK(desk.message().contains(u"no such folder"_s));
    CHECK(desk.label("overlayBadge").isEmpty());
    target = ui::pathText(desk.session().path()); // the event itself is never replaced
    begin();
    CHECK_FALSE(running());
    CHECK(desk.event().players.size() == 4);
}

TEST_CASE_METHOD(StreamDesk,
                 "the feature match is chosen on the Round page, with the players' consent")
{
    desk.pairRound();
    desk.select("pairingsTable", {1});
    desk.act("table.feature");
    CHECK(desk.event().rounds[0].matches[1].featured);
    CHECK(desk.cell("pairingsTable", 1, ui::PairingsModel::Note).contains(u"feature match"_s));
    desk.select("pairingsTable", {0});
    desk.act("table.feature");
    CHECK(desk.event().rounds[0].matches[0].featured);
    CHECK_FALSE(desk.event().rounds[0].matches[1].featured);
    CHECK(desk.cell("pairingsTable", 1, ui::PairingsModel::Note).isEmpty());

    const auto shy = desk.event().rounds[0].matches[1].p1;
    auto entry = tournament::entryOf(*tournament::findPlayer(desk.event(), shy));
    entry.consents.streamed = tournament::Consent::No;
    REQUIRE(desk.session().perform(tournament::EditPlayer{shy, entry}));
    desk.select("pairingsTable", {1});
    desk.act("table.feature");
    CHECK(desk.message().contains(u"did not agree to be streamed"_s));
    CHECK_FALSE(desk.event().rounds[0].matches[1].featured);
    CHECK_FALSE(desk.window.actions().action(ui::act::tableFeature)->isChecked());
}
