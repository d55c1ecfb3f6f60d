// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/numbers.h"

#include "core/english.h"
#include "rules/saying/facts_in_words.h"
#include "rules/saying/how_often.h"
#include "rules/saying/link_told.h"
#include "rules/saying/number_remarks.h"
#include "rules/saying/places.h"
#include "rules/saying/told_of.h"

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

using core::English;
using core::Json;
using rules::Side;

namespace {

class NumberReader {
public:
    explicit NumberReader(Scene &scene) : m_scene(scene), m_begin(scene.at()) { }

    bool read()
    {
        if (isDone())
            return false;
        Attempt attempt(m_scene);
        m_who = m_scene.takeWho();
        if (!m_who)
            m_who = identityBefore(m_scene);
        const bool isGiven =
            m_scene.at() > 0 && m_who && isObjectForm(m_scene.tokens()[m_scene.at() - 1].text);
        if (!isOneTagMore(m_scene))
            m_scene.skipIdle();
        for (std::size_t at = m_begin; at < m_scene.at(); ++at)
            if (m_scene.tokens()[at].value(TermKind::Intend))
                return false; // "he is reaching for three credits"
        if (!m_scene.take(TermKind::Have, "has") && isGiven && isNumberAt(0))
            return false; // "offers me the one credit"
        m_isSaid = m_scene.at() > m_begin;
        if (isOn()) {
            m_scene.skip();
            m_isSaid = true;
        }
        m_isSaid = m_scene.take(TermKind::Link, "with") || m_isSaid;
        return (tagged() || byPlace() || numbered() || bare()) && attempt.keep();
    }

private:
    /// "takes 2 tags", "wants only 2 tags": a number of what somebody does is none that somebody
    /// has.
    [[nodiscard]] bool isDone() const
    {
        std::size_t at = m_begin;
        while (at > 0 && m_scene.tokens()[at - 1].isIdle())
            if (m_scene.tokens()[--at].value(TermKind::Intend))
                return true; // "is reaching for three credits"
        if (at == 0)
            return false;
        const Token &before = m_scene.tokens()[at - 1];
        const bool isLinked = m_scene.value(TermKind::Link) || m_scene.value(TermKind::Have);
        if (!isLinked && before.value(TermKind::Person) && isObjectForm(before.text) && at > 1
            && !m_scene.tokens()[at - 2].value(TermKind::Link))
            return true; // "offers me the one credit"
        // "I've taken one brain damage": that was so.
        const bool isPast = before.text == "taken" || before.text == "took";
        constexpr std::array<std::pair<std::string_view, std::string_view>, 3> had{
            {{"brain-damage", "state/brain_damage"},
             {"tags", "state/tags"},
             {"bad-publicity", "state/bad_publicity"}}};
        for (const auto &[noun, path] : had)
            if (isPast && m_scene.token(1).is(TermKind::Noun, noun))
                return m_scene.draft.isTold(path) && m_scene.draft.at(path); // one more than that
        return before.value(TermKind::Verb) && !before.value(TermKind::Flag) && !before.card;
    }

    [[nodiscard]] bool isNumberAt(std::size_t ahead) const
    {
        const Token &token = m_scene.token(ahead);
        return token.number || token.value(TermKind::Number);
    }

    /// "is on 6 points", "the corp's on 3 credits"
    [[nodiscard]] bool isOn() const
    {
        if (!m_scene.is(TermKind::Link, "on") || !isNumberAt(1))
            return false;
        std::size_t at = m_scene.at();
        while (at > 0 && m_scene.tokens()[at - 1].isIdle())
            --at;
        if (!m_who && at > 0 && m_scene.tokens()[at - 1].value(TermKind::Noun))
            return false; // "one click on a credit"
        const std::string *noun = m_scene.token(2).value(TermKind::Noun);
        const Token &next = m_scene.token(2);
        if (m_who && (next.isMark || next.text.empty() || next.value(TermKind::Join)))
            return true;
        return noun
            && (*noun == "cards" || *noun == "points" || *noun == "credits" || *noun == "clicks"
                || *noun == "tags");
    }

