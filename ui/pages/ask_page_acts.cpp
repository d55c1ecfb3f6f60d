// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is done on the page that asks.
#include "ask_page.h"

#include "rules/asking/beginnings.h"
#include "rules/asking/preset.h"
#include "rules/asking/table_edits.h"
#include "ui/ask/acts_panel.h"
#include "ui/ask/beginnings_panel.h"
#include "ui/ask/chip_row.h"
#include "ui/ask/outcome.h"
#include "ui/ask/play_table.h"
#include "ui/ask/story_field.h"
#include "ui/rules/rules_text.h"
#include "ui/widgets/document_view.h"
#include "ui/widgets/scrolling_label.h"
#include "ui/words/text.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollBar>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabBar>
#include <QTabWidget>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int narrowPage = 820; ///< pixels below which the parts lie one above the other
constexpr int answerLines = 3;  ///< in plain letters
constexpr double answerSize = 1.15;
constexpr double smallSize = 0.9;
constexpr int aroundAnswer = 8; ///< pixels: two lines of bold letters and one below them
constexpr int lowPage = 28;     ///< lines below which what was told has less room
constexpr int leastTable = 13;  ///< lines of the table, below which the page scrolls …
constexpr int narrowTable = 28; ///< … and of table and acts, one above the other

/// With the cards that were looked for in their places.
core::Json documentOf(const asking::Beginning &beginning)
{
    core::Json document = *beginning.document;
    for (const auto &[path, title] : beginning.takes) {
        const QString object = toQt(path).section(u'/', 2, 2);
        if (!asking::replaceCard(document, fromQt(object), title))
            asking::setAt(document, path, title);
    }
    return document;
}

const asking::Walkthrough *walkthroughOf(const asking::Beginning &beginning)
{
    if (beginning.kind != asking::BeginningKind::Walkthrough)
        return nullptr;
    const auto all = asking::walkthroughs();
    const auto found = std::ranges::find(all, beginning.id, &asking::Walkthrough::id);
    return found == all.end() ? nullptr : &*found;
}

} // namespace

void AskPage::say()
{
    m_play.tell(m_say->lines());
    toTable();
    m_say->setFocus();
    refresh();
    keep();
}

/// What he has typed besides is read with it.
void AskPage::sayLine(int line, const QString &words)
{
    const QStringList story = linesOf(m_play.line().story);
    QStringList lines = m_say->lines();
    if (lines.value(line) != story[line])
        lines = story;
    lines[line] = words;
    m_play.tell(lines);
    refresh();
    keep();
}

void AskPage::sayMore(const QString &words)
{
    m_play.tell(m_say->lines() + QStringList{words});
    refresh();
    m_say->moveCursor(QTextCursor::End);
    m_say->setFocus();
    keep();
}

void AskPage::edit(const QString &what, const Change &change)
{
    m_play.edit(what, change);
    refresh();
    keep();
}

void AskPage::undo()
{
    m_play.undo();
    refresh();
    keep();
}

void AskPage::redo()
{
    m_play.redo();
    refresh();
    keep();
}

void AskPage::takeBack()
{
    m_play.takeBack();
    refresh();
    keep();
}

void AskPage::standAt(std::size_t acts)
{
    m_play.standAt(acts);
    refreshTable();
}

void AskPage::beginEmpty()
{
    m_play.begin(core::Json::object({}), {});
    m_version->setDay(m_day); // the next one is of the same event
    m_play.setVersion(version());
    m_say->clear();
    showAnew();
    keep();
    activate();
}

/// The table of another dispute, and what may be done there: no line was kept of it.
void AskPage::showAnew()
{
    m_kept.reset();
    m_bothAt.reset();
    m_unfolded = false;
    m_tabs->setCurrentIndex(0);
    toTable();
    refresh();
}

void AskPage::toBeginnings()
{
    std::vector<std::string> titles;
    for (const asking::NamedCard &card : asking::namedCards(m_play.document()))
        if (std::ranges::find(titles, card.title) == titles.end())
            titles.push_back(card.title);
    m_side->setCurrentWidget(m_beginnings);
    m_beginnings->search(titles);
}

