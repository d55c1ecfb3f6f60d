// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/reference/reference.h"

#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

/// The rulebooks as tests read them; absent beside a checkout that stands alone.
namespace rulebook {

[[nodiscard]] bool present();

/// The lines of the file in which `document` stands; [0] is line 1.
[[nodiscard]] const std::vector<std::string> &linesOf(rules::Document document);
[[nodiscard]] const std::string &line(rules::Document document, int number);

/// Lines of the document that state something and so need an entry: not blank, no chapter title, no
/// "Related:", no credits.
[[nodiscard]] std::vector<int> statements(rules::Document document);

/// Lines that name a section with text of its own.
[[nodiscard]] std::vector<int> headings(rules::Document document);

/// Letters and digits in small form, misread words mended: how names of sections are compared.
[[nodiscard]] std::string nameKey(std::string_view text);

/// Every run of eight words of the rulebooks.
constexpr std::size_t runLength = 8;
[[nodiscard]] std::vector<std::string> runsOf(std::string_view text);
[[nodiscard]] const std::unordered_set<std::string> &runs();

} // namespace rulebook

/// The knowledge base as it lies in the checkout: no rebuild after an edit of its files.
[[nodiscard]] const rules::Reference &referenceOfCheckout();
