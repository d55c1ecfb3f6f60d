// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/contested.h"

#include "rules/saying/touched.h"

#include <algorithm>
#include <array>
#include <optional>

namespace saying {

using core::Json;

namespace {

struct Weight {
    std::string_view feature;
    double value;
};

/// Fitted to disputes of which it is known what was contested; what weighs little is left out.
constexpr std::array<Weight, 52> weights{{
    {"touched", 1.7},
    {"done last", 1.3},
    {"death", 1.1},
    {"legal of one", -1.1},
    {"of strong", 0.9},
    {"use", 0.9},
    {"damage of hand", 0.8},
    {"touched alone", 0.7},
    {"cost", 0.6},
    {"cost of verb", 0.6},
    {"flatlined", 0.6},
    {"number barred so", -0.6},
    {"number of one", 0.6},
    {"rez", -0.6},
    {"tags", 0.6},
    {"cost of one", 0.5},
    {"fact barred", 0.5},
    {"fact of two", -0.5},
    {"legal barred so", 0.5},
    {"legal of two", 0.5},
    {"of must", 0.5},
    {"score", 0.5},
    {"agenda points", -0.4},
    {"cost of two", 0.4},
    {"fact barred so", 0.4},
    {"grip", -0.4},
    {"install", -0.4},
    {"intended", 0.4},
    {"named first", -0.4},
    {"number barred", -0.4},
    {"number of two", -0.4},
    {"of installed", -0.4},
    {"play", 0.4},
    {"run end", -0.4},
    {"touched by named", 0.4},
    {"HQ", -0.3},
    {"brain", 0.3},
    {"clicks", 0.3},
    {"counted", 0.3},
    {"counted before", 0.3},
    {"cue", 0.3},
    {"done", -0.3},
    {"fact of verb", 0.3},
    {"legal of verb", -0.3},
    {"named last", 0.3},
    {"of counters", 0.3},
    {"of credits", -0.3},
    {"of trashed", 0.3},
    {"steal", 0.3},
    {"touched last", -0.3},
    {"trash", -0.3},
    {"trash_resource", -0.3},
}};

/// "can't", "not allowed": what stands behind it is disputed.
bool bars(const Token &token)
{
    constexpr std::array<std::string_view, 8> words{
        "cant", "cannot", "can not", "could not", "couldnt", "not allowed", "wont let", "never"};
    return token.is(TermKind::Ask, "may") || std::ranges::find(words, token.text) != words.end();
}

std::optional<int> countAt(const Token &token)
{
    const auto count = token.count();
    const bool isSmall = !token.number && (count == 0 || count == 1);
    if (isSmall && token.text != "one" && token.text != "zero")
        return std::nullopt; // "a", "no"
    return count;
}

/// What a question asks, whatever card it asks of.
std::string kindOf(const PossibleQuestion &one)
{
    if (one.form == Form::Legal)
        return one.verb.empty() ? "legal" : one.verb;
    if (one.form == Form::Cost)
        return "cost";
    std::string kind;
    for (const std::string_view word :
         {"credits",   "clicks",         "agenda points", "hand size",     "grip",      "HQ",
          "R&D",       "tags",           "brain",         "bad publicity", "link",      "memory",
          "tagged",    "wins",           "flatlined",     "what happens",  "act first", "decides",
          "run end",   "run successful", "access",        "trace",         "trigger",   "points is",
          "worth",     "passed",         "broken",        "subroutines",   "strong",    "active",
          "installed", "rezzed",         "trashed",       "counters",      "where",     "must"})
        if (one.text.find(word) != std::string::npos) {
            kind = word;
            break;
        }
    return (one.object.empty() ? "" : "of ") + kind;
}

int sizeOf(rules::EnumSet<Touched> touched)
{
    int size = 0;
    for (int one = 0; one <= static_cast<int>(Touched::Place); ++one)
        size += touched.contains(static_cast<Touched>(one)) ? 1 : 0;
    return size;
}

bool isOfObject(const Json &act, const std::string &object)
{
    return std::ranges::any_of(*act.asObject(), [&](const auto &part) {
        const std::string *value = part.second.asString();
        return value && (*value == object || value->starts_with(object + '#'));
    });
}

} // namespace

Contested::Contested(const Scene &scene, const AskedClause &clause)
    : m_scene(scene), m_area(scene.tokens().size() + 1, false)
{
    findArea(clause);
    readArea();
    readStory();
}

void Contested::findArea(const AskedClause &clause)
{
    const auto &tokens = m_scene.tokens();
    std::size_t begin = 0;
    for (std::size_t at = 0; at <= tokens.size(); ++at) {
        if (at < tokens.size() && !tokens[at].ends())
            continue;
        bool isDisputed = clause.begin < at && clause.end > begin;
        for (std::size_t of = begin; of < at; ++of)
            isDisputed = isDisputed || tokens[of].value(TermKind::Claim);
        for (std::size_t of = begin; of < at; ++of)
            m_area[of] = isDisputed;
        begin = at + 1;
    }
}

void Contested::readArea()
{
    const auto &tokens = m_scene.tokens();
    std::set<int> numbers;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        const auto number = countAt(tokens[at]);
        std::size_t next = at + 1;
        while (next < tokens.size() && tokens[next].isIdle())
            ++next;
        const std::string *noun =
            number && next < tokens.size() ? tokens[next].value(TermKind::Noun) : nullptr;
        if (noun)
            m_told.insert(*noun);
        if (!isIn(at))
            continue;
        if (noun)
            m_counted.insert(*noun);
        if (number)
            numbers.insert(*number);
        for (const std::string_view flag : {"dead", "alive"})
            m_isDeath = m_isDeath || tokens[at].is(TermKind::Flag, flag);
        for (const std::string_view verb : {"survive", "kill"})
            m_isDeath = m_isDeath || tokens[at].is(TermKind::Verb, verb);
        if (const std::string *verb = tokens[at].value(TermKind::Verb))
            m_verb = *verb;
        constexpr std::size_t near = 5;
        for (std::size_t of = at + 1;
             bars(tokens[at]) && of < tokens.size() && of < at + near && !tokens[of].ends(); ++of)
            if (const std::string *verb = tokens[of].value(TermKind::Verb))
                m_barred.insert(*verb);
    }
    m_isNumber = !numbers.empty();
    m_isContrast = numbers.size() > 1;
}

