// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/standings/standings.h"

#include "app/sentences/wording.h"
#include "tournament/standings/structure.h"
#include "ui/models/standings_model.h"
#include "ui/paper/documents.h"
#include "ui/paper/paper_words.h"
#include "ui/paper/standings_table.h"
#include "ui/words/standings_text.h"
#include "ui/words/text.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace ui {

using tournament::Event;
using tournament::Standings;

namespace {

struct StandingsSheetsWords {
    Q_DECLARE_TR_FUNCTIONS(ui::StandingsSheets)
};

using Column = StandingsModel::Column;

std::vector<Column> shownColumns(const Event &event, const Standings &standings)
{
    std::vector<Column> columns{Column::Rank, Column::Name, Column::Points};
    if (event.profile.matchPoints)
        columns.push_back(Column::MatchPoints);
    columns.push_back(Column::Sos);
    if (std::ranges::any_of(standings.rows, [](const auto &row) { return row.esos.has_value(); }))
        columns.push_back(Column::Esos);
    columns.insert(columns.end(), {Column::CorpWins, Column::RunnerWins});
    if (tournament::anySidesUnknown(standings))
        columns.push_back(Column::SidesUnknown);
    if (std::ranges::any_of(standings.rows, [](const auto &row) { return row.byes > 0; }))
        columns.push_back(Column::Byes);
    if (std::ranges::any_of(standings.rows,
                            [](const auto &row) { return row.dropped || row.tiedWithNext; }))
        columns.push_back(Column::Note);
    return columns;
}

PaperColumn shapeOf(Column column, const QString &heading)
{
    if (column == Column::Name)
        return {heading, Qt::AlignLeft, true};
    if (column == Column::Note)
        return {heading, Qt::AlignLeft, true, false, 0.8};
    const bool strong = column == Column::Rank || column == Column::Points;
    return {heading, Qt::AlignRight, false, strong, column == Column::Rank ? 1.15 : 1};
}

std::string codeOf(const StandingRow &row)
{
    //: a line of a code: a place, a player, his points and strength of schedule
    QString text =
        StandingsSheetsWords::tr("%1. %2: %3 points, SoS %4")
            .arg(QString::number(row.rank), row.name, QString::number(row.points), row.sos);
    if (!row.esos.isEmpty())
        text = StandingsSheetsWords::tr("%1, ESoS %2").arg(text, row.esos);
    return fromQt(text);
}

} // namespace

PaperSection standingsTable(const Event &event, const Standings &standings)
{
    StandingsModel model;
    model.update(event, standings);
    const auto columns = shownColumns(event, standings);
    PaperSection section;
    for (const Column column : columns)
        section.columns.push_back(
            shapeOf(column, model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString()));
    const auto name =
        static_cast<std::size_t>(std::ranges::find(columns, Column::Name) - columns.begin());
    for (int row = 0; row < model.rowCount(); ++row) {
        PaperRow line{{}, codeOf(model.row(row))};
        for (const Column column : columns)
            line.cells.append(model.index(row, column).data().toString());
        if (const auto &factions = model.row(row).factions) {
            line.marks[name] = {factions->corp, factions->runner};
            section.columns[name].marks = 2;
        }
        section.rows.push_back(std::move(line));
    }
    return section;
}

QString provisionalText(const Event &event, const Standings &standings)
{
    if (!standings.provisional)
        return {};
    for (int round = 1; round <= standings.round; ++round)
        if (const auto tables = tournament::missingResults(event, round); !tables.empty())
            return StandingsSheetsWords::tr(
                       "Provisional: of round %1 the results of %2 are missing.")
                .arg(round)
                .arg(toQt(app::tableWords(tables)));
    return {};
}

MaybePrintout standingsSheets(const Event &event, const app::PrintRequest &request)
{
    const int rounds = tournament::swissRounds(event);
    if (rounds == 0)
        return core::unexpected(nothingToPrint(StandingsSheetsWords::tr(
            "There are no standings yet; they begin with the first round.")));
    if (request.round.value_or(1) > rounds)
        return core::unexpected(
            nothingToPrint(StandingsSheetsWords::tr(
                               "There are no standings after round %1; the last Swiss round is %2.")
                               .arg(*request.round)
                               .arg(rounds)));
    const auto standings = tournament::standings(event, request.round);
    PaperTables tables;
    const QString title = StandingsSheetsWords::tr("Standings after round %1 of %2")
                              .arg(standings.round)
                              .arg(tournament::plannedRounds(event));
    tables.head = letterhead(event, title, request);
    tables.head.facts.append(
        StandingsSheetsWords::tr("Order: %1").arg(orderText(event, event.profile)));
    tables.head.notice = provisionalText(event, standings);
    tables.head.seal = sealText(request);
    tables.codeTitle = tables.head.event + u'\n' + title;
    tables.codeEnd = sealCodeText(request);
    if (standings.provisional)
        tables.codeTitle += u'\n' + StandingsSheetsWords::tr("provisional");
    tables.twoColumns = true;
    tables.sections.push_back(standingsTable(event, standings));
    return Printout{printoutTitle(event, title), layTables(tables, sizeOf(request))};
}

} // namespace ui
