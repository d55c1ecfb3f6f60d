// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/fact_names.h"

#include "rules/rulings/answering/answer.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

namespace rulings {

namespace {

struct Named {
    std::string_view word;
    Sentence name;
};

/// Behind "corp.", "runner." and "run.", and of an object; values have their own names.
const std::vector<Named> &factWords()
{
    static const std::vector<Named> all{
        {"at", Sentence::tr("step")},
        {"credits", Sentence::tr("credits")},
        {"clicks", Sentence::tr("clicks")},
        {"hand", Sentence::tr("cards in hand")},
        {"deck", Sentence::tr("cards in the deck")},
        {"pile", Sentence::tr("cards in the trash pile")},
        {"tags", Sentence::tr("tags")},
        {"tagged", Sentence::tr("tagged")},
        {"bad-publicity", Sentence::tr("bad publicity")},
        {"next-run-credits", Sentence::tr("credits of bad publicity for the next run")},
        {"brain-damage", Sentence::tr("brain damage")},
        {"agenda-points", Sentence::tr("agenda points")},
        {"memory-used", Sentence::tr("memory used")},
        {"status", Sentence::tr("status")},
        {"accesses", Sentence::tr("number of accesses")},
        {"accessed", Sentence::tr("cards accessed")},
        {"approaches", Sentence::tr("how often ice was approached")},
        {"server", Sentence::tr("server")},
        {"ice", Sentence::tr("ice")},
        {"rezzed", Sentence::tr("rezzed")},
        {"faceup", Sentence::tr("faceup")},
        {"zone", Sentence::tr("where it is")},
        {"host", Sentence::tr("host")},
        {"trashed", Sentence::tr("trashed")},
        {"passed", Sentence::tr("passed")},
        {"installed", Sentence::tr("installed")},
        {"active", Sentence::tr("active")},
        {"position", Sentence::tr("position")},
        {"broken", Sentence::tr("broken subroutines")},
        {"subroutines", Sentence::tr("subroutines")},
        {"known-to", Sentence::tr("who knows it")},
        {"advancement", Sentence::tr("advancement tokens")},
        {"virus", Sentence::tr("virus counters")},
        {"power", Sentence::tr("power counters")},
        {"agenda", Sentence::tr("agenda counters")},
        {"gained", Sentence::tr("credits that come from it")},
        {"recurring", Sentence::tr("recurring credits")},
        {"winner", Sentence::tr("winner")},
        {"turn", Sentence::tr("whose turn it is")},
        {"next-turn", Sentence::tr("whose turn comes next")},
        {"won-by", Sentence::tr("how the game was won")},
        {"priority", Sentence::tr("who may act")},
        {"windows", Sentence::tr("what may be done in this step")},
        {"card", Sentence::tr("card")},
        {"use", Sentence::tr("ability")},
        {"respond", Sentence::tr("ability")}};
    return all;
}

} // namespace

Sentence factWord(std::string word)
{
    std::ranges::replace(word, '_', '-'); // as situations write it, and reports
    const auto named = std::ranges::find(factWords(), word, &Named::word);
    if (named != factWords().end())
        return named->name;
    if (const auto value = core::fromWord(valueWords, std::string_view(word)))
        return nameOf(*value);
    for (const auto &[kind, name] : damageWords)
        if (word == std::string(name) + "-damage")
            return nameOf(kind);
    std::ranges::replace(word, '-', ' ');
    return Sentence::plain(std::move(word));
}

Sentence factName(std::string_view path, const State &state)
{
    constexpr std::string_view objects = "objects.";
    if (path.starts_with(objects))
        path.remove_prefix(objects.size());
    const auto point = path.find('.');
    if (point == std::string_view::npos)
        return factWord(std::string(path));
    const std::string_view owner = path.substr(0, point);
    // "counters.virus" of an object: the last word tells it.
    const Sentence what = factWord(std::string(path.substr(path.rfind('.') + 1)));
    if (const auto side = core::fromWord(rules::sideWords, owner))
        //: a fact, and whose it is: "credits of the Corp"
        return Sentence::tr("{fact} {player.of}", {{"fact", what}, {"player", *side}});
    if (owner == "run")
        return Sentence::tr("{fact} of the run", {{"fact", what}});
    if (owner == "trace")
        return Sentence::tr("{fact} of the trace", {{"fact", what}});
    if (const ObjectId card = state.find(owner); card.exists())
        //: a card, and a fact about it
        return Sentence::tr("{card}: {fact}", {{"card", card}, {"fact", what}});
    return Sentence::tr("{name}: {fact}", {{"name", std::string(owner)}, {"fact", what}});
}

Sentence inWords(const Supposed &facts, const State &state)
{
    std::vector<Sentence> all;
    for (const auto &[fact, value] : facts)
        //: a fact and its value
        all.push_back(
            Sentence::tr("{fact} {value}", {{"fact", factName(fact, state)}, {"value", value}}));
    return Sentence::list(all);
}

} // namespace rulings
