// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/commands.h"
#include "cli/json_text.h"
#include "cli/options.h"
#include "cli/text_table.h"

#include "rules/timing/timing_comparison.h"

namespace cli {

namespace {

using core::Json;
using rules::TimingStructure;

struct RulesTimingOptions {
    std::string kind;
    std::optional<std::string> version;
    std::optional<std::string> compare;
};

constexpr core::Words<rules::Window, 7> windowNames{
    {{rules::Window::PaidAbilities, "paid abilities"},
     {rules::Window::RezNonIce, "rez non-ice cards"},
     {rules::Window::RezApproachedIce, "rez the approached ice"},
     {rules::Window::ScoreAgendas, "score agendas"},
     {rules::Window::BreakSubroutines, "break subroutines"},
     {rules::Window::JackOut, "jack out"},
     {rules::Window::TakeActions, "take actions"}}};

template <class Enum, std::size_t size>
std::vector<std::string> wordsIn(const core::Words<Enum, size> &words, rules::EnumSet<Enum> set)
{
    std::vector<std::string> names;
    for (const auto &[value, name] : words)
        if (set.contains(value))
            names.emplace_back(name);
    return names;
}

std::string commaList(const std::vector<std::string> &words)
{
    std::string text;
    for (const std::string &word : words)
        text += (text.empty() ? "" : ", ") + word;
    return text;
}

/// What that side may do during the step.
rules::EnumSet<rules::Window> windowsOf(rules::Side side, const rules::TimingStep &step,
                                        const TimingStructure &structure)
{
    rules::EnumSet<rules::Window> set;
    for (const auto &[window, name] : windowNames)
        if (step.windows.contains(window) && mayUse(side, window, structure.kind))
            set.add(window);
    return set;
}

Json exitsJson(const std::vector<rules::TimingExit> &exits, const TimingStructure &structure)
{
    Json list = Json::array();
    for (const rules::TimingExit &exit : exits)
        list.push(Json::object({{"choice", exit.choice},
                                {"when", exit.when},
                                {"to", structure.steps[exit.to].id},
                                {"barred", core::toWord(rules::barredWords, exit.barred)}}));
    return list;
}

Json structureJson(const TimingStructure &structure)
{
    Json steps = Json::array();
    for (const rules::TimingStep &step : structure.steps) {
        Json windows = Json::object({});
        for (const auto &[side, name] : rules::sideWords)
            windows.set(std::string(name),
                        jsonList(wordsIn(rules::windowWords, windowsOf(side, step, structure))));
        steps.push(
            Json::object({{"id", step.id},
                          {"topic", step.topic},
                          {"phase", step.phase},
                          {"title", step.title},
                          {"happens", step.happens},
                          {"section", step.section},
                          {"windows", std::move(windows)},
                          {"triggers", jsonList(wordsIn(rules::triggerWords, step.triggers))},
                          {"exits", exitsJson(step.exits, structure)},
                          {"end", step.end.empty() ? Json() : Json(step.end)}}));
    }
    Json interrupts = Json::array();
    for (const rules::TimingInterrupt &interrupt : structure.interrupts) {
        Json during = Json::array();
        for (const std::size_t at : interrupt.during)
            during.push(structure.steps[at].id);
        interrupts.push(Json::object(
            {{"topic", interrupt.topic},
             {"title", interrupt.title},
             {"happens", interrupt.happens},
             {"section", interrupt.section},
             {"takes_effect", core::toWord(rules::takesEffectWords, interrupt.takesEffect)},
             {"during", std::move(during)},
             {"exits", exitsJson(interrupt.exits, structure)}}));
    }
    return Json::object({{"kind", core::toWord(rules::timingKindWords, structure.kind)},
                         {"version", core::toWord(rules::rulesVersionWords, structure.version)},
                         {"document", structure.document},
                         {"section", structure.section},
                         {"note", structure.note},
                         {"steps", std::move(steps)},
                         {"interrupts", std::move(interrupts)}});
}

std::string exitsText(const std::vector<rules::TimingExit> &exits, const TimingStructure &structure)
{
    std::string text;
    for (const rules::TimingExit &exit : exits)
        text += "        → " + structure.steps[exit.to].id + " when " + exit.when + '\n';
    return text;
}

std::string structureText(const TimingStructure &structure)
{
    std::string text = structure.document + ", " + structure.section + '\n';
    if (!structure.note.empty())
        text += structure.note + '\n';
    std::string_view phase;
    for (const rules::TimingStep &step : structure.steps) {
        if (step.phase != phase)
            text += '\n' + step.phase + '\n';
        phase = step.phase;
        text += "  [" + step.id + "] " + step.title + "\n        " + step.happens + '\n';
        for (const auto &[side, name] : rules::sideWords)
            if (const auto windows = windowsOf(side, step, structure); !windows.empty())
                text += std::string("        ")
                    + (side == rules::Side::Corp ? "Corp: " : "Runner: ")
                    + commaList(wordsIn(windowNames, windows)) + '\n';
        text += exitsText(step.exits, structure);
        if (step.ends())
            text += "        " + step.end + '\n';
    }
    if (!structure.interrupts.empty())
        text += "\nWhat leaves this order\n";
    for (const rules::TimingInterrupt &interrupt : structure.interrupts)
        text += "  " + interrupt.title + " (" + interrupt.section + ")\n        "
            + interrupt.happens + '\n' + exitsText(interrupt.exits, structure);
    return text;
}

std::string nameIn(const rules::TimingStep &step) { return step.id; }
std::string nameIn(const rules::TimingInterrupt &interrupt) { return interrupt.topic; }

/// Adds the lines to the table and returns them as JSON.
template <class Part>
Json linesOf(const std::vector<rules::Compared<Part>> &lines, TextTable &table)
{
    Json list = Json::array();
    for (const rules::Compared<Part> &line : lines) {
        const Part &named = line.left ? *line.left : *line.right;
        const auto differs = wordsIn(rules::differingWords, line.differing);
        table.add({line.left ? nameIn(*line.left) : "–", line.right ? nameIn(*line.right) : "–",
                   named.title, commaList(differs)});
        list.push(Json::object({{"topic", named.topic},
                                {"left", line.left ? Json(nameIn(*line.left)) : Json()},
                                {"right", line.right ? Json(nameIn(*line.right)) : Json()},
                                {"differs", jsonList(differs)}}));
    }
    return list;
}

Answer comparison(const TimingStructure &left, const TimingStructure &right)
{
    const auto compared = rules::compare(left, right);
    const std::string leftName(core::toWord(rules::rulesVersionWords, left.version));
    const std::string rightName(core::toWord(rules::rulesVersionWords, right.version));
    TextTable table({{leftName}, {rightName}, {"Step"}, {"Differs in"}});
    Json steps = linesOf(compared.steps, table);
    Json interrupts = linesOf(compared.interrupts, table);
    return {Json::object({{"kind", core::toWord(rules::timingKindWords, left.kind)},
                          {"left", structureJson(left)},
                          {"right", structureJson(right)},
                          {"steps", std::move(steps)},
                          {"interrupts", std::move(interrupts)}}),
            table.toString()};
}

const TimingStructure &structureOf(const RulesTimingOptions &options, const std::string &version)
{
    // The command line lets only these words through.
    return rules::timingStructure(*core::fromWord(rules::rulesVersionWords, version),
                                  *core::fromWord(rules::timingKindWords, options.kind));
}

Result run(const RulesTimingOptions &options)
{
    const TimingStructure &structure = structureOf(options, options.version.value_or("rr10"));
    if (options.compare)
        return comparison(structure, structureOf(options, *options.compare));
    return Answer{structureJson(structure), structureText(structure)};
}

} // namespace

void addRulesTiming(CommandTree &tree)
{
    auto options = tree.options<RulesTimingOptions>();
    CLI::App &command =
        tree.add("rules timing", "Show the steps of a turn or a run and who may act",
                 "arbiter-cli rules timing run --version faq16 --compare rr10",
                 [options](const Context &) { return run(*options); });
    tree.choose(argument(command, "WHICH", options->kind, "The structure to show"),
                rules::timingKindWords);
    tree.choose(text(command, "--version", options->version, "VERSION",
                     "The version of the rules; rr10 if not given"),
                rules::rulesVersionWords);
    tree.choose(text(command, "--compare", options->compare, "VERSION",
                     "Another version to lay beside it, differences marked"),
                rules::rulesVersionWords);
}

} // namespace cli
