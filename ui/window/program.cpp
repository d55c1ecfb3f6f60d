// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/program.h"

#include "app/session/last_words.h"

#include <QMetaObject>

namespace ui {

bool Program::notify(QObject *receiver, QEvent *event)
try {
    return QApplication::notify(receiver, event);
} catch (...) {
    if (!m_tell)
        throw;
    if (m_telling)
        return false;
    m_telling = true;
    QMetaObject::invokeMethod(
        this,
        [this, failure = app::lastWords()] {
            m_telling = false;
            m_tell(failure);
        },
        Qt::QueuedConnection);
    return false;
}

} // namespace ui
