// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/torn.h"

#include "rules/cards/card_library.h"
#include "rules/saying/card_namer.h"
#include "rules/saying/piece.h"
#include "rules/saying/server_again.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>

namespace saying {

namespace {

using rules::CardType;

bool isOfType(const Token *token, CardType type)
{
    return token && token->card && rules::cardLibrary()[*token->card].type == type;
}

bool isAct(const Token &token)
{
    return !token.card && (token.value(TermKind::Verb) || token.value(TermKind::Moment));
}

/// Between a verb and the name of what it is done to.
bool isSmall(const Token &token)
{
    return token.isIdle() || token.text == "the" || isPossessive(token.text)
        || token.is(TermKind::Number, "1");
}

class Torn {
public:
    Torn(const Scene &scene, const Chip &chip)
        : m_scene(scene), m_chip(chip), m_words(scene, chip.span)
    {
    }

    [[nodiscard]] bool is() const
    {
        if (m_words.begin() == m_scene.tokens().end())
            return false;
        if (isThere())
            return true;
        switch (m_chip.kind) {
        case ChipKind::Card:
            return isObjectOfAct() || isOneOfSeveral() || isApposed() || isListedBehind()
                || isThenDone() || isPredicate() || isThen() || isGot() || isMeans()
                || isPluralOfOne();
        case ChipKind::Number:
            return isDoneTo() || isOneOfSeveral() || isThen();
        case ChipKind::Moment:
            return isPurpose() || isBeforeName() || isOfCard();
        case ChipKind::Act:
            return isBeforeWith() || isPurpose() || isBeforeName() || isBrief()
                || isOutInEncounter();
        default:
            return false;
        }
    }

private:
    /// "(two rezzed) Tollbooths on the same server": how many there are was not taken.
    [[nodiscard]] bool isPluralOfOne() const
    {
        return m_words.has([&](const Token &token) {
            const std::string_view last = lastWord(token.text);
            if (!token.card || !last.ends_with('s') || last.ends_with("'s")
                || token.span.end - token.span.begin > token.text.size()) // "Ash's"
                return false;
            return m_scene.draft.copiesOf(*token.card).size() == 1
                && isInTitle(*token.card, last.substr(0, last.size() - 1));
        });
    }

    /// "(my Parasite) there", "(when I go) there": where?
    [[nodiscard]] bool isThere() const
    {
        const auto isPlaced = [&](const std::string &path) {
            return (path.ends_with("/server") && m_scene.draft.isTold(path))
                || m_scene.draft.isTold(path + "/server") || m_scene.draft.isTold(path + "/host");
        };
        const auto next = m_words.end();
        return next != m_scene.tokens().end() && next->text == "there"
            && std::ranges::none_of(m_chip.paths, isPlaced);
    }

    /// "He installs Astro in the server (with his facedown SanSan City Grid)": in that one.
    [[nodiscard]] bool isBeforeWith() const
    {
        const auto end = m_scene.tokens().end();
        const auto with = m_words.end();
        const bool isServer = m_words.has([](const Token &token) {
            const std::string *server = token.value(TermKind::Server);
            return server && (*server == "remote" || *server == "this" || *server == "new");
        });
        const bool isInstalling = m_words.has([](const Token &token) {
            return token.is(TermKind::Verb, "install") || token.is(TermKind::Flag, "installed");
        });
        return isServer && isInstalling && with != end && with->is(TermKind::Link, "with");
    }

    /// "I ran (Eli 1.0)", "accessed (the Hostile Takeover)"
    [[nodiscard]] bool isBeforeName() const
    {
        const auto end = m_scene.tokens().end();
        const auto name = std::find_if_not(m_words.end(), end, isSmall);
        return isAct(*(m_words.end() - 1)) && name != end && name->card;
    }

    /// "(I ran) Eli 1.0"
    [[nodiscard]] bool isObjectOfAct() const
    {
        const auto name = std::find_if_not(m_words.begin(), m_scene.tokens().end(), isSmall);
        auto before = m_words.begin();
        while (before != m_scene.tokens().begin() && isSmall(*(before - 1)))
            --before;
        if (name == m_scene.tokens().end() || !name->card || before == m_scene.tokens().begin()
            || !isAct(*(before - 1)))
            return false;
        return std::ranges::any_of(m_scene.chips, [&](const Chip &other) {
            return other.kind != ChipKind::Card && other.kind != ChipKind::Question
                && other.span.end == (before - 1)->span.end;
        });
    }

    /// "(Scrubbed was active, he stole an agenda so) it got trashed": which of them?
    [[nodiscard]] bool isOneOfSeveral() const
    {
        const auto isIt = [](const Token &token) {
            return !token.card
                && (token.value(TermKind::It) || token.text == "her" || token.text == "him"
                    || token.text.starts_with("it's") || token.text.starts_with("its "));
        };
        const bool isOfCard = std::ranges::any_of(
            m_chip.paths, [](const std::string &path) { return !Draft::objectIn(path).empty(); });
        return isOfCard && !m_words.hasName() && m_words.has(isIt) && namesBefore() > 1;
    }

