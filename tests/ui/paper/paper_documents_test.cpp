// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every document is written as a PDF and read back by another program.
#include "ui/paper/paper_events.h"
#include "ui/paper/paper_reading.h"
#include "ui/qt_catch.h"

#include "tournament/cut/bracket.h"
#include "tournament/standings/standings.h"
#include "tournament/standings/statistics.h"
#include "tournament/standings/structure.h"
#include "ui/paper/printout.h"
#include "ui/words/text.h"

#include <cmath>

using namespace Qt::Literals::StringLiterals;
using app::Paperwork;
using testing::allText;
using testing::letters;
using testing::paperEvent;
using testing::paperRequest;
using testing::papers;
using testing::Read;
using testing::readBack;
using tournament::CutForm;

namespace {

void checkHeads(const Read &read, const tournament::Event &event, const QStringList &repeated)
{
    const auto count = read.pdf.pages.size();
    for (std::size_t i = 0; i < count; ++i) {
        const QString text = read.pdf.pages[i].text();
        CAPTURE(i, text);
        CHECK(text.contains(ui::toQt(event.details.name)));
        CHECK(text.contains(u"Page %1 of %2"_s.arg(i + 1).arg(count)));
        CHECK(text.contains(u"Printed "_s));
        // Tournament Rules 3.0.2, "Tournament Structure": announced, and on every such sheet.
        CHECK(text.contains(ui::toQt(event.profile.name)));
        CHECK(text.contains(u"%1 rounds of %2 minutes"_s.arg(tournament::plannedRounds(event))
                                .arg(event.announcement.minutes)));
        for (const QString &words : repeated)
            CHECK(text.contains(words));
    }
}

} // namespace

TEST_CASE("pairings by table hold every match once, with a head on every page")
{
    for (const int players : {4, 33, 300}) {
        const auto event = paperEvent({players, 2, {}, {}, {}, true, false});
        for (const auto paper : papers) {
            CAPTURE(players, paper == app::PaperSize::A4);
            if (players == 300 && paper == app::PaperSize::Letter)
                continue; // quick
            const auto read = readBack(event, paperRequest(Paperwork::Pairings, paper));
            checkHeads(read, event,
                       {u"Round 2 of"_s, u"pairings by table"_s, u"Table Player 1 Player 2"_s});
            const QString all = allText(read);
            for (const auto &match : event.rounds.back().matches) {
                const QString first = ui::toQt(tournament::findPlayer(event, match.p1)->name);
                const QString second =
                    match.p2 ? ui::toQt(tournament::findPlayer(event, *match.p2)->name) : u"bye"_s;
                CAPTURE(match.table, first, second);
                const QString table = match.p2 ? QString::number(match.table) : u"–"_s;
                CHECK(all.contains(u"%1 %2 %3"_s.arg(table, first, second)));
            }
            CHECK(read.printout.sheets.size() <= (players == 300 ? 3U : 1U));
        }
    }
}

TEST_CASE("in the pairings by name everybody finds himself once")
{
    for (const int players : {5, 64, 300}) {
        const auto event = paperEvent({players, 2, {}, {}, {}, true, false});
        const auto read = readBack(event, paperRequest(Paperwork::PairingsByName));
        checkHeads(read, event, {u"Player Table Opponent"_s});
        const QString all = allText(read);
        for (const auto &match : event.rounds.back().matches) {
            const QString first = ui::toQt(tournament::findPlayer(event, match.p1)->name);
            const QString second =
                match.p2 ? ui::toQt(tournament::findPlayer(event, *match.p2)->name) : u"bye"_s;
            const QString table = match.p2 ? QString::number(match.table) : u"–"_s;
            CAPTURE(first, second);
            CHECK(all.count(u"%1 %2 %3"_s.arg(first, table, second)) == 1);
            if (match.p2)
                CHECK(all.count(u"%1 %2 %3"_s.arg(second, table, first)) == 1);
        }
        CHECK(read.printout.sheets.size() <= (players == 300 ? 5U : 2U));
    }
}

