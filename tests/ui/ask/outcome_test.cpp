// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The headline answers what is asked: with what is taken for granted, guessed or missing.
#include "ui/qt_catch.h"

#include "core/json.h"
#include "ui/ask/ask_text.h"
#include "ui/ask/outcome.h"
#include "ui/ask/play.h"

#include <memory>
#include <string>
#include <utility>
#include <vector>

using namespace Qt::Literals::StringLiterals;
using ui::Play;

namespace {

core::Json documentOf(const std::string &state, const std::string &question)
{
    auto document = core::parseJson(R"({"state":{"at":"corp-turn/take-actions","tags":0,
        "bad_publicity":0,"brain_damage":0,"corp":{"credits":10,"clicks":2,"deck":20},
        "runner":{"credits":4,"deck":20},)"
                                    + state + R"(},"question":{)" + question + "}}");
    REQUIRE(document);
    return *document;
}

Play played(core::Json document, const std::vector<std::string> &assumed = {})
{
    ui::LineOfPlay line;
    line.situation.document = std::move(document);
    for (const std::string &path : assumed)
        line.situation.assumed.push_back({path, {}, "so it is"});
    Play play;
    play.begin(std::move(line));
    REQUIRE(play.answer());
    return play;
}

const std::string hedge = R"("objects":{"h":{"card":"Hedge Fund","zone":"hq"}})";

} // namespace

TEST_CASE("an act that is taken for granted keeps no question from its answer")
{
    const Play play = played(documentOf(hedge, R"("ask":"outcome","report":["corp.credits"],
                                                  "script":[{"play":"h"}])"),
                             {"question/script/0"});
    CHECK(ui::headlineText(play) == u"The Corp has 14 credits."_s);
}

TEST_CASE("where nobody asks, what comes of it tells that a card is rezzed, and no dash")
{
    const Play play = played(documentOf(R"("objects":{"p":{"card":"PAD Campaign","server":"S1",
                                            "zone":"remote","rezzed":false}})",
                                        R"("ask":"order","script":[{"rez":"p"}])"),
                             {"question/ask"});
    const QString headline = ui::headlineText(play);
    CAPTURE(headline);
    CHECK(headline.contains(u"not rezzed → rezzed"_s));
    CHECK_FALSE(headline.contains(u'–'));
}

TEST_CASE("of questions that were guessed together the first is told with its answer alone")
{
    auto told = std::make_shared<ui::ToldLine>();
    told->words = u"so what?"_s;
    saying::Chip chip;
    chip.kind = saying::ChipKind::Question;
    chip.says = "how many credits has the Corp? how many tags has the Runner?";
    chip.guessed = true;
    told->reading.chips.push_back(chip);
    ui::LineOfPlay line;
    line.situation.document = documentOf(
        hedge,
        R"("ask":"outcome","report":["corp.credits","runner.tags"],"script":[{"play":"h"}])");
    told->reading.situation = line.situation;
    line.story.push_back(told);
    Play play;
    play.begin(std::move(line));
    CHECK(ui::headlineText(play)
          == u"≈ How many credits has the Corp? — The Corp has 14 credits."_s);
}

TEST_CASE("a number without which nothing could be played either is not asked for")
{
    const Play play =
        played(documentOf(R"("objects":{"m":{"card":"Midseason Replacements","zone":"hq"},
                      "a":{"card":{"type":"agenda"},"zone":"runner-score-area"}},
                      "happened_last_turn":[{"event":"stolen","of":"a"}])",
                          R"("ask":"outcome","report":["runner.tags"],
                      "script":[{"play":"m"},{"spend":5},{"spend":0},{"spend":6}])"));
    const QString headline = ui::headlineText(play);
    CAPTURE(headline);
    CHECK(play.missing().empty());
    CHECK(headline.startsWith(u"It cannot be played like that: "_s));
}

TEST_CASE("questions of one text are told apart")
{
    CHECK(ui::questionsIn(u"May he? does it fire? who wins"_s)
          == QStringList{u"May he?"_s, u"does it fire?"_s, u"who wins"_s});
    CHECK(ui::questionsIn({}).isEmpty());
}

TEST_CASE("how many credits were taken for granted is told where they decide the answer")
{
    ui::LineOfPlay line;
    line.situation.document =
        documentOf(hedge, R"("ask":"outcome","report":["corp.credits"],"script":[{"play":"h"}])");
    line.situation.assumed.push_back(
        {"state/corp/credits", core::Json(10), "the Corp has enough credits"});
    Play play;
    play.begin(std::move(line));
    play.lookCloser();
    CHECK(ui::headlineText(play)
          == u"The Corp has 14 credits. If this is right: the Corp has enough credits (10)."_s);
}

TEST_CASE("what cannot be played may have been read wrongly, where that was not sure")
{
    for (const bool isGuessed : {true, false}) {
        CAPTURE(isGuessed);
        auto told = std::make_shared<ui::ToldLine>();
        told->words = u"he flips it"_s;
        saying::Chip chip;
        chip.span = {0, told->words.toStdString().size()};
        chip.kind = saying::ChipKind::Act;
        chip.says = "the Corp rezzes PAD Campaign";
        chip.paths = {"question/script/0"};
        chip.guessed = isGuessed;
        told->reading.chips.push_back(chip);
        ui::LineOfPlay line;
        line.situation.document =
            documentOf(R"("objects":{"p":{"card":"PAD Campaign","zone":"hq"}})",
                       R"("ask":"outcome","report":["corp.credits"],"script":[{"rez":"p"}])");
        told->reading.situation = line.situation;
        line.story.push_back(told);
        Play play;
        play.begin(std::move(line));
        const QString headline = ui::headlineOf(play).verdict;
        CAPTURE(headline);
        CHECK(headline.startsWith(u"It cannot be played like that"_s) == !isGuessed);
        CHECK(headline.contains(u"“he flips it”"_s) == isGuessed);
    }
}
