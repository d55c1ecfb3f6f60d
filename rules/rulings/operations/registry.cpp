// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Every operation of the card language: a new one has its file and two lines here.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/effect_reader.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/play/counted_numbers.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/frames.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <initializer_list>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace rulings {

// Each in the file named after it.
extern const Operation gainCreditsOperation;
extern const Operation loseCreditsOperation;
extern const Operation gainClicksOperation;
extern const Operation loseClicksOperation;
extern const Operation drawOperation;
extern const Operation doDamageOperation;
extern const Operation takeTagsOperation;
extern const Operation removeTagsOperation;
extern const Operation trashOperation;
extern const Operation endRunOperation;
extern const Operation bypassOperation;
extern const Operation breakOperation;
extern const Operation chooseOperation;
extern const Operation payOperation;
extern const Operation mustPayOperation;
extern const Operation mustOneOperation;
extern const Operation togetherOperation;
extern const Operation ifOperation;
extern const Operation modifyOperation;
extern const Operation additionalCostOperation;
extern const Operation nextEncounterOperation;
extern const Operation placeOperation;
extern const Operation removeOperation;
extern const Operation rezOperation;
extern const Operation derezOperation;
extern const Operation addToHandOperation;
extern const Operation traceOperation;
extern const Operation takeBadPublicityOperation;
extern const Operation installOperation;
extern const Operation hostOperation;
extern const Operation swapOperation;
extern const Operation moveToOperation;
extern const Operation searchOperation;
extern const Operation revealOperation;
extern const Operation exposeOperation;
extern const Operation addToScoreAreaOperation;
extern const Operation turnFacedownOperation;
extern const Operation turnFaceupOperation;
extern const Operation convertOperation;
extern const Operation playOperation;
extern const Operation runOperation;
extern const Operation redirectOperation;
extern const Operation accessMoreOperation;
extern const Operation offerAccessOperation;
extern const Operation limitAccessesOperation;
extern const Operation encounterOperation;
extern const Operation addSubroutineOperation;
extern const Operation forbidOperation;
extern const Operation gainSubtypeOperation;
extern const Operation chooseServerOperation;
extern const Operation laterOperation;
extern const Operation psiOperation;
extern const Operation takeCreditsOperation;
extern const Operation jackOutOperation;
extern const Operation lookOperation;
extern const Operation trashTopOperation;
extern const Operation moveCountersOperation;
extern const Operation moveRunOperation;
extern const Operation chooseNumberOperation;
extern const Operation awaitOperation;
extern const Operation trashRandomOperation;
extern const Operation gainSubroutinesOperation;
extern const Operation resolveSubroutineOperation;
extern const Operation moveIceOperation;
extern const Operation arrangeOperation;
extern const Operation scoreOperation;
extern const Operation accessOperation;
extern const Operation nameOperation;
extern const Operation extraTurnOperation;
extern const Operation flipOperation;
extern const Operation noteOperation;
extern const Operation refillOperation;
extern const Operation blankOperation;
extern const Operation advanceOperation;
extern const Operation revealUntilOperation;
extern const Operation switchIdentityOperation;
extern const Operation nameCardOperation;
extern const Operation rearrangeIceOperation;
extern const Operation standoffOperation;
extern const Operation guessOperation;
extern const Operation resolveScoredOperation;
extern const Operation skipSubroutinesOperation;
extern const Operation doubleSubroutinesOperation;
extern const Operation purgeOperation;
extern const Operation chooseAccessesOperation;
extern const Operation mustTrashOperation;
extern const Operation preventOperation;
extern const Operation preventThisOperation;

namespace {

constexpr std::array operations{
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
    &purgeOperation,
    &chooseAccessesOperation,
    &mustTrashOperation,
    &preventOperation,
    &preventThisOperation,
    &awaitOperation,
    &trashRandomOperation,
    &gainSubroutinesOperation,
    &resolveSubroutineOperation,
    &moveIceOperation,
    &arrangeOperation,
    &scoreOperation,
    &accessOperation,
    &nameOperation,
    &extraTurnOperation,
    &flipOperation,
    &noteOperation,
    &refillOperation,
    &blankOperation,
    &advanceOperation,
    &revealUntilOperation,
    &switchIdentityOperation,
    &nameCardOperation,
    &rearrangeIceOperation,
    &standoffOperation,
    &guessOperation,
    &resolveScoredOperation,
    &skipSubroutinesOperation,
    &doubleSubroutinesOperation,
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
        table.say(Sentence::tr("a card that names itself speaks of this copy only"),
                  {"self.this-copy"_rule});
}

} // namespace

std::span<const Operation *const> everyOperation() { return operations; }

std::string_view wordOf(Op op) { return op->word; }

Op operationCalled(std::string_view word)
{
    const auto found = std::ranges::find(operations, word, &Operation::word);
    return found == operations.end() ? nullptr : *found;
}

std::initializer_list<std::string_view> keysOf(Op op) { return op->keys; }

How readHow(Op op, const core::JsonPlace &place) { return op->read ? op->read(place) : How{}; }

const Ability *abilityMadeBy(const Effect &effect)
{
    return effect.op->makes ? effect.op->makes(effect) : nullptr;
}

Remains remainsOf(const Effect &effect)
{
    const auto look = effect.op->remains;
    return look ? look(effect) : Remains::Nothing;
}

bool comesLater(const Effect &effect) { return effect.op == &laterOperation; }

bool onlyDecides(const Effect &effect) { return effect.op->onlyDecides; }

const std::vector<Effect> *partsDone(const Table &table, const Effect &effect,
                                     const Context &context)
{
    const auto look = effect.op->partsDone;
    return look ? look(table, effect, context) : nullptr;
}

std::optional<Zone> putsInto(const Effect &effect, Side owner)
{
    const auto look = effect.op->putsInto;
    return look ? std::optional(look(effect, owner)) : std::nullopt;
}

Sentence soMuchOf(const Effect &effect, int number)
{
    const auto words = effect.op->soMuch;
    return words ? words(effect, number) : Sentence(number);
}

Sentence describe(const Effect &effect, Side owner)
{
    const auto words = effect.op->describe;
    if (!words)
        throw std::logic_error("there are no words for " + std::string(effect.op->word));
    return words(effect, owner);
}

bool couldChange(const Table &table, const Effect &effect, const Context &context)
{
    const auto look = effect.op->couldChange;
    return !look || look(table, effect, context);
}

bool canResolveFully(const Table &table, const Effect &effect, const Context &context)
{
    // What a part before it will choose is not known yet; whether it can choose is asked of that.
    if (effect.of.ref == Ref::Picked && !context.picked.exists())
        return true;
    // Nor how much the part before it comes to.
    if (effect.amount.of == Amount::Of::LastLost)
        return true;
    const auto look = effect.op->canBeWhole;
    return look ? look(table, effect, context) : canChangeAnything(table, {&effect, 1}, context);
}

void resolveOne(Table &table, const Effect &effect, Context &context, std::size_t toCome)
{
    const During resolving(table.frames,
                           Resolving{context.source, playerOf(effect, context), toCome});
    sayWhichCopy(table, effect, context);
    sayHowMuch(table, effect, context);
    if (effect.op->whatCame)
        context.cameToNothing = {};
    effect.op->resolve(table, effect, context);
    if (effect.op->whatCame)
        context.whatCame = effect.op->whatCame;
}

} // namespace rulings