TEST_CASE("settled sides are printed where the players look for them")
{
    const auto event = paperEvent({12, 2, {}, {}, u"nsg-sss"_s, true, false});
    const auto &match = event.rounds.back().matches.front();
    REQUIRE(match.p1Side);
    const bool firstIsCorp = *match.p1Side == tournament::Side::Corp;
    const QString p1 = ui::toQt(tournament::findPlayer(event, match.p1)->name);
    const QString p2 = ui::toQt(tournament::findPlayer(event, *match.p2)->name);
    const QString tables = allText(readBack(event, paperRequest(Paperwork::Pairings)));
    CHECK(tables.contains(u"Table Corp Runner"_s));
    CHECK(tables.contains(
        u"%1 %2 %3"_s.arg(match.table).arg(firstIsCorp ? p1 : p2, firstIsCorp ? p2 : p1)));
    const QString names = allText(readBack(event, paperRequest(Paperwork::PairingsByName)));
    CHECK(names.contains(
        u"%1 %2 %3 %4"_s.arg(p1).arg(match.table).arg(firstIsCorp ? u"Corp"_s : u"Runner"_s, p2)));
    const QString slips = allText(readBack(event, paperRequest(Paperwork::Slips)));
    CHECK(slips.count(u"Runner"_s) == static_cast<int>(event.rounds.back().matches.size()));
    CHECK_FALSE(slips.contains(u"second game started"_s));
}

TEST_CASE("names of any script are printed in letters that the PDF carries")
{
    const auto event = paperEvent({24, 1, {}, {}, {}, true, true});
    for (const auto what :
         {Paperwork::PairingsByName, Paperwork::Slips, Paperwork::Seating, Paperwork::Standings}) {
        const auto read = readBack(event, paperRequest(what));
        const QString all = letters(allText(read));
        for (const QChar letter : u"桜花柳ЛесΡδיצ"_s)
            if (letter != u'צ') // in none of the names
                CHECK(all.contains(letter));
        CHECK(read.pdf.fonts.join(u' ').contains(u"CJK"_s));
    }
}

TEST_CASE("match slips have all that is filled in, and lie in the order of tables")
{
    for (const int players : {2, 31, 300}) {
        const auto event = paperEvent({players, 1, {}, {}, {}, true, false});
        const auto read = readBack(event, paperRequest(Paperwork::Slips));
        const auto &matches = event.rounds.back().matches;
        const auto played = static_cast<std::size_t>(
            std::ranges::count_if(matches, [](const auto &match) { return !match.isBye(); }));
        REQUIRE(read.pdf.pages.size() == (played + 7) / 8);
        const QString all = allText(read);
        CHECK(all.count(u"second game started"_s) == static_cast<int>(played));
        CHECK(all.count(u"Signed"_s) == static_cast<int>(played));
        CHECK(all.count(u"drops"_s) == static_cast<int>(2 * played)); // a box for each player
        CHECK(all.count(u"Game 2"_s) == static_cast<int>(played));
        CHECK(all.count(u"agenda points"_s) == static_cast<int>(4 * played));
        CHECK(all.count(ui::toQt(event.profile.name)) == static_cast<int>(played));
        CHECK(all.count(u"Round 1 of"_s) == static_cast<int>(played));
        CHECK_FALSE(all.contains(u"bye"_s));
        // Cut into eight piles laid one on the other, the tables rise by one from slip to slip.
        std::vector<int> tables;
        for (std::size_t place = 0; place < 8; ++place) {
            for (const auto &page : read.pdf.pages) {
                const QRectF area(page.size.width() / 2 * static_cast<double>(place % 2),
                                  page.size.height() / 4 * static_cast<double>(place / 2),
                                  page.size.width() / 2, page.size.height() / 4);
                for (const auto &word : page.words)
                    if (area.contains(word.box)
                        && word.box.height() > 18) // only the table is large
                        tables.push_back(word.text.toInt());
            }
        }
        REQUIRE(tables.size() == played);
        for (std::size_t i = 0; i < played; ++i)
            CHECK(tables[i] == matches[i].table);
    }
}

