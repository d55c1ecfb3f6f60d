// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/answering/telling.h"

#include "core/code_points.h"
#include "rules/rulings/answering/answer.h"
#include "rules/rulings/answering/cost_parts.h"
#include "rules/rulings/answering/depending.h"
#include "rules/rulings/answering/fact_sentences.h"
#include "rules/rulings/answering/legal_in_words.h"
#include "rules/rulings/answering/question.h"
#include "rules/rulings/answering/values_in_words.h"
#include "rules/rulings/answering/verdicts.h"
#include "rules/rulings/language/sentence.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/rulings/language/wording.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/state.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace rulings {

namespace {

Sentence chooserInWords(std::string_view word)
{
    return word == core::toWord(rules::sideWords, Side::Corp) ? Sentence::tr("The Corp chooses.")
                                                              : Sentence::tr("The Runner chooses.");
}

/// `over`: by then the game had ended.
Sentence told(const Asked &asked, const std::string &name, const Fact &fact, bool over)
{
    const Question &question = asked.question;
    const bool *truth = std::get_if<bool>(&fact);
    if (truth && question.ask == Ask::Legal)
        return legalInShort(*truth, question.by);
    const bool only = name.empty() && question.report.size() == 1;
    if (!name.empty() || only)
        return factInWords(situation(asked), only ? question.report.front() : name, fact, over);
    if (const auto *word = std::get_if<std::string>(&fact); word && question.ask == Ask::Chooser)
        return chooserInWords(*word);
    if (question.ask == Ask::Order)
        return factInWords(situation(asked), "order", fact, over);
    return Sentence::tr("{value}.", {{"value", valueInWords(fact, situation(asked))}});
}

/// Who has won, and how.
bool isOfTheEnd(std::string_view path) { return path == "winner" || path == "won-by"; }

/// That a card is hosted, where its host is asked for, too.
bool isSaidWithHost(const Verdict &verdict, const std::string &name, const Fact &fact)
{
    constexpr std::string_view zone = ".zone";
    const auto *word = std::get_if<std::string>(&fact);
    if (!word || *word != "hosted" || !name.ends_with(zone))
        return false;
    const std::string host = name.substr(0, name.size() - zone.size()) + ".host";
    return std::ranges::any_of(verdict, [&](const auto &one) {
        return one.first == host && one.second != Fact(std::string("none"));
    });
}

/// With a capital, unless it begins with what the question calls a card without a title.
std::string begun(std::string sentence, const State &state)
{
    const bool named = std::ranges::any_of(state.objects, [&](const Object &object) {
        const std::string &name = object.name;
        return object.card->title.empty() && sentence.size() > name.size()
            && sentence.starts_with(name) && sentence[name.size()] == ' ';
    });
    return named ? sentence : core::capitalized(sentence);
}

/// Behind the end of the game, what that has said already is left out.
std::string inWords(const Asked &asked, const Verdict &verdict, bool over)
{
    const TableNames names(situation(asked), true);
    if (asked.question.ask == Ask::Cost)
        return costInWords(verdict, trashedForItself(situation(asked), *asked.question.act))
            .inWords(names);
    const auto &report = asked.question.report;
    std::string text;
    std::vector<std::string> said;
    for (const auto &[name, fact] : verdict) {
        // That nothing of note happened is worth a sentence only if no other fact was asked for.
        if (const auto *list = std::get_if<std::vector<std::string>>(&fact);
            list && list->empty() && name == "order" && verdict.size() > 1)
            continue;
        if (isSaidWithHost(verdict, name, fact))
            continue;
        if (over && isOfTheEnd(name.empty() && report.size() == 1 ? report.front() : name))
            continue;
        const std::string sentence =
            begun(told(asked, name, fact, over).inWords(names), situation(asked));
        // Two facts may come to the same: an installed card is where installed cards are.
        if (std::ranges::find(said, sentence) != said.end())
            continue;
        text += (text.empty() ? "" : " ") + sentence;
        said.push_back(sentence);
    }
    return text;
}

/// What decided that an act may not be done, where a line of the derivation says it shortly.
std::string reasonOf(const Asked &asked, const Answer &answer)
{
    constexpr std::size_t most = 240;
    if (answer.trace.empty())
        return {};
    const Step &last = answer.trace.back();
    if (last.what.size() > most)
        return {};
    // Behind a name that ends with a full stop none is needed.
    return begun(last.what, situation(asked)) + (last.what.ends_with('.') ? "" : ".");
}

/// Whether it is the cards named for an act that decide: all of them if it may be done.
bool isOfChoice(const Answer &answer, bool yes)
{
    constexpr std::array<std::string_view, 3> ofChoice{"choice.as-asked", "choice.cost-of-card",
                                                       "server.in"};
    return yes
        || (!answer.trace.empty()
            && std::ranges::any_of(answer.trace.back().because, [&](const Reason &reason) {
                   return std::ranges::find(ofChoice, reason.rule) != ofChoice.end();
               }));
}

/// Whether a line of the derivation rests on that rule.
bool restsOnRule(const Answer &answer, std::string_view rule)
{
    return std::ranges::any_of(answer.trace, [&](const Step &step) {
        return std::ranges::find(step.because, rule, &Reason::rule) != step.because.end();
    });
}

Sentence mayOrMayNot(const State &state, const Question &question, bool yes, bool ofChoice)
{
    if (question.from.exists())
        return maySpendInWords(state, yes, question);
    if (question.whether) // whose yes or no stands before it
        return mayBeDoneInWords(state, yes, question.by, *question.act);
    Sentence number = numberMeans(state, question);
    return number.empty() ? legalInWords(state, yes, question.by, *question.act, ofChoice)
                          : mayBeChosenInWords(yes, question.by, std::move(number));
}

/// "No, the Runner may not steal Breaking News. It costs 1 click, and the Runner has 0 clicks.";
/// `over`: that the game had ended by then is the reason, and was said.
std::string legalAtLength(const Asked &asked, const Answer &answer, bool yes, bool over)
{
    const TableNames names(situation(asked), true);
    std::string verdict = core::capitalized(
        mayOrMayNot(situation(asked), asked.question, yes, isOfChoice(answer, yes)).inWords(names));
    if (verdict.ends_with("..")) // behind "Joshua B."
        verdict.pop_back();
    if (yes && restsOnRule(answer, "install.trash-programs"))
        return verdict + ' '
            + Sentence::tr("A program has to be trashed to make room for it.").inWords(names);
    if (yes || over)
        return verdict;
    std::string text = verdict;
    if (const std::string reason = reasonOf(asked, answer); !reason.empty())
        text += ' ' + reason;
    const Question &question = asked.question;
    if (const ObjectId other = installsBesides(situation(asked), question.by, *question.act);
        other.exists())
        text += ' '
            + Sentence::tr("That is as an action; {card} may let it be installed.",
                           {{"card", other}})
                  .inWords(names);
    return text;
}

/// Of credits or clicks: a player has no less than before the acts.
std::optional<bool> hasBack(const State &state, std::string_view path, int now)
{
    for (const Side side : {Side::Corp, Side::Runner}) {
        const std::string owner = std::string(core::toWord(rules::sideWords, side)) + '.';
        const Player &player = state.player(side);
        for (const auto &[name, before] :
             {std::pair("credits", &player.credits), std::pair("clicks", &player.clicks)})
            if (path == owner + name && before->isKnown())
                return now >= *before;
    }
    return std::nullopt;
}

/// Whether the fact is what somebody asks it to be; nothing: it is not told, or cannot be known.
std::optional<bool> isAsAsked(const Asked &asked, const Verdict &verdict)
{
    const auto &whether = asked.question.whether;
    const auto &report = asked.question.report;
    if (!whether)
        return std::nullopt;
    for (const auto &[name, fact] : verdict) {
        if ((name.empty() && report.size() == 1 ? report.front() : name) != whether->fact)
            continue;
        const int *number = std::get_if<int>(&fact);
        if (whether->how == Whether::How::AsBefore)
            return number ? hasBack(situation(asked), whether->fact, *number) : std::nullopt;
        if (whether->how == Whether::How::AtLeast)
            return number ? std::optional(*number >= std::get<int>(whether->value)) : std::nullopt;
        const bool isIt =
            std::visit([&](const auto &value) { return fact == Fact(value); }, whether->value);
        const bool isKnown = !std::holds_alternative<std::monostate>(fact);
        return isKnown ? std::optional(isIt == (whether->how == Whether::How::Is)) : std::nullopt;
    }
    return std::nullopt;
}

/// "Yes: the run goes on."
std::string withYesOrNo(const Asked &asked, const Answer &answer, std::string words)
{
    const auto isSo = isAsAsked(asked, answer.verdict);
    if (!isSo)
        return words;
    const TableNames names(situation(asked), true);
    const Sentence::Arguments said{{"answer", std::move(words)}};
    //: behind a question with yes or no: the answer in whole sentences
    return (*isSo ? Sentence::tr("Yes: {answer}", said) : Sentence::tr("No: {answer}", said))
        .inWords(names);
}

/// What is asked to be so is so, or not, however the rest depends on what is open.
std::string inEveryCase(const Asked &asked, const Answer &answer, std::string words)
{
    std::optional<bool> all;
    for (const Alternative &one : answer.alternatives) {
        const auto isSo = isAsAsked(asked, one.verdict);
        if (!isSo || (all && *all != *isSo))
            return words;
        all = isSo;
    }
    if (!all)
        return words;
    const TableNames names(situation(asked), true);
    const Sentence::Arguments said{{"answer", std::move(words)}};
    //: behind a question with yes or no: what else depends on what is open
    return (*all ? Sentence::tr("Yes, in every case. {answer}", said)
                 : Sentence::tr("No, in no case. {answer}", said))
        .inWords(names);
}

/// Who has won and how, and then the rest.
std::string behindEnd(const TableNames &names, Winner winner, std::string_view wonBy,
                      const std::string &rest)
{
    const std::string end = core::capitalized(
        Sentence::tr("{sentence}.", {{"sentence", wayToWin(winner, wonBy)}}).inWords(names));
    return rest.empty() ? end : end + ' ' + rest;
}

} // namespace

