// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace core {

// What people are shown of a text that a stranger may have written. Names that commands take are
// tidied (core/text.h) and pass unchanged; these are for what stands in files all the same, in the
// names of files and in what was typed.

/// What would steer the place where the text is shown becomes U+FFFD: control characters (ends of
/// lines and tabs stay), overrides of the direction of writing, isolates that are not closed in
/// their line, bytes that are no UTF-8. Separators of lines become blanks.
[[nodiscard]] std::string harmless(std::string_view text);

/// The same in one line: its ends and tabs are blanks, too.
[[nodiscard]] std::string harmlessLine(std::string_view text);

/// A name, or what else a user wrote, as it stands among words and numbers that are not its own:
/// harmless, and each of its lines that holds letters or digits of a script written from right to
/// left is isolated (U+2068 … U+2069; Unicode Annex 9, "Explicit Directional Isolates"). Without
/// that, "4–0" beside such a name reads "0–4". What is isolated already is left alone, so that
/// texts may go through again as parts of others, and all other texts hold no sign that nobody
/// sees.
[[nodiscard]] std::string isolated(std::string_view text);

/// The same in one line, as a sentence names it.
[[nodiscard]] std::string isolatedLine(std::string text);

/// The text as it was before: for fields in which it is edited, for programs, for comparing.
[[nodiscard]] std::string withoutIsolates(std::string_view text);

/// Valid UTF-8: every byte that is none becomes U+FFFD. For programs, which take all else as it is.
[[nodiscard]] std::string validUtf8(std::string_view text);

} // namespace core