void AskPage::toTable()
{
    m_side->setCurrentWidget(m_tabs);
    refreshComparison();
}

void AskPage::begin(const asking::Beginning &beginning)
{
    QString about = toQt(core::ofData(beginning.title));
    if (beginning.kind == asking::BeginningKind::Shape) {
        const auto all = asking::presets();
        const auto preset = std::ranges::find(all, beginning.id, &asking::Preset::id);
        about = toQt(core::ofData(preset->about));
    }
    // The version in force answers, whichever the example is of.
    if (beginning.version && *beginning.version != version())
        //: an official example or ruling, and the version of the rules it is of
        about = tr("%1 It was given by %2.").arg(about, versionText(*beginning.version));
    m_play.begin(documentOf(beginning), about, walkthroughOf(beginning));
    showAnew();
    keep();
    activate();
}

void AskPage::showStep(rules::TimingKind kind, std::string_view topic)
{
    m_tabs->setCurrentIndex(0); // what may be done there
    toTable();
    //: where the question begins now
    edit(tr("asked at another step"), [kind, topic = std::string(topic)](core::Json &document) {
        asking::beginAt(document, kind, topic);
    });
}

void AskPage::follow(const QUrl &url)
{
    const auto acts = static_cast<std::size_t>(url.path().toULongLong());
    if (url.scheme() == "steps"_L1) {
        m_unfolded = url.path() == "all"_L1;
        const int at = m_answer->verticalScrollBar()->value();
        refreshAnswer();
        m_answer->verticalScrollBar()->setValue(at);
    } else if (url.scheme() == "moment"_L1) {
        standAt(acts);
    } else if (url.scheme() == "both"_L1) {
        m_bothAt = acts;
        const int at = m_lines->verticalScrollBar()->value();
        refreshComparison();
        m_lines->verticalScrollBar()->setValue(at);
    } else {
        Q_EMIT entryWanted(url);
    }
}

tournament::Ruling AskPage::rulingDraft() const
{
    tournament::Ruling draft;
    draft.question = fromQt(questionText(m_play));
    draft.version = core::toWord(rules::rulesVersionWords, version());
    const AskedAnswer *shown = m_play.answer();
    if (!shown)
        return draft;
    core::Json document = shown->document; // what was played since is not what was asked
    document.set("version", draft.version);
    draft.situation = core::dump(document);
    const rulings::Answer &answer = shown->answer;
    if (answer.confidence != rulings::Confidence::NotDerivable
        && answer.confidence != rulings::Confidence::Conflict)
        draft.answer = fromQt(answerText(m_play));
    if (answer.confidence == rulings::Confidence::Derived)
        draft.basis = tournament::RulingBasis::Derived;
    else if (answer.confidence == rulings::Confidence::Assumed)
        draft.basis = tournament::RulingBasis::StatedAbility;
    draft.entries = citedEntries(m_reference, answer);
    return draft;
}

void AskPage::showSituation(const tournament::Ruling &ruling)
{
    auto document = core::parseJson(ruling.situation);
    if (!document)
        return;
    const core::Json *given = document->find("version");
    const auto version = given && given->asString()
        ? core::fromWord(rules::rulesVersionWords, *given->asString())
        : std::nullopt;
    if (auto *members = document->asObject())
        std::erase_if(*members, [](const auto &member) { return member.first == "version"; });
    QString about = toQt(ruling.question);
    if (version && *version != this->version())
        about = tr("%1 It was given by %2.").arg(about, versionText(*version));
    m_play.begin(std::move(*document), about);
    showAnew();
}

void AskPage::activateTab()
{
    QWidget *open = m_tabs->currentWidget();
    if (open == m_acts)
        m_acts->activate();
    else if (open == m_answer)
        m_answer->setFocus();
    else
        m_compared->setFocus();
}

