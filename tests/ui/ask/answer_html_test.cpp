// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ask/ask_text.h"
#include "ui/qt_catch.h"

#include "rules/rulings/language/rulebook.h"

using namespace Qt::Literals::StringLiterals;

// Rules Reference 1.0 heads what it says of single words of cards with the word in quotation marks.
TEST_CASE("a place in a document stands in quotation marks once")
{
    CHECK(ui::citationText({.document = "Rules Reference 1.0", .section = "“Cannot”", .part = {}})
          == u"Rules Reference 1.0, “Cannot”"_s);
    CHECK(ui::citationText({.document = "Rules Reference 1.0", .section = "Cost", .part = {}})
          == u"Rules Reference 1.0, “Cost”"_s);
}
