// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/sentences/failure.h"

#include <functional>

#include <QFrame>
#include <QPointer>

class QLabel;
class QToolButton;

namespace ui {

class ScrollingLabel;
class WrappingRow;

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
    ~MessageBar() override;

    void say(Tone tone, const QString &text, const QList<Offer> &offers = {});
    void say(const app::Failure &failure, const QList<Offer> &offers = {});
    void clear();

    [[nodiscard]] QString text() const;
    [[nodiscard]] Tone tone() const { return m_tone; }

    /// The first Tab after a warning or a refusal goes to what can be done about it; true when it
    /// did. Where all went well the next Tab is about the next entry.
    [[nodiscard]] bool takeTab();
    /// Who had the focus before takeTab(), where Tab goes on from the last button here, or back
    /// from the first; nullptr: it does not leave.
    [[nodiscard]] QWidget *leftBy(bool next) const;

Q_SIGNALS:
    /// It says nothing any more, or something else.
    void cleared();
    /// It had the focus and goes, and so has who had the focus before.
    void focusFreed();

private:
    void addOffer(const Offer &offer);
    void handFocusBack();
    void focusMoved(QWidget *from, QWidget *to);

    Tone m_tone = Tone::Done;
    QLabel *m_icon = nullptr;
    ScrollingLabel *m_text = nullptr;
    WrappingRow *m_offers = nullptr;
    QToolButton *m_close = nullptr;
    QPointer<QWidget> m_before; ///< who had the focus when it came here
    bool m_fresh = false;       ///< nobody has gone to the offers yet
    bool m_tabbed = false;      ///< the focus came by takeTab()
};

} // namespace ui
