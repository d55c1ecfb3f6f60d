// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Where in a turn or a run the players are: what each may do there, what comes next and what ends
// it, and how another version has it. The walk stands in the address, so that "back" is the phone's
// own and nothing is kept here.
#include "web/judge_pages.h"

#include "rules/timing/timing_comparison.h"
#include "rules/timing/timing_walk.h"

#include <algorithm>
#include <charconv>

namespace web {

using core::Json;
using rules::TimingKind;
using rules::TimingStructure;

namespace {

const char *kindText(TimingKind kind)
{
    switch (kind) {
    case TimingKind::CorpTurn:
        return Pages::tr("The Corp's turn");
    case TimingKind::RunnerTurn:
        return Pages::tr("The Runner's turn");
    case TimingKind::Run:
        break;
    }
    return Pages::tr("A run");
}

const char *windowText(rules::Window window)
{
    switch (window) {
    case rules::Window::PaidAbilities:
        return Pages::tr("use paid abilities");
    case rules::Window::RezNonIce:
        return Pages::tr("rez cards other than ice");
    case rules::Window::RezApproachedIce:
        return Pages::tr("rez the approached ice");
    case rules::Window::ScoreAgendas:
        return Pages::tr("score agendas");
    case rules::Window::BreakSubroutines:
        return Pages::tr("break subroutines");
    case rules::Window::JackOut:
        return Pages::tr("jack out");
    case rules::Window::TakeActions:
        break;
    }
    return Pages::tr("take actions");
}

const char *differenceText(rules::Differing differing)
{
    switch (differing) {
    case rules::Differing::Presence:
        return Pages::tr("only one has it");
    case rules::Differing::Number:
        return Pages::tr("number");
    case rules::Differing::Windows:
        return Pages::tr("who may do what");
    case rules::Differing::Triggers:
        return Pages::tr("abilities met");
    case rules::Differing::Exits:
        return Pages::tr("what follows");
    case rules::Differing::TakesEffect:
        break;
    }
    return Pages::tr("when it takes effect");
}

/// "use paid abilities, rez cards other than ice"; empty: nothing.
std::string mayText(const InLanguage &in, const rules::TimingStep &step, TimingKind kind,
                    rules::Side side)
{
    std::string text;
    for (const auto &[window, word] : rules::windowWords)
        if (step.windows.contains(window) && rules::mayUse(side, window, kind))
            text += (text.empty() ? "" : ", ") + in(windowText(window));
    return text;
}

std::string sideSentence(const InLanguage &in, const TimingStructure &structure,
                         const rules::TimingStep &step, rules::Side side)
{
    const std::string may = mayText(in, step, structure.kind, side);
    const bool corp = side == rules::Side::Corp;
    if (may.empty())
        return corp ? in(Pages::tr("The Corp may do nothing now."))
                    : in(Pages::tr("The Runner may do nothing now."));
    return corp ? in(Pages::tr("The Corp may {what}."), {{"what", may}})
                : in(Pages::tr("The Runner may {what}."), {{"what", may}});
}

/// A walk with the address that leads to it: where it began, and the number of each choice since.
class AskedWalk {
public:
    AskedWalk(const Visit &visit, const TimingStructure &structure) : m_walk(structure)
    {
        const Fields &query = visit.request.query;
        m_base = "/judge/timing?kind="
            + std::string(core::toWord(rules::timingKindWords, structure.kind))
            + versionQuery(visit);
        const auto from = numberOf(query, "from");
        if (const auto *step = structure.findTopic(field(query, "topic")))
            stand(static_cast<std::size_t>(step - structure.steps.data()));
        else if (from && *from > 0 && *from < static_cast<int>(structure.steps.size()))
            stand(static_cast<std::size_t>(*from));
        take(field(query, "way"));
    }

