// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules_sheets.h"

#include "rules/reference/play_summary.h"
#include "ui/paper/table_sheets.h"
#include "ui/rules/rules_text.h"
#include "ui/words/text.h"

#include <QCoreApplication>

#include <array>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct RulesSheetsWords {
    Q_DECLARE_TR_FUNCTIONS(ui::RulesSheets)
};

QSizeF sizeOf(app::PaperSize paper)
{
    app::PrintRequest request;
    request.paper = paper;
    return ui::sizeOf(request);
}

/// As short as the charts of the documents have it.
QString letterOf(rules::Window window)
{
    switch (window) {
    case rules::Window::PaidAbilities:
        return RulesSheetsWords::tr("P", "paid abilities");
    case rules::Window::RezNonIce:
        return RulesSheetsWords::tr("R", "rez cards other than ice");
    case rules::Window::RezApproachedIce:
        return RulesSheetsWords::tr("I", "rez the approached ice");
    case rules::Window::ScoreAgendas:
        return RulesSheetsWords::tr("S", "score agendas");
    case rules::Window::BreakSubroutines:
        return RulesSheetsWords::tr("B", "break subroutines");
    case rules::Window::JackOut:
        return RulesSheetsWords::tr("J", "jack out");
    case rules::Window::TakeActions:
        return RulesSheetsWords::tr("A", "take actions");
    }
    return {};
}

/// On as many lines of the letterhead as it needs.
QStringList legend(const QSizeF &paper)
{
    const QString apart = u" · "_s;
    QStringList lines;
    for (const auto &[window, word] : rules::windowWords) {
        //: a letter of the chart and what it stands for
        const QString text =
            RulesSheetsWords::tr("%1: %2").arg(letterOf(window), windowText(window));
        if (!lines.isEmpty()
            && widthOf(lines.back() + apart + text, factLettering) <= bodyOf(paper).width())
            lines.back() += apart + text;
        else
            lines.append(text);
    }
    return lines;
}

QString lettersOf(const rules::TimingStep &step, rules::TimingKind kind, rules::Side side)
{
    QStringList letters;
    for (const auto &[window, word] : rules::windowWords)
        if (step.windows.contains(window) && rules::mayUse(side, window, kind))
            letters.append(letterOf(window));
    return letters.join(u' ');
}

PaperSection timingSection(const rules::TimingStructure &structure)
{
    PaperSection section;
    section.heading = timingKindText(structure.kind);
    section.columns = {{RulesSheetsWords::tr("Step"), Qt::AlignLeft, false, true},
                       {RulesSheetsWords::tr("What happens"), Qt::AlignLeft, true},
                       {RulesSheetsWords::tr("Corp"), Qt::AlignLeft, false, true},
                       {RulesSheetsWords::tr("Runner"), Qt::AlignLeft, false, true}};
    for (const rules::TimingStep &step : structure.steps)
        section.rows.push_back(
            {{toQt(step.id), toQt(step.title), lettersOf(step, structure.kind, rules::Side::Corp),
              lettersOf(step, structure.kind, rules::Side::Runner)},
             {}});
    return section;
}

} // namespace

Printout timingSheet(rules::RulesVersion version, app::PaperSize paper)
{
    PaperTables tables;
    tables.head.event = RulesSheetsWords::tr("Timing of turns and runs");
    tables.head.title = versionText(version);
    tables.head.facts = legend(sizeOf(paper));
    tables.twoColumns = true;
    tables.inHand = true;
    constexpr std::array kinds{rules::TimingKind::Run, rules::TimingKind::CorpTurn,
                               rules::TimingKind::RunnerTurn};
    for (const rules::TimingKind kind : kinds)
        tables.sections.push_back(timingSection(rules::timingStructure(version, kind)));
    return {tables.head.event + u" – " + tables.head.title, layTables(tables, sizeOf(paper))};
}

Printout playSummarySheet(app::PaperSize paper)
{
    PaperTables tables;
    tables.head.event = RulesSheetsWords::tr("The game on one page");
    tables.head.title = RulesSheetsWords::tr("What holds in every version of the rules");
    tables.inHand = true;
    for (const rules::SummarySection &each : rules::playSummary()) {
        PaperSection section;
        section.heading = toQt(each.title);
        section.columns = {{QString(), Qt::AlignLeft, false, true},
                           {QString(), Qt::AlignLeft, true}};
        for (const rules::SummaryPoint &point : each.points)
            section.rows.push_back({{toQt(point.subject), toQt(point.text)}, {}});
        tables.sections.push_back(std::move(section));
    }
    return {tables.head.event, layTables(tables, sizeOf(paper))};
}

} // namespace ui
