// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every operation of the card language, in the order of Op.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/effect_reader.h"
#include "rules/rulings/language/how.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <initializer_list>
#include <optional>
#include <string_view>
#include <vector>

namespace rulings {

namespace {

constexpr std::array<const Operation *, opWords.size()> operations{
    &gainCreditsOperation,
    &loseCreditsOperation,
    &gainClicksOperation,
    &loseClicksOperation,
    &drawOperation,
    &doDamageOperation,
    &takeTagsOperation,
    &removeTagsOperation,
    &trashOperation,
    &endRunOperation,
    &bypassOperation,
    &breakOperation,
    &chooseOperation,
    &payOperation,
    &mustPayOperation,
    &mustOneOperation,
    &togetherOperation,
    &ifOperation,
    &modifyOperation,
    &additionalCostOperation,
    &nextEncounterOperation,
    &placeOperation,
    &removeOperation,
    &rezOperation,
    &derezOperation,
    &addToHandOperation,
    &traceOperation,
    &takeBadPublicityOperation,
    &installOperation,
    &hostOperation,
    &swapOperation,
    &moveToOperation,
    &searchOperation,
    &shuffleOperation,
    &revealOperation,
    &exposeOperation,
    &addToScoreAreaOperation,
    &turnFacedownOperation,
    &turnFaceupOperation,
    &convertOperation,
    &playOperation,
    &runOperation,
    &redirectOperation,
    &accessMoreOperation,
    &offerAccessOperation,
    &limitAccessesOperation,
    &encounterOperation,
    &addSubroutineOperation,
    &forbidOperation,
    &gainSubtypeOperation,
    &chooseServerOperation,
    &laterOperation,
    &psiOperation,
    &takeCreditsOperation,
    &jackOutOperation,
    &lookOperation,
    &trashTopOperation,
    &moveCountersOperation,
    &moveRunOperation,
    &chooseNumberOperation,
};

/// Text that names its own card means this copy alone.
void sayWhichCopy(const Table &table, const Effect &effect, const Context &context)
{
    if (effect.of.ref != Ref::Self || !context.source.exists())
        return;
    const CardModel *card = table.state[context.source].card;
    const auto copies = std::ranges::count_if(table.state.objects, [&](const Object &object) {
        return object.card == card || (!card->title.empty() && object.card->title == card->title);
    });
    if (copies > 1)
        table.say("a card that names itself speaks of this copy only", {"self.this-copy"_rule});
}

} // namespace

const Operation &operationOf(Op op) { return *operations[static_cast<std::size_t>(op)]; }

std::initializer_list<std::string_view> keysOf(Op op) { return operationOf(op).keys; }

How readHow(Op op, const core::JsonPlace &place)
{
    const auto read = operationOf(op).read;
    return read ? read(place) : How{};
}

Remains remainsOf(const Effect &effect)
{
    const auto look = operationOf(effect.op).remains;
    return look ? look(effect) : Remains::Nothing;
}

bool onlyDecides(const Effect &effect) { return operationOf(effect.op).onlyDecides; }

const std::vector<Effect> *partsDone(const Table &table, const Effect &effect,
                                     const Context &context)
{
    const auto look = operationOf(effect.op).partsDone;
    return look ? look(table, effect, context) : nullptr;
}

std::optional<Zone> putsInto(const Effect &effect, Side owner)
{
    const auto look = operationOf(effect.op).putsInto;
    return look ? std::optional(look(effect, owner)) : std::nullopt;
}

bool couldChange(const Table &table, const Effect &effect, const Context &context)
{
    const auto look = operationOf(effect.op).couldChange;
    return !look || look(table, effect, context);
}

bool canResolveFully(const Table &table, const Effect &effect, const Context &context)
{
    // What a part before it will choose is not known yet; whether it can choose is asked of that.
    if (effect.of.ref == Ref::Picked && !context.picked.exists())
        return true;
    const auto look = operationOf(effect.op).canBeWhole;
    return look ? look(table, effect, context) : canChangeAnything(table, {&effect, 1}, context);
}

void resolveOne(Table &table, const Effect &effect, Context &context, std::size_t toCome)
{
    const During resolving(table.frames,
                           Resolving{context.source, playerOf(effect, context), toCome});
    sayWhichCopy(table, effect, context);
    operationOf(effect.op).resolve(table, effect, context);
}

} // namespace rulings
