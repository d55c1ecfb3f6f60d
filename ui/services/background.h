// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QObject>

class QThread;

namespace ui {

/// Something that waits for a network, done beside the event loop, one thing at a time.
class Background : public QObject {
    Q_OBJECT
public:
    explicit Background(QObject *parent);
    /// Waits for what is being done; what follows from it is not done any more.
    ~Background() override;

    /// What follows from the work, to be done in the thread of the window.
    using Then = std::function<void()>;
    /// Does this in a thread of its own. Must not be busy.
    void start(std::function<Then()> work);
    [[nodiscard]] bool isBusy() const { return m_busy; }

Q_SIGNALS:
    void busyChanged();

private:
    void finish(const Then &then);

    bool m_busy = false;
    std::unique_ptr<QThread> m_thread;
};

} // namespace ui
