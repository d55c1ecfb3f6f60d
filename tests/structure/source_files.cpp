// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "structure/source_files.h"
#include "support/places.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <iterator>
#include <memory>

namespace structure {

namespace {

constexpr std::array<const char *, 7> sourceFolders{"src",   "rules", "tournament", "ui",
                                                    "tests", "bench", "fuzz"};

bool isSource(const std::filesystem::path &file)
{
    const auto extension = file.extension();
    return extension == ".h" || extension == ".cpp" || extension == ".cmake"
        || file.filename() == "CMakeLists.txt";
}

} // namespace

std::vector<std::string> sourceFiles()
{
    const std::filesystem::path root = support::checkout();
    std::vector<std::string> files;
    for (const char *folder : sourceFolders) {
        if (!exists(root / folder))
            continue;
        for (const auto &entry : std::filesystem::recursive_directory_iterator(root / folder))
            if (entry.is_regular_file() && isSource(entry.path()))
                files.push_back(relative(entry.path(), root).generic_string());
    }
    std::ranges::sort(files);
    return files;
}

std::vector<std::string> trackedFiles()
{
    // safe.directory: the checkout may belong to another user than the one who runs the tests.
    const std::string command = "git -c safe.directory='*' -C '" + support::checkout().string()
        + "' ls-files -z 2>/dev/null";
    const auto close = [](std::FILE *stream) { pclose(stream); };
    const std::unique_ptr<std::FILE, decltype(close)> pipe(popen(command.c_str(), "r"), close);
    std::vector<std::string> files;
    std::string name;
    for (int c = pipe ? std::fgetc(pipe.get()) : EOF; c != EOF; c = std::fgetc(pipe.get())) {
        if (c != 0) {
            name += static_cast<char>(c);
            continue;
        }
        files.push_back(std::move(name));
        name.clear();
    }
    return files;
}

} // namespace structure
