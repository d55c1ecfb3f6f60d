// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/acts_by_name.h"

#include "rules/saying/card_namer.h"
#include "rules/saying/cards.h"
#include "rules/saying/copies.h"
#include "rules/saying/done_with.h"
#include "rules/saying/fetching.h"
#include "rules/saying/pronouns.h"
#include "rules/saying/spending.h"
#include "rules/saying/subjects.h"
#include "rules/saying/told_of.h"
#include "rules/saying/trashing.h"
#include "rules/saying/uses.h"

#include <algorithm>
#include <cstddef>

namespace saying {

using rules::CardType;
using rules::Side;

namespace {

class NameReader {
public:
    NameReader(Scene &scene, const std::optional<Who> &who)
        : m_scene(scene), m_draft(scene.draft), m_who(who)
    {
    }

    std::optional<SaidAct> read()
    {
        if (auto played = named())
            return played;
        if (auto used = usedByName())
            return used;
        if (auto trashed = trashedByCorp())
            return trashed;
        if (auto trashed = trashedByRunner())
            return trashed;
        return stolenFrom();
    }

private:
    /// "he scorches me twice": a card that is played by its name alone.
    std::optional<SaidAct> named()
    {
        Attempt attempt(m_scene);
        const int count = takeCount(m_scene);
        const auto isVerb = [](const Token &token) {
            return token.card && isPastOfName(*token.card, token.text);
        };
        if (m_scene.value(TermKind::Have) && isVerb(m_scene.token(1)))
            m_scene.skip(); // "got boom'd"
        const auto card = m_scene.token().card;
        const bool isSubject = m_who
            && !isObjectForm(m_scene.tokens()[std::max<std::size_t>(m_scene.at(), 1) - 1].text);
        const bool isDoer = isSubject || isVerb(m_scene.token());
        if (!isDoer || !card || m_scene.asks)
            return std::nullopt;
        const rules::Card &printed = rules::cardLibrary()[*card];
        const bool isPlayed = rules::isPlayed(printed.type);
        const bool isOwn =
            !m_who || !m_who->side || m_who->isPerson || printed.side() == *m_who->side;
        if (!isPlayed || !isOwn || isToldOfThePast(m_scene))
            return std::nullopt;
        const auto object = takeCard(m_scene);
        {
            Attempt whom(m_scene); // "me", "him"
            const auto other = m_scene.takeWho();
            if (other ? other->isPerson || other->side : m_scene.take(TermKind::It).has_value())
                whom.keep(); // "he inside jobs it"
        }
        if (m_scene.token().text == "out" || m_scene.token().text == "down") {
            Attempt particle(m_scene); // "Modded out a Femme"
            m_scene.skip();
            m_scene.skipIdle();
            if (isCardNext(m_scene))
                particle.keep();
        }
        const bool isOfCard = isCardNext(m_scene); // "Test Ran Femme"
        const bool ends = m_scene.isAtClauseEnd() || m_scene.value(TermKind::Place)
            || m_scene.token().isIdle() || m_scene.value(TermKind::Link) || isOfCard;
        auto said = ends ? actOn(m_scene, "play", *object) : std::nullopt;
        if (!said)
            return std::nullopt;
        if (const auto other = isOfCard ? takeCard(m_scene) : std::nullopt;
            other && !chooseFor(m_draft, said->acts.front(), *other))
            return std::nullopt;
        attempt.keep();
        m_scene.doubts = true;
        said->verb = "play";
        said->times = count;
        m_scene.player = said->by;
        return said;
    }

