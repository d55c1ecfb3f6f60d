// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "beginnings_panel.h"

#include "core/english.h"
#include "core/text.h"
#include "rules/asking/document.h"
#include "rules/cards/card_library.h"
#include "rules/saying/reading.h"
#include "ui/rules/rules_text.h"
#include "ui/widgets/entry_line.h"
#include "ui/words/text.h"

#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

QString kindOf(const asking::Beginning &one)
{
    switch (one.kind) {
    case asking::BeginningKind::Shape:
        return BeginningsPanel::tr("Frequent dispute");
    case asking::BeginningKind::Walkthrough:
        return BeginningsPanel::tr("Official example, step by step (%1)")
            .arg(versionText(*one.version));
    case asking::BeginningKind::Ruling:
        break;
    }
    return BeginningsPanel::tr("Official ruling (%1)").arg(versionText(*one.version));
}

/// Those that it would have on the table, and in whose places.
QString cardsOf(const asking::Beginning &one)
{
    QStringList titles;
    for (const std::string &title : one.cards)
        titles.append(toQt(title));
    for (const auto &[place, title] : one.takes) {
        const std::string object = fromQt(toQt(place).section(u'/', 2, 2));
        const QString before = toQt(asking::titleOf(*one.document, object).value_or(""));
        titles.removeAll(before);
        titles.append(before.isEmpty()
                          ? BeginningsPanel::tr("%1 put in").arg(toQt(title))
                          //: a card of the user, and one of the dispute
                          : BeginningsPanel::tr("%1 in place of %2").arg(toQt(title), before));
    }
    return titles.join(u", "_s);
}

/// All words stand in what it is about.
bool tellsOf(const asking::Beginning &one, const QString &words)
{
    const std::string text = core::folded(core::ofData(one.title));
    const QStringList typed =
        fieldText(core::folded(fromQt(words))).split(u' ', Qt::SkipEmptyParts);
    return std::ranges::all_of(
        typed, [&](const QString &word) { return text.find(fromQt(word)) != std::string::npos; });
}

/// How well the best of them suits so many cards; empty where it has them all.
QString fitText(const std::vector<asking::Beginning> &found, std::size_t cards)
{
    if (found.empty())
        return cards > 0 ? BeginningsPanel::tr("Nothing here is about these cards.")
                         : BeginningsPanel::tr("Nothing here is called so.");
    const std::size_t most = std::ranges::max(found, {}, &asking::Beginning::found).found;
    if (most >= cards)
        return {};
    return most == 0
        ? BeginningsPanel::tr("No dispute or example here has these cards. Those below are of "
                              "other cards, of which yours take the places:")
        : BeginningsPanel::tr("Nothing here is about all of these cards. What has most of them "
                              "comes first:");
}

} // namespace

std::string titleMeant(const QString &words)
{
    const std::string typed = fromQt(words.trimmed());
    const auto &library = rules::cardLibrary();
    if (const auto exact = library.findTitle(typed))
        return library[*exact].title;
    const saying::Reading reading = saying::read(typed);
    const auto cards = asking::namedCards(reading.situation.document);
    return reading.open.empty() && cards.size() == 1 ? cards.front().title : std::string();
}

BeginningsPanel::BeginningsPanel(QWidget *parent)
    : QWidget(parent)
    , m_line(new EntryLine(u"askBeginning"_s, tr("Cards or words to begin with"), this))
    , m_fit(new QLabel(this))
    , m_list(new QListWidget(this))
{
    setObjectName("askBeginnings"_L1);
    m_line->setPlaceholderText(tr("femme, tollbooth"));
    m_line->setToolTip(tr("Cards, separated by commas, or words of what is disputed"));
    m_line->setClearButtonEnabled(true);
    m_line->installEventFilter(this);
    m_fit->setObjectName("askBeginningFit"_L1);
    m_fit->setWordWrap(true);
    m_list->setObjectName("askBeginningList"_L1);
    m_list->setAccessibleName(tr("What one may begin with"));
    m_list->setWordWrap(true);
    m_list->setSpacing(2);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *close = new QPushButton(tr("To the tab&le"), this);
    close->setObjectName("askToTable"_L1);
    auto *top = new QHBoxLayout;
    top->addWidget(m_line, 1);
    top->addWidget(close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addLayout(top);
    column->addWidget(m_fit);
    column->addWidget(m_list, 1);
    connect(m_line, &QLineEdit::textChanged, this, &BeginningsPanel::find);
    connect(m_line, &QLineEdit::returnPressed, this, [this] { open(m_list->currentRow()); });
    connect(m_list, &QListWidget::itemActivated, this, [this] { open(m_list->currentRow()); });
    connect(m_list, &QListWidget::itemClicked, this, [this] { open(m_list->currentRow()); });
    connect(close, &QPushButton::clicked, this, &BeginningsPanel::closed);
}

void BeginningsPanel::search(const std::vector<std::string> &titles)
{
    QStringList typed;
    for (const std::string &title : titles)
        typed.append(fieldText(title));
    m_line->setText(typed.join(u", "_s));
    find();
    m_line->setFocus();
    m_line->selectAll();
}

void BeginningsPanel::find()
{
    std::vector<std::string> titles;
    QStringList words;
    for (const QString &piece : m_line->text().split(u',', Qt::SkipEmptyParts)) {
        const std::string title = titleMeant(piece);
        if (title.empty())
            words.append(piece);
        else
            titles.push_back(title);
    }
    m_found = asking::beginningsWith(titles);
    std::erase_if(m_found,
                  [&](const asking::Beginning &one) { return !tellsOf(one, words.join(u' ')); });
    m_list->clear();
    for (const asking::Beginning &one : m_found) {
        const QString cards = cardsOf(one);
        //: what it is about, of which kind it is, the cards it has
        new QListWidgetItem(
            cards.isEmpty()
                ? tr("%1\n%2").arg(toQt(core::ofData(one.title)), kindOf(one))
                : tr("%1\n%2 · %3").arg(toQt(core::ofData(one.title)), kindOf(one), cards),
            m_list);
    }
    m_list->setCurrentRow(0);
    m_fit->setText(fitText(m_found, titles.size()));
    m_fit->setVisible(!m_fit->text().isEmpty());
}

void BeginningsPanel::open(int row)
{
    if (row >= 0 && row < static_cast<int>(m_found.size()))
        Q_EMIT chosen(asking::Beginning(m_found[static_cast<std::size_t>(row)]));
}

bool BeginningsPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_line && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            const int row = m_list->currentRow() + (key == Qt::Key_Down ? 1 : -1);
            m_list->setCurrentRow(std::clamp(row, 0, std::max(m_list->count() - 1, 0)));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ui

#include "moc_beginnings_panel.cpp"