    [[nodiscard]] const rules::TimingWalk &walk() const { return m_walk; }
    /// Of this choice from here.
    [[nodiscard]] std::string pathWith(std::size_t choice) const
    {
        return at(m_way + (m_way.empty() ? "" : ".") + std::to_string(choice));
    }
    [[nodiscard]] std::string pathBack() const
    {
        const auto dot = m_way.rfind('.');
        return at(dot == std::string::npos ? std::string() : m_way.substr(0, dot));
    }
    [[nodiscard]] std::string pathTo(std::size_t step) const
    {
        return m_base + "&from=" + std::to_string(step);
    }
    [[nodiscard]] const std::string &start() const { return m_base; }

private:
    void stand(std::size_t position)
    {
        m_walk.standAt(position);
        m_from = position;
    }
    /// As far as it can be followed: an address may come from another version.
    void take(std::string_view way)
    {
        constexpr int longest = 60;
        const char *at = way.data();
        const char *const end = at + way.size();
        for (int taken = 0; at < end && taken < longest; ++taken) {
            std::size_t choice = 0;
            const auto [after, error] = std::from_chars(at, end, choice);
            const auto choices = m_walk.choices();
            if (error != std::errc() || choice >= choices.size() || choices[choice].barred)
                return;
            m_walk.take(choices[choice]);
            m_way += (m_way.empty() ? "" : ".") + std::to_string(choice);
            at = after < end ? after + 1 : end;
        }
    }
    [[nodiscard]] std::string at(const std::string &way) const
    {
        return m_base + (m_from ? "&from=" + std::to_string(m_from) : std::string())
            + (way.empty() ? std::string() : "&way=" + way);
    }

    rules::TimingWalk m_walk;
    std::string m_base;
    std::size_t m_from = 0;
    std::string m_way;
};

/// "When the Runner jacks out" from "when the Runner jacks out".
std::string withCapital(std::string text)
{
    if (!text.empty() && text[0] >= 'a' && text[0] <= 'z')
        text[0] = static_cast<char>(text[0] - 'a' + 'A');
    return text;
}

Json choicesOf(const InLanguage &in, const AskedWalk &asked)
{
    const auto choices = asked.walk().choices();
    const auto &steps = asked.walk().structure().steps;
    Json list = Json::array();
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const auto &choice = choices[i];
        const auto &to = steps[choice.exit->to];
        list.push(
            Json::object({{"path", asked.pathWith(i)},
                          {"when",
                           choice.interrupt ? choice.interrupt->title + ": " + choice.exit->when
                                            : withCapital(choice.exit->when)},
                          {"to", to.id + ' ' + to.title},
                          {"happens", choice.interrupt ? choice.interrupt->happens : std::string()},
                          {"barred",
                           choice.barred ? Json(in(Pages::tr("Not on the first ice of this run.")))
                                         : Json(false)}}));
    }
    return list;
}

Json stepsOf(const AskedWalk &asked)
{
    const auto &structure = asked.walk().structure();
    Json steps = Json::array();
    std::string phase;
    for (std::size_t i = 0; i < structure.steps.size(); ++i) {
        const auto &step = structure.steps[i];
        steps.push(Json::object({{"phase", step.phase == phase ? std::string() : step.phase},
                                 {"path", asked.pathTo(i)},
                                 {"words", step.id + ' ' + step.title},
                                 {"current", i == asked.walk().position()}}));
        phase = step.phase;
    }
    return steps;
}

void addStep(Json &view, const Visit &visit, const AskedWalk &asked)
{
    const InLanguage &in = visit.in;
    const auto &structure = asked.walk().structure();
    const auto &step = asked.walk().step();
    view.set("step", step.id + ' ' + step.title);
    view.set("happens", step.happens);
    view.set("corp", sideSentence(in, structure, step, rules::Side::Corp));
    view.set("runner", sideSentence(in, structure, step, rules::Side::Runner));
    view.set("end",
             step.ends() ? Json(in(Pages::tr("Over. {what}"), {{"what", step.end}})) : Json(false));
    view.set("source",
             in(Pages::tr("{document}, “{section}”"),
                {{"document", structure.document}, {"section", step.section}}));
    view.set("choices_words", step.ends() ? Json(false) : Json(in(Pages::tr("What comes next"))));
    view.set("choices", choicesOf(in, asked));
    view.set("back_path", asked.walk().canGoBack() ? Json(asked.pathBack()) : Json(false));
    view.set("back_words", in(Pages::tr("One step back")));
    view.set("start_path", asked.walk().position() == 0 ? Json(false) : Json(asked.start()));
    view.set("start_words", in(Pages::tr("From the beginning")));
    view.set("steps_words", in(Pages::tr("All steps")));
    view.set("steps", stepsOf(asked));
}

/// One side of a line of the comparison: the step, and what may be done there.
Json comparedSide(const InLanguage &in, const TimingStructure &structure,
                  const rules::TimingStep *step)
{
    Json lines = Json::array();
    if (step)
        for (const auto side : {rules::Side::Corp, rules::Side::Runner})
            if (const auto may = mayText(in, *step, structure.kind, side); !may.empty())
                lines.push(side == rules::Side::Corp
                               ? in(Pages::tr("Corp: {what}"), {{"what", may}})
                               : in(Pages::tr("Runner: {what}"), {{"what", may}}));
    return Json::object(
        {{"version", std::string(rules::nameOf(rules::editionOf(structure.version)))},
         {"step", step ? step->id + ' ' + step->title : in(Pages::tr("There is no such step."))},
         {"lines", lines}});
}

std::string differencesText(const InLanguage &in, rules::EnumSet<rules::Differing> set)
{
    std::string text;
    for (const auto &[differing, word] : rules::differingWords)
        if (set.contains(differing))
            text += (text.empty() ? "" : ", ") + in(differenceText(differing));
    return text;
}

void addComparison(Json &view, const InLanguage &in, const TimingStructure &left,
                   const TimingStructure &right)
{
    Json lines = Json::array();
    for (const auto &line : rules::compare(left, right).steps) {
        if (line.differing.empty())
            continue;
        Json sides = Json::array();
        sides.push(comparedSide(in, left, line.left));
        sides.push(comparedSide(in, right, line.right));
        lines.push(Json::object(
            {{"differs", "≠ " + differencesText(in, line.differing)}, {"sides", sides}}));
    }
    view.set("compared_words",
             lines.asArray()->empty() ? in(Pages::tr("They agree in every step."))
                                      : in(Pages::tr("Steps in which they differ")));
    view.set("compared", lines);
}

Json waysTo(const Visit &visit, TimingKind now)
{
    Json kinds = Json::array();
    for (const auto kind : {TimingKind::Run, TimingKind::CorpTurn, TimingKind::RunnerTurn})
        kinds.push(Json::object(
            {{"path",
              "/judge/timing?kind=" + std::string(core::toWord(rules::timingKindWords, kind))
                  + versionQuery(visit)},
             {"words", visit.in(kindText(kind))},
             {"current", kind == now}}));
    return kinds;
}

Json comparisonChoices(const InLanguage &in, rules::RulesVersion present,
                       std::optional<rules::RulesVersion> other)
{
    Json choices = Json::array();
    choices.push(Json::object(
        {{"value", ""}, {"words", in(Pages::tr("Compare with nothing"))}, {"chosen", !other}}));
    for (const auto &[version, word] : rules::rulesVersionWords)
        if (version != present)
            choices.push(
                Json::object({{"value", word},
                              {"words",
                               in(Pages::tr("Compare with {version}"),
                                  {{"version", rules::nameOf(rules::editionOf(version))}})},
                              {"chosen", other == version}}));
    return choices;
}

} // namespace

