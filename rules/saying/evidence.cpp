// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/evidence.h"

#include "rules/cards/card_library.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_models.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/saying/subjects.h"
#include "rules/saying/who_does.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace saying {

using rules::CardType;
using rules::Side;

namespace {

std::optional<Side> ofCard(const Token &token)
{
    return token.card ? std::optional(rules::cardLibrary()[*token.card].side()) : std::nullopt;
}

bool isOfType(const Token &token, CardType type)
{
    return token.card && rules::cardLibrary()[*token.card].type == type;
}

/// Between a word and what it is about: "the", "2", "rezzed".
bool isBeside(const Token &token)
{
    return (token.isIdle() && !token.text.ends_with("against")) || token.number
        || token.value(TermKind::Number)
        || (token.value(TermKind::Flag) && !token.value(TermKind::Verb))
        || token.value(TermKind::Place);
}

/// The last token before it, over what only describes.
const Token *behindOf(std::span<const Token> line, std::size_t at, std::size_t end)
{
    while (at > end + 1)
        if (!isBeside(line[--at]))
            return &line[at];
    return nullptr;
}

/// A verb that its subject does itself: what is named behind it is theirs.
bool handlesOwn(const Token &verb)
{
    for (const std::string_view own : {"play", "install", "rez", "use"})
        if (verb.is(TermKind::Verb, own))
            return true;
    return false;
}

bool has(const Token &token)
{
    return token.value(TermKind::Have) || token.is(TermKind::Link, "with");
}

/// Something only one player does, by the verb alone.
std::optional<Side> byVerb(const Token &token)
{
    // A trace is made stronger by both; Film Critic's agendas are "scored" by the Runner.
    constexpr std::array<std::string_view, 3> ofEither{"boost", "trash-resource", "continue"};
    if (token.text.starts_with("look")) // at a card in a run, or at somebody's hand
        return std::nullopt;
    for (const Term &term : token.terms) {
        if (term.kind == TermKind::Flag) {
            if (term.value == "stolen" && !token.text.ends_with("stolen"))
                return Side::Runner;
            if (token.text == "scored" || token.text == "has scored" || token.text == "rezzed"
                || token.text == "advanced")
                return Side::Corp;
        }
        if (term.kind != TermKind::Verb)
            continue;
        if (token.text.starts_with("flip")) // cards in Archives, or the Corp's
            return std::nullopt;
        if (std::ranges::find(ofEither, term.value) != ofEither.end())
            return std::nullopt;
        for (const std::string_view verb : {"encounter", "approach", "pass", "run-at", "run-well"})
            if (term.value == verb)
                return Side::Runner;
        if (const auto side = whoDoes(term.value))
            return side;
    }
    return std::nullopt;
}

/// What only one player can have or take.
std::optional<Side> byNoun(const Token &token)
{
    for (const std::string_view noun :
         {"tags", "brain-damage", "net-damage", "meat-damage", "link"})
        if (token.is(TermKind::Noun, noun))
            return Side::Runner;
    if (token.is(TermKind::Noun, "bad-publicity"))
        return Side::Corp;
    for (const std::string_view type : {"program", "hardware", "resource", "event"})
        if (token.is(TermKind::Type, type))
            return Side::Runner;
    return std::nullopt;
}

/// It is trashed for what it does.
bool usesItselfUp(rules::CardId card)
{
    const rulings::CardModel &model = rulings::cardModel(card);
    return std::ranges::any_of(model.abilities, [](const rulings::Ability &ability) {
        return ability.cost.trashSelf && ability.kind() == rulings::AbilityKind::Paid;
    });
}

/// "trashes Ash", "avoid the tag": done to what is the other's.
std::optional<Side> againstCard(std::span<const Token> line, std::size_t at)
{
    const bool isTrash = line[at].is(TermKind::Verb, "trash");
    if (!isTrash && !line[at].is(TermKind::Verb, "prevent"))
        return std::nullopt;
    bool isOwn = false;
    for (std::size_t next = at + 1; next < line.size(); ++next) {
        const Token &token = line[next];
        const bool isHarm = !isTrash
            && (token.is(TermKind::Noun, "tags") || token.is(TermKind::Noun, "damage")
                || token.is(TermKind::Noun, "net-damage")
                || token.is(TermKind::Noun, "meat-damage"));
        if (isHarm)
            return Side::Runner;
        isOwn = isOwn || token.text == "my" || token.text.ends_with(" own");
        if (isTrash && token.card && usesItselfUp(*token.card))
            return std::nullopt; // its owner does it, or the other pays for it
        if (const auto side = isTrash ? ofCard(token) : std::nullopt)
            return isOwn || side == Side::Runner ? std::nullopt : std::optional(Side::Runner);
        if (!isBeside(token))
            break;
    }
    return std::nullopt;
}

/// "(His NAPD Contract costs 4) to steal": whoever it belongs to does not.
bool isOfPrice(std::span<const Token> line, std::size_t at)
{
    while (at > 0 && isBeside(line[at - 1]))
        --at;
    if (at == 0 || !line[at - 1].is(TermKind::Link, "to"))
        return false;
    for (--at; at > 0 && (isBeside(line[at - 1]) || line[at - 1].is(TermKind::Noun, "credits"));)
        --at;
    return at > 0 && line[at - 1].is(TermKind::Verb, "cost");
}

/// "(Can he butt in between) my pump and my break": what is somebody's is not done.
bool isThing(std::span<const Token> line, std::size_t at)
{
    return line[at].value(TermKind::Verb) && !line[at].card && at > 0
        && isPossessive(line[at - 1].text);
}

/// "(I slotted it into a remote) that had (Director Haas in it)": what comes behind is of that.
bool isOfRelative(std::span<const Token> line, std::size_t at, std::size_t subject)
{
    constexpr std::array<std::string_view, 4> words{"that", "which", "who", "whose"};
    return std::any_of(line.begin() + static_cast<std::ptrdiff_t>(subject) + 1,
                       line.begin() + static_cast<std::ptrdiff_t>(at), [&](const Token &token) {
                           return std::ranges::find(words, token.text) != words.end();
                       });
}

} // namespace

