// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/inferred.h"

#include "core/text.h"
#include "rules/cards/card_library.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/carrying.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace saying {

namespace {

constexpr std::string_view objects = "state/objects/";

/// "state/objects/imp/counters/virus": imp.
std::string objectIn(std::string_view path)
{
    path.remove_prefix(objects.size());
    return std::string(path.substr(0, path.find('/')));
}

/// One line's words, by chip.
class Doubter {
public:
    explicit Doubter(Scene &scene) : m_scene(scene) { }

    void doubt()
    {
        for (Chip &chip : m_scene.chips)
            if (!chip.guessed)
                chip.guessed = isInferred(chip) || isBesideOpen(chip);
    }

private:
    [[nodiscard]] bool isInferred(Chip &chip) const
    {
        switch (chip.kind) {
        case ChipKind::Card:
            return isNoName(chip) || isOfOtherCard(chip) || isDoneByPerson(chip) || isThere(chip)
                || isCutOff(chip) || isPlayedWith(chip);
        case ChipKind::Number:
            return isOfOtherCard(chip) || isClickByThen(chip) || isCome(chip) || isDoneTo(chip)
                || isPut(chip) || isKind(chip);
        case ChipKind::Question:
            return isPassing(chip) || isOtherNumber(chip);
        case ChipKind::Moment:
            return isWanted(chip) || isPurpose(chip) || isCutOff(chip) || isOfCard(chip);
        default:
            return isPurpose(chip) || isAsked(chip) || isOfUnnamed(chip) || isCutOff(chip)
                || isBrief(chip);
        }
    }

    /// In a sentence of which words were not understood: they may say when it was, or that it was
    /// otherwise.
    [[nodiscard]] bool isBesideOpen(const Chip &chip) const
    {
        if (chip.kind != ChipKind::Act && chip.kind != ChipKind::Moment
            && chip.kind != ChipKind::Happened)
            return false;
        Span sentence{0, m_scene.line.size()};
        for (const Token &token : m_scene.tokens()) {
            if (token.ends() && token.span.end <= chip.span.begin)
                sentence.begin = token.span.end;
            if (token.ends() && token.span.begin >= chip.span.end)
                sentence.end = std::min(sentence.end, token.span.begin);
        }
        return std::ranges::any_of(m_scene.open, [&](const Open &open) {
            return !open.isClaim && !open.undone && open.span.begin >= sentence.begin
                && open.span.end <= sentence.end;
        });
    }

    [[nodiscard]] bool isIn(const Token &token, Span span) const
    {
        return token.span.begin >= span.begin && token.span.end <= span.end;
    }

    template <class Is>
    [[nodiscard]] bool hasIn(Span span, Is is) const
    {
        return std::ranges::any_of(
            m_scene.tokens(), [&](const Token &token) { return isIn(token, span) && is(token); });
    }

    [[nodiscard]] bool hasName(Span span) const
    {
        return hasIn(span, [](const Token &token) {
            return token.card || token.value(TermKind::Type) || token.value(TermKind::Subtype);
        });
    }

    /// The card that was named last before the chip.
    [[nodiscard]] std::optional<rules::CardId> namedBefore(const Chip &chip) const
    {
        std::optional<rules::CardId> last;
        for (const Token &token : m_scene.tokens())
            if (token.card && token.span.end <= chip.span.begin)
                last = token.card;
        return last;
    }

    /// The first token behind the chip that is not idle; nullptr: none.
    [[nodiscard]] const Token *behind(const Chip &chip) const
    {
        for (const Token &token : m_scene.tokens())
            if (token.span.begin >= chip.span.end && !token.isIdle())
                return &token;
        return nullptr;
    }

    [[nodiscard]] const Token *before(const Chip &chip) const
    {
        const Token *last = nullptr;
        for (const Token &token : m_scene.tokens())
            if (token.span.end <= chip.span.begin && !token.isIdle())
                last = &token;
        return last;
    }

