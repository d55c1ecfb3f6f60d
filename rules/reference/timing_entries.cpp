// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/reference/reference.h"

#include <algorithm>

namespace rules {

namespace {

/// The version of 2012 is the rulebook with FAQ 1.1, which lie in one file.
Document documentOf(RulesVersion version, const std::vector<LineRange> &lines)
{
    switch (version) {
    case RulesVersion::Core2012:
        return lines.front().first <= lastCoreLine ? Document::Core10 : Document::Faq11;
    case RulesVersion::Faq16:
        return Document::Faq16;
    case RulesVersion::Rr10:
        return Document::Rr10;
    }
    return Document::Rr10;
}

class TimingEntries {
public:
    ReferenceFile take() { return std::move(m_file); }

    void add(const TimingStructure &structure)
    {
        for (const TimingStep &step : structure.steps) {
            std::vector<std::string> text{step.happens};
            addExits(text, step.exits, structure);
            if (step.ends())
                text.push_back(step.end);
            add(structure, step.topic, step.title, step.section + " [" + step.id + ']', step.lines,
                std::move(text));
        }
        for (const TimingInterrupt &interrupt : structure.interrupts) {
            std::vector<std::string> text{interrupt.happens};
            addExits(text, interrupt.exits, structure);
            add(structure, interrupt.topic, interrupt.title, interrupt.section, interrupt.lines,
                std::move(text));
        }
    }

private:
    static void addExits(std::vector<std::string> &text, const std::vector<TimingExit> &exits,
                         const TimingStructure &structure)
    {
        for (const TimingExit &exit : exits)
            text.push_back("- → [" + structure.steps[exit.to].id + "] when " + exit.when);
    }

    void add(const TimingStructure &structure, const std::string &topic, const std::string &title,
             std::string section, const std::string &lines, std::vector<std::string> text)
    {
        const std::string id =
            std::string(core::toWord(timingKindWords, structure.kind)) + '-' + topic;
        auto entry = std::ranges::find(m_file.entries, id, &Entry::id);
        if (entry == m_file.entries.end()) {
            Entry made;
            made.id = id;
            made.kind = EntryKind::TimingStep;
            entry = m_file.entries.insert(entry, std::move(made));
        }
        entry->title = title; // the newest version's name: structures come in that order
        Passage passage;
        passage.editions.add(editionOf(structure.version));
        passage.text = std::move(text);
        auto parsed = parseLines(lines);
        const Document document = documentOf(structure.version, parsed);
        passage.sources.push_back({document, std::move(section), std::move(parsed)});
        entry->passages.push_back(std::move(passage));
    }

    ReferenceFile m_file;
};

} // namespace

ReferenceFile timingEntries()
{
    TimingEntries entries;
    for (const RulesVersion version :
         {RulesVersion::Core2012, RulesVersion::Faq16, RulesVersion::Rr10})
        for (const TimingKind kind :
             {TimingKind::CorpTurn, TimingKind::RunnerTurn, TimingKind::Run})
            entries.add(timingStructure(version, kind));
    return entries.take();
}

} // namespace rules