    /// "the corp is at 7": of credits people need not say it.
    bool bare()
    {
        Attempt attempt(m_scene);
        const bool isOf = m_who && m_isSaid
            && (m_scene.at() > m_begin + 1 || m_scene.tokens()[m_begin].is(TermKind::Link, "on")
                || m_scene.tokens()[m_begin].value(TermKind::Have));
        const auto number = isOf ? m_scene.takeNumber() : std::nullopt;
        const Token &next = m_scene.token();
        if (!number || !(next.isMark || next.text.empty() || next.value(TermKind::Join))
            || (m_who->isBoth || !side()))
            return false;
        m_scene.doubts = true;
        const bool isPoints = speaksOfPoints(m_scene); // "he's on 6 points, I'm on 5"
        return ofPlayer(isPoints ? "points" : "credits", *number) && attempt.keep();
    }

    /// "Corp": not "he", and not "I".
    [[nodiscard]] bool isNamed() const
    {
        return m_who && m_who->side && !m_who->isPerson && !m_who->isMe;
    }

    /// Of the player that was named, or of the one spoken of last.
    [[nodiscard]] std::optional<Side> side() const
    {
        if (m_who && (m_who->side || m_who->isMe))
            return m_who->side;
        const Subject subject = carriedTo(m_scene, m_begin);
        return subject.side || subject.isMe ? subject.side : m_scene.player;
    }

    bool tagged()
    {
        if (!isDoneToCard(m_scene) && m_scene.take(TermKind::Flag, "tagged")) {
            const int tags = takeTimes(m_scene);
            return tell("state/tags", tags,
                        English::tr("the Runner has {n} tag", "the Runner has {n} tags", tags));
        }
        if (side() && m_scene.take(TermKind::Flag, "broke"))
            return ofPlayer("credits", 0);
        if (m_scene.take(TermKind::Flag, "untagged"))
            return tell("state/tags", 0, English::tr("the Runner has no tag"));
        return false;
    }

    /// "empty grip", "hand 4", "grip: 3"
    bool byPlace()
    {
        Attempt attempt(m_scene);
        if (m_scene.value(TermKind::Verb) && isNumberAt(1))
            return false; // "bin one"
        if (m_scene.is(TermKind::Number, "1") && m_scene.token(1).is(TermKind::Number, "0"))
            m_scene.skip(); // "an empty grip"
        m_scene.skipIdle();
        const bool isSome = m_scene.token().text == "one"; // "there's one in HQ"
        auto number = m_scene.takeNumber();
        const bool isEmpty = number == 0;
        const auto place = takePlace(m_scene);
        const auto pile = place ? pileOf(*place) : std::nullopt;
        if (pile && number && !isEmpty && place->link == "in" && pile->key == "hand" && !isSome)
            return cards(*pile, *number) && attempt.keep(); // "has 3 in hand"
        if (!pile || (number && !isEmpty))
            return false;
        if (!number) {
            if (m_scene.token().text == ":")
                m_scene.skip();
            const bool has = m_scene.take(TermKind::Have, "has"); // "HQ has five cards"
            number = m_scene.takeNumber();
            if (number && m_scene.value(TermKind::Noun) && !m_scene.is(TermKind::Noun, "cards"))
                return false;
            if (!m_scene.take(TermKind::Noun, "cards") && has) {
                if (!number || !m_scene.isAtClauseEnd())
                    return false;
                m_scene.doubts = true; // "HQ was at 2"
            }
        }
        if (!number || !place->link.empty())
            return false;
        return cards(*pile, *number) && attempt.keep();
    }

    bool numbered()
    {
        Attempt attempt(m_scene);
        auto number = m_scene.takeNumber();
        auto noun = m_scene.take(TermKind::Noun);
        if (!noun || (!number && m_scene.token().text == "so")) // "for each tag so 6"
            return false;
        if (!number) { // "credits 2"; "click 2" is which of them it is
            if (*noun == "clicks" && m_scene.tokens()[m_scene.at() - 1].text == "click"
                && m_scene.token().text != ":")
                return false;
            if (m_scene.token().text == ":")
                m_scene.skip();
            (void)m_scene.take(TermKind::Have, "has"); // "the corp's bank reads 14"
            m_scene.skipIdle();
            if (m_scene.is(TermKind::Number, "1") && m_scene.token().text != "one")
                return false; // "the only card was a single facedown one"
            number = m_scene.takeNumber();
            if (number && m_scene.value(TermKind::Noun))
                return false;
        }
        return number && counted(*noun, *number) && attempt.keep();
    }

