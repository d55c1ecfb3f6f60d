// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/cards/card_library.h"

#include <string>
#include <string_view>
#include <vector>

namespace interchange {

/// Finds cards by what players call them in short: "SMC", "E. Shutdown", "Sec Testing". Short
/// forms are asked about, never believed: several cards may bear them.
class ShortTitles {
public:
    explicit ShortTitles(const rules::CardLibrary &library);

    /// Those whose words begin so, in this order, or have these initials; `line` may say copies.
    [[nodiscard]] std::vector<rules::CardId> find(std::string_view line) const;

private:
    struct Title {
        rules::CardId card;
        std::vector<std::string> words;
        std::string initials;
    };
    const rules::CardLibrary &m_library;
    std::vector<Title> m_titles;
};

} // namespace interchange