    /// Cards, and kinds of them, that its sentence names before it; the one before that, where its
    /// own names none.
    [[nodiscard]] std::size_t namesBefore() const
    {
        const std::size_t begin = m_words.sentence().begin;
        const std::size_t own = namedIn({begin, m_chip.span.begin});
        return own > 0 || begin == 0 ? own : namedIn({sentenceBefore(begin), m_chip.span.begin});
    }

    [[nodiscard]] std::size_t sentenceBefore(std::size_t begin) const
    {
        std::size_t first = 0;
        for (const Token &token : m_scene.tokens())
            if (token.ends() && token.span.end < begin)
                first = token.span.end;
        return first;
    }

    [[nodiscard]] std::size_t namedIn(Span span) const
    {
        std::set<rules::CardId> cards;
        std::set<std::string> kinds;
        for (const Token &token : m_scene.tokens())
            if (token.span.begin >= span.begin && token.span.end <= span.end) {
                if (token.card)
                    cards.insert(*token.card);
                else if (const std::string *kind = token.value(TermKind::Type))
                    kinds.insert(*kind);
            }
        for (const rules::CardId card : cards) // "Swordsman is the only ice"
            kinds.erase(
                std::string(core::toWord(rules::cardTypeWords, rules::cardLibrary()[card].type)));
        return cards.size() + kinds.size();
    }

    /// "Then (Elizabeth Mills) was rezzed": it was done, behind the rest.
    [[nodiscard]] bool isThenDone() const
    {
        const std::string words = m_words.folded();
        const bool isPast = words.find(" was ") != words.npos || words.find(" got ") != words.npos;
        const auto begin = m_words.begin() - m_scene.tokens().begin();
        return isPast && isBehindThen(m_scene, static_cast<std::size_t>(begin));
    }

    /// "It got trashed", "Clot goes to the heap": that was done, and is not how it lies from the
    /// beginning.
    [[nodiscard]] bool isGot() const
    {
        const std::string words = ' ' + m_words.folded();
        const auto says = [&](std::string_view verb) { return words.find(verb) != words.npos; };
        const bool isMoved = says(" goes ") || says(" went ");
        if (words == " trashed" && isBehindAct()) // "(Snare! is accessed and) trashed"
            return true;
        if (says(" is trashed") && isToldBefore()) // "(Parasite on Enigma.) Enigma is trashed"
            return true;
        return (isMoved || says(" got ")) && m_words.has([&](const Token &token) {
            return token.is(TermKind::Flag, "trashed") || token.is(TermKind::Zone, "removed")
                || (isMoved && token.value(TermKind::Zone));
        });
    }

    /// Of the same card something was told.
    [[nodiscard]] bool isToldBefore() const
    {
        const auto isNamed = [&](const Token &token) {
            return token.card && token.span.end <= m_chip.span.begin
                && m_words.has([&](const Token &own) { return own.card == token.card; });
        };
        return std::ranges::any_of(m_scene.tokens(), isNamed);
    }

    /// Of the same sentence.
    [[nodiscard]] bool isBehindAct() const
    {
        const std::size_t begin = m_words.sentence().begin;
        return std::ranges::any_of(m_scene.chips, [&](const Chip &other) {
            return other.kind == ChipKind::Act && other.span.begin >= begin
                && other.span.end <= m_chip.span.begin;
        });
    }

    /// "(It got removed) with Salsette Slums", where that is a doubt: by it.
    [[nodiscard]] bool isMeans() const
    {
        const bool isPlaced = m_words.has([](const Token &token) {
            return token.value(TermKind::Zone) || token.value(TermKind::Flag);
        });
        return m_words.begin()->text == "with" && !isPlaced
            && std::ranges::any_of(m_scene.chips, [&](const Chip &other) {
                   return other.guessed && other.kind == ChipKind::Card
                       && other.span.end + 1 == m_chip.span.begin;
               });
    }

    /// "(Sadyojata) is my one breaker", "(I score Astro.) An agenda was scored": that card, or one
    /// more?
    [[nodiscard]] bool isPredicate() const
    {
        const std::string words = m_words.folded();
        const bool isNamed = m_words.has([](const Token &token) { return token.card.has_value(); });
        const bool isPassive = words.find(" was ") != words.npos && m_words.namedBefore();
        return !isNamed && (words.starts_with("is ") || words.starts_with("was ") || isPassive)
            && std::ranges::any_of(m_chip.paths,
                                   [&](const std::string &path) { return isUnnamed(path); });
    }

    /// "(I rezzed Zealous Judge) while he was tagged": at that time.
    [[nodiscard]] bool isThen() const
    {
        bool isWhile = false;
        for (auto at = m_words.begin(); at != m_scene.tokens().begin() && (at - 1)->isIdle(); --at)
            isWhile = isWhile || (at - 1)->text == "while";
        return isWhile && m_words.folded().find("was ") != std::string::npos;
    }

