// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/saying/taking_back.h"

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace saying {

using core::Json;

namespace {

constexpr std::string_view acts = "question/script/";

std::optional<std::size_t> actNumberOf(std::string_view path)
{
    if (!path.starts_with(acts))
        return std::nullopt;
    path.remove_prefix(acts.size());
    std::size_t number = 0;
    const char *end = path.data() + path.size();
    return std::from_chars(path.data(), end, number).ptr == end ? std::optional(number)
                                                                : std::nullopt;
}

/// What a chip told of the script, when `count` acts from `first` on are gone.
void moveUp(Chip &chip, std::size_t first, std::size_t count)
{
    std::vector<std::string> left;
    for (std::string &path : chip.paths) {
        const auto number = actNumberOf(path);
        if (!number || *number < first)
            left.push_back(std::move(path));
        else if (*number >= first + count)
            left.push_back(std::string(acts) + std::to_string(*number - count));
    }
    chip.paths = std::move(left);
}

} // namespace

bool takeBack(Scene &scene, const Json::Array &taken)
{
    Json::Array script = scene.draft.script();
    const auto found = std::find_end(script.begin(), script.end(), taken.begin(), taken.end());
    if (taken.empty() || found == script.end())
        return false;
    const auto first = static_cast<std::size_t>(found - script.begin());
    script.erase(found, found + static_cast<std::ptrdiff_t>(taken.size()));
    scene.draft.tell("question/script", Json(std::move(script)));
    moveUp(scene, first, taken.size());
    if (first < scene.knownActs)
        scene.knownActs -= std::min(taken.size(), scene.knownActs - first);
    return true;
}

void moveUp(Scene &scene, std::size_t first, std::size_t count)
{
    for (Chip &chip : scene.chips)
        moveUp(chip, first, count);
}

void moveDown(Scene &scene, std::size_t first, std::size_t count)
{
    for (Chip &chip : scene.chips)
        for (std::string &path : chip.paths)
            if (const auto number = actNumberOf(path); number && *number >= first)
                path = std::string(acts) + std::to_string(*number + count);
}

} // namespace saying
