// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/qt_catch.h"

#include "ui/look/appearance.h"

#include <algorithm>
#include <cmath>

using namespace Qt::Literals::StringLiterals;

namespace {

/// WCAG 2.1, "relative luminance".
double luminance(const QColor &color)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF())
        + 0.0722 * linear(color.blueF());
}

/// WCAG 2.1, "contrast ratio".
double contrast(const QColor &first, const QColor &second)
{
    const auto [dark, light] = std::minmax({luminance(first), luminance(second)});
    return (light + 0.05) / (dark + 0.05);
}

struct Pair {
    const char *words;
    QPalette::ColorRole front;
    QPalette::ColorRole back;
};

constexpr Pair pairs[]{
    {"words on the window", QPalette::WindowText, QPalette::Window},
    {"words in a table", QPalette::Text, QPalette::Base},
    {"words in every other row", QPalette::Text, QPalette::AlternateBase},
    {"words on a button", QPalette::ButtonText, QPalette::Button},
    {"selected words", QPalette::HighlightedText, QPalette::Highlight},
    {"words of a tip or message", QPalette::ToolTipText, QPalette::ToolTipBase},
    {"a link on the window", QPalette::Link, QPalette::Window},
    {"a link in a text", QPalette::Link, QPalette::Base},
    {"what a line asks for", QPalette::PlaceholderText, QPalette::Base},
};

} // namespace

TEST_CASE("the measure of contrast is that of WCAG")
{
    CHECK(contrast(Qt::black, Qt::white) == Approx(21.0));
    CHECK(contrast(Qt::white, Qt::white) == Approx(1.0));
    CHECK(contrast(QColor(u"#767676"_s), Qt::white) == Approx(4.54).margin(0.01));
}

TEST_CASE("words can be read in both palettes")
{
    for (const bool dark : {false, true}) {
        const auto palette = dark ? ui::darkPalette() : ui::lightPalette();
        for (const auto &[words, front, back] : pairs) {
            CAPTURE(dark, words);
            // WCAG 2.1, 1.4.3 for letters of any size, and 1.4.11 for what is disabled, of which
            // it asks nothing: it can still be told from its ground.
            CHECK(contrast(palette.color(front), palette.color(back)) >= 4.5);
            CHECK(contrast(palette.color(QPalette::Disabled, front),
                           palette.color(QPalette::Disabled, back))
                  >= 1.5);
        }
        // The focus is seen by the colour of what is selected.
        CHECK(contrast(palette.color(QPalette::Highlight), palette.color(QPalette::Base)) >= 3.0);
    }
}
