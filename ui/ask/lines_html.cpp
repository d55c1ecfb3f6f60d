// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "lines_html.h"

#include "ui/ask/act_text.h"
#include "ui/ask/table_boxes.h"
#include "ui/rules/html_parts.h"
#include "ui/rules/rules_text.h"

#include <QCoreApplication>
#include <QStringList>

#include <algorithm>
#include <map>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::LinesHtml)
};

QString row(const QString &name, const QString &one, const QString &other)
{
    return element(u"tr"_s,
                   element(u"td"_s, name) + element(u"td"_s, one) + element(u"td"_s, other));
}

QString tableOf(const QString &rows)
{
    return u"<table cellpadding=\"4\" width=\"100%\">"_s + rows + u"</table>"_s;
}

QString actCell(const WorkedOut &one, std::size_t number, const QString &scheme)
{
    if (number >= one.acts.size())
        return u"–"_s;
    const QString text = actText(one.out, one.acts[number], one.out.script[number]);
    return link(scheme, std::to_string(number + 1), text.toHtmlEscaped());
}

/// What each box of the table says, by what the box is.
std::map<QString, std::pair<QString, QString>> saidOn(const rulings::TablePicture &table)
{
    std::map<QString, std::pair<QString, QString>> said;
    for (const BoxRow &row : boxesOf(table))
        for (std::size_t i = 0; i < row.columns.size(); ++i)
            for (const TableBox &box : row.columns[i].boxes) {
                const QString owner =
                    box.kind == BoxKind::Number ? row.columns[i].boxes.front().title : QString();
                said[keyOf(box)] = {owner.isEmpty() ? box.title
                                                    //: a player, and a number of theirs
                                                    : Words::tr("%1: %2").arg(owner, box.title),
                                    box.detail.isEmpty() && box.kind == BoxKind::Card
                                        ? Words::tr("there")
                                        : box.detail};
            }
    return said;
}

QString differencesHtml(const rulings::TablePicture &one, const rulings::TablePicture &other)
{
    const auto here = saidOn(one);
    const auto there = saidOn(other);
    auto all = here;
    all.insert(there.begin(), there.end());
    const auto told = [](const auto &said, const QString &key) {
        const auto found = said.find(key);
        return found == said.end() || found->second.second.isEmpty() ? u"–"_s
                                                                     : found->second.second;
    };
    QString rows;
    for (const auto &[key, said] : all)
        if (told(here, key) != told(there, key))
            rows += row(said.first.toHtmlEscaped(), told(here, key).toHtmlEscaped(),
                        told(there, key).toHtmlEscaped());
    return rows;
}

QString partHtml(const rulings::PartOfWay &part)
{
    QString html = element(u"h4"_s, versionText(part.version).toHtmlEscaped());
    if (!part.why.empty())
        html += element(u"p"_s, capitalized(toQt(part.why)).toHtmlEscaped());
    else if (!part.step.empty())
        html += element(
            u"p"_s, Words::tr("It comes to step %1 %2.")
                        .arg(toQt(part.step), toQt(part.stepTitle)).toHtmlEscaped());
    QString steps;
    for (const rulings::Step &step : part.trace) {
        const QString cited = reasonsText(step.because);
        steps += element(u"li"_s, capitalized(toQt(step.what)).toHtmlEscaped()
                             + (cited.isEmpty() ? QString()
                                                : u"<br>"_s
                                                      + element(u"small"_s, cited.toHtmlEscaped())));
    }
    return html + element(u"ul"_s, steps);
}

} // namespace

std::optional<WorkedOut> workedOut(const Play &play)
{
    if (!play.whole() || !play.answer())
        return {};
    return WorkedOut{play.line(), verdictText(*play.answer()), *play.whole(),
                     play.answer()->asked.question.script};
}

QString linesHtml(const WorkedOut &now, const WorkedOut &kept)
{
    const auto bold = [](const QString &text) { return element(u"b"_s, text.toHtmlEscaped()); };
    QString rows = row({}, bold(Words::tr("This line")), bold(Words::tr("The line kept")));
    rows += row(Words::tr("Answer").toHtmlEscaped(), bold(now.verdict), bold(kept.verdict));
    for (std::size_t i = 0; i < std::max(now.acts.size(), kept.acts.size()); ++i)
        rows += row(Words::tr("Act %1").arg(i + 1).toHtmlEscaped(), actCell(now, i, u"moment"_s),
                    actCell(kept, i, u"kept"_s));
    QString html = tableOf(rows);
    const QString differences = differencesHtml(now.out.table, kept.out.table);
    html += differences.isEmpty()
        ? element(u"p"_s, Words::tr("Both come to the same table.").toHtmlEscaped())
        : element(u"h4"_s, Words::tr("What is not the same at the end").toHtmlEscaped())
            + tableOf(differences);
    return html;
}

QString partingHtml(const Play &play, rules::RulesVersion other)
{
    if (!play.answer())
        return {};
    const auto parting =
        rulings::whereTheyPart(play.version(), other, play.answer()->asked);
    if (!parting)
        return element(u"p"_s, Words::tr("By %1 and %2 these acts go the same way to the end.")
                                   .arg(versionText(play.version()), versionText(other))
                                   .toHtmlEscaped());
    const QString where = parting->acts == 0
        ? Words::tr("They part in the situation itself.")
        //: the number of an act, and what was done
        : Words::tr("They part at act %1: %2").arg(parting->acts).arg(toQt(parting->act));
    QString html = element(u"p"_s, element(u"b"_s, where.toHtmlEscaped()))
        + element(u"p"_s, link(u"moment"_s, std::to_string(parting->acts),
                               Words::tr("Show this moment").toHtmlEscaped()));
    QString rows;
    for (const rulings::Unlike &one : parting->unlike)
        rows += row(capitalized(toQt(one.what)).toHtmlEscaped(), toQt(one.one).toHtmlEscaped(),
                    toQt(one.other).toHtmlEscaped());
    if (!rows.isEmpty())
        html += tableOf(row({}, element(u"b"_s, versionText(play.version()).toHtmlEscaped()),
                            element(u"b"_s, versionText(other).toHtmlEscaped()))
                        + rows);
    return html + partHtml(parting->one) + partHtml(parting->other);
}

} // namespace ui
