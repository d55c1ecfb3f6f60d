// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
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

    /// `text`, `many` (may be null) and `number` (-1 where there is none) of a context as another
    /// language has them, with the places of the values; an empty answer: not translated.
    using Translator = std::function<std::string(const char *context, const char *text,
                                                 const char *many, int number)>;
    /// The one setting of the process that these layers know: set by the window as it starts,
    /// before any thread. Nothing set is English, as on the command line.
    static void translateWith(Translator translator);
};

/// A sentence of a data file in the language that was set; scripts/translate reads those files.
[[nodiscard]] std::string ofData(const std::string &text);

/// A template in the language that was set, with its places: for who fills them otherwise. Empty:
/// as it is in English.
[[nodiscard]] std::string translated(const char *context, const char *text, const char *many,
                                     int number);
/// The English one: `many` may be null.
[[nodiscard]] inline std::string_view untranslated(const char *text, const char *many, int number)
{
    return many && number != 1 ? many : text;
}

/// Adds the text to `result`, and in the place of every `{name}` what `add` adds for it, in one
/// pass: a value may hold braces.
template <class Add>
void addFilled(std::string &result, std::string_view text, const Add &add)
{
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t open = std::min(text.find('{', at), text.size());
        const std::size_t close = text.find('}', open);
        result.append(text.substr(at, open - at));
        if (close == std::string::npos) {
            result.append(text.substr(open));
            return;
        }
        add(text.substr(open + 1, close - open - 1));
        at = close + 1;
    }
}

/// The text with every `{name}` replaced by what `value` says of it.
template <class Value>
[[nodiscard]] std::string filled(std::string_view text, const Value &value)
{
    std::string result;
    constexpr std::size_t usual = 48; // what values add
    result.reserve(text.size() + usual);
    addFilled(result, text, [&](std::string_view place) { result += value(place); });
    return result;
}

} // namespace core
