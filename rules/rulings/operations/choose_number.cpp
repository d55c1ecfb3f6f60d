// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `choose-number` of the card language.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/not_derivable.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/credits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/asked_for.h"
#include "rules/rulings/table/cannot.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"
#include "rules/rulings/table/trial.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace rulings {

namespace {

/// A second limit, where the text or a ruling on it has two.
struct NumberHow {
    std::optional<Amount> most;
    bool any = false; ///< no limit at all
};

How readNumberHow(const core::JsonPlace &place)
{
    NumberHow how;
    if (const auto most = place.get("at_most"))
        how.most = readAmount(*most);
    fill(how.any, place, "unlimited");
    return how;
}

/// “X credits” may be paid with all that may be spent for that.
bool isOfOwnCredits(const Amount &amount, Side side, const Context &context)
{
    return amount.of == Amount::Of::Player && amount.playerNumber == PlayerNumber::Credits
        && amount.isAsCounted() && sideOf(amount.who, context.controller) == side;
}

int limit(const Table &table, const Effect &effect, const Amount &amount, const Context &context)
{
    const Side side = playerOf(effect, context);
    if (!isOfOwnCredits(amount, side, context))
        return number(table, amount, context);
    Purpose purpose;
    purpose.object = context.source;
    return creditsAvailable(table, side, purpose);
}

/// Of two limits the lower one.
const Amount &limitOf(const Table &table, const Effect &effect, const Context &context)
{
    const auto &second = effect.as<NumberHow>().most;
    return second
            && limit(table, effect, *second, context) < limit(table, effect, effect.amount, context)
        ? *second
        : effect.amount;
}

/// Of what must trigger and may be done, who uses it has decided that by using it, and who declines
/// likewise.
std::optional<int> decidedByUse(Table &table, const Effect &effect, Context &context)
{
    const Act *act = table.next();
    // Who used it and spends nothing then spends it for something else.
    const bool spends = (act && act->kind == ActKind::Spend && !(context.told && act->number == 0))
        || table.askedFor(ActKind::Spend);
    if (!isYesOrNo(effect) || spends || context.chosenToUse)
        return std::nullopt;
    if (table.declines(context.source))
        return 0;
    return std::exchange(context.told, false) ? std::optional(1) : std::nullopt;
}

/// Nothing else tells of what is not done.
void sayNone(const Table &table, const Effect &effect, Side side, const Context &context)
{
    if (context.number == 0 && isOfOwnCredits(effect.amount, side, context)
        && isForbidden(table, Forbidden::SpendCredits, side, {}))
        table.say(whyForbidden(table, Forbidden::SpendCredits, side, {}), {"cannot.prevails"_rule});
    else if (context.number == 0)
        table.say(doesNotUse(side, context.source), {"effect.resolve"_rule});
}

/// Of any number, those are looked at that cards have, and the one that the script names.
int mostNamed(const Table &table)
{
    constexpr int usual = 20;
    const Act *act = table.next();
    const Act *named = act && act->kind == ActKind::Spend ? act : table.askedFor(ActKind::Spend);
    return named ? std::max(usual, int{named->number}) : usual;
}

/// What follows the choice and is done so often as was chosen; nullptr: nothing is.
const Effect *whatFollows(const Table &table, const Effect &choice, ObjectId source)
{
    if (!source.exists())
        return nullptr;
    for (const Ability &ability : table.state[source].card->abilities) {
        const std::span<const Effect> effects(ability.effects);
        for (std::size_t i = 0; i + 1 < effects.size(); ++i)
            if (&effects[i] == &choice && effects[i + 1].amount.of == Amount::Of::ChosenNumber)
                return &effects[i + 1];
    }
    return nullptr;
}

/// That, done once; empty: there are no words for it.
Sentence onceInWords(const Table &table, Effect effect, const Context &context)
{
    const Aside aside(table); // only to find words
    effect.amount = Amount(1);
    try {
        return effect.op->inWords ? effect.op->inWords(table, effect, context) : Sentence();
    } catch (const NotDerivable &) {
        return {};
    }
}

/// The limit, and what it is the number of or what it lets be done.
Sentence mostInWords(const Table &table, const Effect &effect, const Context &context)
{
    const int most = mostToChoose(table, effect, context);
    const Effect *following =
        isYesOrNo(effect) ? whatFollows(table, effect, context.source) : nullptr;
    if (following)
        if (Sentence once = onceInWords(table, *following, context); !once.empty())
            //: a card, and the most that it lets its player do: "the Corp takes 1 bad publicity"
            return Sentence::tr("the text of {card} allows no more than this: {what}",
                                {{"card", context.source}, {"what", std::move(once)}});
    Sentence what = countedInWords(table, limitOf(table, effect, context), context);
    if (what.empty() && context.source.exists())
        what = Sentence::tr("by the text of {card}", {{"card", context.source}});
    return what.empty() ? what
                        //: the most that may be chosen, and what that is the number of: "cards in
                        //: the deck"
                        : Sentence::tr("the number is at most {number}: {what}",
                                       {{"number", most}, {"what", what}});
}

/// “2 or more” is any number behind the first two: below none there are too few.
Sentence tooFew(const Table &table, const Effect &effect, const Context &context)
{
    const bool any = effect.as<NumberHow>().any || effect.amount.plus >= 0;
    if (any || mostToChoose(table, effect, context) >= 0)
        return {};
    Amount there = effect.amount;
    there.plus = 0;
    return Sentence::tr(
        "{has}, less than {least}",
        {{"has", numberInWords(table, there, context)}, {"least", -effect.amount.plus}});
}

/// Nothing is left to choose where there is less than the least that the text asks for.
void takeWhatThereIs(Table &table, const Sentence &few, int number, Context &context)
{
    context.number = number;
    table.say(Sentence::tr("{few}: as much of it resolves as can", {{"few", few}}),
              {"composite.one-is-enough"_rule});
}

void resolveChooseNumber(Table &table, const Effect &effect, Context &context)
{
    if (const Sentence few = tooFew(table, effect, context); !few.empty())
        return takeWhatThereIs(table, few, mostToChoose(table, effect, context), context);
    const Side side = playerOf(effect, context);
    if (const auto decided = decidedByUse(table, effect, context)) {
        context.number = *decided;
        sayNone(table, effect, side, context);
        return;
    }
    context.number = table.chooseNumber(side, Sentence::tr("which number is chosen"),
                                        mostToChoose(table, effect, context),
                                        mostInWords(table, effect, context));
    sayNone(table, effect, side, context);
    table.order.emplace_back("choose-number");
}

Sentence describeChooseNumber(const Effect &effect, Side owner)
{
    const auto &second = effect.as<NumberHow>().most;
    const Side side = playerMeant(effect, owner);
    if (effect.as<NumberHow>().any)
        return Sentence::tr("{player} chooses a number X", {{"player", side}});
    const Sentence most = describe(effect.amount, owner);
    return second
        ? Sentence::tr("{player} chooses X, at most {most} and at most {second}",
                       {{"player", side}, {"most", most}, {"second", describe(*second, owner)}})
        : Sentence::tr("{player} chooses X, at most {most}", {{"player", side}, {"most", most}});
}

} // namespace

int mostToChoose(const Table &table, const Effect &effect, const Context &context)
{
    if (effect.as<NumberHow>().any)
        return mostNamed(table);
    const int most = limit(table, effect, effect.amount, context);
    const auto &second = effect.as<NumberHow>().most;
    return second ? std::min(most, limit(table, effect, *second, context)) : most;
}

Sentence whatIsTooFew(const Table &table, const std::vector<Effect> &effects,
                      const Context &context)
{
    const auto chooses = std::ranges::find(effects, &chooseNumberOperation, &Effect::op);
    return chooses == effects.end() ? Sentence() : tooFew(table, *chooses, context);
}

extern const Operation chooseNumberOperation{.word = "choose-number",
                                             .keys = {"op", "player", "n", "at_most", "unlimited"},
                                             .read = readNumberHow,
                                             .resolve = resolveChooseNumber,
                                             .onlyDecides = true,
                                             .describe = describeChooseNumber};

} // namespace rulings
