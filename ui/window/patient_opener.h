// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/services/event_opener.h"

#include <chrono>
#include <functional>

#include <QObject>
#include <QTimer>

namespace ui {

/// Opens an event at once or, beside the event loop, when the program that holds its file is done.
class PatientOpener : public QObject {
    Q_OBJECT
public:
    using Then = std::function<void(OpenedEvent opened)>;

    explicit PatientOpener(const EventOpener &opener, QObject *parent = nullptr);

    /// `then` is told once, with what was opened or why nothing could be: before this returns where
    /// nobody holds the file. Asking for another file forgets the one that waits; what is forgotten
    /// is not told.
    void open(const QString &path, Then then);
    void forget();
    [[nodiscard]] bool waiting() const { return m_again.isActive(); }

Q_SIGNALS:
    /// The file is held and waited for.
    void held(const app::Failure &failure);

private:
    void attempt();

    const EventOpener &m_opener;
    QString m_path;
    Then m_then;
    std::chrono::steady_clock::time_point m_since;
    QTimer m_again;
};

} // namespace ui
