// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sentences/failure.h"

#include <functional>

#include <QApplication>

namespace ui {

/// The application with a last catch: no exception leaves the handling of an event, whose caller is
/// Qt and could not stand it.
class Program final : public QApplication {
public:
    using QApplication::QApplication;

    /// Whom to tell; called behind the event that failed, once for all that failed by then.
    void onFailure(std::function<void(const app::Failure &)> tell) { m_tell = std::move(tell); }

    bool notify(QObject *receiver, QEvent *event) override;

private:
    std::function<void(const app::Failure &)> m_tell;
    bool m_telling = false;
};

} // namespace ui