std::optional<Side> ownerOf(const Token &token)
{
    if (const auto side = ofCard(token))
        return side;
    const bool isRun =
        token.is(TermKind::Time, "first-time") && (token.text.find("run") != std::string::npos);
    if (isRun || token.is(TermKind::Noun, "run") || token.is(TermKind::Noun, "tags")
        || token.is(TermKind::Noun, "link") || token.is(TermKind::Verb, "run"))
        return Side::Runner;
    const std::string *zone = token.value(TermKind::Zone);
    if (zone && (*zone == "grip" || *zone == "stack" || *zone == "heap" || *zone == "rig"))
        return Side::Runner;
    if (const std::string *server = token.value(TermKind::Server); server && *server != "this")
        return Side::Corp;
    const std::string *type = token.value(TermKind::Type);
    if (!type || *type == "agenda") // the Runner has agendas, too
        return std::nullopt;
    return *type == "ice" || *type == "asset" || *type == "upgrade" || *type == "operation"
        ? Side::Corp
        : Side::Runner;
}

std::optional<Ownership> ownership(std::span<const Token> line, std::size_t at)
{
    const Token &token = line[at];
    const std::string &text = token.text;
    const auto begins = [&](std::string_view word) {
        return text == word || text.starts_with(std::string(word) + ' ');
    };
    const auto ends = [&](std::string_view word) { // "of my"
        return token.isIdle() && text.ends_with(word);
    };
    const bool isMine = (begins("my") || ends(" my")) && !token.guessed;
    const bool isOther = begins("his") || begins("her") || begins("their") || begins("opponents")
        || ends(" his") || ends(" her") || ends(" their");
    if (!isMine && !isOther)
        return std::nullopt;
    if (text.find(' ') != std::string::npos && !token.isIdle()) { // "my grip"
        const auto side = ownerOf(token);
        return side ? std::optional(Ownership{*side, isMine, text}) : std::nullopt;
    }
    for (std::size_t next = at + 1; next < line.size(); ++next) {
        if (const auto side = ownerOf(line[next]); side && !line[next].guessed)
            return Ownership{*side, isMine, text + ' ' + line[next].text};
        if (!isBeside(line[next]))
            break;
    }
    return std::nullopt;
}

