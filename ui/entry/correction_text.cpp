// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "correction_text.h"

#include "app/sentences/sentences.h"
#include "ui/words/result_text.h"
#include "ui/words/text.h"

#include <QCoreApplication>
#include <QStringList>

namespace ui {

namespace {

struct CorrectionTextWords {
    Q_DECLARE_TR_FUNCTIONS(ui::CorrectionText)
};

QString changeText(const tournament::Event &event, const app::PlaceChange &change)
{
    const QString name = toQt(app::nameOf(event, change.player));
    if (change.placeBefore == change.placeAfter)
        return CorrectionTextWords::tr("%1: %2 points instead of %3, still place %4")
            .arg(name)
            .arg(change.pointsAfter)
            .arg(change.pointsBefore)
            .arg(change.placeAfter);
    return CorrectionTextWords::tr("%1: %2 points instead of %3, place %4 instead of %5")
        .arg(name)
        .arg(change.pointsAfter)
        .arg(change.pointsBefore)
        .arg(change.placeAfter)
        .arg(change.placeBefore);
}

} // namespace

bool isCorrection(const tournament::Event &event, const tournament::ReportResult &report)
{
    const auto *round = tournament::findRound(event, report.round);
    const auto *match = tournament::findMatch(event, report.round, report.table);
    return round && match && match->result && *match->result != report.result
        && tournament::hasResult(event.profile, *match, round->stage);
}

QString correctionText(const tournament::Event &event, const tournament::ReportResult &report,
                       const app::Preview &preview)
{
    const auto *match = tournament::findMatch(event, report.round, report.table);
    QStringList lines{
        CorrectionTextWords::tr("Round %1, table %2 has a result: %3. It would become %4.")
            .arg(report.round)
            .arg(report.table)
            .arg(resultInWords(event, *match, *match->result),
                 resultInWords(event, *match, report.result)),
        // Ahead of what may be long.
        CorrectionTextWords::tr("Enter again corrects it, Escape leaves it.")};
    int moved = 0;
    for (const auto &change : preview.changes) {
        if (change.pointsBefore != change.pointsAfter)
            lines.append(changeText(event, change));
        else
            ++moved;
    }
    if (moved > 0)
        lines.append(
            CorrectionTextWords::tr("%n other player(s) would change places.", nullptr, moved));
    if (preview.changes.empty())
        lines.append(CorrectionTextWords::tr("Points and places stay as they are."));
    if (!preview.consequence.empty())
        lines.append(toQt(preview.consequence));
    return lines.join(u'\n');
}

} // namespace ui
