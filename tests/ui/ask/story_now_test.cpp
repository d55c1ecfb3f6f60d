// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Marks on what was told and could not be done stand only as long as that is so.
#include "ui/qt_catch.h"

#include "rules/asking/table_edits.h"
#include "ui/ask/outcome.h"
#include "ui/ask/play.h"

#include <string>

using namespace Qt::Literals::StringLiterals;
using ui::Play;

namespace {

QStringList marksOf(const Play &play)
{
    QStringList says;
    for (const auto &line : play.story())
        for (const saying::Open &open : line->reading.open)
            says.append(QString::fromStdString(open.says));
    return says;
}

void set(Play &play, const std::string &path, int number)
{
    play.edit(u"a number"_s, [&](core::Json &document) { asking::tell(document, path, number); });
}

} // namespace

TEST_CASE("a mark on an act that is refused goes with the reason, and tells another one")
{
    Play play;
    play.say(u"hedge fund in hq, corp 3 credits 2 clicks, corp plays hedge fund, how many credits "
             "has the corp?"_s);
    REQUIRE(marksOf(play).size() == 1);
    CHECK(marksOf(play).first().contains(u"3 credits"_s));
    CHECK_FALSE(ui::headlineText(play).contains(u"9 credits"_s));
    set(play, "state/corp/credits", 4);
    REQUIRE(marksOf(play).size() == 1);
    CHECK(marksOf(play).first().contains(u"4 credits"_s));
    set(play, "state/corp/credits", 5);
    CHECK(marksOf(play).isEmpty());
    CHECK(ui::headlineText(play) == u"The Corp has 9 credits."_s);
    play.undo();
    CHECK(marksOf(play).size() == 1);
}

TEST_CASE("an act that was left out is done again once the table lets it, and its mark is gone")
{
    Play play;
    play.say(u"hedge fund in hq, corp 3 credits 2 clicks, corp plays hedge fund"_s);
    play.say(u"corp clicks for a credit, how many credits has the corp?"_s);
    REQUIRE(ui::actsOf(play.document()) == 1);
    REQUIRE(marksOf(play).size() == 1);
    CHECK(marksOf(play).first().contains(u"left out"_s));
    CHECK(ui::headlineText(play).contains(u"Not all was understood"_s));
    set(play, "state/corp/credits", 6);
    CHECK(ui::actsOf(play.document()) == 2);
    CHECK(play.line().shown == 2);
    CHECK(marksOf(play).isEmpty());
    CHECK(ui::headlineText(play) == u"The Corp has 11 credits."_s);
}

TEST_CASE("a mark on words about a card is gone once its ability was used at the table")
{
    Play play;
    play.say(u"jackson howard rezzed in server 1, corp 3 clicks, corp uses jackson howard"_s);
    REQUIRE(marksOf(play).size() == 1);
    CHECK(marksOf(play).first().contains(u"Which ability"_s));
    play.act(u"draws"_s, core::Json::object({{"use", "jacksonhoward#draw"}}));
    CHECK(marksOf(play).isEmpty());
    play.takeBack();
    CHECK(marksOf(play).size() == 1);
}
