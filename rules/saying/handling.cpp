// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/handling.h"

#include "core/english.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/card_namer.h"
#include "rules/saying/cards.h"
#include "rules/saying/choosing.h"
#include "rules/saying/clicking.h"
#include "rules/saying/done_with.h"
#include "rules/saying/intending.h"
#include "rules/saying/places.h"
#include "rules/saying/spending.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rules::CardType;
using rulings::Ability;

namespace {

using Operations = std::vector<std::string_view>;

/// What an ability does that such a verb can mean.
const Operations *operationsOf(std::string_view verb)
{
    static const std::array<std::pair<std::string_view, Operations>, 4> known{
        {{"sell", {"pay", "trash", "gain-credits"}},
         {"exchange", {"swap"}},
         {"repeat", {"resolve-scored", "resolve-subroutine"}},
         {"fetch", {"search", "add-to-hand", "install", "move-to", "play"}}}};
    const auto found =
        std::ranges::find(known, verb, &std::pair<std::string_view, Operations>::first);
    return found == known.end() ? nullptr : &found->second;
}

class Handler {
public:
    explicit Handler(Scene &scene) : m_scene(scene), m_draft(scene.draft) { }

    std::optional<SaidAct> read()
    {
        if (!takeSubject())
            return std::nullopt;
        if (auto named = byName())
            return named;
        if (auto made = madeTo())
            return made;
        if (auto taken = wanted())
            return taken;
        if (m_scene.is(TermKind::Verb, "forfeit"))
            return forfeited();
        for (const Term &term : std::vector<Term>(m_scene.token().terms)) {
            const Operations *may =
                term.kind == TermKind::Verb ? operationsOf(term.value) : nullptr;
            if (!may)
                continue;
            // "finds Corroder" may be said of much else than of a search.
            const std::string_view text = m_scene.token().text;
            const bool isSearch = text.starts_with("fetch") || text.starts_with("tutor")
                || text.starts_with("search");
            m_scene.skip();
            auto said = byVerb(*may, term.value == "fetch" && !isSearch);
            m_scene.doubts = m_scene.doubts || (said && isSearch);
            if (said && term.value == "sell")
                skipGained(m_scene);
            return said;
        }
        return std::nullopt;
    }

private:
    /// A player, an identity, or nobody.
    bool takeSubject()
    {
        m_isSaid = m_scene.takeWho().has_value();
        const auto card = m_scene.token().card;
        if (!m_isSaid && card && rules::cardLibrary()[*card].type == CardType::Identity
            && !m_scene.token().guessed) {
            m_identity = *takeCard(m_scene);
            m_isSaid = true;
        }
        (void)m_scene.take(TermKind::Have, "has");
        m_scene.skipIdle();
        return !m_scene.isAtEnd();
    }

    /// "clone-chips": a name with the ending of a verb.
    [[nodiscard]] bool isVerb(const Token &token) const
    {
        const std::string_view last = lastWord(token.text);
        return (last.ends_with('s') || last.ends_with('d')) && !isInTitle(*token.card, last);
    }

    /// "(i) SMC something out", "Noise clone-chips a Cache back"
    std::optional<SaidAct> byName()
    {
        const auto card = m_scene.token().card;
        if (!m_isSaid || !card || (m_scene.token().guessed && !isVerb(m_scene.token())))
            return std::nullopt;
        const CardType type = rules::cardLibrary()[*card].type;
        if (type != CardType::Program && type != CardType::Hardware && type != CardType::Resource
            && type != CardType::Asset && type != CardType::Upgrade)
            return std::nullopt;
        const auto doer = takeCard(m_scene);
        if (m_scene.value(TermKind::Link) || m_scene.value(TermKind::Have))
            return std::nullopt;
        const auto thing = takeThing();
        if (!thing)
            return std::nullopt;
        skipParticle();
        return useOf(*doer, *thing, nullptr);
    }

    /// "(I) make him draw": the only ability on the table that does that to the other player.
    std::optional<SaidAct> madeTo()
    {
        constexpr std::array<std::string_view, 6> words{"make",  "makes",  "made",
                                                        "force", "forces", "forced"};
        static const std::array<std::pair<std::string_view, Operations>, 4> done{
            {{"draw", {"draw"}},
             {"lose", {"lose-credits", "lose-clicks"}},
             {"discard", {"trash-random", "trash"}},
             {"take", {"take-tags", "take-bad-publicity"}}}};
        Attempt attempt(m_scene);
        if (std::ranges::find(words, m_scene.token().text) == words.end())
            return std::nullopt;
        m_scene.skip();
        if (!m_scene.takeWho())
            return std::nullopt;
        for (const auto &[verb, operations] : done) {
            if (!m_scene.take(TermKind::Verb, verb))
                continue;
            for (const std::string &doer : m_draft.objects())
                for (const Ability *ability : usableOf(doer))
                    for (const std::string_view operation : operations)
                        if (does(*ability, operation)) {
                            attempt.keep();
                            return used(doer, *ability, {});
                        }
        }
        return std::nullopt;
    }

