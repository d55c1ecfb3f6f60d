// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Questions that go without what was said before them.
#pragma once

#include "rules/saying/scene.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace saying {

/// "(he claims I'm flatlined.) Am I?", "(he says I must trash another program.) Must I?": what is
/// claimed is asked, as a doubt.
bool readElliptic(Scene &scene);
/// "(I spend the click on it.) Is that enough to get in?": whether the ice that is met is passed.
bool readEnough(Scene &scene);
/// The question is that of these words, as a doubt; they have to be read whole.
bool askWhole(Scene &scene, std::size_t begin, const std::string &words);
/// How such words call whoever that token is by itself.
[[nodiscard]] std::string nameOfSubject(const Scene &scene, std::size_t at);
/// "I'm", "it's": who it is and that they are something, in one word.
[[nodiscard]] bool isContracted(const Scene &scene, const Token &token);

} // namespace saying