    /// "I want to Imp it": a card that is used by its name alone.
    std::optional<SaidAct> usedByName()
    {
        Attempt attempt(m_scene);
        const auto card = m_scene.token().card;
        if (!m_who || !card || m_scene.token().guessed)
            return std::nullopt;
        const rules::Card &printed = rules::cardLibrary()[*card];
        const bool isOwn = !m_who->side || printed.side() == *m_who->side;
        const bool isIt = m_scene.token(1).is(TermKind::It, "it");
        if (!isOwn || !isIt || rules::isPlayed(printed.type) || printed.type == CardType::Identity)
            return std::nullopt;
        const auto object = takeCard(m_scene);
        auto said = takeUseOf(m_scene, *object);
        if (!said)
            return std::nullopt;
        m_scene.skip(); // what it is used on
        attempt.keep();
        m_scene.doubts = true;
        said->verb = "use";
        m_scene.player = said->by;
        return said;
    }

    /// "the corp trashed my Hostage with a click and 2 credits"
    std::optional<SaidAct> trashedByCorp()
    {
        Attempt attempt(m_scene);
        const bool isCorp = m_who && m_who->side == Side::Corp;
        if (!isCorp || m_scene.token().text != "trashed" || !m_scene.take(TermKind::Flag, "trashed")
            || !isCardNext(m_scene))
            return std::nullopt;
        const auto card = takeCard(m_scene);
        if (isToldOfThePast(m_scene))
            return std::nullopt;
        if (m_draft.sideOf(*card) == Side::Corp) { // "trashed Batty": to use it
            auto used = takeSacrificed(m_scene, *card);
            if (used)
                attempt.keep();
            return used;
        }
        if (m_draft.typeOf(*card) != CardType::Resource)
            return std::nullopt;
        auto said = actOn(m_scene, "trash", *card);
        if (!said)
            return std::nullopt;
        attempt.keep();
        said->verb = "trash-resource";
        m_scene.player = said->by;
        return said;
    }

    /// "I paid and trashed it first, then I hit …": as it was accessed.
    std::optional<SaidAct> trashedByRunner()
    {
        Attempt attempt(m_scene);
        const auto subject = m_who ? m_who->side : carriedTo(m_scene, m_scene.at()).side;
        if (subject == Side::Corp || m_scene.token().text != "trashed"
            || !m_scene.take(TermKind::Flag, "trashed") || !isCardNext(m_scene))
            return std::nullopt;
        const auto card = takeCard(m_scene, [](const Draft &draft, const std::string &one) {
            return draft.typeOf(one) == CardType::Asset || draft.typeOf(one) == CardType::Upgrade;
        });
        if (!card)
            return std::nullopt;
        const CardType type = m_draft.typeOf(*card);
        const bool isBefore = m_scene.is(TermKind::Place, "before") || m_scene.value(TermKind::Time)
            || m_scene.token().text == "earlier";
        if ((type != CardType::Asset && type != CardType::Upgrade) || isBefore
            || isToldOfThePast(m_scene))
            return std::nullopt;
        auto said = actOn(m_scene, "trash", *card);
        if (!said)
            return std::nullopt;
        attempt.keep();
        (void)m_scene.take(TermKind::Place, "first");
        m_scene.doubts = true;
        said->verb = "trash";
        m_scene.player = said->by;
        return said;
    }

    /// "stole a Merger out of HQ" is done now; "stole a Merger" was done before.
    std::optional<SaidAct> stolenFrom()
    {
        Attempt attempt(m_scene);
        if (m_scene.token().text == "stolen" || !m_scene.take(TermKind::Flag, "stolen")
            || !isCardNext(m_scene))
            return std::nullopt;
        const auto card = takeCard(m_scene, fitsVerb("steal"));
        auto said = card && m_scene.is(TermKind::Link, "from") ? actOn(m_scene, "steal", *card)
                                                               : std::nullopt;
        if (!said)
            return std::nullopt;
        said->verb = "steal";
        attempt.keep();
        return said;
    }

    Scene &m_scene;
    Draft &m_draft;
    const std::optional<Who> &m_who;
};

} // namespace

std::optional<SaidAct> takeActByName(Scene &scene, const std::optional<Who> &who)
{
    return NameReader(scene, who).read();
}

} // namespace saying
