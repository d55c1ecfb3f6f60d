// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paper/qr_code.h"

#include <optional>

#include <QWidget>

namespace ui {

/// An address as a code that phones read from the screen; black on white in every theme.
class CodeView : public QWidget {
    Q_OBJECT
public:
    explicit CodeView(const QString &objectName, QWidget *parent = nullptr);

    /// Empty: nothing is shown, and the place is kept.
    void setAddress(const QString &address);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    std::optional<QrCode> m_code;
};

} // namespace ui
