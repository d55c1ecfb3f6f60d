// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "start_cut_dialog.h"

#include "app/sentences/sentences.h"
#include "tournament/cut/cut.h"
#include "tournament/standings/structure.h"
#include "ui/widgets/dialog_parts.h"
#include "ui/widgets/padded_style.h"
#include "ui/words/profile_text.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int nameRole = Qt::UserRole + 1;

} // namespace

StartCutDialog::StartCutDialog(app::Session &session, QWidget *parent)
    : ActDialog(session, u"startCutDialog"_s, tr("Start the cut"), parent)
    , m_planned(tournament::plannedSeeds(event()))
    , m_qualifiers(tournament::qualifiers(event()))
    , m_size(new QComboBox(this))
    , m_form(new QComboBox(this))
{
    const int planned = tournament::plannedCut(event());
    for (const int size : tournament::cutSizes()) {
        if (size == 0)
            continue;
        QString text = cutText(size);
        if (size == planned)
            text = event().announcement.cut ? tr("%1, as announced").arg(text)
                                            : tr("%1, as suggested for the field").arg(text);
        m_size->addItem(text, size);
    }
    m_size->setPlaceholderText(tr("None is announced: choose a size"));
    m_size->setCurrentIndex(m_size->findData(planned)); // -1: the TO must say
    fillForms();
    addNote(tr("Swiss play ends here. The first games are seated at once; the others follow as "
               "soon as their players are known."));
    auto &form = addForm();
    addRow(form, tr("Si&ze:"), *m_size, u"cutSize"_s);
    addRow(form, tr("&Form:"), *m_form, u"cutForm"_s);
    addReason(form);
    addSeeds();
    addEnd(tr("Start the cut"));
    widen(72);
    openAt(*this, 72, 30);

    connect(m_size, &QComboBox::currentIndexChanged, this, &StartCutDialog::number);
    connect(m_seeds, &QListWidget::currentRowChanged, this, &StartCutDialog::look);
    connect(m_up, &QPushButton::clicked, this, [this] { move(-1); });
    connect(m_down, &QPushButton::clicked, this, [this] { move(1); });
    connect(m_restore, &QPushButton::clicked, this, [this] { showOrder(m_qualifiers, 0); });
    connect(m_asNamed, &QPushButton::clicked, this, [this] { showOrder(m_planned, 0); });
    showOrder(m_planned, 0);
}

void StartCutDialog::addSeeds()
{
    m_seeds = new QListWidget(this);
    m_seeds->setObjectName("cutSeeds"_L1);
    m_seeds->setAccessibleName(tr("Seeds, the best first"));
    m_seeds->setAlternatingRowColors(true);
    padCells(*m_seeds);
    auto *caption = new QLabel(tr("&Seeds, the best first. Move a player to pick by hand:"), this);
    caption->setBuddy(m_seeds);
    auto *moves = new QHBoxLayout;
    const auto add = [&](const QString &text, QLatin1StringView name) {
        auto *button = new QPushButton(text, this);
        button->setObjectName(name);
        button->setAutoDefault(false);
        moves->addWidget(button);
        return button;
    };
    m_up = add(tr("&Up"), "seedUp"_L1);
    m_down = add(tr("&Down"), "seedDown"_L1);
    m_restore = add(tr("&Back to the standings"), "seedsFromStandings"_L1);
    m_asNamed = add(tr("&As in the imported file"), "seedsFromFile"_L1);
    m_asNamed->setVisible(!tournament::namedSeeds(event()).empty());
    moves->addStretch(1);
    m_differences = new QLabel(this);
    m_differences->setObjectName("seedDifferences"_L1);
    m_differences->setWordWrap(true);
    column().addWidget(m_differences);
    column().addWidget(caption);
    column().addWidget(m_seeds, 1);
    column().addLayout(moves);
}

void StartCutDialog::fillForms()
{
    using tournament::CutForm;
    m_form->addItem({}); // as usual for the size: number() says which that is
    for (const auto form :
         {CutForm::DoubleElimination, CutForm::SingleElimination, CutForm::SingleReseeded})
        m_form->addItem(cutFormText(form), static_cast<int>(form));
}

void StartCutDialog::showOrder(const std::vector<tournament::PlayerId> &order, int current)
{
    m_seeds->clear();
    for (const auto player : order) {
        auto *item = new QListWidgetItem(m_seeds);
        item->setData(Qt::UserRole, QVariant::fromValue(qlonglong{player.value}));
        item->setData(nameRole, toQt(app::nameOf(event(), player)));
    }
    number();
    m_seeds->setCurrentRow(current);
    look();
}

/// A number before each seed; who stands below the last one is not in the cut.
void StartCutDialog::number()
{
    const auto usual = tournament::usualForm(event().profile, size());
    m_form->setItemText(0,
                        usual == tournament::CutForm::None
                            ? tr("None under these rules: choose one")
                            : tr("As the rules have it: %1").arg(cutFormText(usual)));
    m_differences->setText(toQt(app::namedSeedsSentence(event(), size())));
    m_differences->setVisible(!m_differences->text().isEmpty());
    for (int row = 0; row < m_seeds->count(); ++row) {
        auto *item = m_seeds->item(row);
        const QString name = item->data(nameRole).toString();
        item->setText(row < size() ? tr("%1. %2").arg(row + 1).arg(name)
                                   : tr("%1 (not in the cut)").arg(name));
    }
}

void StartCutDialog::move(int by)
{
    const int row = m_seeds->currentRow();
    const int target = row + by;
    if (row < 0 || target < 0 || target >= m_seeds->count())
        return;
    auto moved = order();
    std::swap(moved[static_cast<std::size_t>(row)], moved[static_cast<std::size_t>(target)]);
    showOrder(moved, target);
}

void StartCutDialog::look()
{
    const int row = m_seeds->currentRow();
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row < m_seeds->count() - 1);
    m_restore->setEnabled(order() != m_qualifiers);
    m_asNamed->setEnabled(order() != m_planned);
}

int StartCutDialog::size() const { return chosenNumber(*m_size).value_or(0); }

std::vector<tournament::PlayerId> StartCutDialog::order() const
{
    std::vector<tournament::PlayerId> players;
    for (int row = 0; row < m_seeds->count(); ++row)
        players.push_back({m_seeds->item(row)->data(Qt::UserRole).toLongLong()});
    return players;
}

tournament::StartCut StartCutDialog::command() const
{
    tournament::StartCut command;
    command.size = chosenNumber(*m_size);
    if (const auto form = chosenNumber(*m_form))
        command.form = static_cast<tournament::CutForm>(*form);
    command.reason = reason();
    auto seeds = order();
    const auto count = std::min(seeds.size(), static_cast<std::size_t>(size()));
    seeds.resize(count);
    // Who moved only below the last seed has changed nothing.
    if (!std::equal(seeds.begin(), seeds.end(), m_planned.begin()))
        command.seeds = std::move(seeds);
    return command;
}

std::vector<tournament::Command> StartCutDialog::commands() const { return {command()}; }

} // namespace ui

#include "moc_start_cut_dialog.cpp"
