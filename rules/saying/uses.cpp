// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/uses.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/breaking.h"
#include "rules/saying/cards.h"
#include "rules/saying/choices.h"
#include "rules/saying/clicking.h"
#include "rules/saying/counters.h"
#include "rules/saying/done_with.h"
#include "rules/saying/how_often.h"
#include "rules/saying/lying.h"
#include "rules/saying/moments.h"
#include "rules/saying/spending.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;
using rules::Side;
using rulings::Ability;
using rulings::AbilityKind;

namespace {

class UseReader {
public:
    explicit UseReader(Scene &scene) : m_scene(scene), m_draft(scene.draft) { }

    std::optional<SaidAct> read()
    {
        Attempt attempt(m_scene);
        auto said = byCard();
        if (!said) {
            const auto who = m_scene.takeWho();
            said = byPlayer();
            const bool isNamed = who && who->side && !who->isPerson;
            if (said && !said->isOpen && isNamed && said->by != *who->side)
                said.reset(); // "the corp breaks": nobody can mean that
        }
        if (said)
            attempt.keep();
        return said;
    }

private:
    /// "femme bypasses it", "snare fires": the card does it.
    std::optional<SaidAct> byCard()
    {
        if (!isCardNext(m_scene))
            return std::nullopt;
        Attempt attempt(m_scene);
        {
            Scene ahead = m_scene;
            if (!takeCard(ahead) || !verbOfCard(ahead))
                return std::nullopt;
        }
        const auto card = takeCard(m_scene);
        const auto verb = verbOfCard(m_scene);
        auto said = uses(*card, *verb);
        if (said)
            attempt.keep();
        return said;
    }

    static std::optional<std::string> verbOfCard(Scene &scene)
    {
        (void)scene.takeWho(); // "femme lets her bypass"
        if (takeUsed(scene))
            return "use";
        for (const char *verb : {"bypass", "break", "boost", "prevent", "resolve"})
            if (scene.take(TermKind::Verb, verb))
                return verb;
        return std::nullopt;
    }

    std::optional<SaidAct> byPlayer()
    {
        Attempt attempt(m_scene);
        auto said = takeOption(m_scene);
        if (!said)
            said = takeDeclined(m_scene);
        if (!said)
            said = withCounters();
        if (!said)
            said = paidFor();
        if (!said && !isPaidToBypass(m_scene))
            said = takePayment(m_scene);
        if (!said && m_scene.take(TermKind::Verb, "use")
            && (isCardNext(m_scene) || isPersonOfCard(m_scene))) {
            const auto card = takeUsedCard(m_scene);
            said = isToBePlayed(*card) ? actOn(m_scene, "play", *card) : usedTo(*card);
        }
        if (!said)
            said = takeClicked(m_scene);
        if (!said)
            said = takeClicksOnIce(m_scene);
        if (!said)
            said = clickedThrough();
        if (!said)
            said = withCard();
        if (said)
            attempt.keep();
        return said;
    }

    /// "uses account siphon": an event or operation that nobody has played is played.
    [[nodiscard]] bool isToBePlayed(const std::string &card) const
    {
        const CardType type = m_draft.typeOf(card);
        return rules::isPlayed(type) && m_draft.script().empty() && !m_draft.at("state/run")
            && m_draft.textAt(Draft::objectPath(card) + "/zone") != "play-area";
    }

    /// "uses corroder to break ice wall", or what it is used for is not said.
    std::optional<SaidAct> usedTo(const std::string &card)
    {
        Attempt attempt(m_scene);
        (void)m_scene.take(TermKind::Link, "to");
        for (const char *verb : {"break", "bypass", "boost", "prevent"})
            if (m_scene.take(TermKind::Verb, verb)) {
                attempt.keep();
                return uses(card, verb);
            }
        m_scene.goTo(attempt.begin());
        attempt.keep();
        auto said = takeUsedTo(m_scene, card);
        return said ? said : uses(card, "use");
    }

    /// "clicks through eli": with what the ice itself offers.
    std::optional<SaidAct> clickedThrough()
    {
        Attempt attempt(m_scene);
        if (!m_scene.take(TermKind::Verb, "click-through") && !takeClicksForSubs(m_scene))
            return std::nullopt;
        skipCounted(m_scene);
        const auto ice =
            isCardNext(m_scene) ? takeCard(m_scene, fitsVerb("break")) : clickedIce(m_scene);
        auto said = ice ? uses(*ice, "break") : std::nullopt;
        if (said)
            attempt.keep();
        return said;
    }

