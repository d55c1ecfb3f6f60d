// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/told_of.h"

#include "core/english.h"
#include "rules/cards/card_library.h"
#include "rules/rulings/language/vocabulary.h"
#include "rules/saying/piece.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace saying {

using core::English;
using core::Json;
using rules::Side;

namespace {

std::string nameOfSide(Side side)
{
    return side == Side::Corp ? English::tr("the Corp") : English::tr("the Runner");
}

std::string wordOfSide(Side side) { return side == Side::Corp ? "Corp" : "Runner"; }

/// Only one of the players can do such an act.
bool isOfOne(const Json &act)
{
    constexpr std::array<std::string_view, 6> ofEither{"spend", "draw",   "gain_credit",
                                                       "pick",  "option", "end_actions"};
    return std::ranges::none_of(ofEither,
                                [&](std::string_view verb) { return act.find(verb) != nullptr; });
}

class Teller {
public:
    explicit Teller(Scene &scene) : m_scene(scene) { }

    void tell()
    {
        for (Chip &chip : m_scene.chips)
            if (chip.of)
                tell(chip);
        if (m_usesMe || m_usesOther)
            addPersons();
    }

private:
    [[nodiscard]] const Token &tokenAt(std::size_t at) const { return m_scene.tokens()[at]; }

    /// The tokens of a chip: from, and behind the last.
    [[nodiscard]] std::pair<std::size_t, std::size_t> tokensOf(const Chip &chip) const
    {
        const Piece words(m_scene, chip.span);
        const auto all = m_scene.tokens().begin();
        return {static_cast<std::size_t>(words.begin() - all),
                static_cast<std::size_t>(words.end() - all)};
    }

    /// What the chip says can be of that player alone, whoever does or has it.
    [[nodiscard]] bool isNatural(const Chip &chip, std::size_t begin, std::size_t end) const
    {
        if (chip.kind == ChipKind::Act || chip.kind == ChipKind::Question) {
            bool ofOne = true;
            const Json *asked = m_scene.draft.at("question/act");
            if (chip.kind == ChipKind::Question)
                ofOne = asked && isOfOne(*asked);
            for (const std::string &path : chip.paths)
                if (path.starts_with("question/script/"))
                    if (const Json *act = m_scene.draft.at(path))
                        ofOne = ofOne && isOfOne(*act);
            if (ofOne)
                return true;
        }
        for (std::size_t at = begin; at < end; ++at) { // "3 cards in grip"
            for (const std::string_view harm : {"damage", "net-damage", "meat-damage"})
                if (chip.of == Side::Runner && tokenAt(at).is(TermKind::Noun, harm))
                    return true;
            const std::string *zone = tokenAt(at).value(TermKind::Zone);
            const std::string *server = tokenAt(at).value(TermKind::Server);
            const bool isRunners =
                zone && (*zone == "grip" || *zone == "stack" || *zone == "heap" || *zone == "rig");
            if ((isRunners && chip.of == Side::Runner)
                || (server && *server != "remote" && *server != "this" && chip.of == Side::Corp)
                || (zone && *zone == "hq" && chip.of == Side::Corp))
                return true;
        }
        return false;
    }

    /// The player named in those words, or whom they are about.
    [[nodiscard]] Subject subjectOf(std::size_t begin, std::size_t end) const
    {
        Subject found;
        for (std::size_t at = begin; at < end; ++at) {
            const Token &token = tokenAt(at);
            const std::string *side = token.value(TermKind::Side);
            if (side && !(at > begin && tokenAt(at - 1).value(TermKind::Person)))
                return {
                    core::fromWord(rules::sideWords, *side), Manner::Said, false, false, true, at};
            if (!token.value(TermKind::Person) || token.is(TermKind::Person, "both"))
                continue;
            const Subject person = m_scene.subjects.person(at);
            if (m_scene.subjects.at(at).word == at || found.manner == Manner::None)
                found = person;
            if (m_scene.subjects.at(at).word == at)
                return found;
        }
        if (found.manner == Manner::None && begin < m_scene.tokens().size())
            found = m_scene.subjects.at(begin);
        return found.manner == Manner::None ? subjectBehind(end) : found;
    }

