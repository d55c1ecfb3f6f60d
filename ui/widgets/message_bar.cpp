// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "message_bar.h"

#include "ui/widgets/scrolling_label.h"
#include "ui/widgets/wrapping_row.h"
#include "ui/words/text.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QStyle>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

QStyle::StandardPixmap iconOf(MessageBar::Tone tone)
{
    switch (tone) {
    case MessageBar::Tone::Done:
        return QStyle::SP_DialogApplyButton;
    case MessageBar::Tone::Warning:
        return QStyle::SP_MessageBoxWarning;
    case MessageBar::Tone::Refused:
        break;
    }
    return QStyle::SP_MessageBoxCritical;
}

constexpr int linesOfMessage = 4;  ///< of the text, before it scrolls
constexpr int lettersOfOffer = 48; ///< before its words go on below
constexpr int linesOfOffer = 3;

/// Names may be of any length, and a button wraps nothing by itself.
QString foldedOffer(const QString &text)
{
    QStringList lines{QString()};
    for (const QString &word : text.split(u' ')) {
        QString &line = lines.last();
        if (!line.isEmpty() && line.size() + 1 + word.size() > lettersOfOffer)
            lines.append(word);
        else
            line += line.isEmpty() ? word : u' ' + word;
    }
    for (QString &line : lines)
        if (line.size() > lettersOfOffer)
            line = line.left(lettersOfOffer - 1) + u'…';
    if (lines.size() > linesOfOffer) {
        lines.resize(linesOfOffer);
        lines.last() += u'…';
    }
    return lines.join(u'\n');
}

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent)
    , m_icon(new QLabel(this))
    , m_text(new ScrollingLabel(u"messageText"_s, linesOfMessage, this))
    , m_offers(new WrappingRow)
    , m_close(new QToolButton(this))
{
    setObjectName("messageBar"_L1);
    setFrameShape(StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    QLabel &words = m_text->label();
    words.setForegroundRole(QPalette::ToolTipText);
    words.setAccessibleName(tr("Message"));
    words.setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_text->setAccessibleName(tr("Message"));
    m_close->setObjectName("messageClose"_L1);
    m_close->setAutoRaise(true);
    m_close->setText(u"×"_s); // the style's icon cannot be seen on a dark palette
    m_close->setAccessibleName(tr("Close the message"));
    m_close->setToolTip(tr("Close the message (Esc)"));
    connect(m_close, &QToolButton::clicked, this, &MessageBar::clear);
    connect(qApp, &QApplication::focusChanged, this, &MessageBar::focusMoved);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(10, 6, 6, 6);
    row->setSpacing(10);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addLayout(m_offers);
    row->addWidget(m_close);
    hide();
}

MessageBar::~MessageBar() { qApp->disconnect(this); } // its buttons lose the focus as they go

void MessageBar::say(Tone tone, const QString &text, const QList<Offer> &offers)
{
    clear();
    m_tone = tone;
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    m_icon->setPixmap(style()->standardIcon(iconOf(tone)).pixmap(size));
    m_text->setText(selectableText(text));
    m_text->label().setAccessibleDescription(text);
    for (const auto &offer : offers)
        addOffer(offer);
    m_fresh = tone != Tone::Done && !offers.isEmpty();
    show();
}

void MessageBar::addOffer(const Offer &offer)
{
    const QString folded = foldedOffer(offer.text);
    auto *button = new QPushButton(menuText(folded), this);
    button->setObjectName(u"messageOffer%1"_s.arg(m_offers->count() + 1));
    button->setAccessibleName(offer.text);
    if (folded != offer.text)
        button->setToolTip(offer.text);
    // Queued: what the offer does may say something new and so delete this button.
    connect(button, &QPushButton::clicked, this, offer.act, Qt::QueuedConnection);
    const int before = m_offers->count();
    setTabOrder(before == 0 ? m_text : m_offers->itemAt(before - 1)->widget(), button);
    setTabOrder(button, m_close);
    m_offers->addWidget(button);
}

void MessageBar::say(const app::Failure &failure, const QList<Offer> &offers)
{
    say(failure.kind == app::FailureKind::Environment ? Tone::Warning : Tone::Refused,
        failureText(failure), offers);
}

void MessageBar::clear()
{
    if (isAncestorOf(QApplication::focusWidget()))
        handFocusBack();
    while (auto *item = m_offers->takeAt(0)) {
        delete item->widget(); // never while it is being clicked: offers are queued
        delete item;
    }
    m_text->setText({});
    m_fresh = false;
    hide();
    Q_EMIT cleared();
}

QString MessageBar::text() const { return m_text->text(); }

bool MessageBar::takeTab()
{
    if (!m_fresh || !isVisible())
        return false;
    m_offers->itemAt(0)->widget()->setFocus(Qt::TabFocusReason);
    m_tabbed = true;
    return true;
}

QWidget *MessageBar::leftBy(bool next) const
{
    const auto *focus = QApplication::focusWidget();
    if (!m_tabbed || !focus)
        return nullptr;
    const QWidget *end = next ? m_close : m_offers->itemAt(0)->widget();
    return focus == end ? m_before : nullptr;
}

void MessageBar::handFocusBack()
{
    if (m_before && m_before->isVisible() && m_before->isEnabled())
        m_before->setFocus();
    else
        Q_EMIT focusFreed();
}

void MessageBar::focusMoved(QWidget *from, QWidget *to)
{
    const bool wasHere = from && isAncestorOf(from);
    const bool isHere = to && isAncestorOf(to);
    if (isHere && !wasHere) {
        m_before = from;
        m_fresh = false;
    }
    if (!isHere)
        m_tabbed = false;
}

} // namespace ui

#include "moc_message_bar.cpp"