    /// "(he wants) the 2 first": of the card they lie on.
    std::optional<SaidAct> wanted()
    {
        const auto &tokens = m_scene.tokens();
        const std::size_t at = m_scene.at();
        const bool isWanted = at > 1 && tokens[at - 1].text == "the"
            && tokens[at - 2].value(TermKind::Intend) && m_scene.token().number;
        auto said = isWanted ? takeCreditsFrom(m_scene) : std::nullopt;
        if (said)
            (void)m_scene.take(TermKind::Place, "first");
        return said;
    }

    /// "hands in False Lead": it is its own cost; otherwise what it is forfeited for follows.
    std::optional<SaidAct> forfeited()
    {
        m_scene.skip();
        const auto things = takeThing();
        if (!things)
            return std::nullopt;
        if (!things->empty())
            for (const Ability *ability : usableOf(things->front()))
                if (ability->cost.forfeitSelf)
                    return used(things->front(), *ability, {});
        (void)takePlace(m_scene); // "from his score area": of whoever forfeits it
        const bool isLinked = m_scene.take(TermKind::Link, "for")
            || m_scene.take(TermKind::Link, "to") || m_scene.take(TermKind::Link, "with");
        if (!isLinked || !isCardNext(m_scene))
            return std::nullopt;
        std::vector<std::string> chosen = *things;
        if (chosen.empty())
            chosen.push_back(m_draft.describe(Json::object({{"type", "agenda"}})));
        const auto doer = takeCard(m_scene);
        const std::string side(core::toWord(rules::sideWords, m_draft.sideOf(*doer)));
        for (const std::string &agenda : chosen)
            m_draft.tell(Draft::objectPath(agenda) + "/zone", side + "-score-area");
        for (const Ability *ability : usableOf(*doer))
            if (ability->cost.forfeits > 0) {
                skipGained(m_scene);
                return used(*doer, *ability, chosen);
            }
        const CardType type = m_draft.typeOf(*doer);
        const bool isRezzed =
            type == CardType::Ice || type == CardType::Asset || type == CardType::Upgrade;
        if (isRezzed && !costsForfeit(m_draft.modelOf(*doer)))
            return std::nullopt;
        const std::string verb = isRezzed ? "rez" : "play"; // of which it is an additional cost
        auto said = actOn(m_scene, verb, *doer);
        if (!said || said->acts.empty())
            return std::nullopt;
        said->verb = verb;
        said->acts.front().set("choose", Json(Json::Array(chosen.begin(), chosen.end())));
        m_scene.doubts = m_scene.doubts || things->empty();
        return said;
    }

    std::optional<SaidAct> byVerb(const Operations &operations, bool isLoose)
    {
        m_isIt = m_scene.is(TermKind::It, "it");
        auto things = takeThing();
        if (!things || things->empty())
            return std::nullopt;
        skipParticle();
        const bool isLinked = m_scene.value(TermKind::Link) && !m_scene.is(TermKind::Link, "in")
            && !m_scene.is(TermKind::Link, "of");
        if (isLinked) {
            Attempt link(m_scene);
            m_scene.skip();
            if (isCardNext(m_scene) && !m_scene.value(TermKind::It)) {
                things->push_back(*takeCard(m_scene));
                link.keep();
            }
        }
        for (const std::string &doer : std::vector<std::string>(things->rbegin(), things->rend())) {
            std::vector<std::string> others = *things;
            std::erase(others, doer);
            if (auto said = others.empty() ? std::nullopt : useOf(doer, others, &operations))
                return said;
        }
        if (!m_identity.empty())
            return useOf(m_identity, *things, &operations);
        if (isLoose)
            return std::nullopt;
        auto said = byAny(*things, operations);
        m_evenIfNot =
            !said && (m_scene.asks || m_scene.asksOn || isIntended(m_scene, m_scene.at()));
        return m_evenIfNot ? byAny(*things, operations) : said;
    }

    /// The only card on the table that does it; "it" is whichever of the others can be meant.
    std::optional<SaidAct> byAny(std::vector<std::string> things, const Operations &operations)
    {
        std::vector<std::string> meant{things.front()};
        if (m_isIt)
            meant = m_draft.objects();
        for (const std::string &it : meant) {
            things.front() = it;
            if (things.size() > 1 && it == things.back())
                continue;
            for (const std::string &doer : m_draft.objects())
                if (std::ranges::find(things, doer) == things.end())
                    if (auto said = useOf(doer, things, &operations))
                        return said;
        }
        return std::nullopt;
    }

