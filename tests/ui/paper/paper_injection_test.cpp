// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every document about an event of nasty names, as it is laid out and as another program reads it.
#include "support/nasty_event.h"
#include "support/nasty_names.h"
#include "ui/paper/paper_events.h"
#include "ui/paper/paper_reading.h"
#include "ui/qt_catch.h"

#include "ui/paper/printout.h"
#include "ui/paper/sheet_painter.h"
#include "ui/words/text.h"

using namespace Qt::Literals::StringLiterals;
using app::Paperwork;

namespace {

ui::Printout printed(const tournament::Event &event, Paperwork what)
{
    auto request = testing::paperRequest(what);
    request.penalties = true;
    auto made = ui::printout(event, request);
    if (!made)
        FAIL(made.error().message);
    return *made;
}

/// White space left out: lines are broken and joined.
QString written(const ui::Printout &printout)
{
    QString text;
    for (const auto &sheet : printout.sheets)
        for (const auto &each : sheet.texts)
            text += each.lines.join(u' ') + u'\n';
    return text.remove(u' ').remove(u'\n');
}

} // namespace

TEST_CASE("documents show nasty names as they are and print")
{
    const auto swiss = support::nastyEvent(support::NastyStage::LastSwissRound);
    const auto cut = support::nastyEvent(support::NastyStage::Cut);
    for (const auto what :
         {Paperwork::Pairings, Paperwork::PairingsByName, Paperwork::Slips, Paperwork::Standings,
          Paperwork::Bracket, Paperwork::Seating, Paperwork::Report, Paperwork::Decklists,
          Paperwork::DeckChecks, Paperwork::BlankDecklist}) {
        CAPTURE(static_cast<int>(what));
        const auto printout = printed(what == Paperwork::Bracket ? cut : swiss, what);
        CHECK(support::isHarmless(ui::fromQt(printout.title)));
        for (const auto &sheet : printout.sheets)
            for (const auto &text : sheet.texts)
                for (const QString &line : text.lines) {
                    CAPTURE(line);
                    CHECK(support::isHarmless(ui::fromQt(line)));
                    CHECK(support::standsApart(ui::fromQt(line)));
                }
        CHECK(testing::readPdf(ui::pdfOf(printout)).pages.size() == printout.sheets.size());
        if (what == Paperwork::Pairings || what == Paperwork::Standings)
            for (const QString &name : {u"Smith&Sons"_s, u"<b>Bold</b>Bo"_s, u"&Filip"_s,
                                        u"<script>alert(1)</script>"_s, u"{who}{points}"_s})
                CHECK(written(printout).contains(name));
    }
}

TEST_CASE("codes hold nasty names as they are")
{
    const auto event = support::nastyEvent(support::NastyStage::LastSwissRound);
    QString codes;
    for (const auto &sheet : printed(event, Paperwork::Standings).sheets)
        for (const auto &code : sheet.codes)
            codes += code.text + u'\n';
    CHECK(support::isHarmless(ui::fromQt(codes)));
    for (const QString &name : {u"Smith & Sons: "_s, u"<img src=/etc/passwd>Ida: "_s,
                                u"%1 %2 %n %L1 %%: "_s, u"{who} {points} {player} {n}: "_s})
        CHECK(codes.contains(name));
}
