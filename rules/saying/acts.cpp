// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/acts.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/accessing.h"
#include "rules/saying/acts_by_name.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/another_copy.h"
#include "rules/saying/asked_clause.h"
#include "rules/saying/cards.h"
#include "rules/saying/copies.h"
#include "rules/saying/done_with.h"
#include "rules/saying/effects_told.h"
#include "rules/saying/handling.h"
#include "rules/saying/installing.h"
#include "rules/saying/moments.h"
#include "rules/saying/nameless.h"
#include "rules/saying/next_ice.h"
#include "rules/saying/places.h"
#include "rules/saying/pronouns.h"
#include "rules/saying/server_again.h"
#include "rules/saying/spending.h"
#include "rules/saying/told_as_done.h"
#include "rules/saying/told_of.h"
#include "rules/saying/trashed_to_prevent.h"
#include "rules/saying/trashing.h"
#include "rules/saying/typed_acts.h"
#include "rules/saying/uses.h"
#include "rules/saying/who_does.h"

#include <algorithm>
#include <array>
#include <utility>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;
using rules::Side;

namespace {

constexpr std::string_view corpActs = "corp-turn/take-actions",
                           runnerActs = "runner-turn/take-actions";
std::string_view actionsOf(Side side) { return side == Side::Corp ? corpActs : runnerActs; }

class ActReader {
public:
    explicit ActReader(Scene &scene) : m_scene(scene), m_draft(scene.draft) { }
    std::optional<SaidAct> with(const std::string &verb, const std::string &card)
    {
        if (verb == "install" || verb == "play")
            return fromHand(verb, card);
        if (verb == "rez" || verb == "score" || verb == "advance")
            return ofCorp(verb, card);
        if (verb == "access" || verb == "steal")
            return accessOf(m_scene, verb, card);
        if (verb == "trash" || verb == "trash-resource")
            return trashed(m_scene, card, {m_who, m_carried});
        if (verb == "choose" || verb == "discard")
            return chosen(verb == "choose" ? "pick" : verb, verb, card);
        return std::nullopt;
    }

    std::optional<SaidAct> read()
    {
        Attempt attempt(m_scene);
        if (auto used = takeUse(m_scene)) {
            attempt.keep();
            m_scene.player = used->by;
            used->verb = "use";
            return used;
        }
        m_who = m_scene.takeWho();
        m_carried = carriedTo(m_scene, attempt.begin());
        m_begins = beginsClause(m_scene, attempt.begin());
        m_scene.skipIdle();
        if (auto named = takeActByName(m_scene, m_who)) {
            attempt.keep();
            return named;
        }
        const auto verb = m_scene.value(TermKind::Verb);
        if (!verb || (!m_who && isOnlyNamed(m_scene)))
            return std::nullopt;
        for (const Term &term : std::vector<Term>(m_scene.token().terms)) {
            if (term.kind != TermKind::Verb)
                continue;
            Attempt one(m_scene);
            m_landed = m_scene.token().text.starts_with("land"); // "lands Account Siphon"
            m_scene.skip();
            if (auto said = of(term.value); said && isByWhoIsNamed(*said)) {
                if (said->verb.empty())
                    said->verb = term.value;
                m_scene.player = said->by;
                return one.keep() && attempt.keep() ? said : std::nullopt;
            }
        }
        return std::nullopt;
    }

private:
    /// "the runner rezzes": nobody can mean that.
    [[nodiscard]] bool isByWhoIsNamed(const SaidAct &said) const
    {
        const bool isNamed = m_who && m_who->side && !m_who->isPerson;
        const bool isCarried = !m_who && m_carried.side && m_carried.isSure && m_begins;
        if (isCarried && !said.isOpen && said.by != *m_carried.side)
            return false; // "takes the tag and trashes Decoy": not the other
        if (m_who && m_who->isBoth && said.acts.size() < 2)
            return false;
        return said.isOpen || !isNamed || said.by == *m_who->side;
    }

