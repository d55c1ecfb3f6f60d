// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/asking_words.h"

#include "rules/saying/touched.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace saying {

using core::Json;
using rules::Side;

namespace {

bool mayNot(std::string_view text)
{
    constexpr std::array<std::string_view, 6> words{"cant",      "cannot",  "can not",
                                                    "could not", "couldnt", "not allowed"};
    return std::ranges::find(words, text) != words.end();
}

/// A decision of a player: not what follows from one.
bool isDecision(const Json &act)
{
    constexpr std::array<std::string_view, 8> follows{"to",     "spend",    "pick",   "option",
                                                      "access", "continue", "choose", "to_server"};
    return std::ranges::none_of(follows,
                                [&](std::string_view verb) { return act.find(verb) != nullptr; });
}

bool isAct(const Json &act, const PossibleQuestion &one)
{
    const Json *value = act.find(one.verb);
    return value && (one.target.empty() || *value == Json(one.target));
}

} // namespace

AskingWords::AskingWords(const Scene &scene, const AskedClause &clause)
    : m_scene(scene), m_clause(clause), m_told(toldBefore(scene, clause.begin))
{
    readClause();
    findSubject();
    m_contested.emplace(scene, clause);
    const auto &tokens = scene.tokens();
    for (std::size_t at = clause.begin; at < clause.end && !m_person; ++at)
        if (tokens[at].value(TermKind::Person))
            m_person = scene.subjects.person(at).side;
    for (std::size_t at = std::min(m_told.begin, clause.begin); at + 1 < clause.end; ++at)
        m_killsPerson = m_killsPerson
            || (tokens[at].is(TermKind::Verb, "kill") && tokens[at + 1].value(TermKind::Person));
}

void AskingWords::readClause()
{
    const auto &tokens = m_scene.tokens();
    std::size_t said = 0;
    bool isWanted = false;
    bool isMe = false;
    bool isOther = false;
    for (std::size_t at = m_clause.begin; at < m_clause.end; ++at) {
        const Token &token = tokens[at];
        if (const std::string *ask = token.value(TermKind::Ask); ask && m_ask.empty())
            m_ask = *ask;
        if (token.is(TermKind::Ask, "right"))
            m_ask = "right"; // "who's right"
        if (token.is(TermKind::Not, "not") && m_ask.empty() && mayNot(token.text))
            m_ask = "may"; // "he says I can't"
        const bool isOrder = token.is(TermKind::Place, "before") || token.text == "after"
            || token.is(TermKind::Place, "first");
        m_isOrder = m_isOrder || isOrder;
        m_isOr = m_isOr || token.text == "or";
        isMe = isMe || token.is(TermKind::Person, "me");
        isOther = isOther || token.value(TermKind::Side)
            || (token.value(TermKind::Person) && !token.is(TermKind::Person, "me"));
        m_isClaim = m_isClaim || token.value(TermKind::Claim);
        m_isNumber = m_isNumber || isNumberAt(at);
        isWanted = isWanted || token.value(TermKind::Intend);
        m_isPrice = m_isPrice || token.text == "free" || token.text == "discount"
            || token.text == "discounts" || token.text == "due";
        said += token.value(TermKind::Verb) || token.value(TermKind::Noun) || token.card
                || token.value(TermKind::Flag)
            ? 1U
            : 0U;
    }
    m_areBoth = isMe && isOther && m_isOr;
    constexpr std::size_t tagged = 3; // "…, don't I?"
    if (said == 0 && m_clause.end - m_clause.begin <= tagged
        && (m_ask == "does" || m_ask == "is" || m_ask == "may" || m_ask == "must"))
        m_ask = m_ask == "may" ? "allowed" : "right";
    const Token &last = tokens[m_clause.end - 1];
    const bool isVerdict = said == 0 || (said == 1 && last.is(TermKind::Verb, "resolve"));
    m_isBrief = isVerdict || m_ask == "allowed" || m_ask == "right";
    if (m_ask.empty() && isWanted) {
        m_ask = "allowed";
        m_isBrief = true;
    }
    m_isTelling = m_ask.empty() && endOfSentence(m_scene, m_clause.begin) != '?';
    if (m_ask.empty() && !m_isTelling) // "yeah?", "works?"
        m_ask = m_isClaim || said == 0 ? "right" : isVerdict && !m_isNumber ? "allowed" : "";
    if (m_isClaim && m_isTelling)
        m_ask = "right";
    if (m_isBrief)
        readTold();
}

