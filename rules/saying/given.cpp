// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/given.h"

#include "core/english.h"
#include "rules/rulings/language/ability.h"
#include "rules/saying/abilities.h"
#include "rules/saying/cards.h"
#include "rules/saying/described.h"
#include "rules/saying/facts_in_words.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rules::Side;

namespace {

bool givesCredits(const Draft &draft, const std::string &object)
{
    const auto *model = draft.modelOf(object);
    return model && std::ranges::any_of(model->abilities, [](const rulings::Ability &one) {
               return does(one, "gain-credits") || does(one, "take-credits");
           });
}

/// The only card of theirs that gives credits, first of those that were played; empty: none, or
/// several.
std::string onlyGiver(const Draft &draft, std::optional<Side> side)
{
    std::vector<std::string> played;
    std::vector<std::string> all;
    for (const std::string &object : draft.objects()) {
        if (!givesCredits(draft, object) || (side && draft.sideOf(object) != *side))
            continue;
        all.push_back(object);
        if (draft.hasAct("play", object))
            played.push_back(object);
    }
    const auto &may = played.empty() ? all : played;
    return may.size() == 1 ? may.front() : std::string();
}

AskedFacts creditsFrom(const Draft &draft, const std::string &card, int number)
{
    const std::string path = card + ".gained";
    const std::string name = draft.nameOf(card);
    return {{path},
            number > 1 ? English::tr("does {card} give {n} credit?",
                                     "does {card} give {n} credits?", number, {{"card", name}})
                       : English::tr("does {card} give credits?", {{"card", name}}),
            claimOf(path, std::max(number, 1), "at_least")};
}

/// Words of small meaning between a verb and what it is about.
void skipSmallOfGiving(Scene &scene)
{
    (void)(scene.take(TermKind::Place, "all") || scene.take(TermKind::Place));
    (void)scene.take(TermKind::Link, "of");
    scene.skipIdle();
}

/// The card behind "from", "for", "of".
std::string takeCreditGiver(Scene &scene)
{
    Attempt attempt(scene);
    const bool isLinked = scene.take(TermKind::Link, "from") || scene.take(TermKind::Link, "of")
        || scene.take(TermKind::Link, "for") || scene.take(TermKind::Link, "by");
    if (!isLinked || !isCardNext(scene))
        return {};
    attempt.keep();
    return takeCard(scene).value_or(std::string());
}

std::string takeNamedGiver(Scene &scene)
{
    return scene.token().card || isKindOfOne(scene, 0) ? takeCard(scene).value_or(std::string())
                                                       : std::string();
}

bool takeDrawing(Scene &scene);

/// "(does he) still draw two and lose a click": whether the only card triggers that lets him.
std::optional<AskedFacts> takeDrawnByCard(Scene &scene, const std::optional<Who> &who)
{
    std::vector<std::pair<std::string, const rulings::Ability *>> able;
    for (const std::string &object : scene.draft.objects()) {
        const auto *model = scene.draft.modelOf(object);
        for (const rulings::Ability &one :
             model ? std::span(model->abilities) : std::span<const rulings::Ability>())
            if (one.kind() == rulings::AbilityKind::Conditional && does(one, "draw")
                && !(who && who->side && scene.draft.sideOf(object) != *who->side))
                able.emplace_back(object, &one);
    }
    if (able.size() != 1)
        return std::nullopt;
    Attempt attempt(scene);
    if (!takeDrawing(scene))
        return std::nullopt;
    if (Attempt more(scene); scene.take(TermKind::Join, "and") && scene.take(TermKind::Verb, "lose")
        && does(*able.front().second, "lose-clicks")) {
        (void)scene.takeNumber();
        (void)(scene.take(TermKind::Noun, "clicks") && more.keep());
    }
    attempt.keep();
    scene.doubts = true;
    const std::string &card = able.front().first;
    const std::string fact = "happened " + card;
    return AskedFacts{{fact},
                      English::tr("does {card} trigger?", {{"card", scene.draft.nameOf(card)}}),
                      claimOf(fact, true)};
}

class GivenReader {
public:
    GivenReader(Scene &scene, std::optional<Who> who) : m_scene(scene), m_who(std::move(who)) { }

