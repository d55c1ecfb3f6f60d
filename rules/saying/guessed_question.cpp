// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/guessed_question.h"

#include "core/english.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/asked_clause.h"
#include "rules/saying/asking_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/counters.h"
#include "rules/saying/explained.h"
#include "rules/saying/going_on.h"
#include "rules/saying/moments.h"
#include "rules/saying/negation.h"
#include "rules/saying/numbers.h"
#include "rules/saying/possible_questions.h"
#include "rules/saying/questions.h"
#include "rules/saying/run_before.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace saying {

using core::English;
using core::Json;

namespace {

constexpr std::size_t mostOffers = 8;

/// A question as it was read of its own text.
struct ReadQuestion {
    std::string text;
    std::string says;
    Draft draft;            ///< with it asked
    bool isTouched = false; ///< the cards change it that are played or spoken of
};

std::string questionOf(const Draft &draft)
{
    const Json *question = draft.at("question");
    return question ? core::dump(*question) : std::string();
}

std::optional<ReadQuestion> readText(const Scene &before, const std::string &text)
{
    Scene other = before.saying(text);
    if (!readQuestion(other) || !other.isAtEnd() || other.chips.empty() || !other.open.empty())
        return std::nullopt;
    const auto chip = std::ranges::find(other.chips, ChipKind::Question, &Chip::kind);
    if (chip == other.chips.end())
        return std::nullopt;
    return ReadQuestion{text, chip->says, std::move(other.draft), false};
}

/// What the line itself says that the clause means.
std::optional<ReadQuestion> explainedFor(const Scene &before, const AskedClause &clause)
{
    const Explained *meant = explainedAt(before, clause.begin, clause.end);
    return meant ? readText(before, meant->text) : std::nullopt;
}

using Ranked = std::vector<std::pair<double, PossibleQuestion>>;

/// "What happens" tells whatever else is meant: it is always among the first. Behind it comes what
/// the cards change.
void offerUsual(Ranked &ranked, const AskingWords &words)
{
    constexpr std::string_view always = "what happens";
    constexpr std::ptrdiff_t soon = 3;
    const auto usual =
        std::ranges::find(ranked, always, [](const auto &one) { return one.second.text; });
    if (usual == ranked.end())
        return;
    auto next = usual;
    if (usual - ranked.begin() > soon) {
        std::rotate(ranked.begin() + soon, usual, usual + 1);
        next = ranked.begin() + soon;
    }
    std::stable_partition(next + 1, ranked.end(),
                          [&](const auto &one) { return words.isTouched(one.second); });
}

/// The likeliest first, none twice, and none that asks what is asked already.
std::vector<ReadQuestion> likeliest(const Scene &before, const AskedClause &clause,
                                    std::size_t most, const std::string &taken)
{
    const AskingWords words(before, clause);
    Ranked ranked;
    for (PossibleQuestion &one : possibleQuestions(before.draft)) {
        const double score = words.score(one);
        ranked.emplace_back(score, std::move(one));
    }
    std::ranges::stable_sort(ranked, std::ranges::greater(),
                             [](const auto &one) { return one.first; });
    std::vector<ReadQuestion> read;
    std::vector<std::string> asked{taken};
    if (auto meant = taken.empty() ? explainedFor(before, clause) : std::nullopt) {
        asked.push_back(questionOf(meant->draft));
        read.push_back(std::move(*meant));
    }
    offerUsual(ranked, words);
    for (const auto &[score, possible] : ranked) {
        if (read.size() >= most)
            break;
        const bool isAgain = possible.verb == "use" && saysAgain(before, clause.begin);
        auto one = readText(before, isAgain ? possible.text + " again" : possible.text);
        const bool isPrice = one && possible.form == Form::Cost;
        if (!one || (isPrice && one->draft.textAt("question/ask") != "cost"))
            continue;
        std::string question = questionOf(one->draft);
        if (std::ranges::find(asked, question) != asked.end()
            || std::ranges::find(read, one->says, &ReadQuestion::says) != read.end())
            continue;
        asked.push_back(std::move(question));
        one->isTouched = words.isTouched(possible);
        read.push_back(std::move(*one));
    }
    return read;
}

/// "when its subroutines fire", and not "do its subroutines fire".
bool isTellingWhen(const Scene &scene)
{
    constexpr std::array<std::string_view, 8> words{"when",  "once",  "if",     "as",
                                                    "while", "after", "before", "until"};
    for (std::size_t at = scene.at(); at-- > 0;) {
        const Token &token = scene.tokens()[at];
        if (std::ranges::find(words, token.text) != words.end())
            return true;
        if (token.isMark || !token.isIdle())
            return false;
    }
    return false;
}

/// What a question tells of the table: the cards that it names and how they lie, numbers "with" it,
/// that subroutines fire before what is asked.
void takeToldOf(Scene &scene, const AskedClause &clause)
{
    scene.asks = true;
    for (std::size_t at = clause.begin; at < clause.end;) {
        scene.goTo(at);
        const std::size_t chips = scene.chips.size();
        const Scene before = scene;
        bool isTold = false;
        if (scene.token().card)
            isTold = readCard(scene);
        else if (scene.is(TermKind::Link, "with") || scene.is(TermKind::Link, "without"))
            isTold = readNegation(scene) || readNumber(scene) || readCounters(scene);
        else if (scene.is(TermKind::Moment, "run/subroutines") && isTellingWhen(scene))
            isTold = readMoment(scene);
        if (!isTold || scene.at() <= at || scene.at() > clause.end) {
            scene = before;
            ++at;
            continue;
        }
        at = scene.at();
        const bool isBare = scene.chips.size() == chips + 1 && scene.tokens()[at - 1].card
            && scene.chips.back().kind == ChipKind::Card;
        if (isBare)
            scene.chips.resize(chips);
    }
    scene.asks = false;
    scene.goTo(clause.begin);
}

/// What the words could mean; they stand before it once all is read (tellMeanings).
std::vector<Offer> offersOf(std::span<const ReadQuestion> read)
{
    std::vector<Offer> offers;
    for (const ReadQuestion &one : read)
        offers.push_back({one.says, explainedBy({}, one.text)});
    return offers;
}

/// What is reported of how it comes out; nothing: something else is asked.
Json::Array factsOf(const Draft &draft)
{
    const Json *facts = draft.at("question/report");
    return facts && facts->asArray() && draft.textAt("question/ask") == "outcome"
        ? *facts->asArray()
        : Json::Array();
}

/// Both can be seen of one play, on one table.
bool areSeenTogether(const Draft &one, const Draft &other)
{
    const Json *table = one.at("state");
    const Json *beside = other.at("state");
    const auto facts = factsOf(one);
    const auto more = factsOf(other);
    return table && beside && core::dump(*table) == core::dump(*beside) && !facts.empty()
        && !more.empty() && endAlike(one, *facts.front().asString(), *more.front().asString());
}

/// What damage leaves in the grip, and whether it is enough, are one thing.
bool areOfDamage(const Draft &one, const Draft &other)
{
    const auto asks = [](const Draft &draft, std::string_view fact) {
        const auto facts = factsOf(draft);
        return !facts.empty() && *facts.front().asString() == fact;
    };
    return (asks(one, "winner") && asks(other, "runner.hand"))
        || (asks(one, "runner.hand") && asks(other, "winner"));
}

/// It is not sure what is meant: the likeliest facts are told together, so that nobody has to ask
/// for each of them. First those that the cards change.
void askTogether(std::vector<ReadQuestion> &read)
{
    constexpr std::size_t most = 3;
    const ReadQuestion &first = read.front();
    std::vector<std::size_t> may;
    for (const bool touched : {true, false})
        for (std::size_t at = 1; at < read.size(); ++at)
            if (read[at].isTouched == touched && areSeenTogether(first.draft, read[at].draft))
                may.push_back(at);
    std::ranges::stable_partition(
        may, [&](std::size_t at) { return areOfDamage(first.draft, read[at].draft); });
    may.resize(std::min(may.size(), most - 1));
    Json::Array facts = factsOf(first.draft);
    std::vector<ReadQuestion> told;
    std::size_t seen = 0;
    std::erase_if(read, [&](ReadQuestion &one) {
        if (std::ranges::find(may, seen++) == may.end())
            return false;
        for (Json &fact : factsOf(one.draft))
            if (std::ranges::find(facts, fact) == facts.end())
                facts.push_back(std::move(fact));
        told.push_back(std::move(one));
        return true;
    });
    if (told.empty())
        return;
    told.insert(told.begin(), read.front()); // each is offered alone, too
    read.front().draft.tell("question/report", Json(std::move(facts)));
    read.front().draft.remove("question/whether"); // which of them it would be of is not said
    for (const ReadQuestion &one : std::span(told).subspan(1))
        //: questions that are answered together: "is the run over? how many tags has the Runner?"
        read.front().says =
            English::tr("{question} {more}", {{"question", read.front().says}, {"more", one.says}});
    std::ranges::move(told, std::back_inserter(read));
}

/// Of the questions that were read the first is asked, and what can be told with it.
void askFirst(Scene &scene, const AskedClause &clause, Chip &chip, std::vector<ReadQuestion> read)
{
    const Explained *meant = explainedAt(scene, clause.begin, clause.end);
    const bool isMeant = meant && meant->text == read.front().text;
    if (isMeant)
        chip.span.end = std::max(chip.span.end, meant->span.end);
    else
        askTogether(read);
    scene.draft = read.front().draft;
    chip.says = read.front().says;
    chip.guessed = true;
    chip.offers = offersOf(std::span(read).subspan(1));
}

} // namespace

