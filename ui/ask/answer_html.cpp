// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ask_text.h"

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/card_models.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "ui/rules/html_parts.h"
#include "ui/rules/rules_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::AnswerHtml)
};

using rulings::Answer;
using rulings::Confidence;

QString standing(const Answer &answer)
{
    const QString version = versionText(answer.version);
    switch (answer.confidence) {
    case Confidence::Derived:
        return Words::tr("Derived from the rules in force (%1).").arg(version);
    case Confidence::Assumed:
        return Words::tr("⚠ This rests on the judge's reading of a card; the rest is derived (%1).")
            .arg(version);
    case Confidence::Conditional:
        return Words::tr("It depends on what is not known or not chosen (%1).").arg(version);
    case Confidence::Conflict:
    case Confidence::NotDerivable:
        return Words::tr("Not derivable by %1.").arg(version);
    }
    return {};
}

QString citation(const rules::Reference &reference, const rulings::RuleCitation &cited)
{
    const QString text =
        Words::tr("%1, “%2”").arg(toQt(cited.document), toQt(placeOf(cited))).toHtmlEscaped();
    const rules::Entry *entry = entryFor(reference, cited);
    return entry ? link(u"entry"_s, entry->id, text) : link(u"find"_s, cited.section, text);
}

/// A sentence of the engine for people: abilities go by their cards, numbers by their plurals.
QString told(const core::Json &document, const std::string &text)
{
    QString sentence = toQt(text);
    static const QRegularExpression ability(u"\\b([\\w-]+#[\\w-]+)"_s);
    for (auto match = ability.match(sentence); match.hasMatch(); match = ability.match(sentence))
        sentence.replace(match.capturedStart(), match.capturedLength(),
                         abilityLabel(document, fromQt(match.captured(1))));
    static const QRegularExpression one(u"\\b1 ([a-z]+)\\(s\\)"_s);
    sentence.replace(one, u"1 \\1"_s).replace(u"(s)"_s, u"s"_s);
    if (!sentence.isEmpty())
        sentence[0] = sentence[0].toUpper();
    return sentence.toHtmlEscaped();
}

QString whyHtml(const rules::Reference &reference, const AskedAnswer &shown)
{
    QString steps;
    for (const rulings::TraceLine &line : shown.answer.trace) {
        QString cites;
        std::vector<rulings::RuleCitation> seen;
        for (const rulings::Reason &reason : line.because)
            for (const rulings::RuleCitation &cited : reason.citations)
                if (std::ranges::find(seen, cited) == seen.end()) {
                    seen.push_back(cited);
                    cites += (cites.isEmpty() ? u"<br>"_s : u" · "_s) + citation(reference, cited);
                }
        steps += element(u"li"_s, told(shown.document, line.what) + element(u"small"_s, cites));
    }
    return steps.isEmpty() ? QString()
                           : element(u"h4"_s, Words::tr("Why")) + element(u"ol"_s, steps);
}

QString listHtml(const QString &heading, const QStringList &items)
{
    QString html;
    for (const QString &item : items)
        html += element(u"li"_s, item);
    return items.isEmpty() ? QString() : element(u"h4"_s, heading) + element(u"ul"_s, html);
}

/// "tags = 3": a fact and a value it is looked at with.
struct Looked {
    QString fact;
    QString value;
};

Looked lookedAt(const AskedAnswer &shown, const rulings::Alternative &one)
{
    const QString when = toQt(one.when);
    const auto equals = when.indexOf(u" = "_s);
    if (equals < 0 || when.indexOf(u" = "_s, equals + 1) >= 0)
        return {told(shown.document, one.when), {}};
    return {reportLabel(shown.document, fromQt(when.left(equals))).toHtmlEscaped(),
            when.mid(equals + 3).toHtmlEscaped()};
}

/// Values that follow each other and come to the same are told together.
QString alternativesHtml(const AskedAnswer &shown)
{
    const auto &all = shown.answer.alternatives;
    QStringList items;
    for (std::size_t first = 0, next = 0; first < all.size(); first = next) {
        const Looked from = lookedAt(shown, all[first]);
        Looked to = from;
        for (next = first + 1; next < all.size() && all[next].verdict == all[first].verdict; ++next)
            if (const Looked looked = lookedAt(shown, all[next]);
                looked.fact == from.fact && !looked.value.isEmpty())
                to = looked;
            else
                break;
        const QString verdict =
            verdictText(shown.document, shown.asked, all[first].verdict).toHtmlEscaped();
        if (from.value.isEmpty())
            items.append(Words::tr("If %1: %2").arg(from.fact, verdict));
        else if (from.value == to.value)
            //: a fact, its value, and the verdict then
            items.append(Words::tr("%1 %2: %3").arg(from.fact, from.value, verdict));
        else
            //: a fact, its least and its greatest value, and the verdict then
            items.append(
                Words::tr("%1 %2 to %3: %4").arg(from.fact, from.value, to.value, verdict));
    }
    return listHtml(Words::tr("It depends on"), items);
}

QString othersHtml(const AskedAnswer &shown)
{
    QStringList items;
    for (const Answer &other : shown.others) {
        const bool differs =
            other.confidence != Confidence::NotDerivable && other.verdict != shown.answer.verdict;
        const QString text = Words::tr("%1: %2")
                                 .arg(versionText(other.version), headline(shown, other))
                                 .toHtmlEscaped();
        items.append(differs ? element(u"b"_s, u"≠ "_s + text) : text);
    }
    return listHtml(Words::tr("By other versions"), items);
}

