// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ask_text.h"

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/depending.h"
#include "rules/rulings/answering/telling.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/card_models.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/rulebook_reader.h"
#include "rules/rulings/language/vocabulary.h"
#include "ui/rules/html_parts.h"
#include "ui/rules/rules_text.h"

#include <QCoreApplication>
#include <QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct AnswerHtmlWords {
    Q_DECLARE_TR_FUNCTIONS(ui::AnswerHtml)
};

using rulings::Answer;
using rulings::Confidence;

QString citation(const rules::Reference &reference, const rulings::RuleCitation &cited)
{
    const QString text = citationText(cited).toHtmlEscaped();
    const rules::Entry *entry = entryFor(reference, cited);
    return entry ? link(u"entry"_s, entry->id, text) : link(u"find"_s, cited.section, text);
}

/// A sentence of the engine, as it begins a line.
QString told(const std::string &text) { return capitalized(toQt(text)).toHtmlEscaped(); }

/// The way to the moment of a step; empty where nothing is played.
QString momentLink(const AskedAnswer &shown, const rulings::Step &step)
{
    if (shown.asked.question.script.empty())
        return {};
    const QString text = step.played == 0 ? AnswerHtmlWords::tr("before the first act")
                                          : AnswerHtmlWords::tr("after act %1").arg(step.played);
    return u"<br>"_s + link(u"moment"_s, std::to_string(step.played), text.toHtmlEscaped());
}

QString stepHtml(const rules::Reference &reference, const AskedAnswer &shown,
                 const rulings::Step &step)
{
    QString cites = momentLink(shown, step);
    std::vector<rulings::RuleCitation> seen;
    for (const rulings::Reason &reason : step.because)
        for (const rulings::RuleCitation &cited : reason.citations)
            if (std::ranges::find(seen, cited) == seen.end()) {
                seen.push_back(cited);
                cites += (cites.isEmpty() ? u"<br>"_s : u" · "_s) + citation(reference, cited);
            }
    return told(step.what) + element(u"small"_s, cites);
}

/// What the rule says, and why it does not decide here.
QString undecisiveHtml(const rules::Reference &reference, const rulings::Undecisive &one)
{
    const rulings::Rule *rule = rulings::ruleCatalogue().find(one.rule);
    QString why = u"<br>"_s + told(one.why);
    for (const rulings::RuleCitation &cited : one.where.citations)
        why += u" · "_s + citation(reference, cited);
    return told(rule ? core::ofData(rule->says) : one.rule) + element(u"small"_s, why);
}

/// Steps that belong under others are in lists of their own. Folded are those, and all that come
/// before the last few: what decides stands at the end.
QString whyHtml(const rules::Reference &reference, const AskedAnswer &shown)
{
    constexpr int most = 5;
    const auto &trace = shown.answer.trace;
    if (trace.empty())
        return {};
    const auto isTop = [](const rulings::Step &step) { return step.depth == 0; };
    const auto tops = static_cast<int>(std::ranges::count_if(trace, isTop));
    const int first = shown.unfolded ? 1 : std::max(1, tops - most + 1);
    QString steps;
    int top = 0;
    std::size_t depth = 0;
    for (const rulings::Step &step : trace) {
        if (isTop(step))
            ++top;
        if (top < first || (!shown.unfolded && !isTop(step) && top > 0))
            continue;
        for (; depth < step.depth; ++depth)
            steps += u"<ul>"_s;
        for (; depth > step.depth; --depth)
            steps += u"</ul>"_s;
        steps += element(u"li"_s, stepHtml(reference, shown, step));
    }
    for (; depth > 0; --depth)
        steps += u"</ul>"_s;
    const auto hidden = static_cast<int>(trace.size()) - (tops - first + 1);
    QString fold;
    if (shown.unfolded)
        fold = link(u"steps"_s, "decisive", AnswerHtmlWords::tr("Only the steps that decide"));
    else if (hidden > 0)
        fold = link(u"steps"_s, "all", AnswerHtmlWords::tr("%n more step(s)", nullptr, hidden));
    // Numbers only where all are shown: a list of Qt 6.4 begins with 1.
    return element(u"h4"_s, AnswerHtmlWords::tr("Why")) + element(u"p"_s, fold)
        + element(first > 1 ? u"ul"_s : u"ol"_s, steps);
}

QString listHtml(const QString &heading, const QStringList &items)
{
    QString html;
    for (const QString &item : items)
        html += element(u"li"_s, item);
    return items.isEmpty() ? QString() : element(u"h4"_s, heading) + element(u"ul"_s, html);
}

QString alternativesHtml(const AskedAnswer &shown)
{
    QStringList items;
    for (const std::string &one : rulings::alternativesInWords(shown.asked, shown.answer))
        items.append(told(one));
    return listHtml(AnswerHtmlWords::tr("It depends on"), items);
}