    bool counted(const std::string &noun, int number)
    {
        if (isOfOther(m_who, noun) || m_scene.is(TermKind::Noun, "subroutines")
            || isOnCardNext(m_scene, noun)
            || m_scene.tokens()[m_scene.at() - 1].text.starts_with("recurring"))
            return false;                             // "five brain subs", "3 credits on Whizzard"
        if ((noun == "clicks" && isOfCourse(m_scene)) // "one click later"
            || (noun == "bad-publicity" && m_scene.is(TermKind::Noun, "credits")))
            return false; // "2 bad pub credits" are none that the Corp has
        if (const auto owner = ownerSaidIn(m_scene, m_scene.at() - 1);
            owner && ((owner->isMe && !isNamed()) || !m_who))
            m_who = owner;
        if (const auto owner = noun == "credits" ? takeOwnPool(m_scene) : std::nullopt)
            m_who = owner;
        if (noun == "tags")
            return tell("state/tags", number,
                        English::tr("the Runner has {n} tag", "the Runner has {n} tags", number));
        if (noun == "bad-publicity")
            return tell("state/bad_publicity", number,
                        English::tr("the Corp has {n} bad publicity", {{"n", number}}));
        if (noun == "brain-damage")
            return tell("state/brain_damage", number,
                        English::tr("the Runner has taken {n} brain damage", {{"n", number}}));
        if (noun == "link")
            return tellLink(m_scene, m_begin, number);
        if (noun == "cards")
            return cardsSomewhere(number);
        if (noun == "credits" && readGettingBehind(m_scene, m_begin))
            return true;
        if (noun == "credits" || noun == "clicks" || noun == "points")
            return ofPlayer(noun, number);
        return false;
    }

    bool cardsSomewhere(int number)
    {
        if (m_scene.token().text.starts_with("hosted"))
            return false; // "with two cards hosted on it"
        const auto place = takePlace(m_scene);
        const auto pile = place ? pileOf(*place) : std::nullopt;
        if (place && !pile)
            return false;
        if (pile)
            return cards(*pile, number);
        if (isOfSeveral(m_scene, m_begin) || m_scene.take(TermKind::Verb, "draw"))
            return false;
        if (m_begin > 0 && m_scene.tokens()[m_begin - 1].text.ends_with("top"))
            return false; // "the top five cards" are none that somebody has
        const bool isSome = number == 1 && !m_isSaid && !m_scene.tokens()[m_begin].number;
        if (isSome)
            return false; // "there's a card on it"
        return side() ? cards({"hand", side()}, number) : askWho("cards", number);
    }

    bool cards(const Pile &pile, int number)
    {
        const auto own = isNamed() ? side() : ownerOfZone(m_scene, m_begin, side());
        const auto whose = pile.side ? pile.side : own;
        if (!whose)
            return askWho("cards", number);
        return tell(Draft::playerPath(*whose, pile.key), number,
                    pileInWords(*whose, pile.key, number));
    }

    /// "4 credits corp": whose they are may stand behind.
    void takeOwnerBehind()
    {
        const Token &next = m_scene.token(1);
        const bool ends = next.isMark || next.text.empty() || next.value(TermKind::Join);
        if ((!m_who || !m_who->side) && m_scene.value(TermKind::Side) && ends)
            m_who = m_scene.takeWho();
    }

    /// Nobody is named, and the other player was spoken of last.
    [[nodiscard]] bool isOfEither() const
    {
        for (std::size_t at = m_begin; at-- > 0 && !m_scene.tokens()[at].ends();)
            if (const std::string *one = m_scene.tokens()[at].value(TermKind::Side))
                return core::fromWord(rules::sideWords, *one) != m_scene.player;
        return false;
    }

