// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english.h"
#include "rules/saying/cards.h"
#include "rules/saying/moments.h"
#include "rules/saying/nameless.h"
#include "rules/saying/next_ice.h"
#include "rules/saying/places.h"

#include <algorithm>
#include <vector>

namespace saying {

using core::English;
using rules::CardType;

namespace {

/// The server of a card, which is told now where nobody told it.
std::string serverFor(Scene &scene, const std::string &object)
{
    Draft &draft = scene.draft;
    const std::string path = Draft::objectPath(object);
    std::string server = draft.textAt(path + "/server");
    if (server.empty())
        server = centralOf(draft.textAt(path + "/zone"));
    if (!server.empty())
        return server;
    server = serverOfRun(draft);
    const bool isIce = draft.typeOf(object) == CardType::Ice;
    if (server.empty() && isIce)
        for (const std::string &other : draft.objects()) // the ice that was told last
            if (draft.isTold(Draft::objectPath(other) + "/position"))
                server = draft.textAt(Draft::objectPath(other) + "/server");
    const bool isNamed = std::ranges::any_of(
        scene.tokens(), [](const Token &token) { return token.value(TermKind::Server); });
    scene.doubts = scene.doubts || (server.empty() && isNamed); // "a remote. Chum outermost"
    if (server.empty())
        server = isIce ? "HQ" : "Server 1";
    putAt(draft, object, {isIce ? "on" : "in", server, {}, isCentral(server)});
    return server;
}

/// "behind it" of ice, after other ice that was spoken of before.
bool putBehindLast(Scene &scene, const std::string &object)
{
    Draft &draft = scene.draft;
    const std::string outer = scene.before;
    const bool isIce = draft.typeOf(object) == CardType::Ice && !outer.empty() && outer != object
        && draft.typeOf(outer) == CardType::Ice;
    if (!isIce || (isCardNext(scene) && !scene.value(TermKind::It)))
        return false;
    const std::string server = draft.textAt(Draft::objectPath(outer) + "/server");
    if (server.empty())
        return false;
    (void)scene.take(TermKind::It);
    const auto ice = iceOf(draft, server);
    auto place = static_cast<std::size_t>(std::ranges::find(ice, outer) - ice.begin());
    if (std::ranges::find(ice, object) < std::ranges::find(ice, outer))
        --place; // it leaves its own
    protect(draft, object, server, place);
    return true;
}

/// Where ice stands in its line, as the Runner comes to it.
struct Nth {
    std::size_t fromOutside = 0;
    bool isInnermost = false;
    bool isCounted = false; ///< "the first ice"
};

/// "the third ice is a rezzed Quandary": not one more without a name.
bool isThirdNamed(const Scene &scene)
{
    const std::string &text = scene.token().text;
    const bool isThird = text.ends_with("third") || text.ends_with("3rd");
    if (!isThird || !scene.is(TermKind::Place, "other")
        || !scene.token(1).is(TermKind::Type, "ice"))
        return false;
    std::size_t ahead = 2;
    while (scene.token(ahead).isIdle() || scene.token(ahead).value(TermKind::Flag)
           || scene.token(ahead).is(TermKind::Number, "1"))
        ++ahead;
    return ahead > 2 && scene.token(ahead).card;
}

std::optional<Nth> takeNth(Scene &scene)
{
    Nth nth;
    if (scene.take(TermKind::Place, "second-ice"))
        nth.fromOutside = 1;
    else if (isThirdNamed(scene))
        nth.fromOutside = 2, scene.skip();
    else if (scene.take(TermKind::Place, "innermost"))
        nth.isInnermost = true;
    else if (scene.take(TermKind::Place, "first-ice"))
        nth.isCounted = true;
    else if (!scene.take(TermKind::Place, "outermost"))
        return std::nullopt;
    nth.isCounted = nth.isCounted || nth.fromOutside > 0;
    if (!scene.take(TermKind::Type, "ice"))
        (void)scene.take(TermKind::Number, "1"); // "the outer one"
    return nth;
}

/// "on hq", "protecting remote 1"; empty where nothing of that is said.
std::string takeServerOfIce(Scene &scene)
{
    Attempt attempt(scene);
    const auto place = takePlace(scene);
    if (!place || place->server.empty())
        return {};
    attempt.keep();
    return place->server;
}

void protectNth(Scene &scene, const std::string &ice, std::string server, const Nth &nth)
{
    if (server.empty())
        server = serverFor(scene, ice);
    nameOneOfThem(scene, ice, server,
                  nth.isInnermost ? std::nullopt : std::optional(nth.fromOutside));
    const auto others = iceOf(scene.draft, server);
    const std::size_t count =
        others.size() - (std::ranges::find(others, ice) != others.end() ? 1U : 0U);
    protect(scene.draft, ice, server,
            nth.isInnermost ? 0 : count - std::min(count, nth.fromOutside));
}

/// "The outermost ice is Guard, then Enigma": what follows lies further inside.
void tellFromOutside(Scene &scene, const std::string &ice, const Nth &nth)
{
    scene.outsideIn = !nth.isInnermost;
    scene.heading = scene.draft.textAt(Draft::objectPath(ice) + "/server");
    scene.headed = ice;
}

} // namespace

bool skipKind(Scene &scene, const std::string &object)
{
    const auto *model = scene.draft.modelOf(object);
    const std::string *subtype = scene.value(TermKind::Subtype);
    const std::string *type = scene.value(TermKind::Type);
    const bool isOf = model && !scene.token().card
        && ((subtype && std::ranges::find(model->subtypes, *subtype) != model->subtypes.end())
            || (type && core::toWord(rules::cardTypeWords, model->type) == *type));
    if (isOf)
        scene.skip();
    return isOf;
}

bool readBehind(Scene &scene, const std::string &object)
{
    Attempt attempt(scene);
    Draft &draft = scene.draft;
    const bool isBehind = scene.take(TermKind::Place, "behind");
    if (!isBehind && !scene.take(TermKind::Place, "before"))
        return false;
    if (isBehind && putBehindLast(scene, object))
        return attempt.keep();
    if (!isCardNext(scene)) { // "with an agenda behind": in the server that was spoken of
        std::string server = serverOfRun(draft);
        if (server.empty())
            server = draft.textAt(Draft::objectPath(scene.before) + "/server");
        const bool ends = scene.isAtClauseEnd();
        const Place place{"in", server, {}, true};
        if (!isBehind || !ends || server.empty() || draft.typeOf(object) == CardType::Ice
            || !mayLie(draft, object, place))
            return false;
        putAt(draft, object, place);
        return attempt.keep();
    }
    const auto isIce = [](const Draft &at, const std::string &card) {
        return at.typeOf(card) == CardType::Ice;
    };
    {
        Scene ahead = scene;
        const auto other = takeCard(ahead);
        if (*other == object || ahead.draft.sideOf(object) != rules::Side::Corp
            || !isIce(ahead.draft, isBehind ? *other : object))
            return false;
    }
    const auto other = takeCard(scene);
    const std::string server = serverFor(scene, isBehind ? object : *other);
    // The one that is told to be further out comes to lie there.
    if (isBehind)
        protect(draft, *other, server, isIce(draft, object) ? iceOf(draft, server).size() : 0);
    else
        protect(draft, object, server, iceOf(draft, server).size());
    scene.speakOf(object);
    return attempt.keep();
}

namespace {

/// "(breaks both subs.) Next ice is Enigma": that one is met now, as a doubt.
void comeToNext(Draft &draft, const std::string &ice, Chip &chip)
{
    if (draft.script().empty() || !draft.script().back().find("break"))
        return;
    chip.guessed = true;
    chip.says = meetsInWords("encounter", draft.nameOf(ice));
    chip.paths.push_back(Draft::actPath(draft.script().size()));
    draft.play(core::Json::object({{"to", "encounter"}}));
}

} // namespace

namespace {

/// "the next ice I hit was", "the first ice he runs into is"
bool takeMetThere(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.takeWho())
        return false;
    scene.skipIdle();
    const bool isMet = scene.take(TermKind::Verb, "encounter")
        || scene.take(TermKind::Verb, "access") || scene.take(TermKind::Verb, "approach");
    return isMet && scene.take(TermKind::Ask, "is") && attempt.keep();
}

} // namespace

