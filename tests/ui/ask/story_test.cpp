// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/qt_catch.h"

#include "rules/asking/table_edits.h"
#include "ui/ask/play.h"

using namespace Qt::Literals::StringLiterals;
using core::Json;
using ui::Play;

namespace {

int numberAt(const Play &play, const char *path)
{
    const Json *value = asking::valueAt(play.document(), path);
    REQUIRE(value);
    REQUIRE(value->asInteger());
    return static_cast<int>(*value->asInteger());
}

} // namespace

TEST_CASE("a line told in other words takes the place of the one before")
{
    Play play;
    play.tell({u"tollbooth on hq, runner 2 credits"_s, u"run on hq"_s});
    CHECK(numberAt(play, "state/runner/credits") == 2);
    play.tell({u"tollbooth on hq, runner 5 credits"_s, u"run on hq"_s});
    CHECK(numberAt(play, "state/runner/credits") == 5);
    CHECK(asking::valueAt(play.document(), "state/run"));
    CHECK(play.line().story.size() == 2);
    play.tell({u"tollbooth on hq, runner 5 credits"_s});
    CHECK_FALSE(asking::valueAt(play.document(), "state/run"));
    play.undo();
    CHECK(play.line().story.size() == 2);
    play.tell({});
    CHECK_FALSE(asking::valueAt(play.document(), "state/objects/tollbooth"));
}

TEST_CASE("what was done at the table stays done when a line is told otherwise")
{
    Play play;
    play.tell({u"tollbooth hq rezzed, femme on tollbooth, runner 2 credits, run on hq, encounters "
               "tollbooth"_s});
    play.edit(u"tags"_s, [](Json &document) { asking::tell(document, "state/tags", 3); });
    REQUIRE(play.moment());
    REQUIRE(play.moment()->decision);
    play.act(u"femme"_s, play.moment()->decision->options.front().json);
    CHECK(ui::actsOf(play.document()) == 1);
    play.tell({u"tollbooth hq rezzed, femme on tollbooth, runner 4 credits, run on hq, encounters "
               "tollbooth"_s});
    CHECK(numberAt(play, "state/runner/credits") == 4);
    CHECK(numberAt(play, "state/tags") == 3);
    CHECK(ui::actsOf(play.document()) == 1);
}

TEST_CASE("what was confirmed is no longer taken for granted in a story told otherwise")
{
    Play play;
    play.tell({u"tollbooth on hq, run on hq, approaches tollbooth"_s});
    const auto holds = [&play](const std::string &path) {
        return std::ranges::find(play.line().situation.assumed, path, &saying::Assumed::path)
            != play.line().situation.assumed.end();
    };
    REQUIRE(holds("state/tags"));
    play.confirm("state/tags");
    CHECK_FALSE(holds("state/tags"));
    play.tell({u"tollbooth on hq, run on hq, approaches tollbooth, runner 3 credits"_s});
    CHECK_FALSE(holds("state/tags"));
    CHECK(holds("state/bad_publicity"));
}

TEST_CASE("changes of one document are done to another: members, acts, what is gone")
{
    const auto json = [](const char *text) { return *core::parseJson(text); };
    const Json from = json(R"({"a":1,"b":{"c":2},"s":[1],"gone":0})");
    const Json to = json(R"({"a":7,"b":{"c":2,"d":3},"s":[1,2]})");
    CHECK(ui::carried(from, to, json(R"({"a":1,"b":{"c":9},"s":[5],"gone":0,"own":4})"))
          == json(R"({"a":7,"b":{"c":9,"d":3},"s":[5,2],"own":4})"));
    // Of what is not there any more nothing is changed.
    CHECK(ui::carried(from, to, json(R"({"a":1,"s":[5]})")) == json(R"({"a":7,"s":[5,2]})"));
}

TEST_CASE("a number that was set goes with the story it was set for, and yields to words")
{
    Play play;
    play.tell({u"The Corp has Kakugo rezzed on HQ, Runner passes Kakugo with Inside Job"_s});
    const auto set = [](Json &document) { asking::tell(document, "state/runner/hand", 1); };
    play.edit(u"hand"_s, set);
    // The same with a word more: it stands, until the words say another number.
    play.tell({u"The Corp has Kakugo rezzed on HQ, the Runner passes Kakugo with Inside Job"_s});
    CHECK(numberAt(play, "state/runner/hand") == 1);
    play.tell({u"The Corp has Kakugo rezzed on HQ, the Runner passes Kakugo with Inside Job, "
               "runner has 4 cards in hand"_s});
    CHECK(numberAt(play, "state/runner/hand") == 4);
    play.undo();
    CHECK(numberAt(play, "state/runner/hand") == 1);
    // Another dispute over it.
    play.tell({u"Sifr installed, ice wall r&d rezzed, two tags and he runs there"_s});
    CHECK_FALSE(asking::valueAt(play.document(), "state/runner/hand"));
}
