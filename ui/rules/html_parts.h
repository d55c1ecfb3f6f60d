// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/text.h"

#include <string>
#include <string_view>

#include <QString>
#include <QUrl>

namespace ui {

// What the documents of the rules desk are put together from.

[[nodiscard]] inline QString escaped(std::string_view text) { return toQt(text).toHtmlEscaped(); }

[[nodiscard]] inline QString element(const QString &name, const QString &content)
{
    return u'<' + name + u'>' + content + u"</" + name + u'>';
}

/// To "entry:jack-out", "card:Femme Fatale"; `text` is HTML.
[[nodiscard]] inline QString link(const QString &scheme, const std::string &target,
                                  const QString &text)
{
    return u"<a href=\"" + scheme + u':'
        + QString::fromLatin1(QUrl::toPercentEncoding(toQt(target))) + u"\">" + text + u"</a>";
}

} // namespace ui