bool askLikeliest(Scene &scene, const AskedClause &clause)
{
    takeToldOf(scene, clause);
    auto read = likeliest(scene, clause, mostOffers + 1, {});
    if (read.empty())
        return false;
    scene.goTo(clause.end);
    Chip &chip = scene.addChip(ChipKind::Question, clause.begin, read.front().says, {"question"});
    askFirst(scene, clause, chip, std::move(read));
    return true;
}

bool askBehind(Scene &scene, const AskedClause &clause, Span open)
{
    auto read = likeliest(scene, clause, mostOffers + 1, {});
    if (read.empty())
        return false;
    Chip chip;
    chip.span = open;
    chip.kind = ChipKind::Question;
    chip.paths = {"question"};
    askFirst(scene, clause, chip, std::move(read));
    scene.chips.push_back(std::move(chip));
    return true;
}

std::vector<Offer> otherQuestions(const Scene &before, const AskedClause &clause,
                                  const Draft &taken)
{
    Scene scene = before;
    takeToldOf(scene, clause);
    auto read = likeliest(scene, clause, mostOffers, questionOf(taken));
    const std::string met = taken.textAt("state/run/ice"); // nothing else is broken meanwhile
    std::erase_if(read, [&](const ReadQuestion &one) {
        const std::string ice = one.draft.textAt("state/run/ice");
        return !met.empty() && !ice.empty() && ice != met;
    });
    return offersOf(read);
}

