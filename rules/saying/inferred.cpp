// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/inferred.h"

#include "rules/cards/card_library.h"
#include "rules/saying/abilities.h"
#include "rules/saying/acts_in_words.h"
#include "rules/saying/card_namer.h"
#include "rules/saying/piece.h"
#include "rules/saying/places.h"
#include "rules/saying/torn.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

namespace saying {

namespace {

bool isOfObject(std::string_view path) { return !Draft::objectIn(path).empty(); }

bool isWho(const Token &token)
{
    return token.value(TermKind::Person) || token.value(TermKind::Side);
}

/// What one chip tells, held against its words.
class Inferred {
public:
    Inferred(const Scene &scene, Chip &chip)
        : m_scene(scene), m_chip(chip), m_words(scene, chip.span)
    {
    }

    [[nodiscard]] bool is()
    {
        if (m_chip.kind != ChipKind::Player && (isBesideOpen() || isReason()))
            return true;
        switch (m_chip.kind) {
        case ChipKind::Card:
            return isNoName() || isDoneByPerson() || isVerbed();
        case ChipKind::Number:
            return isClickByThen() || isCome() || isPut() || isKind() || isOfSubject();
        case ChipKind::Question:
            return isOtherNumber() || isGiven() || isOtherThanOrder() || isLeftOut()
                || isOfOtherServer() || isOfPlayed();
        case ChipKind::Act:
            return isAsked() || isOfUnnamed() || isGerund() || isLeftOut() || choosesNone();
        default:
            break;
        }
        return false;
    }

private:
    /// In a sentence of which words were not understood: they may say when it was, or that it was
    /// otherwise. In a list ("enigma on hq, splonk, run on hq") they are of their own.
    [[nodiscard]] bool isBesideOpen() const
    {
        if (m_chip.kind == ChipKind::Question && m_chip.offers.empty())
            return false; // another question, which is offered
        const Span sentence = m_words.sentence();
        const auto isIn = [&](Span span) {
            return span.begin >= sentence.begin && span.end <= sentence.end;
        };
        const auto has = [&](auto is) { return std::ranges::any_of(m_scene.tokens(), is); };
        const bool isProse =
            has([](const Token &token) { return token.ends() || token.value(TermKind::Person); })
            || (has([](const Token &token) { return token.value(TermKind::Side); })
                && has([](const Token &token) { return token.value(TermKind::Verb); }));
        return isProse && std::ranges::any_of(m_scene.open, [&](const Open &open) {
                   const bool isClaimedBehind = open.isClaim && open.span.begin >= m_chip.span.end;
                   return !isClaimedBehind && !open.undone && isIn(open.span);
               });
    }

    /// "(May I pay with it,) so that I steal it?", "because an agenda was scored"
    [[nodiscard]] bool isReason() const
    {
        for (auto at = m_words.begin(); at != m_scene.tokens().begin() && !(at - 1)->isMark; --at)
            if ((at - 1)->value(TermKind::Join))
                return (at - 1)->text == "so that"
                    || ((at - 1)->text == "because" && m_chip.kind != ChipKind::Number);
        return false;
    }

    /// "(Public Sympathy is down.) It's (the end of his turn)"
    [[nodiscard]] bool isNoName() const
    {
        const auto tellsHow = [](const Token &token) {
            return token.value(TermKind::Flag)
                || (token.value(TermKind::Place) && !token.is(TermKind::Place, "first")
                    && !token.is(TermKind::Place, "other"))
                || token.value(TermKind::Zone) || token.value(TermKind::Server)
                || token.value(TermKind::Noun) || token.value(TermKind::Verb);
        };
        return m_words.folded() != "it" && !m_words.hasName() && !m_words.has(tellsHow)
            && std::ranges::any_of(m_chip.paths, isOfObject);
    }

    /// "I SMC'd (out a Corroder)": the name says what was done with it.
    [[nodiscard]] bool isVerbed() const
    {
        return m_words.has(
            [](const Token &token) { return token.card && isPastOfName(*token.card, token.text); });
    }