/// Of cards whose text the engine does not know, or not whole: what holds all the same.
QString certainHtml(const AskedAnswer &shown)
{
    QStringList items;
    for (const asking::NamedCard &card : asking::namedCards(shown.document)) {
        const auto known = asking::modelled(card);
        if (!known || *known == rulings::Modelled::Full || card.byJudge)
            continue;
        const auto id = rules::cardLibrary().findTitle(card.title);
        const rulings::CardModel &model = rulings::cardModel(*id);
        const QString type = toQt(core::toWord(rules::cardTypeWords, model.type)).toHtmlEscaped();
        const QString title = link(u"card"_s, card.title, escaped(card.title));
        items.append(*known == rulings::Modelled::None
                         ? Words::tr("%1: its text is not modelled, so nothing that hangs on it is "
                                     "derived. It is certain that it is of type %2.")
                               .arg(title, type)
                         : Words::tr("%1: part of its text is not modelled (%2).")
                               .arg(title, escaped(model.uncovered)));
    }
    return listHtml(Words::tr("Cards the rules engine does not know whole"), items);
}

/// What players may do in the step of the question, by the version in force.
QString windowsHtml(const AskedAnswer &shown)
{
    if (shown.answer.confidence != Confidence::NotDerivable || shown.asked.cases.empty())
        return {};
    const core::Json *at = asking::valueAt(shown.document, "state/at");
    if (!at || !at->asString())
        return {};
    const std::string &where = *at->asString();
    const auto slash = where.find('/');
    const auto kind = core::fromWord(rules::timingKindWords, where.substr(0, slash));
    if (!kind || slash == std::string::npos)
        return {};
    const auto &structure = rules::timingStructure(shown.answer.version, *kind);
    const rules::TimingStep *step = structure.findTopic(where.substr(slash + 1));
    if (!step)
        return {};
    QStringList items;
    for (const rules::Side side : {rules::Side::Corp, rules::Side::Runner})
        if (const QString may = windowsText(*step, *kind, side); !may.isEmpty())
            items.append(side == rules::Side::Corp ? Words::tr("The Corp: %1").arg(may)
                                                   : Words::tr("The Runner: %1").arg(may));
    return listHtml(Words::tr("What may be done in this step"), items);
}

} // namespace

QString headline(const AskedAnswer &shown, const Answer &answer)
{
    switch (answer.confidence) {
    case Confidence::Conflict:
    case Confidence::NotDerivable:
        return Words::tr("No verdict: the head judge decides.");
    case Confidence::Conditional:
        if (answer.verdict.empty())
            return Words::tr("It depends.");
        break;
    case Confidence::Derived:
    case Confidence::Assumed:
        break;
    }
    return verdictText(shown.document, shown.asked, answer.verdict);
}

const rules::Entry *entryFor(const rules::Reference &reference,
                             const rulings::RuleCitation &citation)
{
    const rules::Entry *found = nullptr;
    for (const rules::Entry &entry : reference.entries())
        for (const rules::Passage &passage : entry.passages)
            for (const rules::Source &source : passage.sources) {
                if (source.section != citation.section
                    || rules::factsOf(source.document).title != citation.document)
                    continue;
                if (entry.title == citation.section)
                    return &entry;
                if (!found && entry.kind != rules::EntryKind::Difference)
                    found = &entry;
            }
    return found;
}

std::vector<std::string> citedEntries(const rules::Reference &reference, const Answer &answer)
{
    std::vector<std::string> ids;
    for (const rulings::TraceLine &line : answer.trace)
        for (const rulings::Reason &reason : line.because)
            for (const rulings::RuleCitation &cited : reason.citations)
                if (const rules::Entry *entry = entryFor(reference, cited);
                    entry && std::ranges::find(ids, entry->id) == ids.end())
                    ids.push_back(entry->id);
    return ids;
}

QString answerHtml(const rules::Reference &reference, const AskedAnswer &shown)
{
    const Answer &answer = shown.answer;
    const QString verdict = headline(shown, answer);
    QString html = element(u"h2"_s, verdict.toHtmlEscaped())
        + element(u"p"_s, element(u"i"_s, standing(answer).toHtmlEscaped()));
    if (!answer.why.empty())
        html += element(u"p"_s, told(shown.document, answer.why));
    if (!shown.changedFact.isEmpty() && !shown.verdictBefore.isEmpty())
        html += element(
            u"p"_s,
            (verdict == shown.verdictBefore
                 ? Words::tr("Changed: %1. The verdict stays the same.").arg(shown.changedFact)
                 : Words::tr("Changed: %1. Before it was: %2")
                       .arg(shown.changedFact, shown.verdictBefore))
                .toHtmlEscaped());
    html += alternativesHtml(shown) + certainHtml(shown) + windowsHtml(shown)
        + whyHtml(reference, shown) + othersHtml(shown);
    QStringList notApplied;
    for (const rulings::NotApplied &one : answer.notApplied)
        notApplied.append(told(shown.document, one.why));
    html += listHtml(Words::tr("What does not decide it"), notApplied);
    QStringList assumed;
    for (const std::string &assumption : answer.assumptions)
        assumed.append(told(shown.document, assumption));
    return html + listHtml(Words::tr("Assumed"), assumed);
}

} // namespace ui
