// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sentences/failure.h"

#include <functional>

#include <QFrame>

class QHBoxLayout;
class QLabel;

namespace ui {

/// What the program has to say, in the window and never in the way: what was done, or why not and
/// by which rule, with what can be done about it.
class MessageBar : public QFrame {
    Q_OBJECT
public:
    enum class Tone { Done, Warning, Refused };

    struct Offer {
        QString text;
        std::function<void()> act;
    };

    explicit MessageBar(QWidget *parent = nullptr);

    void say(Tone tone, const QString &text, const QList<Offer> &offers = {});
    void say(const app::Failure &failure, const QList<Offer> &offers = {});
    void clear();

    [[nodiscard]] QString text() const;
    [[nodiscard]] Tone tone() const { return m_tone; }

private:
    Tone m_tone = Tone::Done;
    QLabel *m_icon = nullptr;
    QLabel *m_text = nullptr;
    QHBoxLayout *m_offers = nullptr;
};

} // namespace ui
