// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>

namespace ui {

/// One line that is shortened where there is no room for it; all of it stands in the tooltip.
class ElidingLabel : public QLabel {
    Q_OBJECT
public:
    explicit ElidingLabel(const QString &objectName, QWidget *parent = nullptr);

    void setWords(const QString &words);
    [[nodiscard]] const QString &words() const { return m_words; }
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void shorten();
    QString m_words;
};

} // namespace ui
