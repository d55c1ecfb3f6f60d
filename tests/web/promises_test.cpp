// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// docs/hall-security.md says which test proves which promise: each of them is there.
#include "support/places.h"
#include "support/temp_folder.h"

#include <catch2/catch.hpp>

#include <filesystem>
#include <vector>

namespace {

/// What stands between backquotes in the second column of the table.
std::vector<std::string> namedTests(const std::string &page)
{
    std::vector<std::string> names;
    for (std::size_t at = 0; at < page.size();) {
        const auto end = std::min(page.find('\n', at), page.size());
        const std::string line = page.substr(at, end - at);
        at = end + 1;
        const auto column = line.rfind(" | ", line.size() - std::min<std::size_t>(line.size(), 2));
        if (!line.starts_with("| ") || column == std::string::npos)
            continue;
        for (auto from = line.find('`', column); from != std::string::npos;) {
            const auto to = line.find('`', from + 1);
            names.push_back(line.substr(from + 1, to - from - 1));
            from = line.find('`', to + 1);
        }
    }
    return names;
}

} // namespace

TEST_CASE("Every promise of the hall has its tests")
{
    const auto root = support::checkout();
    const std::string page = support::bytesOf(root / "docs/hall-security.md");
    if (page.empty()) {
        WARN("skipped: the sources do not lie here");
        return;
    }
    std::string tests;
    for (const char *folder : {"tests/web", "tests/cli"})
        for (const auto &entry : std::filesystem::directory_iterator(root / folder))
            if (entry.path().extension() == ".cpp")
                tests += support::bytesOf(entry.path());
    const auto names = namedTests(page);
    CHECK(names.size() > 40);
    for (const std::string &name : names)
        if (tests.find('"' + name + '"') == std::string::npos)
            FAIL_CHECK("no test is called " << name);
}
