// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/qt_catch.h"

#include "core/json.h"
#include "ui/ask/chip_text.h"
#include "ui/ask/story.h"
#include "ui/words/text.h"

using namespace Qt::Literals::StringLiterals;

namespace {

core::Json document(const std::string &text)
{
    const auto read = core::parseJson(text);
    REQUIRE(read);
    return *read;
}

/// The line after its question became another one, as it is offered: in brackets behind the words.
QString asked(const QString &before, const QString &question)
{
    ui::ToldLine line;
    line.words = before + question;
    const std::string words = ui::fromQt(question);
    const std::size_t begin = ui::fromQt(before).size();
    return ui::corrected(
        line, {begin, begin + words.size()},
        {"how many credits has the Runner?", words + " [how many credits has the Runner]"});
}

} // namespace

TEST_CASE("another question takes the place of the words that were read as one")
{
    CHECK(asked(u"tollbooth hq rezzed, runner 3 credits, "_s, u"and now?"_s)
          == u"tollbooth hq rezzed, runner 3 credits, how many credits has the Runner?"_s);
}

TEST_CASE("words that put a card on the table stay, and the question stands behind them")
{
    CHECK(
        asked(u"runner 3 credits. "_s, u"Does Enigma on HQ end the run?"_s)
        == u"runner 3 credits. Does Enigma on HQ end the run? [how many credits has the Runner]"_s);
}

TEST_CASE("a piece that is left out leaves no marks behind")
{
    const auto without = [](const QString &words, const QString &piece) {
        ui::ToldLine line;
        line.words = words;
        const auto begin = static_cast<std::size_t>(ui::fromQt(words).find(ui::fromQt(piece)));
        return ui::corrected(line, {begin, begin + ui::fromQt(piece).size()},
                             {"leave this out", ""});
    };
    CHECK(without(u"I used it. Runner 2 credits. Run on HQ"_s, u"I used it"_s)
          == u"Runner 2 credits. Run on HQ"_s);
    CHECK(without(u"Enigma on HQ, flurbel, runner 2 credits"_s, u"flurbel"_s)
          == u"Enigma on HQ, runner 2 credits"_s);
    CHECK(without(u"Enigma on HQ, flurbel. Run on HQ"_s, u"flurbel"_s)
          == u"Enigma on HQ. Run on HQ"_s);
    CHECK(without(u"Enigma on HQ. flurbel"_s, u"flurbel"_s) == u"Enigma on HQ."_s);
    CHECK(without(u"old flurbel Enigma"_s, u"flurbel"_s) == u"old Enigma"_s);
}

TEST_CASE("that the game has gone on overtakes no act, another number does")
{
    saying::Chip chip;
    chip.paths = {"question/script/0"};
    const auto success = document(R"({"question":{"script":[{"to":"success"}]}})");
    CHECK_FALSE(
        ui::isOvertaken(chip, success, document(R"({"question":{"script":[{"to":"access"}]}})")));
    CHECK(ui::isOvertaken(chip, success, document(R"({"question":{"script":[{"rez":"i"}]}})")));
    chip.paths = {"state/tags"};
    CHECK(ui::isOvertaken(chip, document(R"({"state":{"tags":1}})"),
                          document(R"({"state":{"tags":2}})")));
}
