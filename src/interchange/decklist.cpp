// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "interchange/decklist.h"

#include "core/text.h"
#include "interchange/decklist_csv.h"
#include "interchange/decklist_json.h"
#include "interchange/decklist_octgn.h"
#include "interchange/decklist_text.h"
#include "interchange/decklist_write.h"

namespace interchange {

namespace {

constexpr std::size_t largestList = std::size_t{2} * 1024 * 1024;
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

[[noreturn]] void refuse(std::string problem) { throw core::DataError{"", std::move(problem)}; }

/// The text of the bytes, without a byte order mark.
std::string_view textOf(std::string_view bytes)
{
    if (bytes.size() > largestList)
        refuse("the list is larger than 2 MiB, which no decklist is");
    if (bytes.starts_with(byteOrderMark))
        bytes.remove_prefix(byteOrderMark.size());
    if (bytes.find('\0') != std::string_view::npos || !core::isValidUtf8(bytes))
        refuse("this is not UTF-8 text; a decklist is text, JSON or an .o8d file");
    if (bytes.find_first_not_of(" \t\r\n") == std::string_view::npos)
        refuse("the list is empty");
    return bytes;
}

DecklistFormat detected(std::string_view text)
{
    const auto start = text.substr(text.find_first_not_of(" \t\r\n"));
    const auto second = start.substr(1).find_first_not_of(" \t\r\n");
    if (start.front() == '<' && (start.starts_with("<?xml") || start.starts_with("<deck")))
        return DecklistFormat::Octgn;
    if (start.front() == '{'
        || (start.front() == '[' && second != std::string_view::npos && start[second + 1] == '{'))
        return DecklistFormat::Json;
    return isDecklistCsv(start) ? DecklistFormat::Csv : textFormatOf(start);
}

Decklist asRead(Decklist list, DecklistFormat format, std::string_view text)
{
    list.format = format;
    list.original = text;
    return list;
}

/// A document of a known program, or whatever else is written as JSON: a bare map of codes to
/// numbers, or a part of a document.
std::vector<Decklist> readJson(std::string_view text, const rules::CardLibrary &library,
                               DecklistFormat format)
{
    try {
        return readJsonDecklists(text, library);
    } catch (const core::DataError &refused) {
        try {
            auto lists = readTextDecklists(jsonLines(text), library, format);
            for (Decklist &list : lists)
                list.original = text;
            return lists;
        } catch (const core::DataError &) {
            throw refused;
        }
    }
}

std::vector<Decklist> read(std::string_view text, const rules::CardLibrary &library,
                           DecklistFormat format)
{
    switch (format) {
    case DecklistFormat::Json:
    case DecklistFormat::Json3:
        return readJson(text, library, format);
    case DecklistFormat::Octgn:
        return {asRead(readOctgnDecklist(text, library), format, text)};
    default:
        return readTextDecklists(text, library, format);
    }
}

} // namespace

core::Expected<std::vector<Decklist>, core::DataError>
readDecklists(std::string_view bytes, const rules::CardLibrary &library,
              std::optional<DecklistFormat> format)
{
    try {
        const std::string_view text = textOf(bytes);
        return read(text, library, format ? *format : detected(text));
    } catch (const core::DataError &error) {
        return core::unexpected(error);
    }
}

std::string writeDecklist(const Decklist &list, DecklistFormat format,
                          const rules::DeckRules &rules, const rules::DeckFormat &event)
{
    const auto &library = rules.library();
    const auto codeOf = [&](rules::CardId id) { return printingOf(id, library, event.date).code; };
    switch (format) {
    case DecklistFormat::Jinteki:
        return writeJinteki(list, library);
    case DecklistFormat::Octgn:
        return writeOctgnDecklist(list, library, codeOf);
    case DecklistFormat::Json:
        return writeJsonDecklist(list, codeOf);
    case DecklistFormat::Json3:
        return writeJson3Decklist(list, library);
    case DecklistFormat::Csv:
        return writeDecklistCsv(list, rules, event);
    case DecklistFormat::Text:
    case DecklistFormat::Plain:
    case DecklistFormat::Markdown:
    case DecklistFormat::BbCode:
    case DecklistFormat::CardGameDb:
        break;
    }
    return writeSections(list, format, rules, event);
}

} // namespace interchange
