// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// A card on a judge's phone: its figures, how a deck may hold it on the day of the event, and what
// was ruled about it. Its wording only where the user imported it.
#include "web/judge_pages.h"

#include "rules/cards/date.h"
#include "rules/rulings/describing/card_described.h"
#include "rules/rulings/language/card_models.h"

#include <algorithm>

namespace web {

using core::Json;

namespace {

void addFact(Json &facts, const InLanguage &in, const char *name, const std::string &value)
{
    if (!value.empty())
        facts.push(Json::object({{"name", in(name)}, {"value", value}}));
}

std::string figure(const std::optional<int> &number)
{
    return number ? std::to_string(*number) : std::string();
}

std::string printedIn(const rules::Card &card, const rules::CardLibrary &library)
{
    std::string text;
    for (const auto &printing : card.printings) {
        const auto &pack = library.packs()[printing.pack];
        text += (text.empty() ? "" : ", ") + pack.name + ' ' + std::to_string(printing.position)
            + (pack.released ? " (" + rules::toString(*pack.released) + ')' : std::string());
    }
    return text;
}

Json factsOf(const InLanguage &in, const rules::Card &card, const rules::CardLibrary &library)
{
    Json facts = Json::array();
    addFact(facts, in, Pages::tr("Cost"), figure(card.cost));
    addFact(facts, in, Pages::tr("Advancement"), figure(card.advancementCost));
    addFact(facts, in, Pages::tr("Agenda points"),
            card.type == rules::CardType::Agenda ? std::to_string(card.agendaPoints)
                                                 : std::string());
    addFact(facts, in, Pages::tr("Strength"), figure(card.strength));
    addFact(facts, in, Pages::tr("Trash cost"), figure(card.trashCost));
    addFact(facts, in, Pages::tr("Memory"), figure(card.memory));
    addFact(facts, in, Pages::tr("Influence"), figure(card.influence));
    addFact(facts, in, Pages::tr("Unique"), card.unique ? in(Pages::tr("Yes")) : std::string());
    addFact(facts, in, Pages::tr("Printed in"), printedIn(card, library));
    return facts;
}

std::string listSentence(const InLanguage &in, const rules::RestrictionList *list,
                         rules::CardId card)
{
    if (!list)
        return in(Pages::tr("No list of restrictions was in force."));
    const auto mark = list->mark(card);
    const core::SentenceValue name("list", list->name);
    const core::SentenceValue value("n", mark.value);
    switch (mark.effect) {
    case rules::Effect::None:
        break;
    case rules::Effect::InfluencePenalty:
        return in(Pages::tr("{list}: each copy lowers the influence limit by {n}."), {name, value});
    case rules::Effect::UniversalInfluence:
        return in(Pages::tr("{list}: each copy costs {n} influence more."), {name, value});
    case rules::Effect::Restricted:
        return in(Pages::tr("{list}: restricted; a deck has one restricted title."), {name});
    case rules::Effect::Banned:
    case rules::Effect::BannedSubtype:
        return in(Pages::tr("{list}: banned."), {name});
    case rules::Effect::Points:
        return in(Pages::tr("{list}: costs {n} points."), {name, value});
    }
    return in(Pages::tr("{list} says nothing about it."), {name});
}

/// How a deck may hold it on the day the event is played.
Json standingOf(const Visit &visit, rules::CardId id, const rules::Card &card, rules::Date day)
{
    const InLanguage &in = visit.in;
    const auto &ofDecks = visit.stage->cards ? visit.stage->cards->rules() : rules::deckRules();
    Json lines = Json::array();
    if (!card.released || day < *card.released)
        lines.push(in(Pages::tr("Not released by then.")));
    lines.push(listSentence(in, ofDecks.listOn(day), id));
    lines.push(in(Pages::tr("At most {n} in a deck."), {{"n", rules::deckLimit(card, day)}}));
    for (const auto &change : card.limitChanges)
        lines.push(in(Pages::tr("From {day}: at most {n} in a deck."),
                      {{"day", rules::toString(change.from)}, {"n", change.limit}}));
    if (card.uniqueSince)
        lines.push(
            in(Pages::tr("From {day}: unique."), {{"day", rules::toString(*card.uniqueSince)}}));
    return lines;
}

Json entriesNaming(const Visit &visit, const rules::Card &card)
{
    Json entries = Json::array();
    for (const auto &entry : rules::reference().entries())
        if (std::ranges::find(entry.cards, card.title) != entry.cards.end())
            entries.push(Json::object({{"path", entryPath(visit, entry.id)},
                                       {"title", entry.title},
                                       {"versions", editionsText(entry.editions())}}));
    return entries;
}

/// As the engine reads it, in words made of its model, and what that leaves out.
void addReading(Json &view, const InLanguage &in, const rules::Card &card)
{
    const auto known = rules::cardLibrary().findTitle(card.title);
    const auto read =
        known ? rulings::describeCard(rulings::cardModel(*known)) : rulings::DescribedCard();
    Json clauses = Json::array();
    for (const rulings::DescribedClause &clause : read.clauses)
        clauses.push(clause.text);
    std::string left;
    if (!read.missing.empty()) {
        left = in(Pages::tr("Left out: {what}"), {{"what", read.missing}});
        for (const std::string &sentence : read.underivable)
            left += ' ' + sentence;
    }
    view.set("reading_words", in(Pages::tr("As the engine reads this card")));
    view.set("known", rulings::howMuchIsKnown(read.known));
    view.set("clauses", clauses);
    view.set("left", left.empty() ? Json(false) : Json(left));
}

} // namespace

std::string typeText(const rules::Card &card)
{
    std::string text = std::string(rules::nameOf(card.faction)) + ", "
        + std::string(core::toWord(rules::cardTypeWords, card.type));
    for (const auto &subtype : card.subtypes)
        text += ", " + subtype;
    return text;
}

std::string cardPath(const Visit &visit, const std::string &title)
{
    return "/judge/card?title=" + escaped(title) + versionQuery(visit);
}

Response cardPage(const Visit &visit)
{
    const InLanguage &in = visit.in;
    const auto &library = visit.stage->cards ? visit.stage->cards->library() : rules::cardLibrary();
    const auto id = library.findTitle(field(visit.request.query, "title"));
    if (!id)
        return notFound(visit);
    const auto &card = library[*id];
    const auto day = rules::parseDate(visit.event().details.date)
                         .value_or(rules::dateOf(visit.now.milliseconds));
    Json view = ownFrame(visit, "/judge/rules");
    view.set("title", card.title);
    view.set("type", typeText(card));
    view.set("facts", factsOf(in, card, library));
    view.set("wording", false);
    if (visit.stage->rules) {
        const auto &texts = visit.stage->rules->texts();
        if (const auto text = texts.find(library.keyOf(*id)); text != texts.end())
            view.set("wording", text->second);
    }
    view.set("standing_words",
             in(Pages::tr("Deck building on {day}"), {{"day", rules::toString(day)}}));
    view.set("standing", standingOf(visit, *id, card, day));
    addReading(view, in, card);
    const Json entries = entriesNaming(visit, card);
    view.set("entries_words", in(Pages::tr("Rulings that name it")));
    view.set("none_words", entries.asArray()->empty() ? Json(in(Pages::tr("None."))) : Json(false));
    view.set("entries", entries);
    return page(visit, "card", view);
}

} // namespace web