const State &situation(const Asked &asked) { return asked.cases.front().state; }

std::string verdictInWords(const Asked &asked, const Verdict &verdict)
{
    const TableNames names(situation(asked), true);
    if (verdict.empty()) // of a case that depends on more
        return Sentence::tr("It depends on what is open.").inWords(names);
    const auto wordOf = [&](std::string_view path) {
        const auto fact = std::ranges::find(verdict, path, &Verdict::value_type::first);
        const auto *word =
            fact == verdict.end() ? nullptr : std::get_if<std::string>(&fact->second);
        return word ? *word : std::string();
    };
    const std::string winner = wordOf("winner");
    const std::string wonBy = wordOf("won-by");
    if (wonBy.empty() || (winner != "corp" && winner != "runner"))
        return inWords(asked, verdict, false);
    return behindEnd(names, winner == "corp" ? Winner::Corp : Winner::Runner, wonBy,
                     inWords(asked, verdict, true));
}

std::string headline(const Asked &asked, const Answer &answer)
{
    const TableNames names(situation(asked), true);
    switch (answer.confidence) {
    case Confidence::Conflict:
    case Confidence::NotDerivable:
        if (answer.unplayable)
            return core::capitalized(answer.why) + '.';
        return (answer.byChance ? Sentence::tr("It cannot be known: chance decides.")
                    : answer.unstated
                    ? Sentence::tr("No verdict: a fact that it depends on is not stated.")
                    : Sentence::tr("No verdict: the head judge decides."))
            .inWords(names);
    case Confidence::Conditional:
        if (answer.verdict.empty())
            return inEveryCase(asked, answer, dependsInWords(asked, answer));
        break;
    case Confidence::Derived:
    case Confidence::Assumed:
        break;
    }
    const bool over = answer.winner != Winner::Nobody && situation(asked).winner == Winner::Nobody;
    const bool *allowed = asked.question.ask == Ask::Legal && answer.verdict.size() == 1
        ? std::get_if<bool>(&answer.verdict.front().second)
        : nullptr;
    Verdict told = answer.verdict;
    for (auto &[name, fact] : told)
        fact = withGains(std::move(fact), answer.gains);
    const std::string verdict =
        allowed ? legalAtLength(asked, answer, *allowed, over) : inWords(asked, told, over);
    if (!over)
        return withYesOrNo(asked, answer, verdict);
    return withYesOrNo(asked, answer, behindEnd(names, answer.winner, answer.wonBy, verdict));
}

std::string inWords(const Asked &asked, const Otherwise &otherwise)
{
    const TableNames names(situation(asked), true);
    switch (otherwise.confidence) {
    case Confidence::Derived:
    case Confidence::Assumed:
        if (otherwise.inVain)
            return (asked.question.by == Side::Corp
                        ? Sentence::tr("Yes, the Corp may, though it would change nothing.")
                        : Sentence::tr("Yes, the Runner may, though it would change nothing."))
                .inWords(names);
        return verdictInWords(asked, otherwise.verdict);
    case Confidence::Conditional:
        return Sentence::tr("It depends on what is open.").inWords(names);
    case Confidence::Conflict:
        return Sentence::tr("Two rules disagree.").inWords(names);
    case Confidence::NotDerivable:
        break;
    }
    if (otherwise.unplayable)
        return core::capitalized(otherwise.why) + '.';
    return otherwise.why.empty()
        ? Sentence::tr("Not decided.").inWords(names)
        : Sentence::tr("Not decided: {why}", {{"why", otherwise.why}}).inWords(names);
}

} // namespace rulings
