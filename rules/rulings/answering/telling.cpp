// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/telling.h"

#include "core/code_points.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/fact_names.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/values_in_words.h"
#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/state.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace rulings {

namespace {

Sentence legalInWords(bool yes, Side by)
{
    if (by == Side::Corp)
        return yes ? Sentence::tr("Yes, the Corp may.") : Sentence::tr("No, the Corp may not.");
    return yes ? Sentence::tr("Yes, the Runner may.") : Sentence::tr("No, the Runner may not.");
}

Sentence chooserInWords(std::string_view word)
{
    return word == core::toWord(rules::sideWords, Side::Corp) ? Sentence::tr("The Corp chooses.")
                                                              : Sentence::tr("The Runner chooses.");
}

/// Nothing for a fact that no such sentence tells.
std::optional<Sentence> possession(Side side, std::string_view what, int count)
{
    const bool corp = side == Side::Corp;
    if (what == "credits")
        return corp
            ? Sentence::tr("The Corp has {n} credit.", "The Corp has {n} credits.", count)
            : Sentence::tr("The Runner has {n} credit.", "The Runner has {n} credits.", count);
    if (what == "clicks")
        return corp
            ? Sentence::tr("The Corp has {n} click left.", "The Corp has {n} clicks left.", count)
            : Sentence::tr("The Runner has {n} click left.", "The Runner has {n} clicks left.",
                           count);
    if (what == "hand")
        return corp ? Sentence::tr("The Corp has {n} card in hand.",
                                   "The Corp has {n} cards in hand.", count)
                    : Sentence::tr("The Runner has {n} card in hand.",
                                   "The Runner has {n} cards in hand.", count);
    if (what == "deck")
        return corp ? Sentence::tr("The Corp has {n} card in the deck.",
                                   "The Corp has {n} cards in the deck.", count)
                    : Sentence::tr("The Runner has {n} card in the deck.",
                                   "The Runner has {n} cards in the deck.", count);
    if (what == "tags")
        return Sentence::tr("The Runner has {n} tag.", "The Runner has {n} tags.", count);
    if (what == "bad-publicity")
        return Sentence::tr("The Corp has {n} bad publicity.", "The Corp has {n} bad publicity.",
                            count);
    if (what == "agenda-points")
        return corp ? Sentence::tr("The Corp has {n} agenda point.",
                                   "The Corp has {n} agenda points.", count)
                    : Sentence::tr("The Runner has {n} agenda point.",
                                   "The Runner has {n} agenda points.", count);
    return std::nullopt;
}

/// Nothing for a fact that no such sentence tells.
std::optional<Sentence> condition(ObjectId card, std::string_view fact, bool holds)
{
    if (fact == "rezzed")
        return holds ? Sentence::tr("{card} is rezzed.", {{"card", card}})
                     : Sentence::tr("{card} is not rezzed.", {{"card", card}});
    if (fact == "passed")
        return holds ? Sentence::tr("{card} is passed.", {{"card", card}})
                     : Sentence::tr("{card} is not passed.", {{"card", card}});
    if (fact == "trashed")
        return holds ? Sentence::tr("{card} is trashed.", {{"card", card}})
                     : Sentence::tr("{card} is not trashed.", {{"card", card}});
    if (fact == "faceup")
        return holds ? Sentence::tr("{card} is faceup.", {{"card", card}})
                     : Sentence::tr("{card} is facedown.", {{"card", card}});
    if (fact == "installed")
        return holds ? Sentence::tr("{card} is installed.", {{"card", card}})
                     : Sentence::tr("{card} is not installed.", {{"card", card}});
    if (fact == "active")
        return holds ? Sentence::tr("{card} is active.", {{"card", card}})
                     : Sentence::tr("{card} is inactive.", {{"card", card}});
    return std::nullopt;
}

/// What becomes of a run or of the game.
std::optional<Sentence> ending(std::string_view path, std::string_view value)
{
    if (path == "run.status") {
        if (value == "successful")
            return Sentence::tr("The run is successful.");
        if (value == "unsuccessful")
            return Sentence::tr("The run is unsuccessful.");
        return value == "neither"
            ? Sentence::tr("The run has ended, neither successful nor unsuccessful.")
            : Sentence::tr("The run goes on.");
    }
    if (path == "winner") {
        if (value == "corp")
            return Sentence::tr("The Corp wins.");
        return value == "runner" ? Sentence::tr("The Runner wins.")
                                 : Sentence::tr("Nobody has won.");
    }
    return std::nullopt;
}

/// Counters and strength; nothing for other numbers.
std::optional<Sentence> ofCard(ObjectId card, std::string_view name, int number)
{
    if (const auto counter = core::fromWord(counterWords, name))
        return Sentence::tr("On {card}: {counters}.",
                            {{"card", card}, {"counters", counted(number, *counter)}});
    if (name == "strength")
        return Sentence::tr("{card} has strength {number}.", {{"card", card}, {"number", number}});
    return std::nullopt;
}

std::optional<Sentence> ofCard(const State &state, ObjectId card, std::string_view name,
                               const Fact &fact)
{
    if (const bool *truth = std::get_if<bool>(&fact))
        return condition(card, name, *truth);
    if (const int *number = std::get_if<int>(&fact))
        return ofCard(card, name, *number);
    if (name == "host")
        return std::get<std::string>(fact) == "none"
            ? Sentence::tr("{card} is not hosted.", {{"card", card}})
            : Sentence::tr("{card} is hosted on {host}.",
                           {{"card", card}, {"host", valueInWords(fact, state)}});
    if (name == "zone")
        //: a card, and "in the heap" or the like
        return Sentence::tr("{card} is {place}.",
                            {{"card", card}, {"place", valueInWords(fact, state)}});
    return std::nullopt;
}

Sentence reported(const State &state, const std::string &path, const Fact &fact)
{
    const auto point = path.find('.');
    const std::string_view owner = std::string_view(path).substr(0, point);
    const std::string_view name =
        point == std::string::npos ? std::string_view() : std::string_view(path).substr(point + 1);
    const auto side = core::fromWord(rules::sideWords, owner);
    const int *number = std::get_if<int>(&fact);
    std::optional<Sentence> sentence;
    if (side && number)
        sentence = possession(*side, name, *number);
    else if (path == "run.credits" && number)
        sentence = Sentence::tr("{n} credit of bad publicity is left.",
                                "{n} credits of bad publicity are left.", *number);
    else if (const ObjectId card = state.find(owner); card.exists())
        sentence = ofCard(state, card, name, fact);
    else if (const bool *on = std::get_if<bool>(&fact); on && path == "run.on")
        sentence = *on ? Sentence::tr("The run goes on.") : Sentence::tr("No run is on.");
    else if (const auto *word = std::get_if<std::string>(&fact))
        sentence = ending(path, *word);
    return sentence
        ? *std::move(sentence)
        //: a fact and its value
        : Sentence::tr("{fact}: {value}.",
                       {{"fact", factName(path, state)}, {"value", valueInWords(fact, state)}});
}

/// All parts of a cost at once.
Sentence costInWords(const Verdict &verdict)
{
    std::vector<Sentence> parts;
    for (const auto &[name, fact] : verdict) {
        const int count = std::get<int>(fact);
        if (name == "clicks")
            parts.push_back(clicks(count));
        else if (name == "forfeits")
            parts.push_back(Sentence::tr("{n} agenda forfeited", "{n} agendas forfeited", count));
        else if (name == "trashes")
            parts.push_back(Sentence::tr("{n} card trashed", "{n} cards trashed", count));
        else if (name == "credits")
            parts.push_back(credits(count));
        else
            for (const auto &[kind, word] : damageWords)
                if (name == std::string(word) + "-damage")
                    parts.push_back(counted(count, kind));
    }
    return Sentence::tr("It costs {cost}.", {{"cost", Sentence::together(parts)}});
}

const State &situation(const Asked &asked) { return asked.cases.front().state; }

Sentence told(const Asked &asked, const std::string &name, const Fact &fact)
{
    const Question &question = asked.question;
    const bool *truth = std::get_if<bool>(&fact);
    if (truth && question.ask == Ask::Legal)
        return legalInWords(*truth, question.by);
    const bool only = name.empty() && question.report.size() == 1;
    if (!name.empty() || only)
        return reported(situation(asked), only ? question.report.front() : name, fact);
    if (const auto *word = std::get_if<std::string>(&fact); word && question.ask == Ask::Chooser)
        return chooserInWords(*word);
    return Sentence::tr("{value}.", {{"value", valueInWords(fact, situation(asked))}});
}

/// From the least to the greatest value; numbers are looked at up to a limit that is none of the
/// rules.
Sentence valuesInWords(const std::pair<std::string, std::string> &least, const std::string &most,
                       const State &state)
{
    const Sentence fact = factName(least.first, state);
    if (most == std::to_string(mostLookedAt))
        //: a fact and its least value
        return Sentence::tr("{fact} {least} or more", {{"fact", fact}, {"least", least.second}});
    //: a fact, its least and its greatest value
    return Sentence::tr("{fact} {least} to {most}",
                        {{"fact", fact}, {"least", least.second}, {"most", most}});
}

} // namespace

