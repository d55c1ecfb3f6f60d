// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/screenshots/paper_pictures.h"

#include "ui/ask/play.h"
#include "ui/ask/ruling_words.h"
#include "ui/paper/paper_events.h"
#include "ui/paper/printout.h"
#include "ui/paper/sheet_painter.h"
#include "ui/rules/rules_sheets.h"

#include <stdexcept>

#include <QDir>

using namespace Qt::Literals::StringLiterals;

namespace testing {

namespace {

constexpr double resolution = 80; // dots an inch: small, and still legible

void take(const QDir &folder, const QString &name, const ui::Printout &made)
{
    const QString path = folder.filePath(u"paper-%1.png"_s.arg(name));
    if (!ui::imageOf(made.sheets.front(), resolution)
             .convertToFormat(QImage::Format_Grayscale8)
             .save(path, "PNG", 0))
        throw std::runtime_error("cannot write " + path.toStdString());
}

void take(const QDir &folder, const QString &name, const tournament::Event &event,
          app::Paperwork what, app::PaperSize paper = app::PaperSize::A4)
{
    const auto made = ui::printout(event, paperRequest(what, paper));
    if (!made)
        throw std::runtime_error(made.error().message);
    take(folder, name, *made);
}

} // namespace

void takePaper(const QDir &folder)
{
    take(folder, u"timing"_s, ui::timingSheet(rules::RulesVersion::Rr10, app::PaperSize::A4));
    ui::Play play;
    play.say(u"tollbooth hq rezzed, femme on tollbooth, runner 2 credits, run on hq, encounters "
             "tollbooth. does he get past tollbooth?"_s);
    take(folder, u"ruling"_s, ui::rulingSheets(ui::wordsOf(play), app::PaperSize::A4));
    take(folder, u"game"_s, ui::playSummarySheet(app::PaperSize::A4));
    using app::Paperwork;
    using tournament::CutForm;
    const auto small = paperEvent({16, 3, {}, {}, {}, true, true});
    take(folder, u"pairings"_s, small, Paperwork::Pairings);
    take(folder, u"pairings-by-name"_s, small, Paperwork::PairingsByName);
    take(folder, u"slips"_s, small, Paperwork::Slips);
    take(folder, u"seating"_s, small, Paperwork::Seating);
    const auto large = paperEvent({300, 3, {}, {}, u"ffg-2017-tome"_s, true, true});
    take(folder, u"pairings-300"_s, large, Paperwork::Pairings);
    take(folder, u"pairings-by-name-300"_s, large, Paperwork::PairingsByName);
    take(folder, u"standings"_s, large, Paperwork::Standings);
    take(folder, u"slips-300"_s, large, Paperwork::Slips, app::PaperSize::Letter);
    const auto sides = paperEvent({24, 3, {}, {}, u"nsg-sss"_s, true, false});
    take(folder, u"pairings-sides"_s, sides, Paperwork::Pairings);
    take(folder, u"slips-sides"_s, sides, Paperwork::Slips);
    auto decks = paperEvent({8, 2, {}, {}, {}, true, false});
    take(folder, u"decklist-blank"_s, decks, Paperwork::BlankDecklist);
    handIn(decks, decks.players[0].id, paperCorpList);
    handIn(decks, decks.players[0].id, paperRunnerList);
    take(folder, u"decklists"_s, decks, Paperwork::Decklists);
    take(folder, u"deck-checks"_s, decks, Paperwork::DeckChecks);
    auto illegal = paperEvent({8, 0, {}, {}, {}, true, true});
    const std::string list =
        std::string(paperCorpList) + "4x Ichi 2.0\n3x SanSan City Gird\n3x Hostile Takeover\n";
    handIn(illegal, illegal.players[1].id, list);
    take(folder, u"decklists-illegal"_s, illegal, Paperwork::Decklists, app::PaperSize::Letter);
    for (const int size : {3, 4, 8, 16}) {
        const auto form = size == 3 ? CutForm::SingleElimination : CutForm::DoubleElimination;
        const auto event = paperEvent({40, 4, size, form, {}, size == 16, true});
        take(folder, u"bracket-%1"_s.arg(size), event, Paperwork::Bracket);
        if (size == 8)
            take(folder, u"report"_s, event, Paperwork::Report);
        if (size == 16)
            take(folder, u"slips-cut"_s, event, Paperwork::Slips);
    }
}

} // namespace testing
