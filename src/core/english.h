// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <initializer_list>
#include <string>
#include <string_view>

/// To lupdate it is what Q_DECLARE_TR_FUNCTIONS is in the window; see scripts/translate.
#define TRANSLATION_CONTEXT(name) static constexpr const char *context = #name;

namespace core {

/// What a sentence says about `{name}`: one line, in which nothing steers the place it is shown in.
struct SentenceValue {
    SentenceValue(std::string_view name, std::string_view text);
    SentenceValue(std::string_view name, int number);

    std::string_view name;
    std::string text;
};

/// The sentences of the layers that know no Qt. Whole sentences with `{name}` for what varies,
/// never pieces put together: other languages have another order. The English text is the key of
/// its translation, and lupdate finds these calls as it finds those of the window.
struct English {
    TRANSLATION_CONTEXT(English)
    using Values = std::initializer_list<SentenceValue>;

    [[nodiscard]] static std::string tr(const char *text, Values values = {});
    /// `{n}` is the number; `one` is said of 1, `many` of every other number. Translations have the
    /// plural forms of their own language.
    [[nodiscard]] static std::string tr(const char *one, const char *many, int number,
                                        Values values = {});

    /// `text`, `many` (may be null) and `number` (-1 where there is none) as another language has
    /// them, with the places of the values; an empty answer: not translated.
    using Translator = std::function<std::string(const char *text, const char *many, int number)>;
    /// The one setting of the process that these layers know: set by the window as it starts,
    /// before any thread. Nothing set is English, as on the command line.
    static void translateWith(Translator translator);
};

} // namespace core
