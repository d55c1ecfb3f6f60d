// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/trashing.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/accessing.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/cards.h"
#include "rules/saying/done_with.h"
#include "rules/saying/lying.h"
#include "rules/saying/places.h"
#include "rules/saying/spending.h"

#include <algorithm>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;
using rules::Side;

namespace {

/// It is sure who does it.
std::optional<Side> surelyBy(const Doer &doer)
{
    if (doer.who)
        return doer.who->isPerson ? std::nullopt : doer.who->side;
    return doer.carried.isSure ? doer.carried.side : std::nullopt;
}

/// "trashes his own Decoy"
bool isByItsOwner(const Scene &scene, const std::string &card, const Doer &doer)
{
    const auto side = doer.who ? doer.who->side : surelyBy(doer);
    const Side owner = scene.draft.sideOf(card);
    if (!side && !doer.who && scene.lastVerb == "use" && scene.lastBy == owner)
        return doer.carried.side.value_or(owner) == owner; // "trashes Decoy and then Fall Guy"
    return side && *side == owner;
}

/// "I trash Deus X to break it": for what it does, unless the other player is named.
bool isForWhatItDoes(const Scene &scene, const std::string &card, const Doer &doer)
{
    const auto side = doer.who ? doer.who->side : std::nullopt;
    const bool isByOther = side && !doer.who->isPerson && *side != scene.draft.sideOf(card);
    return scene.is(TermKind::Link, "to") && scene.token(1).value(TermKind::Verb) && !isByOther;
}

SaidAct asAction(Scene &scene, const std::string &card, const Doer &doer)
{
    skipPriceOfAction(scene);
    const bool isTagged = scene.draft.numberAt("state/tags").value_or(0) > 0;
    const bool isNamed = doer.who && doer.who->side && !doer.who->isPerson;
    // "she is going to trash Kati": by the action, or by a card
    scene.doubts = scene.doubts || (!isTagged && !isNamed && !scene.asks);
    SaidAct said;
    said.acts.push_back(Json::object({{"trash_resource", card}}));
    said.by = Side::Corp;
    said.says = trashInWords(scene.draft, card, Side::Corp);
    said.usualStep = "corp-turn/take-actions";
    return said;
}

/// "the Corp trashes Corroder": by which of the cards on the table?
SaidAct byWhichEffect(const Scene &scene, const std::string &card)
{
    const Draft &draft = scene.draft;
    SaidAct said;
    said.isOpen = true;
    said.by = Side::Corp;
    said.says =
        English::tr("By which effect does the Corp trash {card}?", {{"card", draft.nameOf(card)}});
    for (const std::string &object : draft.objects()) {
        const auto *model =
            draft.sideOf(object) == Side::Corp && object != card ? draft.modelOf(object) : nullptr;
        for (const rulings::Ability *ability : model ? usable(*model) : Abilities())
            if (does(*ability, "trash"))
                said.offers.push_back(
                    {useInWords(draft, object, ability->id), "uses " + draft.nameOf(object)});
    }
    return said;
}

/// "Thomas Haas is advanced. He trashes it": who is meant, and it could be for what it does.
bool mayBeForItsEffect(const Scene &scene, const std::string &card, const Doer &doer)
{
    const bool isKnown = doer.who ? doer.who->side.has_value() : doer.carried.side.has_value();
    const auto *model = isKnown ? nullptr : scene.draft.modelOf(card);
    return model && std::ranges::any_of(model->abilities, [](const rulings::Ability &ability) {
               return ability.cost.trashSelf;
           });
}

SaidAct asAccessed(Scene &scene, const std::string &card)
{
    Draft &draft = scene.draft;
    if (const auto place = takePlace(scene); place && mayLie(draft, card, *place))
        putAt(draft, card, *place);
    SaidAct said;
    // "(he plays a card,) trashing Ash": outside a run that may be its effect.
    const bool isBehindUse = scene.lastVerb == "use" || scene.lastVerb == "play";
    scene.doubts = scene.doubts || (isBehindUse && !draft.at("state/run"));
    if (!draft.isAccessed(card))
        said.acts.push_back(Json::object({{"access", card}}));
    said.acts.push_back(Json::object({{"trash", card}}));
    said.by = Side::Runner;
    said.says = trashInWords(draft, card, Side::Runner);
    said.usualStep = "run/access";
    said.accessed = card;
    return said;
}

} // namespace

std::optional<SaidAct> trashed(Scene &scene, const std::string &card, const Doer &doer)
{
    scene.speakOf(card);
    const std::size_t one =
        scene.token(1).is(TermKind::Number, "1") ? 2 : 1; // "with an Imp counter"
    if (scene.is(TermKind::Link, "with") && scene.token(one).card) {
        auto said = trashWith(scene, card);
        return !said && surelyBy(doer) == Side::Corp ? byWhichEffect(scene, card) : said;
    }
    if (isByItsOwner(scene, card, doer) || isForWhatItDoes(scene, card, doer))
        if (auto own = takeSacrificed(scene, card))
            return own;
    if (scene.draft.typeOf(card) == CardType::Resource) {
        if (doer.who && doer.who->side == Side::Runner)
            return std::nullopt; // by an ability, and by which is not said
        return asAction(scene, card, doer);
    }
    if (surelyBy(doer) == Side::Corp)
        return byWhichEffect(scene, card);
    if (scene.draft.sideOf(card) != Side::Corp)
        return std::nullopt;
    scene.doubts = scene.doubts || mayBeForItsEffect(scene, card, doer);
    return asAccessed(scene, card);
}

} // namespace saying