    /// "First click (I load credits onto Kati Jones)", "first click (Inside Job)"
    [[nodiscard]] Subject subjectBehind(std::size_t end) const
    {
        while (end < m_scene.tokens().size()
               && (tokenAt(end).isIdle() || tokenAt(end).text == ":"))
            ++end;
        if (end == m_scene.tokens().size() || tokenAt(end).isMark)
            return {};
        if (const auto card = tokenAt(end).card)
            return {rules::cardLibrary()[*card].side(), Manner::Carried, false, false, true, end};
        return m_scene.subjects.at(end);
    }

    void tell(Chip &chip)
    {
        const auto [begin, end] = tokensOf(chip);
        for (std::size_t at = begin; at < end; ++at)
            if (tokenAt(at).is(TermKind::Person, "both"))
                return;
        const Subject subject = subjectOf(begin, end);
        const bool isNatural = this->isNatural(chip, begin, end);
        const bool isSaid = subject.manner == Manner::Said;
        const bool isNamed = isSaid && !subject.isPerson && subject.word >= begin;
        if (isNamed && subject.side == chip.of)
            return;
        if (isNatural) {
            // "I spend two clicks to score it": who says so cannot do it.
            const bool isIn = isSaid && subject.word >= begin;
            const bool isDirect = chip.kind == ChipKind::Number
                ? isIn
                : isSaid || (subject.manner == Manner::Carried && starts(begin));
            const bool isKnown = !subject.isPerson
                || (m_scene.subjects.me().isThere && !m_scene.subjects.me().because.empty());
            const bool isOther = isDirect && isKnown && subject.side && *subject.side != *chip.of;
            if (isOther && !isCardFirst(subject, begin))
                doubt(chip, subject, begin, end);
            noteUse(subject, isOther);
            return;
        }
        const bool isSame = subject.side && *subject.side == *chip.of;
        chip.taken = isSame ? becauseOf(subject)
                            : English::tr("nobody says whose: taken to be {player}",
                                          {{"player", nameOfSide(*chip.of)}});
        noteUse(subject, isSame);
        if (!isSame || !subject.isSure)
            doubt(chip, subject, begin, end);
        else if (chip.offers.empty())
            addOffers(chip, subject, begin, end);
    }

    [[nodiscard]] bool starts(std::size_t begin) const { return beginsClause(m_scene, begin); }

    /// Between the subject and the chip a card is named that may do it.
    [[nodiscard]] bool isCardFirst(const Subject &subject, std::size_t begin) const
    {
        if (tokenAt(begin).card && !tokenAt(begin).value(TermKind::Verb))
            return true;
        for (std::size_t at = subject.word + 1; at < begin; ++at)
            if (tokenAt(at).card && subject.manner == Manner::Said)
                return true;
        return false;
    }

    [[nodiscard]] std::string becauseOf(const Subject &subject) const
    {
        const std::string word(m_scene.textOf(tokenAt(subject.word).span));
        if (subject.isPerson)
            return English::tr("“{word}” is {player}",
                               {{"word", word}, {"player", nameOfSide(*subject.side)}});
        return English::tr("of {player}, who was spoken of",
                           {{"player", nameOfSide(*subject.side)}});
    }

    void doubt(Chip &chip, const Subject &subject, std::size_t begin, std::size_t end)
    {
        chip.guessed = true;
        if (chip.taken.empty() && subject.side)
            chip.taken = becauseOf(subject);
        addOffers(chip, subject, begin, end);
    }

    /// The same words with a player named in them.
    void addOffers(Chip &chip, const Subject &subject, std::size_t begin, std::size_t end)
    {
        const std::string words(m_scene.textOf(chip.span));
        const bool isIn = subject.manner != Manner::None && subject.word >= begin
            && subject.word < end && subject.isPerson;
        for (const Side side : {Side::Corp, Side::Runner}) {
            std::string instead = words;
            if (isIn)
                instead.insert(tokenAt(subject.word).span.end - chip.span.begin,
                               " (" + wordOfSide(side) + ')');
            else
                instead = wordOfSide(side) + ' ' + words;
            if (std::ranges::find(chip.offers, instead, &Offer::instead) == chip.offers.end()
                && chip.offers.size() < 2)
                chip.offers.push_back({nameOfSide(side), std::move(instead)});
        }
    }

