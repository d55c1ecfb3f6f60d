// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "desktop_theme.h"

#include <QDBusConnection>
#include <QDBusMessage>
#include <QDBusPendingCallWatcher>
#include <QDBusPendingReply>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

const QString service = u"org.freedesktop.portal.Desktop"_s;
const QString path = u"/org/freedesktop/portal/desktop"_s;
const QString interface = u"org.freedesktop.portal.Settings"_s;
const QString appearanceGroup = u"org.freedesktop.appearance"_s;
const QString key = u"color-scheme"_s;

} // namespace

DesktopTheme::DesktopTheme(QObject *parent) : QObject(parent)
{
    auto bus = QDBusConnection::sessionBus();
    if (!bus.isConnected())
        return;
    bus.connect(service, path, interface, u"SettingChanged"_s, this,
                SLOT(settingChanged(QString, QString, QDBusVariant)));
    auto question = QDBusMessage::createMethodCall(service, path, interface, u"Read"_s);
    question.setArguments({appearanceGroup, key});
    // Never waited for: a desktop without a portal must not hold up the start.
    auto *watcher = new QDBusPendingCallWatcher(bus.asyncCall(question), this);
    connect(watcher, &QDBusPendingCallWatcher::finished, this,
            [this](QDBusPendingCallWatcher *finished) {
                const QDBusPendingReply<QDBusVariant> reply = *finished;
                if (reply.isValid())
                    take(reply.value().variant());
                finished->deleteLater();
            });
}

void DesktopTheme::settingChanged(const QString &changedGroup, const QString &changedKey,
                                  const QDBusVariant &value)
{
    if (changedGroup == appearanceGroup && changedKey == key)
        take(value.variant());
}

void DesktopTheme::take(const QVariant &value)
{
    // "Read" wraps its answer twice. 1: dark, 2: light, all else: no preference.
    const QVariant inner =
        value.canConvert<QDBusVariant>() ? qvariant_cast<QDBusVariant>(value).variant() : value;
    const uint scheme = inner.toUInt();
    const auto dark = scheme == 1 ? std::optional(true)
        : scheme == 2             ? std::optional(false)
                                  : std::nullopt;
    if (dark == m_dark)
        return;
    m_dark = dark;
    Q_EMIT changed();
}

} // namespace ui

#include "moc_desktop_theme.cpp"