bool readNth(Scene &scene)
{
    Attempt attempt(scene);
    const auto nth = takeNth(scene);
    if (!nth)
        return false;
    std::string server = takeServerOfIce(scene); // "the outermost ice on hq is tollbooth"
    const bool isMet = takeMetThere(scene);
    if (scene.token().text == ":")
        scene.skip();
    std::vector<std::string> flags;
    while (const auto flag = scene.take(TermKind::Flag))
        flags.push_back(*flag);
    Draft &draft = scene.draft;
    if (!isCardNext(scene) && flags.empty())
        return false;
    const bool isNamed = isCardNext(scene);
    scene.doubts = scene.doubts || (!isNamed && !iceOf(draft, server).empty()); // one of these?
    const auto ice = isNamed
        ? takeCard(scene)
        : std::optional(draft.describe(core::Json::object({{"type", "ice"}})));
    if (draft.typeOf(*ice) != CardType::Ice)
        return false;
    scene.speakOf(*ice);
    if (server.empty())
        server = takeServerOfIce(scene);
    if (server.empty())
        server = draft.textAt("state/run/server");
    const std::string last = lastMet(draft);
    if (isMet && !last.empty() && last != *ice)
        putBehind(draft, *ice, last);
    else
        protectNth(scene, *ice, server, *nth);
    tellFromOutside(scene, *ice, *nth);
    (void)skipKind(scene, *ice);
    while (const auto flag = scene.take(TermKind::Flag))
        flags.push_back(*flag);
    for (const std::string &flag : flags)
        if (!applyFlag(draft, *ice, flag))
            return false;
    Chip &chip = scene.addChip(ChipKind::Card, attempt.begin(), howItLies(draft, *ice),
                               {Draft::objectPath(*ice)});
    if (isMet)
        meetNext(scene, *ice, last);
    else if (scene.tokens()[attempt.begin()].text.starts_with("next"))
        comeToNext(draft, *ice, chip);
    return attempt.keep();
}

