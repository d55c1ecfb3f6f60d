// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `choose` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/looking.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/record.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

How readChoiceHow(const core::JsonPlace &place)
{
    ChoiceHow how;
    fill(how.remembered, place, "remembered");
    return how;
}

/// What is chosen for a while is told even where there was no choice. `open`: nobody has said so.
void sayRemembered(const Table &table, const Effect &effect, const Context &context, bool open)
{
    const Sentence::Arguments said{{"player", playerOf(effect, context)},
                                   {"cards", Sentence(context.picked)}};
    const Sentence what = open ? Sentence::tr("suppose {player} chooses {cards}", said)
                               : Sentence::tr("{player} chooses {cards}", said);
    if (table.record.trace.empty() || table.record.trace.back().what != what)
        table.say(what, {"effect.resolve"_rule});
}

void resolveChoose(Table &table, const Effect &effect, Context &context)
{
    State &state = table.state;
    const std::size_t choices = table.choices.size();
    const auto picked = chosenCards(table, effect, context);
    context.picked = picked.empty() ? ObjectId{} : picked.front();
    if (picked.size() > 1 || effect.upTo)
        for (const ObjectId id : picked)
            context.looked.emplace_back(id, state[id].copy);
    if (effect.as<ChoiceHow>().remembered) {
        state[context.source].chosen = context.picked;
        if (context.picked.exists()) {
            state[context.source].chosenCopy = state[context.picked].copy;
            sayRemembered(table, effect, context, table.choices.size() > choices);
            if (state[context.source].card->copiesText)
                table.say(Sentence::tr("{card} has the text of {other} from now on",
                                       {{"card", context.source}, {"other", context.picked}}),
                          {"effect.resolve"_rule});
        }
    }
}

Sentence sayChooseAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("{card} is chosen", {{"card", whatIsMeant(table, effect, context)}});
}

Sentence describeChoose(const Effect &effect, Side owner)
{
    const Sentence cards = describeTaken(effect, owner);
    const Side side = playerMeant(effect, owner);
    return effect.as<ChoiceHow>().remembered
        ? Sentence::tr("{player} chooses, and this copy remembers: {cards}",
                       {{"player", side}, {"cards", cards}})
        : Sentence::tr("{player} chooses {cards}", {{"player", side}, {"cards", cards}});
}

} // namespace

extern const Operation chooseOperation{.word = "choose",
                                       .keys = {"op", "player", "n", "up_to", "of", "remembered"},
                                       .read = readChoiceHow,
                                       .resolve = resolveChoose,
                                       .canBeWhole = hasEnough,
                                       .inWords = sayChooseAsOption,
                                       .needsChoice = choosesCards,
                                       .onlyDecides = true,
                                       .describe = describeChoose};

} // namespace rulings
