// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// An answer that rests on what nobody said for certain says so, and its button is marked.
#include "ask_desk.h"

#include "rules/kept_sayings.h"
#include "ui/ask/chip_row.h"
#include "ui/ask/outcome.h"
#include "ui/ask/play.h"
#include "ui/words/text.h"

#include <QRegularExpression>

#include <optional>

using namespace Qt::Literals::StringLiterals;
using ui::Play;

namespace {

Play told(const QString &words)
{
    Play play;
    play.tell({words});
    play.lookCloser();
    return play;
}

/// One of the sentences that are kept whose answer rests on something taken for granted.
std::optional<QString> restingLine()
{
    for (const std::string &line : support::keptLines()) {
        const Play play = told(ui::toQt(line));
        const auto &assumed = play.line().situation.assumed;
        for (const ui::Resting &one : play.resting())
            if (std::ranges::find(assumed, one.path, &saying::Assumed::path) != assumed.end())
                return ui::toQt(line);
    }
    return {};
}

} // namespace

TEST_CASE("what is taken for granted and decides stands behind the answer, and is marked")
{
    const auto line = restingLine();
    REQUIRE(line);
    CAPTURE(*line);
    Play play = told(*line);
    const auto before = play.resting();
    CHECK(ui::answerText(play).contains(u" If this is right: "_s));
    ui::ChipRow row([](const QString &, const ui::Change &) { });
    row.show(play);
    const auto marked =
        row.findChildren<QToolButton *>(QRegularExpression(u"^ask(Deciding|Open|Chip)\\d+$"_s));
    CHECK(std::ranges::any_of(marked, [](const QToolButton *button) {
        return button->objectName().startsWith(u"askDeciding"_s) && button->font().bold()
            && button->menu()->actions().size() > 2;
    }));
    // What was confirmed is no condition any more.
    const auto &assumed = play.line().situation.assumed;
    const auto one = std::ranges::find_if(before, [&](const ui::Resting &it) {
        return std::ranges::find(assumed, it.path, &saying::Assumed::path) != assumed.end();
    });
    REQUIRE(one != before.end());
    play.confirm(one->path);
    CHECK(play.resting().empty()); // until it is looked for again
    play.lookCloser();
    CHECK(std::ranges::find(play.resting(), *one) == play.resting().end());
}

TEST_CASE("the page says what decides a moment after the answer")
{
    const auto line = restingLine();
    REQUIRE(line);
    testing::AskDesk desk;
    desk.say(*line);
    CHECK(QTest::qWaitFor([&desk] { return desk.label("askBelow").startsWith(u"If "_s); }));
    CHECK_FALSE(desk.chips(u"askDeciding"_s).isEmpty());
}

TEST_CASE("words that were not understood are told of before a verdict, as plainly as it")
{
    testing::AskDesk desk;
    desk.say(testing::bypass + u". does he get past tollbooth?"_s);
    CHECK_FALSE(desk.verdict().startsWith(u"Not all was understood"_s));
    desk.say(u"flurbel"_s);
    CHECK(desk.verdict().startsWith(u"Not all was understood. "_s));
    desk.say(u"he flurbels 2 of them"_s);
    CHECK(desk.verdict().startsWith(u"Not decided yet. "_s));
    CHECK(desk.label("askBelow").startsWith(u"“he flurbels 2 of them” "_s));
}