bool readNthOf(Scene &scene, const std::string &object)
{
    Attempt attempt(scene);
    const auto nth = scene.draft.typeOf(object) == CardType::Ice ? takeNth(scene) : std::nullopt;
    if (!nth)
        return false;
    const std::string server = takeServerOfIce(scene);
    const bool isOther = !scene.isAtEnd() && scene.token().card; // "tollbooth, innermost enigma"
    if (isOther || (nth->isCounted && server.empty()))           // "the first ice this turn"
        return false;
    protectNth(scene, object, server, *nth);
    tellFromOutside(scene, object, *nth);
    return attempt.keep();
}

bool readNothing(Scene &scene)
{
    Attempt attempt(scene);
    const bool isSaid = scene.take(TermKind::Flag, "unprotected")
        || ((scene.token().number == 0 || scene.is(TermKind::Number, "0"))
            && (scene.skip(), scene.take(TermKind::Type, "ice")));
    if (!isSaid)
        return false;
    if (const auto place = takePlace(scene); place && place->server.empty())
        return false;
    attempt.keep();
    scene.addChip(ChipKind::Number, attempt.begin(), English::tr("no ice protects it"), {});
    return true;
}

bool readHeading(Scene &scene)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Type, "ice"))
        return false;
    const auto place = takePlace(scene);
    if (!place || place->server.empty() || scene.token().text != ":")
        return false;
    attempt.keep();
    scene.outsideIn = true;
    scene.heading = place->server;
    scene.addChip(ChipKind::Card, attempt.begin(),
                  English::tr("ice of {server} is told from the outermost to the innermost",
                              {{"server", place->server}}),
                  {});
    return true;
}

bool readOrder(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.take(TermKind::Type, "ice");
    if (!scene.take(TermKind::Place, "outside-in"))
        return false;
    attempt.keep();
    scene.outsideIn = true;
    scene.addChip(ChipKind::Card, attempt.begin(),
                  English::tr("ice is told from the outermost to the innermost"), {});
    return true;
}

void putInOrder(Scene &scene, const std::string &object)
{
    const std::string path = Draft::objectPath(object);
    if (!scene.outsideIn || scene.draft.typeOf(object) != CardType::Ice || object == scene.headed)
        return;
    std::string server = scene.draft.textAt(path + "/server");
    if (server.empty())
        server = scene.heading;
    if (server.empty())
        server = scene.draft.textAt("state/run/server");
    if (!server.empty() && scene.draft.textAt(path + "/zone").empty())
        protect(scene.draft, object, server, 0);
}

namespace {

bool isIdentity(const Token &token)
{
    return token.card && rules::cardLibrary()[*token.card].type == CardType::Identity;
}

/// "Andromeda is the Runner"
bool readPlayedBy(Scene &scene)
{
    Attempt attempt(scene);
    if (!isIdentity(scene.token()))
        return false;
    const auto object = takeCard(scene);
    scene.skipIdle();
    if (!scene.take(TermKind::Side) || !scene.isAtClauseEnd())
        return false;
    attempt.keep();
    scene.addChip(ChipKind::Card, attempt.begin(), howItLies(scene.draft, *object),
                  {Draft::objectPath(*object)});
    return true;
}

} // namespace

bool readIdentity(Scene &scene)
{
    if (readPlayedBy(scene))
        return true;
    Attempt attempt(scene);
    if (!scene.takeWho())
        return false;
    (void)(scene.take(TermKind::Have, "has") || scene.take(TermKind::Verb, "play"));
    (void)(scene.take(TermKind::Link, "with") || scene.take(TermKind::Link, "on"));
    scene.skipIdle();
    if (!isIdentity(scene.token()))
        return false;
    const auto object = takeCard(scene);
    attempt.keep();
    scene.player = scene.draft.sideOf(*object);
    scene.addChip(ChipKind::Card, attempt.begin(), howItLies(scene.draft, *object),
                  {Draft::objectPath(*object)});
    return true;
}

} // namespace saying
