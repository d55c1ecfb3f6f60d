// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "pairings_model.h"

#include "app/sentences/sentences.h"
#include "tournament/clock/round_clock.h"
#include "ui/models/name_column.h"
#include "ui/words/text.h"

#include <QFont>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

QString reasons(const tournament::Event &event, const tournament::Match &match)
{
    QStringList lines;
    for (const auto &reason : match.why)
        lines.append(toQt(app::sentence(event, reason)));
    return lines.join(u'\n');
}

QString notes(const tournament::Round &round, const tournament::Match &match, const QString &sides)
{
    QStringList words;
    if (match.game > 0) // of the bracket; its table is another number
        words.append(PairingsModel::tr("game %1").arg(match.game));
    if (const int extra = round.clock ? tournament::extraMinutes(*round.clock, match.table) : 0)
        words.append(PairingsModel::tr("+%1 min").arg(extra));
    if (!sides.isEmpty())
        words.append(sides);
    if (match.watched)
        words.append(PairingsModel::tr("slow-play watch"));
    if (match.featured)
        words.append(PairingsModel::tr("feature match"));
    if (match.locked)
        words.append(PairingsModel::tr("locked"));
    const auto has = [&match](tournament::ReasonCode code) {
        return std::ranges::find(match.why, code, &tournament::Reason::code) != match.why.end();
    };
    if (has(tournament::ReasonCode::Rematch))
        words.append(PairingsModel::tr("rematch"));
    if (has(tournament::ReasonCode::MustNotMeet))
        words.append(PairingsModel::tr("should not meet"));
    if (has(tournament::ReasonCode::Swapped))
        words.append(PairingsModel::tr("moved by hand"));
    return words.join(", "_L1);
}

QString sidesText(const tournament::Match &match)
{
    if (!match.p1Side)
        return {};
    return *match.p1Side == tournament::Side::Corp ? PairingsModel::tr("player 1 is Corp")
                                                   : PairingsModel::tr("player 1 is Runner");
}

PairingRow rowFor(const tournament::Event &event, const tournament::Round &round,
                  const tournament::Match &match, const app::FactionsOfPlayers &factions)
{
    PairingRow row;
    row.key = std::int64_t{round.number} * 100000 + match.table;
    row.table = match.table;
    row.first = toQt(app::nameOf(event, match.p1));
    row.firstFactions = cellFactions(factions, match.p1);
    row.bye = match.isBye();
    if (!row.bye)
        row.secondFactions = cellFactions(factions, *match.p2);
    row.second = row.bye ? PairingsModel::tr("(bye)") : toQt(app::nameOf(event, *match.p2));
    row.result = toQt(app::shortResult(event, round, match));
    row.note = notes(round, match, sidesText(match));
    row.why = reasons(event, match);
    row.missing = !tournament::hasResult(event.profile, match, round.stage);
    return row;
}

QString resultText(const PairingRow &row)
{
    return row.result.isEmpty() && row.missing ? PairingsModel::tr("open") : row.result;
}

QVariant resultFont(const PairingRow &row)
{
    if (!row.missing)
        return {};
    QFont font;
    font.setItalic(true);
    return font;
}

QString whyText(const PairingRow &row) { return QString(row.why).replace(u'\n', u"; "_s); }

} // namespace

PairingsModel::PairingsModel(QObject *parent)
    : RowsModel({{tr("Table"), &PairingRow::table, true, &PairingRow::why},
                 nameColumn(tr("Player 1"), &PairingRow::first, &PairingRow::firstFactions,
                            &PairingRow::why),
                 nameColumn(tr("Player 2"), &PairingRow::second, &PairingRow::secondFactions,
                            &PairingRow::why),
                 TableColumn<PairingRow>(tr("Result"), resultText, false, &PairingRow::why)
                     .withFont(resultFont),
                 {tr("Note"), &PairingRow::note, false, &PairingRow::why},
                 {tr("Why"), whyText, false, &PairingRow::why}},
                parent)
{
}

void PairingsModel::update(const tournament::Event &event, const tournament::Round &round)
{
    std::vector<PairingRow> rows;
    rows.reserve(round.matches.size());
    const auto factions = app::factionsOfPlayers(event);
    for (const auto &match : round.matches)
        rows.push_back(rowFor(event, round, match, factions));
    sync(std::move(rows));
}

void PairingsModel::apply(const tournament::Event &event, int round,
                          const tournament::ChangeSet &changes)
{
    const bool touched = changes.everything || changes.pairings || changes.details || changes.clock
        || !changes.players.empty()
        || std::ranges::any_of(changes.matches,
                               [round](const auto &match) { return match.first == round; });
    if (!touched)
        return;
    if (const auto *found = tournament::findRound(event, round))
        update(event, *found);
    else
        clear();
}

int PairingsModel::rowOfTable(int table) const
{
    for (int i = 0; i < rowCount(); ++i) {
        if (row(i).table == table)
            return i;
    }
    return -1;
}

int PairingsModel::missing() const
{
    int count = 0;
    for (int i = 0; i < rowCount(); ++i)
        count += row(i).missing ? 1 : 0;
    return count;
}

} // namespace ui

#include "moc_pairings_model.cpp"
