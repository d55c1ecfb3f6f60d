// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/sentences/sentences.h"
#include "ui/paper/documents.h"
#include "ui/paper/paper_words.h"
#include "ui/paper/table_sheets.h"
#include "ui/words/text.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

using namespace Qt::Literals::StringLiterals;

namespace ui {

using tournament::Event;
using tournament::Match;
using tournament::Seat;

namespace {

struct PairingsSheetsWords {
    Q_DECLARE_TR_FUNCTIONS(ui::PairingsSheets)
};

constexpr double figures = 1.25; ///< table numbers are what one looks for

QString nameOf(const Event &event, const Match &match, Seat seat)
{
    if (seat == Seat::P2 && match.isBye())
        return PairingsSheetsWords::tr("bye");
    return toQt(app::nameOf(event, seat == Seat::P1 ? match.p1 : *match.p2));
}

QString tableText(const Match &match)
{
    return match.isBye() ? u"–"_s : QString::number(match.table);
}

/// Every game has its Corp: the sheet names sides in its columns.
bool allSettled(const PrintedRound &round)
{
    const auto settled = [](const Match *match) { return match->isBye() || match->p1Side; };
    return std::ranges::all_of(round.matches, settled)
        && std::ranges::any_of(round.matches, [](const Match *match) { return !match->isBye(); });
}

PaperColumn numbers(const QString &heading)
{
    return {heading, Qt::AlignRight, false, true, figures};
}
PaperColumn names(const QString &heading, bool bold = false)
{
    return {heading, Qt::AlignLeft, true, bold, 1};
}

/// "Ada", or "Ada (Corp)" where only some sides are settled.
QString nameWithSide(const Event &event, const Match &match, Seat seat)
{
    const QString name = nameOf(event, match, seat);
    const QString side = seatSideText(event, match, seat);
    //: 1 is a player, 2 "Corp", "Runner" or "chooses"
    return side.isEmpty() ? name : PairingsSheetsWords::tr("%1 (%2)").arg(name, side);
}

PaperTables tablesFor(const Event &event, const app::PrintRequest &request,
                      const PrintedRound &round, const QString &kind)
{
    PaperTables tables;
    //: 1 is "Round 3 of 5", 2 "pairings by table"
    const QString title = PairingsSheetsWords::tr("%1 – %2").arg(round.title, kind);
    tables.head = letterhead(event, title, request);
    tables.head.seal = sealText(request);
    tables.head.hall = toQt(request.hall);
    tables.codeTitle = tables.head.event + u'\n' + title;
    tables.codeEnd = sealCodeText(request);
    tables.twoColumns = true;
    tables.sections.emplace_back();
    return tables;
}

Printout finished(const Event &event, const PaperTables &tables, const app::PrintRequest &request)
{
    return {printoutTitle(event, tables.head.title), layTables(tables, sizeOf(request))};
}

struct FoundName {
    const tournament::Player *player;
    const Match *match;
    Seat seat;
};

std::vector<FoundName> everybody(const Event &event, const PrintedRound &round)
{
    std::vector<const tournament::Player *> players;
    std::map<tournament::PlayerId, FoundName> found;
    const auto add = [&](tournament::PlayerId id, const Match *match, Seat seat) {
        const auto *player = tournament::findPlayer(event, id);
        players.push_back(player);
        found[id] = {player, match, seat};
    };
    for (const Match *match : round.matches) {
        add(match->p1, match, Seat::P1);
        if (match->p2)
            add(*match->p2, match, Seat::P2);
    }
    sortByName(players);
    std::vector<FoundName> result;
    for (const auto *player : players)
        result.push_back(found.at(player->id));
    return result;
}

} // namespace

MaybePrintout pairingsByTable(const Event &event, const app::PrintRequest &request)
{
    const auto round = printedRound(event, request);
    if (!round)
        return core::unexpected(round.error());
    PaperTables tables =
        tablesFor(event, request, *round, PairingsSheetsWords::tr("pairings by table"));
    PaperSection &section = tables.sections.front();
    const bool sides = allSettled(*round);
    section.columns = {
        numbers(PairingsSheetsWords::tr("Table")),
        names(sides ? PairingsSheetsWords::tr("Corp") : PairingsSheetsWords::tr("Player 1")),
        names(sides ? PairingsSheetsWords::tr("Runner") : PairingsSheetsWords::tr("Player 2"))};
    if (round->cut)
        section.columns.insert(section.columns.begin() + 1,
                               {PairingsSheetsWords::tr("Game"), Qt::AlignRight});
    for (const Match *match : round->matches) {
        const bool turned = sides && match->p1Side == tournament::Side::Runner;
        const Seat first = turned ? Seat::P2 : Seat::P1;
        const auto name = [&](Seat seat) {
            return sides ? nameOf(event, *match, seat) : nameWithSide(event, *match, seat);
        };
        QStringList cells{tableText(*match), name(first), name(other(first))};
        if (round->cut)
            cells.insert(1, match->game > 0 ? QString::number(match->game) : QString());
        //: a line of a code: 1 is a table, 2 and 3 are players
        const QString code = PairingsSheetsWords::tr("%1: %2 – %3")
                                 .arg(cells.front(), cells[cells.size() - 2], cells.back());
        section.rows.push_back({cells, fromQt(code)});
    }
    return finished(event, tables, request);
}

MaybePrintout pairingsByName(const Event &event, const app::PrintRequest &request)
{
    const auto round = printedRound(event, request);
    if (!round)
        return core::unexpected(round.error());
    PaperTables tables =
        tablesFor(event, request, *round, PairingsSheetsWords::tr("pairings by name"));
    PaperSection &section = tables.sections.front();
    const auto found = everybody(event, *round);
    const bool sides = std::ranges::any_of(found, [&event](const FoundName &name) {
        return !seatSideText(event, *name.match, name.seat).isEmpty();
    });
    section.columns = {names(PairingsSheetsWords::tr("Player"), true),
                       numbers(PairingsSheetsWords::tr("Table"))};
    if (sides)
        section.columns.push_back({PairingsSheetsWords::tr("Side")});
    section.columns.push_back(names(PairingsSheetsWords::tr("Opponent")));
    for (const auto &[player, match, seat] : found) {
        const QString side = seatSideText(event, *match, seat);
        const QString opponent = nameOf(event, *match, match->isBye() ? Seat::P2 : other(seat));
        QStringList cells{toQt(player->name), tableText(*match)};
        if (sides)
            cells.append(side);
        cells.append(opponent);
        //: a line of a code: 1 is a player, 2 a table, 3 the opponent
        QString code = PairingsSheetsWords::tr("%1: %2, %3").arg(cells[0], cells[1], opponent);
        if (!side.isEmpty())
            code = PairingsSheetsWords::tr("%1 (%2)").arg(code, side);
        section.rows.push_back({cells, fromQt(code)});
    }
    return finished(event, tables, request);
}

} // namespace ui
