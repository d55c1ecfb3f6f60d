// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `guess` of the card language: a player spends secretly, and the other guesses how much it was.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/act.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/parts.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/costs.h"
#include "rules/rulings/play/credits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/play/resolving.h"
#include "rules/rulings/play/triggers.h"
#include "rules/rulings/table/amounts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/table.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

namespace rulings {

namespace {

struct GuessHow {
    bool parity = false; ///< whether it was even or odd, and not the number
};

How readGuessHow(const core::JsonPlace &place)
{
    GuessHow how;
    fill(how.parity, place, "parity");
    return how;
}

/// The guess: as the script says by the number of an option, otherwise each.
int guessed(Table &table, Side by, bool parity, int most)
{
    std::vector<Sentence> options;
    if (parity) {
        options.push_back(Sentence::tr("an even number"));
        options.push_back(Sentence::tr("an odd number"));
    } else {
        for (int i = 0; i <= most; ++i)
            options.push_back(credits(i));
    }
    if (const Act *act = table.next(); act && act->kind == ActKind::Option && !table.isAsked(act)) {
        const int taken = act->number - 1;
        if (taken < 0 || taken >= static_cast<int>(options.size()))
            throw Misnamed{Sentence::tr("there is no such guess")};
        table.consume();
        return taken;
    }
    return static_cast<int>(
        table.choose(by, Sentence::tr("what {player} guesses", {{"player", by}}), options));
}

/// `then` if the guess is wrong, otherwise `else`; the number is what was spent.
void resolveGuess(Table &table, const Effect &effect, Context &context)
{
    const Side side = playerOf(effect, context);
    const bool parity = effect.as<GuessHow>().parity;
    const int limit = effect.amount.of == Amount::Of::Nothing && parity
        ? creditsAvailable(table, side, {context.source})
        : number(table, effect.amount, context);
    const int most = std::min(limit, creditsAvailable(table, side, {context.source}));
    Bundle bundle;
    bundle.payer = side;
    bundle.purpose.object = context.source;
    bundle.credits = chooseSecretly(table, side, most);
    (void)pay(table, bundle);
    context.number = bundle.credits;
    const int guess = guessed(table, opponentOf(side), parity, limit);
    const bool right = guess == (parity ? bundle.credits % 2 : bundle.credits);
    table.say(right ? Sentence::tr("what was spent is revealed, and the guess was right")
                    : Sentence::tr("what was spent is revealed, and the guess was wrong"),
              {"effect.resolve"_rule});
    const std::size_t met = table.pending.size();
    raise(table, {EventKind::BidsRevealed, {}, side, Damage::Net, bundle.credits});
    resolve(table, right ? effect.otherwise : effect.then, context);
    settle(table, met);
}

Sentence describeGuess(const Effect &effect, Side owner)
{
    const Side side = playerMeant(effect, owner);
    const bool parity = effect.as<GuessHow>().parity;
    const Sentence most = parity
        ? anyNumberOf(Sentence::tr("credits"))
        : describeUpTo(effect.amount, describeCredits(effect.amount, owner),
                       Sentence::tr("credits"));
    Sentence guess = parity
        ? Sentence::tr("{player} secretly spends {credits}, and the other guesses whether "
                       "the number is even or odd",
                       {{"player", side}, {"credits", most}})
        : Sentence::tr("{player} secretly spends {credits}, and the other guesses the number",
                       {{"player", side}, {"credits", most}});
    Sentence right;
    Sentence wrong;
    if (!effect.then.empty())
        right = Sentence::tr("in the first case: {what}", {{"what", describe(effect.then, owner)}});
    if (!effect.otherwise.empty())
        wrong = Sentence::tr("otherwise: {what}", {{"what", describe(effect.otherwise, owner)}});
    return describeBoth(std::move(guess), describeBoth(std::move(right), std::move(wrong)));
}

} // namespace

extern const Operation guessOperation{.word = "guess",
                                      .keys = {"op", "player", "n", "parity", "then", "else"},
                                      .read = readGuessHow,
                                      .resolve = resolveGuess,
                                      .needsChoice = alwaysNeedsChoice,
                                      .describe = describeGuess};

} // namespace rulings
