// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/choosing.h"

#include "rules/saying/abilities.h"
#include "rules/saying/lying.h"
#include "rules/saying/places.h"
#include "rules/saying/trying.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace saying {

using core::Json;
using rules::CardType;
using rules::Side;

namespace {

/// What a document says of where a card lies, behind its path.
using Lies = std::vector<std::pair<std::string, Json>>;

/// Nobody told where it is.
bool isPlaced(const Draft &draft, const std::string &card)
{
    const std::string path = Draft::objectPath(card);
    for (const char *key : {"/zone", "/host", "/server"})
        if (draft.at(path + key) && draft.isTold(path + key))
            return true;
    return false;
}

bool hosts(const rulings::CardModel *model)
{
    return model && std::ranges::any_of(model->abilities, [](const rulings::Ability &ability) {
               return does(ability, "host") || ability.kind() == rulings::AbilityKind::Hosts;
           });
}

/// Where it may lie, what is likelier first.
std::vector<Lies> placesOf(const Draft &draft, const std::string &doer, const std::string &card)
{
    const auto in = [](std::string_view zone) { return Lies{{"/zone", Json(zone)}}; };
    std::vector<Lies> all;
    if (hosts(draft.modelOf(doer)))
        all.push_back({{"/host", Json(doer)}, {"/zone", Json("hosted")}});
    const CardType type = draft.typeOf(card);
    if (draft.sideOf(card) == Side::Runner) {
        const bool isOfCorp = draft.sideOf(doer) == Side::Corp; // who hits what is installed
        if (type != CardType::Event && isOfCorp)
            all.push_back(in("rig"));
        for (const std::string_view zone : {"stack", "heap", "grip"})
            all.push_back(in(zone));
        if (type != CardType::Event && !isOfCorp)
            all.push_back(in("rig"));
        return all;
    }
    for (const std::string_view zone : {"rnd", "hq", "archives"})
        all.push_back(in(zone));
    if (type == CardType::Agenda)
        for (const std::string_view zone : {"corp-score-area", "runner-score-area"})
            all.push_back(in(zone));
    if (type == CardType::Ice)
        for (const bool rezzed : {true, false})
            all.push_back({{"/server", Json("HQ")},
                           {"/position", Json(static_cast<int>(iceOf(draft, "HQ").size()))},
                           {"/rezzed", Json(rezzed)}});
    if (type == CardType::Agenda)
        all.push_back({{"/zone", Json("remote")}, {"/server", Json("Server 1")}});
    if (type == CardType::Asset || type == CardType::Upgrade)
        for (const bool rezzed : {true, false})
            all.push_back({{"/zone", Json("remote")},
                           {"/server", Json("Server 1")},
                           {"/rezzed", Json(rezzed)}});
    return all;
}

/// A table on which only the choice is in question: costs are paid, and what an operation asks for
/// is so.
Draft lenient(const Draft &draft)
{
    Draft other = draft;
    other.tellEnoughCredits();
    if (!other.isTold("state/tags") || !other.at("state/tags"))
        other.tell("state/tags", 1);
    return other;
}

class Chooser {
public:
    /// `isLater`: the act has to wait for its moment, so that it can be played is all that is
    /// asked.
    Chooser(const Draft &draft, const Json &act, bool isLater)
        : m_draft(draft), m_act(act), m_isLater(isLater)
    {
    }

    /// The places of those that nobody placed, in their order.
    std::optional<std::vector<Lies>> places(const std::vector<std::string> &cards)
    {
        m_cards = &cards;
        m_found.clear();
        return find(lenient(m_draft), 0) ? std::optional(m_found) : std::nullopt;
    }

private:
    bool find(const Draft &draft, std::size_t card)
    {
        if (card == m_cards->size()) {
            Json chosen = m_act;
            chosen.set("choose", Json(Json::Array(m_cards->begin(), m_cards->end())));
            return m_isLater ? canBePlayed(draft, {chosen})
                             : isAllowed(draft, chosen, draft.sideOf(doerOf(chosen)));
        }
        const std::string &name = (*m_cards)[card];
        std::vector<Lies> may{Lies()};
        if (!isPlaced(m_draft, name))
            may = placesOf(m_draft, doerOf(m_act), name);
        for (Lies &lies : may) {
            Draft other = draft;
            for (const auto &[key, value] : lies)
                other.tell(Draft::objectPath(name) + key, value);
            m_found.push_back(std::move(lies));
            if (find(other, card + 1))
                return true;
            m_found.pop_back();
        }
        return false;
    }

    const Draft &m_draft;
    const Json &m_act;
    bool m_isLater;
    const std::vector<std::string> *m_cards = nullptr;
    std::vector<Lies> m_found;
};

} // namespace

std::string doerOf(const Json &act)
{
    for (const char *verb : {"use", "respond", "play"})
        if (const Json *one = act.find(verb); one && one->asString())
            return one->asString()->substr(0, one->asString()->find('#'));
    return {};
}

namespace {

bool chooseNow(Draft &draft, Json &act, std::vector<std::string> cards, bool isLater)
{
    std::ranges::sort(cards);
    do {
        const auto found = Chooser(draft, act, isLater).places(cards);
        if (!found)
            continue;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            const std::string path = Draft::objectPath(cards[i]);
            Draft other = draft;
            for (const auto &[key, value] : (*found)[i])
                other.tell(path + key, value);
            const std::string says = howItLies(other, cards[i]);
            for (const auto &[key, value] : (*found)[i])
                draft.assume(path + key, value, says);
        }
        act.set("choose", Json(Json::Array(cards.begin(), cards.end())));
        return true;
    } while (std::ranges::next_permutation(cards).found);
    return false;
}

} // namespace

bool chooseAllFor(Draft &draft, Json &act, const std::vector<std::string> &cards)
{
    if (chooseNow(draft, act, cards, false))
        return true;
    // Where it may be used now, those are not what it can choose.
    const bool mayBeNow =
        !act.find("choose") && isAllowed(lenient(draft), act, draft.sideOf(doerOf(act)));
    return !mayBeNow && chooseNow(draft, act, cards, true);
}

} // namespace saying
