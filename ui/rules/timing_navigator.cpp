// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "timing_navigator.h"

#include "ui/rules/rules_text.h"
#include "ui/rules/timing_picture.h"
#include "ui/widgets/padded_style.h"
#include "ui/words/text.h"

#include <QLabel>
#include <QScrollArea>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableWidget>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

QString element(const QString &name, const QString &content)
{
    return u'<' + name + u'>' + content + u"</"_s + name + u'>';
}

/// What happens there and who may do what.
QString stepHtml(const rules::TimingStructure &structure, const rules::TimingStep &step)
{
    QString html = element(u"h3"_s, toQt(step.id + "  " + step.title).toHtmlEscaped())
        + element(u"p"_s, toQt(step.happens).toHtmlEscaped());
    for (const auto &[side, word] : rules::sideWords) {
        const QString may = windowsText(step, structure.kind, side);
        const bool corp = side == rules::Side::Corp;
        const QString text = may.isEmpty()
            ? (corp ? TimingNavigator::tr("The Corp may do nothing now.")
                    : TimingNavigator::tr("The Runner may do nothing now."))
            : (corp ? TimingNavigator::tr("The Corp may %1.")
                    : TimingNavigator::tr("The Runner may %1."))
                  .arg(may);
        html += element(
            u"p"_s, may.isEmpty() ? text.toHtmlEscaped() : element(u"b"_s, text.toHtmlEscaped()));
    }
    if (step.ends())
        html +=
            element(u"p"_s, TimingNavigator::tr("Over. %1").arg(toQt(step.end).toHtmlEscaped()));
    return html
        + element(u"p"_s, element(u"i"_s, ruleText(structure.citation(step)).toHtmlEscaped()));
}

QString cellText(const rules::TimingStructure &structure, const rules::TimingStep *step)
{
    if (!step)
        return TimingNavigator::tr("–");
    QStringList lines{toQt(step->id + "  " + step->title)};
    for (const auto &[side, word] : rules::sideWords)
        if (const QString may = windowsText(*step, structure.kind, side); !may.isEmpty())
            lines.append((side == rules::Side::Corp ? TimingNavigator::tr("Corp: %1")
                                                    : TimingNavigator::tr("Runner: %1"))
                             .arg(may));
    return lines.join(u'\n');
}

} // namespace

TimingNavigator::TimingNavigator(QWidget *parent)
    : QWidget(parent)
    , m_walk(rules::timingStructure(m_version, rules::TimingKind::Run))
    , m_kind(new QComboBox(this))
    , m_compared(new QComboBox(this))
    , m_stack(new QStackedWidget(this))
    , m_picture(new TimingPicture(this))
    , m_step(new QLabel(this))
    , m_back(new QPushButton(tr("One step back"), this))
    , m_restart(new QPushButton(tr("From the beginning"), this))
    , m_toTable(new QPushButton(tr("Show me at the table"), this))
    , m_table(new QTableWidget(this))
{
    setObjectName("timingNavigator"_L1);
    fillChoosers();
    m_stack->addWidget(makeSteps());
    layOutComparison();
    m_stack->addWidget(m_table);
    auto *top = new QHBoxLayout;
    top->addWidget(m_kind);
    top->addWidget(m_compared);
    top->addStretch(1);
    auto *all = new QVBoxLayout(this);
    all->addLayout(top);
    all->addWidget(m_stack, 1);

    connect(m_kind, &QComboBox::currentIndexChanged, this, &TimingNavigator::restart);
    connect(m_compared, &QComboBox::currentIndexChanged, this, &TimingNavigator::compare);
    connect(m_picture, &TimingPicture::stepChosen, this, [this](std::size_t step) {
        m_walk.standAt(step);
        refresh();
    });
    connect(m_back, &QPushButton::clicked, this, [this] {
        m_walk.back();
        refresh();
    });
    connect(m_restart, &QPushButton::clicked, this, &TimingNavigator::restart);
    connect(m_toTable, &QPushButton::clicked, this,
            [this] { Q_EMIT tableWanted(structure().kind, fieldText(m_walk.step().topic)); });
    restart();
}

void TimingNavigator::fillChoosers()
{
    m_kind->setObjectName("timingKind"_L1);
    m_kind->setAccessibleName(tr("Turn or run"));
    for (const auto kind :
         {rules::TimingKind::Run, rules::TimingKind::CorpTurn, rules::TimingKind::RunnerTurn})
        m_kind->addItem(timingKindText(kind), static_cast<int>(kind));
    m_compared->setObjectName("timingCompared"_L1);
    m_compared->setAccessibleName(tr("Version to compare with"));
    m_compared->addItem(tr("Compare with…"));
    for (const auto &[version, word] : rules::rulesVersionWords)
        m_compared->addItem(tr("Compare with %1").arg(versionText(version)),
                            static_cast<int>(version));
}

QWidget *TimingNavigator::makeSteps()
{
    m_step->setObjectName("timingStep"_L1);
    m_step->setAccessibleName(tr("What happens at this step"));
    m_step->setWordWrap(true);
    m_step->setTextFormat(Qt::RichText);
    m_step->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_back->setObjectName("timingBack"_L1);
    m_restart->setObjectName("timingRestart"_L1);
    m_toTable->setObjectName("timingToTable"_L1);
    m_toTable->setToolTip(tr("Puts the players there, with what lies on the table already"));

    auto *here = new QWidget;
    auto *column = new QVBoxLayout(here);
    column->addWidget(m_step);
    m_choices = new QVBoxLayout;
    column->addLayout(m_choices);
    column->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setWidget(here);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    auto *ways = new QHBoxLayout;
    ways->addWidget(m_back);
    ways->addWidget(m_restart);
    ways->addWidget(m_toTable);
    ways->addStretch(1);
    auto *right = new QWidget;
    auto *rightColumn = new QVBoxLayout(right);
    rightColumn->setContentsMargins(0, 0, 0, 0);
    rightColumn->addWidget(scroll, 1);
    rightColumn->addLayout(ways);
    auto *splitter = new QSplitter;
    splitter->setObjectName("timingSplitter"_L1);
    splitter->addWidget(m_picture);
    splitter->addWidget(right);
    splitter->setChildrenCollapsible(false);
    return splitter;
}