    /// "(Public Sympathy is down.) It's (the end of his turn)", "with last".
    [[nodiscard]] bool isNoName(const Chip &chip) const
    {
        const auto tellsHow = [](const Token &token) {
            return token.value(TermKind::Flag) || token.value(TermKind::Place)
                || token.value(TermKind::Zone) || token.value(TermKind::Server)
                || token.value(TermKind::Noun) || token.value(TermKind::Verb);
        };
        const bool isIt = core::folded(m_scene.textOf(chip.span)) == "it";
        return !isIt && !hasName(chip.span) && !hasIn(chip.span, tellsHow)
            && std::ranges::any_of(
                chip.paths, [](const std::string &path) { return path.starts_with(objects); });
    }

    /// "(Parasite on that Ice Wall,) no advancements": of a card named before another one that can
    /// have such, too.
    [[nodiscard]] bool isOfOtherCard(const Chip &chip) const
    {
        const auto last = namedBefore(chip);
        const bool isOfList = hasIn(chip.span, [](const Token &token) {
            return token.text.starts_with("both") || token.is(TermKind::Place, "there");
        });
        if (!last || isOfList || hasName(chip.span))
            return false;
        return std::ranges::any_of(chip.paths, [&](const std::string &path) {
            if (!path.starts_with(objects))
                return false;
            const std::string object = objectIn(path);
            const auto card = m_scene.draft.cardOf(object);
            return card && card != last && !isOnlyHeldBy(object, *last, path);
        });
    }

    /// Counters of which the card named last can have none, and this one can.
    [[nodiscard]] bool isOnlyHeldBy(const std::string &object, rules::CardId last,
                                    std::string_view path) const
    {
        constexpr std::string_view counters = "/counters/";
        const auto at = path.find(counters);
        const auto others = m_scene.draft.copiesOf(last);
        if (at == std::string_view::npos || others.empty())
            return false;
        const std::string kind(path.substr(at + counters.size()));
        return mayCarryKind(m_scene.draft, object, kind)
            && !mayCarryKind(m_scene.draft, others.front(), kind);
    }

    /// "I rezzed Ash": now, which is offered, or before?
    [[nodiscard]] bool isDoneByPerson(Chip &chip) const
    {
        struct Done {
            std::string_view past;
            std::string_view now;
            std::string (*says)(const Draft &draft, const std::string &card);
        };
        constexpr std::array<Done, 4> all{{{"rezzed", "rezzes", rezInWords},
                                           {"installed", "installs", installInWords},
                                           {"scored", "scores", scoreInWords},
                                           {"trashed", "trashes", nullptr}}};
        const Token *act = nullptr;
        bool isPerson = false;
        for (const Token &token : m_scene.tokens()) {
            if (!isIn(token, chip.span) || token.isIdle())
                continue;
            if ((!token.value(TermKind::Person) && !token.value(TermKind::Side))
                || token.text == "both") {
                act = &token;
                break;
            }
            isPerson = !token.text.ends_with('s'); // "Corp's rezzed ice"
        }
        const auto done = std::ranges::find(all, act ? act->text : std::string(), &Done::past);
        if (done == all.end() || chip.paths.empty() || !chip.paths.front().starts_with(objects)
            || (!isPerson && !isElided(chip)))
            return false;
        std::string text(m_scene.textOf(chip.span));
        if (const auto at = text.find(done->past); done->says && at != std::string::npos)
            chip.offers.push_back({done->says(m_scene.draft, objectIn(chip.paths.front())),
                                   text.replace(at, done->past.size(), done->now)});
        return true;
    }

    /// "(The Corp had 5 credits,) rezzed Enigma (and …)": in a row of what its player did.
    [[nodiscard]] bool isElided(const Chip &chip) const
    {
        const auto &tokens = m_scene.tokens();
        const auto first = std::ranges::find_if(
            tokens, [&](const Token &token) { return token.span.begin >= chip.span.begin; });
        if (first == tokens.begin() || first == tokens.end() || !first->value(TermKind::Flag)
            || !((first - 1)->text == "," || (first - 1)->is(TermKind::Join, "and")))
            return false;
        const Subject subject =
            m_scene.subjects.at(static_cast<std::size_t>(first - tokens.begin()));
        const rules::Side owner = m_scene.draft.sideOf(objectIn(chip.paths.front()));
        return subject.manner == Manner::Carried && subject.side.value_or(owner) == owner;
    }

