// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "player_dialog.h"

#include "ui/widgets/dialog_parts.h"
#include "ui/words/text.h"

#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int mostTables = 999;
constexpr int mostByes = 20;

std::string text(const QLineEdit &line) { return fromQt(line.text().simplified()); }

std::optional<int> number(const QSpinBox &box)
{
    return box.value() > 0 ? std::optional(box.value()) : std::nullopt;
}

} // namespace

PlayerDialog::PlayerDialog(app::Session &session, tournament::PlayerId player, QWidget *parent)
    : ActDialog(session, u"playerDialog"_s, tr("Edit player"), parent)
    , m_player(player)
    , m_name(new QLineEdit(this))
    , m_pronouns(new QLineEdit(this))
    , m_corpIdentity(new QLineEdit(this))
    , m_corpFaction(new QLineEdit(this))
    , m_runnerIdentity(new QLineEdit(this))
    , m_runnerFaction(new QLineEdit(this))
    , m_byes(new QSpinBox(this))
    , m_table(new QSpinBox(this))
    , m_seat(new QSpinBox(this))
{
    const auto entry = tournament::entryOf(*tournament::findPlayer(event(), player));
    m_name->setText(toQt(entry.name));
    m_pronouns->setText(toQt(entry.pronouns));
    m_corpIdentity->setText(toQt(entry.corpIdentity));
    m_corpFaction->setText(toQt(entry.corpFaction));
    m_runnerIdentity->setText(toQt(entry.runnerIdentity));
    m_runnerFaction->setText(toQt(entry.runnerFaction));
    makeOptional(*m_byes, mostByes, tr("none"));
    m_byes->setValue(entry.awardedByes);
    makeOptional(*m_table, mostTables, tr("none"));
    m_table->setValue(entry.fixedTable.value_or(0));
    m_table->setToolTip(tr("For accessibility: the player sits there in every round"));
    makeOptional(*m_seat, mostTables, tr("none"));
    m_seat->setValue(entry.seat.value_or(0));
    m_seat->setToolTip(tr("At the draft table"));

    auto &form = addForm();
    addRow(form, tr("&Name:"), *m_name, u"playerName"_s);
    addRow(form, tr("&Pronouns:"), *m_pronouns, u"playerPronouns"_s);
    addRow(form, tr("&Corp identity:"), *m_corpIdentity, u"playerCorp"_s);
    addRow(form, tr("C&orp faction:"), *m_corpFaction, u"playerCorpFaction"_s);
    addRow(form, tr("&Runner identity:"), *m_runnerIdentity, u"playerRunner"_s);
    addRow(form, tr("R&unner faction:"), *m_runnerFaction, u"playerRunnerFaction"_s);
    addRow(form, tr("&Byes in the first rounds:"), *m_byes, u"playerByes"_s);
    addRow(form, tr("Fixed &table:"), *m_table, u"playerTable"_s);
    addRow(form, tr("&Seat in the draft:"), *m_seat, u"playerSeat"_s);
    addEnd(tr("Change"));
    widen(76);
    for (auto *line : findChildren<QLineEdit *>())
        line->setCursorPosition(0); // a long identity shows its beginning
    m_name->selectAll();
}

std::vector<tournament::Command> PlayerDialog::commands() const
{
    return {tournament::EditPlayer{m_player, entry()}};
}

tournament::PlayerEntry PlayerDialog::entry() const
{
    tournament::PlayerEntry entry;
    entry.name = text(*m_name);
    entry.pronouns = text(*m_pronouns);
    entry.corpIdentity = text(*m_corpIdentity);
    entry.corpFaction = text(*m_corpFaction);
    entry.runnerIdentity = text(*m_runnerIdentity);
    entry.runnerFaction = text(*m_runnerFaction);
    entry.awardedByes = m_byes->value();
    entry.fixedTable = number(*m_table);
    entry.seat = number(*m_seat);
    return entry;
}

} // namespace ui

#include "moc_player_dialog.cpp"
