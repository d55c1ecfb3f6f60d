// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "paste_players_dialog.h"

#include "app/session/files.h"
#include "ui/models/player_list_model.h"
#include "ui/services/prompts.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/table_view.h"
#include "ui/words/text.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

/// What stood there before comes back with Ctrl+Z.
void replaceAll(QPlainTextEdit &field, const QString &text)
{
    QTextCursor cursor(field.document());
    cursor.select(QTextCursor::Document);
    cursor.insertText(text);
}

} // namespace

PastePlayersDialog::PastePlayersDialog(app::Session &session, Prompts &prompts,
                                       const rules::IdentityFinder &identities, Drafts &drafts,
                                       QWidget *parent)
    : ActDialog(session, u"pastePlayersDialog"_s, tr("Add several players"), parent)
    , m_prompts(prompts)
    , m_identities(identities)
    , m_lines(new QPlainTextEdit(this))
    , m_model(new PlayerListModel(this))
    , m_count(new QLabel(this))
{
    m_lines->setObjectName("playerLines"_L1);
    m_lines->setAccessibleName(tr("Players, one a line"));
    m_lines->setTabChangesFocus(true);
    m_count->setObjectName("playerCount"_L1);
    m_count->setWordWrap(true);
    keepDraft(drafts, u"players/list"_s, {m_lines});
    layOut();
    connect(m_lines, &QPlainTextEdit::textChanged, this, &PastePlayersDialog::look);
    look();
}

void PastePlayersDialog::layOut()
{
    auto *caption = new QLabel(
        tr("&Paste one player a line: name; Corp identity; Runner identity – nicknames and "
           "initials will do. Or a table whose first line names its columns: name, corp, runner, "
           "pronouns, byes, table, seat, id. Who is here already is brought up to date."),
        this);
    caption->setWordWrap(true);
    caption->setBuddy(m_lines);
    auto *file = new QPushButton(tr("From a &file…"), this);
    file->setObjectName("playerFile"_L1);
    connect(file, &QPushButton::clicked, this, &PastePlayersDialog::readFile);
    auto *table = new TableView(u"listedPlayers"_s, tr("What the list does"), this);
    table->show(*m_model, {{PlayerListModel::Name}, {PlayerListModel::What}});
    table->setEmptyText(tr("What the list does stands here before it counts."));
    auto *below = new QHBoxLayout;
    below->addWidget(m_count, 1);
    below->addWidget(file);
    column().addWidget(caption);
    column().addWidget(m_lines, 2);
    column().addLayout(below);
    column().addWidget(table, 3);
    // On a small screen both give way to what has to be read.
    constexpr int fewestLines = 5;
    for (QWidget *part : {static_cast<QWidget *>(m_lines), static_cast<QWidget *>(table)}) {
        part->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Ignored);
        part->setMinimumHeight(fewestLines * fontMetrics().lineSpacing());
    }
    addEnd(tr("Add"));
    openAt(*this, 110, 28);
}

std::vector<tournament::Command> PastePlayersDialog::commands() const
{
    // Others may have come meanwhile.
    const auto listed = app::readTypedPlayers(fromQt(m_lines->toPlainText()), {});
    if (!listed)
        return {};
    const auto command = app::planOf(*listed, event(), m_identities).command();
    return command ? std::vector<tournament::Command>{*command}
                   : std::vector<tournament::Command>{};
}

QStringList PastePlayersDialog::doubts() const
{
    QStringList doubts;
    for (const std::string &doubt : m_plan.doubts())
        doubts.append(toQt(doubt));
    return doubts;
}

void PastePlayersDialog::look()
{
    const std::string text = fromQt(m_lines->toPlainText());
    const auto listed = app::readTypedPlayers(text, fromQt(tr("The list")));
    m_plan = listed ? app::planOf(*listed, event(), m_identities) : app::PlayerListPlan();
    m_model->show(m_plan);
    if (listed)
        summarize();
    else
        m_count->setText(m_lines->toPlainText().trimmed().isEmpty() ? QString()
                                                                    : failureText(listed.error()));
    findChild<QDialogButtonBox *>()
        ->button(QDialogButtonBox::Ok)
        ->setEnabled(m_plan.command() && !m_plan.refusal);
}

void PastePlayersDialog::summarize()
{
    using app::ListedAs;
    QStringList parts;
    const auto add = [&](ListedAs as, const QString &words) {
        if (m_plan.count(as) > 0)
            parts.append(words.arg(m_plan.count(as)));
    };
    add(ListedAs::New, tr("New: %1"));
    add(ListedAs::Changed, tr("Changed: %1"));
    add(ListedAs::Unchanged, tr("Unchanged: %1"));
    add(ListedAs::Unclear, tr("Unclear, left out: %1"));
    QString text = parts.join(u" · "_s);
    if (m_plan.refusal)
        text += u'\n' + failureText(*m_plan.refusal);
    m_count->setText(text);
}

void PastePlayersDialog::readFile()
{
    const auto path = m_prompts.openFile(this, tr("Open a list of players"), {},
                                         tr("Lists (*.csv *.tsv *.txt);;All files (*)"));
    if (!path)
        return;
    if (const auto bytes = app::readFile(toPath(*path)))
        replaceAll(*m_lines, fieldText(*bytes));
    else
        m_count->setText(failureText(bytes.error()));
    m_lines->setFocus();
}

} // namespace ui

#include "moc_paste_players_dialog.cpp"
