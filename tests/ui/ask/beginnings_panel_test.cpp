// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/qt_catch.h"

#include "ui/ask/beginnings_panel.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>

using namespace Qt::Literals::StringLiterals;

TEST_CASE("where no dispute has the cards it is said of which cards those that are shown are")
{
    ui::BeginningsPanel panel;
    panel.show();
    panel.search({"Dirty Laundry"});
    CHECK(panel.findChild<QLabel *>(u"askBeginningFit"_s)->text().contains(u"other cards"_s));
    const auto &list = *panel.findChild<QListWidget *>(u"askBeginningList"_s);
    REQUIRE(list.count() > 0);
    for (int row = 0; row < list.count(); ++row)
        CHECK(list.item(row)->text().contains(u"Dirty Laundry in place of "_s));
}

TEST_CASE("where nothing suits the cards of the table it is said, above what comes near")
{
    ui::BeginningsPanel panel;
    panel.show();
    const auto &fit = *panel.findChild<QLabel *>(u"askBeginningFit"_s);
    const auto &list = *panel.findChild<QListWidget *>(u"askBeginningList"_s);
    panel.search({"Tollbooth", "Femme Fatale"});
    CHECK_FALSE(fit.isVisible());
    panel.search({"Haas-Bioroid: Architects of Tomorrow", "Eli 1.0", "Ichi 1.0"});
    CHECK(fit.isVisible());
    CHECK(fit.text().contains(u"all of these cards"_s));
    CHECK(list.count() > 0);
    panel.findChild<QLineEdit *>(u"askBeginning"_s)->setText(u"flurbelgnarf"_s);
    CHECK(list.count() == 0);
    CHECK(fit.isVisible());
    panel.findChild<QLineEdit *>(u"askBeginning"_s)->clear();
    CHECK_FALSE(fit.isVisible());
}
