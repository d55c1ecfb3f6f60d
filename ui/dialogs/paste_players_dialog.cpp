// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "paste_players_dialog.h"

#include "core/text.h"
#include "ui/dialogs/dialog_parts.h"
#include "ui/text.h"

#include <QDialogButtonBox>
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

PastePlayersDialog::PastePlayersDialog(app::Session &session, QWidget *parent)
    : ActDialog(session, u"pastePlayersDialog"_s, tr("Add several players"), parent)
    , m_lines(new QPlainTextEdit(this))
    , m_count(new QLabel(this))
{
    m_lines->setObjectName("playerLines"_L1);
    m_lines->setAccessibleName(tr("Players, one a line"));
    m_lines->setTabChangesFocus(true);
    m_count->setObjectName("playerCount"_L1);
    auto *caption = new QLabel(
        tr("&Paste one player a line. After a tab or a semicolon may follow the Corp identity "
           "and then the Runner identity."),
        this);
    caption->setWordWrap(true);
    caption->setBuddy(m_lines);

    column().addWidget(caption);
    column().addWidget(m_lines, 1);
    column().addWidget(m_count);
    addEnd(tr("Add"));
    connect(m_lines, &QPlainTextEdit::textChanged, this, &PastePlayersDialog::count);
    resize(fontMetrics().averageCharWidth() * 70, fontMetrics().height() * 20);
    count();
}

std::vector<tournament::Command> PastePlayersDialog::commands() const
{
    return {tournament::AddPlayers{players()}};
}

std::vector<tournament::PlayerEntry> PastePlayersDialog::players() const
{
    return parsePlayerLines(fromQt(m_lines->toPlainText()));
}

void PastePlayersDialog::count()
{
    const auto found = players().size();
    m_count->setText(tr("Players in the list: %1").arg(found));
    findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->setEnabled(found > 0);
}

} // namespace ui

#include "moc_paste_players_dialog.cpp"
