// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/values_in_words.h"

#include "rules/rulings/language/ids.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/state.h"
#include "rules/rulings/table/zones.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace rulings {

namespace {

struct Said {
    std::string_view word;
    Sentence sentence;
};

Sentence wordInWords(const std::string &word, const State &state)
{
    static const std::vector<Said> all{
        {"corp", Sentence::tr("the Corp")},
        {"runner", Sentence::tr("the Runner")},
        {"nobody", Sentence::tr("nobody")},
        {"none", Sentence::tr("none")},
        {"undeclared", Sentence::tr("not declared yet")},
        {"successful", Sentence::tr("successful")},
        {"unsuccessful", Sentence::tr("unsuccessful")},
        {"neither", Sentence::tr("neither successful nor unsuccessful")},
        {"agenda points", Sentence::tr("agenda points")},
        {"flatline", Sentence::tr("flatline")},
        {"R&D empty", Sentence::tr("R&D empty")}};
    if (const auto said = std::ranges::find(all, word, &Said::word); said != all.end())
        return said->sentence;
    if (const auto zone = core::fromWord(zoneWords, std::string_view(word)))
        return nameOf(*zone, "in");
    if (const ObjectId card = state.find(word); card.exists())
        return Sentence(card);
    return Sentence::plain(word);
}

/// Of a label of what happened (docs/question-language.md, "order"): what became of the card.
std::optional<Sentence> happenedTo(ObjectId card, std::string_view word, const State &state)
{
    const std::vector<Said> all{
        {"install", Sentence::tr("{card} is installed", {{"card", card}})},
        {"rez", Sentence::tr("{card} is rezzed", {{"card", card}})},
        {"score", Sentence::tr("{card} is scored", {{"card", card}})},
        {"steal", Sentence::tr("{card} is stolen", {{"card", card}})},
        {"access", Sentence::tr("{card} is accessed", {{"card", card}})},
        {"pass", Sentence::tr("{card} is passed", {{"card", card}})},
        {"encounter", Sentence::tr("{card} is encountered", {{"card", card}})},
        {"trash", Sentence::tr("{card} is trashed", {{"card", card}})},
        {"swap", Sentence::tr("{card} is swapped", {{"card", card}})},
        {"reveal", Sentence::tr("{card} is revealed", {{"card", card}})},
        {"expose", Sentence::tr("{card} is exposed", {{"card", card}})},
        {"find", Sentence::tr("{card} is found", {{"card", card}})},
        {"move", Sentence::tr("{card} is moved", {{"card", card}})},
        {"bottom",
         Sentence::tr("{card} goes to the bottom of {zone}",
                      {{"card", card}, {"zone", deckZoneOf(state[card].owner)}})},
        {"prevent", Sentence::tr("{card} prevents it", {{"card", card}})}};
    const auto said = std::ranges::find(all, word, &Said::word);
    return said == all.end() ? std::nullopt : std::optional(said->sentence);
}

/// The same of what no card is named for.
std::optional<Sentence> happened(std::string_view word)
{
    static const std::vector<Said> all{{"choose-number", Sentence::tr("a number is chosen")},
                                       {"discard", Sentence::tr("cards are discarded")},
                                       {"draw", Sentence::tr("cards are drawn")},
                                       {"forfeit", Sentence::tr("an agenda is forfeited")},
                                       {"gain-credits", Sentence::tr("credits are gained")},
                                       {"lose-clicks", Sentence::tr("clicks are lost")},
                                       {"run-ends", Sentence::tr("the run ends")},
                                       {"shuffle", Sentence::tr("the deck is shuffled")},
                                       {"success", Sentence::tr("the run is successful")},
                                       {"tag", Sentence::tr("a tag is taken")},
                                       {"turn-begins", Sentence::tr("the turn begins")},
                                       {"turn-ends", Sentence::tr("the turn ends")},
                                       {"window", Sentence::tr("a window opens")}};
    const auto said = std::ranges::find(all, word, &Said::word);
    return said == all.end() ? std::nullopt : std::optional(said->sentence);
}

constexpr std::string_view gainLabel = "gain-credits";

/// "gain-credits:runner:2"
std::string labelOf(const Gain &gain)
{
    return std::string(gainLabel) + ':' + std::string(core::toWord(rules::sideWords, gain.by)) + ':'
        + std::to_string(gain.credits);
}

std::optional<Sentence> gained(std::string_view label)
{
    const auto number = label.rfind(':');
    if (!label.starts_with(gainLabel) || number <= gainLabel.size()
        || number == std::string_view::npos)
        return std::nullopt;
    const auto player = core::fromWord(
        rules::sideWords, label.substr(gainLabel.size() + 1, number - gainLabel.size() - 1));
    int amount = 0;
    (void)std::from_chars(label.data() + number + 1, label.data() + label.size(), amount);
    return player ? std::optional(Sentence::tr("{player} gains {credits}",
                                               {{"player", *player}, {"credits", credits(amount)}}))
                  : std::nullopt;
}

/// "i1#s1", "use:p1#bypass", "rez:i1", "net-damage".
Sentence labelInWords(const std::string &label, const State &state)
{
    const auto colon = label.find(':');
    const std::string_view word = std::string_view(label).substr(0, colon);
    const std::string_view what =
        colon == std::string::npos ? word : std::string_view(label).substr(colon + 1);
    const auto mark = what.find('#');
    const ObjectId card = state.find(what.substr(0, mark));
    if (card.exists() && mark != std::string_view::npos) {
        const AbilityOf ability{card, std::string(what.substr(mark + 1))};
        return colon == std::string::npos
            ? Sentence::tr("{ability} resolves", {{"ability", ability}})
            : Sentence::tr("{ability} is used", {{"ability", ability}});
    }
    if (auto said = gained(label))
        return *std::move(said);
    if (auto said = happened(label))
        return *std::move(said);
    if (card.exists() && colon != std::string::npos)
        if (auto said = happenedTo(card, word, state))
            return *std::move(said);
    for (const auto &[kind, name] : damageWords)
        if (word == std::string(name) + "-damage")
            return Sentence::tr("{damage} is suffered", {{"damage", nameOf(kind)}});
    std::string plain(label);
    std::ranges::replace(plain, '-', ' ');
    return card.exists() ? Sentence(card) : Sentence::plain(std::move(plain));
}

struct FactInWords {
    const State &state;