    /// Who it is: the one named; of "he" and of nobody whoever does such things.
    [[nodiscard]] Side by(std::string_view verb, std::optional<Side> ofCard = std::nullopt) const
    {
        if (m_who && m_who->side && !m_who->isPerson)
            return *m_who->side;
        if (const auto usual = ofCard ? ofCard : whoDoes(verb))
            return *usual;
        if (!m_who && m_carried.side)
            return *m_carried.side;
        return m_who && m_who->side ? *m_who->side : m_scene.player.value_or(Side::Runner);
    }

    std::optional<SaidAct> of(const std::string &verb)
    {
        if (verb == "draw" || verb == "gain-credit" || verb == "purge" || verb == "remove-tag"
            || verb == "end-actions" || verb == "jack-out"
            || (verb == "continue" && !isCardNext(m_scene))) // "the token goes on Corporate War"
            return simple(verb);
        if (verb == "run")
            return run();
        if (verb == "go" && !m_scene.token().number && !m_scene.value(TermKind::Number)
            && !m_scene.is(TermKind::Place, "all"))
            return std::nullopt;
        if (verb == "spend" || verb == "boost" || verb == "go") // "I go 0, he goes 2"
            return spent(verb);
        if (verb == "take") {
            auto credits = takeCreditsFrom(m_scene);
            return credits ? credits : takenOf(m_scene);
        }
        if (verb == "pass" || !takesCard(verb))
            return std::nullopt;
        const int count = verb == "play" || verb == "install" ? takeCount(m_scene) : 1;
        if (!isCardNext(m_scene))
            return withTheOnly(verb);
        m_scene.wantsNew = verb == "install" && isBareType(m_scene.token());
        const std::size_t begin = m_scene.at();
        const auto card = takeCard(m_scene, fitsVerb(verb));
        m_scene.wantsNew = false;
        auto said = card ? with(verb, *card) : std::nullopt;
        if (said) {
            said->times = count;
            takeAnotherCopy(m_scene, *said, *card, begin);
        }
        return said;
    }

    /// "corp scores": the only card on the table that it can be.
    std::optional<SaidAct> withTheOnly(const std::string &verb)
    {
        if (verb == "trash")
            return trashesAccessed();
        if (verb != "score" && verb != "steal" && verb != "rez" && verb != "access")
            return std::nullopt;
        const bool isLooking = m_scene.tokens()[m_scene.at() - 1].text.starts_with("look");
        if (verb == "access" && isLooking && !m_scene.isAtMark())
            return std::nullopt; // at what is not said to be one card
        const std::vector<std::string> able = objectsFor(m_draft, verb);
        if (const auto only = onlyOrNameless(m_scene, verb, able))
            return with(verb, *only);
        if (able.empty() && verb == "access")
            return std::nullopt; // "the corp has just hit seven"
        SaidAct said;
        said.isOpen = true;
        said.says = English::tr("Which card?");
        said.by = verb == "score" || verb == "rez" ? Side::Corp : Side::Runner;
        for (const std::string &object : able)
            said.offers.push_back(
                {m_draft.nameOf(object), *typedAct(m_draft, Json(Json::Object{{verb, object}}))});
        return said;
    }

    /// "accesses Ash and trashes": no other card is meant.
    std::optional<SaidAct> trashesAccessed()
    {
        const auto &script = m_draft.script();
        const Json *accessed = script.empty() ? nullptr : script.back().find("access");
        const bool ends = m_scene.isAtClauseEnd() || m_scene.value(TermKind::Link);
        if (!accessed || !accessed->asString() || !ends
            || m_draft.sideOf(*accessed->asString()) != Side::Corp)
            return std::nullopt;
        return with("trash", *accessed->asString());
    }

    [[nodiscard]] bool takesCard(const std::string &verb) const
    {
        constexpr std::array<std::string_view, 9> verbs{
            "install", "play", "rez", "score", "advance", "access", "steal", "trash", "discard"};
        return std::ranges::find(verbs, verb) != verbs.end() || verb == "trash-resource"
            || (verb == "choose"
                && (!m_draft.script().empty() || m_draft.textAt("state/at") == "run/subroutines"));
    }

