// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "player_dialog.h"

#include "tournament/event/limits.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/identity_completer.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QSpinBox>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int mostByes = 20;

std::string text(const QLineEdit &line) { return fromQt(line.text().simplified()); }

std::optional<int> number(const QSpinBox &box)
{
    return box.value() > 0 ? std::optional(box.value()) : std::nullopt;
}

using tournament::Consent;

void fillAnswers(QComboBox &box, Consent given)
{
    box.addItem(PlayerDialog::tr("not asked"), static_cast<int>(Consent::Unasked));
    box.addItem(PlayerDialog::tr("agrees"), static_cast<int>(Consent::Yes));
    box.addItem(PlayerDialog::tr("does not agree"), static_cast<int>(Consent::No));
    box.setCurrentIndex(box.findData(static_cast<int>(given)));
}

Consent answer(const QComboBox &box) { return static_cast<Consent>(box.currentData().toInt()); }

} // namespace

PlayerDialog::PlayerDialog(app::Session &session, tournament::PlayerId player,
                           const rules::IdentityFinder &identities, QWidget *parent)
    : ActDialog(session, u"playerDialog"_s, tr("Edit player"), parent)
    , m_identities(identities)
    , m_player(player)
    , m_known(tournament::entryOf(*tournament::findPlayer(event(), player)))
    , m_name(new QLineEdit(this))
    , m_pronouns(new QLineEdit(this))
    , m_corpIdentity(new QLineEdit(this))
    , m_corpFaction(new QLineEdit(this))
    , m_runnerIdentity(new QLineEdit(this))
    , m_runnerFaction(new QLineEdit(this))
    , m_byes(new QSpinBox(this))
    , m_table(new QSpinBox(this))
    , m_seat(new QSpinBox(this))
    , m_named(new QComboBox(this))
    , m_photographed(new QComboBox(this))
    , m_streamed(new QComboBox(this))
{
    const tournament::PlayerEntry &entry = m_known;
    m_name->setText(fieldText(entry.name));
    m_pronouns->setText(fieldText(entry.pronouns));
    m_corpIdentity->setText(fieldText(entry.corpIdentity));
    m_corpFaction->setText(fieldText(entry.corpFaction));
    m_runnerIdentity->setText(fieldText(entry.runnerIdentity));
    m_runnerFaction->setText(fieldText(entry.runnerFaction));
    makeOptional(*m_byes, std::max(mostByes, entry.awardedByes), tr("none"));
    m_byes->setValue(entry.awardedByes);
    makeOptional(*m_table, tournament::mostNumber, tr("none"));
    m_table->setValue(entry.fixedTable.value_or(0));
    m_table->setToolTip(tr("For accessibility: the player sits there in every round"));
    makeOptional(*m_seat, tournament::mostNumber, tr("none"));
    m_seat->setValue(entry.seat.value_or(0));
    m_seat->setToolTip(tr("At the draft table"));
    fillAnswers(*m_named, entry.consents.named);
    m_named->setToolTip(tr("Who does not agree is “Player 7” in every export. Wall and paper of "
                           "the day name everybody: they are needed to find the table."));
    fillAnswers(*m_photographed, entry.consents.photographed);
    fillAnswers(*m_streamed, entry.consents.streamed);
    m_streamed->setToolTip(tr("Who does not agree is no feature match, and “Player 7” in the "
                              "overlay of the stream."));

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
    addRow(form, tr("Na&med in exports:"), *m_named, u"playerNamed"_s);
    addRow(form, tr("Photo&graphed:"), *m_photographed, u"playerPhotographed"_s);
    addRow(form, tr("Str&eamed:"), *m_streamed, u"playerStreamed"_s);
    addEnd(tr("Change"));
    widen(76);
    lookUp(tournament::Side::Corp, *m_corpIdentity, *m_corpFaction);
    lookUp(tournament::Side::Runner, *m_runnerIdentity, *m_runnerFaction);
    for (auto *line : findChildren<QLineEdit *>())
        line->setCursorPosition(0); // a long identity shows its beginning
    m_name->selectAll();
}

void PlayerDialog::lookUp(tournament::Side side, QLineEdit &identity, QLineEdit &faction)
{
    new IdentityCompleter(identity, m_identities,
                          side == tournament::Side::Corp ? rules::Side::Corp : rules::Side::Runner);
    connect(&identity, &QLineEdit::editingFinished, this, [this, side, &identity, &faction] {
        const auto found = app::namedIdentity(m_identities, side, text(identity), {});
        if (text(identity) == found.title && !faction.text().isEmpty())
            return;
        identity.setText(toQt(found.title));
        if (!found.faction.empty())
            faction.setText(toQt(found.faction));
    });
}

std::vector<tournament::Command> PlayerDialog::commands() const
{
    return {tournament::EditPlayer{m_player, checked().entry}};
}

QStringList PlayerDialog::doubts() const
{
    QStringList doubts;
    for (const std::string &doubt : checked().doubts)
        doubts.append(toQt(doubt));
    return doubts;
}

app::CheckedEntry PlayerDialog::checked() const
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
    entry.consents = {answer(*m_named), answer(*m_photographed), answer(*m_streamed)};
    return app::checkedEntry(m_identities, std::move(entry), m_known);
}

} // namespace ui

#include "moc_player_dialog.cpp"