void TimingNavigator::layOutComparison()
{
    m_table->setObjectName("timingComparison"_L1);
    m_table->setAccessibleName(tr("The two versions, step by step"));
    m_table->setColumnCount(3);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->verticalHeader()->hide();
    m_table->setWordWrap(true);
    m_table->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
    padCells(*m_table);
}

const rules::TimingStructure &TimingNavigator::structure() const
{
    return rules::timingStructure(m_version,
                                  static_cast<rules::TimingKind>(m_kind->currentData().toInt()));
}

void TimingNavigator::setVersion(rules::RulesVersion version)
{
    if (version == m_version)
        return;
    m_version = version;
    const std::string topic = m_walk.step().topic;
    restart();
    if (const auto *step = structure().findTopic(topic)) {
        m_walk.standAt(static_cast<std::size_t>(step - structure().steps.data()));
        refresh();
    }
}

void TimingNavigator::showKind(rules::TimingKind kind)
{
    m_kind->setCurrentIndex(m_kind->findData(static_cast<int>(kind)));
}

void TimingNavigator::standAt(rules::TimingKind kind, std::string_view topic)
{
    m_compared->setCurrentIndex(0);
    showKind(kind);
    const auto *step = structure().findTopic(topic);
    m_walk.standAt(step ? static_cast<std::size_t>(step - structure().steps.data()) : 0);
    refresh();
}

void TimingNavigator::activate() { m_picture->setFocus(); }

void TimingNavigator::restart()
{
    m_walk = rules::TimingWalk(structure());
    m_picture->show(structure());
    refresh();
    compare();
}

void TimingNavigator::refresh()
{
    m_picture->setPresent(m_walk.position());
    m_step->setText(stepHtml(structure(), m_walk.step()));
    m_back->setEnabled(m_walk.canGoBack());
    refreshChoices();
}

void TimingNavigator::refreshChoices()
{
    const bool hadFocus = m_choices->count() > 0 && m_choices->itemAt(0)->widget()->parentWidget()
        && m_choices->parentWidget()->isAncestorOf(focusWidget());
    while (auto *item = m_choices->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    const auto choices = m_walk.choices();
    QWidget *before = m_picture; // on the way of Tab
    for (std::size_t i = 0; i < choices.size(); ++i) {
        const rules::WalkChoice &choice = choices[i];
        const rules::TimingStep &to = structure().steps[choice.exit->to];
        QString when = toQt(choice.exit->when);
        when[0] = when[0].toUpper();
        QString text = choice.interrupt
            ? tr("%1: %2").arg(toQt(choice.interrupt->title), toQt(choice.exit->when))
            : when;
        auto *button =
            new QPushButton(menuText(tr("%1\n→ %2 %3").arg(text, toQt(to.id), toQt(to.title))));
        button->setObjectName(u"timingChoice%1"_s.arg(i + 1));
        button->setEnabled(!choice.barred);
        if (choice.barred)
            button->setToolTip(tr("Not on the first ice of this run."));
        else if (choice.interrupt)
            button->setToolTip(toQt(choice.interrupt->happens));
        connect(button, &QPushButton::clicked, this, [this, i] { take(i); });
        m_choices->addWidget(button);
        setTabOrder(before, button);
        before = button;
        button->show(); // now, so that it can take the focus
        if (hadFocus && i == 0)
            button->setFocus();
    }
    setTabOrder(before, m_back);
}

void TimingNavigator::take(std::size_t choice)
{
    m_walk.take(m_walk.choices()[choice]);
    refresh();
}

void TimingNavigator::compare()
{
    const bool comparing = m_compared->currentData().isValid();
    m_stack->setCurrentIndex(comparing ? 1 : 0);
    if (!comparing)
        return;
    const auto other = static_cast<rules::RulesVersion>(m_compared->currentData().toInt());
    const auto &right = rules::timingStructure(other, structure().kind);
    const auto comparison = rules::compare(structure(), right);
    m_table->setHorizontalHeaderLabels(
        {versionText(m_version), versionText(other), tr("Differs in")});
    m_table->setRowCount(static_cast<int>(comparison.steps.size()));
    QFont bold = m_table->font();
    bold.setBold(true);
    for (int row = 0; row < m_table->rowCount(); ++row) {
        const auto &line = comparison.steps[static_cast<std::size_t>(row)];
        const QString differs = differingText(line.differing);
        const QStringList cells{cellText(structure(), line.left), cellText(right, line.right),
                                differs.isEmpty() ? QString() : tr("≠ %1").arg(differs)};
        for (int column = 0; column < cells.size(); ++column) {
            auto *item = new QTableWidgetItem(cells[column]);
            if (!differs.isEmpty() && line.differing != rules::EnumSet{rules::Differing::Number})
                item->setFont(bold); // another number alone changes no answer
            m_table->setItem(row, column, item);
        }
    }
    m_table->resizeRowsToContents();
}

} // namespace ui

#include "moc_timing_navigator.cpp"