    SaidAct done(Json act, Side side, std::string says, std::string_view step)
    {
        SaidAct said;
        if (!act.isNull())
            said.acts.push_back(std::move(act));
        said.by = side;
        said.says = std::move(says);
        said.usualStep = step;
        return said;
    }

    std::optional<SaidAct> simple(const std::string &verb)
    {
        if (auto said = takeDoneWith(m_scene, verb))
            return said;
        const Side side = by(verb);
        if (verb == "draw") {
            const auto cards = m_scene.takeNumber();
            if ((cards && cards != 1) || isMandatoryDraw(m_scene)) // no action draws several
                return std::nullopt;
            (void)m_scene.take(TermKind::Noun, "cards");
        }
        if (isByCard(m_scene, verb))
            return std::nullopt;
        std::string key = verb;
        for (char &c : key)
            c = c == '-' ? '_' : c;
        const bool inRun = verb == "jack-out" || verb == "continue";
        return done(Json(Json::Object{{key, true}}), side, simpleInWords(verb, side),
                    inRun ? std::string_view("run/server-decision") : actionsOf(side));
    }

    /// An action of its own: only where it is asked about, see readRun().
    std::optional<SaidAct> run()
    {
        (void)m_scene.take(TermKind::Link, "on");
        auto server = takeServer(m_scene);
        if (!server)
            server = takeServerAgain(m_scene);
        if (!server)
            return std::nullopt;
        return done(Json::object({{"run", *server}}), Side::Runner,
                    English::tr("the Runner runs on {server}", {{"server", *server}}), runnerActs);
    }

    std::optional<SaidAct> spent(const std::string &verb)
    {
        if (verb == "boost")
            skipTrace(m_scene);
        const auto act = [this](const std::string &other) { // "pays 1 to walk past"
            if (other == "prevent")
                return takeByTheOnly(m_scene, other);
            return other == "pass" || other == "bypass" ? takeByTheOnly(m_scene, "bypass")
                                                        : of(other);
        };
        auto who = m_who;
        if (!who && m_carried.side)
            who = Who{m_carried.side, !m_carried.isSure, m_carried.isMe};
        return takeSpent(m_scene, who, by("spend"), act);
    }

    /// "installs caprice in remote 1", "plays scorched earth", "installs parasite on enigma"
    std::optional<SaidAct> fromHand(const std::string &verb, const std::string &card)
    {
        const CardType type = m_draft.typeOf(card);
        const bool isPlayed = rules::isPlayed(type);
        if (type == CardType::Identity || (isPlayed && verb != "play"))
            return std::nullopt; // people "play" what they install, too
        const Side side = m_draft.sideOf(card);
        // "playing Ekomind": it may be on the table, or in the deck.
        const std::size_t verbAt = std::max(m_scene.at(), std::size_t{2}) - 2;
        const bool isHad = !isPlayed && m_scene.tokens()[verbAt].text == "playing";
        // "I throw Sacrificial Construct": it is put down, or it is used up.
        const bool isThrown = !isPlayed && verb == "play" && isUsable(card) && isLooselySaid();
        if (const std::string path = Draft::objectPath(card) + "/zone"; !m_draft.isTold(path))
            m_draft.tell(path, side == Side::Corp ? "hq" : "grip");
        Json act = Json(Json::Object{{isPlayed ? "play" : "install", card}});
        std::vector<Json> more;
        addDetails(m_scene, card, act, more);
        std::string says = isPlayed ? playInWords(m_draft, card) : installedInWords(m_draft, act);
        SaidAct said = done(std::move(act), side, std::move(says), actionsOf(side));
        for (Json &one : more)
            said.acts.push_back(std::move(one));
        if (isPlayed && m_landed && beginsRun(m_draft.modelOf(card)))
            said.acts.push_back(Json::object({{"to", "success"}}));
        said.card = card;
        m_scene.doubts = m_scene.doubts || isHad || isThrown;
        if (isThrown) {
            const std::string name = m_draft.nameOf(card);
            said.offers.push_back(
                {English::tr("{card} is used", {{"card", name}}), "uses " + name});
        }
        m_scene.speakOf(card);
        return said;
    }