    /// "I rezzed Ash": now, which is offered, or before?
    [[nodiscard]] bool isDoneByPerson()
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
        bool isPerson = false;
        auto act = m_words.begin();
        for (; act != m_words.end() && (act->isIdle() || (isWho(*act) && act->text != "both"));
             ++act)
            if (!act->isIdle())
                isPerson = !act->text.ends_with('s'); // "Corp's rezzed ice"
        const auto done =
            act == m_words.end() ? all.end() : std::ranges::find(all, act->text, &Done::past);
        if (done == all.end() || m_chip.paths.empty() || !isOfObject(m_chip.paths.front())
            || (!isPerson && !isElided() && (act->text == "rezzed" || !beginsSentence())))
            return false; // "Scored Hostile Takeover": by whoever says so
        std::string text(m_scene.textOf(m_chip.span));
        if (const auto at = text.find(done->past); done->says && at != std::string::npos)
            m_chip.offers.push_back(
                {done->says(m_scene.draft, Draft::objectIn(m_chip.paths.front())),
                 text.replace(at, done->past.size(), done->now)});
        return true;
    }

    [[nodiscard]] bool beginsSentence() const
    {
        const auto first = m_words.begin();
        return first == m_scene.tokens().begin() || (first - 1)->ends();
    }

    /// "(The Corp had 5 credits,) rezzed Enigma (and …)": in a row of what its player did.
    [[nodiscard]] bool isElided() const
    {
        const auto first = m_words.begin();
        const auto begin = m_scene.tokens().begin();
        if (first == begin || first == m_words.end() || !first->value(TermKind::Flag)
            || !((first - 1)->text == "," || (first - 1)->is(TermKind::Join, "and")))
            return false;
        const Subject subject = m_scene.subjects.at(static_cast<std::size_t>(first - begin));
        const rules::Side owner = m_scene.draft.sideOf(Draft::objectIn(m_chip.paths.front()));
        return subject.manner == Manner::Carried && subject.side.value_or(owner) == owner;
    }

    /// "Jackson is removed from the game": what he chooses, up to 3 cards, nobody says.
    [[nodiscard]] bool choosesNone() const
    {
        const auto &script = m_scene.draft.script();
        for (std::size_t act = 0; act < script.size(); ++act) {
            const auto *used = m_chip.tells(Draft::actPath(act))
                ? abilityUsed(m_scene.draft, script[act])
                : nullptr;
            const bool mayChoose = used && !script[act].find("choose")
                && std::ranges::any_of(used->effects, &rulings::Effect::upTo);
            if (mayChoose && (act + 1 == script.size() || !script[act + 1].find("spend")))
                return true;
        }
        return false;
    }

    /// "First click" behind what was done; "(I ran R&D) with a click": for one.
    [[nodiscard]] bool isClickByThen() const
    {
        const bool isPrice = m_words.folded() == "with a click";
        const auto isNth = [isPrice](const Token &token) {
            return isPrice || token.is(TermKind::Time, "first-click")
                || (token.is(TermKind::Time, "last-click") && !token.text.starts_with("after"));
        };
        return m_words.has(isNth)
            && std::ranges::any_of(
                   m_chip.paths, [](const std::string &path) { return path.ends_with("/clicks"); })
            && std::ranges::any_of(m_scene.chips, [&](const Chip &other) {
                   return other.span.end <= m_chip.span.begin
                       && (other.kind == ChipKind::Act || other.tells("state/run/server"));
               });
    }

    /// "(Prisec:) got a tag": it came, and was not there before.
    [[nodiscard]] bool isCome() const
    {
        return m_words.begin() != m_words.end() && m_words.begin()->text == "got"
            && m_words.before();
    }

