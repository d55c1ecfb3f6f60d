// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/guests.h"

#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/hosts.h"
#include "rules/saying/lying.h"
#include "rules/saying/places.h"
#include "rules/saying/typed_acts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>

namespace saying {

using core::Json;
using rules::CardType;
using rules::Side;

namespace {

/// "are hosted on": all that the list names.
bool saysSeveral(const Scene &scene, std::size_t begin)
{
    for (std::size_t at = begin; at < scene.at(); ++at)
        if (const std::string &text = scene.tokens()[at].text;
            text == "are" || text == "both" || text == "sit on")
            return true;
    return false;
}

/// Where cards of every type lie.
bool isPileOrHand(std::string_view zone)
{
    constexpr std::array<std::string_view, 6> zones{"archives", "heap", "hq",
                                                    "grip",     "rnd",  "stack"};
    return std::ranges::find(zones, zone) != zones.end();
}

} // namespace

bool hasIt(const Token &token)
{
    const bool has = token.value(TermKind::Have) || token.is(TermKind::Link, "with")
        || token.is(TermKind::Verb, "host");
    return has && !token.text.ends_with(" on") && !token.text.ends_with(" at") && token.text != "at"
        && token.text != "am at";
}

namespace {

/// "hosted", "on it"
bool takeOnIt(Scene &scene)
{
    Attempt attempt(scene);
    return (scene.take(TermKind::Flag, "hosted")
            || (scene.take(TermKind::Link, "on") && scene.take(TermKind::It)))
        && attempt.keep();
}

/// "(with Corroder) and Mimic on it": what was named first lies there, too.
bool isListOnIt(const Scene &scene)
{
    bool isJoined = false;
    for (std::size_t ahead = 0; !scene.token(ahead).isMark || scene.token(ahead).text == ",";
         ++ahead) {
        const Token &token = scene.token(ahead);
        const bool isListed = token.card || token.isIdle() || token.text == ","
            || token.is(TermKind::Join, "and") || token.is(TermKind::Number, "1");
        if (ahead == 0 && token.text != "," && !token.is(TermKind::Join, "and"))
            return false;
        isJoined = isJoined || token.card;
        if (!isListed)
            return isJoined
                && (token.is(TermKind::Flag, "hosted")
                    || (token.is(TermKind::Link, "on")
                        && scene.token(ahead + 1).value(TermKind::It)));
    }
    return false;
}

/// "(carrying medium) and sucker"; `isWhole`: nothing of its clause is behind it.
bool readNextGuest(Scene &scene, const std::string &host, bool isWhole)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Join, "and") && scene.token().text != ",")
        return false;
    if (scene.token().text == ",")
        scene.skip();
    (void)scene.take(TermKind::Join, "and");
    const std::size_t begin = scene.at();
    if (!isCardNext(scene) || scene.value(TermKind::It))
        return false;
    const auto guest = takeCard(scene);
    if (!isWhole)
        (void)takeOnIt(scene);
    if (*guest == host || (isWhole && !scene.isAtClauseEnd())
        || scene.draft.sideOf(*guest) != Side::Runner)
        return false;
    addGuest(scene, *guest, host, begin);
    return attempt.keep();
}

} // namespace

