// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QTranslator>

namespace testing {

/// A language nobody speaks, made from the English text: accents, brackets, and longer by two
/// fifths, as German is. What shows without brackets was never translated; what does not fit will
/// not fit in German either.
class PseudoLanguage : public QTranslator {
public:
    [[nodiscard]] QString translate(const char *context, const char *text, const char *many,
                                    int number) const override;
    [[nodiscard]] bool isEmpty() const override { return false; }
};

[[nodiscard]] QString pseudo(const QString &text);

/// What of a text in the pseudo-language stands outside of its brackets and is none of `data`,
/// which are names and titles of the event; empty when all of it was translated.
[[nodiscard]] QString untranslated(const QString &text, const QStringList &data);

} // namespace testing