    /// "throw", "pitch": not "plays" or "drops".
    [[nodiscard]] bool isLooselySaid() const
    {
        for (std::size_t at = m_scene.at(); at-- > 0 && !m_scene.tokens()[at].isMark;)
            if (m_scene.tokens()[at].is(TermKind::Verb, "play"))
                return !m_scene.tokens()[at].is(TermKind::Verb, "install")
                    && !m_scene.tokens()[at].text.starts_with("pla");
        return false;
    }

    [[nodiscard]] bool isUsable(const std::string &card) const
    {
        const auto *model = m_draft.modelOf(card);
        return model && !usable(*model).empty();
    }

    std::optional<SaidAct> ofCorp(const std::string &verb, std::string card)
    {
        if (m_draft.sideOf(card) != Side::Corp)
            return std::nullopt;
        if (verb == "rez")
            card = namelessMeant(m_draft, card);
        const std::string path = Draft::objectPath(card);
        const CardType type = m_draft.typeOf(card);
        if (const auto place = takePlace(m_scene); place && mayLie(m_draft, card, *place))
            putAt(m_draft, card, *place);
        m_scene.speakOf(card);
        if (verb == "rez") {
            if (type == CardType::Agenda || type == CardType::Operation
                || type == CardType::Identity)
                return std::nullopt;
            m_draft.tell(path + "/rezzed", false);
            const bool isIce = type == CardType::Ice;
            if (isIce)
                comeToRezzed(m_scene, card);
            return done(Json::object({{"rez", card}}), Side::Corp, rezInWords(m_draft, card),
                        isIce                         ? "run/approach-rez"
                            : m_draft.at("state/run") ? "run/server-rez"
                                                      : "corp-turn/begin-window");
        }
        if (verb == "score" && type != CardType::Agenda)
            return std::nullopt;
        return verb == "score" ? done(Json::object({{"score", card}}), Side::Corp,
                                      scoreInWords(m_draft, card), "corp-turn/begin-window")
                               : done(Json::object({{"advance", card}}), Side::Corp,
                                      advanceInWords(m_draft, card), corpActs);
    }

    std::optional<SaidAct> chosen(const std::string &key, const std::string &verb,
                                  const std::string &card)
    {
        if (const auto place = takePlace(m_scene); place && mayLie(m_draft, card, *place))
            putAt(m_draft, card, *place);
        const bool isDiscard = verb == "discard";
        const Side side = by(verb, isDiscard ? std::optional(m_draft.sideOf(card)) : std::nullopt);
        std::string says = isDiscard ? discardInWords(m_draft, card) : chooseInWords(m_draft, card);
        if (!isDiscard && m_who && m_who->side && !m_who->isPerson)
            says = chooseInWords(m_draft, card, side);
        return done(Json(Json::Object{{key, card}}), side, std::move(says), {});
    }

    Scene &m_scene;
    Draft &m_draft;
    std::optional<Who> m_who;
    Subject m_carried;     ///< where nobody is named: of the clause before
    bool m_begins = false; ///< nothing stands before it in its clause
    bool m_landed = false; ///< what is played is said to come off
};

} // namespace

std::optional<SaidAct> takeAct(Scene &scene)
{
    for (const auto reader : {takeTrashedToPrevent, takeHandled, takeEffectTold, takeToldAsDone})
        if (auto said = reader(scene))
            return said;
    return ActReader(scene).read();
}

std::optional<SaidAct> actOn(Scene &scene, const std::string &verb, const std::string &card)
{
    return ActReader(scene).with(verb, card);
}

} // namespace saying
