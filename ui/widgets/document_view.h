// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTextBrowser>

namespace ui {

/// Shows a document that we put together. It needs nothing but its own text: whatever a stranger's
/// words make it ask for, no file is read and no address fetched. Links are for its owner.
class DocumentView : public QTextBrowser {
    Q_OBJECT

public:
    explicit DocumentView(QWidget *parent);

    [[nodiscard]] QVariant loadResource(int type, const QUrl &name) override;
};

} // namespace ui
