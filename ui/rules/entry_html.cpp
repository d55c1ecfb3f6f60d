// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules_text.h"

#include "rules/rulings/describing/card_described.h"
#include "rules/rulings/language/card_models.h"
#include "ui/rules/html_parts.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct EntryHtmlWords {
    Q_DECLARE_TR_FUNCTIONS(ui::EntryHtml)
};

using rules::Entry;
using rules::Passage;
using rules::Reference;

QString entryLink(const Entry &entry) { return link(u"entry"_s, entry.id, escaped(entry.title)); }

/// Paragraphs, with those that begin with "- " as a list.
QString paragraphs(const std::vector<std::string> &texts)
{
    QString html;
    bool list = false;
    for (const std::string &text : texts) {
        const bool point = text.starts_with("- ");
        if (point != list)
            html += point ? u"<ul>"_s : u"</ul>"_s;
        list = point;
        html += point ? element(u"li"_s, escaped(std::string_view(text).substr(2)))
                      : element(u"p"_s, escaped(text));
    }
    return list ? QString(html + u"</ul>"_s) : html;
}

QString sources(const Passage &passage)
{
    QString html;
    for (const rules::Source &source : passage.sources)
        html += (html.isEmpty() ? QString() : u"<br>"_s) + sourceText(source).toHtmlEscaped();
    return u"<p><i>"_s + html + u"</i></p>"_s;
}

QString passageHtml(const Passage &passage, bool held)
{
    QString heading = editionsText(passage.editions).toHtmlEscaped();
    if (isCarriedOver(passage))
        heading = EntryHtmlWords::tr("%1 (the Rules Reference does not repeat it)").arg(heading);
    if (!held)
        heading = EntryHtmlWords::tr("Otherwise: %1").arg(heading);
    QString html = element(u"h4"_s, heading) + paragraphs(passage.text);
    QString answers;
    for (const rules::ShortAnswer &answer : passage.answers)
        answers += element(
            u"li"_s, escaped(answer.question) + u' ' + element(u"b"_s, escaped(answer.answer)));
    if (!answers.isEmpty())
        html += element(u"p"_s, EntryHtmlWords::tr("In short:")) + element(u"ul"_s, answers);
    return html + sources(passage);
}

bool isHeld(const Entry &entry, const Passage &passage, const RulesFrame &frame)
{
    return !frame.version || entry.kind == rules::EntryKind::Difference
        || entry.kind == rules::EntryKind::TournamentRule
        || passage.editions.contains(rules::editionOf(*frame.version));
}

/// Both answers side by side.
QString differenceHtml(const Entry &difference)
{
    QString rows;
    for (const Passage &passage : difference.passages) {
        QString said;
        for (const std::string &text : passage.text)
            said += (said.isEmpty() ? QString() : u"<br>"_s) + escaped(text);
        rows += u"<tr><td><b>"_s + editionsText(passage.editions).toHtmlEscaped()
            + u"</b>&nbsp;</td><td>"_s + said + u"</td></tr>"_s;
    }
    return element(u"p"_s, u"≠ "_s + entryLink(difference) + u": "_s + escaped(difference.question))
        + u"<table border=\"1\" cellspacing=\"0\" cellpadding=\"4\">"_s + rows + u"</table>"_s;
}

QString links(const Reference &reference, std::span<const std::size_t> positions)
{
    QString html;
    for (const std::size_t position : positions)
        html += (html.isEmpty() ? QString() : u" · "_s) + entryLink(reference[position]);
    return html;
}

QString timingLink(const Entry &entry)
{
    for (const auto &[kind, word] : rules::timingKindWords)
        if (entry.kind == rules::EntryKind::TimingStep && entry.id.starts_with(word))
            return element(
                u"p"_s,
                link(u"timing"_s, entry.id, EntryHtmlWords::tr("Show it in the timing chart")));
    return {};
}

QString fact(const QString &name, const QString &value)
{
    return value.isEmpty() ? QString()
                           : u"<tr><td>"_s + name.toHtmlEscaped() + u"&nbsp;&nbsp;</td><td>"_s
            + value.toHtmlEscaped() + u"</td></tr>"_s;
}