/// What a verdict is about.
void AskingWords::readTold()
{
    const auto &tokens = m_scene.tokens();
    bool isClaimed = false;
    bool isOfMay = false;
    for (std::size_t at = m_told.begin; at < m_told.end; ++at) {
        m_isNumberTold = m_isNumberTold || isNumberAt(at);
        isClaimed = isClaimed || (m_ask == "right" && tokens[at].value(TermKind::Claim));
        m_isOfClaim = m_isOfClaim // not only "I say no"
            || (isClaimed
                && (tokens[at].value(TermKind::Noun) || tokens[at].value(TermKind::Flag)
                    || tokens[at].card));
        isOfMay = isOfMay || tokens[at].is(TermKind::Ask, "may") || mayNot(tokens[at].text)
            || tokens[at].is(TermKind::Ask, "allowed");
    }
    m_isOfClaim = m_isOfClaim && !isOfMay;
}

bool AskingWords::isNumberAt(std::size_t at) const
{
    const Token &token = m_scene.tokens()[at];
    const std::string *number = token.value(TermKind::Number);
    const bool isBehindTo = at > 0 && m_scene.tokens()[at - 1].is(TermKind::Link, "to");
    return token.number
        || (number && ((*number != "0" && *number != "1") || isBehindTo)); // "do I go to zero"
}

double AskingWords::score(const PossibleQuestion &one) const
{
    constexpr double bare = 0.4; // nothing but its card speaks for it
    // "does Tech Trader pay me": a cost is not asked so.
    const bool isPrice = m_ask == "what" || m_ask == "how-much" || m_ask == "must";
    const double cues = ofCues(one) * (one.form == Form::Cost && !isPrice ? 0.3 : 1);
    double score = one.likely + ofForm(one.form) + cues + ofObject(one) * (cues > 0 ? 1 : bare)
        + ofTouched(one) * (m_isBrief || m_isClaim || m_isTelling ? 1 : 0.6) + ofAct(one)
        + (one.isCounted && m_ask == "how-many" ? 2 : 0) + ofWords(one) + m_contested->score(one)
        - (m_killsPerson && !one.object.empty() ? 2 : 0);
    if (one.by && !m_subject && m_person)
        score += *one.by == *m_person ? 0.5 : 0;
    if (one.by && m_subject)
        score += *one.by == *m_subject ? 1 : one.form == Form::Legal ? -2.5 : -1;
    return score;
}

