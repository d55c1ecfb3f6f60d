// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "clock_dialogs.h"

#include "app/session/session.h"
#include "tournament/clock/round_clock.h"
#include "ui/clock/clock_text.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/words/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QRegularExpressionValidator>
#include <QSpinBox>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int usualExtension = 5;

QSpinBox *minutesBox(int least, int most, int value, QWidget *parent)
{
    auto *box = new QSpinBox(parent);
    box->setRange(least, most);
    box->setValue(value);
    box->setSuffix(StartClockDialog::tr(" minutes"));
    return box;
}

} // namespace

StartClockDialog::StartClockDialog(app::Session &session, int round, QWidget *parent)
    : ActDialog(session, u"startClockDialog"_s, tr("Start the clock"), parent), m_round(round)
{
    const auto *paired = tournament::findRound(event(), round);
    const auto &rule = tournament::minutesRule(event().profile, paired->stage);
    const int usual = tournament::roundMinutes(event(), *paired).value_or(rule.standard);
    m_minutes = minutesBox(rule.shortest(), rule.longest(), usual, this);
    addNote(paired->stage == tournament::Stage::Swiss
                ? tr("%1 minutes are announced; the rules allow %2 to %3. Another length needs a "
                     "reason.")
                      .arg(usual)
                      .arg(rule.least)
                      .arg(rule.most)
                : tr("A round of the cut usually lasts %1 minutes.").arg(usual));
    auto &form = addForm();
    addRow(form, tr("&Length of the round:"), *m_minutes, u"clockLength"_s);
    addReason(form);
    auto *advice = new QLabel(this);
    advice->setObjectName("lengthAdvice"_L1);
    advice->setWordWrap(true);
    column().addWidget(advice);
    connect(m_minutes, &QSpinBox::valueChanged, this,
            [advice, rule](int minutes) { advice->setText(lengthAdvice(rule, minutes)); });
    addEnd(tr("Start"));
    widen(54);
}

std::vector<tournament::Command> StartClockDialog::commands() const
{
    return {tournament::StartClock{m_round, wallTime(), m_minutes->value(), reason()}};
}

ChangeClockDialog::ChangeClockDialog(app::Session &session, int round, QWidget *parent)
    : ActDialog(session, u"changeClockDialog"_s, tr("Change the clock"), parent)
    , m_round(round)
    , m_what(new QComboBox(this))
    , m_minutes(minutesBox(1, tournament::longestRound, usualExtension, this))
{
    m_what->addItem(tr("The round is longer by"), static_cast<int>(What::Longer));
    m_what->addItem(tr("The round is shorter by"), static_cast<int>(What::Shorter));
    m_what->addItem(tr("Time left is now"), static_cast<int>(What::Left));
    addNote(tr("The length of a round was announced: whoever asks finds the reason in the log."));
    auto &form = addForm();
    addRow(form, tr("&Change:"), *m_what, u"clockChange"_s);
    addRow(form, tr("&Minutes:"), *m_minutes, u"clockMinutes"_s);
    addReason(form);
    addEnd(tr("Change"));
    widen(54);
}

std::vector<tournament::Command> ChangeClockDialog::commands() const
{
    const int minutes = m_minutes->value();
    switch (static_cast<What>(m_what->currentData().toInt())) {
    case What::Longer:
        return {tournament::ExtendClock{m_round, minutes, reason()}};
    case What::Shorter:
        return {tournament::ExtendClock{m_round, -minutes, reason()}};
    case What::Left:
        break;
    }
    const auto *round = tournament::findRound(event(), m_round);
    const int length = round && round->clock ? round->clock->minutes : 0;
    return {tournament::SetClock{
        m_round, wallTime(), (length - minutes) * tournament::millisecondsPerMinute, 0, reason()}};
}

ExtraTimeDialog::ExtraTimeDialog(app::Session &session, int round, std::optional<int> table,
                                 QWidget *parent)
    : ActDialog(session, u"extraTimeDialog"_s, tr("Extra time for a table"), parent)
    , m_round(round)
    , m_table(new QComboBox(this))
    , m_minutes(minutesBox(-60, 60, usualExtension, this))
    , m_why(new QLineEdit(this))
    , m_judge(new QLineEdit(this))
{
    if (const auto *paired = tournament::findRound(event(), round))
        for (const auto &match : paired->matches)
            if (match.p2)
                m_table->addItem(tr("%1: %2 – %3")
                                     .arg(match.table)
                                     .arg(toQt(tournament::findPlayer(event(), match.p1)->name),
                                          toQt(tournament::findPlayer(event(), *match.p2)->name)),
                                 match.table);
    if (table)
        m_table->setCurrentIndex(std::max(m_table->findData(*table), 0));
    addNote(tr("For what kept the players from playing: a deck check, a call for the judge."));
    auto &form = addForm();
    addRow(form, tr("&Table:"), *m_table, u"extraTable"_s);
    addRow(form, tr("&Minutes:"), *m_minutes, u"extraMinutes"_s);
    addRow(form, tr("&Why:"), *m_why, u"extraReason"_s);
    addRow(form, tr("&Judge:"), *m_judge, u"extraJudge"_s);
    addEnd(tr("Give"));
    widen(58);
}

std::vector<tournament::Command> ExtraTimeDialog::commands() const
{
    return {tournament::GiveExtraTime{m_round,
                                      {m_table->currentData().toInt(), m_minutes->value(),
                                       fromQt(m_why->text()), fromQt(m_judge->text())}}};
}

ClockWarningsDialog::ClockWarningsDialog(const QList<int> &minutes, bool sound, QWidget *parent)
    : QDialog(parent), m_minutes(new QLineEdit(this)), m_sound(new QCheckBox(this))
{
    setObjectName("clockWarningsDialog"_L1);
    setWindowTitle(tr("Warnings of the clock"));
    QStringList numbers;
    for (const int minute : minutes)
        numbers.append(QString::number(minute));
    m_minutes->setText(numbers.join(u", "_s));
    static const QRegularExpression list(u"\\s*(\\d{1,3}\\s*[,;\\s]\\s*)*(\\d{1,3})?\\s*"_s);
    m_minutes->setValidator(new QRegularExpressionValidator(list, this));
    m_sound->setText(tr("&Beep at each warning and at time"));
    m_sound->setObjectName("warningSound"_L1);
    m_sound->setChecked(sound);
    auto *form = new QFormLayout(this);
    form->setVerticalSpacing(8);
    addRow(*form, tr("Warn before the end, &minutes:"), *m_minutes, u"warningMinutes"_s);
    form->addRow(m_sound);
    form->addRow(addButtons(*this, tr("Set")));
    setMinimumWidth(fontMetrics().averageCharWidth() * 54);
}

QList<int> ClockWarningsDialog::minutes() const
{
    QList<int> minutes;
    static const QRegularExpression apart(u"[,;\\s]+"_s);
    for (const QString &number : m_minutes->text().split(apart, Qt::SkipEmptyParts))
        if (const int minute = number.toInt(); minute > 0 && !minutes.contains(minute))
            minutes.append(minute);
    std::ranges::sort(minutes, std::greater());
    return minutes;
}

bool ClockWarningsDialog::sound() const { return m_sound->isChecked(); }

} // namespace ui

#include "moc_clock_dialogs.cpp"