TEST_CASE("a very long name is whole on slips and standings, smaller or on several lines")
{
    auto event = paperEvent({8, 2, {}, {}, {}, false, false});
    const QString many = u"Maria Esperanza Guadalupe Fernández de la Vega y Montoya-Castellanos"_s;
    const QString one = u"Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch"_s;
    event.players[0].name = many.toStdString();
    event.players[1].name = one.toStdString();
    for (const auto what : {Paperwork::Slips, Paperwork::Standings})
        for (const auto paper : testing::papers) {
            const auto printout = ui::printout(event, paperRequest(what, paper));
            REQUIRE(printout);
            QString all;
            for (const auto &sheet : printout->sheets)
                for (const auto &text : sheet.texts)
                    if (text.cell.height() > ui::mm(4)) // not the small words below a signature
                        all += text.lines.join(QString()).remove(u' ') + u'\n';
            CHECK(all.contains(QString(many).remove(u' ')));
            CHECK(all.contains(one));
        }
}

TEST_CASE("the roster has everybody once, with identities, lists and a box to tick")
{
    auto event = paperEvent({40, 0, {}, {}, {}, false, false});
    const auto &first = event.players.front();
    testing::handIn(event, first.id, testing::paperCorpList);
    const auto read = readBack(event, paperRequest(Paperwork::Roster));
    const QString all = allText(read);
    CHECK(all.contains(u"Roster check"_s));
    CHECK(all.contains(u"Players: 40"_s));
    CHECK(all.count(u"Runner missing"_s) == 1);
    CHECK(all.contains(u"Engineering the Future"_s));
    for (const auto &player : event.players)
        CHECK(all.count(ui::toQt(player.name)) == 1);
    std::size_t boxes = 0;
    for (const auto &sheet : read.printout.sheets)
        boxes += sheet.frames.size();
    CHECK(boxes == event.players.size());
    CHECK_FALSE(ui::printout({}, paperRequest(Paperwork::Roster)));
}

TEST_CASE("slips and pairings of the cut are those of the open games, with seeds and sides")
{
    const auto event = paperEvent({20, 3, 8, CutForm::DoubleElimination, {}, true, false});
    const auto bracket = tournament::bracket(event);
    const auto open = std::ranges::count(bracket.games, tournament::GameState::Open,
                                         &tournament::BracketGame::state);
    REQUIRE(open > 0);
    const QString slips = allText(readBack(event, paperRequest(Paperwork::Slips)));
    CHECK(slips.count(u"Signed"_s) == open);
    CHECK(slips.count(u"seed"_s) == 2 * open);
    CHECK_FALSE(slips.contains(u"drops"_s)); // who leaves the cut concedes
    CHECK(slips.contains(u"Top 8 · game"_s));
    const QString names = allText(readBack(event, paperRequest(Paperwork::PairingsByName)));
    CHECK(names.contains(u"Top 8 – pairings by name"_s));
    CHECK((names.contains(u"chooses"_s) || names.contains(u"Runner"_s)));
    auto older = paperRequest(Paperwork::Pairings);
    older.round = 4;
    CHECK(allText(readBack(event, older)).contains(u"Top 8, round 1"_s));
    // Matches of two games (Tournament Rules 1.1) keep both and the box.
    const auto old = paperEvent({12, 2, 4, CutForm::SingleElimination, u"ffg-2012"_s, true, false});
    CHECK(
        allText(readBack(old, paperRequest(Paperwork::Slips))).contains(u"second game started"_s));
}

TEST_CASE("standings repeat their head, show what the page shows and mark what is provisional")
{
    for (const auto &profile : {u"ffg-2016"_s, u"ffg-2017-tome"_s, u"ffg-2012"_s}) {
        const auto event = paperEvent({90, 3, 8, {}, profile, false, false});
        for (const auto paper : papers) {
            const auto read = readBack(event, paperRequest(Paperwork::Standings, paper));
            REQUIRE(read.pdf.pages.size() > 1);
            checkHeads(read, event, {u"Place Player Points"_s, u"SoS"_s, u"cut to the top 8"_s});
            const QString all = allText(read);
            CHECK_FALSE(all.contains(u"Provisional"_s));
            CHECK(all.contains(u"ESoS"_s) == (profile == u"ffg-2017-tome"_s));
            const auto standings = tournament::standings(event);
            for (const auto &row : standings.rows)
                CHECK(
                    all.contains(u"%1 %2 %3"_s.arg(row.rank)
                                     .arg(ui::toQt(tournament::findPlayer(event, row.player)->name))
                                     .arg(row.points)));
        }
    }
    const auto open = paperEvent({20, 3, {}, {}, {}, true, false});
    const auto read = readBack(open, paperRequest(Paperwork::Standings));
    checkHeads(read, open, {u"Provisional: of round 3 the results of table"_s});
    auto second = paperRequest(Paperwork::Standings);
    second.round = 2;
    const auto earlier = readBack(open, second);
    checkHeads(earlier, open, {u"Standings after round 2 of"_s});
    CHECK_FALSE(allText(earlier).contains(u"Provisional"_s));
    CHECK(allText(readBack(paperEvent({64, 5, {}, {}, {}, false, false}),
                           paperRequest(Paperwork::Standings)))
              .contains(u"dropped"_s));
}

