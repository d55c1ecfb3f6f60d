// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// `name` of the card language: a type or subtype.
#include "rules/rulings/operations/operation.h"

#include "core/strict_reader.h"
#include "rules/rulings/describing/describe.h"
#include "rules/rulings/language/effect.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/part_reader.h"
#include "rules/rulings/language/rulebook.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/operations/traits.h"
#include "rules/rulings/play/effect_parts.h"
#include "rules/rulings/table/event.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/table.h"

#include <string>
#include <utility>
#include <vector>

namespace rulings {

namespace {

struct NameHow {
    std::vector<std::string> words;
    bool remembered = false; ///< for as long as this copy of the card is installed
};

How readNameHow(const core::JsonPlace &place)
{
    NameHow how;
    for (const core::JsonPlace &word : place.at("words").items())
        how.words.push_back(word.string());
    fill(how.remembered, place, "remembered");
    return how;
}

/// As the script says by the number of an option, otherwise each.
void resolveName(Table &table, const Effect &effect, Context &context)
{
    const auto &how = effect.as<NameHow>();
    const Side by = playerOf(effect, context);
    std::size_t taken = 0;
    if (const Act *act = table.askedFor(ActKind::Option))
        table.endAt({by, "effect.resolve"_rule,
                     static_cast<std::size_t>(act->number) <= how.words.size(),
                     Sentence::tr("{player} names one of what the text says", {{"player", by}})});
    if (const Act *act = table.next(); act && act->kind == ActKind::Option) {
        taken = static_cast<std::size_t>(act->number) - 1;
        if (taken >= how.words.size())
            throw Misnamed{Sentence::tr("there is no such word to name")};
        table.consume();
    } else {
        std::vector<Sentence> labels;
        for (const std::string &word : how.words)
            labels.push_back(Sentence::tr("{word}", {{"word", word}}));
        taken = table.choose(by, Sentence::tr("what is named"), std::move(labels));
    }
    context.named = how.words[taken];
    if (how.remembered)
        table.state[context.source].named = context.named;
    table.say(Sentence::tr("{player} names {word}", {{"player", by}, {"word", context.named}}),
              {"effect.resolve"_rule});
}

/// What it is named for matters, but for a name that the card keeps.
bool couldName(const Table &, const Effect &effect, const Context &)
{
    return effect.as<NameHow>().remembered;
}

Sentence describeName(const Effect &effect, Side owner)
{
    const auto &how = effect.as<NameHow>();
    std::vector<Sentence> words;
    for (const std::string &word : how.words)
        words.push_back(Sentence::plain(word));
    const Side side = playerMeant(effect, owner);
    return how.remembered ? Sentence::tr("{player} names one, and this copy remembers it: {words}",
                                         {{"player", side}, {"words", Sentence::list(words)}})
                          : Sentence::tr("{player} names one: {words}",
                                         {{"player", side}, {"words", Sentence::list(words)}});
}

} // namespace

const std::vector<std::string> &wordsToName(const Effect &effect)
{
    return effect.as<NameHow>().words;
}

extern const Operation nameOperation{.word = "name",
                                     .keys = {"op", "player", "words", "remembered"},
                                     .read = readNameHow,
                                     .resolve = resolveName,
                                     .couldChange = couldName,
                                     .needsChoice = alwaysNeedsChoice,
                                     .onlyDecides = true,
                                     .describe = describeName};

} // namespace rulings
