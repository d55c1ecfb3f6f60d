// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a judge told in words, line by line: one text he may change.
#pragma once

#include "rules/saying/reading.h"

#include <QStringList>

#include <memory>
#include <string>
#include <vector>

namespace ui {

/// A line and what it was read as.
struct ToldLine {
    QString words;
    saying::Situation before;
    saying::Reading reading; ///< its situation is the table behind the line
};
/// The words of a piece of it.
[[nodiscard]] std::string wordsAt(const ToldLine &line, saying::Span span);
using Story = std::vector<std::shared_ptr<const ToldLine>>;

[[nodiscard]] QStringList linesOf(const Story &story);
/// The lines of a text that say something.
[[nodiscard]] QStringList linesOf(const QString &text);

struct Retold {
    Story story;
    saying::Situation situation;
};
/// The story told with those lines instead. From the first that is another one on all are read
/// again; what was done at the table behind a line is done again behind the one in its place, but
/// for numbers that its words tell now. Where hardly a word is left nothing is done again.
[[nodiscard]] Retold retold(const Story &story, const saying::Situation &now,
                            const QStringList &lines);

/// The acts of a question.
[[nodiscard]] core::Json::Array scriptOf(const core::Json &document);
/// What made one document another, done to a third.
[[nodiscard]] core::Json carried(const core::Json &from, const core::Json &to, core::Json onto);

} // namespace ui
