// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/negation.h"

#include "core/english.h"
#include "rules/saying/acts.h"
#include "rules/saying/cards.h"
#include "rules/saying/choosing.h"
#include "rules/saying/counters.h"
#include "rules/saying/lying.h"
#include "rules/saying/numbers.h"
#include "rules/saying/past.h"
#include "rules/saying/places.h"
#include "rules/saying/taking_back.h"

#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace saying {

using core::English;
using core::Json;

namespace {

/// "no", "without": none of what follows. "Empty" is what a hand is, not that a card is not there.
bool saysNone(const Token &token)
{
    return token.is(TermKind::Number, "0") && !token.number && token.text != "empty"
        && token.text != "zero";
}

std::string oppositeOf(std::string_view flag)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 3> opposites{
        {{"rezzed", "unrezzed"}, {"faceup", "facedown"}, {"tagged", "untagged"}}};
    for (const auto &[one, other] : opposites) {
        if (flag == one)
            return std::string(other);
        if (flag == other)
            return std::string(one);
    }
    return {};
}

class NegationReader {
public:
    explicit NegationReader(Scene &scene) : m_scene(scene), m_draft(scene.draft) { }

    bool read()
    {
        Attempt attempt(m_scene);
        m_begin = m_scene.at();
        if (!takeSubject())
            return false;
        const bool none = saysNone(m_scene.token());
        if (!none && !m_scene.is(TermKind::Not, "not"))
            return false;
        m_scene.skip();
        const bool understood = none ? absent() || act() : one();
        return understood && attempt.keep();
    }

private:
    bool one() { return past() || flag() || nothingOf() || act(); }

    /// Of whom or what it is said, and "is", "does" or "has" before the "not".
    bool takeSubject()
    {
        if (const auto who = m_scene.takeWho()) {
            m_isOfPlayer = true;
            if (who->side)
                m_scene.player = who->side;
        } else if (!isNegation(m_scene.token()) && isCardNext(m_scene)) {
            Scene ahead = m_scene;
            m_object = *takeCard(ahead);
            while (ahead.value(TermKind::Ask) || ahead.value(TermKind::Have))
                ahead.skip();
            ahead.skipIdle();
            if (!isNegation(ahead.token()))
                return false;
            m_object = *takeCard(m_scene);
        }
        while (!isNegation(m_scene.token())
               && (m_scene.value(TermKind::Ask) || m_scene.value(TermKind::Have)
                   || m_scene.token().isIdle()))
            m_scene.skip();
        return isNegation(m_scene.token());
    }

    bool past() { return readNoPast(m_scene, m_begin); }

    /// "not rezzed", "hasn't been tagged"
    bool flag()
    {
        Attempt attempt(m_scene);
        const auto said = m_scene.take(TermKind::Flag);
        const std::string opposite = said ? oppositeOf(*said) : std::string();
        if (opposite.empty())
            return false;
        attempt.keep();
        if (opposite == "tagged" || opposite == "untagged") {
            m_draft.tell("state/tags", opposite == "tagged" ? 1 : 0);
            m_scene.addChip(ChipKind::Number, m_begin,
                            opposite == "tagged" ? English::tr("the Runner has 1 tag")
                                                 : English::tr("the Runner has no tag"),
                            {"state/tags"});
            return true;
        }
        const std::string object = m_object.empty() ? m_scene.card : m_object;
        if (m_isOfPlayer || object.empty() || !applyFlag(m_draft, object, opposite))
            return false;
        m_scene.addChip(ChipKind::Card, m_begin, howItLies(m_draft, object),
                        {Draft::objectPath(object)});
        return true;
    }

    /// "does not have any tags", "doesn't have plascrete"
    bool nothingOf()
    {
        Attempt attempt(m_scene);
        if (!m_scene.take(TermKind::Have, "has"))
            return false;
        if (absent())
            return attempt.keep();
        if (m_scene.token().number)
            return false; // "does not have 3 credits": more, or less?
        const std::size_t chips = m_scene.chips.size();
        m_scene.noneOf = true;
        const bool read =
            (!m_object.empty() && takeCounters(m_scene, m_object)) || readNumber(m_scene);
        m_scene.noneOf = false;
        if (!read || m_scene.chips.size() == chips)
            return false;
        m_scene.chips.back().span.begin = m_scene.tokens()[m_begin].span.begin;
        return attempt.keep();
    }

