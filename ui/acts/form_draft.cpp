// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "form_draft.h"

#include "ui/services/drafts.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QDialog>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

bool isText(const QWidget *field)
{
    return qobject_cast<const QLineEdit *>(field) || qobject_cast<const QPlainTextEdit *>(field);
}

QString shown(const QWidget *field)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(field))
        return line->text();
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(field))
        return text->toPlainText();
    if (const auto *number = qobject_cast<const QSpinBox *>(field))
        return QString::number(number->value());
    const auto *box = qobject_cast<const QComboBox *>(field);
    return box->isEditable() ? box->currentText() : box->currentData().toString();
}

void show(QWidget *field, const QString &value)
{
    if (auto *line = qobject_cast<QLineEdit *>(field))
        line->setText(value);
    else if (auto *text = qobject_cast<QPlainTextEdit *>(field))
        text->setPlainText(value);
    else if (auto *number = qobject_cast<QSpinBox *>(field))
        number->setValue(value.toInt());
    else if (auto *box = qobject_cast<QComboBox *>(field); box->isEditable())
        box->setCurrentText(value);
    else
        for (int i = 0; i < box->count(); ++i) // a table or player may be gone: then as it is
            if (box->itemData(i).toString() == value)
                box->setCurrentIndex(i);
}

} // namespace

FormDraft::FormDraft(QDialog &dialog, Drafts &drafts, QString key, QList<QWidget *> fields)
    : QObject(&dialog)
    , m_drafts(drafts)
    , m_key(std::move(key))
    , m_fields(std::move(fields))
    , m_notice(new QWidget(&dialog))
{
    for (const QWidget *field : m_fields)
        m_first.append(shown(field));
    m_notice->setObjectName("draftNotice"_L1);
    auto *words = new QLabel(tr("Back again: what you typed here and did not enter."), m_notice);
    words->setWordWrap(true);
    auto *discards = new QPushButton(tr("D&iscard it"), m_notice);
    discards->setObjectName("discardDraft"_L1);
    discards->setAutoDefault(false);
    auto *row = new QHBoxLayout(m_notice);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(words, 1);
    row->addWidget(discards);
    m_notice->hide();
    connect(discards, &QPushButton::clicked, this, &FormDraft::discard);
    restore();
    for (QWidget *field : m_fields) {
        if (auto *line = qobject_cast<QLineEdit *>(field))
            connect(line, &QLineEdit::textChanged, this, &FormDraft::keep);
        else if (auto *text = qobject_cast<QPlainTextEdit *>(field))
            connect(text, &QPlainTextEdit::textChanged, this, &FormDraft::keep);
        else if (auto *number = qobject_cast<QSpinBox *>(field))
            connect(number, &QSpinBox::valueChanged, this, &FormDraft::keep);
        else if (auto *box = qobject_cast<QComboBox *>(field))
            connect(box, &QComboBox::currentTextChanged, this, &FormDraft::keep);
    }
}

void FormDraft::restore()
{
    const auto *draft = m_drafts.find(m_key);
    if (!draft || !draft->asObject())
        return;
    for (QWidget *field : m_fields)
        if (const auto *value = draft->find(fromQt(field->objectName())))
            if (value->asString())
                show(field, toQt(*value->asString()));
    m_notice->setVisible(isTyped());
}

void FormDraft::discard()
{
    for (qsizetype i = 0; i < m_fields.size(); ++i)
        show(m_fields[i], m_first[i]);
    m_drafts.forget(m_key);
    m_notice->hide();
    m_fields.front()->setFocus();
}

bool FormDraft::isTyped() const
{
    for (qsizetype i = 0; i < m_fields.size(); ++i)
        if (isText(m_fields[i]) && shown(m_fields[i]) != m_first[i]
            && !shown(m_fields[i]).trimmed().isEmpty())
            return true;
    return false;
}

void FormDraft::keep()
{
    if (m_entered)
        return;
    if (!isTyped()) {
        m_drafts.forget(m_key);
        return;
    }
    core::Json draft = core::Json::object({});
    for (const QWidget *field : m_fields)
        draft.set(fromQt(field->objectName()), fromQt(shown(field)));
    m_drafts.keep(m_key, std::move(draft));
}

void FormDraft::entered()
{
    m_entered = true;
    m_drafts.forget(m_key);
}

} // namespace ui

#include "moc_form_draft.cpp"
