// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/rulings/table/course.h"

#include "rules/rulings/language/act.h"

#include <cstddef>
#include <span>
#include <vector>

namespace rulings {

void Course::play(std::span<const Act> script, std::span<const std::size_t> path)
{
    replace(script, path);
    choices.clear();
}

std::vector<std::size_t> pathAfter(const std::vector<Choice> &choices)
{
    std::vector<std::size_t> path;
    for (const Choice &choice : choices)
        path.push_back(choice.taken);
    while (!path.empty()) {
        if (path.back() + 1 < choices[path.size() - 1].options.size()) {
            ++path.back();
            return path;
        }
        path.pop_back();
    }
    return {};
}

} // namespace rulings
