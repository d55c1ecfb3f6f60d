// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Sheets of decks, written as PDF and read back by another program.
#include "ui/paper/paper_events.h"
#include "ui/paper/paper_reading.h"
#include "ui/qt_catch.h"

#include "app/decks/event_decks.h"
#include "ui/paper/printout.h"
#include "ui/words/text.h"

using namespace Qt::Literals::StringLiterals;
using app::Paperwork;
using testing::allText;
using testing::paperCorpList;
using testing::paperEvent;
using testing::paperRequest;
using testing::paperRunnerList;
using testing::papers;
using testing::Read;
using testing::readBack;

namespace {

std::string replaced(std::string_view list, const std::string &what, const std::string &by)
{
    std::string text(list);
    return text.replace(text.find(what), what.size(), by);
}

/// What stands in one of the two columns, line by line.
QString column(const testing::ReadPage &page, int number)
{
    testing::ReadPage half{page.size, {}, {}};
    for (const auto &word : page.words)
        if ((word.box.center().x() > page.size.width() / 2) == (number == 1))
            half.words.push_back(word);
    return half.text();
}

/// Two players who handed in both lists.
tournament::Event deckEvent(int rounds = 0, bool foreign = false)
{
    auto event = paperEvent({8, rounds, {}, {}, {}, true, foreign});
    for (const std::size_t i : {0U, 1U}) {
        testing::handIn(event, event.players[i].id, paperRunnerList);
        testing::handIn(event, event.players[i].id, paperCorpList);
    }
    return event;
}

} // namespace

// Tournament Rules 3.0.2, "Deck Lists": the player, and number and name of every card.

TEST_CASE("a sheet has both lists of a player, with numbers, influence and totals")
{
    const auto event = deckEvent();
    for (const auto paper : papers) {
        const auto read = readBack(event, paperRequest(Paperwork::Decklists, paper));
        REQUIRE(read.pdf.pages.size() == 2);
        const QString all = read.pdf.pages[0].text();
        CHECK(all.contains(u"Harbour Open"_s));
        CHECK(all.contains(ui::toQt(event.players[0].name)));
        CHECK(read.pdf.pages[1].text().contains(ui::toQt(event.players[1].name)));
        // Appendix A came into force on 2016-02-01.
        CHECK(all.contains(u"Decks of 2016-03-05"_s));
        const QString corp = column(read.pdf.pages[0], 0);
        const QString runner = column(read.pdf.pages[0], 1);
        CAPTURE(corp, runner);
        CHECK(corp.contains(u"Haas-Bioroid: Engineering the Future"_s));
        CHECK(corp.contains(u"3 Jackson Howard 3"_s));
        CHECK(corp.contains(u"3 Snare! 6"_s));
        CHECK(corp.contains(u"Eli 1.0 ★"_s)); // the stars must not be lost on paper
        CHECK(corp.contains(u"Cards: 45, at least 45"_s));
        CHECK(corp.contains(u"Agenda points: 20, 20 or 21 needed"_s));
        CHECK(runner.contains(u"Noise: Hacker Extraordinaire"_s));
        CHECK(runner.contains(u"2 Desperado ★ 6"_s));
        CHECK(runner.contains(u"Cards: 45, at least 45"_s));
        CHECK_FALSE(runner.contains(u"Agenda"_s));
        CHECK_FALSE(all.contains(u"✗"_s));
    }
}

TEST_CASE("cards stand by type, by title or as on the list")
{
    const auto event = deckEvent();
    const auto text = [&event](app::DeckOrder order) {
        auto request = paperRequest(Paperwork::Decklists);
        request.order = order;
        return column(readBack(event, request).pdf.pages[0], 0);
    };
    const QString byType = text(app::DeckOrder::ByType);
    CHECK(byType.contains(u"Agenda (11)"_s));
    CHECK(byType.contains(u"Code Gate (3)"_s));
    CHECK(byType.indexOf(u"Private Security"_s) < byType.indexOf(u"Adonis"_s));
    const QString byTitle = text(app::DeckOrder::ByTitle);
    CHECK_FALSE(byTitle.contains(u"Agenda (11)"_s));
    CHECK(byTitle.indexOf(u"Adonis"_s) < byTitle.indexOf(u"Private Security"_s));
    const QString asListed = text(app::DeckOrder::AsListed);
    CHECK(asListed.indexOf(u"Private Security"_s) < asListed.indexOf(u"False Lead"_s));
    CHECK(byTitle.indexOf(u"False Lead"_s) < byTitle.indexOf(u"Private Security"_s));
}

