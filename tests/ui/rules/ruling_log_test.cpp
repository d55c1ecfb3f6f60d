// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/paper/documents.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSpinBox>
#include <QTest>
#include <QTextBrowser>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

/// Two tables in round 1; Olga organizes and plays, Sam is her second.
struct RulingDesk : Desk {
    RulingDesk()
    {
        createEvent(u"Harbour Open"_s);
        addPlayers({u"Aster"_s, u"Bryony"_s, u"Clover"_s, u"Olga"_s});
        auto details = event().details;
        details.organizer = "Olga";
        details.secondOrganizer = "Sam";
        details.organizerPlays = true;
        REQUIRE(session().perform(tournament::ChangeDetails{details}));
        pairRound();
    }

    /// The table of Olga, or the other one.
    int table(bool own)
    {
        const auto olga = tournament::findPlayer(event(), "Olga")->id;
        for (const auto &match : event().rounds.back().matches)
            if ((match.p1 == olga || match.p2 == olga) == own)
                return match.table;
        return 0;
    }

    /// Ctrl+Shift+R, then keys: question, ruling; the table is chosen.
    void record(int atTable, const QString &question, const QString &ruling)
    {
        prompts.dialogs.emplace_back([=](QDialog &dialog) {
            dialog.show();
            auto &line = testing::part<QLineEdit>(dialog, "rulingQuestion");
            line.setFocus();
            QTest::keyClicks(&line, question);
            QTest::keyClicks(&testing::part<QLineEdit>(dialog, "rulingAnswer"), ruling);
            auto &tables = testing::part<QComboBox>(dialog, "rulingTable");
            tables.setCurrentIndex(tables.findData(atTable));
            return testing::accept(dialog);
        });
        key(Qt::Key_R, Qt::ControlModifier | Qt::ShiftModifier);
    }

    QString hit(int row)
    {
        return find<QListView>("ruleHits").model()->index(row, 0).data().toString();
    }
    QString badge(int row)
    {
        const auto *model = find<QListView>("ruleHits").model();
        return model->index(row, 0).data(Qt::AccessibleTextRole).toString();
    }
    QString text() { return find<QTextBrowser>("rulesText").toPlainText(); }
};

} // namespace

TEST_CASE("a ruling is recorded by keys, stands in the log and is undone")
{
    RulingDesk desk;
    desk.record(desk.table(false), u"May the Corp score after its draw?"_s, u"Yes"_s);
    REQUIRE(desk.event().rulings.size() == 1);
    CHECK(desk.event().rulings[0].judge == "Olga");
    CHECK(desk.event().rulings[0].players.size() == 2);
    CHECK(desk.message().startsWith(u"Ruling by Olga"_s));
    CHECK(desk.message().contains(u"May the Corp score after its draw?"_s));
    desk.key(Qt::Key_Z, Qt::ControlModifier);
    CHECK(desk.event().rulings.empty());
}

TEST_CASE("the next judge finds it among the results, before what the documents say")
{
    RulingDesk desk;
    desk.record(desk.table(false), u"May the Corp score after its draw?"_s,
                u"Yes, before actions"_s);
    desk.key(Qt::Key_F12);
    CHECK(desk.hit(0)
          == u"May the Corp score after its draw?"_s); // listed before anything is typed
    desk.type(u"scoring after the draw"_s);
    CHECK(desk.hit(0) == u"May the Corp score after its draw?"_s);
    CHECK(desk.badge(0).contains(u"Ruled at this event"_s));
    CHECK_FALSE(desk.badge(1).contains(u"Ruled at this event"_s));
    CHECK(desk.text().contains(u"Yes, before actions"_s));
    CHECK(desk.text().contains(u"Judge: Olga"_s));
    desk.find<QLineEdit>("rulesLine").setText(u"bypass"_s);
    CHECK_FALSE(desk.badge(0).contains(u"Ruled at this event"_s));
}