    /// "First click" behind what was done.
    [[nodiscard]] bool isClickByThen(const Chip &chip) const
    {
        const bool isOfClicks = std::ranges::any_of(
            chip.paths, [](const std::string &path) { return path.ends_with("/clicks"); });
        const auto isNth = [](const Token &token) {
            return token.is(TermKind::Time, "first-click")
                || (token.is(TermKind::Time, "last-click") && !token.text.starts_with("after"));
        };
        return isOfClicks && hasIn(chip.span, isNth)
            && std::ranges::any_of(m_scene.chips, [&](const Chip &other) {
                   return other.span.end <= chip.span.begin
                       && (other.kind == ChipKind::Act || other.tells("state/run/server"));
               });
    }

    /// "(Prisec:) got a tag": it came, and was not there before.
    [[nodiscard]] bool isCome(const Chip &chip) const
    {
        const auto first = std::ranges::find_if(
            m_scene.tokens(), [&](const Token &token) { return isIn(token, chip.span); });
        return first != m_scene.tokens().end() && first->text == "got" && before(chip);
    }

    /// "The Runner tagged (my Braintrust)": that one.
    [[nodiscard]] bool isDoneTo(const Chip &chip) const
    {
        const auto &tokens = m_scene.tokens();
        const auto end = std::ranges::find_if(
            tokens, [&](const Token &token) { return token.span.begin >= chip.span.end; });
        const bool isSubject = hasIn(chip.span, [](const Token &token) {
            return token.value(TermKind::Person) || token.value(TermKind::Side);
        });
        if (!isSubject || end == tokens.begin() || end == tokens.end()
            || !(end - 1)->is(TermKind::Flag, "tagged"))
            return false;
        return end->card || end->value(TermKind::Person) || end->text == "my" || end->text == "the"
            || end->text == "his";
    }

    /// "The run goes on, okay, but …"
    [[nodiscard]] bool isPassing(const Chip &chip) const
    {
        const Token *next = behind(chip);
        return next && next->text == "," && !hasIn(chip.span, [](const Token &token) {
                   return token.card || token.value(TermKind::Verb) || token.value(TermKind::Noun)
                       || token.value(TermKind::Flag) || token.value(TermKind::It)
                       || token.value(TermKind::Person) || token.value(TermKind::Side);
               });
    }

    /// "Do I pay?", "do we bid?": how many credits somebody has then is not what they say.
    [[nodiscard]] bool isOtherNumber(const Chip &chip) const
    {
        const core::Json *report = m_scene.draft.at("question/report");
        const bool isOne = report && report->asArray() && report->asArray()->size() == 1;
        constexpr std::array<std::string_view, 8> yesOrNo{"do",  "does", "did",  "is",
                                                          "are", "can",  "will", "would"};
        const std::string words = core::folded(m_scene.textOf(chip.span));
        const bool isYesOrNo =
            std::ranges::any_of(
                yesOrNo,
                [&](std::string_view word) { return words.starts_with(std::string(word) + ' '); })
            && !m_scene.draft.at("question/whether");
        const bool isCounted = !isYesOrNo && hasIn(chip.span, [](const Token &token) {
            return token.value(TermKind::Noun) || token.text.starts_with("how");
        });
        if (!isOne || isCounted || m_scene.draft.at("question/act"))
            return false;
        const std::string *fact = report->asArray()->front().asString();
        return fact
            && std::ranges::any_of(
                   std::array<std::string_view, 3>{".credits", ".clicks", ".hand"},
                   [&](std::string_view number) { return fact->ends_with(number); });
    }

    /// "Now I want to run the remote": unless that run is asked about.
    [[nodiscard]] bool isWanted(const Chip &chip) const
    {
        const core::Json *run = m_scene.draft.at("question/act/run");
        const bool isAsked =
            run && run->asString() && chip.says.find(*run->asString()) != std::string::npos;
        return !isAsked
            && hasIn(chip.span, [](const Token &token) { return token.value(TermKind::Intend); });
    }