std::optional<Side> doneAt(std::span<const Token> line, std::size_t at, std::size_t subject,
                           bool isCarried)
{
    const Token &token = line[at];
    if (at <= subject || token.isMark || token.guessed || isThing(line, at))
        return std::nullopt;
    if (isCarried) { // only what begins the clause is surely theirs
        std::size_t first = at;
        while (first > 0 && (line[first - 1].isIdle() || line[first - 1].value(TermKind::Not)))
            --first;
        const bool begins =
            first > 0 && (line[first - 1].isMark || line[first - 1].value(TermKind::Join));
        const bool isActive = at + 1 < line.size() && line[at + 1].card; // "then accessed NAPD"
        const bool isPassive =
            token.text.ends_with("ed") && !token.is(TermKind::Flag, "stolen") && !isActive;
        const bool isLying =
            token.is(TermKind::Flag, "rezzed") && first > 0 && line[first - 1].isMark;
        if (!begins || isPassive || isLying || token.value(TermKind::Moment))
            return std::nullopt; // "I access an agenda, rezzed Strongbox in that server"
        // "(I have 2 clicks) and run a remote"
        const bool isRun = token.is(TermKind::Verb, "run") && at + 1 < line.size()
            && line[at + 1].value(TermKind::Server);
        return token.card || (token.value(TermKind::Noun) && !isRun) ? std::nullopt : byVerb(token);
    }
    if (isOfPrice(line, at) || isOfRelative(line, at, subject))
        return std::nullopt;
    const Token *before = behindOf(line, at, subject);
    const bool isNext = !before; // nothing but small words between
    if (token.is(TermKind::Flag, "tagged") || token.is(TermKind::Flag, "dead"))
        return isNext ? std::optional(Side::Runner) : std::nullopt;
    if (token.card) {
        if (isNext) { // "I siphoned him", "I'm PE"
            const bool isDone = isOfType(token, CardType::Event)
                || isOfType(token, CardType::Operation) || isOfType(token, CardType::Identity);
            return isDone ? ofCard(token) : std::nullopt;
        }
        if (before->text.ends_with("against") && isOfType(token, CardType::Identity))
            return rulings::opponentOf(*ofCard(token)); // "I'm up against Harmony Medtech"
        const bool isHeld = has(*before) && !isOfType(token, CardType::Agenda);
        const bool isOwn = handlesOwn(*before) || isHeld
            || (before->is(TermKind::Flag, "installed"))
            || (before->is(TermKind::Link, "on") && isOfType(token, CardType::Identity));
        return isOwn ? ofCard(token) : std::nullopt;
    }
    if (const auto side = againstCard(line, at))
        return side;
    if (before && (has(*before) || before->is(TermKind::Verb, "take")))
        if (const auto side = byNoun(token))
            return side;
    if (const std::string *zone = token.value(TermKind::Zone); zone && *zone == "grip")
        for (std::size_t i = subject + 1; i < at; ++i)
            if (has(line[i]))
                return Side::Runner; // "he has 2 cards in grip"
    // "the ice he has rezzed": of the card, not of him
    const bool isAfterCard = before && before->card;
    // "trashed the rezzed Red Herrings"
    const bool isBeforeCard = before && token.value(TermKind::Flag) && !token.value(TermKind::Verb)
        && at + 1 < line.size() && line[at + 1].card;
    return isAfterCard || isBeforeCard ? std::nullopt : byVerb(token);
}

std::optional<std::pair<Side, std::string>> sufferedAt(std::span<const Token> line, std::size_t at)
{
    if (at == 0 || (line[at].text != "me" && line[at].text != "us"))
        return std::nullopt;
    const Token &before = line[at - 1];
    if (at + 1 < line.size() && line[at + 1].is(TermKind::Flag, "tagged"))
        return std::pair(Side::Runner, line[at + 1].text);
    if (before.card && (isOfType(before, CardType::Event) || isOfType(before, CardType::Operation)))
        return std::pair(rulings::opponentOf(*ofCard(before)), before.text);
    if (before.is(TermKind::Verb, "kill") || before.is(TermKind::Flag, "tagged"))
        return std::pair(Side::Runner, before.text);
    if (at > 1 && line[at - 2].card && before.text.starts_with("hit")) // "Wall of Thorns hits me"
        return std::pair(rulings::opponentOf(*ofCard(line[at - 2])), before.text);
    return std::nullopt;
}

bool isExplainedAt(std::span<const Token> line, std::size_t at)
{
    constexpr std::size_t blankAndBracket = 2;
    return at + 1 < line.size() && line[at + 1].value(TermKind::Side)
        && line[at + 1].span.begin - line[at].span.end >= blankAndBracket;
}

std::optional<Side> declaredAt(std::span<const Token> line, std::size_t at)
{
    for (std::size_t next = at + 1; next < line.size(); ++next) {
        if (const std::string *side = line[next].value(TermKind::Side))
            return core::fromWord(rules::sideWords, *side);
        const bool isSmall = line[next].isIdle() || line[next].is(TermKind::Number, "1")
            || line[next].is(TermKind::Ask, "is") || line[next].text == ","
            || line[next].is(TermKind::Verb, "play");
        if (!isSmall || next > at + 3)
            return std::nullopt;
    }
    return std::nullopt;
}

std::optional<Side> doneByOne(const Token &token)
{
    return token.card || token.guessed || token.text.ends_with("ed") ? std::nullopt : byVerb(token);
}

std::optional<Side> sideOfAllCards(std::span<const Token> line)
{
    std::optional<Side> all;
    for (const Token &token : line) {
        const auto side = ofCard(token);
        if (side && all && *side != *all)
            return std::nullopt;
        if (side)
            all = side;
    }
    return all;
}

bool isUnderIce(std::span<const Token> line)
{
    bool isIce = false;
    bool isMet = false;
    for (const Token &token : line) {
        if (token.card && !isOfType(token, CardType::Ice))
            return false;
        isIce = isIce || token.card;
        isMet = isMet || token.is(TermKind::Moment, "run/subroutines")
            || token.is(TermKind::Moment, "run/encounter") || token.is(TermKind::Verb, "encounter");
    }
    return isIce && isMet;
}

std::optional<Side> onlyNamed(std::span<const Token> line)
{
    std::optional<Side> named;
    for (const Token &token : line) {
        const std::string *word = token.value(TermKind::Side);
        const auto side = word ? core::fromWord(rules::sideWords, *word) : std::nullopt;
        if (side && named && *side != *named)
            return std::nullopt;
        if (side)
            named = side;
    }
    return named;
}

} // namespace saying