TEST_CASE("a sheet says every problem, what is missing and which lines name no card")
{
    auto event = paperEvent({8, 0, {}, {}, {}, true, false});
    const auto player = event.players[3].id;
    testing::handIn(event, player,
                    replaced(replaced(paperCorpList, "3x Snare!", "4x Snare!"), "Hedge Fund",
                             "Hegde Fund of which nobody knows whether it is meant"));
    const auto read = readBack(event, paperRequest(Paperwork::Decklists));
    REQUIRE(read.pdf.pages.size() == 1);
    const QString corp = column(read.pdf.pages[0], 0).simplified();
    CAPTURE(corp);
    CHECK(corp.contains(u"Names no card: 3x Hegde Fund of which nobody knows"_s));
    CHECK(corp.contains(u"Too many copies: 4 × Snare! (3 allowed)."_s));
    CHECK(column(read.pdf.pages[0], 1).contains(u"No Runner list was handed in."_s));
    CHECK_FALSE(corp.contains(u"Accepted"_s));
    const auto &rules = rules::deckRules();
    const auto format = app::eventDeckFormat(rules, event, {});
    REQUIRE(format);
    event.decks.lists[0].acceptance = app::acceptanceOf(
        app::judged(event.decks.lists[0], rules, *format).checked.verdict, "a demonstration");
    const QString accepted = allText(readBack(event, paperRequest(Paperwork::Decklists)));
    CHECK(accepted.contains(u"Accepted by the organizer"_s));
    CHECK_FALSE(accepted.contains(u"demonstration"_s)); // reasons are for the log
}

TEST_CASE("a deck check has a box for every copy, by title, and the counts in large")
{
    const auto event = deckEvent(2);
    for (const auto paper : papers) {
        const auto read = readBack(event, paperRequest(Paperwork::DeckChecks, paper));
        REQUIRE(read.pdf.pages.size() == 2);
        const QString corp = column(read.pdf.pages[0], 0);
        CAPTURE(corp);
        CHECK(corp.indexOf(u"Adonis"_s) < corp.indexOf(u"Private Security"_s));
        CHECK(read.pdf.pages[0].text().contains(u"in round 2"_s)); // where the judge finds him
        for (const QString &words : {u"Judge:"_s, u"in order"_s, u"differs:"_s})
            CHECK(read.pdf.pages[0].text().contains(words));
        // 45 cards, 11 agendas, 20 points; 45 cards of the Runner.
        QStringList large;
        for (const auto &word : read.pdf.pages[0].words)
            if (word.box.height() > 28)
                large.append(word.text);
        CHECK(large == QStringList{u"45"_s, u"11"_s, u"20"_s, u"45"_s});
        const auto &frames = read.printout.sheets[0].frames;
        CHECK(frames.size() == 45 + 45 + 4); // and two outcomes of each deck
    }
}

TEST_CASE("only the players asked for are printed, also without a list")
{
    const auto event = deckEvent();
    auto request = paperRequest(Paperwork::DeckChecks);
    request.players = {event.players[1].id, event.players[5].id};
    const auto read = readBack(event, request);
    REQUIRE(read.pdf.pages.size() == 2);
    const QString all = allText(read);
    CHECK(all.contains(ui::toQt(event.players[1].name)));
    CHECK(all.contains(ui::toQt(event.players[5].name)));
    CHECK_FALSE(all.contains(ui::toQt(event.players[0].name)));
    CHECK(all.contains(u"No Corp list was handed in."_s));
}

