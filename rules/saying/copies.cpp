// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/copies.h"

#include "core/english.h"
#include "rules/saying/asked_clause.h"
#include "rules/saying/cards.h"
#include "rules/saying/described.h"
#include "rules/saying/nameless.h"
#include "rules/saying/places.h"

#include <algorithm>
#include <array>
#include <functional>
#include <ranges>
#include <string_view>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;

std::vector<std::string> takeLyingFlags(Scene &scene)
{
    std::vector<std::string> flags;
    const std::size_t begin = scene.at();
    while (!scene.token().card) {
        const auto flag = scene.take(TermKind::Flag);
        const bool lies = flag
            && (*flag == "rezzed" || *flag == "unrezzed" || *flag == "faceup" || *flag == "facedown"
                || *flag == "installed" || *flag == "hosted" || *flag == "scored"
                || *flag == "stolen");
        if (!lies)
            break;
        flags.push_back(*flag);
        scene.skipIdle();
    }
    if (!scene.token().card) {
        scene.goTo(begin);
        flags.clear();
    }
    return flags;
}

namespace {

std::string otherOf(const Draft &draft, const std::vector<std::string> &copies);

} // namespace

std::optional<std::string> takeCopy(Scene &scene)
{
    Attempt attempt(scene);
    const bool isFirst = scene.take(TermKind::Place, "first");
    if (!isFirst && !scene.take(TermKind::Place, "other"))
        return std::nullopt;
    const bool isAnother = scene.tokens()[scene.at() - 1].text == "another one";
    if (scene.is(TermKind::Number, "1"))
        scene.skip();
    const bool isAlone = !scene.token().card && !scene.value(TermKind::Type)
        && !scene.value(TermKind::Noun) && !scene.value(TermKind::Subtype)
        && !scene.value(TermKind::Flag);
    const std::string &behind = scene.token().text; // "my first draw": not "the first resolves"
    const bool isNamedAct =
        isFirst && scene.value(TermKind::Verb) && !behind.ends_with('s') && !behind.ends_with("ed");
    if (!isAlone || isNamedAct)
        return std::nullopt;
    if (isAnother && !scene.card.empty() && !scene.draft.cardOf(scene.card)
        && scene.draft.at(Draft::objectPath(scene.card)
                          + "/card/type")) { // "an agenda, another one"
        const Json type = *scene.draft.at(Draft::objectPath(scene.card) + "/card/type");
        attempt.keep();
        std::string other = scene.draft.describe(Json::object({{"type", type}}));
        scene.speakOf(other);
        return other;
    }
    std::vector<std::string> able = scene.draft.objects();
    std::erase_if(able, [&](const std::string &one) {
        const auto card = scene.draft.cardOf(one);
        return !card
            || (scene.draft.copiesOf(*card).size() < 2 && !scene.draft.hasAct("play", one));
    });
    const auto spoken = std::ranges::find(able, scene.card);
    const auto card = able.empty()
        ? std::nullopt
        : scene.draft.cardOf(spoken == able.end() ? able.front() : *spoken);
    if (!card)
        return std::nullopt;
    able = scene.draft.copiesOf(*card);
    const CardType type = rules::cardLibrary()[*card].type;
    if (!isFirst && able.size() > 1 && !rules::isPlayed(type)) {
        attempt.keep();
        std::string other = otherOf(scene.draft, able);
        scene.speakOf(other);
        return other;
    }
    const auto unplayed = std::ranges::find_if(
        able, [&](const std::string &one) { return !scene.draft.hasAct("play", one); });
    attempt.keep();
    std::string object = isFirst ? able.front() : unplayed == able.end() ? "" : *unplayed;
    if (object.empty()) { // another copy
        object = scene.draft.add(*card);
        const std::string zone = scene.draft.textAt(Draft::objectPath(able.front()) + "/zone");
        if (!zone.empty())
            scene.draft.tell(Draft::objectPath(object) + "/zone", zone);
    }
    scene.speakOf(object);
    return object;
}