    /// "breaks it with crypsis", "prevents the damage with plascrete"
    std::optional<SaidAct> withCard()
    {
        Attempt attempt(m_scene);
        std::string verb = takeVerbOfUse(m_scene);
        if (verb.empty())
            return std::nullopt;
        if (verb == "boost" && isCardNext(m_scene)) {
            const auto card = takeCard(m_scene);
            auto said = uses(*card, verb);
            if (said)
                attempt.keep();
            return said;
        }
        const std::size_t target = m_scene.at();
        while (!m_scene.isAtEnd() && !m_scene.token().ends() && !m_scene.is(TermKind::Link, "with")
               && m_scene.token().text != "using")
            m_scene.skip();
        if (!takeWith(m_scene) || !isCardNext(m_scene)) {
            m_scene.goTo(target);
            return byTheOnly(verb, attempt);
        }
        const std::size_t named = m_scene.at();
        const auto card = takeCard(m_scene);
        if (const auto *model = m_draft.modelOf(*card))
            (void)takeNamed(m_scene, *card, usableTo(*model, verb));
        const std::size_t behind = m_scene.at();
        m_scene.goTo(target);
        auto said = uses(*card, verb);
        if (!said || m_scene.at() > behind)
            return std::nullopt;
        if (!m_scene.isOnlyWith(m_scene.at(), named))
            return std::nullopt;
        m_scene.goTo(behind);
        attempt.keep();
        return said;
    }

    /// "breaks it": with the only card on the table that does such things.
    std::optional<SaidAct> byTheOnly(const std::string &verb, Attempt &attempt)
    {
        std::vector<std::string> able;
        for (const std::string &object : m_draft.objects())
            if (const auto *model = m_draft.modelOf(object);
                model && m_draft.typeOf(object) != CardType::Ice && !usableTo(*model, verb).empty())
                able.push_back(object);
        if (able.size() != 1)
            return std::nullopt;
        auto said = uses(able.front(), verb);
        if (said)
            attempt.keep();
        return said;
    }

    /// "spends 2 sucker tokens": the ability of that card, or of the only one, paid for with them.
    std::optional<SaidAct> withCounters()
    {
        Attempt attempt(m_scene);
        if (!m_scene.take(TermKind::Verb, "spend") && !m_scene.take(TermKind::Verb, "use")
            && !m_scene.take(TermKind::Verb, "choose") && !m_scene.take(TermKind::Verb, "take"))
            return std::nullopt;
        (void)m_scene.take(TermKind::Place, "all");
        const int times = m_scene.takeNumber().value_or(1);
        m_scene.skipIdle();
        std::vector<std::string> able = countersFrom(m_scene, times);
        if (able.empty() && m_scene.token().card && !m_scene.value(TermKind::Noun)) {
            const auto card = takeCard(m_scene);
            able.push_back(*card);
        } else if (able.empty()) {
            for (const std::string &object : m_draft.objects())
                if (m_draft.at(Draft::objectPath(object) + "/counters")
                    && paidWithCounters(m_draft.modelOf(object)))
                    able.push_back(object);
        }
        const auto noun = m_scene.take(TermKind::Noun);
        if (!noun || able.size() != 1 || times < 1
            || counterKind(m_draft, able.front(), *noun).empty())
            return std::nullopt;
        const Ability *ability = paidWithCounters(m_draft.modelOf(able.front()));
        if (!ability)
            return std::nullopt;
        if (Attempt from(m_scene); m_scene.take(TermKind::Link) && isCardNext(m_scene)
            && takeCard(m_scene) == able.front())
            from.keep(); // "from datasucker"
        SaidAct said;
        const bool prevents = ability->kind() == AbilityKind::Prevent;
        Json act =
            Json(Json::Object{{prevents ? "respond" : "use", able.front() + '#' + ability->id}});
        takeTarget(able.front(), act, false);
        for (int time = 0; time < times; ++time)
            said.acts.push_back(act);
        said.by = m_draft.sideOf(able.front());
        said.says = useInWords(m_draft, able.front(), ability->id);
        said.usualStep = usualStepOf(m_draft, *ability, said.by);
        attempt.keep();
        m_scene.speakOf(able.front());
        return said;
    }

    /// "corp pays 4 for snare"
    std::optional<SaidAct> paidFor()
    {
        Attempt attempt(m_scene);
        if (!m_scene.take(TermKind::Verb, "spend"))
            return std::nullopt;
        const auto price = m_scene.takeNumber();
        (void)(price && m_scene.take(TermKind::Noun, "credits"));
        const bool isFor = m_scene.take(TermKind::Link, "for");
        if ((!isFor && !takePayingThrough(m_scene)) || !isCardNext(m_scene))
            return std::nullopt;
        const auto card = takeCard(m_scene);
        const bool isTo = m_scene.is(TermKind::Link, "to");
        const bool isToPrevent = isTo && m_scene.token(1).is(TermKind::Verb, "prevent");
        if (!isFor && !isToPrevent) // "puts 3 on Kati Jones"
            return std::nullopt;
        auto said = isToPrevent ? usedTo(*card) : uses(*card, "use");
        if (said && attempt.keep() && !isFor)
            m_scene.doubts = m_scene.doubts || isOtherCost(m_draft, *said, price);
        return said;
    }

public:
    std::optional<SaidAct> byTheOnly(const std::string &verb)
    {
        Attempt attempt(m_scene);
        return byTheOnly(verb, attempt);
    }

