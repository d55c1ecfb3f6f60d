// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/qt_catch.h"

#include "ui/ask/offer_groups.h"
#include "ui/ask/play.h"

using namespace Qt::Literals::StringLiterals;

namespace {

QList<ui::OfferGroup> groupsOf(const QString &words)
{
    ui::Play play;
    play.tell({words});
    REQUIRE(play.moment());
    return ui::offerGroups(*play.moment());
}

} // namespace

TEST_CASE("what somebody does stands above what happens where nobody does anything")
{
    const auto groups = groupsOf(
        u"unrezzed tollbooth on r&d, unrezzed akitaro in r&d, corp 7 credits, runner approaches "
        "tollbooth, corp rezzes akitaro, can corp rez tollbooth?"_s);
    REQUIRE(groups.size() >= 3);
    CHECK_FALSE(groups.first().apart);
    CHECK(groups.first().offers.first().text == u"The Corp rezzes Tollbooth"_s);
    bool apart = false;
    for (const ui::OfferGroup &group : groups) {
        CHECK((group.apart || !apart));
        apart = group.apart;
        CHECK_FALSE(group.offers.isEmpty());
    }
    for (const ui::OfferGroup &group : groups)
        for (const ui::Offer &offer : group.offers)
            CHECK((group.apart || !offer.words.contains(u"passes"_s)));
}

TEST_CASE("a step that the game goes on to is told by its name alone, the next one first")
{
    const auto groups = groupsOf(u"tollbooth on hq, run on hq, runner approaches tollbooth"_s);
    for (const ui::OfferGroup &group : groups)
        for (const ui::Offer &offer : group.offers)
            if (offer.words.startsWith(u"Both let the game go on"_s)) {
                CHECK(group.apart);
                CHECK(offer.words.endsWith(offer.text));
                CHECK(group.heading.startsWith(u"Or both"_s));
                CHECK(group.first.startsWith(u"Both"_s)); // where nothing else may be done
            }
}

TEST_CASE("a step to which the game comes once more says what for")
{
    const auto offered = [](const QString &words) {
        QStringList texts;
        for (const ui::OfferGroup &group : groupsOf(words))
            for (const ui::Offer &offer : group.offers)
                texts.append(offer.text);
        return texts;
    };
    const QStringList turn = offered(u"runner 2 clicks 5 credits, runner clicks for a credit"_s);
    CAPTURE(turn.join(u'\n').toStdString());
    CHECK(turn.contains(u"1.6 The Runner acts – for the next action"_s));
    const QStringList run =
        offered(u"chum and ice wall on hq, both rezzed, run on hq, runner encounters chum"_s);
    CAPTURE(run.join(u'\n').toStdString());
    CHECK_FALSE(run.filter(u" – for the next ice"_s).isEmpty());
}
