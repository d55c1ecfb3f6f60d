// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "paste_players_dialog.h"

#include "app/exchange/import_event.h"
#include "app/session/files.h"
#include "core/text.h"
#include "ui/services/prompts.h"
#include "ui/widgets/dialog_parts.h"
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

/// Cuts the part up to one of `ends` off the front of `rest`.
std::string_view take(std::string_view &rest, std::string_view ends)
{
    const auto end = rest.find_first_of(ends);
    const auto part = rest.substr(0, end);
    rest = end == std::string_view::npos ? std::string_view() : rest.substr(end + 1);
    return part;
}

} // namespace

std::vector<tournament::PlayerEntry> parsePlayerLines(std::string_view text)
{
    std::vector<tournament::PlayerEntry> players;
    while (!text.empty()) {
        auto line = take(text, "\n");
        tournament::PlayerEntry entry;
        entry.name = core::tidied(take(line, "\t;"));
        entry.corpIdentity = core::tidied(take(line, "\t;"));
        entry.runnerIdentity = core::tidied(take(line, "\t;"));
        if (!entry.name.empty())
            players.push_back(std::move(entry));
    }
    return players;
}

PastePlayersDialog::PastePlayersDialog(app::Session &session, Prompts &prompts, QWidget *parent)
    : ActDialog(session, u"pastePlayersDialog"_s, tr("Add several players"), parent)
    , m_prompts(prompts)
    , m_lines(new QPlainTextEdit(this))
    , m_count(new QLabel(this))
{
    m_lines->setObjectName("playerLines"_L1);
    m_lines->setAccessibleName(tr("Players, one a line"));
    m_lines->setTabChangesFocus(true);
    m_count->setObjectName("playerCount"_L1);
    m_count->setWordWrap(true);
    auto *caption = new QLabel(
        tr("&Paste one player a line. After a tab or a semicolon may follow the Corp identity "
           "and then the Runner identity. A table of a spreadsheet does as well when its first "
           "line names the columns: name, pronouns, corp, runner, byes, table, seat."),
        this);
    caption->setWordWrap(true);
    caption->setBuddy(m_lines);
    auto *file = new QPushButton(tr("From a &file…"), this);
    file->setObjectName("playerFile"_L1);
    auto *below = new QHBoxLayout;
    below->addWidget(m_count, 1);
    below->addWidget(file);

    column().addWidget(caption);
    column().addWidget(m_lines, 1);
    column().addLayout(below);
    addEnd(tr("Add"));
    connect(m_lines, &QPlainTextEdit::textChanged, this, &PastePlayersDialog::count);
    connect(file, &QPushButton::clicked, this, &PastePlayersDialog::readFile);
    openAt(*this, 70, 20);
    count();
}

std::vector<tournament::Command> PastePlayersDialog::commands() const
{
    return {tournament::AddPlayers{players().value_or(std::vector<tournament::PlayerEntry>())}};
}

core::Expected<std::vector<tournament::PlayerEntry>, app::Failure>
PastePlayersDialog::players() const
{
    const std::string text = fromQt(m_lines->toPlainText());
    if (app::isPlayerTable(text))
        return app::readPlayers(text, fromQt(tr("The list")));
    return parsePlayerLines(text);
}

void PastePlayersDialog::count()
{
    const auto found = players();
    m_count->setText(found ? tr("Players in the list: %1").arg(found->size())
                           : failureText(found.error()));
    findChild<QDialogButtonBox *>()
        ->button(QDialogButtonBox::Ok)
        ->setEnabled(found && !found->empty());
}

void PastePlayersDialog::readFile()
{
    const auto path = m_prompts.openFile(this, tr("Open a list of players"), {},
                                         tr("Lists (*.csv *.tsv *.txt);;All files (*)"));
    if (!path)
        return;
    if (const auto bytes = app::readFile(toPath(*path)))
        m_lines->setPlainText(toQt(*bytes));
    else
        m_count->setText(failureText(bytes.error()));
    m_lines->setFocus();
}

} // namespace ui

#include "moc_paste_players_dialog.cpp"