    /// "(The run succeeds,) he put a counter on Medium": by its own trigger, or was it there?
    [[nodiscard]] bool isPut() const
    {
        constexpr std::array<std::string_view, 3> verbs{"put", "placed", "added"};
        const auto isPutting = [&](const Token &token) {
            return std::ranges::find(verbs, token.text) != verbs.end();
        };
        const bool isBehind = std::ranges::any_of(m_scene.chips, [&](const Chip &other) {
            return other.span.end <= m_chip.span.begin
                && (other.kind == ChipKind::Act || other.kind == ChipKind::Moment);
        });
        return isBehind && m_words.has(isPutting)
            && std::ranges::none_of(m_chip.paths, [](const std::string &path) {
                   return path.ends_with("/counters/advancement");
               });
    }

    /// "It's a virus": what kind of card it is.
    [[nodiscard]] bool isKind() const { return m_words.folded().ends_with(" virus"); }

    /// "Do I pay?", "do we bid?": how many credits somebody has then is not what they say.
    [[nodiscard]] bool isOtherNumber() const
    {
        constexpr std::array<std::string_view, 10> yesOrNo{
            "do ", "does ", "did ", "is ", "are ", "can ", "will ", "would ", "should ", "must "};
        constexpr std::array<std::string_view, 3> numbers{".credits", ".clicks", ".hand"};
        const core::Json *report = m_scene.draft.at("question/report");
        if (!report || !report->asArray() || report->asArray()->size() != 1
            || m_scene.draft.at("question/act"))
            return false;
        const std::string words = m_words.folded();
        const std::string first = words.substr(0, words.find(' '));
        const bool isDenied = first.ends_with("n't") || first.ends_with("nt"); // "don't I get"
        const bool isYesOrNo = !m_scene.draft.at("question/whether")
            && (isDenied || std::ranges::any_of(yesOrNo, [&](std::string_view word) {
                    return words.starts_with(word);
                }));
        const bool isCounted = m_words.has([](const Token &token) {
            return token.value(TermKind::Noun) || token.text.starts_with("how");
        });
        const bool isCost = m_words.has([](const Token &token) { // "what does it cost to break it"
            return token.is(TermKind::Noun, "cost") || token.is(TermKind::Verb, "cost")
                || token.is(TermKind::Verb, "break");
        });
        const std::string *fact = report->asArray()->front().asString();
        return fact && (isYesOrNo || isCost || !isCounted)
            && std::ranges::any_of(
                   numbers, [&](std::string_view number) { return fact->ends_with(number); });
    }

    /// "(I have a tag.) How many tags do I get?": those besides.
    [[nodiscard]] bool isGiven() const
    {
        constexpr std::array<std::string_view, 4> verbs{" get", " take", " gain", " suffer"};
        constexpr std::array<std::array<const char *, 2>, 3> numbers{
            {{"runner.tags", "state/tags"},
             {"runner.brain-damage", "state/brain_damage"},
             {"corp.bad-publicity", "state/bad_publicity"}}};
        const std::string fact = m_scene.draft.textAt("question/report/0");
        const std::string words = m_words.folded();
        return words.starts_with("how ")
            && std::ranges::any_of(
                   verbs, [&](std::string_view verb) { return words.find(verb) != words.npos; })
            && std::ranges::any_of(numbers, [&](const auto &number) {
                   return fact == number[0] && m_scene.draft.numberAt(number[1]).value_or(0) > 0;
               });
    }

    /// "Does D4v1d work?": what happens, one after the other, tells it, but is not what they say.
    [[nodiscard]] bool isOtherThanOrder() const
    {
        const std::string words = m_words.folded();
        const bool isOrder = m_scene.draft.textAt("question/ask") == "order"
            || m_scene.draft.textAt("question/report/0") == "order";
        return isOrder && words.starts_with("does ") && words.find("happen") == std::string::npos
            && words.find("trigger") == std::string::npos
            && words.find("first") == std::string::npos;
    }

    /// "Is my Inside Job still live?": whether it is trashed, or whether it counts?
    [[nodiscard]] bool isOfPlayed() const
    {
        const std::string fact = m_scene.draft.textAt("question/report/0");
        const std::string object = fact.substr(0, fact.find('.'));
        const bool isLive = m_words.has([](const Token &token) {
            return token.is(TermKind::Verb, "survive") || token.is(TermKind::Flag, "alive");
        });
        return isLive && fact.ends_with(".trashed") && m_scene.draft.at(Draft::objectPath(object))
            && rules::isPlayed(m_scene.draft.typeOf(object));
    }

