// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "new_event_dialog.h"

#include "ui/dialogs/database_dialog.h"
#include "ui/services/prompts.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/profile_choice.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QDateEdit>
#include <QDialogButtonBox>
#include <QDir>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QRegularExpressionValidator>
#include <QSpinBox>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;

namespace ui {

NewEventDialog::NewEventDialog(Prompts &prompts, std::vector<tournament::Profile> profiles,
                               const Defaults &defaults, QWidget *parent)
    : QDialog(parent)
    , m_prompts(prompts)
    , m_folder(defaults.folder)
    , m_lastDatabase(defaults.database)
    , m_name(new QLineEdit(this))
    , m_date(new QDateEdit(defaults.date, this))
    , m_profile(new ProfileChoice(std::move(profiles), ProfileChoice::Formulas::Few, this))
    , m_tier(new QComboBox(this))
    , m_rounds(new QComboBox(this))
    , m_cut(new QComboBox(this))
    , m_minutes(new QSpinBox(this))
    , m_file(new QLabel(this))
{
    setObjectName("newEventDialog"_L1);
    setWindowTitle(tr("New event"));
    m_name->setPlaceholderText(tr("Store championship"));
    m_date->setCalendarPopup(true);
    m_date->setDisplayFormat(u"yyyy-MM-dd"_s);
    fillTiers(*m_tier, tournament::Tier::Competitive);
    fillRounds(*m_rounds, tr("Automatic: as suggested for the field"));
    fillCuts(*m_cut, tr("Automatic: as suggested for the field"));
    m_minutes->setSuffix(tr(" minutes"));

    auto *form = new QFormLayout(this);
    form->setVerticalSpacing(8);
    addRow(*form, tr("&Name:"), *m_name, u"eventName"_s);
    addRow(*form, tr("&Date:"), *m_date, u"eventDate"_s);
    addRow(*form, tr("R&ules:"), *m_profile, u"profileChoice"_s);
    addRow(*form, tr("&Tier:"), *m_tier, u"eventTier"_s);
    addRow(*form, tr("Swiss &rounds:"), *m_rounds, u"eventRounds"_s);
    addRow(*form, tr("&Cut:"), *m_cut, u"eventCut"_s);
    addRow(*form, tr("&Length of a round:"), *m_minutes, u"eventMinutes"_s);

    form->addRow(tr("File:"), makePlace());

    auto *more = new QToolButton(this);
    more->setObjectName("more"_L1);
    more->setText(tr("&More"));
    more->setCheckable(true);
    more->setArrowType(Qt::RightArrow);
    more->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    more->setAutoRaise(true);
    auto *details = makeMore(defaults.seed);
    details->hide();
    form->addRow(more);
    form->addRow(details);
    form->addRow(addButtons(*this, tr("Create")));

    connect(more, &QToolButton::toggled, this, [this, more, details](bool open) {
        more->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
        details->setVisible(open);
        adjustSize();
    });
    connect(m_name, &QLineEdit::textChanged, this, &NewEventDialog::nameChanged);
    connect(m_profile, &ProfileChoice::changed, this, &NewEventDialog::profileChanged);
    profileChanged();
    if (defaults.kind)
        begin(*defaults.kind);
    nameChanged();
    setMinimumWidth(fontMetrics().averageCharWidth() * 76);
}

void NewEventDialog::begin(const EventTemplate &kind)
{
    m_profile->choose(kind.profile);
    m_tier->setCurrentIndex(m_tier->findData(static_cast<int>(kind.tier)));
    if (m_cut->isEnabled())
        chooseNumber(*m_cut, kind.cut);
    m_name->setText(kind.name);
    m_name->selectAll();
}

QLayout *NewEventDialog::makePlace()
{
    auto *change = new QPushButton(tr("C&hange…"), this);
    change->setObjectName("changePath"_L1);
    change->setAccessibleName(tr("Change where the event is kept"));
    auto *database = new QPushButton(tr("Data&base…"), this);
    database->setObjectName("chooseDatabase"_L1);
    database->setAccessibleName(tr("Keep the event in a database, for several desks"));
    auto *place = new QHBoxLayout;
    m_file->setObjectName("eventFile"_L1);
    m_file->setTextInteractionFlags(Qt::TextSelectableByMouse);
    place->addWidget(m_file, 1);
    place->addWidget(change);
    place->addWidget(database);
    connect(change, &QPushButton::clicked, this, &NewEventDialog::choosePath);
    connect(database, &QPushButton::clicked, this, &NewEventDialog::chooseDatabase);
    return place;
}

QWidget *NewEventDialog::makeMore(std::uint64_t seed)
{
    auto *widget = new QWidget(this);
    auto *form = new QFormLayout(widget);
    form->setContentsMargins(20, 0, 0, 0);
    m_organizer = new QLineEdit(widget);
    m_seed = new QLineEdit(QString::number(seed), widget);
    m_seed->setValidator(
        new QRegularExpressionValidator(QRegularExpression(u"[0-9]{1,19}"_s), m_seed));
    m_seed->setToolTip(tr("The same seed and the same acts give the same pairings everywhere"));
    addRow(*form, tr("&Organizer:"), *m_organizer, u"eventOrganizer"_s);
    addRow(*form, tr("&Seed of all draws:"), *m_seed, u"eventSeed"_s);
    return widget;
}

void NewEventDialog::profileChanged()
{
    const auto profile = m_profile->profile();
    const auto &minutes = profile.minutes;
    m_minutes->setRange(minutes.least, minutes.most);
    if (profile.id != m_profileId)
        m_minutes->setValue(minutes.standard);
    m_profileId = profile.id;
    const bool cut = profile.cut != tournament::CutForm::None;
    m_cut->setEnabled(cut);
    if (!cut)
        m_cut->setCurrentIndex(0);
}

void NewEventDialog::nameChanged()
{
    if (!m_pathChosen)
        m_path = QDir(m_folder).filePath(fileNameFor(m_name->text()) + ".arbiter"_L1);
    check();
}

void NewEventDialog::choosePath()
{
    const auto chosen = m_prompts.saveFile(this, tr("Where to keep the event"), m_path,
                                           tr("Arbiter events (*.arbiter)"));
    if (!chosen)
        return;
    m_path = chosen->endsWith(".arbiter"_L1) ? *chosen : *chosen + ".arbiter"_L1;
    m_pathChosen = true;
    check();
}

void NewEventDialog::chooseDatabase()
{
    DatabaseDialog dialog({u"databaseDialog"_s, tr("Keep the event in a database"),
                           tr("Several desks open an event that lies in a PostgreSQL database. An "
                              "event of its own begins there, beside those that are there."),
                           tr("Keep it there")},
                          m_lastDatabase, this);
    if (!m_prompts.run(dialog))
        return;
    m_path = dialog.address().section(u'#', 0, 0);
    m_pathChosen = true;
    check();
}

void NewEventDialog::check()
{
    const bool named = !m_name->text().trimmed().isEmpty();
    m_file->setText(named || m_pathChosen
                        ? fontMetrics().elidedText(shownPath(m_path), Qt::ElideMiddle,
                                                   fontMetrics().averageCharWidth() * 40)
                        : tr("follows the name"));
    m_file->setToolTip(shownPath(m_path));
    findChild<QDialogButtonBox *>()->button(QDialogButtonBox::Ok)->setEnabled(named);
}

tournament::CreateEvent NewEventDialog::command() const
{
    tournament::CreateEvent command;
    command.details.name = fromQt(m_name->text().simplified());
    command.details.date = fromQt(m_date->date().toString(Qt::ISODate));
    command.details.tier = static_cast<tournament::Tier>(m_tier->currentData().toInt());
    command.details.organizer = fromQt(m_organizer->text().simplified());
    command.profile = m_profile->profile();
    command.seed = m_seed->text().toULongLong();
    command.rounds = chosenNumber(*m_rounds);
    command.cut = chosenNumber(*m_cut);
    command.minutes = m_minutes->value();
    return command;
}

} // namespace ui

#include "moc_new_event_dialog.cpp"
