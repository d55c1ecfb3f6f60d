// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruling_text.h"

#include "app/sentences/sentences.h"
#include "core/words.h"
#include "rules/timing/timing.h"
#include "ui/rules/html_parts.h"
#include "ui/rules/rules_text.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct RulingTextWords {
    Q_DECLARE_TR_FUNCTIONS(ui::RulingText)
};

using tournament::Event;
using tournament::Ruling;
using tournament::RulingBasis;

QString basisText(RulingBasis basis)
{
    switch (basis) {
    case RulingBasis::Judge:
        return RulingTextWords::tr("The judge's reading of the rules.");
    case RulingBasis::Derived:
        return RulingTextWords::tr("Derived from the rules in force.");
    case RulingBasis::StatedAbility:
        return RulingTextWords::tr("Derived, with an ability of a card as the judge reads it.");
    }
    return {};
}

QString playersText(const Event &event, const Ruling &ruling)
{
    QStringList names;
    for (const tournament::PlayerId player : ruling.players)
        names.append(toQt(app::nameOf(event, player)));
    return names.join(u" – "_s);
}

} // namespace

RuleRow rulingRow(const Event &event, std::size_t position)
{
    const Ruling &ruling = event.rulings[position];
    //: where a ruling was given, and by whom
    const QString source =
        RulingTextWords::tr("%1, by %2").arg(rulingPlaceText(ruling), toQt(ruling.judge));
    QUrl target;
    target.setScheme(u"ruling"_s);
    target.setPath(QString::number(position));
    return {toQt(ruling.question),
            RulingTextWords::tr("Ruled at this event"),
            element(u"b"_s, escaped(ruling.answer)),
            source,
            target,
            {}};
}

QString rulingHtml(const rules::Reference &reference, const Event &event, std::size_t position)
{
    if (position >= event.rulings.size())
        return element(u"p"_s, RulingTextWords::tr("This ruling was taken back."));
    const Ruling &ruling = event.rulings[position];
    QString html = element(u"h2"_s, escaped(ruling.question))
        + element(u"p"_s, element(u"b"_s, escaped(ruling.answer)));
    QStringList facts{rulingPlaceText(ruling), playersText(event, ruling),
                      RulingTextWords::tr("Judge: %1").arg(toQt(ruling.judge))};
    if (ruling.minutes > 0)
        facts.append(RulingTextWords::tr("%n minute(s) of extra time", nullptr, ruling.minutes));
    if (const auto version = core::fromWord(rules::rulesVersionWords, ruling.version))
        facts.append(versionText(*version));
    facts.removeAll(QString());
    html += element(u"p"_s, facts.join(u" · "_s).toHtmlEscaped());
    html += element(u"p"_s, element(u"i"_s, basisText(ruling.basis).toHtmlEscaped()));
    QString cited;
    for (const std::string &id : ruling.entries)
        if (const rules::Entry *entry = reference.find(id))
            cited += (cited.isEmpty() ? QString() : u" · "_s)
                + link(u"entry"_s, entry->id, escaped(entry->title));
    if (!cited.isEmpty())
        html += element(u"h4"_s, RulingTextWords::tr("It cites")) + element(u"p"_s, cited);
    if (!ruling.situation.empty())
        html += element(u"p"_s,
                        link(u"situation"_s, std::to_string(position),
                             RulingTextWords::tr("Show it at the table").toHtmlEscaped()));
    return html;
}

} // namespace ui
