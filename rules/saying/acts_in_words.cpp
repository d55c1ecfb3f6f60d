// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/acts_in_words.h"

#include "core/english.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/state.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts.h"
#include "rules/saying/moments.h"

#include <algorithm>

namespace saying {

using core::English;
using core::Json;
using rules::Side;

std::string simpleInWords(std::string_view verb, Side by)
{
    const bool corp = by == Side::Corp;
    if (verb == "draw")
        return corp ? English::tr("the Corp draws a card for a click")
                    : English::tr("the Runner draws a card for a click");
    if (verb == "gain-credit")
        return corp ? English::tr("the Corp takes a credit for a click")
                    : English::tr("the Runner takes a credit for a click");
    if (verb == "purge")
        return English::tr("the Corp purges virus counters");
    if (verb == "remove-tag")
        return English::tr("the Runner removes a tag");
    if (verb == "jack-out")
        return English::tr("the Runner jacks out");
    if (verb == "continue")
        return English::tr("the Runner goes on with the run");
    return corp ? English::tr("the Corp ends its actions")
                : English::tr("the Runner ends their actions");
}

std::string spendInWords(Side by, int credits)
{
    return by == Side::Corp
        ? English::tr("the Corp spends {n} credit", "the Corp spends {n} credits", credits)
        : English::tr("the Runner spends {n} credit", "the Runner spends {n} credits", credits);
}

std::string playInWords(const Draft &draft, const std::string &card)
{
    return draft.sideOf(card) == Side::Corp
        ? English::tr("the Corp plays {card}", {{"card", draft.nameOf(card)}})
        : English::tr("the Runner plays {card}", {{"card", draft.nameOf(card)}});
}

std::string installInWords(const Draft &draft, const std::string &card)
{
    return draft.sideOf(card) == Side::Corp
        ? English::tr("the Corp installs {card}", {{"card", draft.nameOf(card)}})
        : English::tr("the Runner installs {card}", {{"card", draft.nameOf(card)}});
}

std::string rezInWords(const Draft &draft, const std::string &card)
{
    return English::tr("the Corp rezzes {card}", {{"card", draft.nameOf(card)}});
}

std::string scoreInWords(const Draft &draft, const std::string &card)
{
    return English::tr("the Corp scores {card}", {{"card", draft.nameOf(card)}});
}

std::string advanceInWords(const Draft &draft, const std::string &card)
{
    return English::tr("the Corp advances {card}", {{"card", draft.nameOf(card)}});
}

std::string accessInWords(const Draft &draft, const std::string &card)
{
    return English::tr("the Runner accesses {card}", {{"card", draft.nameOf(card)}});
}

std::string stealInWords(const Draft &draft, const std::string &card)
{
    return English::tr("the Runner steals {card}", {{"card", draft.nameOf(card)}});
}

std::string trashInWords(const Draft &draft, const std::string &card, Side by)
{
    return by == Side::Corp ? English::tr("the Corp trashes {card} for a click and 2 credits",
                                          {{"card", draft.nameOf(card)}})
                            : English::tr("the Runner trashes {card} for its trash cost",
                                          {{"card", draft.nameOf(card)}});
}

std::string discardInWords(const Draft &draft, const std::string &card)
{
    return English::tr("{card} is discarded", {{"card", draft.nameOf(card)}});
}

std::string chooseInWords(const Draft &draft, const std::string &card)
{
    return English::tr("{card} is chosen", {{"card", draft.nameOf(card)}});
}

std::string chooseInWords(const Draft &draft, const std::string &card, rules::Side by)
{
    return by == rules::Side::Corp
        ? English::tr("the Corp chooses {card}", {{"card", draft.nameOf(card)}})
        : English::tr("the Runner chooses {card}", {{"card", draft.nameOf(card)}});
}

std::string declineInWords(const Draft &draft, const std::string &card)
{
    return English::tr("{card}: declined", {{"card", draft.nameOf(card)}});
}

std::string useInWords(const Draft &draft, const std::string &card, std::string_view ability)
{
    const std::string words = abilityInWords(draft, card, ability);
    return words.empty() ? English::tr("{card} is used", {{"card", draft.nameOf(card)}})
                         : English::tr("{card} is used: {ability}",
                                       {{"card", draft.nameOf(card)}, {"ability", words}});
}

std::string abilityInWords(const Draft &draft, const std::string &card, std::string_view ability)
{
    std::string own(ability);
    std::ranges::replace(own, '-', ' ');
    const rulings::CardModel *model = draft.modelOf(card);
    if (!model)
        return own;
    const rulings::State nobody;
    const rulings::TableNames names(nobody);
    const auto wordsOf = [&](std::string_view id) {
        return rulings::whichOf(*model, id).inWords(names);
    };
    std::string words = wordsOf(ability);
    // What one line says in parts is called alike.
    const bool isAlone = std::ranges::none_of(model->abilities, [&](const auto &other) {
        return other.id != ability && wordsOf(other.id) == words;
    });
    return words.empty() || isAlone ? words : own;
}

namespace {

/// "use Jackson Howard (shuffle)": the ability by its name where the card has several.
std::string toUse(const Draft &draft, const std::string &ability)
{
    const std::string card = ability.substr(0, ability.find('#'));
    const std::string words =
        abilityInWords(draft, card, ability.substr(std::min(ability.size(), card.size() + 1)));
    return !words.empty()
        ? English::tr("use {card} ({ability})", {{"card", draft.nameOf(card)}, {"ability", words}})
        : English::tr("use {card}", {{"card", draft.nameOf(card)}});
}

/// "rez Tollbooth"; empty: there are no words for it.
std::string toDo(const Draft &draft, const Json &act)
{
    const auto &[verb, value] = act.asObject()->front();
    const std::string object = value.asString() ? *value.asString() : std::string();
    const std::string card = draft.nameOf(object);
    if ((verb == "use" || verb == "respond") && !act.find("break"))
        return toUse(draft, object);
    if (verb == "decline" && object.find('#') != std::string::npos)
        //: what a player may do: "use Security Testing"
        return English::tr("decline to {act}", {{"act", toUse(draft, object)}});
    if (verb == "decline" && draft.typeOf(object) == rules::CardType::Agenda)
        return English::tr("decline to steal {card}", {{"card", card}});
    if (verb == "rez")
        return English::tr("rez {card}", {{"card", card}});
    if (verb == "score")
        return English::tr("score {card}", {{"card", card}});
    if (verb == "advance")
        return English::tr("advance {card}", {{"card", card}});
    if (verb == "play")
        return English::tr("play {card}", {{"card", card}});
    const Json *gone = act.find("for");
    if (verb == "install" && gone && gone->asArray() && gone->asArray()->empty())
        return English::tr("install {card} without trashing anything for it", {{"card", card}});
    if (verb == "install")
        return English::tr("install {card}", {{"card", card}});
    if (verb == "steal")
        return English::tr("steal {card}", {{"card", card}});
    if (verb == "access")
        return English::tr("access {card}", {{"card", card}});
    if (verb == "trash")
        return English::tr("trash {card} for its trash cost", {{"card", card}});
    if (verb == "trash_resource")
        return English::tr("trash {card} for a click and 2 credits", {{"card", card}});
    if (verb == "run")
        return English::tr("run on {server}", {{"server", object}});
    if (verb == "purge")
        return English::tr("purge virus counters");
    if (verb == "remove_tag")
        return English::tr("remove a tag");
    return verb == "jack_out" ? English::tr("jack out") : std::string();
}

} // namespace

std::string mayInWords(const Draft &draft, Side by, const Json &act, const std::string &says)
{
    const bool isAct = act.asObject() && !act.asObject()->empty();
    const std::string what = isAct ? toDo(draft, act) : std::string();
    if (what.empty())
        return English::tr("is this allowed: {act}?", {{"act", says}});
    //: what a player may do: "rez Tollbooth"
    return by == Side::Corp ? English::tr("may the Corp {act}?", {{"act", what}})
                            : English::tr("may the Runner {act}?", {{"act", what}});
}

std::string askedInWords(const Draft &draft, const SaidAct &said)
{
    return said.asks.empty() ? mayInWords(draft, said.by, said.acts.back(), said.says) : said.asks;
}

std::string momentInWords(std::string_view step)
{
    return English::tr("the moment is taken to be: {step}", {{"step", titleOfStep(step)}});
}

} // namespace saying