QString number(const std::optional<int> &value)
{
    return value ? QString::number(*value) : QString();
}

QString sentence(rules::ListMark mark, const QString &list)
{
    switch (mark.effect) {
    case rules::Effect::None:
        return EntryHtmlWords::tr("%1 says nothing about it.").arg(list);
    case rules::Effect::InfluencePenalty:
        return EntryHtmlWords::tr("%1: each copy lowers the influence limit by %n.", nullptr,
                                  mark.value)
            .arg(list);
    case rules::Effect::UniversalInfluence:
        return EntryHtmlWords::tr("%1: each copy costs %n influence more.", nullptr, mark.value)
            .arg(list);
    case rules::Effect::Restricted:
        return EntryHtmlWords::tr("%1: restricted; a deck has one restricted title.").arg(list);
    case rules::Effect::Banned:
    case rules::Effect::BannedSubtype:
        return EntryHtmlWords::tr("%1: banned.").arg(list);
    case rules::Effect::Points:
        return EntryHtmlWords::tr("%1: costs %n point(s).", nullptr, mark.value).arg(list);
    }
    return {};
}

QString factsOf(const rules::Card &card, const rules::CardLibrary &library)
{
    QStringList subtypes;
    for (const std::string &subtype : card.subtypes)
        subtypes.append(toQt(subtype));
    QStringList printings;
    for (const rules::Printing &printing : card.printings) {
        const rules::Pack &pack = library.packs()[printing.pack];
        printings.append(
            pack.released
                ? EntryHtmlWords::tr("%1 %2 (%3)")
                      .arg(toQt(pack.name))
                      .arg(printing.position)
                      .arg(toQt(toString(*pack.released)))
                : EntryHtmlWords::tr("%1 %2").arg(toQt(pack.name)).arg(printing.position));
    }
    return u"<table>"_s + fact(EntryHtmlWords::tr("Faction"), toQt(nameOf(card.faction)))
        + fact(EntryHtmlWords::tr("Type"), toQt(core::toWord(rules::cardTypeWords, card.type)))
        + fact(EntryHtmlWords::tr("Subtypes"), subtypes.join(u" - "_s))
        + fact(EntryHtmlWords::tr("Cost"), number(card.cost))
        + fact(EntryHtmlWords::tr("Advancement"), number(card.advancementCost))
        + fact(EntryHtmlWords::tr("Agenda points"),
               card.type == rules::CardType::Agenda ? QString::number(card.agendaPoints)
                                                    : QString())
        + fact(EntryHtmlWords::tr("Strength"), number(card.strength))
        + fact(EntryHtmlWords::tr("Trash cost"), number(card.trashCost))
        + fact(EntryHtmlWords::tr("Influence"), number(card.influence))
        + fact(EntryHtmlWords::tr("Unique"), card.unique ? EntryHtmlWords::tr("yes") : QString())
        + fact(EntryHtmlWords::tr("Printed in"), printings.join(u", "_s)) + u"</table>"_s;
}

/// What the engine knows of the card: its clauses in words made of the model, and what is left out.
QString readingHtml(const rules::Card &card)
{
    const auto known = rules::cardLibrary().findTitle(card.title);
    const auto read =
        known ? rulings::describeCard(rulings::cardModel(*known)) : rulings::DescribedCard();
    QString html = element(u"h4"_s, EntryHtmlWords::tr("As the engine reads this card"))
        + element(u"p"_s, escaped(rulings::howMuchIsKnown(read.known)));
    QString clauses;
    for (const rulings::DescribedClause &clause : read.clauses)
        clauses += element(u"li"_s, escaped(clause.text));
    if (!clauses.isEmpty())
        html += element(u"ul"_s, clauses);
    if (read.missing.empty())
        return html;
    QString unanswered;
    for (const std::string &sentence : read.underivable)
        unanswered += u' ' + escaped(sentence);
    //: of a card's text: what is not known of it
    return html
        + element(u"p"_s,
                  EntryHtmlWords::tr("Left out: %1").arg(escaped(read.missing)) + unanswered);
}

} // namespace

