// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `add-to-score-area` of the card language.
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
#include "rules/rulings/play/moves.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/filters.h"
#include "rules/rulings/table/table.h"

namespace rulings {

namespace {

How readScoreAreaHow(const core::JsonPlace &place)
{
    ScoreAreaHow how;
    fill(how.points, place, "points", -99, 99);
    return how;
}

void addToScores(Table &table, const Effect &effect, Context &context)
{
    const Side side = playerOf(effect, context);
    const auto &points = effect.as<ScoreAreaHow>().points;
    for (const ObjectId id : all(table, effect.of, context)) {
        if (points) {
            table.state[id].worth = *points;
            table.state[id].converted = true;
        }
        table.say(Sentence::tr("adding a card to a score area is neither scoring nor stealing"),
                  {"score.adding"_rule});
        addToScoreArea(table, id, side, std::nullopt);
    }
}

bool couldAddToScoreArea(const Table &table, const Effect &effect, const Context &context)
{
    return anyCardChanges(table, effect, context, [](ObjectId) { return true; });
}

Sentence sayAddToScoreAreaAsOption(const Table &table, const Effect &effect, const Context &context)
{
    return Sentence::tr("{card} goes to a score area",
                        {{"card", whatIsMeant(table, effect, context)}});
}

Sentence describeAddToScoreArea(const Effect &effect, Side owner)
{
    const Sentence cards = describe(effect.of, owner);
    const Side side = playerMeant(effect, owner);
    const auto &points = effect.as<ScoreAreaHow>().points;
    return points
        ? Sentence::tr("{cards} goes to the score area {player.of}, worth {n} agenda point",
                       "{cards} goes to the score area {player.of}, worth {n} agenda points",
                       *points, {{"cards", cards}, {"player", side}})
        : Sentence::tr("{cards} goes to the score area {player.of}",
                       {{"cards", cards}, {"player", side}});
}

} // namespace

extern const Operation addToScoreAreaOperation{.word = "add-to-score-area",
                                               .keys = {"op", "player", "of", "points"},
                                               .read = readScoreAreaHow,
                                               .resolve = addToScores,
                                               .couldChange = couldAddToScoreArea,
                                               .inWords = sayAddToScoreAreaAsOption,
                                               .describe = describeAddToScoreArea};

} // namespace rulings
