// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/playing_out/card_picture.h"

#include "core/strict_reader.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/playing_out/picture.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/hosting.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/subroutines.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/values.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// What a player looks at, by what the card is and where it lies.
std::vector<Value> valuesOf(const Object &object)
{
    const bool installed = isInstalled(object);
    switch (object.card->type) {
    case CardType::Ice:
        return {Value::Strength, Value::RezCost};
    case CardType::Agenda:
        return {Value::AdvancementRequirement};
    case CardType::Asset:
    case CardType::Upgrade:
        return {Value::RezCost, Value::TrashCost};
    case CardType::Program:
        return object.card->strength || !installed
            ? std::vector{installed ? Value::Strength : Value::InstallCost, Value::MemoryCost}
            : std::vector{Value::MemoryCost};
    case CardType::Hardware:
    case CardType::Resource:
        return installed ? std::vector<Value>{} : std::vector{Value::InstallCost};
    case CardType::Event:
    case CardType::Operation:
        return {Value::PlayCost};
    default:
        return {};
    }
}

CardNumber numberOf(const Table &table, ObjectId id, Value kind)
{
    CardNumber number{std::string(core::toWord(valueWords, kind)),
                      nameOf(kind).inWords(TableNames(table.state)),
                      {},
                      printedOn(*table.state[id].card, kind)};
    try {
        number.number = value(table, kind, id);
    } catch (const NotDerivable &) {
        // nobody can say: it has no number
    }
    return number;
}

std::vector<CardNumber> countersOn(const Table &table, ObjectId id)
{
    std::vector<CardNumber> counters;
    for (const auto &[kind, word] : counterWords)
        if (const int there = table.state[id].counter(kind); there > 0)
            counters.push_back({std::string(word),
                                counted(there, kind).inWords(TableNames(table.state)), there,
                                std::nullopt});
    return counters;
}

std::vector<std::string> subtypesOf(const Table &table, ObjectId id)
{
    std::vector<std::string> subtypes = table.state[id].card->subtypes;
    std::erase_if(subtypes, [&](const std::string &subtype) {
        try {
            return !hasSubtype(table, id, subtype);
        } catch (const NotDerivable &) {
            return false;
        }
    });
    return subtypes;
}

/// How it lies, where that can be seen.
Sentence howItLies(const CardPicture &card)
{
    const bool corp = card.owner == Side::Corp;
    if (!card.installed || !card.faceup)
        return {};
    if (corp && card.type != CardType::Agenda)
        return *card.faceup ? Sentence::tr("rezzed") : Sentence::tr("not rezzed");
    return *card.faceup ? Sentence() : Sentence::tr("facedown");
}

Sentence inWords(const CardPicture &card)
{
    std::vector<Sentence> parts{Sentence::plain(card.title)};
    if (Sentence how = howItLies(card); !how.empty())
        parts.push_back(std::move(how));
    for (const CardNumber &number : card.values)
        if (number.number && number.key == core::toWord(valueWords, Value::Strength))
            parts.push_back(Sentence::tr("strength {number}", {{"number", *number.number}}));
    for (const CardNumber &counter : card.counters)
        parts.push_back(Sentence::plain(counter.name));
    if (card.encountered)
        parts.push_back(Sentence::tr("encountered"));
    else if (card.approached)
        parts.push_back(Sentence::tr("approached"));
    if (card.accessed)
        parts.push_back(Sentence::tr("being accessed"));
    return Sentence::list(parts);
}

} // namespace

CardPicture pictureOf(const Table &table, ObjectId id)
{
    const State &state = table.state;
    const Object &object = state[id];
    CardPicture card;
    card.object = object.name;
    card.title = TableNames(state, true).nameOf(id);
    card.owner = object.owner;
    card.type = object.card->type;
    card.zone = object.zone;
    if (object.faceupKnown || object.faceup)
        card.faceup = object.faceup;
    card.installed = isInstalled(object);
    card.active = isActive(state, id);
    card.modelled = object.card->modelled;
    card.counters = countersOn(table, id);
    for (const Value kind : valuesOf(object))
        card.values.push_back(numberOf(table, id, kind));
    card.subtypes = subtypesOf(table, id);
    card.subroutines = static_cast<std::size_t>(subroutineCount(table, id));
    const Run &run = state.run;
    if (run.brokenOf == id)
        for (std::size_t i = 0; i < run.broken.size(); ++i)
            if (run.broken[i])
                card.broken.push_back(static_cast<int>(i) + 1);
    card.encountered = run.on && run.ice == id && run.encountering;
    card.approached = run.on && run.ice == id && !run.encountering
        && std::ranges::find(run.passed, id) == run.passed.end();
    card.accessed = run.accessing == id;
    card.words = inWords(card).inWords(TableNames(state));
    for (const ObjectId hosted : hostedOn(state, id))
        card.hosted.push_back(pictureOf(table, hosted));
    return card;
}

} // namespace rulings
