// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The rules desk on a judge's phone: search, entries, cards and the chart of turns and runs.
#include "web/hall_desk.h"

#include "rules/rulings/describing/card_described.h"
#include "rules/rulings/language/card_models.h"
#include "rules/timing/timing.h"

using namespace web_tests;

namespace {

struct JudgeDesk : HallDesk {
    JudgeDesk()
    {
        enter({"Ada", "Ben"});
        admit();
        judge = staff(app::HallRole::Judge, "Robin");
    }
    [[nodiscard]] std::string read(const std::string &path)
    {
        const std::string answer = get(path, judge);
        CHECK(has(answer, "HTTP/1.1 200"));
        return answer;
    }
    /// The address of the link whose words begin so.
    [[nodiscard]] static std::string linkTo(const std::string &page, const std::string &words)
    {
        const auto at = page.find(words);
        REQUIRE(at != std::string::npos);
        const auto from = page.rfind("href=\"", at) + 6;
        std::string path = page.substr(from, page.find('"', from) - from);
        for (auto amp = path.find("&amp;"); amp != std::string::npos; amp = path.find("&amp;"))
            path.replace(amp, 5, "&");
        return path;
    }

    std::string judge;
};

} // namespace

TEST_CASE_METHOD(JudgeDesk, "The search finds rules and cards, by the version that is chosen")
{
    const std::string found = read("/judge/rules?q=account+siphon&version=all");
    CHECK(has(found, "/judge/card?title=Account%20Siphon"));
    CHECK(has(found, "<option value=\"all\" selected>"));
    const std::string card = read("/judge/card?title=Account%20Siphon");
    CHECK(has(card, "Criminal, event"));
    CHECK(has(card, "At most 3 in a deck."));
    CHECK(has(card, "/judge/entry?id="));
    const auto told = rulings::describeCard(
        rulings::cardModel(*rules::cardLibrary().findTitle("Account Siphon")));
    REQUIRE_FALSE(told.clauses.empty());
    CHECK(has(card, "<h2>As the engine reads this card</h2>"));
    for (const auto &clause : told.clauses) // up to the first letter that HTML writes otherwise
        CHECK(has(card, "<p>" + clause.text.substr(0, clause.text.find_first_of("&<>\"'"))));
    CHECK(has(get("/judge/card?title=No+such+card", judge), "HTTP/1.1 404"));
}

TEST_CASE_METHOD(JudgeDesk, "An entry leads to the chart, its cards and what it differs in")
{
    const std::string entry = read("/judge/entry?id=run-approach-ice&version=rr10");
    CHECK(has(entry, "Rules Reference 1.0, "));
    const std::string chart = read(linkTo(entry, "Show it in the timing chart"));
    const auto &step = *rules::timingStructure(rules::RulesVersion::Rr10, rules::TimingKind::Run)
                            .findTopic("approach-ice");
    CHECK(has(chart, "<h2>" + step.id + ' ' + step.title + "</h2>"));
}

TEST_CASE_METHOD(JudgeDesk, "The chart is walked step by step, and back")
{
    const auto &run = rules::timingStructure(rules::RulesVersion::Rr10, rules::TimingKind::Run);
    std::string page = read("/judge/timing?kind=run&version=rr10");
    CHECK(has(page, "<h2>" + run.steps[0].id + ' ' + run.steps[0].title + "</h2>"));
    const auto &second = run.steps[run.steps[0].exits[0].to];
    const std::string forth = linkTo(page, "→ " + second.id);
    page = read(forth);
    CHECK(has(page, "<h2>" + second.id + ' ' + second.title + "</h2>"));
    CHECK(has(page, "The Corp may"));
    page = read(linkTo(page, "One step back"));
    CHECK(has(page, "<h2>" + run.steps[0].id + ' ' + run.steps[0].title + "</h2>"));
    // Not out of the first ice: the way is shown, with why it is closed.
    page = read("/judge/timing?kind=run&version=rr10&way=0");
    const auto *window = run.findTopic("approach-ice");
    REQUIRE(window);
    std::string way = "0";
    for (int i = 0; i < 3 && !has(page, "Not on the first ice"); ++i)
        page = read("/judge/timing?kind=run&version=rr10&way=" + (way += ".0"));
    CHECK(has(page, "Not on the first ice of this run."));
    // What no walk takes leads no further, whoever wrote the address.
    for (const char *wrong : {"&way=99", "&way=-1", "&way=0.99.0", "&way=x", "&from=-3",
                              "&from=99999", "&topic=nothing", "&kind=no", "&version=no"})
        CHECK(has(get(std::string("/judge/timing?kind=run&version=rr10") + wrong, judge),
                  "HTTP/1.1 200"));
}

TEST_CASE_METHOD(JudgeDesk, "Two versions of the chart are laid side by side")
{
    const std::string page = read("/judge/timing?kind=run&version=rr10&compare=faq16");
    CHECK(has(page, "Steps in which they differ"));
    CHECK(has(page, "≠ "));
    CHECK(has(page, "FAQ 1.6: "));
    CHECK(has(page, "Rules Reference 1.0: "));
}

TEST_CASE_METHOD(JudgeDesk, "A card that is none is said to be none, and nothing is answered")
{
    const std::string shapes = read("/judge/ask");
    const std::string path = linkTo(shapes, "<b>");
    std::string page = read(path + "&asked=1");
    CHECK(has(page, "By "));
    const auto field = page.find("maxlength=\"200\"");
    REQUIRE(field != std::string::npos);
    const auto from = page.rfind("name=\"", field) + 6;
    const std::string name = page.substr(from, page.find('"', from) - from);
    page = read(path + "&asked=1&" + name + "=Tolboth");
    CHECK(has(page, "No card is called “Tolboth”."));
    CHECK(has(page, "Tollbooth"));
    CHECK_FALSE(has(page, "Record this ruling"));
}

TEST_CASE_METHOD(JudgeDesk, "None of it is for players")
{
    const std::string ada = card("Ada");
    for (const char *path : {"/judge/timing", "/judge/card?title=Snare%21", "/judge/rules?q=run"})
        CHECK(has(get(path, ada), "HTTP/1.1 403"));
}