void AskingWords::findSubject()
{
    std::size_t begin = m_clause.begin;
    for (std::size_t at = begin; at < m_clause.end; ++at)
        if (m_scene.tokens()[at].value(TermKind::Claim))
            begin = at + 1; // not who says it
    for (std::size_t at = begin; at < m_clause.end && at < begin + 4; ++at) {
        const Token &token = m_scene.tokens()[at];
        if (const std::string *side = token.value(TermKind::Side))
            m_subject = core::fromWord(rules::sideWords, *side);
        else if (token.text == "you" && begin > m_clause.begin) // said to who tells it
            m_subject = m_scene.subjects.me().side;
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

double AskingWords::ofForm(Form form) const
{
    struct Row {
        std::string_view ask;
        std::array<double, 7> weights; ///< legal, cost, number, fact, order, chooser, place
    };
    constexpr std::array<Row, 15> rows{{{"may", {3, 0, 0, 0.6, 0.3, 0.3, 0}},
                                        {"allowed", {3, 0, 0, 0.5, 0.3, 0, 0}},
                                        {"right", {1.4, 0.4, 0.9, 1.2, 0.9, 0.2, 0.4}},
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
    const double weight = row == rows.end() ? usual : row->weights[static_cast<std::size_t>(form)];
    return weight + (m_isOrder && form == Form::Order ? 2 : 0)
        + (m_isNumber && (m_isBrief || m_isClaim) && form == Form::Number ? 1.5 : 0)
        + (m_isNumber && m_isOr && form == Form::Number ? 1.2 : 0)
        + (m_isNumberTold && form == Form::Number ? 0.8 : 0)
        + (m_areBoth && form == Form::Chooser ? 4 : 0)
        + (m_isTelling && !m_isClaim && form == Form::Order ? 2 : 0)
        - (m_isNumber && form == Form::Place ? 3 : 0);
}

int AskingWords::found(const std::vector<Term> &cues, const AskedClause &where) const
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

double AskingWords::ofCues(const PossibleQuestion &one) const
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

bool AskingWords::names(const AskedClause &where, const std::string &object) const
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

double AskingWords::ofObject(const PossibleQuestion &one) const
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

namespace {

constexpr double played = 1;
constexpr double named = 0.8;
constexpr double spokenOf = 0.6; ///< of a question for what was told before
constexpr double there = 0.3;

} // namespace

bool AskingWords::isTouched(const PossibleQuestion &one) const
{
    return ofTouched(one) >= spokenOf;
}

double AskingWords::ofTouched(const PossibleQuestion &one) const
{
    if (!one.touched)
        return 0;
    const bool asksOfAll = m_isBrief || m_isClaim || m_isTelling;
    double best = 0;
    for (const std::string &object : m_scene.draft.objects()) {
        const auto *model = m_scene.draft.modelOf(object);
        if (!model || !touchedBy(*model).contains(*one.touched))
            continue;
        const bool isPlayed = std::ranges::any_of(m_scene.draft.script(), [&](const Json &act) {
            return std::ranges::any_of(*act.asObject(), [&](const auto &part) {
                const std::string *value = part.second.asString();
                return value && (*value == object || value->starts_with(object + '#'));
            });
        });
        const bool isNamed = names(m_clause, object) || names(m_told, object);
        best = std::max(best, isPlayed ? played : isNamed ? named : asksOfAll ? spokenOf : there);
    }
    return best;
}

double AskingWords::ofWords(const PossibleQuestion &one) const
{
    constexpr double counted = 1; // "2 tags. do they go away?"
    constexpr double priced = 2;  // "so it's free?"
    constexpr double called = 1.2;
    double score = 0;
    const std::string &noun = m_scene.lastNoun;
    if (m_isBrief && one.form == Form::Number && !noun.empty()
        && std::ranges::find(one.cues, Term{TermKind::Noun, noun}) != one.cues.end())
        score += counted;
    if (m_isPrice && one.form == Form::Cost)
        score += priced;
    const std::size_t mark = one.target.find('#');
    if (mark == std::string::npos)
        return score;
    const std::string ability = one.target.substr(mark + 1, one.target.find('-', mark) - mark - 1);
    const auto isCalled = [&](const AskedClause &where) {
        for (std::size_t at = where.begin; at < where.end; ++at)
            if (m_scene.tokens()[at].text.starts_with(ability))
                return true;
        return false;
    };
    return score + (isCalled(m_clause) || (m_isBrief && isCalled(m_told)) ? called : 0);
}

double AskingWords::ofAct(const PossibleQuestion &one) const
{
    if (one.form != Form::Legal || one.verb.empty())
        return 0;
    constexpr double claimed = -1.5; // something else than that it may be done
    if (m_isOfClaim)
        return claimed;
    constexpr double wanted = 2.5;
    constexpr double last = 1.5;
    constexpr double done = 0.7;
    const bool asksOfIt = m_isBrief || m_isClaim;
    if (!asksOfIt && m_ask != "may")
        return 0; // "does it resolve?"
    for (const Scene::Intended &intended : m_scene.intended)
        if (!intended.acts.empty() && isAct(intended.acts.back(), one))
            return asksOfIt ? wanted : done;
    bool isLast = true;
    const auto &script = m_scene.draft.script();
    for (auto act = script.rbegin(); act != script.rend(); ++act) {
        if (isAct(*act, one))
            return isLast && asksOfIt ? last : done;
        isLast = isLast && !isDecision(*act);
    }
    return 0;
}

} // namespace saying