namespace {

/// "Can she break it": it is encountered, whatever is asked there.
void keepMoment(Draft &draft, const Draft &read)
{
    const std::string step = read.textAt("state/at");
    if (const std::string own = draft.textAt("state/at"); !own.empty() && own != step)
        return; // it is done at another moment
    for (const char *path : {"state/run/ice", "state/run/server", "state/run/accessing"})
        if (const Json *value = read.at(path); value && read.isTold(path) && !draft.at(path))
            draft.tell(path, *value);
    if (!step.empty() && !draft.at("state/at"))
        draft.assume("state/at", step, momentInWords(step));
    leaveRunBefore(draft, read.at("question/act")); // "can he run R&D": the one before is over
}

} // namespace

bool askExplained(Scene &scene, const Scene &before, const AskedClause &clause)
{
    const auto meant = explainedFor(before, clause);
    if (!meant || scene.chips.empty() || scene.chips.back().kind != ChipKind::Question)
        return false;
    Draft draft = meant->draft;
    const auto known = draft.objects();
    for (const std::string &object : scene.draft.objects()) // that the words name
        if (const std::string path = Draft::objectPath(object);
            std::ranges::find(known, object) == known.end())
            draft.tell(path, *scene.draft.at(path));
    keepMoment(draft, scene.draft);
    scene.draft = std::move(draft);
    Chip &chip = scene.chips.back();
    chip.says = meant->says;
    chip.span.end = std::max(chip.span.end, explainedAt(scene, clause.begin, clause.end)->span.end);
    return true;
}

bool isExplained(const Scene &scene, const Chip &chip)
{
    return chip.kind == ChipKind::Question
        && std::ranges::any_of(scene.explained, [&](const Explained &one) {
               return one.span.begin >= chip.span.begin && one.span.end <= chip.span.end;
           });
}

void tellMeanings(Scene &scene)
{
    for (Chip &chip : scene.chips)
        chip.guessed = chip.guessed && !isExplained(scene, chip);
    for (Chip &chip : scene.chips)
        for (Offer &offer : chip.offers)
            if (chip.kind == ChipKind::Question && offer.instead.starts_with('[')) {
                std::string words(scene.textOf(chip.span));
                words.erase(words.find_last_not_of(' ') + 1);
                offer.instead = words.empty() ? ' ' + offer.instead : words + ' ' + offer.instead;
            }
}

} // namespace saying