    std::optional<AskedFacts> read()
    {
        Attempt attempt(m_scene);
        if (auto asked = takeDrawnByCard(m_scene, m_who)) {
            attempt.keep();
            return asked;
        }
        if (!m_scene.take(TermKind::Verb, "take") && !m_scene.take(TermKind::Verb, "gain"))
            return std::nullopt;
        skipSmallOfGiving(m_scene);
        if (auto asked = ofPublicity()) {
            attempt.keep();
            return asked;
        }
        if (auto asked = ofBack()) {
            attempt.keep();
            return asked;
        }
        std::string card = takeNamedGiver(m_scene);
        m_number = m_scene.takeNumber().value_or(0);
        if (card.empty())
            card = takeNamedGiver(m_scene);
        auto asked = ofNoun(std::move(card));
        if (asked)
            attempt.keep();
        return asked;
    }

private:
    /// "(get) the bad pub credit", "a credit from bad publicity": for the run that is made.
    std::optional<AskedFacts> ofPublicity()
    {
        Attempt attempt(m_scene);
        const int number = std::max(m_scene.takeNumber().value_or(1), 1);
        const bool ofThis = m_scene.take(TermKind::Noun, "bad-publicity");
        const bool isCounted = m_scene.take(TermKind::Noun, "credits");
        if (isCounted && !ofThis) {
            if (!m_scene.take(TermKind::Link, "from") && !m_scene.take(TermKind::Link, "of")
                && !m_scene.take(TermKind::Link, "for"))
                return std::nullopt;
            m_scene.skipIdle();
            if (!m_scene.take(TermKind::Noun, "bad-publicity"))
                return std::nullopt;
        }
        if (!isCounted || (m_who && m_who->side == Side::Corp && !m_who->isPerson))
            return std::nullopt;
        while (m_scene.take(TermKind::Time, "now") || takeForRun())
            ;
        attempt.keep();
        const char *fact = "run.credits";
        return AskedFacts{
            {fact},
            English::tr("does the Runner have {n} credit of bad publicity in this run?",
                        "does the Runner have {n} credits of bad publicity in this "
                        "run?",
                        number),
            claimOf(fact, number, "at_least")};
    }

    /// "for this run", "in the run"
    bool takeForRun()
    {
        Attempt attempt(m_scene);
        const bool isLinked = m_scene.take(TermKind::Link, "for")
            || m_scene.take(TermKind::Link, "in") || m_scene.take(TermKind::Link, "on");
        return isLinked && m_scene.token().text != "next" && m_scene.take(TermKind::Noun, "run")
            && attempt.keep();
    }

    /// "(get) the click and the 2 back": whether what was spent comes back.
    std::optional<AskedFacts> ofBack()
    {
        Attempt attempt(m_scene);
        bool ofClicks = false;
        bool ofCredits = false;
        while (!m_scene.isAtMark() && m_scene.token().text != "back") {
            ofClicks = ofClicks || m_scene.is(TermKind::Noun, "clicks");
            const bool isCounted =
                m_scene.token().number && !m_scene.token(1).value(TermKind::Noun);
            ofCredits = ofCredits || isCounted || m_scene.is(TermKind::Noun, "credits");
            if (!m_scene.token().isIdle() && !m_scene.value(TermKind::Noun)
                && !m_scene.token().number && !m_scene.value(TermKind::Number)
                && !m_scene.value(TermKind::Join))
                return std::nullopt;
            m_scene.skip();
        }
        if (m_scene.token().text != "back" || !(ofClicks || ofCredits) || !m_who || !m_who->side)
            return std::nullopt;
        m_scene.skip();
        attempt.keep();
        const std::string owner = std::string(core::toWord(rules::sideWords, *m_who->side)) + '.';
        AskedFacts asked{{}, English::tr("does what was spent come back?")};
        for (const auto &[name, isAsked] :
             {std::pair("clicks", ofClicks), std::pair("credits", ofCredits)})
            if (isAsked)
                asked.facts.push_back(owner + name);
        asked.whether = claimOf(asked.facts.front(), true, "as_before");
        return asked;
    }

    std::optional<AskedFacts> ofNoun(std::string card)
    {
        if (m_number > 0 && m_scene.token().text == "more") {
            m_scene.skip(); // "do I take 2 more meat damage": besides what was suffered before
            m_scene.doubts = true;
        }
        const bool isPaid = m_scene.token().text == "paid";
        if (isPaid)
            m_scene.skip();
        // "do I take 3 this turn"
        const bool isBare = m_number > 0 && !m_scene.value(TermKind::Noun)
            && (m_scene.take(TermKind::Time, "this-turn") || m_scene.isAtMark());
        const auto noun =
            isPaid || isBare ? std::optional<std::string>("credits") : m_scene.take(TermKind::Noun);
        if (!noun)
            return std::nullopt;
        if (card.empty())
            card = takeCreditGiver(m_scene);
        if (*noun == "credits")
            return ofCredits(card);
        if (*noun == "tags")
            return ofTags();
        if (*noun == "damage" || *noun == "net-damage" || *noun == "meat-damage"
            || *noun == "brain-damage")
            return AskedFacts{{"happened " + *noun},
                              English::tr("does the Runner suffer that damage?"),
                              claimOf("happened " + *noun, true)};
        return std::nullopt;
    }

    std::optional<AskedFacts> ofCredits(std::string card)
    {
        if (card.empty()) {
            card = onlyGiver(m_scene.draft, m_who ? m_who->side : std::nullopt);
            m_scene.doubts = m_scene.doubts || !card.empty();
        }
        if (card.empty() || !givesCredits(m_scene.draft, card))
            return std::nullopt;
        return creditsFrom(m_scene.draft, card, m_number);
    }

