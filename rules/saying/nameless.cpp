// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/nameless.h"

#include "core/english.h"
#include "rules/saying/places.h"

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

bool readCardsInServer(Scene &scene)
{
    if (isElsewhere(scene))
        return false;
    Attempt attempt(scene);
    const auto before = takeServer(scene); // "a remote with two cards in it"
    if (before && isCentral(*before))
        return false;
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
    const std::string server = before ? *before : remoteSpokenOf(scene.draft);
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
    scene.addChip(
        ChipKind::Card, attempt.begin(),
        English::tr("{n} card in {server}", "{n} cards in {server}", *number, {{"server", server}}),
        std::move(paths));
    return attempt.keep();
}

} // namespace saying