namespace {

/// Which of several is meant by "first", "the second", "third one"; the other one is the second.
std::size_t placeSaid(std::string_view said)
{
    const auto has = [&](std::string_view word) { return said.find(word) != said.npos; };
    return has("first") ? 0 : has("third") || has("3rd") ? 2 : 1;
}

/// One more of ice without a name that lies further in than the only one that was told.
std::string oneBehind(Draft &draft, const std::string &ice)
{
    const Json facts = *draft.at(Draft::objectPath(ice) + "/card");
    std::string other = draft.describe(facts);
    if (const std::string server = draft.textAt(Draft::objectPath(ice) + "/server");
        !server.empty())
        protect(draft, other, server, 0);
    return other;
}

/// The type and subtype that are named next; by "the second one" alone those of the ice without a
/// name that was spoken of.
bool takeKind(Scene &scene, std::string &type, std::optional<std::string> &subtype)
{
    scene.skipIdle();
    if (scene.token().card)
        return false;
    subtype = scene.take(TermKind::Subtype);
    const auto said = scene.take(TermKind::Type);
    const bool isSpokenOf = !scene.card.empty() && !scene.draft.cardOf(scene.card)
        && scene.draft.typeOf(scene.card) == CardType::Ice;
    (void)(said || subtype || scene.take(TermKind::Number, "1"));
    type = said.value_or("ice");
    return said || subtype || (isSpokenOf && !scene.value(TermKind::Noun));
}

} // namespace

std::optional<std::string> takeNthOfKind(Scene &scene)
{
    Attempt attempt(scene);
    const bool isOneMore =
        scene.at() > 0 && scene.tokens()[scene.at() - 1].is(TermKind::Number, "1");
    if (isOneMore
        || !(scene.take(TermKind::Place, "first") || scene.take(TermKind::Place, "other")))
        return std::nullopt; // "a second wall"
    const std::size_t nth = placeSaid(scene.tokens()[scene.at() - 1].text);
    std::string type;
    std::optional<std::string> subtype;
    if (!takeKind(scene, type, subtype))
        return std::nullopt;
    std::vector<std::string> known = knownOfKind(scene.draft, type, subtype);
    std::ranges::stable_sort(known, std::ranges::greater(), [&](const std::string &one) {
        return scene.draft.numberAt(Draft::objectPath(one) + "/position").value_or(-1);
    });
    if (known.empty() || nth > known.size() || (known.size() == 1 && nth != 1))
        return std::nullopt;
    if (nth == known.size()) { // one more than was told
        const bool isIce =
            scene.draft.typeOf(known.back()) == CardType::Ice && !scene.draft.cardOf(known.back());
        scene.doubts = true;
        if (!scene.asks && !isIce)
            return std::nullopt;
        known.push_back(scene.asks ? known.back() : oneBehind(scene.draft, known.back()));
    }
    attempt.keep();
    scene.speakOf(known[nth]);
    return known[nth];
}

std::string_view takeWhich(Scene &scene)
{
    if (scene.at() > 0 && scene.tokens()[scene.at() - 1].text == "another")
        return "another";
    const std::string_view which = scene.token().text;
    if (!scene.take(TermKind::Place, "other"))
        return {};
    if (scene.token().text == "," && scene.token(1).value(TermKind::Flag))
        scene.skip(); // "a second, face-down Jackson"
    return which;
}