    /// "(my Parasite) there": where?
    [[nodiscard]] bool isThere(const Chip &chip) const
    {
        const auto &tokens = m_scene.tokens();
        const auto next = std::ranges::find_if(
            tokens, [&](const Token &token) { return token.span.begin >= chip.span.end; });
        const auto isPlaced = [&](const std::string &path) {
            return m_scene.draft.isTold(path + "/server") || m_scene.draft.isTold(path + "/host");
        };
        return next != tokens.end() && next->text == "there"
            && std::ranges::none_of(chip.paths, isPlaced);
    }

    /// "I ran (Eli 1.0)", "accessed (the Hostile Takeover)": the verb ends its piece, and a card
    /// begins the next one.
    [[nodiscard]] bool isCutOff(const Chip &chip) const
    {
        const auto &tokens = m_scene.tokens();
        const auto isVerb = [](const Token &token) {
            return (token.value(TermKind::Verb) || token.value(TermKind::Moment)) && !token.card;
        };
        const auto isSmall = [](const Token &token) {
            return token.isIdle() || token.text == "the" || token.text == "my"
                || token.text == "his" || token.is(TermKind::Number, "1");
        };
        const auto begin = std::ranges::find_if(
            tokens, [&](const Token &token) { return token.span.begin >= chip.span.begin; });
        const auto end = std::ranges::find_if(
            tokens, [&](const Token &token) { return token.span.begin >= chip.span.end; });
        if (begin == tokens.end() || end == tokens.begin())
            return false;
        if (chip.kind != ChipKind::Card)
            return isVerb(*(end - 1)) && isNameAt(std::find_if_not(end, tokens.end(), isSmall));
        auto first = std::find_if_not(begin, tokens.end(), isSmall);
        auto last = begin;
        while (last != tokens.begin() && isSmall(*(last - 1)))
            --last;
        return isNameAt(first) && last != tokens.begin() && isVerb(*(last - 1))
            && std::ranges::any_of(m_scene.chips, [&](const Chip &other) {
                   return other.kind != ChipKind::Card && other.kind != ChipKind::Question
                       && isIn(*(last - 1), other.span);
               });
    }

    [[nodiscard]] bool isNameAt(std::vector<Token>::const_iterator at) const
    {
        return at != m_scene.tokens().end() && at->card.has_value();
    }

    /// "(played Mushin No Shin) with Clone Retirement": what it is played with.
    [[nodiscard]] bool isPlayedWith(const Chip &chip) const
    {
        const auto first = std::ranges::find_if(
            m_scene.tokens(), [&](const Token &token) { return isIn(token, chip.span); });
        if (first == m_scene.tokens().end() || !first->is(TermKind::Link, "with"))
            return false;
        const Token *last = before(chip);
        if (!last || !last->card)
            return false;
        return cardType(*last->card) == CardType::Operation;
    }

    [[nodiscard]] CardType cardType(rules::CardId card) const
    {
        return rules::cardLibrary()[card].type;
    }

    /// "He put a counter on Medium": by its own trigger, or there before?
    [[nodiscard]] bool isPut(const Chip &chip) const
    {
        constexpr std::array<std::string_view, 3> verbs{"put", "placed", "added"};
        const bool isBehind = std::ranges::any_of(m_scene.chips, [&](const Chip &other) {
            return other.span.end <= chip.span.begin
                && (other.kind == ChipKind::Act || other.kind == ChipKind::Moment);
        });
        const bool isAdvanced = std::ranges::any_of(chip.paths, [](const std::string &path) {
            return path.ends_with("/counters/advancement");
        });
        return isBehind && !isAdvanced && hasIn(chip.span, [&](const Token &token) {
                   return std::ranges::find(verbs, token.text) != verbs.end();
               });
    }

    /// "It's a virus": what kind of card it is.
    [[nodiscard]] bool isKind(const Chip &chip) const
    {
        const std::string words = core::folded(m_scene.textOf(chip.span));
        return words.ends_with(" a virus") || words.ends_with(" virus");
    }

