// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QDBusVariant>
#include <QObject>

namespace ui {

/// Whether the desktop wants dark windows, as its settings portal tells every program
/// (org.freedesktop.appearance, color-scheme). Qt 6.4 does not ask for it yet.
class DesktopTheme : public QObject {
    Q_OBJECT
public:
    explicit DesktopTheme(QObject *parent = nullptr);

    /// Nothing where there is no portal or the user has no preference.
    [[nodiscard]] std::optional<bool> dark() const { return m_dark; }

Q_SIGNALS:
    void changed();

private Q_SLOTS:
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void take(const QVariant &value);
    std::optional<bool> m_dark;
};

} // namespace ui
