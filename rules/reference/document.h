// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/words.h"
#include "rules/timing/timing.h"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace rules {

/// The version by which an answer holds: one of the game's rules or one of the tournament rules.
enum class Edition : std::uint8_t { Core2012, Faq16, Rr10, Tr11, Tr302 };

inline constexpr core::Words<Edition, 5> editionWords{{{Edition::Core2012, "core2012"},
                                                       {Edition::Faq16, "faq16"},
                                                       {Edition::Rr10, "rr10"},
                                                       {Edition::Tr11, "tr11"},
                                                       {Edition::Tr302, "tr302"}}};

[[nodiscard]] constexpr Edition editionOf(RulesVersion version)
{
    switch (version) {
    case RulesVersion::Core2012:
        return Edition::Core2012;
    case RulesVersion::Faq16:
        return Edition::Faq16;
    case RulesVersion::Rr10:
        return Edition::Rr10;
    }
    return Edition::Rr10;
}

/// As badges and headings name it.
[[nodiscard]] constexpr std::string_view nameOf(Edition edition)
{
    switch (edition) {
    case Edition::Core2012:
        return "Core Rules 2012";
    case Edition::Faq16:
        return "FAQ 1.6";
    case Edition::Rr10:
        return "Rules Reference 1.0";
    case Edition::Tr11:
        return "Tournament Rules 1.1";
    case Edition::Tr302:
        return "Tournament Rules 3.0.2";
    }
    return {};
}

/// What a source cites. Several documents share a file of the rulebooks.
enum class Document : std::uint8_t { Core10, Faq11, Tr11, Faq16, Rr10, Tr302, Summary };

inline constexpr core::Words<Document, 7> documentWords{{{Document::Core10, "core10"},
                                                         {Document::Faq11, "faq11"},
                                                         {Document::Tr11, "tr11"},
                                                         {Document::Faq16, "faq16"},
                                                         {Document::Rr10, "rr10"},
                                                         {Document::Tr302, "tr302"},
                                                         {Document::Summary, "eog"}}};

struct DocumentFacts {
    std::string_view title;
    std::string_view file; ///< of the rulebooks, without ".txt"
    bool official = true;
};

[[nodiscard]] constexpr DocumentFacts factsOf(Document document)
{
    switch (document) {
    case Document::Core10:
        return {"Core Rules 2012", "000_db268e84aeef17a9"};
    case Document::Faq11:
        return {"FAQ 1.1", "000_db268e84aeef17a9"};
    case Document::Tr11:
        return {"Tournament Rules 1.1", "000_db268e84aeef17a9"};
    case Document::Faq16:
        return {"FAQ 1.6", "002_c38c9ea4bb883db6"};
    case Document::Rr10:
        return {"Rules Reference 1.0", "003_7a6d07c9e8e9a746"};
    case Document::Tr302:
        return {"Tournament Rules 3.0.2", "004_2ea08aa0866c48d3"};
    case Document::Summary:
        return {"Play summary (unofficial)", "001_5b565d939e7a065b", false};
    }
    return {};
}

/// The last line of the core rules in their file; FAQ 1.1 follows.
inline constexpr int lastCoreLine = 1028;

/// Lines of a rulebook file, from 1, both ends included.
struct LineRange {
    int first = 0;
    int last = 0;

    [[nodiscard]] bool contains(int line) const { return first <= line && line <= last; }
    friend bool operator==(const LineRange &, const LineRange &) = default;
};

struct Source {
    Document document = Document::Rr10;
    std::string section;
    std::vector<LineRange> lines;

    [[nodiscard]] bool cites(Document cited, int line) const;
};

/// "929-933, 1191"; nothing for any other text.
[[nodiscard]] std::vector<LineRange> parseLines(std::string_view text);
/// The same the other way round.
[[nodiscard]] std::string toString(const std::vector<LineRange> &lines);

} // namespace rules
