// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/dialogs/new_event_dialog.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QLineEdit>
#include <QSpinBox>

using namespace Qt::Literals::StringLiterals;

namespace {

struct NewEvent {
    testing::PreparedPrompts prompts;
    ui::NewEventDialog dialog{prompts,
                              {tournament::profiles().begin(), tournament::profiles().end()},
                              {u"/home/desk"_s, QDate(2016, 3, 5), 7, {}}};
    template <class Widget>
    Widget &find(const QString &name)
    {
        return *dialog.findChild<Widget *>(name);
    }
};

} // namespace

TEST_CASE_METHOD(NewEvent, "a new event needs a name and takes the standard for everything else")
{
    CHECK_FALSE(find<QAbstractButton>(u"accept"_s).isEnabled());
    find<QLineEdit>(u"eventName"_s).setText(u"  Store   Open "_s);
    CHECK(find<QAbstractButton>(u"accept"_s).isEnabled());
    const auto command = dialog.command();
    CHECK(command.details.name == "Store Open");
    CHECK(command.profile.id == "ffg-2016");
    CHECK(command.details.date == "2016-03-05");
    CHECK(command.seed == 7);
    CHECK_FALSE(command.rounds);
    CHECK_FALSE(command.cut);
    CHECK(command.minutes == 65); // Tournament Rules 3.0.2, length of a round
    CHECK(command.details.tier == tournament::Tier::Competitive);
}

TEST_CASE_METHOD(NewEvent, "rounds, cut and seed can be set, and the profile sets the minutes")
{
    find<QLineEdit>(u"eventName"_s).setText(u"X"_s);
    find<QComboBox>(u"eventRounds"_s).setCurrentIndex(5);
    find<QComboBox>(u"eventCut"_s).setCurrentIndex(1);
    find<QLineEdit>(u"eventSeed"_s).setText(u"12345678901234567890"_s.left(19));
    CHECK(dialog.command().rounds == 5);
    CHECK(dialog.command().cut == 0);
    CHECK(dialog.command().seed == 1234567890123456789);
    auto &profiles = find<QComboBox>(u"eventProfile"_s);
    for (int i = 0; i < profiles.count(); ++i) {
        profiles.setCurrentIndex(i);
        const auto command = dialog.command();
        CHECK(command.minutes == command.profile.minutes.standard);
    }
}

TEST_CASE_METHOD(NewEvent, "what a timed game is worth can be set where the profile leaves it open")
{
    find<QLineEdit>(u"eventName"_s).setText(u"X"_s);
    auto &profiles = find<QComboBox>(u"eventProfile"_s);
    dialog.show();
    for (int i = 0; i < profiles.count(); ++i) {
        profiles.setCurrentIndex(i);
        const auto profile = dialog.command().profile;
        CAPTURE(profile.id);
        CHECK(find<QWidget>(u"timedPoints"_s).isVisible() == profile.timedEditable);
        CHECK(profile == tournament::profiles()[std::size_t(i)]);
        find<QSpinBox>(u"timedAhead"_s).setValue(1);
        auto expected = profile;
        if (profile.timedEditable)
            expected.timed.ahead = 1;
        CHECK(dialog.command().profile == expected);
    }
}

TEST_CASE_METHOD(NewEvent, "the file follows the name until it is chosen")
{
    auto &name = find<QLineEdit>(u"eventName"_s);
    name.setText(u"../Łódź: a/b?"_s);
    CHECK(dialog.path().startsWith(u"/home/desk/"_s));
    CHECK(dialog.path().endsWith(u".arbiter"_s));
    CHECK(dialog.path().count(u'/') == 3);
    prompts.paths.emplace_back(u"/tmp/mine"_s);
    find<QAbstractButton>(u"changePath"_s).click();
    name.setText(u"Another"_s);
    CHECK(dialog.path() == u"/tmp/mine.arbiter"_s);
}

TEST_CASE("each kind of event begins with its rules, tier and cut")
{
    using tournament::Tier;
    const struct {
        const char *button;
        const char *profile;
        Tier tier;
        std::optional<int> cut;
    } kinds[]{{"start.file.newStore", "ffg-2016", Tier::Competitive, {}},
              {"start.file.newCasual", "ffg-2016", Tier::Casual, 0},
              {"start.file.newRegional", "ffg-2016", Tier::Premier, {}},
              {"start.file.newDraft", "draft-full", Tier::Casual, {}}};
    for (const auto &[button, profile, tier, cut] : kinds) {
        CAPTURE(button);
        testing::Desk desk;
        tournament::CreateEvent asked;
        desk.prompts.dialogs.emplace_back([&asked](QDialog &dialog) {
            asked = dynamic_cast<ui::NewEventDialog &>(dialog).command();
            return testing::accept(dialog); // a name is there already: Enter would do
        });
        desk.click(button);
        CHECK(asked.profile.id == profile);
        CHECK(asked.details.tier == tier);
        CHECK(asked.cut == cut);
        CHECK_FALSE(asked.details.name.empty());
        REQUIRE(desk.window.eventView());
        CHECK(desk.event().details.tier == tier);
    }
}
