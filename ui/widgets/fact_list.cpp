// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fact_list.h"

#include "ui/words/text.h"

#include <QFormLayout>
#include <QLabel>

namespace ui {

FactList::FactList(const QString &objectName, QWidget *parent)
    : QWidget(parent), m_form(new QFormLayout(this))
{
    setObjectName(objectName);
    m_form->setContentsMargins(0, 0, 0, 0);
    m_form->setHorizontalSpacing(16);
    m_form->setVerticalSpacing(5);
    m_form->setLabelAlignment(Qt::AlignLeft | Qt::AlignTop);
    m_form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
}

void FactList::setCaptionWidth(int letters)
{
    m_captionWidth = fontMetrics().averageCharWidth() * letters;
}

void FactList::show(const QList<LabelledText> &facts)
{
    if (facts == m_facts)
        return;
    m_facts = facts;
    while (m_form->rowCount() > 0)
        m_form->removeRow(0);
    for (const auto &fact : facts) {
        auto *text = new QLabel(selectableText(fact.text), this);
        text->setWordWrap(true);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse);
        text->setAccessibleName(fact.label);
        text->setAccessibleDescription(fact.text);
        //: what a fact is about, in front of it
        auto *caption = new QLabel(tr("%1:").arg(fact.label), this);
        caption->setAlignment(Qt::AlignLeft | Qt::AlignTop);
        caption->setMinimumWidth(m_captionWidth);
        m_form->addRow(caption, text);
    }
}

QString FactList::text() const
{
    QStringList lines;
    for (const auto &fact : m_facts)
        lines.append(tr("%1: %2").arg(fact.label, fact.text));
    return lines.join(u'\n');
}

} // namespace ui

#include "moc_fact_list.cpp"
