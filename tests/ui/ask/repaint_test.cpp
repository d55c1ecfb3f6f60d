// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// How long one waits for the table after a key, where there is most to derive: the figures are
// printed, in time of the processor, which other work on the computer does not change; how fast it
// is no test tells.
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "rules/asking/preset.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/playing_out/playing_out.h"
#include "tournament/event/ruling.h"
#include "ui/ask/box_button.h"
#include "ui/ask/play_table.h"
#include "ui/pages/ask_page.h"

#include <QApplication>
#include <QTest>

#include <algorithm>
#include <ctime>
#include <iostream>

using namespace Qt::Literals::StringLiterals;

namespace {

double since(std::clock_t start)
{
    return 1000. * static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC;
}

struct Enumerated {
    double milliseconds = 0;
    const asking::Example *example = nullptr;
};

/// The moment behind the script of each, the slowest first.
std::vector<Enumerated> enumerated()
{
    std::vector<Enumerated> all;
    for (const asking::Example &example : asking::examples()) {
        const auto asked = rulings::questionOf(example.document);
        REQUIRE(asked);
        const auto start = std::clock();
        (void)rulings::playOut(example.version, *asked);
        all.push_back({since(start), &example});
    }
    std::ranges::sort(all, std::greater(), &Enumerated::milliseconds);
    return all;
}

ui::BoxButton &tags(testing::Desk &desk)
{
    for (auto *button : desk.find<ui::PlayTable>("askTable").findChildren<ui::BoxButton *>())
        if (button->isVisible() && button->box().path == u"state/tags"_s)
            return *button;
    throw std::runtime_error("no box of tags");
}

} // namespace

TEST_CASE("a key on the table is answered at once where there is most to derive")
{
    const auto all = enumerated();
    REQUIRE(all.size() > 100);
    std::cout << "enumeration: slowest " << all.front().milliseconds << " ms, median "
              << all[all.size() / 2].milliseconds << " ms of " << all.size() << " scenarios\n";
    testing::Desk desk;
    desk.key(Qt::Key_F12, Qt::ControlModifier);
    double slowest = 0;
    for (std::size_t i = 0; i < 10; ++i) {
        tournament::Ruling ruling;
        ruling.situation = core::dump(all[i].example->document);
        desk.find<ui::AskPage>("askPage").showSituation(ruling);
        QApplication::processEvents();
        tags(desk).setFocus();
        const QString before = tags(desk).box().detail;
        const auto start = std::clock();
        QTest::keyClick(&tags(desk), before == u"2"_s ? Qt::Key_3 : Qt::Key_2);
        desk.window.repaint();
        slowest = std::max(slowest, since(start));
        CHECK(tags(desk).box().detail != before);
    }
    std::cout << "a key on the page: slowest " << slowest << " ms\n";
}
