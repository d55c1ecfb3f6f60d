// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "structure/source_rules.h"

#include <algorithm>
#include <regex>

namespace structure {

namespace {

struct Layer {
    std::string_view name;   ///< how an include begins
    std::string_view folder; ///< where its files lie
    std::vector<std::string_view> mayInclude;
};

// The table of docs/ARCHITECTURE.md. A layer may always include itself.
const std::vector<Layer> &layers()
{
    static const std::vector<Layer> table{
        {"core", "src/core/", {}},
        {"tournament", "tournament/", {"core"}},
        {"rules", "rules/", {"core"}},
        {"storage", "src/storage/", {"core", "tournament", "rules"}},
        {"interchange", "src/interchange/", {"core", "tournament", "rules"}},
        {"app", "src/app/", {"core", "tournament", "rules", "storage", "interchange"}},
        {"cli", "src/cli/", {"core", "tournament", "rules", "app"}},
        {"ui", "ui/", {"core", "tournament", "rules", "app"}},
    };
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
         std::regex("ui/.*"), std::regex("ui/text\\.cpp")},
        {std::regex(R"(\bQText(Browser|Edit)\b)"), "ui::DocumentView", std::regex("ui/.*"),
         std::regex("ui/widgets/document_view\\.(h|cpp)")},
        {std::regex(R"(\bQStaticText\b|\bQt::AutoText\b|\bQGraphicsTextItem\b)"), "plain text",
         std::regex("ui/.*"), std::regex("ui/widgets/plain_words\\.cpp")},
        {std::regex(R"(\btoNativeSeparators\b)"), "ui::shownPath", std::regex("ui/.*"),
         std::regex("ui/text\\.cpp")},
        {std::regex(R"(\bstd::c(out|err|log)\b|\bf?printf\()"), "the streams of cli::run",
         std::regex("(src|tournament|rules)/.*"), std::regex("src/cli/main\\.cpp")},
    };
    return table;
}

constexpr std::ptrdiff_t mostLines = 500;

bool isCpp(std::string_view path) { return path.ends_with(".h") || path.ends_with(".cpp"); }

const Layer *layerOf(std::string_view path)
{
    const auto layer = std::ranges::find_if(
        layers(), [&](const Layer &candidate) { return path.starts_with(candidate.folder); });
    return layer == layers().end() ? nullptr : &*layer;
}

bool mayInclude(const Layer &layer, std::string_view target)
{
    return target == layer.name
        || std::ranges::find(layer.mayInclude, target) != layer.mayInclude.end();
}

void judgeInclude(std::string_view path, const Layer &layer, const std::string &header, bool quoted,
                  std::vector<std::string> &problems)
{
    for (const auto &library : libraries())
        if (std::regex_match(header, library.header)
            && !std::regex_match(path.begin(), path.end(), library.allowed))
            problems.push_back(std::string(path) + " includes <" + header
                               + ">: " + std::string(library.name) + " does not belong there");
    if (!quoted)
        return;
    // A name without a folder can only be a neighbour: both roots hold nothing but folders.
    const auto slash = header.find('/');
    if (slash != std::string::npos && !mayInclude(layer, std::string_view(header).substr(0, slash)))
        problems.push_back(std::string(path) + " includes \"" + header
                           + "\": " + std::string(layer.name) + " may not know it");
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

    const Layer *layer = layerOf(path);
    if (!layer || !isCpp(path))
        return problems;
    static const std::regex include(
        R"re((?:^|\n)[ \t]*#[ \t]*include[ \t]*([<"])([^>"\n]+)[>"])re");
    for (std::cregex_iterator match(text.data(), text.data() + text.size(), include), end;
         match != end; ++match)
        judgeInclude(path, *layer, (*match)[2].str(), (*match)[1].str() == "\"", problems);
    judgeDoors(path, text, problems);
    return problems;
}

} // namespace structure
