// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The codes on pairings and standings, read from the printed page by another program.
#include "ui/paper/paper_events.h"
#include "ui/paper/pdf_reader.h"
#include "ui/qt_catch.h"

#include "ui/paper/printout.h"
#include "ui/paper/sheet_painter.h"
#include "ui/words/text.h"

using namespace Qt::Literals::StringLiterals;
using app::Paperwork;
using testing::paperEvent;
using testing::paperRequest;

namespace {

/// All codes of a document, page by page; each must be what the page says it holds.
std::vector<QStringList> codesOf(const tournament::Event &event, const app::PrintRequest &request)
{
    const auto made = ui::printout(event, request);
    REQUIRE(made);
    const auto pdf = testing::readPdf(ui::pdfOf(*made), true);
    std::vector<QStringList> result;
    for (std::size_t i = 0; i < pdf.pages.size(); ++i) {
        QStringList wanted;
        for (const auto &code : made->sheets[i].codes)
            wanted.append(code.text);
        auto read = testing::readCodes(pdf.pages[i].image);
        std::ranges::sort(read);
        auto sorted = wanted;
        std::ranges::sort(sorted);
        CAPTURE(i);
        REQUIRE(read == sorted);
        result.push_back(wanted);
    }
    return result;
}

} // namespace

TEST_CASE("a small table is one code, in any script")
{
    const auto event = paperEvent({16, 2, {}, {}, {}, true, true});
    for (const auto what : {Paperwork::Pairings, Paperwork::PairingsByName, Paperwork::Standings}) {
        const auto codes = codesOf(event, paperRequest(what));
        REQUIRE(codes.size() == 1);
        REQUIRE(codes[0].size() == 1);
        const QString text = codes[0].front();
        CHECK(text.startsWith(u"Harbour Open\n"_s));
        for (const auto &player : event.players)
            CHECK(text.contains(ui::toQt(player.name)));
    }
    const auto &match = event.rounds.back().matches.front();
    CHECK(codesOf(event, paperRequest(Paperwork::Pairings))[0].front().contains(
        u"\n%1: %2 – %3\n"_s.arg(match.table)
            .arg(ui::toQt(tournament::findPlayer(event, match.p1)->name),
                 ui::toQt(tournament::findPlayer(event, *match.p2)->name))));
}

TEST_CASE("a large table is told page by page, and each code says of which part")
{
    const auto event = paperEvent({300, 1, {}, {}, {}, true, true});
    const auto codes = codesOf(event, paperRequest(Paperwork::PairingsByName));
    REQUIRE(codes.size() > 1);
    QString all;
    for (std::size_t page = 0; page < codes.size(); ++page) {
        REQUIRE_FALSE(codes[page].isEmpty());
        REQUIRE(codes[page].size() <= 2);
        for (qsizetype i = 0; i < codes[page].size(); ++i) {
            CHECK(
                codes[page][i].contains(u"Page %1 of %2, code %3 of %4 of this page"_s.arg(page + 1)
                                            .arg(codes.size())
                                            .arg(i + 1)
                                            .arg(codes[page].size())));
            all += codes[page][i] + u'\n';
        }
    }
    for (const auto &player : event.players)
        CHECK(all.count(u'\n' + ui::toQt(player.name) + u": "_s) == 1);
}

TEST_CASE("a code ends with the whole seal, wherever the table goes on")
{
    const std::string hash(64, 'a');
    for (const int players : {16, 130}) {
        auto request = paperRequest(Paperwork::PairingsByName);
        request.seal = app::Seal{hash, 57};
        const auto codes = codesOf(paperEvent({players, 1, {}, {}, {}, true, true}), request);
        CHECK((codes.size() > 1) == (players > 16));
        for (const auto &page : codes)
            for (const QString &text : page)
                CHECK(text.endsWith(u"\nSeal %1 · act 57"_s.arg(ui::toQt(hash))));
    }
}

TEST_CASE("slips, seats, bracket and report carry no code")
{
    const auto event =
        paperEvent({16, 2, 4, tournament::CutForm::DoubleElimination, {}, true, false});
    for (const auto what :
         {Paperwork::Slips, Paperwork::Seating, Paperwork::Bracket, Paperwork::Report})
        for (const auto &page : codesOf(event, paperRequest(what)))
            CHECK(page.isEmpty());
}

TEST_CASE("the way into the hall stands on every page of pairings, named and far from other codes")
{
    const QString address = u"http://192.168.178.121:8080/"_s;
    for (const int players : {16, 130}) {
        auto request = paperRequest(Paperwork::PairingsByName);
        request.hall = ui::fromQt(address);
        const auto event = paperEvent({players, 1, {}, {}, {}, true, true});
        const auto made = ui::printout(event, request);
        REQUIRE(made);
        CHECK((made->sheets.size() > 1) == (players > 16));
        (void)codesOf(event, request);
        for (const auto &sheet : made->sheets) {
            REQUIRE(sheet.codes.size() >= 2);
            const QRectF hall = sheet.codes.front().text == address ? sheet.codes.front().rect
                                                                    : sheet.codes.back().rect;
            for (const auto &code : sheet.codes)
                if (code.text != address)
                    CHECK(code.rect.left() - hall.right() > ui::mm(30));
            const QString words = sheet.plainText();
            CHECK(words.contains(u"on your phone"_s));
            CHECK(words.contains(u"192.168.178.121:8080"_s));
            for (const auto &text : sheet.texts)
                CHECK_FALSE(text.cell.adjusted(1, 1, -1, -1)
                                .intersects(hall.adjusted(ui::mm(1.5), ui::mm(1.5), -ui::mm(1.5),
                                                          -ui::mm(1.5))));
        }
    }
    CHECK_FALSE(ui::printout(paperEvent({16, 1, {}, {}, {}, true, true}),
                             paperRequest(Paperwork::PairingsByName))
                    ->sheets.front()
                    .plainText()
                    .contains(u"on your phone"_s));
}

TEST_CASE("a card for a phone is read back, whoever it is for, and each has its own")
{
    auto request = paperRequest(Paperwork::PhoneCards);
    const auto event = paperEvent({16, 0, {}, {}, {}, true, true});
    CHECK_FALSE(ui::printout(event, request));
    for (const auto &player : event.players)
        request.phoneCards.push_back({player.name,
                                      {},
                                      "http://192.168.0.7:8080/in/" + std::string(31, 'a')
                                          + "BcDeFgHiJkLmNoPq"[request.phoneCards.size()]});
    request.phoneCards.push_back({"Robin", "judge", "http://192.168.0.7:8080/in/judge"});
    const auto codes = codesOf(event, request);
    REQUIRE(codes.size() == 3); // eight to a sheet
    QStringList all;
    for (const auto &page : codes)
        all.append(page);
    CHECK(all.size() == 17);
    CHECK(all.removeDuplicates() == 0);
    const auto made = ui::printout(event, request);
    QString words;
    for (const auto &sheet : made->sheets)
        words += sheet.plainText();
    for (const auto &card : request.phoneCards)
        CHECK(words.contains(ui::toQt(card.name)));
    CHECK(words.contains(u"judge"_s));
    CHECK(words.contains(u"who has it acts as you"_s));
}