TEST_CASE("at the table of a TO who plays the second TO is proposed, the TO refused "
          "(3.0.2, \"Tournament Organizer Participation\")")
{
    RulingDesk desk;
    const int own = desk.table(true);
    desk.prompts.dialogs.emplace_back([own](QDialog &dialog) {
        auto &tables = testing::part<QComboBox>(dialog, "rulingTable");
        auto &judge = testing::part<QComboBox>(dialog, "rulingJudge");
        CHECK(judge.currentText() == u"Olga"_s);
        tables.setCurrentIndex(tables.findData(own));
        CHECK(judge.currentText() == u"Sam"_s);
        testing::part<QLineEdit>(dialog, "rulingQuestion").setText(u"Who wins?"_s);
        testing::part<QLineEdit>(dialog, "rulingAnswer").setText(u"The Runner"_s);
        judge.setCurrentText(u"Olga"_s);
        CHECK_FALSE(testing::accept(dialog));
        const QString refusal = testing::part<QLabel>(dialog, "refusal").text();
        CHECK(refusal.contains(u"call Sam, the second organizer"_s));
        CHECK(refusal.contains(u"Tournament Organizer Participation"_s));
        judge.setCurrentText(u"Sam"_s);
        return testing::accept(dialog);
    });
    desk.act("ruling.record");
    REQUIRE(desk.event().rulings.size() == 1);
    CHECK(desk.event().rulings[0].judge == "Sam");
}

TEST_CASE("a ruling gives its table extra time by the clock of the round")
{
    RulingDesk desk;
    desk.key(Qt::Key_F3);
    const int table = desk.table(false);
    desk.prompts.dialogs.emplace_back([table](QDialog &dialog) {
        auto &tables = testing::part<QComboBox>(dialog, "rulingTable");
        tables.setCurrentIndex(tables.findData(table));
        testing::part<QLineEdit>(dialog, "rulingQuestion").setText(u"Is it bypassed?"_s);
        testing::part<QLineEdit>(dialog, "rulingAnswer").setText(u"Yes"_s);
        testing::part<QSpinBox>(dialog, "rulingMinutes").setValue(4);
        return testing::accept(dialog);
    });
    desk.act("ruling.record");
    const auto &extra = desk.event().rounds.back().clock->extra;
    REQUIRE(extra.size() == 1);
    CHECK(extra[0].table == table);
    CHECK(extra[0].minutes == 4);
    CHECK(desk.event().rulings[0].minutes == 4);
}

TEST_CASE("what was looked up comes with the ruling")
{
    RulingDesk desk;
    desk.key(Qt::Key_F12);
    desk.type(u"bypass"_s);
    desk.prompts.dialogs.emplace_back([](QDialog &dialog) {
        CHECK(testing::part<QLineEdit>(dialog, "rulingQuestion").text() == u"bypass"_s);
        testing::part<QLineEdit>(dialog, "rulingAnswer").setText(u"All subroutines stay"_s);
        return testing::accept(dialog);
    });
    desk.click("rulesRecord");
    REQUIRE(desk.event().rulings.size() == 1);
    CHECK(desk.event().rulings[0].entries == std::vector<std::string>{"bypass"});
    CHECK(desk.event().rulings[0].version == "rr10"); // of the day
    CHECK(desk.find("rulesPage").isVisible());
    CHECK(desk.hit(0) == u"bypass"_s);
    CHECK(desk.text().contains(u"It cites"_s));
}

TEST_CASE("the report prints the rulings, however long they are")
{
    RulingDesk desk;
    const auto printed = [&desk] {
        app::PrintRequest request;
        request.what = app::Paperwork::Report;
        const auto report = ui::finalReport(desk.event(), request);
        REQUIRE(report);
        QString words;
        for (const auto &sheet : report->sheets)
            for (const auto &text : sheet.texts)
                words += text.lines.join(u' ') + u'\n';
        return words;
    };
    CHECK_FALSE(printed().contains(u"Rulings"_s));
    desk.record(desk.table(false),
                u"Ice with an ability of its encounter is bypassed: does that ability still "
                "resolve? (Tollbooth, Femme Fatale)"_s,
                u"The Runner has 4 credits. Tollbooth is passed."_s);
    const QString words = printed();
    CHECK(words.contains(u"Rulings"_s));
    CHECK(words.contains(u"Ice with an ability of its encounter"_s));
    CHECK(words.contains(u"Fatale)"_s)); // on a line of its own
    CHECK(words.contains(u"→ The Runner has 4 credits."_s));
    CHECK(words.contains(u"Olga"_s));
    CAPTURE(words);
    CHECK_FALSE(words.contains(u'…'));
}