    /// "(So that Yog.0) reaches it": a card does it, and no player.
    [[nodiscard]] bool isOfCard(const Chip &chip) const
    {
        const Token *last = before(chip);
        const auto first = std::ranges::find_if(
            m_scene.tokens(), [&](const Token &token) { return isIn(token, chip.span); });
        return last && last->card && first != m_scene.tokens().end()
            && (first->value(TermKind::Verb) || first->value(TermKind::Moment))
            && cardType(*last->card) == CardType::Program;
    }

    /// "drew (and installed Djinn)": nothing says that it was for a click; "paid 3 (and trashed
    /// him)": which is the price of that.
    [[nodiscard]] bool isBrief(const Chip &chip) const
    {
        const std::string words = core::folded(m_scene.textOf(chip.span));
        const auto &tokens = m_scene.tokens();
        const auto next = std::ranges::find_if(
            tokens, [&](const Token &token) { return token.span.begin >= chip.span.end; });
        const bool isPrice = words.starts_with("paid ") && next != tokens.end()
            && next->is(TermKind::Join, "and") && next + 1 != tokens.end()
            && ((next + 1)->is(TermKind::Flag, "trashed")
                || (next + 1)->is(TermKind::Flag, "stolen")
                || (next + 1)->is(TermKind::Verb, "trash")
                || (next + 1)->is(TermKind::Verb, "steal"));
        return words == "drew" || words == "draws" || isPrice;
    }

    /// "(reaches for 3 credits) to trash it", "(he clicked) to run Archives"
    [[nodiscard]] bool isPurpose(const Chip &chip) const
    {
        const auto isJustBefore = [&](Span span) {
            return span.end <= chip.span.begin
                && m_scene.line.find_first_not_of(' ', span.end) + 3 >= chip.span.begin;
        };
        const bool isOfNumber = std::ranges::any_of(m_scene.chips, [&](const Chip &other) {
            return other.kind == ChipKind::Number && isJustBefore(other.span);
        });
        const bool isOfOpen = std::ranges::any_of(
            m_scene.open, [&](const Open &open) { return isJustBefore(open.span); });
        if (!isOfNumber && !isOfOpen)
            return false;
        const auto first = std::ranges::find_if(m_scene.tokens(), [&](const Token &token) {
            return isIn(token, chip.span) && !token.isIdle();
        });
        const Token *last = before(chip);
        return (chip.kind == ChipKind::Act || chip.kind == ChipKind::Moment)
            && ((first != m_scene.tokens().end() && first->is(TermKind::Link, "to"))
                || (last && last->is(TermKind::Link, "to")));
    }

    /// "Surely I still get to see it?"
    [[nodiscard]] bool isAsked(const Chip &chip) const
    {
        const Token *next = behind(chip);
        if (chip.kind != ChipKind::Act || !next || next->text != "?")
            return false;
        std::size_t begin = 0; // of the sentence
        for (const Token &token : m_scene.tokens())
            if (token.ends() && token.span.end <= chip.span.begin)
                begin = token.span.end;
        return std::ranges::none_of(m_scene.chips, [&](const Chip &other) {
            return other.kind == ChipKind::Question && other.span.begin >= begin
                && other.span.end <= chip.span.begin;
        });
    }

    /// "(Infiltration on Psychic Field.) I bid 1": which plays a card that is not named here, and
    /// not the last one either.
    [[nodiscard]] bool isOfUnnamed(const Chip &chip) const
    {
        if (chip.kind != ChipKind::Act || hasName(chip.span))
            return false;
        const auto last = namedBefore(chip);
        return std::ranges::any_of(chip.paths, [&](const std::string &path) {
            const core::Json *act =
                path.starts_with("question/script/") ? m_scene.draft.at(path) : nullptr;
            const core::Json *played = act ? act->find("play") : nullptr;
            return played && played->asString()
                && m_scene.draft.cardOf(*played->asString()) != last;
        });
    }

    Scene &m_scene;
};

} // namespace

void doubtInferred(Scene &scene) { Doubter(scene).doubt(); }

} // namespace saying