    [[nodiscard]] std::optional<AskedFacts> ofTags() const
    {
        const bool isFirst = m_scene.draft.numberAt("state/tags").value_or(0) == 0;
        Json claim = m_number > 1 ? isFirst ? claimOf("runner.tags", m_number, "at_least") : Json()
                                  : claimOf("happened tag", true);
        return AskedFacts{{"happened tag", "runner.tags"},
                          English::tr("does the Runner take a tag?"),
                          std::move(claim)};
    }

    Scene &m_scene;
    std::optional<Who> m_who;
    int m_number = 0;
};

} // namespace

std::optional<AskedFacts> takeGivenTo(Scene &scene, const std::optional<Who> &who)
{
    return GivenReader(scene, who).read();
}

std::optional<AskedFacts> takeAmountGiven(Scene &scene)
{
    Attempt attempt(scene);
    const auto who = scene.takeWho();
    std::string card = !who && isCardNext(scene) ? takeCard(scene).value_or(std::string()) : "";
    scene.skipIdle();
    const std::string &verb = scene.token().text;
    const bool gives = !card.empty() && (verb.starts_with("give") || verb.starts_with("pay"));
    if (!gives && !scene.is(TermKind::Verb, "gain") && !scene.is(TermKind::Verb, "take"))
        return std::nullopt;
    scene.skip();
    if (gives && scene.token().text == "out")
        scene.skip();
    if (who)
        card = takeCreditGiver(scene);
    if (card.empty()) {
        card = onlyGiver(scene.draft, who ? who->side : std::nullopt);
        scene.doubts = true;
    }
    if (card.empty() || !givesCredits(scene.draft, card))
        return std::nullopt;
    // "from Security Testing and Desperado": from both
    scene.doubts = scene.doubts || (scene.value(TermKind::Join) && scene.token(1).card);
    attempt.keep();
    return AskedFacts{
        {card + ".gained"},
        English::tr("how many credits does {card} give?", {{"card", scene.draft.nameOf(card)}})};
}

std::optional<AskedFacts> takeGivenBy(Scene &scene, const std::string &card)
{
    Attempt attempt(scene);
    if (!givesCredits(scene.draft, card))
        return std::nullopt;
    scene.skipIdle();
    const bool isPaying = scene.token().text == "pay" || scene.token().text == "pays";
    const bool isGiving = scene.token().text == "give" || scene.token().text == "gives";
    if (!isPaying && !isGiving && !scene.is(TermKind::Verb, "take")
        && !scene.is(TermKind::Verb, "gain"))
        return std::nullopt;
    scene.skip();
    if (isPaying && scene.token().text == "out")
        scene.skip();
    (void)scene.takeWho();
    skipSmallOfGiving(scene);
    const int number = scene.takeNumber().value_or(0);
    const bool isCounted = scene.take(TermKind::Noun, "credits");
    const bool ends = scene.isAtMark();
    if (!isCounted && !(isPaying && ends))
        return std::nullopt;
    attempt.keep();
    return creditsFrom(scene.draft, card, number);
}

namespace {

/// It is played or used itself: what triggers of it is not all that it does then.
bool isDoneWith(const Draft &draft, const std::string &card)
{
    return std::ranges::any_of(draft.script(), [&](const Json &act) {
        const Json *used = act.find("use");
        const Json *played = act.find("play");
        return (played && *played == Json(card))
            || (used && used->asString() && used->asString()->starts_with(card + '#'));
    });
}

/// "draw 3 cards", "let me draw"
bool takeDrawing(Scene &scene)
{
    Attempt attempt(scene);
    if (scene.token().text == "let" || scene.token().text == "lets") {
        scene.skip();
        (void)scene.takeWho();
    }
    if (!scene.take(TermKind::Verb, "draw"))
        return false;
    (void)scene.takeWho();
    (void)scene.takeNumber();
    (void)scene.take(TermKind::Noun, "cards");
    return attempt.keep();
}

} // namespace

std::optional<AskedFacts> takeTriggering(Scene &scene, const std::string &card)
{
    constexpr std::array<std::string_view, 8> words{"trigger", "triggers", "fire",    "fires",
                                                    "go off",  "goes off", "kick in", "kicks in"};
    const auto *model = scene.draft.modelOf(card);
    const auto waits = [](const rulings::Ability &one) {
        return one.kind() == rulings::AbilityKind::Conditional
            || one.kind() == rulings::AbilityKind::IfSuccessful;
    };
    if (!model || isDoneWith(scene.draft, card))
        return std::nullopt;
    Attempt attempt(scene);
    scene.skipIdle();
    const bool isSaid = std::ranges::find(words, scene.token().text) != words.end();
    const bool triggers = isSaid && std::ranges::any_of(model->abilities, waits)
        && scene.take(TermKind::Verb, "resolve");
    const auto draws = [&](const rulings::Ability &one) { return waits(one) && does(one, "draw"); };
    if (!triggers && !(std::ranges::any_of(model->abilities, draws) && takeDrawing(scene)))
        return std::nullopt;
    attempt.keep();
    const std::string fact = "happened " + card;
    return AskedFacts{{fact},
                      English::tr("does {card} trigger?", {{"card", scene.draft.nameOf(card)}}),
                      claimOf(fact, true)};
}

} // namespace saying
