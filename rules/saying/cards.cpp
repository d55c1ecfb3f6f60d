// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/cards.h"

#include "core/english.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/operations/operation.h"
#include "rules/saying/abilities.h"
#include "rules/saying/another_copy.h"
#include "rules/saying/before_card.h"
#include "rules/saying/copies.h"
#include "rules/saying/counters.h"
#include "rules/saying/counters_put.h"
#include "rules/saying/described.h"
#include "rules/saying/found_in.h"
#include "rules/saying/guests.h"
#include "rules/saying/hosts.h"
#include "rules/saying/now_or_before.h"
#include "rules/saying/place_before.h"
#include "rules/saying/places.h"
#include "rules/saying/pronouns.h"
#include "rules/saying/relatives.h"
#include "rules/saying/shown.h"

#include <algorithm>

namespace saying {

using core::English;
using rules::CardType;
using rules::Side;

namespace {

/// "(Chimera was rezzed) as a barrier": what its own text lets its player name.
bool takeNamedAs(Scene &scene, const std::string &object)
{
    const auto *model = scene.draft.modelOf(object);
    if (scene.token().text != "as" || !model
        || std::ranges::none_of(model->abilities,
                                [](const rulings::Ability &one) { return does(one, "name"); }))
        return false;
    Attempt attempt(scene);
    scene.skip();
    (void)scene.take(TermKind::Number, "1");
    return scene.value(TermKind::Subtype) && attempt.keep();
}

/// The host or the choice of a card, or where it lies; false: nothing of that is said.
bool readWhere(Scene &scene, const std::string &object)
{
    Draft &draft = scene.draft;
    if (readBehind(scene, object) || readNthOf(scene, object) || readTarget(scene, object))
        return true;
    {
        Attempt attempt(scene);
        if (scene.token().isIdle() && scene.token(1).is(TermKind::Verb, "host"))
            scene.skip(); // "is hosting"
        const bool holds = hasIt(scene.token());
        if (holds && readGuest(scene, object))
            return attempt.keep();
        if (scene.asks && scene.token().text == "onto") // "can I shift it onto Dinosaurus"
            return false;
        if (readHost(scene, object, holds))
            return attempt.keep();
    }
    Attempt attempt(scene);
    const bool names = scene.take(TermKind::Verb, "choose") || takeNamedAs(scene, object);
    if (const std::string *word = scene.value(TermKind::Subtype); word && names) {
        draft.tell(Draft::objectPath(object) + "/named", *word); // "naming barrier"
        scene.skip();
        return attempt.keep();
    }
    const auto place = takePlace(scene);
    if (!place)
        return false;
    const rulings::CardModel *model = draft.modelOf(object);
    if (!place->server.empty() && model && draft.sideOf(object) == Side::Runner
        && choosesServer(*model)) {
        draft.tell(Draft::objectPath(object) + "/chosen_server", place->server);
        return attempt.keep();
    }
    if (names || !mayLie(draft, object, *place))
        return false;
    const bool isTrashedThen = place->zone == "discard" && draft.hasAct("trash", object);
    if (!isTrashedThen) // "(I trashed it,) it is in the bin"
        putAt(draft, object, *place);
    return attempt.keep();
}

} // namespace

void readTail(Scene &scene, const std::string &object, std::size_t begin)
{
    const auto close = [&](std::size_t end) {
        if (end <= begin)
            return;
        const std::size_t here = scene.at();
        scene.goTo(end);
        scene.addChip(ChipKind::Card, begin, howItLies(scene.draft, object),
                      {Draft::objectPath(object)});
        scene.goTo(here);
    };
    for (bool more = true; more;) {
        more = false;
        Attempt attempt(scene);
        const bool with = scene.take(TermKind::Link, "with") || scene.take(TermKind::Have, "has");
        const std::size_t here = attempt.begin();
        const std::size_t chips = scene.chips.size();
        if (takeCounters(scene, object) || takeBareCounters(scene, object)
            || takeStrengthOf(scene, object)) {
            Chip counters = std::move(scene.chips.back());
            scene.chips.resize(chips);
            close(here);
            scene.chips.push_back(std::move(counters));
            begin = scene.at();
            more = attempt.keep();
            continue;
        }
        scene.goTo(here);
        if (skipKind(scene, object) || takeEarlier(scene, object)
            || takeDescription(scene, object)) {
            more = attempt.keep();
            continue;
        }
        // "is Parasite trashed": what is asked is not so.
        const bool isOfThis = !with && !scene.asks && !isDoneToAnother(scene);
        const auto flag = isOfThis ? scene.take(TermKind::Flag) : std::nullopt;
        if (flag ? applyFlagThere(scene, object, *flag) : readWhere(scene, object))
            more = attempt.keep();
        (void)(flag == "stolen" && takeStolenFrom(scene));
        mendCounters(scene, object);
        if (scene.chips.size() > chips && more) { // of a guest, which is told of now
            const auto first = scene.chips.begin() + static_cast<std::ptrdiff_t>(chips);
            std::vector<Chip> guests(first, scene.chips.end());
            scene.chips.resize(chips);
            close(here);
            scene.chips.insert(scene.chips.end(), guests.begin(), guests.end());
            readTail(scene, scene.card, scene.at());
            return;
        }
    }
    const bool isElsewhere = scene.is(TermKind::Link, "on") && scene.token(1).card;
    scene.doubts = scene.doubts || isElsewhere; // it cannot lie on that card
    close(scene.at());
}

namespace {

bool isOfRezzing(const Token &token)
{
    return token.is(TermKind::Flag, "rezzed") || token.is(TermKind::Flag, "unrezzed")
        || token.is(TermKind::Flag, "facedown");
}

/// "ice is rototurret", "the agenda obokata": the type says nothing that the card does not.
void skipApposition(Scene &scene)
{
    const std::string *type = scene.value(TermKind::Type);
    if (!type || scene.token().card)
        return;
    std::size_t ahead = 1;
    const bool isOne = scene.at() > 0 && scene.tokens()[scene.at() - 1].is(TermKind::Number, "1");
    while (scene.token(ahead).isIdle() || scene.token(ahead).text == ":"
           || (isOne && ahead == 1 && scene.token(ahead).text == ","))
        ++ahead;
    std::size_t named = ahead; // "ice is a rezzed Enigma"
    while (isOfRezzing(scene.token(named)) || scene.token(named).isIdle())
        ++named;
    const auto card = scene.token(named).card;
    if (card && core::toWord(rules::cardTypeWords, rules::cardLibrary()[*card].type) == *type)
        scene.skip(ahead);
}

bool mayBeCard(const Scene &scene)
{
    for (std::size_t ahead = 0;; ++ahead) {
        const Token &token = scene.token(ahead);
        if (token.is(TermKind::Place, "first") || token.is(TermKind::Place, "other"))
            return true;
        if (token.card || token.value(TermKind::Type) || token.value(TermKind::It)
            || token.value(TermKind::Subtype))
            return true;
        if (isWorthAt(scene, ahead) || isFactBefore(scene, ahead) || isKindOfOne(scene, ahead))
            return true;
        const Token &next = scene.token(ahead + 1);
        const bool isCount = (token.number || token.value(TermKind::Number))
            && (isWorthAt(scene, ahead + 1) || next.is(TermKind::Flag, "advanced")
                || next.value(TermKind::Type) || isFactBefore(scene, ahead + 1)
                || (next.value(TermKind::Flag)
                    && (scene.token(ahead + 2).value(TermKind::Type)
                        || scene.token(ahead + 2).card))
                || (next.card && !scene.token(ahead + 2).value(TermKind::Noun)));
        const bool before = isCount || token.isIdle() || token.value(TermKind::Flag)
            || token.is(TermKind::Number, "1") || token.is(TermKind::Place, "other");
        if (!before)
            return false;
    }
}

} // namespace

bool isCardNext(const Scene &scene)
{
    if (!mayBeCard(scene))
        return false;
    Scene ahead = scene;
    return takeCard(ahead).has_value();
}

std::optional<std::string> takeCard(Scene &scene, const Fits &fits)
{
    Attempt attempt(scene);
    if (const auto it = scene.value(TermKind::It); it && !scene.token().card) {
        const std::string meant = meantByIt(scene, fits);
        if (meant.empty())
            return std::nullopt;
        scene.skip();
        attempt.keep();
        return meant;
    }
    for (const auto reader : {takeNthOfKind, takeCopy})
        if (auto copy = reader(scene)) {
            attempt.keep();
            return copy;
        }
    const std::string_view which = takeWhich(scene);
    const bool isFirst = scene.take(TermKind::Place, "first");
    scene.skipIdle();
    skipApposition(scene);
    while (!scene.token().card && scene.is(TermKind::Number, "1"))
        scene.skip();
    scene.skipIdle();
    const auto flags = takeLyingFlags(scene);
    if (const auto card = scene.token().card) {
        scene.skip();
        const std::string object = copyNamed(scene, *card, isFirst ? "first" : which);
        for (const std::string &flag : flags)
            if (!applyFlag(scene.draft, object, flag))
                return std::nullopt;
        scene.speakOf(object);
        attempt.keep();
        return object;
    }
    scene.goTo(attempt.begin());
    const bool wanted = scene.wantsNew;
    if (!which.empty() && which != "another") { // "a second agenda"
        while (scene.take(TermKind::Number, "1") || scene.take(TermKind::Place, "other"))
            ;
        scene.wantsNew = true;
    }
    const auto described = takeDescribed(scene);
    scene.wantsNew = wanted;
    if (described) {
        if (const auto named = takeNameBehind(scene, *described)) {
            attempt.keep();
            return named;
        }
        scene.speakOf(*described);
        attempt.keep();
        return described;
    }
    return std::nullopt;
}

bool readFlag(Scene &scene)
{
    if (isNamedNext(scene))
        return false;
    Attempt attempt(scene);
    if (!scene.card.empty() && takeDescription(scene, scene.card)) {
        attempt.keep();
        scene.addChip(ChipKind::Card, attempt.begin(), howItLies(scene.draft, scene.card),
                      {Draft::objectPath(scene.card)});
        return true;
    }
    if (scene.take(TermKind::Verb, "forfeit") && isCardNext(scene)) {
        const auto agenda = takeCard(scene);
        if (!applyFlag(scene.draft, *agenda, "scored"))
            return false;
        attempt.keep();
        scene.addChip(ChipKind::Card, attempt.begin(), howItLies(scene.draft, *agenda),
                      {Draft::objectPath(*agenda)});
        return true;
    }
    if (isOfSomethingElse(scene))
        return false;
    (void)scene.take(TermKind::It);
    const std::string card = cardSpokenOfHere(scene);
    const auto flag = isDoneToAnother(scene) ? std::nullopt : scene.take(TermKind::Flag);
    if (flag && readFurtherCopy(scene, *flag, attempt.begin()))
        return attempt.keep();
    if (!flag || card.empty())
        return false;
    std::string object = card;
    if (!applyFlag(scene.draft, object, *flag)) { // "Parasite on Ice Wall, rezzed": of the ice
        object = scene.draft.textAt(Draft::objectPath(card) + "/host");
        if (object.empty() || !applyFlag(scene.draft, object, *flag))
            return false;
    }
    mendCounters(scene, object);
    attempt.keep();
    scene.addChip(ChipKind::Card, attempt.begin(), howItLies(scene.draft, object),
                  {Draft::objectPath(object)});
    return true;
}

namespace {

/// "the corp has", "there is", "with" before a card; whose it is said to be.
std::optional<Side> takeHolder(Scene &scene)
{
    Attempt attempt(scene);
    const auto who = scene.takeWho();
    if (scene.is(TermKind::Zone, "rig") && scene.token(1).value(TermKind::Have))
        scene.skip(); // "his rig has"
    (void)scene.take(TermKind::Have, "has");
    (void)scene.take(TermKind::Link, "with");
    if (!mayBeCard(scene))
        return std::nullopt;
    attempt.keep();
    return who && (!who->isPerson || who->isMe) ? who->side : std::nullopt;
}

/// Those that stood before the name.
void applyFlags(Scene &scene, const std::string &object, const std::vector<std::string> &flags,
                std::size_t begin)
{
    for (const std::string &flag : flags) {
        const bool isDone = flag == "advanced" && tellAdvances(scene, object); // "… junebug twice"
        if (!isDone && !applyFlag(scene.draft, object, flag))
            scene.leaveOpen(begin,
                            English::tr("This cannot be said of {card}.",
                                        {{"card", scene.draft.nameOf(object)}}));
    }
}

} // namespace

bool readCard(Scene &scene)
{
    if (readNothing(scene) || readIdentity(scene) || readHeading(scene) || readOrder(scene)
        || readNth(scene) || readAllLie(scene))
        return true;
    if (isNamedNext(scene)) // "and it was Snare!"
        return false;
    Attempt attempt(scene);
    const std::string beside =
        scene.is(TermKind::Link, "with") ? serverSpokenOf(scene.draft, scene.card) : std::string();
    const auto holder = takeHolder(scene);
    if (!mayBeCard(scene))
        return false;
    const auto before = takeBeforeCard(scene);
    if (!before)
        return false;
    const auto &[count, flags, isCountOfFlag] = *before;
    const bool isTwice = !count && isNamedTwice(scene);
    scene.doubts = scene.doubts || isTwice;
    scene.wantsNew = count.has_value();
    const auto object = takeCard(scene);
    scene.wantsNew = false;
    if (!object)
        return false;
    const bool isStolen = holder == Side::Runner
        && scene.draft.typeOf(*object) == CardType::Agenda; // the Runner has an agenda
    if (holder && holder != scene.draft.sideOf(*object) && !isStolen)
        return false;
    attempt.keep();
    if (holder)
        scene.player = holder;
    if (isStolen)
        (void)applyFlag(scene.draft, *object, "stolen");
    const bool isNow = isToldActively(scene, attempt.begin()); // "I stole it": now, or before
    scene.doubts = scene.doubts || isNow;
    const std::size_t chips = scene.chips.size();
    applyFlags(scene, *object, flags, attempt.begin());
    if (isCountOfFlag)
        scene.draft.tell(Draft::objectPath(*object) + "/counters/advancement", *count);
    putInServer(scene.draft, *object, beside);
    if (flags.empty() && !holder)
        placeAsBefore(scene, *object, attempt.begin());
    readTail(scene, *object, attempt.begin());
    if (isNow && scene.chips.size() > chips)
        offerDoneNow(scene, scene.chips[chips], *object);
    placeListed(scene, *object, attempt.begin());
    putInOrder(scene, *object);
    constexpr int twice = 2;
    addCopies(scene, *object, isCountOfFlag ? std::nullopt : isTwice ? twice : count);
    scene.speakOf(*object);
    const CardType type = scene.draft.typeOf(*object);
    if (rules::isPlayed(type) || (type == CardType::Identity && !scene.player))
        scene.player = scene.draft.sideOf(*object); // who has it
    return true;
}

} // namespace saying
