// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/nameless.h"

#include <vector>

namespace saying {

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

} // namespace saying
