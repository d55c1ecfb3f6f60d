// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/english.h"

#include "core/harmless.h"
#include "core/speaking.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

English::Translator &translator()
{
    static English::Translator chosen;
    return chosen;
}

/// Of this thread, ahead of that of the process; null: none.
const English::Translator *&ofThread()
{
    thread_local const English::Translator *chosen = nullptr;
    return chosen;
}

std::string withValues(std::string_view text, English::Values values)
{
    return filled(text, [&](std::string_view name) {
        const auto *value = std::ranges::find(values, name, &SentenceValue::name);
        return value == values.end() ? '{' + std::string(name) + '}' : value->text;
    });
}

} // namespace

std::string translated(const char *context, const char *text, const char *many, int number)
{
    const auto &translate = ofThread() ? *ofThread() : translator();
    return translate ? translate(context, text, many, number) : std::string();
}

std::string ofData(const std::string &text)
{
    std::string found = translated("Data", text.c_str(), nullptr, -1);
    return found.empty() ? text : found;
}

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
    const std::string found = translated(context, text, nullptr, -1);
    return withValues(found.empty() ? std::string_view(text) : found, values);
}

std::string English::tr(const char *one, const char *many, int number, Values values)
{
    const SentenceValue n("n", number);
    const std::string found = translated(context, one, many, number);
    return withValues(withValues(found.empty() ? untranslated(one, many, number) : found, {n}),
                      values);
}

Speaking::Speaking(English::Translator chosen)
    : m_translator(std::move(chosen)), m_before(std::exchange(ofThread(), &m_translator))
{
}

Speaking::~Speaking() { ofThread() = m_before; }

void English::translateWith(Translator chosen) { translator() = std::move(chosen); }

} // namespace core
