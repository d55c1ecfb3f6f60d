// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "structure/source_rules.h"

#include "support/places.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <optional>
#include <regex>
#include <sstream>
#include <utility>

namespace structure {

namespace {

/// What each folder may include: docs/architecture.arrows. A room is called "ui/pages".
using Arrows = std::map<std::string, std::vector<std::string>, std::less<>>;

const Arrows &arrows()
{
    static const Arrows table = [] {
        Arrows read;
        std::ifstream file(support::checkout() / "docs/architecture.arrows");
        for (std::string line; std::getline(file, line);) {
            if (line.empty() || line.starts_with('#'))
                continue;
            std::istringstream words(line.substr(line.find(':') + 1));
            read[line.substr(0, line.find(':'))] = {std::istream_iterator<std::string>(words), {}};
        }
        return read;
    }();
    return table;
}

struct Library {
    std::string_view name;
    std::regex header;
    std::regex allowed; ///< paths that may include it
};

const std::vector<Library> &libraries()
{
    static const std::vector<Library> table{
        {"Qt", std::regex("Qt?[A-Z].*"), std::regex("ui/.*")},
        {"nlohmann_json", std::regex("nlohmann/.*"), std::regex(".*_reader\\.cpp")},
        {"SQLite", std::regex("SQLiteCpp/.*|sqlite3.*\\.h"),
         std::regex("(src/storage|rules/reference)/.*")},
        {"libpq", std::regex("libpq-fe.h"),
         std::regex("src/storage/postgres_connection\\.(h|cpp)")},
        {"CLI11", std::regex("CLI/.*"), std::regex("src/cli/(command_tree|options)\\.cpp")},
        {"pugixml", std::regex("pugixml.hpp"),
         std::regex("src/(interchange/decklist_octgn|languages/make_tables)\\.cpp")},
        {"libmicrohttpd", std::regex("microhttpd.h"),
         std::regex("src/web/(http_server|live_streams|pending_replies)\\.cpp")},
        {"Mustache", std::regex("kainjow/.*"), std::regex("src/web/template\\.cpp")},
    };
    return table;
}

/// What goes past a door through which every text of a stranger has to go.
struct Door {
    std::regex words;
    std::string_view door; ///< what to use instead
    std::regex scope;      ///< paths that are judged
    std::regex allowed;    ///< the door itself
};

const std::vector<Door> &doors()
{
    // A member that a user wrote, as it must not stand in a sentence: "player.name".
    static const std::string written = R"(\b((player|details|profile|entry)(\.|->)name)"
                                       R"(|\w+(\.|->)(actor|judge|organizer|secondOrganizer))\b)";
    static const std::vector<Door> table{
        {std::regex(R"(\bQString::from(Utf8|StdString|Local8Bit)\b)"), "ui::toQt",
         std::regex("ui/.*"), std::regex("ui/words/text\\.cpp")},
        // A mark of plain text is no document.
        {std::regex(R"(\bQText(Browser|Edit)\b(?!::ExtraSelection))"), "ui::DocumentView",
         std::regex("ui/.*"), std::regex("ui/widgets/document_view\\.(h|cpp)")},
        {std::regex(R"(\bQStaticText\b|\bQt::AutoText\b|\bQGraphicsTextItem\b)"), "plain text",
         std::regex("ui/.*"), std::regex("ui/widgets/plain_words\\.cpp")},
        {std::regex(R"(\b(storage|interchange)::)"), "the names of app",
         std::regex("(ui|src/cli)/.*"), std::regex("(?!)")},
        {std::regex(R"(\btoNativeSeparators\b)"), "ui::shownPath", std::regex("ui/.*"),
         std::regex("ui/words/text\\.cpp")},
        {std::regex(R"(\bstd::c(out|err|log)\b|\bf?printf\()"), "the streams of cli::run",
         std::regex("(src|tournament|rules)/.*"),
         std::regex("src/(cli/main|languages/make_tables)\\.cpp")},
        {std::regex(R"re("\s*\+\s*((app::)?nameOf\(|[\w.>-]*)re" + written + R"re())re"),
         "core::isolated", std::regex("src/(app|cli|interchange)/.*"), std::regex("(?!)")},
        {std::regex(R"re((\bnameOf\([^()]*(\([^()]*\)[^()]*)*\)|)re" + written
                    + R"re()\s*\+\s*")re"),
         "core::isolated", std::regex("src/(app|cli|interchange)/.*"), std::regex("(?!)")},
        {std::regex(R"(\barg\([^;]*\bfieldText\()"), "ui::toQt", std::regex("ui/.*"),
         std::regex("(?!)")},
    };
    return table;
}

/// Of a file: more where tests tell many cases.
constexpr std::ptrdiff_t mostLines = 400;
constexpr std::ptrdiff_t mostLinesOfTests = 500;
/// From the brace that opens its body to the one that closes it.
constexpr std::ptrdiff_t mostLinesOfFunction = 60;

bool isTest(std::string_view path) { return path.starts_with("tests/"); }

/// A layer, its rooms, and rooms of those.
constexpr int deepestRoom = 3;

bool isCpp(std::string_view path) { return path.ends_with(".h") || path.ends_with(".cpp"); }

/// How a header of this path is included.
std::string_view asIncluded(std::string_view path)
{
    return path.starts_with("src/") ? path.substr(4) : path;
}

/// The first `count` folders of "ui/pages/page.h"; empty where it has no more than those.
std::string_view folders(std::string_view header, int count)
{
    std::size_t end = 0;
    for (int i = 0; i < count && end != std::string_view::npos; ++i)
        end = header.find('/', end + (i > 0 ? 1 : 0));
    return end == std::string_view::npos ? std::string_view() : header.substr(0, end);
}

bool hasRooms(std::string_view folder)
{
    return std::ranges::any_of(arrows(), [&](const auto &arrow) {
        return arrow.first.size() > folder.size() && arrow.first.starts_with(folder)
            && arrow.first[folder.size()] == '/';
    });
}

bool mayInclude(std::string_view own, std::string_view other)
{
    const auto known = arrows().find(own);
    return own == other
        || (known != arrows().end()
            && std::ranges::find(known->second, other) != known->second.end());
}

void judgeInclude(std::string_view path, std::string_view layer, const std::string &header,
                  bool quoted, std::vector<std::string> &problems)
{
    for (const auto &library : libraries())
        if (std::regex_match(header, library.header)
            && !std::regex_match(path.begin(), path.end(), library.allowed))
            problems.push_back(std::string(path) + " includes <" + header
                               + ">: " + std::string(library.name) + " does not belong there");
    // A name without a folder can only be a neighbour: both roots hold nothing but folders.
    const auto other = folders(header, 1);
    if (!quoted || other.empty())
        return;
    const auto refuse = [&](std::string_view who) {
        problems.push_back(std::string(path) + " includes \"" + header + "\": " + std::string(who)
                           + " may not know it");
    };
    if (!mayInclude(layer, other)) {
        refuse(layer);
        return;
    }
    // Neighbours in the innermost folder that both lie in.
    for (int depth = 2; depth <= deepestRoom; ++depth) {
        const auto around = folders(header, depth - 1);
        if (around.empty() || around != folders(asIncluded(path), depth - 1) || !hasRooms(around))
            return;
        const auto room = folders(asIncluded(path), depth);
        const auto otherRoom = folders(header, depth);
        if (room != otherRoom && !mayInclude(room, otherRoom.substr(around.size() + 1)))
            refuse(room);
    }
}

void judgeDoors(std::string_view path, std::string_view text, std::vector<std::string> &problems)
{
    for (const Door &door : doors())
        if (std::regex_match(path.begin(), path.end(), door.scope)
            && !std::regex_match(path.begin(), path.end(), door.allowed)
            && std::regex_search(text.begin(), text.end(), door.words))
            problems.push_back(std::string(path) + " goes past a door; use "
                               + std::string(door.door));
}

void judgeLength(std::string_view path, std::string_view text, std::vector<std::string> &problems)
{
    const auto most = isTest(path) ? mostLinesOfTests : mostLines;
    if (std::ranges::count(text, '\n') > most)
        problems.push_back(std::string(path) + " has more than " + std::to_string(most) + " lines");
    if (isTest(path) || !isCpp(path))
        return;
    // scripts/format gives the braces of a function lines of their own, as far in as each other.
    std::ptrdiff_t line = 0;
    std::optional<std::pair<std::ptrdiff_t, std::string>> opened; // where, and how it ends
    std::istringstream lines{std::string(text)};
    for (std::string read; std::getline(lines, read);) {
        ++line;
        const std::size_t indent = std::min(read.find_first_not_of(' '), read.size());
        const std::string_view code = std::string_view(read).substr(indent);
        if (!opened && (code == "{" || code == "try {"))
            opened.emplace(line, std::string(indent, ' ') + '}');
        if (!opened || !read.starts_with(opened->second))
            continue;
        if (line - opened->first >= mostLinesOfFunction)
            problems.push_back(std::string(path) + ':' + std::to_string(opened->first)
                               + " begins a function of more than "
                               + std::to_string(mostLinesOfFunction) + " lines");
        opened.reset();
    }
}

} // namespace

bool isListed(const std::string &file,
              const std::vector<std::pair<std::string, std::string>> &lists)
{
    const auto holds = [](const std::string &content, const std::string &name) {
        constexpr std::string_view ends = " \n()\"";
        for (auto at = content.find(name); at != std::string::npos; at = content.find(name, at + 1))
            if ((at == 0 || ends.find(content[at - 1]) != std::string_view::npos)
                && (at + name.size() == content.size()
                    || ends.find(content[at + name.size()]) != std::string_view::npos))
                return true;
        return false;
    };
    return std::ranges::any_of(lists, [&](const auto &list) {
        const auto &[folder, content] = list;
        const std::string name =
            std::filesystem::path(file).lexically_relative(folder).generic_string();
        // A folder whose files are all found.
        const auto all = std::filesystem::path(name).replace_filename("*.cpp").generic_string();
        if (holds(content, "${CMAKE_CURRENT_SOURCE_DIR}/" + all))
            return true;
        constexpr std::string_view bench = "_bench.cpp";
        return holds(content, name) || holds(content, "${CMAKE_SOURCE_DIR}/" + file)
            || (name.ends_with(bench)
                && holds(content, "arbiter_bench(" + name.substr(0, name.size() - bench.size())));
    });
}

std::vector<std::string> problemsOf(std::string_view path, std::string_view text)
{
    std::vector<std::string> problems;
    judgeLength(path, text, problems);
    const std::string_view head = text.substr(0, 400);
    if (head.find("SPDX-License-Identifier: GPL-3.0-or-later") == std::string_view::npos)
        problems.push_back(std::string(path) + " names no licence in its first lines");
    if (isCpp(path) && head.find("SPDX-FileCopyrightText: ") == std::string_view::npos)
        problems.push_back(std::string(path) + " names no copyright in its first lines");

    const auto layer = folders(asIncluded(path), 1);
    if (!arrows().contains(layer) || !isCpp(path))
        return problems;
    for (int depth = 1; depth < deepestRoom; ++depth)
        if (const auto around = folders(asIncluded(path), depth); !around.empty()
            && hasRooms(around) && !arrows().contains(folders(asIncluded(path), depth + 1)))
            problems.push_back(std::string(path) + " lies in no room of " + std::string(around));
    static const std::regex include(
        R"re((?:^|\n)[ \t]*#[ \t]*include[ \t]*([<"])([^>"\n]+)[>"])re");
    for (std::cregex_iterator match(text.data(), text.data() + text.size(), include), end;
         match != end; ++match)
        judgeInclude(path, layer, (*match)[2].str(), (*match)[1].str() == "\"", problems);
    judgeDoors(path, text, problems);
    return problems;
}

} // namespace structure