    /// "(I run Archives.) How many cards of HQ do I access?": all that are accessed are counted.
    [[nodiscard]] bool isOfOtherServer() const
    {
        const std::string server = serverOfRun(m_scene.draft);
        return m_scene.draft.textAt("question/report/0") == "run.accesses"
            && m_words.has([&](const Token &token) {
                   const std::string *named = token.value(TermKind::Server);
                   return named && *named != server;
               });
    }

    /// "Surely I still get to see it?"
    [[nodiscard]] bool isAsked() const
    {
        const Token *next = m_words.behind();
        const std::size_t begin = m_words.sentence().begin;
        return next && next->text == "?"
            && std::ranges::none_of(m_scene.chips, [&](const Chip &other) {
                   return other.kind == ChipKind::Question && other.span.begin >= begin
                       && other.span.end <= m_chip.span.begin;
               });
    }

    /// "(Infiltration on Psychic Field.) I bid 1": which plays a card that is not named here, and
    /// not the last one either.
    [[nodiscard]] bool isOfUnnamed() const
    {
        if (m_words.hasName())
            return false;
        const auto last = m_words.namedBefore();
        return std::ranges::any_of(m_chip.paths, [&](const std::string &path) {
            const core::Json *act =
                path.starts_with("question/script/") ? m_scene.draft.at(path) : nullptr;
            const core::Json *played = act ? act->find("play") : nullptr;
            return played && played->asString()
                && m_scene.draft.cardOf(*played->asString()) != last;
        });
    }

    /// "Can he save Corroder with Sacrificial Construct?": a card that the words name and what they
    /// were read as does not.
    [[nodiscard]] bool isLeftOut() const
    {
        std::string told = m_chip.says;
        for (const char *path : {"question", "state/run"})
            if (const core::Json *value = m_scene.draft.at(path))
                told += core::dump(*value);
        return m_words.has([&](const Token &token) {
            if (!token.card)
                return false;
            const rules::Card &card = rules::cardLibrary()[*token.card];
            const auto copies = m_scene.draft.copiesOf(*token.card);
            return card.type != rules::CardType::Identity && told.find(card.title) == told.npos
                && std::ranges::none_of(copies, [&](const std::string &copy) {
                       return told.find('"' + copy) != told.npos;
                   });
        });
    }

    /// "(Temujin Contract chose Archives and) has 12 credits": the card, or its player?
    [[nodiscard]] bool isOfSubject() const
    {
        const Span sentence = m_words.sentence();
        const auto subject = std::ranges::find_if(m_scene.tokens(), [&](const Token &token) {
            return token.span.begin >= sentence.begin && !token.isIdle();
        });
        const auto first = m_words.begin();
        return first != m_scene.tokens().end() && first->value(TermKind::Have) && subject < first
            && subject->card
            && rules::cardLibrary()[*subject->card].type != rules::CardType::Identity
            && std::ranges::any_of(
                   m_chip.paths,
                   [](const std::string &path) {
                       return path.ends_with("/credits") && !isOfObject(path);
                   });
    }

    /// "Seeing (he may do so)": a verb alone that is no act of its own.
    [[nodiscard]] bool isGerund() const
    {
        const auto isVerb = [](const Token &token) {
            return token.value(TermKind::Verb) && !token.card && token.text.ends_with("ing");
        };
        return m_words.has(isVerb)
            && !m_words.has([&](const Token &token) { return !token.isIdle() && !isVerb(token); });
    }

    const Scene &m_scene;
    Chip &m_chip;
    Piece m_words;
};

} // namespace

void doubtInferred(Scene &scene)
{
    for (Chip &chip : scene.chips)
        if (!chip.guessed)
            chip.guessed = Inferred(scene, chip).is() || isTorn(scene, chip);
}

} // namespace saying
