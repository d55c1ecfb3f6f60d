// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/nameless.h"

#include "core/english.h"
#include "rules/saying/described.h"
#include "rules/saying/lying.h"
#include "rules/saying/places.h"
#include "rules/saying/told_of.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;

namespace {

bool isUnrezzed(const Draft &draft, const std::string &object)
{
    const Json *rezzed = draft.at(Draft::objectPath(object) + "/rezzed");
    return rezzed && rezzed->asBool() && !*rezzed->asBool();
}

/// Nothing of it is told but which card it is.
bool isNew(const Draft &draft, const std::string &object)
{
    const Json *facts = draft.at(Draft::objectPath(object));
    return facts && facts->asObject() && facts->asObject()->size() == 1;
}

} // namespace

std::optional<std::string> onlyOrNameless(Scene &scene, const std::string &verb,
                                          const std::vector<std::string> &able)
{
    if (able.size() == 1 && !scene.value(TermKind::Not)) // "rezzes nothing"
        return able.front();
    if (!able.empty() || verb != "score" || !scene.token().isMark || scene.asks)
        return std::nullopt;
    scene.doubts = true;
    return scene.draft.describe(Json::object({{"type", "agenda"}}));
}

std::string namelessMeant(Draft &draft, const std::string &card)
{
    const auto title = draft.cardOf(card);
    if (!title || draft.typeOf(card) != CardType::Ice || !isNew(draft, card))
        return card;
    std::vector<std::string> meant;
    for (const std::string &object : draft.objects())
        if (draft.typeOf(object) == CardType::Ice && !draft.cardOf(object)
            && isUnrezzed(draft, object))
            meant.push_back(object);
    if (meant.size() != 1)
        return card;
    // It keeps what it is called: acts before this one may speak of it.
    draft.remove(Draft::objectPath(card));
    draft.tell(Draft::objectPath(meant.front()) + "/card", rules::cardLibrary()[*title].title);
    return meant.front();
}

namespace {

/// "one piece of ice on my remote, a rezzed Ice Wall,": between its chip and the name stands
/// nothing but a comma, and the clause ends with the name.
bool isApposition(const Scene &scene)
{
    const Token &behind = scene.token();
    std::size_t at = scene.at() - 1; // of the name
    while (at > 0
           && (scene.tokens()[at - 1].value(TermKind::Flag) || scene.tokens()[at - 1].isIdle()
               || scene.tokens()[at - 1].is(TermKind::Number, "1")))
        --at;
    const bool isParted =
        at > 1 && (scene.tokens()[at - 1].text == "," || scene.tokens()[at - 1].text == ":");
    return isParted && (scene.isAtEnd() || behind.isMark || behind.value(TermKind::Join))
        && !scene.chips.empty() && scene.chips.back().span.end == scene.tokens()[at - 2].span.end;
}

/// "(Three ice on HQ.) I install Enigma there": one more.
bool isInstalledNow(const Scene &scene)
{
    std::size_t at = scene.at();
    while (at > 0 && !scene.tokens()[at - 1].isMark
           && !scene.tokens()[at - 1].value(TermKind::Verb))
        --at;
    return at > 0 && scene.tokens()[at - 1].is(TermKind::Verb, "install");
}

bool isSaidElsewhere(const Scene &scene, const std::string &server)
{
    Scene ahead = scene;
    const auto place = takePlace(ahead);
    return (place && !place->server.empty() && place->server != server)
        || (!scene.heading.empty() && scene.heading != server);
}

} // namespace

std::string namedNow(Scene &scene, rules::CardId card)
{
    auto &[ice, isOne] = scene.unnamed;
    Draft &draft = scene.draft;
    if (ice.empty() || rules::cardLibrary()[card].type != CardType::Ice
        || (isOne && !isApposition(scene)) || isInstalledNow(scene)
        || isSaidElsewhere(scene, draft.textAt(Draft::objectPath(ice.back()) + "/server")))
        return {};
    const std::string path = Draft::objectPath(ice.back());
    ice.pop_back();
    const Json facts = *draft.at(path);
    draft.remove(path);
    std::string object = draft.add(card);
    const std::string own = Draft::objectPath(object);
    for (const auto &[key, value] : *facts.asObject())
        if (key != "card")
            draft.tell(own + '/' + key, value);
    if (!isOne) // nobody told yet which of them it is
        draft.doubt(own + "/position",
                    English::tr("ice of {server} is told from the outermost to the innermost",
                                {{"server", draft.textAt(own + "/server")}}));
    for (Chip &chip : scene.chips)
        std::ranges::replace(chip.paths, path, own);
    return object;
}