bool readGuest(Scene &scene, const std::string &host)
{
    Attempt attempt(scene);
    const bool carries = scene.token().text == "carrying" || scene.is(TermKind::Verb, "host");
    const bool isSure = carries || !scene.is(TermKind::Link, "with");
    scene.skip();
    if (!isCardNext(scene) || scene.value(TermKind::It))
        return false;
    const auto guest = takeCard(scene);
    // Film Critic hosts what the Runner accesses.
    const bool isAgenda = scene.draft.typeOf(*guest) == CardType::Agenda
        && scene.draft.sideOf(host) == Side::Runner && mayLieOn(scene.draft, *guest, host);
    if (*guest == host || scene.draft.typeOf(host) == CardType::Identity
        || (scene.draft.sideOf(*guest) != Side::Runner && !isAgenda))
        return false;
    const bool isListed = isListOnIt(scene);
    const bool isOn = isListed || takeOnIt(scene);
    const bool hostsPrograms = scene.draft.typeOf(*guest) == CardType::Program
        && scene.draft.sideOf(host) == Side::Runner && hostsOthers(scene.draft, host);
    const bool mayLie =
        hostsPrograms || (liesOnOthers(scene.draft, *guest) && mayLieOn(scene.draft, *guest, host));
    if (!isOn && !mayLie && !isAgenda && !(carries && scene.draft.sideOf(host) == Side::Runner))
        return false;
    // "Wall of Static with Parasite", "Djinn with Medium"
    scene.doubts = scene.doubts || (!isOn && !isSure);
    addGuest(scene, *guest, host, attempt.begin());
    while ((isListed ? isListOnIt(scene) : carries) && readNextGuest(scene, host, !isListed)) { }
    return attempt.keep();
}

bool readRezzedBy(Scene &scene)
{
    Attempt attempt(scene);
    const std::string ice = scene.card;
    if (scene.asks || ice.empty() || scene.draft.typeOf(ice) != CardType::Ice)
        return false;
    while (scene.token().isIdle() || scene.is(TermKind::Ask, "is"))
        scene.skip();
    const bool isSaidBefore = scene.at() == attempt.begin() && scene.at() > 0
        && scene.tokens()[scene.at() - 1].is(TermKind::Flag, "rezzed");
    if (!isSaidBefore && !scene.take(TermKind::Flag, "rezzed"))
        return false;
    if (scene.is(TermKind::Link, "for") && scene.token(1).text == "free")
        scene.skip(2);
    if (!(scene.take(TermKind::Link, "with") || scene.take(TermKind::Link, "by"))
        || !isCardNext(scene) || scene.value(TermKind::It))
        return false;
    const auto by = takeCard(scene);
    const auto *model = scene.draft.modelOf(*by);
    const bool liesThere = model && model->type == CardType::Operation
        && std::ranges::any_of(model->abilities, [](const rulings::Ability &ability) {
                               return does(ability, "convert"); // it lies on what it rezzed
                           });
    if (!liesThere)
        return false;
    putOn(scene.draft, *by, ice);
    (void)applyFlag(scene.draft, ice, "rezzed");
    scene.addChip(ChipKind::Card, attempt.begin(), howItLies(scene.draft, *by),
                  {Draft::objectPath(*by), Draft::objectPath(ice) + "/rezzed"});
    scene.speakOf(ice);
    return attempt.keep();
}

bool readChosenWith(Scene &scene)
{
    Attempt attempt(scene);
    (void)scene.takeWho();
    if (!scene.take(TermKind::Verb, "choose") || !isCardNext(scene))
        return false;
    const std::string spoken = scene.card;
    const auto chosen = takeCard(scene);
    std::optional<std::string> by;
    if (scene.take(TermKind::Link, "with") && isCardNext(scene))
        by = takeCard(scene);
    else if (!spoken.empty() && spoken != *chosen && scene.draft.script().empty()
             && scene.draft.sideOf(spoken) == Side::Runner)
        by = spoken; // "when I put Femme down I picked Data Raven"
    if (!by)
        return false;
    putOn(scene.draft, *by, *chosen);
    if (scene.draft.textAt(Draft::objectPath(*by) + "/chosen") != *chosen)
        return false;
    scene.speakOf(*by);
    scene.speakOf(*chosen);
    scene.addChip(ChipKind::Card, attempt.begin(), howItLies(scene.draft, *by),
                  {Draft::objectPath(*by)});
    return attempt.keep();
}

