// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "export_dialog.h"

#include "ui/widgets/dialog_parts.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

using Format = app::ExportFormat;

struct Kind {
    Format format{};
    QString name;
    QString explanation;
    QString ending;
    QString filter;
    bool aboutOneRound = false;
};

QList<Kind> kinds()
{
    const QString json = ExportDialog::tr("Event JSON (*.json)");
    const QString csv = ExportDialog::tr("CSV tables (*.csv)");
    return {
        {Format::EventJson, ExportDialog::tr("Event (JSON)"),
         ExportDialog::tr("The whole event, for results sites and other tournament programs."),
         u"event.json"_s, json, false},
        {Format::CsvPlayers, ExportDialog::tr("Players (CSV)"),
         ExportDialog::tr("The list of players, for a spreadsheet."), u"players.csv"_s, csv, false},
        {Format::CsvStandings, ExportDialog::tr("Standings (CSV)"),
         ExportDialog::tr("The standings after the last round, for a spreadsheet."),
         u"standings.csv"_s, csv, false},
        {Format::CsvPairings, ExportDialog::tr("Pairings (CSV)"),
         ExportDialog::tr("The tables of one round, for a spreadsheet."), u"pairings.csv"_s, csv,
         true},
        {Format::Markdown, ExportDialog::tr("Pairings and standings (Markdown)"),
         ExportDialog::tr("One round to paste into a chat."), u"round.md"_s,
         ExportDialog::tr("Markdown (*.md)"), true},
        {Format::OverlayJson, ExportDialog::tr("Stream overlay (JSON)"),
         ExportDialog::tr("What an overlay of a stream shows, as it is now. “Write for a stream "
                          "overlay” in the menu File keeps it up to date."),
         u"overlay.json"_s, json, false},
    };
}

Kind kindOf(Format format)
{
    const auto all = kinds();
    return *std::ranges::find(all, format, &Kind::format);
}

} // namespace

ExportDialog::ExportDialog(const tournament::Event &event, QWidget *parent)
    : QDialog(parent)
    , m_format(new QComboBox(this))
    , m_round(new QComboBox(this))
    , m_anonymous(new QCheckBox(tr("&Leave the players' names out"), this))
    , m_explanation(new QLabel(this))
{
    setObjectName("exportDialog"_L1);
    setWindowTitle(tr("Export"));
    const auto all = kinds();
    for (const auto &kind : all)
        m_format->addItem(kind.name, static_cast<int>(kind.format));
    for (const auto &round : event.rounds)
        if (!round.prepared)
            m_round->addItem(tr("Round %1").arg(round.number), round.number);
    m_round->setCurrentIndex(m_round->count() - 1);
    m_anonymous->setObjectName("leaveNamesOut"_L1);
    m_anonymous->setToolTip(tr("“Player 1” and so on, in the order of registration"));
    m_explanation->setObjectName("exportExplanation"_L1);
    m_explanation->setWordWrap(true);

    auto *form = new QFormLayout(this);
    form->setVerticalSpacing(8);
    addRow(*form, tr("&What:"), *m_format, u"exportFormat"_s);
    form->addRow(QString(), m_explanation);
    addRow(*form, tr("&Round:"), *m_round, u"exportRound"_s);
    form->addRow(QString(), m_anonymous);
    form->addRow(addButtons(*this, tr("Choose the file…")));
    setMinimumWidth(fontMetrics().averageCharWidth() * 66);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::look);
    look();
}

void ExportDialog::look()
{
    const auto kind = kindOf(format());
    m_explanation->setText(kind.explanation);
    m_round->setEnabled(kind.aboutOneRound && m_round->count() > 0);
}

Format ExportDialog::format() const { return static_cast<Format>(m_format->currentData().toInt()); }

app::ExportOptions ExportDialog::options() const
{
    app::ExportOptions options;
    options.anonymous = m_anonymous->isChecked();
    if (m_round->isEnabled())
        options.round = m_round->currentData().toInt();
    return options;
}

QString ExportDialog::fileEnding() const
{
    const auto kind = kindOf(format());
    if (!m_round->isEnabled())
        return kind.ending;
    // "pairings.csv" of round 2 is "round 2 pairings.csv", "round.md" is "round 2.md".
    const QString round = u"round %1"_s.arg(m_round->currentData().toInt());
    return kind.format == Format::Markdown ? u"%1.md"_s.arg(round)
                                           : u"%1 %2"_s.arg(round, kind.ending);
}

QString ExportDialog::filter() const { return kindOf(format()).filter; }

} // namespace ui

#include "moc_export_dialog.cpp"
