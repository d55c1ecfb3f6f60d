// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "document_view.h"

namespace ui {

DocumentView::DocumentView(QWidget *parent) : QTextBrowser(parent) { setOpenLinks(false); }

QVariant DocumentView::loadResource(int /*type*/, const QUrl & /*name*/)
{
    return QByteArray(); // an invalid answer would have Qt look for the file itself
}

} // namespace ui

#include "moc_document_view.cpp"
