// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/guessed_question.h"

#include "rules/saying/cards.h"
#include "rules/saying/counters.h"
#include "rules/saying/moments.h"
#include "rules/saying/negation.h"
#include "rules/saying/numbers.h"
#include "rules/saying/possible_questions.h"
#include "rules/saying/questions.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace saying {

using core::Json;
using rules::Side;

namespace {

constexpr std::size_t mostOffers = 5;

/// What the words of a clause speak for.
class Words {
public:
    Words(const Scene &scene, const AskedClause &clause)
        : m_scene(scene), m_clause(clause), m_told(toldBefore(scene, clause.begin))
    {
        std::size_t said = 0;
        for (std::size_t at = clause.begin; at < clause.end; ++at) {
            const Token &token = scene.tokens()[at];
            if (const std::string *ask = token.value(TermKind::Ask); ask && m_ask.empty())
                m_ask = *ask;
            const bool isOrder = token.is(TermKind::Place, "before") || token.text == "after"
                || token.is(TermKind::Place, "first");
            m_isOrder = m_isOrder || isOrder;
            m_isOr = m_isOr || token.text == "or";
            const std::string *number = token.value(TermKind::Number);
            m_isNumber = m_isNumber || token.number || (number && *number != "0" && *number != "1");
            said += token.value(TermKind::Verb) || token.value(TermKind::Noun) || token.card
                    || token.value(TermKind::Flag)
                ? 1U
                : 0U;
        }
        constexpr std::size_t tagged = 3; // "…, don't I?"
        if (said == 0 && clause.end - clause.begin <= tagged
            && (m_ask == "does" || m_ask == "is" || m_ask == "may" || m_ask == "must"))
            m_ask = m_ask == "may" ? "allowed" : "right";
        const Token &last = scene.tokens()[clause.end - 1];
        const bool isVerdict = said == 0 || (said == 1 && last.is(TermKind::Verb, "resolve"));
        m_isBrief = isVerdict || m_ask == "allowed" || m_ask == "right";
        if (m_ask.empty() && isVerdict && !m_isNumber)
            m_ask = "allowed"; // "works?"
        findSubject();
        for (std::size_t at = clause.begin; at < clause.end && !m_person; ++at)
            if (scene.tokens()[at].value(TermKind::Person))
                m_person = scene.subjects.person(at).side;
    }

    [[nodiscard]] double score(const PossibleQuestion &one) const
    {
        constexpr double bare = 0.4; // nothing but its card speaks for it
        // "does Tech Trader pay me": a cost is not asked so.
        const bool isWhether = m_ask == "does" || m_ask == "is" || m_ask == "how-many";
        const double cues = ofCues(one) * (one.form == Form::Cost && isWhether ? 0.3 : 1);
        double score = one.likely + ofForm(one.form) + cues + ofObject(one) * (cues > 0 ? 1 : bare);
        if (one.by && !m_subject && m_person)
            score += *one.by == *m_person ? 0.5 : 0;
        if (one.by && m_subject)
            score += *one.by == *m_subject ? 1 : one.form == Form::Legal ? -2.5 : -1;
        return score;
    }

private:
    void findSubject()
    {
        for (std::size_t at = m_clause.begin; at < m_clause.end && at < m_clause.begin + 4; ++at) {
            const Token &token = m_scene.tokens()[at];
            if (const std::string *side = token.value(TermKind::Side))
                m_subject = core::fromWord(rules::sideWords, *side);
            else if (token.value(TermKind::Person) && !token.is(TermKind::Person, "both"))
                m_subject = m_scene.subjects.person(at).side;
            if (m_subject)
                return;
            if (token.card) {
                m_first = token.card;
                return;
            }
        }
    }

    [[nodiscard]] double ofForm(Form form) const
    {
        struct Row {
            std::string_view ask;
            std::array<double, 7> weights; ///< legal, cost, number, fact, order, chooser, place
        };
        constexpr std::array<Row, 15> rows{{{"may", {3, 0, 0, 0.6, 0.3, 0.3, 0}},
                                            {"allowed", {3, 0, 0, 0.5, 0.3, 0, 0}},
                                            {"right", {1.5, 0.5, 0.5, 1, 0.8, 0.3, 0.3}},
                                            {"too-late", {3, 0, 0, 0.5, 0.5, 0, 0}},
                                            {"must", {1.2, 2, 0.4, 1, 0.8, 0.4, 0}},
                                            {"does", {0.6, 0.3, 0.9, 1.5, 1, 0.3, 1.2}},
                                            {"is", {0.6, 0.3, 0.9, 1.5, 0.6, 0.3, 1.2}},
                                            {"how-many", {0, 0.3, 3, 0, 0.2, 0, 0}},
                                            {"how-much", {0, 2, 2.5, 0, 0.2, 0, 0}},
                                            {"how-strong", {0, 0, 3, 0, 0, 0, 0}},
                                            {"who", {0, 0, 0.2, 1.5, 0.5, 3, 0}},
                                            {"what", {0, 1.5, 1.5, 0.3, 1.5, 0.3, 0.5}},
                                            {"where", {0, 0, 0, 0.3, 0.3, 0, 4}},
                                            {"happens", {0, 0, 0, 0.3, 3, 0, 0.3}},
                                            {"order", {0, 0, 0, 0, 4, 0, 0}}}};
        const auto row = std::ranges::find(rows, std::string_view(m_ask), &Row::ask);
        const double usual = form == Form::Legal || form == Form::Fact ? 1 : 0.5;
        const double weight =
            row == rows.end() ? usual : row->weights[static_cast<std::size_t>(form)];
        return weight + (m_isOrder && form == Form::Order ? 2 : 0)
            + (m_isNumber && m_isBrief && form == Form::Number ? 1.5 : 0)
            + (m_isNumber && m_isOr && form == Form::Number ? 1.2 : 0);
    }

