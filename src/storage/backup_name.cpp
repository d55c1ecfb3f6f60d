// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/backup_name.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <chrono>
#include <cstdio>

namespace storage {

namespace {

constexpr std::string_view extension = ".arbiter";
constexpr std::string_view schemaWord = "schema";

/// A run of digits that fills `text`.
template <class Number>
std::optional<Number> number(std::string_view text)
{
    Number value{};
    const bool digits =
        std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; }) && !text.empty();
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (!digits || error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return value;
}

/// "20160305T101500.123Z"
std::optional<core::Timestamp> timeFrom(std::string_view text)
{
    using namespace std::chrono;
    if (text.size() != 20 || text[8] != 'T' || text[15] != '.' || text[19] != 'Z')
        return std::nullopt;
    const auto part = [text](std::size_t at, std::size_t length) {
        return number<int>(text.substr(at, length));
    };
    const auto year = part(0, 4);
    const auto month = part(4, 2);
    const auto day = part(6, 2);
    const auto hour = part(9, 2);
    const auto minute = part(11, 2);
    const auto second = part(13, 2);
    const auto milli = part(16, 3);
    if (!year || !month || !day || !hour || !minute || !second || !milli)
        return std::nullopt;
    const year_month_day date{std::chrono::year(*year),
                              std::chrono::month(static_cast<unsigned>(*month)),
                              std::chrono::day(static_cast<unsigned>(*day))};
    if (!date.ok())
        return std::nullopt;
    const auto at = sys_days(date) + hours(*hour) + minutes(*minute) + seconds(*second);
    return core::Timestamp{duration_cast<milliseconds>(at.time_since_epoch()).count() + *milli};
}

/// What is ahead of the next hyphen; `text` keeps what is behind it.
std::string_view takePart(std::string_view &text)
{
    const auto end = std::min(text.find('-'), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return part;
}

bool isHash(std::string_view text)
{
    return text.size() == hashDigits
        && text.find_first_not_of("0123456789abcdef") == std::string_view::npos;
}

} // namespace

std::string fileName(const BackupName &name)
{
    using namespace std::chrono;
    const sys_time<milliseconds> at{milliseconds(name.at.milliseconds)};
    const auto day = floor<days>(at);
    const year_month_day date{day};
    const hh_mm_ss time{at - day};
    std::array<char, 96> text{};
    std::snprintf(text.data(), text.size(), "%04d%02u%02uT%02d%02d%02d.%03dZ-%06lld",
                  static_cast<int>(date.year()), static_cast<unsigned>(date.month()),
                  static_cast<unsigned>(date.day()), static_cast<int>(time.hours().count()),
                  static_cast<int>(time.minutes().count()),
                  static_cast<int>(time.seconds().count()),
                  static_cast<int>(time.subseconds().count()), static_cast<long long>(name.seq));
    std::string result = text.data();
    if (!name.hash.empty())
        result += '-' + name.hash.substr(0, hashDigits);
    if (name.schemaBefore > 0)
        result.append("-").append(schemaWord).append(std::to_string(name.schemaBefore));
    return result.append(extension);
}

std::optional<BackupName> backupNameFrom(std::string_view text)
{
    if (!text.ends_with(extension))
        return std::nullopt;
    text.remove_suffix(extension.size());
    const auto at = timeFrom(takePart(text));
    const auto seq = number<std::int64_t>(takePart(text));
    if (!at || !seq)
        return std::nullopt;
    BackupName name{*at, *seq, {}, 0};
    std::string_view part = takePart(text);
    if (isHash(part)) {
        name.hash = part;
        part = takePart(text);
    }
    if (part.starts_with(schemaWord)) {
        const auto schema = number<int>(part.substr(schemaWord.size()));
        if (!schema)
            return std::nullopt;
        name.schemaBefore = *schema;
        part = takePart(text);
    }
    return part.empty() && text.empty() ? std::optional(name) : std::nullopt;
}

} // namespace storage