TEST_CASE("starting directives stand apart from the deck")
{
    auto event = paperEvent({4, 0, {}, {}, {}, true, false});
    testing::handIn(event, event.players[0].id,
                    "Adam: Compulsive Hacker\n\n3x Sure Gamble\n3x Dirty Laundry\n");
    event.decks.lists[0].startingCards = {"Always Be Running", "Neutralize All Threats",
                                          "Safety First"};
    const auto read = readBack(event, paperRequest(Paperwork::DeckChecks));
    const QString runner = column(read.pdf.pages[0], 1).simplified();
    CHECK(
        runner.contains(u"Begin installed, no part of the deck: Always Be Running, Neutralize"_s));
    CHECK_FALSE(runner.contains(u"1 Safety First"_s));
}

// There is no maximum size of a deck (Tournament Rules 3.0.2, "Deck Restrictions").

TEST_CASE("a list longer than a page goes on on the next one, every card once")
{
    auto event = paperEvent({4, 0, {}, {}, {}, true, false});
    std::string list = "Noise: Hacker Extraordinaire\n\n";
    QStringList titles;
    const auto &library = rules::deckRules().library();
    for (const rules::CardId id : library.byTitle())
        if (const auto &card = library[id]; card.side() == rules::Side::Runner
            && card.type != rules::CardType::Identity && titles.size() < 130) {
            titles.append(ui::toQt(card.title));
            list += "1x " + card.title + "\n";
        }
    testing::handIn(event, event.players[0].id, list);
    testing::handIn(event, event.players[0].id, paperCorpList);
    for (const auto what : {Paperwork::Decklists, Paperwork::DeckChecks}) {
        for (const auto paper : papers) {
            const auto read = readBack(event, paperRequest(what, paper));
            REQUIRE(read.pdf.pages.size() >= 3);
            CHECK(read.pdf.pages[1].text().contains(u"(continued)"_s));
            CHECK_FALSE(read.pdf.pages[1].text().contains(u"Haas-Bioroid"_s)); // told whole
            QStringList written;
            for (const auto &sheet : read.printout.sheets)
                for (const auto &text : sheet.texts)
                    written.append(text.lines.join(u' '));
            for (const QString &title : titles) {
                CAPTURE(title);
                const auto signs = [&title](const QString &text) {
                    return text == title || text == title + u" ★"_s;
                };
                CHECK(std::ranges::count_if(written, signs) == 1);
            }
            CHECK(allText(read).count(u"Agenda points:"_s) == (what == Paperwork::Decklists));
        }
    }
}

TEST_CASE("names of any script stand on sheets of decks")
{
    const auto event = deckEvent(0, true);
    const auto read = readBack(event, paperRequest(Paperwork::Decklists));
    CHECK(testing::letters(allText(read)).contains(u'桜'));
    CHECK(allText(read).contains(u"Déjà Vu"_s));
}

TEST_CASE("a blank sheet has room for both decks and all that is asked for")
{
    const auto event = paperEvent({8, 0, {}, {}, {}, true, false});
    for (const auto paper : papers) {
        const auto read = readBack(event, paperRequest(Paperwork::BlankDecklist, paper));
        REQUIRE(read.pdf.pages.size() == 1);
        const QString all = allText(read);
        for (const QString &words :
             {u"Player:"_s, u"Signed:"_s, u"Agenda points:"_s, u"Corp identity:"_s})
            CHECK(all.count(words) == 1);
        for (const QString &words : {u"Qty Card Inf"_s, u"Cards:"_s, u"Influence:"_s})
            CHECK(all.count(words) == 2);
        const auto ruled = [&read](double left) {
            return std::ranges::count_if(read.printout.sheets[0].rules, [left](const auto &rule) {
                return rule.from.y() == rule.to.y() && std::abs(rule.from.x() - left) < 1;
            });
        };
        CHECK(ruled(ui::mm(12)) >= 30);
    }
}

TEST_CASE("without a list there is nothing to print but the blank sheet")
{
    const auto event = paperEvent({8, 0, {}, {}, {}, true, false});
    for (const auto what : {Paperwork::Decklists, Paperwork::DeckChecks}) {
        const auto made = ui::printout(event, paperRequest(what));
        REQUIRE_FALSE(made);
        CHECK(made.error().kind == app::FailureKind::Refused);
        CHECK(made.error().message.find("blank sheets") != std::string::npos);
    }
    auto strange = deckEvent();
    strange.decks.policy.list = "no-such-list";
    CHECK_FALSE(ui::printout(strange, paperRequest(Paperwork::Decklists)));
}
