// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "comparison.h"

#include "rules/rulings/answering/telling.h"
#include "ui/ask/act_text.h"
#include "ui/ask/outcome.h"
#include "ui/rules/html_parts.h"
#include "ui/rules/rules_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct ComparisonWords {
    Q_DECLARE_TR_FUNCTIONS(ui::Comparison)
};

using rulings::Act;
using rulings::PlayedOut;

const std::vector<Act> &playedActs(const WorkedOut &line) { return line.asked.question.script; }

QString boldly(const QString &text) { return element(u"b"_s, text.toHtmlEscaped()); }

QString paragraph(const QString &text) { return element(u"p"_s, text.toHtmlEscaped()); }

QString rowOf(const QStringList &cells)
{
    QString html;
    for (const QString &cell : cells)
        html += element(u"td"_s, cell);
    return element(u"tr"_s, html);
}

QString tableOf(const QString &rows)
{
    return u"<table cellpadding=\"4\" width=\"100%\">"_s + rows + u"</table>"_s;
}

/// What was done last there, as the way to both tables then; the moment in sight is marked.
QString momentCell(const WorkedOut &line, std::size_t acts, std::size_t shown)
{
    if (acts > playedActs(line).size())
        return u"–"_s;
    const QString text = acts == 0
        ? ComparisonWords::tr("Before the first act")
        //: the number of an act, and what was done
        : ComparisonWords::tr("%1. %2").arg(acts).arg(
              actText(line.out, playedActs(line)[acts - 1], line.out.script[acts - 1]));
    const QString way = link(u"both"_s, std::to_string(acts), text.toHtmlEscaped());
    //: the moment that is shown
    return acts == shown ? element(u"b"_s, ComparisonWords::tr("▶ %1").arg(way)) : way;
}

PlayedOut playedTo(rules::RulesVersion version, const rulings::Asked &asked, std::size_t acts)
{
    return rulings::playOut(version, rulings::upTo(asked, acts), rulings::Enumerate::Nothing);
}

/// The first act that is another one; 0 where the table is another before anything is done.
std::optional<std::size_t> partingOf(const WorkedOut &now, const WorkedOut &kept)
{
    const core::Json *here = now.line.situation.document.find("state");
    const core::Json *there = kept.line.situation.document.find("state");
    if (!here || !there || *here != *there)
        return 0;
    const auto &one = playedActs(now);
    const auto &other = playedActs(kept);
    const auto [at, same] = std::ranges::mismatch(one, other);
    if (at == one.end() && same == other.end())
        return {};
    return static_cast<std::size_t>(at - one.begin()) + 1;
}

QString partHtml(const rulings::PartOfWay &part)
{
    QString html = element(u"h4"_s, versionText(part.version).toHtmlEscaped());
    if (!part.why.empty())
        html += paragraph(capitalized(toQt(part.why)));
    else if (!part.step.empty())
        html += paragraph(ComparisonWords::tr("It comes to step %1 %2.")
                              .arg(toQt(part.step), toQt(part.stepTitle)));
    QString steps;
    for (const rulings::Step &step : part.trace) {
        const QString cited = reasonsText(step.because);
        steps += element(u"li"_s,
                         capitalized(toQt(step.what)).toHtmlEscaped()
                             + (cited.isEmpty()
                                    ? QString()
                                    : u"<br>"_s + element(u"small"_s, cited.toHtmlEscaped())));
    }
    return html + element(u"ul"_s, steps);
}

/// What each of them makes of the act, and what is not the same then.
QString reasonsHtml(const rulings::Parting &parting)
{
    QString rows;
    for (const rulings::Unlike &one : parting.unlike)
        rows += rowOf({capitalized(toQt(one.what)).toHtmlEscaped(), toQt(one.one).toHtmlEscaped(),
                       toQt(one.other).toHtmlEscaped()});
    if (!rows.isEmpty())
        rows = tableOf(rowOf({{},
                              boldly(versionText(parting.one.version)),
                              boldly(versionText(parting.other.version))})
                       + rows);
    return rows + partHtml(parting.one) + partHtml(parting.other);
}

} // namespace

std::optional<WorkedOut> workedOut(const Play &play)
{
    if (!play.whole() || !play.answer())
        return {};
    const AskedAnswer &answer = *play.answer();
    return WorkedOut{play.line(), answerText(play), answer.asked, answer.acts, *play.whole()};
}

Comparison compareLines(const WorkedOut &now, const WorkedOut &kept,
                        std::optional<std::size_t> acts)
{
    Comparison shown;
    const std::size_t most = std::max(playedActs(now).size(), playedActs(kept).size());
    shown.parting = partingOf(now, kept);
    shown.acts = std::min(acts.value_or(shown.parting.value_or(most)), most);
    const rules::RulesVersion version = now.out.version;
    shown.one = {ComparisonWords::tr("This line"), now.verdict,
                 playedTo(version, now.asked, shown.acts)};
    shown.other = {ComparisonWords::tr("The line kept"), kept.verdict,
                   playedTo(version, kept.asked, shown.acts)};
    const QString where = !shown.parting ? ComparisonWords::tr("Both lines are the same.")
        : *shown.parting == 0
        ? ComparisonWords::tr("They part before the first act: the table is another one.")
        : ComparisonWords::tr("They part at act %1.").arg(*shown.parting);
    QString rows = rowOf({boldly(shown.one.name), boldly(shown.other.name)});
    for (std::size_t i = 0; i <= most; ++i)
        rows += rowOf({momentCell(now, i, shown.acts), momentCell(kept, i, shown.acts)});
    shown.html = element(u"p"_s, boldly(where)) + tableOf(rows);
    return shown;
}

Comparison compareVersions(const WorkedOut &now, rules::RulesVersion other,
                           std::optional<std::size_t> acts)
{
    Comparison shown;
    const rules::RulesVersion here = now.out.version;
    const std::size_t most = playedActs(now).size();
    const auto parting = rulings::whereTheyPart(here, other, now.asked);
    if (parting)
        shown.parting = parting->acts;
    shown.acts = std::min(acts.value_or(shown.parting.value_or(most)), most);
    shown.one = {versionText(here), now.verdict, playedTo(here, now.asked, shown.acts)};
    shown.other = {versionText(other),
                   toQt(rulings::headline(
                       now.asked, rulings::answer(other, rulings::upTo(now.asked, now.acts)))),
                   playedTo(other, now.asked, shown.acts)};
    const QString where = !parting
        ? ComparisonWords::tr("By %1 and %2 these acts go the same way to the end.")
              .arg(versionText(here), versionText(other))
        : parting->acts == 0 ? ComparisonWords::tr("They part in the situation itself.")
                             //: the number of an act, and what was done
                             : ComparisonWords::tr("They part at act %1: %2")
                                   .arg(parting->acts)
                                   .arg(capitalized(toQt(parting->act)));
    QString rows;
    for (std::size_t i = 0; i <= most; ++i)
        rows += rowOf({momentCell(now, i, shown.acts)});
    shown.html = element(u"p"_s, boldly(where)) + tableOf(rows);
    if (parting)
        shown.html += reasonsHtml(*parting);
    return shown;
}

} // namespace ui