TEST_CASE("a bracket of any size is one page, with a second final only when it is played")
{
    const struct {
        int size;
        CutForm form;
    } cuts[]{{3, CutForm::SingleElimination},  {4, CutForm::DoubleElimination},
             {8, CutForm::DoubleElimination},  {16, CutForm::DoubleElimination},
             {16, CutForm::SingleElimination}, {8, CutForm::SingleReseeded}};
    for (const auto &[size, form] : cuts) {
        for (const bool open : {true, false}) {
            const auto event = paperEvent({40, 3, size, form, {}, open, !open});
            const auto bracket = tournament::bracket(event);
            for (const auto paper : papers) {
                CAPTURE(size, open);
                const auto read = readBack(event, paperRequest(Paperwork::Bracket, paper));
                REQUIRE(read.pdf.pages.size() == 1);
                CHECK(read.pdf.pages[0].size.width() > read.pdf.pages[0].size.height());
                const QString all = allText(read);
                CHECK(all.contains(u"Bracket of the top %1"_s.arg(size)));
                CHECK(all.contains(u"Final"_s));
                const bool second = std::ranges::any_of(bracket.games, [](const auto &game) {
                    return game.branch == tournament::Branch::SecondFinal
                        && game.state != tournament::GameState::NotNeeded;
                });
                CHECK(all.contains(u"Second final"_s) == second);
                CHECK(all.contains(u"Lower bracket"_s) == (form == CutForm::DoubleElimination));
                const QString sorted = letters(all);
                for (const auto seed : bracket.seeds)
                    for (const QChar letter :
                         ui::fieldText(tournament::findPlayer(event, seed)->name))
                        if (!letter.isSpace())
                            CHECK(sorted.contains(
                                QString(letter).normalized(QString::NormalizationForm_KC)));
            }
        }
    }
}

TEST_CASE("the list of seats names every player who is there, with his table")
{
    auto event = paperEvent({41, 0, {}, {}, {}, false, false});
    event.players[3].status = tournament::PlayerStatus::Dropped;
    const auto read = readBack(event, paperRequest(Paperwork::Seating));
    checkHeads(read, event,
               {u"Seats for the player meeting"_s, u"Player Table Here Lists"_s, u"Players: 40"_s});
    const QString all = allText(read);
    for (const auto &player : event.players)
        CHECK(all.contains(ui::toQt(player.name))
              == (player.status == tournament::PlayerStatus::Active));
    // At a casual event nobody hands in lists (Tournament Rules 3.0.2, "Deck Lists").
    event.details.tier = tournament::Tier::Casual;
    CHECK_FALSE(allText(readBack(event, paperRequest(Paperwork::Seating))).contains(u"Lists"_s));
    auto draft = paperEvent({8, 0, {}, {}, u"draft-full"_s, false, false});
    draft.players[0].seat = 5;
    CHECK(allText(readBack(draft, paperRequest(Paperwork::Seating)))
              .contains(ui::toQt(draft.players[0].name) + u" 5"_s));
}