bool readChosenBehind(Scene &scene)
{
    const auto isBetween = [](const Token &token) {
        return token.isIdle() || token.text == "that" || token.text == "which";
    };
    const std::string ice = scene.card;
    std::size_t before = scene.at();
    while (before > 0 && isBetween(scene.tokens()[before - 1]))
        --before;
    const bool isOfIce = before > 0 && !ice.empty() && scene.tokens()[before - 1].card
        && scene.draft.typeOf(ice) == CardType::Ice
        && scene.draft.cardOf(ice) == scene.tokens()[before - 1].card;
    if (scene.asks || !isOfIce)
        return false;
    Attempt attempt(scene);
    while (isBetween(scene.token()) && !scene.isAtEnd())
        scene.skip();
    const auto by = scene.token().card ? takeCard(scene) : std::nullopt;
    scene.skipIdle();
    if (!by || scene.draft.sideOf(*by) != Side::Runner || !scene.take(TermKind::Verb, "choose")
        || !scene.isAtClauseEnd())
        return false;
    putOn(scene.draft, *by, ice);
    if (scene.draft.textAt(Draft::objectPath(*by) + "/chosen") != ice)
        return false;
    scene.speakOf(*by);
    scene.speakOf(ice);
    scene.addChip(ChipKind::Card, attempt.begin(), howItLies(scene.draft, *by),
                  {Draft::objectPath(*by)});
    return attempt.keep();
}

bool readTarget(Scene &scene, const std::string &object)
{
    Attempt attempt(scene);
    if (!scene.take(TermKind::Link, "with") || !isCardNext(scene) || scene.value(TermKind::It))
        return false;
    const auto other = takeCard(scene);
    scene.skipIdle();
    if (scene.token().text == "as")
        scene.skip();
    scene.skipIdle();
    const std::string &role = scene.token().text;
    if (*other == object || (role != "target" && role != "host")
        || !mayLieOn(scene.draft, object, *other))
        return false;
    scene.skip();
    putOn(scene.draft, object, *other);
    scene.speakOf(object);
    return attempt.keep();
}

void placeListed(Scene &scene, const std::string &object, std::size_t begin)
{
    const std::string path = Draft::objectPath(object);
    const auto isPlaced = [&](const std::string &one) {
        for (const char *key : {"/zone", "/server", "/host", "/chosen"})
            if (scene.draft.at(Draft::objectPath(one) + key))
                return true;
        return false;
    };
    const std::string host = scene.draft.textAt(path + "/host");
    if (!isPlaced(object) || scene.draft.at(path + "/chosen"))
        return;
    for (std::size_t at = begin; at < scene.at() && !scene.tokens()[at].card; ++at)
        if (scene.tokens()[at].value(TermKind::Side) || scene.tokens()[at].value(TermKind::Person))
            return; // "(scored Hostile Takeover,) the Runner stole Gila Hands": of that one alone
    std::size_t from = scene.tokens()[begin].span.begin;
    for (std::size_t chip = scene.chips.size(); chip-- > 0;) {
        const Chip &before = scene.chips[chip];
        if (before.span.end > from || before.kind != ChipKind::Card || before.paths.size() != 1)
            continue;
        const std::string name = before.paths.front().substr(Draft::objectPath("").size());
        const bool isNext = std::ranges::none_of(scene.tokens(), [&](const Token &token) {
            const bool isBetween = token.span.begin >= before.span.end && token.span.end <= from;
            return isBetween && !token.isIdle() && token.text != "," && !token.value(TermKind::Join)
                && !token.is(TermKind::Number, "1");
        });
        if (!isNext || name == object || isPlaced(name))
            return;
        if (!host.empty()) { // "two Datasuckers and an Imp are hosted on Djinn"
            if (name == host || scene.draft.sideOf(name) != scene.draft.sideOf(object))
                return;
            const auto card = scene.draft.cardOf(name);
            if (!card)
                return;
            for (const std::string &copy : scene.draft.copiesOf(*card))
                if (!isPlaced(copy))
                    putOn(scene.draft, copy, host);
            scene.chips[chip].says = howItLies(scene.draft, name);
            scene.chips[chip].guessed = scene.chips[chip].guessed || !saysSeveral(scene, begin);
            from = scene.chips[chip].span.begin;
            continue;
        }
        const std::string server = scene.draft.textAt(path + "/server");
        const std::string zone = scene.draft.textAt(path + "/zone");
        const bool isOfOtherType = scene.draft.typeOf(name) != scene.draft.typeOf(object);
        const bool isSeveral = saysSeveral(scene, begin);
        const bool mayLieThere = zone.ends_with("score-area")
            || (isPileOrHand(zone) && (isSeveral || rules::isPlayed(scene.draft.typeOf(name))));
        if (isOfOtherType && !mayLieThere)
            return;
        // "I have Sure Gamble and Corroder in hand": where the first one lies, too?
        scene.chips[chip].guessed =
            scene.chips[chip].guessed || (isOfOtherType && isPileOrHand(zone) && !isSeveral);
        const Place place{"on", server, server.empty() ? zone : std::string(), zone == "root"};
        if (!mayLie(scene.draft, name, place))
            return;
        putAt(scene.draft, name, place);
        scene.chips[chip].says = howItLies(scene.draft, name);
        from = scene.chips[chip].span.begin;
    }
}