    [[nodiscard]] bool isUnnamed(const std::string &path) const
    {
        const std::string object = Draft::objectIn(path);
        return path == Draft::objectPath(object) && !m_scene.draft.cardOf(object);
    }

    /// "2 resources in play, (Kati Jones and Fall Guy)": those, or so many more?
    [[nodiscard]] bool isListedBehind() const
    {
        const auto end = m_scene.tokens().end();
        const auto mark = m_words.end();
        if (mark == end || (mark->text != "," && mark->text != ":"))
            return false;
        const auto name = std::find_if_not(mark + 1, end, isSmall);
        return name != end && name->card
            && std::ranges::any_of(m_chip.paths, [&](const std::string &path) {
                   const auto object = path.substr(path.rfind('/') + 1);
                   return isUnnamed(path) && m_scene.draft.at(path)
                       && isOfType(&*name, m_scene.draft.typeOf(object));
               });
    }

    /// "(HQ's outermost ice,) a Wall of Static": that one, or one more?
    [[nodiscard]] bool isApposed() const
    {
        return std::ranges::any_of(m_scene.chips, [&](const Chip &other) {
            const std::size_t comma = other.span.end;
            const std::string_view between = comma < m_chip.span.begin
                ? m_scene.line.substr(comma, m_chip.span.begin - comma)
                : std::string_view();
            return (between == ", " || between == ", a " || between == ", an ")
                && std::ranges::any_of(other.paths,
                                       [&](const std::string &path) { return isUnnamed(path); });
        });
    }

    /// "The Runner tagged (my Braintrust)": that one.
    [[nodiscard]] bool isDoneTo() const
    {
        const auto next = m_words.end();
        const bool isSubject = m_words.has([](const Token &token) {
            return token.value(TermKind::Person) || token.value(TermKind::Side);
        });
        return isSubject && next != m_scene.tokens().end()
            && (next - 1)->is(TermKind::Flag, "tagged")
            && (next->card || next->value(TermKind::Person) || isSmall(*next));
    }

    /// "(So that Yog.0) reaches it": a card does it, and no player.
    [[nodiscard]] bool isOfCard() const
    {
        return isAct(*m_words.begin()) && isOfType(m_words.before(), CardType::Program);
    }

    /// "(He encounters Data Raven and) jacks out": by what, before the ice is passed?
    [[nodiscard]] bool isOutInEncounter() const
    {
        const std::string at = m_scene.draft.textAt("state/at");
        const auto isOut = [&](const std::string &path) {
            const core::Json *act = m_scene.draft.at(path);
            return path.starts_with("question/script/") && act && act->find("jack_out");
        };
        return (at == "run/encounter" || at == "run/break-window" || at == "run/subroutines")
            && std::ranges::any_of(m_chip.paths, isOut);
    }

    /// "drew (and installed Djinn)": nothing says that it was for a click; "paid 3 (and trashed
    /// him)": which is the price of that.
    [[nodiscard]] bool isBrief() const
    {
        const std::string words = m_words.folded();
        const auto end = m_scene.tokens().end();
        const auto joint = m_words.end();
        const auto isTaken = [](const Token &token) {
            return token.is(TermKind::Flag, "trashed") || token.is(TermKind::Flag, "stolen")
                || token.is(TermKind::Verb, "trash") || token.is(TermKind::Verb, "steal");
        };
        return words == "drew" || words == "draws"
            || (words.starts_with("paid ") && joint != end && joint->is(TermKind::Join, "and")
                && joint + 1 != end && isTaken(*(joint + 1)));
    }

    /// "(reaches for 3 credits) to trash it", "(he clicked) to run Archives"
    [[nodiscard]] bool isPurpose() const
    {
        const auto isJustBefore = [&](Span span) {
            return span.end <= m_chip.span.begin
                && m_scene.line.find_first_not_of(' ', span.end) + std::string_view("to ").size()
                >= m_chip.span.begin;
        };
        const bool isBehindSuch = std::ranges::any_of(m_scene.chips,
                                                      [&](const Chip &other) {
                                                          return other.kind == ChipKind::Number
                                                              && isJustBefore(other.span);
                                                      })
            || std::ranges::any_of(m_scene.open,
                                   [&](const Open &open) { return isJustBefore(open.span); });
        const auto first = std::find_if(m_words.begin(), m_words.end(),
                                        [](const Token &token) { return !token.isIdle(); });
        const Token *last = m_words.before();
        return isBehindSuch
            && ((first != m_words.end() && first->is(TermKind::Link, "to"))
                || (last && last->is(TermKind::Link, "to")));
    }

    const Scene &m_scene;
    const Chip &m_chip;
    Piece m_words;
};

} // namespace

bool isTorn(const Scene &scene, const Chip &chip) { return Torn(scene, chip).is(); }

} // namespace saying