    Sentence operator()(std::monostate) const { return Sentence::tr("unknown"); }
    Sentence operator()(bool yes) const { return yes ? Sentence::tr("yes") : Sentence::tr("no"); }
    Sentence operator()(int number) const { return Sentence(number); }
    Sentence operator()(const std::string &word) const { return wordInWords(word, state); }
    Sentence operator()(const std::vector<std::string> &list) const
    {
        std::vector<Sentence> all;
        for (const std::string &word : list)
            all.push_back(core::fromWord(rules::sideWords, std::string_view(word))
                              ? wordInWords(word, state)
                              : labelInWords(word, state));
        return all.empty() ? Sentence::tr("none") : Sentence::list(all);
    }
};

} // namespace

Fact withGains(Fact order, const std::vector<Gain> &gains)
{
    auto *labels = std::get_if<std::vector<std::string>>(&order);
    std::vector<Gain> labelled = gains;
    std::erase_if(labelled, &Gain::taken);
    if (!labels
        || std::ranges::count(*labels, gainLabel) != static_cast<std::ptrdiff_t>(labelled.size()))
        return order;
    auto gain = labelled.begin();
    for (std::string &label : *labels)
        if (label == gainLabel)
            label = labelOf(*gain++);
    return order;
}

Sentence valueInWords(const Fact &fact, const State &state)
{
    return std::visit(FactInWords{state}, fact);
}

} // namespace rulings
