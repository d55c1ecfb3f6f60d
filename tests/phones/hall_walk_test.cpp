// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The pages for everybody as people see them: the program as a TO starts it, a real browser, the
// sizes of a phone and of a screen.
#include "phones/served_event.h"
#include "phones/visitor.h"

using namespace phones;

namespace {

/// Where pictures go: docs/screens when they are made anew (scripts/screenshots), else nowhere.
void keepPicture(Visitor &visitor, const std::string &name)
{
    if (const char *folder = std::getenv("ARBITER_SCREENS"))
        visitor.picture(std::filesystem::path(folder) / ("phone-" + name + ".png"));
}

bool isSkipped()
{
    if (Browser::isInstalled())
        return false;
    WARN("skipped: there is no /usr/bin/chromium (scripts/setup test installs it)");
    return true;
}

void playedUntilRoundTwo(ServedEvent &event)
{
    event.desk("new {} --name 'Saturday at the shop' --date 2016-03-05 --seed 7");
    std::string names;
    for (const char *name : {"Ada Corbeau", "Ben Dallin", "Cleo Estrada", "Dan Fisk",
                             "Eve Grandmaison-Hollister", "Finn Iversen", "Gil Jansen", "Hana Kim"})
        names += " --name '" + std::string(name) + "'";
    event.desk("player add {}" + names);
    event.desk("pair {}");
    for (int table = 1; table <= 4; ++table)
        event.desk("report {} --table " + std::to_string(table)
                   + (table % 2 == 1 ? " --result 2-0" : " --result 1-1"));
    event.desk("pair {}");
    event.desk("clock {} start");
    event.desk("report {} --table 2 --result 2-0");
}

} // namespace

TEST_CASE("Everybody in the hall reads every page on a phone, light and dark, and on a screen")
{
    if (isSkipped())
        return;
    ServedEvent event;
    playedUntilRoundTwo(event);
    event.serve();
    Browser browser;
    Screen darkPhone;
    darkPhone.dark = true;
    darkPhone.language = "de";
    Screen narrow;
    narrow.width = 320;
    for (const auto &[screen, name] : {std::pair<Screen, std::string>{{}, "light"},
                                       {darkPhone, "dark"},
                                       {narrow, ""},
                                       {desktopScreen, "desktop"}}) {
        Visitor visitor(browser, screen);
        for (const char *page : {"", "standings", "bracket", "clock", "schedule", "table/1"}) {
            CAPTURE(screen.width, screen.dark, page);
            visitor.open(event.at(std::string("/") + page));
            CHECK(visitor.sees("Saturday at the shop"));
            CHECK(visitor.complaints() == "");
            CHECK(visitor.sees(screen.language == "de" ? "Turnierbaum" : "Bracket"));
            const std::string title = *page ? page : "pairings";
            if (!name.empty() && title.find('/') == std::string::npos)
                keepPicture(visitor, title + '-' + name);
        }
    }
}

TEST_CASE("A phone shows what changed by itself, and without scripts when it is asked again")
{
    if (isSkipped())
        return;
    ServedEvent event;
    playedUntilRoundTwo(event);
    event.serve();
    Browser browser;
    Visitor live(browser, {});
    Screen plain;
    plain.scripts = false;
    Visitor quiet(browser, plain);
    live.open(event.at("/table/1"));
    CHECK(live.sees("No result yet"));
    quiet.open(event.at("/"));
    quiet.write("name", "hana");
    quiet.press("Find");
    CHECK(quiet.sees("Hana Kim"));
    CHECK(quiet.text().find("Cleo Estrada\t") == std::string::npos);
    quiet.press("Show everybody");
    CHECK(quiet.sees("Cleo Estrada"));
    quiet.press("Deutsch");
    CHECK(quiet.sees("Runde 2"));
    event.desk("report {} --table 1 --result 2-0");
    CHECK(live.sees("4–0"));
    CHECK(quiet.complaints() == "");
}
