// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/services/prompts.h"

namespace ui {

/// The dialogs a user sees.
class DesktopPrompts final : public Prompts {
public:
    [[nodiscard]] bool confirm(QWidget *parent, const Question &question) override;
    [[nodiscard]] std::optional<QString> line(QWidget *parent, const QString &title,
                                              const QString &label) override;
    [[nodiscard]] std::optional<QString> openFile(QWidget *parent, const QString &title,
                                                  const QString &folder,
                                                  const QString &filter) override;
    [[nodiscard]] std::optional<QString> saveFile(QWidget *parent, const QString &title,
                                                  const QString &suggestion,
                                                  const QString &filter) override;
    [[nodiscard]] bool run(QDialog &dialog) override;
};

} // namespace ui