std::string verdictInWords(const Asked &asked, const Verdict &verdict)
{
    const TableNames names(situation(asked));
    if (asked.question.ask == Ask::Cost)
        return costInWords(verdict).inWords(names);
    std::string text;
    for (const auto &[name, fact] : verdict)
        text +=
            (text.empty() ? "" : " ") + core::capitalized(told(asked, name, fact).inWords(names));
    return text;
}

std::string headline(const Asked &asked, const Answer &answer)
{
    const TableNames names(situation(asked));
    switch (answer.confidence) {
    case Confidence::Conflict:
    case Confidence::NotDerivable:
        return Sentence::tr("No verdict: the head judge decides.").inWords(names);
    case Confidence::Conditional:
        if (answer.verdict.empty())
            return Sentence::tr("It depends.").inWords(names);
        break;
    case Confidence::Derived:
    case Confidence::Assumed:
        break;
    }
    const std::string verdict = verdictInWords(asked, answer.verdict);
    if (answer.winner == Winner::Nobody || situation(asked).winner != Winner::Nobody)
        return verdict;
    const std::string end = core::capitalized(
        Sentence::tr("{sentence}.", {{"sentence", wayToWin(answer.winner, answer.wonBy)}})
            .inWords(names));
    // Who has won says the verdict, too, if that alone was asked.
    const bool asksThat = answer.verdict.size() == 1 && asked.question.report.size() == 1
        && asked.question.report.front() == "winner";
    return asksThat ? end : end + ' ' + verdict;
}