namespace {

/// "the Ash in server 1": the copy that lies there.
std::optional<std::string> copyThere(const Scene &scene, const std::vector<std::string> &copies)
{
    Scene ahead = scene;
    const auto place = takePlace(ahead);
    if (!place || place->server.empty())
        return std::nullopt;
    const auto lies = std::ranges::find_if(copies, [&](const std::string &copy) {
        return scene.draft.textAt(Draft::objectPath(copy) + "/server") == place->server;
    });
    return lies == copies.end() ? std::nullopt : std::optional(*lies);
}

/// The second, unless only that one was spoken of in acts: then it is the first.
std::string otherOf(const Draft &draft, const std::vector<std::string> &copies)
{
    const auto acts = [&](const std::string &copy) {
        return std::ranges::any_of(draft.script(), [&](const Json &act) {
            return std::ranges::any_of(*act.asObject(), [&](const auto &entry) {
                const std::string *value = entry.second.asString();
                return value && (*value == copy || value->starts_with(copy + '#'));
            });
        });
    };
    return acts(copies[1]) && !acts(copies[0]) ? copies[0] : copies[1];
}

} // namespace

std::string copyNamed(Scene &scene, rules::CardId card, std::string_view which)
{
    const auto copies = scene.draft.copiesOf(card);
    if (which.empty() || which == "first") {
        if (copies.empty()) {
            std::string named = which.empty() ? namedNow(scene, card) : std::string();
            return named.empty() ? scene.draft.add(card) : named;
        }
        if (which == "first" && copies.size() > 1)
            return copies.front();
        if (const auto there = copyThere(scene, copies))
            return *there;
        if (!isElsewhere(scene, oneOf(scene, copies)))
            return oneOf(scene, copies);
        // A question puts no card on the table.
        const bool isAsked = scene.asks || endOfSentence(scene, scene.at()) == '?';
        scene.doubts = scene.doubts || isAsked;
        return isAsked ? oneOf(scene, copies) : scene.draft.add(card);
    }
    const std::size_t nth = placeSaid(which);
    if (copies.size() <= nth || which.starts_with("another"))
        return scene.draft.add(card);
    return which.ends_with("other") ? otherOf(scene.draft, copies) : copies[nth];
}

std::optional<std::string> takeNameBehind(Scene &scene, const std::string &described)
{
    const auto card = scene.token().card;
    const bool isNew = scene.draft.at(Draft::objectPath(described))->asObject()->size() == 1;
    if (!card || !isNew || scene.draft.cardOf(described)
        || rules::cardLibrary()[*card].type != scene.draft.typeOf(described))
        return std::nullopt;
    scene.skip();
    scene.draft.remove(Draft::objectPath(described));
    const auto copies = scene.draft.copiesOf(*card);
    const std::string object = copies.empty() ? scene.draft.add(*card) : oneOf(scene, copies);
    scene.speakOf(object);
    return object;
}

namespace {

std::string addCopy(Draft &draft, const std::string &object)
{
    const auto card = draft.cardOf(object);
    const Json facts = *draft.at(Draft::objectPath(object));
    std::string copy =
        card ? draft.add(*card) : draft.describe(*draft.at(Draft::objectPath(object) + "/card"));
    draft.tell(Draft::objectPath(copy), facts);
    if (facts.find("position")) {
        const std::string server = draft.textAt(Draft::objectPath(copy) + "/server");
        draft.remove(Draft::objectPath(copy) + "/position");
        protect(draft, copy, server, 0); // the Runner comes to the first one first
    }
    return copy;
}

/// The chip of the first says that there are more.
void tellCopies(Scene &scene, const std::vector<std::string> &copies)
{
    const auto own = std::ranges::find_if(scene.chips | std::views::reverse, [&](const Chip &chip) {
        return chip.kind == ChipKind::Card && chip.tells(Draft::objectPath(copies.front()));
    });
    const int count = static_cast<int>(copies.size());
    if (count < 2 || own == std::ranges::rend(scene.chips))
        return;
    own->says =
        English::tr("{what} ({n} copy)", "{what} ({n} copies)", count, {{"what", own->says}});
}

} // namespace