    void noteUse(const Subject &subject, bool isUsed)
    {
        if (!isUsed || !subject.isPerson)
            return;
        (subject.isMe ? m_usesMe : m_usesOther) = true;
    }

    /// "“I” is the Runner", once.
    void addPersons()
    {
        const Subjects &all = m_scene.subjects;
        const bool isMe = all.me().isThere;
        const Derived &who = isMe ? all.me() : all.other();
        const bool isSaid =
            std::ranges::find(m_scene.chips, ChipKind::Player, &Chip::kind) != m_scene.chips.end();
        if (isSaid || !who.side || (!isMe && !who.isSure))
            return; // outright, or at each chip
        const Token &token = tokenAt(who.word);
        const std::string word(m_scene.textOf(token.span));
        Chip chip;
        chip.span = token.span;
        chip.kind = ChipKind::Player;
        chip.guessed = !who.isSure;
        chip.says = who.because.empty()
            ? English::tr("“{word}” is {player}",
                          {{"word", word}, {"player", nameOfSide(*who.side)}})
            : English::tr(
                  "“{word}” is {player}: “{because}”",
                  {{"word", word}, {"player", nameOfSide(*who.side)}, {"because", who.because}});
        const Side other = rulings::opponentOf(*who.side);
        const bool isAlone = token.value(TermKind::Person) != nullptr;
        chip.offers.push_back(
            {English::tr("“{word}” is {player}",
                         {{"word", isMe ? "I" : word}, {"player", nameOfSide(other)}}),
             isAlone ? word + " (" + wordOfSide(other) + ')'
                     : "(I am the " + wordOfSide(other) + ") " + word});
        m_scene.chips.push_back(std::move(chip));
    }

    Scene &m_scene;
    bool m_usesMe = false, m_usesOther = false;
};

} // namespace

Subject carriedTo(const Scene &scene, std::size_t token)
{
    Subject subject = scene.subjects.at(token);
    const bool reaches = subject.manner == Manner::Carried
        || (subject.manner == Manner::Said && subject.word < token);
    return reaches ? subject : Subject();
}

bool beginsClause(const Scene &scene, std::size_t token)
{
    while (token > 0 && scene.tokens()[token - 1].isIdle())
        --token;
    return token == 0 || scene.tokens()[token - 1].isMark
        || scene.tokens()[token - 1].value(TermKind::Join);
}

std::optional<Side> sideOfFacts(const std::vector<std::string> &facts)
{
    constexpr std::array<std::string_view, 6> ofEither{"credits", "clicks", "hand",
                                                       "deck",    "pile",   "agenda-points"};
    std::optional<Side> found;
    for (const std::string &fact : facts)
        for (const Side side : {Side::Corp, Side::Runner}) {
            const std::string before = std::string(core::toWord(rules::sideWords, side)) + '.';
            const bool isTheirs = fact.starts_with(before)
                && std::ranges::find(ofEither, fact.substr(before.size())) != ofEither.end();
            if (isTheirs && found && *found != side)
                return std::nullopt;
            if (isTheirs)
                found = side;
        }
    return found;
}

bool readDeclared(Scene &scene)
{
    Attempt attempt(scene);
    const Subject who = scene.subjects.person(scene.at());
    if (!scene.value(TermKind::Person) || scene.is(TermKind::Person, "both") || !who.side)
        return false;
    const std::string word(scene.textOf(scene.token().span));
    scene.skip();
    scene.skipIdle();
    (void)scene.take(TermKind::Verb, "play");
    const auto side = scene.take(TermKind::Side);
    scene.skipIdle();
    const bool ends = scene.isAtClauseEnd();
    if (!side || !ends || core::fromWord(rules::sideWords, *side) != who.side)
        return false;
    scene.player = who.side;
    scene.addChip(
        ChipKind::Player, attempt.begin(),
        English::tr("“{word}” is {player}", {{"word", word}, {"player", nameOfSide(*who.side)}}),
        {});
    return attempt.keep();
}

void tellWhose(Scene &scene) { Teller(scene).tell(); }

} // namespace saying
