// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english.h"

#include "core/harmless.h"

#include <algorithm>

namespace core {

namespace {

English::Translator &translator()
{
    static English::Translator chosen;
    return chosen;
}

std::string translated(const char *text, const char *many, int number)
{
    if (const auto &translate = translator())
        if (std::string found = translate(text, many, number); !found.empty())
            return found;
    return many && number != 1 ? many : text;
}

/// The text with every `{name}` that is known replaced, in one pass: a value may hold braces.
std::string filled(const std::string &text, English::Values values)
{
    std::string result;
    std::size_t at = 0;
    while (at < text.size()) {
        const std::size_t open = std::min(text.find('{', at), text.size());
        const std::size_t close = text.find('}', open);
        result.append(text, at, open - at);
        if (close == std::string::npos)
            return result.append(text, open);
        const auto name = std::string_view(text).substr(open + 1, close - open - 1);
        const auto *value = std::ranges::find(values, name, &SentenceValue::name);
        result += value == values.end() ? '{' + std::string(name) + '}' : value->text;
        at = close + 1;
    }
    return result;
}

} // namespace

SentenceValue::SentenceValue(std::string_view valueName, std::string_view valueText)
    : name(valueName), text(isolated(harmlessLine(valueText)))
{
}

SentenceValue::SentenceValue(std::string_view valueName, int number)
    : SentenceValue(valueName, std::to_string(number))
{
}

std::string English::tr(const char *text, Values values)
{
    return filled(translated(text, nullptr, -1), values);
}

std::string English::tr(const char *one, const char *many, int number, Values values)
{
    const SentenceValue n("n", number);
    return filled(filled(translated(one, many, number), {n}), values);
}

void English::translateWith(Translator chosen) { translator() = std::move(chosen); }

} // namespace core