    bool ofPlayer(const std::string &noun, int number)
    {
        takeOwnerBehind();
        if (m_who && m_who->isBoth)
            return false;
        if (!side())
            return askWho(noun, number);
        const bool corp = side() == Side::Corp;
        if (noun == "credits")
            return tell(
                Draft::playerPath(*side(), "credits"), number,
                corp ? English::tr("the Corp has {n} credit", "the Corp has {n} credits", number)
                     : English::tr("the Runner has {n} credit", "the Runner has {n} credits",
                                   number));
        if (noun == "clicks")
            return tell(Draft::playerPath(*side(), "clicks"), number,
                        corp ? English::tr("the Corp has {n} click left",
                                           "the Corp has {n} clicks left", number)
                             : English::tr("the Runner has {n} click left",
                                           "the Runner has {n} clicks left", number));
        return points(*side(), number);
    }

    /// One agenda without a name stands for those that nobody tells.
    bool points(Side side, int number)
    {
        const bool corp = side == Side::Corp;
        const std::string path = Draft::objectPath(corp ? "corpspoints" : "runnerspoints");
        const std::string says = corp
            ? English::tr("the Corp has {n} agenda point", "the Corp has {n} agenda points", number)
            : English::tr("the Runner has {n} agenda point", "the Runner has {n} agenda points",
                          number);
        if (const auto known = m_scene.draft.numberAt(path + "/card/points");
            known && *known != number && isConcluded(m_scene, m_begin))
            return leaveConcluded(m_scene, m_begin);
        m_scene.draft.remove(path);
        if (number == 0) { // no agenda, not even one to forfeit
            m_scene.addChip(ChipKind::Number, m_begin, says, {});
            return true;
        }
        m_scene.draft.tell(path + "/card", Json::object({{"type", "agenda"}, {"points", number}}));
        (void)tell(path + "/zone", corp ? "corp-score-area" : "runner-score-area", says);
        m_scene.lastNoun = "points";
        return true;
    }

    bool askWho(const std::string &noun, int number)
    {
        if (const auto whose = likelyOwner(m_scene, noun)) {
            m_who = Who{whose, false};
            m_scene.doubts = true;
            const std::size_t chips = m_scene.chips.size();
            const bool told =
                noun == "cards" ? cards({"hand", whose}, number) : ofPlayer(noun, number);
            if (told && m_scene.chips.size() > chips)
                m_scene.chips.back().offers = whoseOffers(m_scene, m_begin);
            return told;
        }
        m_scene.leaveOpen(m_begin, English::tr("Whose are these?"), whoseOffers(m_scene, m_begin));
        return true;
    }

    bool tell(const std::string &path, Json value, std::string says)
    {
        if (const Json *known = m_scene.draft.at(path);
            known && *known != value && m_scene.draft.isTold(path) && isConcluded(m_scene, m_begin))
            return leaveConcluded(m_scene, m_begin);
        m_scene.draft.tell(path, std::move(value));
        const bool isOwned = path.starts_with("state/corp/") || path.starts_with("state/runner/");
        if (isOwned && (!m_who || !m_who->side) && isOfEither())
            m_scene.doubts = true;
        if (m_who && m_who->side)
            m_scene.player = m_who->side;
        m_scene.lastNoun = path.substr(path.rfind('/') + 1);
        Chip &chip = m_scene.addChip(ChipKind::Number, m_begin, std::move(says), {path});
        if (path.starts_with("state/corp/") || path.starts_with("state/objects/corpspoints"))
            chip.of = Side::Corp;
        if (path.starts_with("state/runner/") || path.starts_with("state/objects/runnerspoints"))
            chip.of = Side::Runner;
        if (path == "state/brain_damage" || path == "state/tags" || path == "state/bad_publicity")
            skipSourceOf(m_scene, chip);
        return true;
    }

    Scene &m_scene;
    std::size_t m_begin;
    std::optional<Who> m_who;
    bool m_isSaid = false; ///< "has", "on", "with" before the number, or whose it is
};

} // namespace

bool readNumber(Scene &scene) { return readForEach(scene) || NumberReader(scene).read(); }

} // namespace saying