namespace {

/// "in it", "in there" behind the cards.
bool takeInIt(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Link, "in"))
        return false;
    if (scene.take(TermKind::It))
        return attempt.keep();
    const bool isThere = scene.token().text == "there";
    if (isThere)
        scene.skip();
    return isThere && attempt.keep();
}

/// "(two facedown cards) in Server 2"
std::optional<std::string> takeServerBehind(Scene &scene)
{
    Attempt attempt(scene);
    auto server = scene.take(TermKind::Link, "in") ? takeServer(scene) : std::nullopt;
    if (server)
        attempt.keep();
    return server;
}

/// "Archives has 3 facedown cards": those lie somewhere else, by the place that was named last.
bool isElsewhere(const Scene &scene)
{
    for (std::size_t at = scene.at(); at-- > 0 && !scene.tokens()[at].ends();) {
        const std::string *server = scene.tokens()[at].value(TermKind::Server);
        if (scene.tokens()[at].value(TermKind::Zone) || server)
            return !server || isCentral(*server);
    }
    return false;
}

} // namespace

namespace {

/// "a facedown card and it's Psychic Field": the name comes behind it.
bool isNamedBehind(const Scene &scene)
{
    for (std::size_t ahead = 0; !scene.token(ahead).ends() && !scene.token(ahead).text.empty();
         ++ahead)
        if (scene.token(ahead).text.starts_with("it")
            && (scene.token(ahead + 1).card || scene.token(ahead + 2).card))
            return true;
    return false;
}

} // namespace

bool readCardsInServer(Scene &scene)
{
    if (isElsewhere(scene))
        return false;
    Attempt attempt(scene);
    auto before = takeServer(scene); // "a remote with two cards in it"
    if (before && isCentral(*before))
        return false;
    if (!before && scene.is(TermKind::Link, "with") && scene.at() > 0
        && scene.tokens()[scene.at() - 1].is(TermKind::Server, "remote")) {
        before = remoteSpokenOf(scene.draft); // "(I got into a remote) with one card"
        scene.doubts = true;
    }
    if (before)
        (void)(scene.take(TermKind::Link, "with") || scene.take(TermKind::Have, "has"));
    const auto number = scene.takeNumber();
    const auto flag = scene.take(TermKind::Flag);
    constexpr int most = 6;
    if (!number || *number < 1 || *number > most || !scene.take(TermKind::Noun, "cards"))
        return false;
    const bool isFacedown = flag && (*flag == "facedown" || *flag == "unrezzed");
    if (!takeInIt(scene) && !isFacedown && !before)
        return false;
    const auto behind = before ? before : takeServerBehind(scene);
    if (behind && isCentral(*behind))
        return false;
    const std::string server = behind ? *behind : remoteSpokenOf(scene.draft);
    std::vector<std::string> paths;
    for (int card = 0; card < *number; ++card) {
        const std::string path =
            Draft::objectPath(scene.draft.describe(Json::object({{"type", "asset"}})));
        paths.push_back(path);
        scene.draft.tell(path + "/zone", "remote");
        scene.draft.tell(path + "/server", server);
        scene.draft.tell(path + "/rezzed", false);
        scene.draft.doubt(path + "/card",
                          English::tr("a card is in {server}", {{"server", server}}));
    }
    scene.doubts = scene.doubts || isNamedBehind(scene);
    scene.addChip(
        ChipKind::Card, attempt.begin(),
        English::tr("{n} card in {server}", "{n} cards in {server}", *number, {{"server", server}}),
        std::move(paths));
    return attempt.keep();
}

namespace {

/// A card without a name that may turn out to be that one.
bool mayBeNamed(const Draft &draft, const std::string &object, CardType type)
{
    const Json *card = draft.at(Draft::objectPath(object) + "/card");
    const Json *described = card ? card->find("type") : nullptr;
    if (!described)
        return false;
    const bool isAnyInServer = !draft.isTold(Draft::objectPath(object) + "/card")
        && (type == CardType::Agenda || type == CardType::Upgrade);
    return isAnyInServer || *described->asString() == core::toWord(rules::cardTypeWords, type);
}

} // namespace