void addCopies(Scene &scene, const std::string &object, std::optional<int> count)
{
    const bool isNameless =
        scene.draft.typeOf(object) == CardType::Ice && !scene.draft.cardOf(object);
    const std::string run = serverOfRun(scene.draft); // "on a remote with two pieces of ice"
    if (isNameless && count && !run.empty()
        && !scene.draft.at(Draft::objectPath(object) + "/server"))
        protect(scene.draft, object, run, iceOf(scene.draft, run).size());
    std::vector<std::string> all{object};
    for (int copy = 2; copy <= count.value_or(1); ++copy)
        all.push_back(addCopy(scene.draft, object));
    tellCopies(scene, all);
    std::ranges::reverse(all); // from the innermost on
    if (isNameless && scene.draft.at(Draft::objectPath(object) + "/position"))
        scene.unnamed = {std::move(all), !count};
}

bool isElsewhere(const Scene &scene, const std::string &object)
{
    constexpr std::array<std::string_view, 3> is{"is", "was", "were"};
    const bool isKnown = std::ranges::find(scene.known, object) != scene.known.end();
    const auto card = scene.draft.cardOf(object);
    if (isKnown
        && ((card && rules::cardLibrary()[*card].unique)
            || std::ranges::find(is, scene.token().text) != is.end()))
        return false; // a later line tells where it lies: it is the same card
    Scene ahead = scene;
    const auto place = takePlace(ahead);
    if (!place || place->server.empty())
        return false;
    const std::string path = Draft::objectPath(object);
    const bool isScored = scene.draft.isTold(path + "/zone")
        && scene.draft.textAt(path + "/zone").ends_with("score-area");
    return isScored
        || (scene.draft.isTold(path + "/server")
            && scene.draft.textAt(path + "/server") != place->server);
}

int takeCount(Scene &scene)
{
    Attempt attempt(scene);
    const auto number = scene.takeNumber();
    scene.skipIdle();
    constexpr int most = 9;
    if (!number || *number < 2 || *number > most || !scene.token().card)
        return 1;
    attempt.keep();
    return *number;
}

bool readOneMoreCopy(Scene &scene)
{
    Attempt attempt(scene);
    const auto card = scene.card.empty() ? std::nullopt : scene.draft.cardOf(scene.card);
    const bool isOne = scene.is(TermKind::Number, "1");
    if (!card || !isOne || !scene.token(1).is(TermKind::Place, "other"))
        return false;
    scene.skip(2);
    const bool isNamed = scene.take(TermKind::Number, "1") || scene.token(0).text == "copy"
        || scene.tokens()[scene.at() - 1].text.ends_with(" one");
    if (scene.token().text == "copy")
        scene.skip();
    if (scene.asks || !isNamed || isCardNext(scene))
        return false;
    const std::string object = scene.draft.add(*card);
    scene.speakOf(object);
    scene.doubts = true;
    scene.addChip(ChipKind::Card, attempt.begin(),
                  English::tr("one more copy of {card}", {{"card", scene.draft.nameOf(object)}}),
                  {Draft::objectPath(object)});
    return attempt.keep();
}

bool readFurtherCopy(Scene &scene, const std::string &flag, std::size_t begin)
{
    Attempt attempt(scene);
    const auto title = scene.draft.cardOf(scene.card);
    const std::string zone = scene.draft.textAt(Draft::objectPath(scene.card) + "/zone");
    if (scene.asks || !title || !zone.ends_with("score-area")
        || (flag != "scored" && flag != "stolen"))
        return false;
    const bool isAnother = scene.token().text == "another" || scene.token().text == "one more";
    (void)scene.take(TermKind::Number, "1");
    if (!scene.take(TermKind::Place, "other") && !isAnother)
        return false;
    while (scene.token().text == "copy" || scene.token().text == "one")
        scene.skip();
    if (!scene.isAtClauseEnd())
        return false;
    const std::string copy = scene.draft.add(*title);
    if (!applyFlag(scene.draft, copy, flag))
        return false;
    scene.speakOf(copy);
    scene.addChip(ChipKind::Card, begin, howItLies(scene.draft, copy), {Draft::objectPath(copy)});
    return attempt.keep();
}

} // namespace saying
