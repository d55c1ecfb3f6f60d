// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "profile_choice.h"

#include "ui/widgets/fact_list.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

QSpinBox *pointsBox(const QString &objectName, const QString &label, QHBoxLayout &row)
{
    auto *box = new QSpinBox;
    box->setObjectName(objectName);
    QString name = label;
    box->setAccessibleName(ProfileChoice::tr("Timed game: %1").arg(name.remove(u'&')));
    auto *caption = new QLabel(label);
    caption->setBuddy(box);
    row.addWidget(caption);
    row.addWidget(box);
    row.addSpacing(8);
    return box;
}

} // namespace

ProfileChoice::ProfileChoice(std::vector<tournament::Profile> profiles, Formulas formulas,
                             QWidget *parent)
    : QWidget(parent)
    , m_profiles(std::move(profiles))
    , m_formulas(formulas)
    , m_choice(new QComboBox(this))
    , m_timed(new QWidget(this))
    , m_facts(new FactList(u"profileFacts"_s, this))
{
    m_choice->setObjectName("eventProfile"_L1);
    m_choice->setAccessibleName(tr("Rules"));
    for (const auto &profile : m_profiles)
        m_choice->addItem(toQt(profile.name));
    setFocusProxy(m_choice);
    setFocusPolicy(Qt::StrongFocus); // so that a label may be its buddy

    m_timed->setObjectName("timedPoints"_L1);
    auto *timed = new QHBoxLayout(m_timed);
    timed->setContentsMargins(0, 0, 0, 0);
    timed->addWidget(new QLabel(tr("At time, points for:"), m_timed));
    timed->addSpacing(8);
    m_ahead = pointsBox(u"timedAhead"_s, tr("&ahead"), *timed);
    m_behind = pointsBox(u"timedBehind"_s, tr("&behind"), *timed);
    m_equal = pointsBox(u"timedEqual"_s, tr("e&qual"), *timed);
    timed->addStretch(1);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(m_choice);
    column->addWidget(m_timed);
    column->addWidget(m_facts);
    column->addStretch(1);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ProfileChoice::profileChosen);
    for (auto *box : {m_ahead, m_behind, m_equal})
        connect(box, &QSpinBox::valueChanged, this, &ProfileChoice::explain);
    profileChosen();
}

tournament::Profile ProfileChoice::profile() const
{
    auto profile = m_profiles.at(static_cast<std::size_t>(m_choice->currentIndex()));
    if (profile.timedEditable)
        profile.timed = {m_ahead->value(), m_behind->value(), m_equal->value()};
    return profile;
}

void ProfileChoice::choose(const tournament::Profile &profile)
{
    const auto same = std::ranges::find(m_profiles, profile.id, &tournament::Profile::id);
    const int index = static_cast<int>(same - m_profiles.begin());
    if (same == m_profiles.end()) {
        m_profiles.push_back(profile);
        m_choice->addItem(toQt(profile.name));
    } else {
        *same = profile;
        m_choice->setItemText(index, toQt(profile.name));
    }
    m_choice->setCurrentIndex(index);
    profileChosen();
}

void ProfileChoice::choose(const std::string &id)
{
    const auto same = std::ranges::find(m_profiles, id, &tournament::Profile::id);
    if (same != m_profiles.end())
        m_choice->setCurrentIndex(static_cast<int>(same - m_profiles.begin()));
}

void ProfileChoice::profileChosen()
{
    const auto &profile = m_profiles.at(static_cast<std::size_t>(m_choice->currentIndex()));
    const auto fill = [&profile](QSpinBox &box, int points) {
        const QSignalBlocker quiet(box);
        box.setRange(0, std::max(profile.win, points)); // never worth more than a win
        box.setValue(points);
    };
    fill(*m_ahead, profile.timed.ahead);
    fill(*m_behind, profile.timed.behind);
    fill(*m_equal, profile.timed.equal);
    m_timed->setVisible(profile.timedEditable);
    explain();
}

void ProfileChoice::explain()
{
    m_facts->show(m_formulas == Formulas::All ? profileFacts(profile())
                                              : profileSummary(profile()));
    Q_EMIT changed();
}

} // namespace ui

#include "moc_profile_choice.cpp"
