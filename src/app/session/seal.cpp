// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/seal.h"

namespace app {

namespace {

constexpr std::size_t group = 4;
constexpr std::size_t hashDigits = 64;

} // namespace

std::string printedSeal(const Seal &seal)
{
    std::string text;
    for (std::size_t at = 0; at < printedSealDigits && at < seal.hash.size(); at += group) {
        if (at > 0)
            text += ' ';
        text += seal.hash.substr(at, group);
    }
    return text;
}

std::optional<std::string> sealDigits(std::string_view typed)
{
    std::optional<std::string> digits = std::string();
    for (const char sign : typed) {
        if (sign == ' ' || sign == '-')
            continue;
        const bool upper = sign >= 'A' && sign <= 'F';
        if (!upper && !(sign >= 'a' && sign <= 'f') && !(sign >= '0' && sign <= '9'))
            return std::nullopt;
        *digits += upper ? static_cast<char>(sign - 'A' + 'a') : sign;
    }
    if (digits->size() < leastSealDigits || digits->size() > hashDigits)
        return std::nullopt;
    return digits;
}

std::vector<std::int64_t> sealedActs(const std::vector<storage::Entry> &entries,
                                     std::string_view digits)
{
    std::vector<std::int64_t> acts;
    for (const storage::Entry &entry : entries)
        if (entry.hash.starts_with(digits))
            acts.push_back(entry.seq);
    return acts;
}

} // namespace app
