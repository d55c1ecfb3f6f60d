// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/english.h"

#include <string>
#include <string_view>

namespace web {

/// Marks the words of the pages for lupdate; what they are in a language, InLanguage says.
struct Pages {
    TRANSLATION_CONTEXT(Pages)
    static constexpr const char *tr(const char *text) { return text; }
};

/// The words of one request: the hall has people of several languages at once, while
/// core::English has one for the whole process.
class InLanguage {
public:
    /// "en", "de", "fr".
    explicit InLanguage(std::string_view code);

    [[nodiscard]] const std::string &code() const { return m_code; }
    /// Empty: English.
    [[nodiscard]] const core::English::Translator &translator() const { return m_translator; }
    [[nodiscard]] std::string operator()(const char *text, core::English::Values values = {}) const;

private:
    std::string m_code;
    core::English::Translator m_translator;
};

/// "en", and every language there are tables for.
[[nodiscard]] bool isSpoken(std::string_view code);
/// The best of what the browser asks for (RFC 9110, 12.5.4), English where none is spoken.
[[nodiscard]] std::string preferred(std::string_view acceptLanguage);

} // namespace web