std::vector<std::string> alternativesInWords(const Asked &asked, const Answer &answer)
{
    const State &state = situation(asked);
    const TableNames names(state);
    const auto &all = answer.alternatives;
    std::vector<std::string> lines;
    for (std::size_t first = 0, next = 0; first < all.size(); first = next) {
        const Alternative &one = all[first];
        next = first + 1;
        // Of one fact alone the values stand in their order.
        while (one.facts.size() == 1 && next < all.size() && all[next].verdict == one.verdict)
            ++next;
        const std::string verdict = verdictInWords(asked, one.verdict);
        const Supposed &last = all[next - 1].facts;
        const Sentence when = !one.when.empty() ? Sentence::plain(one.when)
            : next - first > 1 ? valuesInWords(one.facts.front(), last.front().second, state)
                               : inWords(one.facts, state);
        //: what is supposed, and what follows
        lines.push_back(core::capitalized(
            Sentence::tr("{when}: {verdict}", {{"when", when}, {"verdict", verdict}})
                .inWords(names)));
    }
    return lines;
}

std::string inWords(const Asked &asked, const Otherwise &otherwise)
{
    const TableNames names(situation(asked));
    switch (otherwise.confidence) {
    case Confidence::Derived:
    case Confidence::Assumed:
        return verdictInWords(asked, otherwise.verdict);
    case Confidence::Conditional:
        return Sentence::tr("It depends on what is open.").inWords(names);
    case Confidence::Conflict:
        return Sentence::tr("Two rules disagree.").inWords(names);
    case Confidence::NotDerivable:
        break;
    }
    return otherwise.why.empty()
        ? Sentence::tr("Not decided.").inWords(names)
        : Sentence::tr("Not decided: {why}", {{"why", otherwise.why}}).inWords(names);
}

} // namespace rulings