    std::optional<SaidAct> uses(const std::string &card, const std::string &verb)
    {
        const auto *model = m_draft.modelOf(card);
        if (!model)
            return std::nullopt;
        Abilities may = usableTo(*model, verb);
        if (verb == "sacrifice")
            std::erase_if(may, [](const Ability *one) { return !one->cost.trashSelf; });
        may = meantOf(m_scene, card, std::move(may));
        if (may.empty())
            return std::nullopt;
        m_scene.speakOf(card);
        if (may.size() > 1)
            return askWhich(m_draft, card, may);
        const Ability &ability = *may.front();
        if (does(ability, "break"))
            return breaks(m_scene, card, ability);
        SaidAct said;
        if (auto own = preventsByItself(m_scene, card, ability))
            return own;
        const bool prevents = ability.kind() == AbilityKind::Prevent;
        Json act = Json::object({{prevents ? "respond" : "use", card + '#' + ability.id}});
        const int times = prevents ? timesToPrevent(m_scene, ability)
            : verb == "boost"      ? timesToBoost(m_scene, card, ability)
                                   : 1;
        if (times < 1)
            return std::nullopt;
        takeTarget(card, act, verb == "boost" || verb == "bypass");
        if (rulings::isMetBy(ability, rulings::EventKind::Accessed)
            && m_draft.sideOf(card) == Side::Corp && !m_draft.isAccessed(card))
            said.acts.push_back(Json::object({{"access", card}}));
        for (int time = 0; time < times; ++time)
            said.acts.push_back(act);
        said.by = m_draft.sideOf(card);
        said.says = useInWords(m_draft, card, ability.id);
        said.usualStep = usualStepOf(m_draft, ability, said.by);
        playPrevented(said);
        return said;
    }

private:
    /// "Sacrificial Clone cancelled a Scorched Earth": which is played before.
    void playPrevented(SaidAct &said)
    {
        if (m_prevented.empty() || m_scene.asks || !isToBePlayed(m_prevented))
            return;
        if (const auto played = actOn(m_scene, "play", m_prevented)) {
            said.acts.insert(said.acts.begin(), played->acts.begin(), played->acts.end());
            said.usualStep = played->usualStep;
        }
    }

    /// "on tollbooth", "2 net damage": what an ability is used for.
    void takeTarget(const std::string &card, Json &act, bool isAgainst)
    {
        Attempt attempt(m_scene);
        if (act.find("respond")) {
            (void)m_scene.take(TermKind::Place, "all");
            (void)m_scene.takeNumber();
            (void)m_scene.take(TermKind::Place, "all");
            if (m_scene.take(TermKind::Noun))
                attempt.keep();
            else if (isCardNext(m_scene))
                if (const auto source = takeCard(m_scene)) {
                    m_scene.doubts = m_scene.doubts || isOtherThanChosen(m_draft, *source);
                    m_prevented = *source;
                    attempt.keep();
                }
            m_scene.speakOf(card);
            return;
        }
        (void)(m_scene.take(TermKind::Link, "on") || m_scene.take(TermKind::Link, "to")
               || (isAgainst && m_scene.take(TermKind::Link, "for"))
               || m_scene.take(TermKind::Verb, "choose"));
        if (!isCardNext(m_scene))
            return;
        const bool isIce = m_scene.is(TermKind::It, "it");
        const auto other = takeCard(m_scene);
        const Ability *ability = abilityUsed(m_draft, act);
        const bool isMet = isAgainst || (ability && isOnEncountered(*ability));
        if (isMet && m_draft.typeOf(*other) == CardType::Ice) { // stronger against it
            if (m_draft.script().empty() && m_draft.textAt("state/run/ice").empty()) {
                meet(m_scene, *other);
                m_draft.tell("state/run/ice", *other);
                applyFlag(m_draft, *other, "rezzed");
            }
            if (isAgainst && m_draft.textAt(Draft::objectPath(card) + "/chosen").empty())
                assumeChosen(m_draft, card, *other);
        } else if (!isIce && *other != m_draft.textAt(Draft::objectPath(card) + "/chosen")
                   && *other != m_draft.textAt("state/run/ice"))
            act.set("choose", Json(Json::Array{*other}));
        attempt.keep();
        m_scene.speakOf(card);
    }

    Scene &m_scene;
    Draft &m_draft;
    std::string m_prevented; ///< the card that does what is prevented
};

} // namespace

std::optional<SaidAct> takeUseOf(Scene &scene, const std::string &card, const std::string &verb)
{
    return UseReader(scene).uses(card, verb);
}

std::optional<SaidAct> takeByTheOnly(Scene &scene, const std::string &verb)
{
    return UseReader(scene).byTheOnly(verb);
}

std::optional<SaidAct> takeUse(Scene &scene) { return UseReader(scene).read(); }

} // namespace saying
