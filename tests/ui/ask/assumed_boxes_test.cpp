// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ask/ask_desk.h"

using namespace Qt::Literals::StringLiterals;
using testing::AskDesk;

TEST_CASE("a number that nobody said looks other than one that was, and says so")
{
    AskDesk desk;
    desk.say(u"tollbooth hq rezzed, runner 2 credits, run on hq"_s);
    const auto ofPath = [&desk](const QString &path) {
        for (auto *button : desk.find<ui::PlayTable>("askTable").findChildren<ui::BoxButton *>())
            if (button->isVisible() && button->box().path == path)
                return button;
        throw std::runtime_error("no such number");
    };
    const auto *said = ofPath(u"state/runner/credits"_s);
    CHECK_FALSE(said->box().assumed);
    const auto *tags = ofPath(u"state/tags"_s);
    CHECK(tags->box().assumed);
    CHECK(tags->accessibleName() == u"Tags: 0, taken for granted"_s);
    CHECK(tags->toolTip() == tags->accessibleName());
    CHECK(ofPath(u"state/corp/deck"_s)->box().assumed);
    QTest::keyClick(ofPath(u"state/tags"_s), Qt::Key_1);
    CHECK_FALSE(ofPath(u"state/tags"_s)->box().assumed);
}
