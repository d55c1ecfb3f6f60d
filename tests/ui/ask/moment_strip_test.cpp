// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/qt_catch.h"

#include "rules/rulings/answering/question_reader.h"
#include "rules/saying/reading.h"
#include "ui/ask/moment_strip.h"

#include <QApplication>
#include <QListWidget>
#include <QTest>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;

namespace {

struct Strip : ui::MomentStrip {
    Strip()
    {
        const auto asked = rulings::questionOf(
            saying::read("tollbooth unrezzed on hq, run on hq, may the corp rez tollbooth?")
                .situation.document);
        REQUIRE(asked);
        m_out = rulings::playOut(rules::RulesVersion::Rr10, *asked);
        QWidget::show();
        MomentStrip::show(rules::RulesVersion::Rr10, &m_out.moment);
    }
    void widen(int width)
    {
        resize(width, sizeHint().height());
        QApplication::processEvents();
        QApplication::processEvents();
    }
    QListWidget &steps() { return *findChild<QListWidget *>(u"askSteps"_s); }
    void click(const QString &arrow)
    {
        QTest::mouseClick(findChild<QToolButton *>(arrow), Qt::LeftButton);
    }

private:
    rulings::PlayedOut m_out;
};

/// Steps of which a part is seen that is wider than what a division leaves.
QList<QRect> seen(QListWidget &steps)
{
    QList<QRect> all;
    for (int i = 0; i < steps.count(); ++i)
        if (const QRect place = steps.visualItemRect(steps.item(i));
            place.intersected(steps.viewport()->rect()).width() > 8)
            all.append(place);
    return all;
}

} // namespace

TEST_CASE("the strip shows whole steps only, the present one in their middle")
{
    Strip strip;
    for (const int width : {380, 600, 640, 811, 1000}) {
        strip.widen(width);
        auto &steps = strip.steps();
        const QRect view = steps.viewport()->rect();
        CAPTURE(width);
        const QRect present = steps.visualItemRect(steps.currentItem());
        CHECK(view.contains(present));
        const int before = present.left() - view.left();
        const int behind = view.right() - present.right();
        CHECK(before <= behind + 8);
        CHECK(behind - before < present.width() + 8);
        for (const QRect &place : seen(steps))
            CHECK(view.adjusted(-1, 0, 1, 0).contains(place));
        CHECK(steps.currentItem()->text().startsWith(u"▶"_s));
        CHECK(steps.currentItem()->toolTip().contains(u'\n'));
    }
    CHECK(seen(strip.steps()).size() >= 5);
}

TEST_CASE("beside the steps stands how many more there are, and nothing moves with the number")
{
    Strip strip;
    strip.widen(640);
    const auto count = [&strip](const QString &arrow) {
        return strip.findChild<QToolButton *>(arrow)->text().section(u'\n', 1).toInt();
    };
    const auto all = static_cast<int>(
        rules::timingStructure(rules::RulesVersion::Rr10, rules::TimingKind::Run).steps.size());
    const auto whole = static_cast<int>(seen(strip.steps()).size());
    CHECK(count(u"askStepsBack"_s) + whole + count(u"askStepsOn"_s) == all);
    const int width = strip.steps().width();
    const int before = count(u"askStepsBack"_s);
    for (int i = 0; i < before; ++i)
        strip.click(u"askStepsBack"_s);
    CHECK(count(u"askStepsBack"_s) == 0);
    CHECK_FALSE(strip.findChild<QToolButton *>(u"askStepsBack"_s)->isEnabled());
    CHECK(strip.steps().width() == width);
}

TEST_CASE("arrows beside the steps lead to the others, a step at a time")
{
    Strip strip;
    strip.widen(600);
    const auto before = seen(strip.steps());
    const QRect present = strip.steps().visualItemRect(strip.steps().currentItem());
    strip.click(u"askStepsOn"_s);
    CHECK(strip.steps().visualItemRect(strip.steps().currentItem()).x()
          == present.x() - present.width());
    CHECK(seen(strip.steps()) == before);
    strip.click(u"askStepsBack"_s);
    CHECK(strip.steps().visualItemRect(strip.steps().currentItem()) == present);
}

TEST_CASE("the step, what may be done there and who acts are said in a sentence each")
{
    const auto asked = rulings::questionOf(
        saying::read("tollbooth unrezzed on hq, run on hq, may the corp rez tollbooth?")
            .situation.document);
    REQUIRE(asked);
    const auto out = rulings::playOut(rules::RulesVersion::Rr10, *asked);
    const QString says = ui::presentText(out.moment);
    CHECK(says.startsWith(ui::stepText(out.moment.structure->steps[out.moment.step])));
    CHECK(says.contains(u"The Corp may: "_s));
}

TEST_CASE("behind the step with which a run has ended comes no other way to end")
{
    ui::MomentStrip strip;
    const auto &run = rules::timingStructure(rules::RulesVersion::Rr10, rules::TimingKind::Run);
    rulings::PresentMoment moment;
    moment.kind = rules::TimingKind::Run;
    moment.structure = &run;
    const auto *steps = strip.findChild<QListWidget *>(u"askSteps"_s);
    const auto hidden = [&](std::string_view topic) {
        moment.step = static_cast<std::size_t>(run.findTopic(topic) - run.steps.data());
        strip.show(rules::RulesVersion::Rr10, &moment);
        return steps->item(steps->count() - 1)->isHidden();
    };
    CHECK(steps->item(steps->count() - 1)->text().contains(u"unsuccessfully"_s));
    CHECK(hidden("run-over"));
    CHECK_FALSE(hidden("run-unsuccessful"));
    CHECK_FALSE(hidden("return-cards"));
}