    [[nodiscard]] int found(const std::vector<Term> &cues, const AskedClause &where) const
    {
        int number = 0;
        for (const Term &cue : cues)
            for (std::size_t at = where.begin; at < where.end; ++at)
                if (m_scene.tokens()[at].is(cue.kind, cue.value)) {
                    ++number;
                    break;
                }
        return number;
    }

    [[nodiscard]] double ofCues(const PossibleQuestion &one) const
    {
        constexpr double first = 2.5;
        constexpr double more = 0.8;
        const auto worth = [&](int number) {
            return number == 0 ? 0 : first + more * std::min(number - 1, 2);
        };
        return worth(found(one.cues, m_clause))
            + worth(found(one.cues, m_told)) * (m_isBrief ? 0.8 : 0.15)
            + (m_isBrief ? worth(found(one.cues, {0, m_told.begin})) * 0.3 : 0);
    }

    [[nodiscard]] bool names(const AskedClause &where, const std::string &object) const
    {
        const auto card = m_scene.draft.cardOf(object);
        const auto type = core::toWord(rules::cardTypeWords, m_scene.draft.typeOf(object));
        for (std::size_t at = where.begin; at < where.end; ++at) {
            const Token &token = m_scene.tokens()[at];
            if (card ? token.card == card : token.is(TermKind::Type, type))
                return true;
        }
        return false;
    }

    [[nodiscard]] double ofObject(const PossibleQuestion &one) const
    {
        if (one.object.empty())
            return 0;
        double score = names(m_clause, one.object) ? 2 : 0;
        if (m_first && m_scene.draft.cardOf(one.object) == m_first)
            score += 1.5;
        if (score == 0 && names(m_told, one.object))
            score += m_isBrief ? 1.2 : 0.6;
        else if (score == 0 && m_isBrief && names({0, m_told.begin}, one.object))
            score += 0.6;
        for (const Json &act : m_scene.draft.script())
            for (const auto &[verb, value] : *act.asObject())
                if (value == Json(one.object)) {
                    score += 0.3; // something was done with it
                    break;
                }
        return score + (one.object == m_scene.card ? 0.5 : one.object == m_scene.before ? 0.2 : 0);
    }

