// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "structure/source_rules.h"

#include "support/places.h"

#include <algorithm>
#include <fstream>
#include <functional>
#include <iterator>
#include <map>
#include <regex>
#include <sstream>

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
        {"CLI11", std::regex("CLI/.*"), std::regex("src/cli/.*")},
        {"pugixml", std::regex("pugixml.hpp"), std::regex("src/interchange/decklist_octgn\\.cpp")},
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
    static const std::vector<Door> table{
        {std::regex(R"(\bQString::from(Utf8|StdString|Local8Bit)\b)"), "ui::toQt",
         std::regex("ui/.*"), std::regex("ui/words/text\\.cpp")},
        {std::regex(R"(\bQText(Browser|Edit)\b)"), "ui::DocumentView", std::regex("ui/.*"),
         std::regex("ui/widgets/document_view\\.(h|cpp)")},
        {std::regex(R"(\bQStaticText\b|\bQt::AutoText\b|\bQGraphicsTextItem\b)"), "plain text",
         std::regex("ui/.*"), std::regex("ui/widgets/plain_words\\.cpp")},
        {std::regex(R"(\b(storage|interchange)::)"), "the names of app",
         std::regex("(ui|src/cli)/.*"), std::regex("(?!)")},
        {std::regex(R"(\btoNativeSeparators\b)"), "ui::shownPath", std::regex("ui/.*"),
         std::regex("ui/words/text\\.cpp")},
        {std::regex(R"(\bstd::c(out|err|log)\b|\bf?printf\()"), "the streams of cli::run",
         std::regex("(src|tournament|rules)/.*"), std::regex("src/cli/main\\.cpp")},
    };
    return table;
}

constexpr std::ptrdiff_t mostLines = 500;

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

bool hasRooms(std::string_view layer)
{
    return std::ranges::any_of(arrows(), [&](const auto &arrow) {
        return arrow.first.size() > layer.size() && folders(arrow.first, 1) == layer;
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
    const auto room = folders(asIncluded(path), 2);
    const auto otherRoom = folders(header, 2);
    if (!mayInclude(layer, other))
        refuse(layer);
    else if (layer == other && hasRooms(layer) && room != otherRoom
             && !mayInclude(room, otherRoom.substr(otherRoom.find('/') + 1)))
        refuse(room);
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

} // namespace

std::vector<std::string> problemsOf(std::string_view path, std::string_view text)
{
    std::vector<std::string> problems;
    if (std::ranges::count(text, '\n') > mostLines)
        problems.push_back(std::string(path) + " has more than 500 lines");
    const std::string_view head = text.substr(0, 400);
    if (head.find("SPDX-License-Identifier: GPL-3.0-or-later") == std::string_view::npos)
        problems.push_back(std::string(path) + " names no licence in its first lines");
    if (isCpp(path) && head.find("SPDX-FileCopyrightText: ") == std::string_view::npos)
        problems.push_back(std::string(path) + " names no copyright in its first lines");

    const auto layer = folders(asIncluded(path), 1);
    if (!arrows().contains(layer) || !isCpp(path))
        return problems;
    if (hasRooms(layer) && !arrows().contains(folders(asIncluded(path), 2)))
        problems.push_back(std::string(path) + " lies in no room of " + std::string(layer));
    static const std::regex include(
        R"re((?:^|\n)[ \t]*#[ \t]*include[ \t]*([<"])([^>"\n]+)[>"])re");
    for (std::cregex_iterator match(text.data(), text.data() + text.size(), include), end;
         match != end; ++match)
        judgeInclude(path, layer, (*match)[2].str(), (*match)[1].str() == "\"", problems);
    judgeDoors(path, text, problems);
    return problems;
}

} // namespace structure