    /// The card that is handled; none of "something"; nothing where neither is said.
    std::optional<std::vector<std::string>> takeThing()
    {
        m_scene.skipIdle();
        if (m_scene.token().text == "something" || m_scene.token().text == "anything"
            || m_scene.token().text == "whatever") {
            m_scene.skip();
            return std::vector<std::string>();
        }
        if (m_scene.value(TermKind::Noun) || !isCardNext(m_scene))
            return std::nullopt;
        return std::vector<std::string>{*takeCard(m_scene)};
    }

    void skipParticle()
    {
        constexpr std::array<std::string_view, 6> particles{"out",  "up",  "back",
                                                            "down", "off", "over"};
        if (std::ranges::find(particles, m_scene.token().text) != particles.end()
            && !m_scene.value(TermKind::Link))
            m_scene.skip();
    }

    [[nodiscard]] Abilities usableOf(const std::string &card) const
    {
        const auto *model = m_draft.modelOf(card);
        return model ? usable(*model) : Abilities();
    }

    /// The only ability of that card which can choose those.
    std::optional<SaidAct> useOf(const std::string &doer, const std::vector<std::string> &things,
                                 const Operations *operations)
    {
        Abilities may = usableOf(doer);
        std::erase_if(may, [&](const Ability *ability) {
            return operations && std::ranges::none_of(*operations, [&](std::string_view one) {
                       return does(*ability, one);
                   });
        });
        if (things.empty())
            return may.size() == 1 ? used(doer, *may.front(), {}) : std::nullopt;
        for (const Ability *ability : may)
            if (auto said = used(doer, *ability, things))
                return said;
        return std::nullopt;
    }

    std::optional<SaidAct> used(const std::string &doer, const Ability &ability,
                                const std::vector<std::string> &things)
    {
        SaidAct said;
        said.by = m_draft.sideOf(doer);
        said.verb = "use";
        said.usualStep = usualStepOf(m_draft, ability, said.by);
        const bool prevents = ability.kind() == rulings::AbilityKind::Prevent;
        Json act = Json(Json::Object{{prevents ? "respond" : "use", doer + '#' + ability.id}});
        said.says = useInWords(m_draft, doer, ability.id);
        m_scene.doubts = m_scene.doubts || things.empty();
        if (!things.empty()) {
            Draft there = m_draft;
            beginAt(there, said);
            if (!chooseAllFor(there, act, things)
                && !chooseAfterStealing(there, said, act, ability, things)) {
                if (!m_evenIfNot)
                    return std::nullopt;
                act.set("choose", Json(Json::Array(things.begin(), things.end())));
            }
            for (const std::string &thing : things)
                said.says =
                    English::tr("{play}, {spend}",
                                {{"play", said.says}, {"spend", chooseInWords(m_draft, thing)}});
            m_draft = std::move(there);
            m_scene.speakOf(things.front());
        } else {
            m_scene.speakOf(doer);
        }
        said.acts.push_back(std::move(act));
        m_scene.player = said.by;
        return said;
    }

    /// "stole Breaking News, swapped it for …": the ability waits for that steal, which is done.
    static bool chooseAfterStealing(Draft &draft, SaidAct &said, Json &act, const Ability &ability,
                                    const std::vector<std::string> &things)
    {
        if (!rulings::isMetBy(ability, rulings::EventKind::Stolen) || !draft.script().empty()
            || (draft.at("state/at") && draft.isTold("state/at")))
            return false;
        for (const std::string &stolen : things) {
            const std::string path = Draft::objectPath(stolen);
            if (draft.textAt(path + "/zone") != "runner-score-area")
                continue;
            Draft other = draft;
            other.remove(path + "/zone");
            other.remove("state/at");
            other.assume("state/at", "run/access", momentInWords("run/access"));
            const std::array<Json, 2> before{Json::object({{"access", stolen}}),
                                             Json::object({{"steal", stolen}})};
            Draft played = other;
            for (const Json &one : before)
                played.play(one);
            std::vector<std::string> others = things;
            std::erase(others, stolen);
            if (others.empty() || !chooseAllFor(played, act, others))
                continue;
            said.acts.assign(before.begin(), before.end());
            said.usualStep = "run/access";
            draft = std::move(other);
            return true;
        }
        return false;
    }

    Scene &m_scene;
    Draft &m_draft;
    bool m_evenIfNot = false; ///< it is asked about, though it cannot be chosen there
    bool m_isIt = false;      ///< what is handled is said by a pronoun
    std::string m_identity;   ///< that does it
    bool m_isSaid = false;    ///< who does it
};

} // namespace

std::optional<SaidAct> takeHandled(Scene &scene)
{
    Scene ahead = scene;
    auto said = Handler(ahead).read();
    if (said)
        scene = std::move(ahead);
    return said;
}

} // namespace saying
