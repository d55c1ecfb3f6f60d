// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/embedded_file.h"
#include "rules/reference/idle_words.h"
#include "rules/reference/word.h"

namespace rules {

std::span<const core::EmbeddedFile> embeddedFiles();

std::vector<std::string> IdleWords::saidInName(std::string_view name) const
{
    std::vector<std::string> stems;
    for (Word &word : wordsOf(name))
        if (!contains(word.text))
            stems.push_back(std::move(word.stem));
    return stems.empty() ? stemsOf(name) : stems;
}

std::unordered_set<std::string> idleWordsAt(const core::JsonPlace &list)
{
    std::unordered_set<std::string> idle;
    for (const core::JsonPlace &place : list.items())
        for (Word &word : wordsOf(place.string()))
            idle.insert(std::move(word.text));
    return idle;
}

core::Expected<IdleWords, core::DataError> readIdleWords(std::string_view text)
{
    return core::readStrictly(text, [](const core::JsonPlace &root) {
        root.allowOnly({"idle"});
        return IdleWords(idleWordsAt(root.at("idle")));
    });
}

const IdleWords &idleWords()
{
    static const IdleWords words =
        core::readOneCompiledIn(embeddedFiles(), "idle-words.json", readIdleWords);
    return words;
}

} // namespace rules
