// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "deck_policy_dialog.h"

#include "app/decks/check_deck.h"
#include "core/text.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/words/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QPlainTextEdit>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

void choose(QComboBox &box, const std::string &id)
{
    if (box.findData(toQt(id)) < 0)
        box.addItem(toQt(id), toQt(id)); // of data that is not here
    box.setCurrentIndex(box.findData(toQt(id)));
}

} // namespace

DeckPolicyDialog::DeckPolicyDialog(app::Session &session, const rules::DeckRules &rules,
                                   Drafts &drafts, QWidget *parent)
    : ActDialog(session, u"deckPolicyDialog"_s, tr("How decks are judged"), parent)
    , m_list(new QComboBox(this))
    , m_pool(new QComboBox(this))
    , m_anyRelease(new QCheckBox(tr("Cards count &before their release, too"), this))
    , m_draft(new QCheckBox(tr("Decks were built in a &draft"), this))
    , m_authorized(new QPlainTextEdit(this))
{
    addNote(tr("Every list is judged anew, by the date of the event."));
    m_list->addItem(tr("The one in force on the event's date"), QString());
    m_list->addItem(tr("None"), toQt(app::noList));
    for (const auto &list : rules.lists())
        m_list->addItem(toQt(list.name), toQt(list.id));
    m_pool->addItem(tr("Every card released by the event's date"), QString());
    for (const auto &pool : rules.pools())
        m_pool->addItem(toQt(pool.name), toQt(pool.id));
    const auto &policy = event().decks.policy;
    choose(*m_list, policy.list);
    choose(*m_pool, policy.pool);
    m_anyRelease->setObjectName("deckAnyRelease"_L1);
    m_anyRelease->setChecked(policy.anyRelease);
    m_draft->setObjectName("deckDraft"_L1);
    m_draft->setChecked(policy.draft);
    QStringList authorized;
    for (const std::string &title : policy.authorized)
        authorized.append(toQt(title));
    m_authorized->setPlainText(authorized.join(u'\n'));
    m_authorized->setTabChangesFocus(true);
    m_authorized->setMaximumHeight(fontMetrics().lineSpacing() * 5);
    auto &form = addForm();
    addRow(form, tr("&List of restrictions:"), *m_list, u"deckList"_s);
    addRow(form, tr("&Card pool:"), *m_pool, u"deckPool"_s);
    form.addRow(QString(), m_anyRelease);
    form.addRow(QString(), m_draft);
    addRow(form, tr("&Titles allowed early, one a line:"), *m_authorized, u"deckAuthorized"_s);
    addReason(form);
    keepDraft(drafts, u"decks/policy"_s, {m_authorized});
    addEnd(tr("Use these"));
    widen(80);
}

std::vector<tournament::Command> DeckPolicyDialog::commands() const
{
    tournament::DeckPolicy policy;
    policy.list = fromQt(m_list->currentData().toString());
    policy.pool = fromQt(m_pool->currentData().toString());
    policy.anyRelease = m_anyRelease->isChecked();
    policy.draft = m_draft->isChecked();
    const auto lines = m_authorized->toPlainText().split(u'\n', Qt::SkipEmptyParts);
    for (const QString &line : lines)
        if (const std::string title = core::tidied(fromQt(line)); !title.empty())
            policy.authorized.push_back(title);
    if (policy == event().decks.policy)
        return {};
    return {tournament::ChangeDeckPolicy{policy, reason()}};
}

} // namespace ui

#include "moc_deck_policy_dialog.cpp"
