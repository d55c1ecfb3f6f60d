// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "statistics_page.h"

#include "app/figures/event_statistics.h"
#include "app/session/files.h"
#include "ui/acts/actions.h"
#include "ui/acts/document.h"
#include "ui/look/appearance.h"
#include "ui/models/statistics_model.h"
#include "ui/services/prompts.h"
#include "ui/statistics/plot_output.h"
#include "ui/statistics/plot_widget.h"
#include "ui/widgets/message_bar.h"
#include "ui/widgets/table_view.h"
#include "ui/widgets/wrapping_row.h"
#include "ui/words/text.h"

#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPrintPreviewDialog>
#include <QPrinter>
#include <QScrollArea>
#include <QSplitter>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr std::array views{StatisticsView::FactionsInCut,   StatisticsView::FactionsWon,
                           StatisticsView::IdentitiesInCut, StatisticsView::IdentitiesWon,
                           StatisticsView::Sides,           StatisticsView::TimedGames};

} // namespace

StatisticsPage::StatisticsPage(const PageContext &context, QWidget *parent)
    : Page(context, u"statisticsPage"_s, tr("Statistics"), parent)
    , m_model(new StatisticsModel(this))
    , m_views(new QComboBox(this))
    , m_plot(new PlotWidget(u"statisticsPlot"_s, this))
    , m_table(new TableView(u"statisticsTable"_s, tr("Figures of the statistics"), this))
    , m_remark(new QLabel(this))
{
    for (const auto shown : views)
        m_views->addItem(titleOf(shown));
    m_table->show(*m_model, {});
    for (QWidget *figures : {static_cast<QWidget *>(m_plot), static_cast<QWidget *>(m_table)})
        offerIn(Context::Figures, *figures);
    m_table->setEmptyText(tr("Nothing to count yet: register players."));
    layOut();
    connect(m_views, &QComboBox::currentIndexChanged, this, &StatisticsPage::showView);
    const auto figures = [this] { return isCurrent() && hasFigures(); };
    onAction(act::statisticsCopy, figures, [this] { copyPicture(); });
    onAction(act::statisticsCopyTable, figures, [this] { copyTable(); });
    onAction(act::statisticsPrint, figures, [this] { print(); });
    onAction(act::statisticsSave, figures, [this] { save(); });
}

void StatisticsPage::layOut()
{
    m_views->setObjectName("statisticsView"_L1);
    m_views->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_views->setMinimumContentsLength(24);
    m_views->setAccessibleName(tr("What the statistics show"));
    m_remark->setObjectName("statisticsRemark"_L1);
    m_remark->setWordWrap(true);
    quiet(*m_remark);

    auto *label = new QLabel(tr("Sh&ow:"), this);
    label->setBuddy(m_views);
    QList<QWidget *> order{m_views};
    auto *top = new QHBoxLayout;
    top->addWidget(label);
    top->addWidget(m_views);
    top->addStretch(1);
    auto *buttons = new WrappingRow;
    top->addLayout(buttons);
    for (const auto id : {act::statisticsCopy, act::statisticsCopyTable, act::statisticsPrint,
                          act::statisticsSave}) {
        order.append(button(id));
        buttons->addWidget(order.back());
    }
    auto *area = new QScrollArea(this);
    area->setObjectName("statisticsPlotArea"_L1);
    area->setAccessibleName(tr("Plot; the table below says the same"));
    area->setFocusPolicy(Qt::NoFocus);
    area->setWidgetResizable(true);
    area->setWidget(m_plot);
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->setObjectName("statisticsSplitter"_L1);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(area);
    splitter->addWidget(m_table);
    splitter->setStretchFactor(0, 3);
    splitter->setStretchFactor(1, 2);
    splitter->setSizes({600, 400}); // the table asks for more than it needs
    auto *column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(splitter, 1);
    column->addWidget(m_remark);
    order.append(m_table);
    chain(order);
}

void StatisticsPage::update(const tournament::ChangeSet & /*changes*/)
{
    m_stale = true;
    if (isCurrent())
        refresh();
}

void StatisticsPage::updateActions()
{
    if (isCurrent() && m_stale)
        refresh();
}

void StatisticsPage::activate() { m_views->setFocus(); }

StatisticsView StatisticsPage::view() const
{
    return views.at(static_cast<std::size_t>(m_views->currentIndex()));
}

bool StatisticsPage::hasFigures() const { return m_statistics.players > 0; }

void StatisticsPage::refresh()
{
    m_stale = false;
    m_statistics = app::eventStatistics(event());
    showView();
}

void StatisticsPage::showView()
{
    m_plot->setVisible(hasFigures());
    m_plot->show(hasFigures() ? plotOf(view(), m_statistics) : Plot());
    const auto table = hasFigures() ? tableOf(view(), m_statistics) : StatisticsTable();
    m_model->show(table);
    m_table->setKinds({{table.counted}, {}});
    m_remark->setText(remarkOn(view(), m_statistics));
    m_remark->setVisible(!m_remark->text().isEmpty());
}

void StatisticsPage::copyPicture()
{
    QGuiApplication::clipboard()->setImage(m_plot->picture());
    context().messages.say(MessageBar::Tone::Done, tr("The picture is on the clipboard."));
}

void StatisticsPage::copyTable()
{
    QGuiApplication::clipboard()->setText(m_model->asText());
    context().messages.say(MessageBar::Tone::Done,
                           tr("The table is on the clipboard, with tabs between its columns."));
}

void StatisticsPage::print()
{
    QPrintPreviewDialog preview(this);
    preview.setObjectName("statisticsPreview"_L1);
    for (auto *line : preview.findChildren<QLineEdit *>())
        line->setAccessibleName(tr("Page")); // Qt names everything but this
    connect(&preview, &QPrintPreviewDialog::paintRequested, this,
            [this](QPrinter *printer) { printPlot(*printer, m_plot->plot(), font()); });
    static_cast<void>(context().prompts.run(preview));
}

void StatisticsPage::save()
{
    const QFileInfo file(pathText(context().document.session().path()));
    const auto target = context().prompts.saveFile(
        this, tr("Save the plot to"),
        file.dir().filePath(tr("%1 statistics.svg").arg(file.completeBaseName())),
        tr("Drawings (*.svg)"));
    if (!target)
        return;
    if (const auto written =
            app::writeFile(toPath(*target), drawingOf(m_plot->plot(), font()).toStdString());
        !written)
        context().messages.say(written.error());
    else
        context().messages.say(MessageBar::Tone::Done,
                               tr("Written to %1.").arg(shownPath(*target)));
}

} // namespace ui

#include "moc_statistics_page.cpp"