bool readItsName(Scene &scene)
{
    Attempt attempt(scene);
    if (scene.asks || !beginsClause(scene, scene.at()))
        return false;
    if (!scene.take(TermKind::It, "it")) // and of "it's"
        return false;
    (void)(scene.take(TermKind::Ask, "is") || scene.take(TermKind::Ask, "was"));
    scene.skipIdle();
    (void)scene.take(TermKind::Number, "1");
    const Token &name = scene.token();
    const Token &behind = scene.token(1);
    if (!name.card || !(behind.isMark || behind.value(TermKind::Join) || behind.text.empty()))
        return false;
    const rules::Card &card = rules::cardLibrary()[*name.card];
    std::vector<std::string> able = scene.draft.objects();
    std::erase_if(able, [&](const std::string &object) {
        return !mayBeNamed(scene.draft, object, card.type);
    });
    if (able.size() != 1)
        return false;
    scene.draft.tell(Draft::objectPath(able.front()) + "/card", card.title);
    scene.doubts = scene.doubts || name.guessed || scene.card != able.front();
    scene.skip();
    scene.speakOf(able.front());
    scene.addChip(ChipKind::Card, attempt.begin(), howItLies(scene.draft, able.front()),
                  {Draft::objectPath(able.front())});
    return attempt.keep();
}

bool isBareType(const Token &token)
{
    return !token.card && token.value(TermKind::Type) && token.text.find(' ') == std::string::npos;
}

void nameOneOfThem(Scene &scene, const std::string &ice, const std::string &server,
                   std::optional<std::size_t> fromOutside)
{
    Draft &draft = scene.draft;
    auto others = iceOf(draft, server);
    std::erase(others, ice);
    if (others.size() < 2 || !draft.cardOf(ice))
        return;
    const std::string old = fromOutside
        ? others[others.size() - 1 - std::min(others.size() - 1, *fromOutside)]
        : others.front();
    if (draft.cardOf(old))
        return;
    const std::string path = Draft::objectPath(old);
    const std::string own = Draft::objectPath(ice);
    if (const Json *rezzed = draft.at(path + "/rezzed"); rezzed && !draft.at(own + "/rezzed"))
        draft.tell(own + "/rezzed", Json(*rezzed));
    draft.remove(path);
    std::erase(scene.unnamed.ice, old);
    for (Chip &chip : scene.chips)
        std::ranges::replace(chip.paths, path, own);
    scene.doubts = true;
}

namespace {

/// Ice that was told without a name.
std::vector<std::string> namelessIce(const Draft &draft, const std::string &card)
{
    std::vector<std::string> all = knownOfKind(draft, "ice", {});
    std::erase_if(all, [&](const std::string &one) {
        return one == card || draft.cardOf(one)
            || !draft.isTold(Draft::objectPath(one) + "/position");
    });
    return all;
}

/// "(one) of the old ones", "of them", "of those three"
bool takeOfThese(Scene &scene)
{
    constexpr std::array<std::string_view, 8> words{"ones",  "others", "them",  "those",
                                                    "these", "two",    "three", "four"};
    Attempt attempt(scene);
    if (!scene.take(TermKind::Link, "of") && !scene.token().text.starts_with("of "))
        return false;
    while (scene.token().isIdle() || scene.token().text == "old" || scene.token().text == "other")
        scene.skip();
    bool isSaid = false;
    while (!scene.isAtEnd()
           && (std::ranges::find(words, scene.token().text) != words.end()
               || scene.token().is(TermKind::Type, "ice"))) {
        isSaid = true;
        scene.skip();
    }
    return isSaid && attempt.keep();
}

} // namespace

std::vector<std::string> takeSomeOfTheIce(Scene &scene, const std::string &card)
{
    Attempt attempt(scene);
    std::vector<std::string> ice = namelessIce(scene.draft, card);
    if (scene.draft.typeOf(card) != CardType::Ice || ice.empty())
        return {};
    scene.skipIdle();
    const std::string &said = scene.token().text;
    const bool isWhich = said == "middle" || said == "old" || said == "oldest"
        || scene.is(TermKind::Place, "outermost") || scene.is(TermKind::Place, "innermost");
    if (isWhich)
        scene.skip();
    const bool isBoth = scene.token().text == "both";
    if (isBoth)
        scene.skip();
    constexpr int both = 2;
    const auto count = isBoth ? std::optional(both) : scene.takeNumber();
    const bool isOfThese = takeOfThese(scene);
    const int wanted = count.value_or(0);
    if (wanted < 1 || wanted > static_cast<int>(ice.size()) || (!isOfThese && !isWhich)
        || (isWhich && wanted > 1))
        return {};
    attempt.keep();
    ice.resize(static_cast<std::size_t>(wanted));
    return ice;
}

bool isAmongUntoldIce(const Scene &scene, const std::string &server)
{
    constexpr std::array<std::string_view, 4> nth{"first", "second", "third", "fourth"};
    for (std::size_t at = scene.at(); at-- > 0 && !scene.tokens()[at].isMark;)
        for (std::size_t before = 0; before < nth.size(); ++before)
            if (scene.tokens()[at].text.ends_with(nth[before]))
                return iceOf(scene.draft, server).size() < before;
    return false;
}

} // namespace saying