void Contested::readStory()
{
    for (const Json &act : m_scene.draft.script())
        for (const std::string &object : m_scene.draft.objects())
            if (isOfObject(act, object))
                m_last = object;
}

int Contested::cues(const PossibleQuestion &one, bool inArea) const
{
    int number = 0;
    for (const Term &cue : one.cues)
        for (std::size_t at = 0; at < m_scene.tokens().size(); ++at)
            if (isIn(at) == inArea && m_scene.tokens()[at].is(cue.kind, cue.value)) {
                ++number;
                break;
            }
    return std::min(number, 2);
}

bool Contested::names(std::size_t token, const std::string &object) const
{
    const auto card = m_scene.draft.cardOf(object);
    const auto type = core::toWord(rules::cardTypeWords, m_scene.draft.typeOf(object));
    const Token &one = m_scene.tokens()[token];
    return card ? one.card == card : one.is(TermKind::Type, type);
}

void Contested::ofWords(const PossibleQuestion &one, Features &found) const
{
    found.emplace_back(kindOf(one), 1);
    if (const int number = cues(one, true))
        found.emplace_back("cue", number);
    if (const int number = cues(one, false))
        found.emplace_back("cue before", number);
    const auto counts = [&](const std::set<std::string> &nouns) {
        return std::ranges::any_of(one.cues, [&](const Term &cue) {
            return cue.kind == TermKind::Noun && nouns.contains(cue.value);
        });
    };
    if (one.form == Form::Number && counts(m_counted))
        found.emplace_back("counted", 1);
    else if (one.form == Form::Number && counts(m_told))
        found.emplace_back("counted before", 1);
    const std::string form = one.form == Form::Number ? "number"
        : one.form == Form::Legal                     ? "legal"
        : one.form == Form::Cost                      ? "cost"
                                                      : "fact";
    if (m_isContrast)
        found.emplace_back(form + " of two", 1);
    else if (m_isNumber)
        found.emplace_back(form + " of one", 1);
    if (!m_barred.empty())
        found.emplace_back(form + " barred", 1);
    if (std::ranges::any_of(one.cues, [&](const Term &cue) {
            return cue.kind == TermKind::Verb && m_barred.contains(cue.value);
        }))
        found.emplace_back(form + " barred so", 1);
    if (!m_verb.empty() && one.form != Form::Number
        && std::ranges::find(one.cues, Term{TermKind::Verb, m_verb}) != one.cues.end())
        found.emplace_back(form + " of verb", 1);
    if (m_isDeath && kindOf(one) == "flatlined")
        found.emplace_back("death", 1);
}

