// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "web/in_language.h"

#include "languages/language_tables.h"

#include <algorithm>
#include <charconv>

namespace web {

namespace {

std::string_view trimmed(std::string_view text)
{
    const auto from = std::min(text.find_first_not_of(" \t"), text.size());
    const auto to = text.find_last_not_of(" \t");
    return to == std::string_view::npos ? std::string_view() : text.substr(from, to + 1 - from);
}

/// "de-AT;q=0.8" asks for German by 800 thousandths.
int weightOf(std::string_view parameters)
{
    constexpr int whole = 1000;
    const auto at = parameters.find("q=");
    if (at == std::string_view::npos)
        return whole;
    const std::string_view text = trimmed(parameters.substr(at + 2));
    if (text.empty() || text.front() != '0')
        return whole;
    std::string thousandths(text.substr(std::min<std::size_t>(2, text.size()), 3));
    thousandths.resize(3, '0');
    int weight = 0;
    std::from_chars(thousandths.data(), thousandths.data() + thousandths.size(), weight);
    return weight;
}

} // namespace

InLanguage::InLanguage(std::string_view code)
    : m_code(isSpoken(code) ? code : "en"), m_translator(languages::translator(m_code))
{
}

std::string InLanguage::operator()(const char *text, core::English::Values values) const
{
    const std::string found =
        m_translator ? m_translator(Pages::context, text, nullptr, -1) : std::string();
    return core::filled(found.empty() ? std::string_view(text) : found, [&](std::string_view name) {
        const auto *value = std::ranges::find(values, name, &core::SentenceValue::name);
        return value == values.end() ? std::string() : value->text;
    });
}

bool isSpoken(std::string_view code)
{
    const auto codes = languages::codes();
    return code == "en" || std::ranges::find(codes, code) != codes.end();
}

std::string preferred(std::string_view acceptLanguage)
{
    std::string best = "en";
    int bestWeight = 0;
    for (std::size_t at = 0; at < acceptLanguage.size();) {
        const auto end = std::min(acceptLanguage.find(',', at), acceptLanguage.size());
        const std::string_view range = acceptLanguage.substr(at, end - at);
        const auto parameters = std::min(range.find(';'), range.size());
        std::string code(trimmed(range.substr(0, std::min(parameters, range.find('-')))));
        std::ranges::transform(code, code.begin(), [](char c) {
            return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        });
        const int weight = weightOf(range.substr(parameters));
        if (weight > bestWeight && isSpoken(code)) {
            best = code;
            bestWeight = weight;
        }
        at = end + 1;
    }
    return best;
}

} // namespace web