QString entryHtml(const Reference &reference, std::size_t position, const RulesFrame &frame)
{
    const Entry &entry = reference[position];
    QString html = element(u"h2"_s, escaped(entry.title))
        + element(u"p"_s, kindText(entry.kind).toHtmlEscaped());
    if (!entry.question.empty())
        html += element(u"p"_s, element(u"b"_s, escaped(entry.question)));
    for (const bool held : {true, false})
        for (const Passage &passage : entry.passages)
            if (isHeld(entry, passage, frame) == held) {
                html += passageHtml(passage, held);
            }
    html += timingLink(entry);
    if (const auto differences = reference.differences(position); !differences.empty()) {
        html += element(u"h4"_s, EntryHtmlWords::tr("Differs between versions"));
        for (const std::size_t difference : differences)
            html += differenceHtml(reference[difference]);
    }
    QString cards;
    for (const std::string &card : entry.cards)
        cards += (cards.isEmpty() ? QString() : u" · "_s) + link(u"card"_s, card, escaped(card));
    if (!cards.isEmpty())
        html += element(u"h4"_s, EntryHtmlWords::tr("Cards")) + element(u"p"_s, cards);
    if (const QString related = links(reference, reference.related(position)); !related.isEmpty())
        html += element(u"h4"_s, EntryHtmlWords::tr("See also")) + element(u"p"_s, related);
    return html;
}

QString cardHtml(const Reference &reference, const app::CardStore &cards, rules::CardId id,
                 const RulesFrame &frame)
{
    const rules::Card &card = cards.library()[id];
    QString html = element(u"h2"_s, escaped(card.title)) + factsOf(card, cards.library());
    if (const auto texts = cards.texts()) {
        const auto text = texts->find(cards.library().keyOf(id));
        if (text != texts->end())
            html += element(u"p"_s, element(u"i"_s, escaped(text->second)));
    }
    html += readingHtml(card);
    const QString day = toQt(toString(frame.day));
    html += element(u"h4"_s, EntryHtmlWords::tr("Deck building on %1").arg(day));
    if (!card.released || frame.day < *card.released)
        html += element(u"p"_s, EntryHtmlWords::tr("Not released by then."));
    const rules::RestrictionList *list = cards.rules().listOn(frame.day);
    html += element(u"p"_s,
                    list ? sentence(list->mark(id), toQt(list->name)).toHtmlEscaped()
                         : EntryHtmlWords::tr("No list of restrictions was in force."));
    html += element(u"p"_s, EntryHtmlWords::tr("At most %n in a deck.", nullptr, card.deckLimit));
    QString changes;
    for (const rules::LimitChange &change : card.limitChanges)
        changes +=
            element(u"li"_s,
                    EntryHtmlWords::tr("From %1: at most %n in a deck.", nullptr, change.limit)
                        .arg(toQt(toString(change.from))));
    if (card.uniqueSince)
        changes += element(
            u"li"_s, EntryHtmlWords::tr("From %1: unique.").arg(toQt(toString(*card.uniqueSince))));
    QString rulings;
    for (const Entry &entry : reference.entries()) {
        if (std::ranges::find(entry.cards, card.title) == entry.cards.end())
            continue;
        QString &part = entry.kind == rules::EntryKind::Erratum ? changes : rulings;
        part += element(
            u"li"_s, entryLink(entry) + u" – "_s + editionsText(entry.editions()).toHtmlEscaped());
    }
    if (!changes.isEmpty())
        html += element(u"h4"_s, EntryHtmlWords::tr("Errata")) + element(u"ul"_s, changes);
    html += element(u"h4"_s, EntryHtmlWords::tr("Rulings that name it"))
        + (rulings.isEmpty() ? element(u"p"_s, EntryHtmlWords::tr("None."))
                             : element(u"ul"_s, rulings));
    return html;
}

} // namespace ui
