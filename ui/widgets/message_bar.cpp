// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "message_bar.h"

#include "ui/words/text.h"

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

} // namespace

MessageBar::MessageBar(QWidget *parent)
    : QFrame(parent), m_icon(new QLabel(this)), m_text(new QLabel(this)), m_offers(new QHBoxLayout)
{
    setObjectName("messageBar"_L1);
    setFrameShape(StyledPanel);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::ToolTipBase);
    m_text->setObjectName("messageText"_L1);
    m_text->setForegroundRole(QPalette::ToolTipText);
    m_text->setAccessibleName(tr("Message"));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto *close = new QToolButton(this);
    close->setObjectName("messageClose"_L1);
    close->setAutoRaise(true);
    close->setText(u"×"_s); // the style's icon cannot be seen on a dark palette
    close->setAccessibleName(tr("Close the message"));
    close->setToolTip(tr("Close the message"));
    connect(close, &QToolButton::clicked, this, &MessageBar::clear);

    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(10, 6, 6, 6);
    row->setSpacing(10);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addLayout(m_offers);
    row->addWidget(close);
    hide();
}

void MessageBar::say(Tone tone, const QString &text, const QList<Offer> &offers)
{
    clear();
    m_tone = tone;
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    m_icon->setPixmap(style()->standardIcon(iconOf(tone)).pixmap(size));
    m_text->setText(text);
    m_text->setAccessibleDescription(text);
    for (const auto &offer : offers) {
        auto *button = new QPushButton(offer.text, this);
        button->setObjectName(u"messageOffer%1"_s.arg(m_offers->count() + 1));
        // Queued: what the offer does may say something new and so delete this button.
        connect(button, &QPushButton::clicked, this, offer.act, Qt::QueuedConnection);
        m_offers->addWidget(button);
    }
    show();
}

void MessageBar::say(const app::Failure &failure, const QList<Offer> &offers)
{
    say(failure.kind == app::FailureKind::Environment ? Tone::Warning : Tone::Refused,
        failureText(failure), offers);
}

void MessageBar::clear()
{
    while (auto *item = m_offers->takeAt(0)) {
        delete item->widget(); // never while it is being clicked: offers are queued
        delete item;
    }
    m_text->clear();
    hide();
}

QString MessageBar::text() const { return m_text->text(); }

} // namespace ui

#include "moc_message_bar.cpp"
