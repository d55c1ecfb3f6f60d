// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/asking/moving.h"

#include "rules/asking/document.h"
#include "rules/cards/card_library.h"
#include "rules/rulings/language/ability.h"
#include "rules/rulings/language/card_model.h"
#include "rules/rulings/language/card_models.h"
#include "rules/rulings/operations/operation.h"

#include <algorithm>
#include <string>
#include <vector>

namespace asking {

using core::Json;
using rules::Card;
using rules::CardType;
using rulings::Ability;
using rulings::AbilityKind;
using rulings::CardModel;
using rulings::Zone;

namespace {

bool matches(const rulings::Filter &filter, const Card &card)
{
    return (filter.types.empty() || filter.types.contains(card.type))
        && (filter.subtype.empty() || card.hasSubtype(filter.subtype))
        && (filter.notSubtype.empty() || !card.hasSubtype(filter.notSubtype));
}

bool hosts(const std::vector<rulings::Effect> &effects, bool itself)
{
    return std::ranges::any_of(effects, [&](const rulings::Effect &effect) {
        return (effect.op && effect.op->word == "host"
                && (effect.of.ref == rulings::Ref::Self) == itself)
            || hosts(effect.then, itself) || hosts(effect.otherwise, itself)
            || std::ranges::any_of(effect.options,
                                   [&](const auto &option) { return hosts(option, itself); });
    });
}

/// It says that it moves onto others, or that it takes others.
bool hosts(const CardModel &model, bool itself)
{
    return std::ranges::any_of(
        model.abilities, [&](const Ability &ability) { return hosts(ability.effects, itself); });
}

bool saysSo(const CardModel &model, AbilityKind kind, const Card &of)
{
    return std::ranges::any_of(model.abilities, [&](const Ability &ability) {
        return ability.kind() == kind && matches(ability.of, of);
    });
}

/// The card, or what it lies on in the end.
std::string lowest(const Json &document, std::string object)
{
    for (int most = 99; most > 0; --most) {
        const auto place = placeOf(document, object);
        if (!place || place->host.empty())
            break;
        object = place->host;
    }
    return object;
}

bool liesOn(const Json &document, std::string object, std::string_view host)
{
    for (int most = 99; !object.empty() && most > 0; --most) {
        if (object == host)
            return true;
        const auto place = placeOf(document, object);
        object = place ? place->host : std::string();
    }
    return false;
}

} // namespace

bool mayHost(std::string_view host, std::string_view title)
{
    const auto &library = rules::cardLibrary();
    const auto other = library.findTitle(host);
    const auto moved = library.findTitle(title);
    if (!other || !moved)
        return false;
    const CardModel &taking = rulings::cardModel(*other);
    const CardModel &lying = rulings::cardModel(*moved);
    const Card &card = library[*moved];
    const Card &on = library[*other];
    if (card.type == CardType::Identity || on.type == CardType::Identity)
        return false;
    const bool own = card.side() == on.side();
    if (saysSo(taking, AbilityKind::Hosts, card) || saysSo(lying, AbilityKind::InstallsOn, on))
        return true;
    if (own && card.type != CardType::Ice && hosts(taking, false))
        return true;
    if (on.type == CardType::Ice && hosts(lying, true))
        return true;
    const bool known =
        taking.modelled == rulings::Modelled::Full && lying.modelled == rulings::Modelled::Full;
    return !known && (own ? card.type != CardType::Ice : on.type == CardType::Ice);
}

std::optional<Place> placeOnto(const Json &document, std::string_view object,
                               std::string_view other)
{
    const auto title = titleOf(document, object);
    if (!title || liesOn(document, std::string(other), object))
        return {};
    if (const auto host = titleOf(document, other); host && mayHost(*host, *title)) {
        Place place;
        place.host = other;
        return fitting(*title, place);
    }
    auto place = placeOf(document, lowest(document, std::string(other)));
    if (!place)
        return {};
    place->rezzed.reset();
    const auto moved = rules::cardLibrary().findTitle(*title);
    if (!moved || rules::cardLibrary()[*moved].type != CardType::Ice)
        place->position.reset();
    return fitting(*title, *place);
}

} // namespace asking
