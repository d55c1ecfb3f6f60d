// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "advice_list.h"

#include "app/sentences/sentences.h"
#include "ui/look/appearance.h"
#include "ui/words/text.h"

#include <QGridLayout>
#include <QLabel>
#include <QStyle>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

QString lineOf(const tournament::Advice &advice)
{
    const QString sentence = toQt(app::sentence(advice));
    return advice.warning ? AdviceList::tr("Warning: %1").arg(sentence)
        : advice.done     ? AdviceList::tr("Done: %1").arg(sentence)
                          : sentence;
}

} // namespace

AdviceList::AdviceList(const QString &objectName, QWidget *parent)
    : QWidget(parent), m_rows(new QVBoxLayout(this))
{
    setObjectName(objectName);
    m_rows->setContentsMargins(0, 0, 0, 0);
    m_rows->setSpacing(8);
    hide();
}

void AdviceList::show(const std::vector<tournament::Advice> &advice)
{
    auto sorted = advice;
    std::ranges::stable_sort(sorted, std::greater(), &tournament::Advice::warning);
    setVisible(!sorted.empty());
    if (sorted == m_advice)
        return;
    m_advice = std::move(sorted);
    while (auto *item = m_rows->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    for (const auto &row : m_advice)
        addRow(row);
}

void AdviceList::showWarnings(const std::vector<tournament::Advice> &advice)
{
    auto warnings = advice;
    std::erase_if(warnings, [](const tournament::Advice &one) { return !one.warning; });
    show(warnings);
}

void AdviceList::addRow(const tournament::Advice &advice)
{
    auto *row = new QWidget(this);
    auto *sign = new QLabel(row);
    const int size = style()->pixelMetric(QStyle::PM_SmallIconSize);
    sign->setFixedWidth(size);
    sign->setAlignment(Qt::AlignTop | Qt::AlignHCenter);
    if (advice.warning)
        sign->setPixmap(style()->standardIcon(QStyle::SP_MessageBoxWarning).pixmap(size));
    else
        sign->setText(advice.done ? u"✓"_s : u"•"_s);
    auto *text = new QLabel(lineOf(advice), row);
    text->setWordWrap(true);
    auto *rule = new QLabel(ruleText({advice.document, advice.section}), row);
    rule->setWordWrap(true);
    quiet(*rule);
    auto *grid = new QGridLayout(row);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(1);
    grid->setColumnStretch(1, 1);
    grid->addWidget(sign, 0, 0);
    grid->addWidget(text, 0, 1);
    grid->addWidget(rule, 1, 1);
    m_rows->addWidget(row);
}

QString AdviceList::text() const
{
    QStringList lines;
    for (const auto &advice : m_advice)
        lines.append(lineOf(advice));
    return lines.join(u'\n');
}

} // namespace ui

#include "moc_advice_list.cpp"
