// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every page that somebody can reach, of an event in which every text wants to be more than text:
// names, lists, reasons, rulings, words of phones and of the desk.
#include "web/hall_desk.h"

#include "support/html_tags.h"
#include "support/nasty_event.h"
#include "support/nasty_names.h"
#include "web/request.h"

#include <deque>
#include <set>

namespace web {
std::span<const core::EmbeddedFile> embeddedFiles();
}

using namespace web_tests;

namespace {

constexpr std::string_view evil = "<script>alert(1)</script>\"onload='x' & <b>Jo</b>";

std::string undone(std::string text)
{
    for (const auto &[sign, plain] : {std::pair{"&#x2F;", "/"},
                                      {"&amp;", "&"},
                                      {"&quot;", "\""},
                                      {"&#39;", "'"},
                                      {"&lt;", "<"},
                                      {"&gt;", ">"}})
        for (auto at = text.find(sign); at != std::string::npos; at = text.find(sign, at + 1))
            text.replace(at, std::string_view(sign).size(), plain);
    return text;
}

/// Where the links and the forms that change nothing lead.
std::vector<std::string> waysOf(const std::string &page)
{
    std::vector<std::string> ways;
    for (const std::string mark : {"href=\"", "method=\"get\" action=\""})
        for (auto at = page.find(mark); at != std::string::npos; at = page.find(mark, at + 1)) {
            const auto from = at + mark.size();
            ways.push_back(undone(page.substr(from, page.find('"', from) - from)));
        }
    return ways;
}

struct Nasty : HallDesk {
    Nasty()
    {
        session.reset();
        std::filesystem::remove(folder / "saturday.arbiter");
        support::writeNastyEvent(folder / "nasty.arbiter", support::NastyStage::LastSwissRound);
        auto opened = app::Session::open(folder / "nasty.arbiter", {});
        REQUIRE(opened);
        session = std::move(*opened);
        auto store = app::CardStore::open({});
        REQUIRE(store);
        cards = std::make_unique<app::CardStore>(std::move(*store));
        web::HallOptions options;
        options.cards = cards.get();
        admit(options);
        phones->openRegistration(true);
        judge = staff(app::HallRole::Judge, std::string(evil).c_str());
        keeper = staff(app::HallRole::Scorekeeper, std::string(evil).c_str());
        own = support::tagsOfTemplates(web::embeddedFiles());
    }
    [[nodiscard]] std::string cardOf(tournament::PlayerId player)
    {
        std::string secret = phones->printCards({player}, false).value().at(player);
        show();
        return secret;
    }
    /// A page holds no tag that is not of our templates, and nothing that steers where it is shown.
    void judgePage(const std::string &path, const std::string &answer)
    {
        CAPTURE(path);
        const auto from = answer.find("\r\n\r\n");
        REQUIRE(from != std::string::npos);
        const std::string page = answer.substr(from + 4);
        ++seen;
        if (!has(answer, "Content-Type: text/html"))
            return;
        for (const std::string &tag : support::tagsIn(page))
            if (!own.contains(tag))
                FAIL_CHECK("<" << tag << "> is no tag of ours");
        CHECK_FALSE(has(page, "\"onload"));
        CHECK(support::isHarmless(page));
        for (const std::string &name : support::nastyNames())
            if (name.find_first_of("<>\"") != std::string::npos && has(page, name))
                FAIL_CHECK(name << " stands there as it is");
    }
    /// From these pages wherever links lead, each page once.
    void walk(const std::string &secret, std::deque<std::string> ways, std::size_t most)
    {
        std::set<std::string> known(ways.begin(), ways.end());
        for (std::size_t pages = 0; pages < most && !ways.empty(); ++pages) {
            const std::string path = ways.front();
            ways.pop_front();
            const std::string answer = get(path, secret);
            judgePage(path, answer);
            for (const std::string &way : waysOf(answer))
                if (way.starts_with('/') && known.insert(way).second)
                    ways.push_back(way);
        }
    }
    std::unique_ptr<app::CardStore> cards;
    std::set<std::string, std::less<>> own;
    std::string judge;
    std::string keeper;
    int seen = 0;
};

} // namespace

TEST_CASE_METHOD(Nasty, "Nothing is more than text on any page of the hall, whoever looks at it")
{
    const std::string sent = web::escaped(evil);
    const auto match = session->event().rounds.back().matches.front();
    const std::string one = cardOf(match.p1);
    const std::string two = cardOf(match.p2.value());
    // What phones and the desk say of each other, in every state.
    (void)post("/me/call", one, "why=" + sent);
    (void)post("/me/call", two, "why=" + sent);
    REQUIRE(phones->refuse(phones->open().front().id, std::string(evil)));
    (void)post("/me/lists", one, "corp=" + sent + "&runner=" + sent);
    (void)post("/judge/rulings", judge, "question=" + sent + "&answer=" + sent);
    const std::string table = "round=" + std::to_string(session->event().rounds.back().number)
        + "&table=" + std::to_string(match.table) + "&stood=";
    (void)post("/staff/penalty", judge,
               table + "&kind=caution&reason=" + sent
                   + "&player=" + std::to_string(match.p1.value));
    (void)told("POST /register", {}, "token=r&name=" + sent + "&pronouns=" + sent);
    show();
    const std::string named = "name=" + sent;
    walk({},
         {"/", "/standings", "/bracket", "/clock", "/schedule", "/in", "/register", "/?" + named,
          "/in?again=1&" + named, "/in/" + one, "/in/" + judge, "/no-such-page"},
         200);
    for (const std::string &secret : {one, two})
        walk(secret, {"/me", "/me/record", "/me/lists", "/me/leave", "/me/call", "/me/consent"},
             60);
    walk(keeper, {"/staff", "/staff/table?" + table}, 60);
    walk(judge,
         {"/judge", "/judge/decks", "/judge/rulings", "/judge/rulings?q=" + sent,
          "/judge/rulings?question=" + sent + "&answer=" + sent, "/judge/rules?q=" + sent,
          "/judge/decks?" + named, "/judge/ask?shape=encounter-bypass&asked=1&f0=" + sent,
          "/staff/table?" + table},
         160);
    CHECK(seen > 300);
    // What is refused is said on a page, too.
    judgePage("words", post("/staff/result", keeper, table + "&in_words=" + sent));
    judgePage("language", told("POST /language", {}, "to=" + sent + "&back=" + sent));
    judgePage("decided", post("/me/withdraw", one, "id=1"));
    judgePage("claim", told("POST /in", {}, "token=c&player=" + std::to_string(match.p1.value)));
}

TEST_CASE("The sieve of the test above lets nothing through")
{
    const auto tags = support::tagsIn("<p>a</p><script>x<img src=y>");
    CHECK(tags.contains("script>"));
    CHECK(tags.contains("img"));
    const auto ours = support::tagsOfTemplates(web::embeddedFiles());
    CHECK(ours.contains("form"));
    CHECK_FALSE(ours.contains("script>"));
    CHECK_FALSE(ours.contains("img"));
    CHECK(undone("/a?b=1&amp;c=2") == "/a?b=1&c=2");
    CHECK(waysOf("<a href=\"/x?a=1&amp;b=2\">").front() == "/x?a=1&b=2");
}
