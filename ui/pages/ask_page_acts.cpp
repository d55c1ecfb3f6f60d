// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What is done on the page that asks.
#include "ask_page.h"

#include "core/english.h"
#include "rules/asking/beginnings.h"
#include "rules/asking/preset.h"
#include "rules/asking/table_edits.h"
#include "ui/ask/beginnings_panel.h"
#include "ui/rules/rules_text.h"
#include "ui/services/drafts.h"
#include "ui/widgets/document_view.h"
#include "ui/widgets/entry_line.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QKeyEvent>
#include <QPushButton>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QSplitter>
#include <QStackedWidget>
#include <QTabWidget>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr QLatin1StringView questionKey{"ask/question"};
constexpr int narrowPage = 820; ///< pixels below which the parts lie one above the other
constexpr int linesTab = 2;

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
    if (m_say->text().trimmed().isEmpty())
        return;
    m_play.say(m_say->text());
    toTable();
    m_say->restart(m_play.reading().open.empty() ? QString() : m_say->text());
    m_say->setFocus();
    refresh();
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

void AskPage::standAt(std::size_t acts)
{
    m_play.standAt(acts);
    refreshTable();
}

void AskPage::toBeginnings()
{
    std::vector<std::string> titles;
    for (const asking::NamedCard &card : asking::namedCards(m_play.document()))
        if (std::ranges::find(titles, card.title) == titles.end())
            titles.push_back(card.title);
    m_stack->setCurrentWidget(m_beginnings);
    m_beginnings->search(titles);
}

void AskPage::toTable() { m_stack->setCurrentIndex(0); }

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
    m_unfolded = false;
    toTable();
    refresh();
    keep();
    activate();
}

void AskPage::showStep(rules::TimingKind kind, std::string_view topic)
{
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
    } else if (url.scheme() == "kept"_L1) {
        swapLines(acts);
    } else {
        Q_EMIT entryWanted(url);
    }
}

void AskPage::keepLine()
{
    m_kept = workedOut(m_play);
    m_compared->setCurrentIndex(0);
    refreshComparison();
}

void AskPage::swapLines(std::size_t acts)
{
    if (!m_kept)
        return;
    LineOfPlay line = m_kept->line;
    line.shown = acts;
    m_kept = workedOut(m_play);
    m_play.begin(std::move(line));
    refresh();
    keep();
}

void AskPage::refreshComparison()
{
    const QSignalBlocker quiet(m_compared);
    if (m_compared->count() == 0) {
        m_compared->addItem(tr("The line that was kept"));
        for (const auto &[version, word] : rules::rulesVersionWords)
            m_compared->addItem(tr("The same acts by %1").arg(versionText(version)),
                                static_cast<int>(version));
    }
    m_keepLine->setEnabled(m_play.answer());
    if (m_tabs->currentIndex() != linesTab)
        return; // it takes its time, and nobody looks
    const QVariant version = m_compared->currentData();
    const auto now = workedOut(m_play);
    if (!now)
        m_lines->setHtml(tr("<p>Nothing lies on the table yet.</p>"));
    else if (version.isValid())
        m_lines->setHtml(
            partingHtml(m_play, static_cast<rules::RulesVersion>(version.toInt())));
    else if (m_kept)
        m_lines->setHtml(linesHtml(*now, *m_kept));
    else
        m_lines->setHtml(tr("<p>Keep this line of play, then go back to one of its acts and play "
                            "differently: both stand here beside each other.</p>"));
}

tournament::Ruling AskPage::rulingDraft() const
{
    tournament::Ruling draft;
    draft.question = fromQt(questionText(m_play));
    draft.version = core::toWord(rules::rulesVersionWords, version());
    const AskedAnswer *shown = m_play.answer();
    if (!shown)
        return draft;
    core::Json document = m_play.document();
    document.set("version", draft.version);
    draft.situation = core::dump(document);
    const rulings::Answer &answer = shown->answer;
    if (answer.confidence != rulings::Confidence::NotDerivable
        && answer.confidence != rulings::Confidence::Conflict)
        draft.answer = fromQt(verdictText(*shown));
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
    toTable();
    refresh();
}

bool AskPage::restore()
{
    const auto *kept = m_drafts.find(questionKey);
    const auto *document = kept ? kept->find("document") : nullptr;
    const auto *about = kept ? kept->find("about") : nullptr;
    if (!document || !about || !about->asString())
        return false;
    m_play.begin(core::Json(*document), toQt(*about->asString()));
    return true;
}

void AskPage::keep() const
{
    if (m_play.isEmpty())
        m_drafts.forget(questionKey);
    else
        m_drafts.keep(questionKey,
                      core::Json::object({{"about", fromQt(m_play.line().about)},
                                          {"document", m_play.document()}}));
}

bool AskPage::event(QEvent *event)
{
    // Else it is the event's, which nobody sees from here.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool back = key->matches(QKeySequence::Undo) && m_play.canUndo();
        const bool again = key->matches(QKeySequence::Redo) && m_play.canRedo();
        if (back || again) {
            back ? undo() : redo();
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void AskPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() != Qt::Key_Escape)
        QWidget::keyPressEvent(event);
    else if (m_stack->currentWidget() == m_beginnings)
        toTable();
    else
        Q_EMIT closed();
}

void AskPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_splitter->setOrientation(width() < narrowPage ? Qt::Vertical : Qt::Horizontal);
}

} // namespace ui