bool readPutDown(Scene &scene)
{
    constexpr std::array<std::string_view, 10> verbs{"put",  "puts", "set",   "sets",  "lay",
                                                     "laid", "lays", "stuck", "stick", "place"};
    Attempt attempt(scene);
    (void)scene.takeWho();
    scene.skipIdle();
    if (std::ranges::find(verbs, scene.token().text) == verbs.end())
        return false;
    scene.skip();
    scene.skipIdle();
    if (!scene.token().card && !scene.is(TermKind::Number, "1"))
        return false;
    if (!isCardNext(scene))
        return false;
    const auto card = takeCard(scene);
    const std::string &particle = scene.token().text;
    if ((particle != "down" && particle != "out") || !applyFlag(scene.draft, *card, "installed"))
        return false;
    scene.skip();
    scene.doubts = true; // now, or before
    Chip &chip = scene.addChip(ChipKind::Card, attempt.begin(), howItLies(scene.draft, *card),
                               {Draft::objectPath(*card)});
    const std::string name = scene.draft.nameOf(*card);
    chip.offers.push_back(
        {installInWords(scene.draft, *card),
         typedOf(scene, chip.span, scene.draft.sideOf(*card), "installs " + name)});
    return attempt.keep();
}

namespace {

/// The card that was installed there just before, which "it" is then.
std::string installedLast(const Draft &draft)
{
    const Json *card = draft.script().empty() ? nullptr : draft.script().back().find("install");
    return card && card->asString() ? *card->asString() : std::string();
}

} // namespace

std::optional<SaidAct> takeHosting(Scene &scene)
{
    constexpr std::array<std::string_view, 4> verbs{"hold", "host", "carry", "take"};
    Attempt attempt(scene);
    if (!isCardNext(scene) || scene.value(TermKind::It))
        return std::nullopt;
    const std::string installed = installedLast(scene.draft);
    const auto host = takeCard(scene);
    if (std::ranges::find(verbs, scene.token().text) == verbs.end())
        return std::nullopt;
    scene.skip();
    std::string guest;
    if (scene.value(TermKind::It) && !installed.empty()) {
        scene.skip();
        guest = installed;
    } else if (isCardNext(scene)) {
        guest = takeCard(scene).value_or(std::string());
    }
    const rules::Side side = scene.draft.sideOf(*host);
    if (guest.empty() || guest == *host || side != rules::Side::Runner
        || scene.draft.sideOf(guest) != side)
        return std::nullopt;
    attempt.keep();
    if (!scene.draft.isTold(Draft::objectPath(guest) + "/zone"))
        scene.draft.tell(Draft::objectPath(guest) + "/zone", "grip");
    SaidAct said;
    said.by = side;
    said.verb = "install";
    said.acts.push_back(Json::object({{"install", guest}, {"host", *host}}));
    said.says = installInWords(scene.draft, guest);
    said.usualStep = "runner-turn/take-actions";
    return said;
}

} // namespace saying
