// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedded_file.h"
#include "rules/timing/timing.h"

#include <algorithm>
#include <stdexcept>

namespace rules {

std::span<const core::EmbeddedFile> embeddedFiles();

namespace {

using core::JsonPlace;

template <class Enum, std::size_t size>
EnumSet<Enum> enumSet(const JsonPlace &record, std::string_view key,
                      const core::Words<Enum, size> &words)
{
    EnumSet<Enum> set;
    const auto list = record.get(key);
    if (!list)
        return set;
    for (const JsonPlace &place : list->items()) {
        const Enum value = place.word(words);
        if (set.contains(value))
            place.fail("it comes twice");
        set.add(value);
    }
    return set;
}

class TimingReader {
public:
    TimingStructure read(const JsonPlace &root)
    {
        root.allowOnly({"kind", "version", "document", "section", "note", "steps", "interrupts"});
        m_structure.kind = root.at("kind").word(timingKindWords);
        m_structure.version = root.at("version").word(rulesVersionWords);
        m_structure.document = root.at("document").text();
        m_structure.section = root.at("section").text();
        if (const auto note = root.get("note"))
            m_structure.note = note->text();
        const auto steps = root.at("steps").items();
        if (steps.empty())
            root.at("steps").fail("expected at least one step");
        for (const JsonPlace &place : steps)
            m_structure.steps.push_back(step(place));
        // Exits may lead forward: only now every step is known.
        for (std::size_t i = 0; i < steps.size(); ++i)
            if (const auto list = steps[i].get("exits"))
                m_structure.steps[i].exits = exits(*list);
        checkPaths(steps);
        if (const auto interrupts = root.get("interrupts"))
            for (const JsonPlace &place : interrupts->items())
                m_structure.interrupts.push_back(interrupt(place));
        return std::move(m_structure);
    }

private:
    [[nodiscard]] std::string sectionOf(const JsonPlace &place) const
    {
        const auto section = place.get("section");
        return section ? section->text() : m_structure.section;
    }

    [[nodiscard]] TimingStep step(const JsonPlace &place) const
    {
        place.allowOnly({"id", "topic", "phase", "title", "happens", "section", "lines", "windows",
                         "triggers", "exits", "end"});
        TimingStep step;
        step.id = place.at("id").text();
        if (m_structure.find(step.id))
            place.at("id").fail("the step comes twice");
        step.topic = place.at("topic").text();
        if (m_structure.findTopic(step.topic))
            place.at("topic").fail("another step is about this");
        step.phase = place.at("phase").text();
        step.title = place.at("title").text();
        step.happens = place.at("happens").text();
        step.section = sectionOf(place);
        step.lines = place.at("lines").text();
        step.windows = enumSet(place, "windows", windowWords);
        step.triggers = enumSet(place, "triggers", triggerWords);
        const auto end = place.get("end");
        if (end)
            step.end = end->text();
        if (end.has_value() == place.get("exits").has_value())
            place.fail("expected either exits or end");
        return step;
    }

    [[nodiscard]] std::size_t position(const JsonPlace &place) const
    {
        const TimingStep *step = m_structure.find(place.string());
        if (!step)
            place.fail("there is no step " + core::jsonQuoted(place.string()));
        return static_cast<std::size_t>(step - m_structure.steps.data());
    }

    [[nodiscard]] std::vector<TimingExit> exits(const JsonPlace &list) const
    {
        std::vector<TimingExit> exits;
        for (const JsonPlace &place : list.items()) {
            place.allowOnly({"choice", "when", "to", "barred"});
            TimingExit exit;
            exit.choice = place.at("choice").text();
            if (std::ranges::find(exits, exit.choice, &TimingExit::choice) != exits.end())
                place.at("choice").fail("the choice comes twice");
            exit.when = place.at("when").text();
            exit.to = position(place.at("to"));
            if (const auto barred = place.get("barred"))
                exit.barred = barred->word(barredWords);
            exits.push_back(std::move(exit));
        }
        if (exits.empty())
            list.fail("expected at least one exit");
        return exits;
    }

    [[nodiscard]] TimingInterrupt interrupt(const JsonPlace &place) const
    {
        place.allowOnly(
            {"topic", "title", "happens", "section", "lines", "takes_effect", "during", "exits"});
        TimingInterrupt interrupt;
        interrupt.topic = place.at("topic").text();
        if (m_structure.findInterrupt(interrupt.topic))
            place.at("topic").fail("another interrupt is about this");
        interrupt.title = place.at("title").text();
        interrupt.happens = place.at("happens").text();
        interrupt.section = sectionOf(place);
        interrupt.lines = place.at("lines").text();
        interrupt.takesEffect = place.at("takes_effect").word(takesEffectWords);
        for (const JsonPlace &during : place.at("during").items())
            interrupt.during.push_back(position(during));
        interrupt.exits = exits(place.at("exits"));
        return interrupt;
    }

    /// Every step is reached from the first, and from every step there is a way to an end.
    void checkPaths(const std::vector<JsonPlace> &places) const
    {
        const auto &steps = m_structure.steps;
        std::vector<bool> reached(steps.size());
        std::vector<bool> ending(steps.size());
        reached[0] = true;
        for (bool changed = true; changed;) {
            changed = false;
            for (std::size_t i = 0; i < steps.size(); ++i) {
                const bool ends = steps[i].ends()
                    || std::ranges::any_of(steps[i].exits,
                                           [&](const TimingExit &e) { return ending[e.to]; });
                changed = changed || ends != ending[i];
                ending[i] = ends;
                for (const TimingExit &exit : steps[i].exits)
                    if (reached[i] && !reached[exit.to])
                        changed = reached[exit.to] = true;
            }
        }
        for (std::size_t i = 0; i < steps.size(); ++i) {
            if (!reached[i])
                places[i].fail("no way leads to this step");
            if (!ending[i])
                places[i].fail("no way leads from this step to an end");
        }
    }

    TimingStructure m_structure;
};

std::vector<TimingStructure> compiledIn()
{
    return core::readCompiledIn(
        embeddedFiles(), [](std::string_view name) { return name.starts_with("timing-"); },
        readTiming);
}

} // namespace

core::Expected<TimingStructure, core::DataError> readTiming(std::string_view text)
{
    return core::readStrictly(text,
                              [](const JsonPlace &root) { return TimingReader().read(root); });
}

std::span<const TimingStructure> timingStructures()
{
    static const std::vector<TimingStructure> all = compiledIn();
    return all;
}

} // namespace rules