bool AskPage::eventFilter(QObject *watched, QEvent *event)
{
    // The letter of a tab leads into it, and of the open one, too.
    if (watched == m_tabs->tabBar() && event->type() == QEvent::Shortcut)
        QMetaObject::invokeMethod(this, &AskPage::activateTab, Qt::QueuedConnection);
    return QWidget::eventFilter(watched, event);
}

bool AskPage::event(QEvent *event)
{
    // Else it is the event's, which nobody sees from here.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool back = key->matches(QKeySequence::Undo) && m_play.canUndo();
        const bool again = key->matches(QKeySequence::Redo) && m_play.canRedo();
        if (back || again) {
            // In the text it is the text's, elsewhere what was done at the table.
            const bool inText = window()->focusWidget() == m_say;
            if (again)
                redo();
            else if (!inText && m_play.canTakeBack())
                takeBack();
            else
                undo();
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void AskPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape) {
        QWidget::keyPressEvent(event);
    } else if (m_side->currentWidget() == m_beginnings) {
        toTable();
        activate();
    } else if (m_chips->fold()) {
        return;
    } else if (m_close->hasFocus()) {
        Q_EMIT closed();
    } else {
        m_close->setFocus(Qt::TabFocusReason); // what stands behind this page takes keys, too
    }
}

/// However much was said: the table has the most of the page.
void AskPage::fitHead()
{
    const bool narrow = width() < narrowPage;
    const int lines = height() / fontMetrics().lineSpacing();
    const bool low = lines < lowPage;
    m_telling->setDirection(narrow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    m_say->setLines(narrow || low ? 2 : 3, low && !narrow ? 3 : 5);
    m_chips->setRows(low && !narrow ? 1 : 2, 2);
    fitVerdict();
    m_splitter->setOrientation(narrow ? Qt::Vertical : Qt::Horizontal);
    m_splitter->setMinimumHeight((narrow ? narrowTable : leastTable) * fontMetrics().lineSpacing());
}

namespace {

bool hasRoom(const QString &text, const QFont &letters, const QSize &room)
{
    const QRect most(QPoint(), room);
    return QFontMetrics(letters).boundingRect(most, Qt::TextWordWrap, text).height()
        <= room.height();
}

/// As many of its words as have room.
QString cutToRoom(const QString &text, const QFont &letters, const QSize &room)
{
    QString cut = text;
    for (auto end = text.size(); end > 0 && !hasRoom(cut, letters, room);) {
        end = text.lastIndexOf(u' ', end - 1);
        cut = text.first(std::max<qsizetype>(end, 0)) + u" …"_s;
    }
    return cut;
}

} // namespace

/// The verdict in letters as large as have room, and what else is said of it below, smaller.
void AskPage::fitVerdict()
{
    // Nothing below moves with it.
    const int height = answerLines * fontMetrics().lineSpacing() + aroundAnswer;
    QFont small = font();
    if (small.pointSizeF() > 0)
        small.setPointSizeF(small.pointSizeF() * smallSize);
    const int line = QFontMetrics(small).lineSpacing();
    const QSize room(m_verdict->width(), height - (m_besides.isEmpty() ? 0 : line));
    QFont letters = font();
    letters.setBold(true);
    if (letters.pointSizeF() > 0)
        letters.setPointSizeF(letters.pointSizeF() * answerSize);
    const QString verdict = m_verdict->text();
    if (!hasRoom(verdict, letters, room))
        letters.setPointSizeF(font().pointSizeF());
    if (!hasRoom(verdict, letters, room))
        letters.setBold(false);
    m_verdict->label().setFont(letters);
    const QRect all(QPoint(), room);
    const int tall = QFontMetrics(letters).boundingRect(all, Qt::TextWordWrap, verdict).height();
    const int left = m_besides.isEmpty() ? 0 : std::max(height - tall, line);
    m_verdict->setFixedHeight(height - left);
    m_below->setVisible(left > 0);
    m_below->setFixedHeight(left);
    m_below->setFont(small);
    m_below->setText(cutToRoom(m_besides, small, {room.width(), left}));
}

void AskPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitHead();
}

} // namespace ui