Response timingPage(const Visit &visit)
{
    const InLanguage &in = visit.in;
    const Fields &query = visit.request.query;
    const auto kind =
        core::fromWord(rules::timingKindWords, field(query, "kind")).value_or(TimingKind::Run);
    const auto version = versionAsked(visit).value_or(rules::RulesVersion::Rr10);
    const auto &structure = rules::timingStructure(version, kind);
    auto other = core::fromWord(rules::rulesVersionWords, field(query, "compare"));
    if (other == version)
        other.reset();
    Json view = ownFrame(visit, "/judge/timing");
    view.set("title", in(kindText(kind)));
    view.set("kind", core::toWord(rules::timingKindWords, kind));
    view.set("kinds", waysTo(visit, kind));
    view.set("kinds_words", in(Pages::tr("Turn or run")));
    view.set("version_words", in(Pages::tr("Version of the rules")));
    view.set("versions", versionChoices(visit, false));
    view.set("compare_words", in(Pages::tr("Version to compare with")));
    view.set("others", comparisonChoices(in, version, other));
    view.set("show_words", in(Pages::tr("Show")));
    for (const char *absent : {"step", "compared_words"})
        view.set(absent, false);
    if (other)
        addComparison(view, in, structure, rules::timingStructure(*other, kind));
    else
        addStep(view, visit, AskedWalk(visit, structure));
    return page(visit, "timing", view);
}

} // namespace web