void Contested::ofObject(const PossibleQuestion &one, Features &found) const
{
    if (one.object.empty())
        return;
    const auto &tokens = m_scene.tokens();
    std::optional<std::size_t> first;
    std::optional<std::size_t> last;
    bool isNamed = false;
    for (std::size_t at = 0; at < tokens.size(); ++at) {
        if (tokens[at].card && !first)
            first = at;
        if (tokens[at].card)
            last = at;
        isNamed = isNamed || (isIn(at) && names(at, one.object));
    }
    if (isNamed)
        found.emplace_back("named", 1);
    if (last && names(*last, one.object))
        found.emplace_back("named last", 1);
    if (first && names(*first, one.object))
        found.emplace_back("named first", 1);
    if (m_last == one.object)
        found.emplace_back("acted last", 1);
}

void Contested::ofActs(const PossibleQuestion &one, Features &found) const
{
    if (one.form != Form::Legal || one.verb.empty())
        return;
    const auto isThis = [&](const Json &act) {
        const Json *value = act.find(one.verb);
        return value && (one.target.empty() || *value == Json(one.target));
    };
    for (const Scene::Intended &intended : m_scene.intended)
        if (std::ranges::any_of(intended.acts, isThis)) {
            found.emplace_back("intended", 1);
            break;
        }
    const auto &script = m_scene.draft.script();
    if (std::ranges::any_of(script, isThis))
        found.emplace_back("done", 1);
    if (!script.empty() && isThis(script.back()))
        found.emplace_back("done last", 1);
}

void Contested::ofTouched(const PossibleQuestion &one, Features &found) const
{
    const bool isGrip = kindOf(one) == "grip";
    if (!one.touched)
        return;
    bool isAny = false;
    bool isNamed = false;
    bool isLast = false;
    int fewest = 9;
    for (const std::string &object : m_scene.draft.objects()) {
        const auto *model = m_scene.draft.modelOf(object);
        if (!model)
            continue;
        const auto touched = touchedBy(*model);
        if (!touched.contains(*one.touched) && !(isGrip && touched.contains(Touched::Damage)))
            continue;
        isAny = true;
        isLast = isLast || object == m_last;
        fewest = std::min(fewest, sizeOf(touched));
        for (std::size_t at = 0; at < m_scene.tokens().size() && !isNamed; ++at)
            isNamed = isIn(at) && names(at, object);
    }
    if (isAny)
        found.emplace_back("touched", 1);
    if (isNamed)
        found.emplace_back("touched by named", 1);
    if (isLast)
        found.emplace_back("touched last", 1);
    if (isAny && fewest < 3)
        found.emplace_back("touched alone", 3 - fewest);
    if (isAny && m_isContrast)
        found.emplace_back("touched of two", 1);
    if (isAny && *one.touched == Touched::Damage)
        found.emplace_back("damage", 1);
    if (isAny && *one.touched == Touched::Damage && m_scene.draft.isTold("state/runner/hand"))
        found.emplace_back("damage of hand", 1);
}

Contested::Features Contested::features(const PossibleQuestion &one) const
{
    Features found;
    ofWords(one, found);
    ofObject(one, found);
    ofActs(one, found);
    ofTouched(one, found);
    return found;
}

double Contested::score(const PossibleQuestion &one) const
{
    double score = 0;
    for (const auto &[name, value] : features(one))
        if (const auto row = std::ranges::find(weights, std::string_view(name), &Weight::feature);
            row != weights.end())
            score += row->value * value;
    return score;
}

} // namespace saying