    /// "no agenda scored", "no agendas in his score area": not what happened in a turn.
    bool isOfScoreArea()
    {
        Attempt attempt(m_scene);
        const bool isScored =
            m_scene.take(TermKind::Flag, "scored") || m_scene.take(TermKind::Flag, "stolen");
        const auto place = takePlace(m_scene);
        const bool isThere = place && place->zone.ends_with("score-area");
        const bool ends = m_scene.isAtClauseEnd();
        return ends && (isThere || (isScored && !place)) && attempt.keep();
    }

    /// "no breakers", "no other programs": none that the line does not name.
    bool noneOfType()
    {
        const bool isOther = m_scene.take(TermKind::Place, "other");
        const std::string words = m_scene.token().text;
        if (isOther && m_scene.take(TermKind::Noun, "link")) {
            m_scene.addChip(ChipKind::Card, m_begin,
                            English::tr("nothing else gives the Runner link"), {});
            return true;
        }
        const auto type = m_scene.take(TermKind::Type);
        if (!type || (*type == "agenda" && !isOfScoreArea()))
            return false;
        (void)m_scene.take(TermKind::Flag, "installed");
        (void)takePlace(m_scene);
        m_scene.addChip(ChipKind::Card, m_begin,
                        English::tr("there are no others: {cards}", {{"cards", words}}), {});
        return true;
    }

    /// "without plascrete", "no femme": it is not there.
    bool absent()
    {
        Attempt attempt(m_scene);
        while (m_scene.is(TermKind::Number, "1") || m_scene.token().isIdle())
            m_scene.skip();
        const auto card = m_scene.token().card;
        if (!card)
            return noneOfType() && attempt.keep();
        m_scene.skip();
        (void)m_scene.take(TermKind::Flag, "installed");
        (void)takePlace(m_scene);
        attempt.keep();
        // One that was told of before: that it is not used, or another copy.
        m_scene.doubts = m_scene.doubts || !m_draft.copiesOf(*card).empty();
        m_scene.addChip(
            ChipKind::Card, m_begin,
            English::tr("no {card} is there", {{"card", rules::cardLibrary()[*card].title}}), {});
        return true;
    }

    /// "does not rez it": such an act is not done. What it tells of its cards stands.
    bool act()
    {
        Scene ahead = m_scene;
        const auto verb = ahead.take(TermKind::Verb);
        if (!verb || *verb == "access" || *verb == "run")
            return false;
        ahead.goTo(m_scene.at());
        const auto said = takeAct(ahead);
        if (!said)
            return false;
        if (said->isOpen && *verb == "rez" && !m_scene.card.empty()
            && applyFlag(m_draft, m_scene.card, "unrezzed")) {
            m_scene.goTo(ahead.at()); // "the ice he didn't rez"
            m_scene.addChip(ChipKind::Card, m_begin, howItLies(m_draft, m_scene.card),
                            {Draft::objectPath(m_scene.card)});
            return true;
        }
        for (const std::string &object : ahead.draft.objects()) {
            const std::string path = Draft::objectPath(object);
            const Json *before = m_draft.at(path);
            if (const Json &then = *ahead.draft.at(path); !before || *before != then)
                m_draft.tell(path, then);
        }
        m_scene.goTo(ahead.at());
        m_scene.card = ahead.card;
        if (const Json *option =
                said->acts.size() == 1 ? said->acts.front().find("option") : nullptr;
            option && option->asInteger()) { // of two, the other is chosen
            m_draft.play(Json::object({{"option", 3 - static_cast<int>(*option->asInteger())}}));
            m_scene.addChip(ChipKind::Act, m_begin, English::tr("the other option is chosen"),
                            {"question/script"});
            return true;
        }
        if (!said->isOpen && !said->acts.empty()) // it was told before
            (void)takeBack(m_scene, {said->acts.back()});
        for (const Json &one : said->acts)
            if (const std::string unused = doerOf(one); !unused.empty())
                m_draft.unused.push_back(unused);
        m_scene.addChip(ChipKind::Act, m_begin,
                        said->isOpen ? English::tr("it is not done")
                                     : English::tr("not done: {act}", {{"act", said->says}}),
                        {});
        return true;
    }

    Scene &m_scene;
    Draft &m_draft;
    std::size_t m_begin = 0;
    std::string m_object;
    bool m_isOfPlayer = false;
};

} // namespace

bool isNegation(const Token &token)
{
    return !token.isMark && !token.card && (token.value(TermKind::Not) || saysNone(token));
}

bool readNegation(Scene &scene) { return NegationReader(scene).read(); }

} // namespace saying