QString othersHtml(const AskedAnswer &shown)
{
    QStringList items;
    for (const Answer &other : shown.others) {
        const bool differs =
            other.confidence != Confidence::NotDerivable && other.verdict != shown.answer.verdict;
        const QString text =
            AnswerHtmlWords::tr("%1: %2")
                .arg(versionText(other.version), toQt(rulings::headline(shown.asked, other)))
                .toHtmlEscaped();
        items.append(differs ? element(u"b"_s, u"≠ "_s + text) : text);
    }
    return listHtml(AnswerHtmlWords::tr("By other versions"), items);
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
                         ? AnswerHtmlWords::tr(
                               "%1: its text is not modelled, so nothing that hangs on it is "
                               "derived. It is certain that it is of type %2.")
                               .arg(title, type)
                         : AnswerHtmlWords::tr("%1: part of its text is not modelled (%2).")
                               .arg(title, escaped(model.uncovered)));
    }
    return listHtml(AnswerHtmlWords::tr("Cards the rules engine does not know whole"), items);
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
            items.append(side == rules::Side::Corp
                             ? AnswerHtmlWords::tr("The Corp: %1").arg(may)
                             : AnswerHtmlWords::tr("The Runner: %1").arg(may));
    return listHtml(AnswerHtmlWords::tr("What may be done in this step"), items);
}

} // namespace

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
                if (entry.title == citation.section || entry.title == citation.part)
                    return &entry;
                if (!found && entry.kind != rules::EntryKind::Difference)
                    found = &entry;
            }
    return found;
}

std::vector<std::string> citedEntries(const rules::Reference &reference, const Answer &answer)
{
    std::vector<std::string> ids;
    for (const rulings::Step &line : answer.trace)
        for (const rulings::Reason &reason : line.because)
            for (const rulings::RuleCitation &cited : reason.citations)
                if (const rules::Entry *entry = entryFor(reference, cited);
                    entry && std::ranges::find(ids, entry->id) == ids.end())
                    ids.push_back(entry->id);
    return ids;
}

QString capitalized(QString text)
{
    const auto letter =
        std::ranges::find_if(text, [](QChar one) { return one.isLetterOrNumber(); });
    if (letter != text.end())
        *letter = letter->toUpper(); // behind the marks that isolate it
    return text;
}

QString citationText(const rulings::RuleCitation &cited)
{
    const QString place = toQt(placeOf(cited));
    if (place.startsWith(u'“') && place.endsWith(u'”')) // a word of cards, as the glossary heads it
        return u"%1, %2"_s.arg(toQt(cited.document), place);
    //: a document and a place in it
    return AnswerHtmlWords::tr("%1, “%2”").arg(toQt(cited.document), place);
}

bool isAskedBefore(const AskedAnswer &shown)
{
    return shown.acts < shown.asked.question.script.size();
}

QString verdictText(const AskedAnswer &shown)
{
    return toQt(rulings::headline(shown.asked, shown.answer));
}

QString standingText(const Answer &answer)
{
    const QString version = versionText(answer.version);
    if (answer.unplayable)
        return AnswerHtmlWords::tr("Ruled out by the rules in force (%1).").arg(version);
    switch (answer.confidence) {
    case Confidence::Derived:
        return AnswerHtmlWords::tr("Derived from the rules in force (%1).").arg(version);
    case Confidence::Assumed:
        return AnswerHtmlWords::tr(
                   "⚠ This rests on the judge's reading of a card; the rest is derived (%1).")
            .arg(version);
    case Confidence::Conditional:
        return AnswerHtmlWords::tr("It depends on what is not known or not chosen (%1).")
            .arg(version);
    case Confidence::Conflict:
    case Confidence::NotDerivable:
        return AnswerHtmlWords::tr("Not derivable by %1.").arg(version);
    }
    return {};
}

QStringList questionsIn(const QString &text)
{
    static const QRegularExpression behind(u"(?<=\\?)\\s+"_s);
    return text.split(behind, Qt::SkipEmptyParts);
}

namespace {

/// Not a long line of the story, which stands above; the sentence around it has a full stop.
QString changedText(QString what)
{
    constexpr qsizetype most = 80;
    if (what.size() > most)
        return AnswerHtmlWords::tr("the text");
    while (what.endsWith(u'.') || what.endsWith(u'?'))
        what.chop(1);
    return what;
}

} // namespace

QString answerHtml(const rules::Reference &reference, const AskedAnswer &shown)
{
    const Answer &answer = shown.answer;
    const QString verdict = verdictText(shown);
    QString html = element(u"p"_s, element(u"i"_s, standingText(answer).toHtmlEscaped()));
    if (!answer.why.empty() && !answer.unplayable) // which the headline says
        html += element(u"p"_s, told(answer.why));
    if (const QString changed = changedText(shown.changedFact);
        !changed.isEmpty() && !shown.verdictBefore.isEmpty())
        html += element(
            u"p"_s,
            (verdict == shown.verdictBefore
                 ? AnswerHtmlWords::tr("Changed: %1. The verdict stays the same.").arg(changed)
                 : AnswerHtmlWords::tr("Changed: %1. Before it was: %2")
                       .arg(changed, shown.verdictBefore))
                .toHtmlEscaped());
    html += alternativesHtml(shown) + certainHtml(shown) + windowsHtml(shown)
        + whyHtml(reference, shown) + othersHtml(shown);
    QStringList notApplied;
    for (const rulings::Undecisive &one : answer.notApplied)
        notApplied.append(undecisiveHtml(reference, one));
    html += listHtml(AnswerHtmlWords::tr("What does not decide it"), notApplied);
    QStringList assumed;
    for (const std::string &assumption : answer.assumptions)
        assumed.append(told(assumption));
    return html + listHtml(AnswerHtmlWords::tr("Assumed"), assumed);
}

} // namespace ui
