// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/words/profile_text.h"

#include <QWidget>

class QFormLayout;

namespace ui {

/// Facts one below the other, to be read and copied, not changed.
class FactList : public QWidget {
    Q_OBJECT
public:
    explicit FactList(const QString &objectName, QWidget *parent = nullptr);

    /// The captions of several lists are as wide as this one at least, to stand in one column.
    void setCaptionWidth(int letters);
    void show(const QList<LabelledText> &facts);
    /// "Date: 2016-03-05", a line each.
    [[nodiscard]] QString text() const;

private:
    QList<LabelledText> m_facts;
    int m_captionWidth = 0;
    QFormLayout *m_form = nullptr;
};

} // namespace ui