TEST_CASE("the report has places, standings, identities and win rates; penalties only when asked")
{
    auto event = paperEvent({40, 4, 8, CutForm::DoubleElimination, {}, false, false});
    event.details.organizer = "Tansy Oxbow";
    event.details.judges = {"Fern Inkwell"};
    event.penalties.push_back({event.players[2].id, 2, tournament::PenaltyKind::Caution,
                               "slow shuffling", "Fern Inkwell"});
    auto request = paperRequest(Paperwork::Report);
    const auto read = readBack(event, request);
    checkHeads(read, event, {u"Organizer: Tansy Oxbow"_s, u"judges: Fern Inkwell"_s});
    const QString all = allText(read);
    CHECK(all.contains(u"Cut: top 8, double elimination"_s));
    CHECK(all.contains(u"Standings after round 4"_s));
    CHECK(all.contains(u"NBN: Making News"_s));
    const auto games = tournament::statistics(event).swiss;
    const int wins = games.corpWins + games.runnerWins;
    CHECK(all.contains(u"Swiss %1 of %2, %3 %"_s.arg(games.corpWins)
                           .arg(wins)
                           .arg(std::lround(100.0 * games.corpWins / wins))));
    CHECK(all.contains(u"Win rates by faction"_s));
    CHECK_FALSE(all.contains(u"slow shuffling"_s));
    for (const auto &place : tournament::bracket(event).places)
        CHECK(all.contains(u"%1 %2 %3"_s.arg(*place.place)
                               .arg(ui::toQt(tournament::findPlayer(event, place.player)->name))
                               .arg(tournament::seedOf(event, place.player))));
    request.penalties = true;
    CHECK(allText(readBack(event, request)).contains(u"Caution slow shuffling Fern Inkwell"_s));
}

TEST_CASE("pairings, standings and report bear the seal at the foot of every page, the rest none")
{
    const app::Seal seal{"9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08", 12345};
    const QString words = u"Seal 9f86 d081 884c 7d65 9a2f eaa0 c55a d015 · act 12345"_s;
    const auto event = paperEvent({40, 2, 4, CutForm::DoubleElimination, {}, true, true});
    for (const auto what :
         {Paperwork::Pairings, Paperwork::PairingsByName, Paperwork::Standings, Paperwork::Report,
          Paperwork::Slips, Paperwork::Seating, Paperwork::Bracket}) {
        const bool bears = what == Paperwork::Pairings || what == Paperwork::PairingsByName
            || what == Paperwork::Standings || what == Paperwork::Report;
        for (const auto paper : papers) {
            auto request = paperRequest(what, paper);
            request.seal = seal;
            const auto read = readBack(event, request);
            const auto pages = static_cast<qsizetype>(read.pdf.pages.size());
            CAPTURE(static_cast<int>(what), paper == app::PaperSize::A4);
            CHECK(allText(read).count(words) == (bears ? pages : 0));
            request.seal.reset();
            CHECK(ui::printout(event, request)->sheets.size() == read.pdf.pages.size());
        }
    }
}

TEST_CASE("what cannot be printed yet is refused in one sentence that tells the way out")
{
    const auto empty = paperEvent({8, 0, {}, {}, {}, false, false});
    for (const auto what : {Paperwork::Pairings, Paperwork::PairingsByName, Paperwork::Slips,
                            Paperwork::Standings, Paperwork::Bracket, Paperwork::Report}) {
        const auto made = ui::printout(empty, paperRequest(what));
        REQUIRE_FALSE(made);
        CHECK(made.error().kind == app::FailureKind::Refused);
        CHECK(made.error().message.ends_with('.'));
    }
    auto far = paperRequest(Paperwork::Pairings);
    far.round = 9;
    const auto played = paperEvent({8, 2, {}, {}, {}, false, false});
    CHECK(ui::printout(played, far).error().message == "There is no round 9; the last one is 2.");
    far.what = Paperwork::Standings;
    CHECK(ui::printout(played, far).error().message
          == "There are no standings after round 9; the last Swiss round is 2.");
    auto nobody = empty;
    nobody.players.clear();
    CHECK_FALSE(ui::printout(nobody, paperRequest(Paperwork::Seating)));
}

TEST_CASE("the size of paper follows the country unless one is named")
{
    using enum QLocale::Territory;
    CHECK(ui::paperOf(QLocale(QLocale::English, UnitedStates)) == app::PaperSize::Letter);
    CHECK(ui::paperOf(QLocale(QLocale::Spanish, Mexico)) == app::PaperSize::Letter);
    CHECK(ui::paperOf(QLocale(QLocale::English, UnitedKingdom)) == app::PaperSize::A4);
    CHECK(ui::paperOf(QLocale(QLocale::German, Germany)) == app::PaperSize::A4);
}