    const Scene &m_scene;
    AskedClause m_clause;
    AskedClause m_told;
    std::string m_ask; ///< its question word
    bool m_isOrder = false;
    bool m_isNumber = false; ///< "still 5?"
    bool m_isOr = false;     ///< "five or three?"
    bool m_isBrief = false;  ///< "is he right?": it asks about what was told before
    std::optional<Side> m_subject;
    std::optional<Side> m_person;         ///< who is spoken of otherwise
    std::optional<rules::CardId> m_first; ///< the card that does it: "can Corroder …"
};

/// A question as it was read of its own text.
struct ReadQuestion {
    std::string text;
    std::string says;
    Draft draft; ///< with it asked
};

std::string questionOf(const Draft &draft)
{
    const Json *question = draft.at("question");
    return question ? core::dump(*question) : std::string();
}

std::optional<ReadQuestion> readText(const Scene &before, const std::string &text)
{
    Scene other = before.saying(text);
    if (!readQuestion(other) || !other.isAtEnd() || other.chips.empty() || !other.open.empty())
        return std::nullopt;
    const auto chip = std::ranges::find(other.chips, ChipKind::Question, &Chip::kind);
    if (chip == other.chips.end())
        return std::nullopt;
    return ReadQuestion{text, chip->says, std::move(other.draft)};
}

/// The likeliest first, none twice, and none that asks what is asked already.
std::vector<ReadQuestion> likeliest(const Scene &before, const AskedClause &clause,
                                    std::size_t most, const std::string &taken)
{
    const Words words(before, clause);
    std::vector<std::pair<double, PossibleQuestion>> ranked;
    for (PossibleQuestion &one : possibleQuestions(before.draft)) {
        const double score = words.score(one);
        ranked.emplace_back(score, std::move(one));
    }
    std::ranges::stable_sort(ranked, std::ranges::greater(),
                             [](const auto &one) { return one.first; });
    std::vector<ReadQuestion> read;
    std::vector<std::string> asked{taken};
    constexpr std::string_view always = "what happens"; // it tells whatever else is meant
    const auto usual =
        std::ranges::find(ranked, always, [](const auto &one) { return one.second.text; });
    if (usual != ranked.end() && static_cast<std::size_t>(usual - ranked.begin()) + 1 >= most)
        std::rotate(ranked.begin() + static_cast<std::ptrdiff_t>(most) - 1, usual, usual + 1);
    for (const auto &[score, possible] : ranked) {
        if (read.size() >= most)
            break;
        auto one = readText(before, possible.text);
        const bool isPrice = one && possible.form == Form::Cost;
        if (!one || (isPrice && one->draft.textAt("question/ask") != "cost"))
            continue;
        std::string question = questionOf(one->draft);
        if (std::ranges::find(asked, question) != asked.end()
            || std::ranges::find(read, one->says, &ReadQuestion::says) != read.end())
            continue;
        asked.push_back(std::move(question));
        read.push_back(std::move(*one));
    }
    return read;
}

/// What a question tells of the table: the cards that it names and how they lie, numbers "with" it,
/// subroutines that fire. The words of it.
std::vector<std::string> takeToldOf(Scene &scene, const AskedClause &clause)
{
    std::vector<std::string> told;
    scene.asks = true;
    for (std::size_t at = clause.begin; at < clause.end;) {
        scene.goTo(at);
        const std::size_t chips = scene.chips.size();
        const Scene before = scene;
        bool isTold = false;
        if (scene.token().card)
            isTold = readCard(scene);
        else if (scene.is(TermKind::Link, "with") || scene.is(TermKind::Link, "without"))
            isTold = readNegation(scene) || readNumber(scene) || readCounters(scene);
        else if (scene.is(TermKind::Moment, "run/subroutines"))
            isTold = readMoment(scene);
        if (!isTold || scene.at() <= at || scene.at() > clause.end) {
            scene = before;
            ++at;
            continue;
        }
        at = scene.at();
        const bool isBare = scene.chips.size() == chips + 1 && scene.tokens()[at - 1].card
            && scene.chips.back().kind == ChipKind::Card;
        for (std::size_t chip = chips; chip < scene.chips.size() && !isBare; ++chip)
            told.emplace_back(scene.textOf(scene.chips[chip].span));
        if (isBare)
            scene.chips.resize(chips);
    }
    scene.asks = false;
    scene.goTo(clause.begin);
    return told;
}

/// What is offered instead keeps what the words tell.
std::vector<Offer> offersOf(std::span<const ReadQuestion> read,
                            const std::vector<std::string> &told)
{
    std::string before;
    for (const std::string &words : told)
        before += words + ", ";
    std::vector<Offer> offers;
    for (const ReadQuestion &one : read)
        offers.push_back({one.says, before + one.text});
    return offers;
}

} // namespace

bool askLikeliest(Scene &scene, const AskedClause &clause)
{
    const auto told = takeToldOf(scene, clause);
    auto read = likeliest(scene, clause, mostOffers + 1, {});
    if (read.empty())
        return false;
    scene.draft = read.front().draft;
    scene.goTo(clause.end);
    Chip &chip = scene.addChip(ChipKind::Question, clause.begin, read.front().says, {"question"});
    chip.guessed = true;
    chip.offers = offersOf(std::span(read).subspan(1), told);
    return true;
}

bool askBehind(Scene &scene, const AskedClause &clause, Span open)
{
    auto read = likeliest(scene, clause, mostOffers + 1, {});
    if (read.empty())
        return false;
    scene.draft = read.front().draft;
    Chip chip;
    chip.span = open;
    chip.kind = ChipKind::Question;
    chip.says = read.front().says;
    chip.paths = {"question"};
    chip.guessed = true;
    chip.offers = offersOf(std::span(read).subspan(1), {});
    const bool isMark = scene.textOf(open) == "?";
    for (Offer &offer : chip.offers)
        offer.instead = (isMark ? ", " : "") + offer.instead + (isMark ? "?" : "");
    scene.chips.push_back(std::move(chip));
    return true;
}

std::vector<Offer> otherQuestions(const Scene &before, const AskedClause &clause,
                                  const Draft &taken)
{
    Scene scene = before;
    const auto told = takeToldOf(scene, clause);
    return offersOf(likeliest(scene, clause, mostOffers, questionOf(taken)), told);
}

} // namespace saying
