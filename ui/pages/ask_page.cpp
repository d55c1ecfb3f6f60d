// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ask_page.h"

#include "rules/asking/table_edits.h"
#include "rules/cards/card_library.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/telling.h"
#include "ui/ask/fact_form.h"
#include "ui/dialogs/stated_ability_dialog.h"
#include "ui/rules/rules_text.h"
#include "ui/services/drafts.h"
#include "ui/widgets/document_view.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSplitter>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

constexpr int buildWidth = 470;
constexpr int answerWidth = 580;
constexpr QLatin1StringView questionKey{"ask/question"};

} // namespace

AskPage::AskPage(EventNow eventNow, Drafts &drafts, QWidget *parent)
    : QWidget(parent)
    , m_reference(rules::reference())
    , m_eventNow(std::move(eventNow))
    , m_drafts(drafts)
    , m_close(new QPushButton(tr("Back"), this))
    , m_preset(new QComboBox(this))
    , m_example(new QLineEdit(this))
    , m_version(new VersionChoice(VersionChoice::AllTogether::No, this))
    , m_question(new QLabel(this))
    , m_scroll(new QScrollArea(this))
    , m_form(new FactForm)
    , m_newCard(new QLineEdit(this))
    , m_state(new QPushButton(tr("State an ability…"), this))
    , m_answer(new DocumentView(this))
    , m_record(new QPushButton(tr("Record the ruling…"), this))
{
    setObjectName("askPage"_L1);
    nameParts();
    layOut();
    fillShapes();
    connect(m_close, &QPushButton::clicked, this, &AskPage::closed);
    connect(m_preset, &QComboBox::currentIndexChanged, this, &AskPage::showPreset);
    connect(m_version, &QComboBox::currentIndexChanged, this, [this] {
        showForm(m_form->document());
        answer({});
    });
    connect(m_form, &FactForm::changed, this, &AskPage::answer);
    // Not at once: the form would delete the picker whose signal this is.
    connect(
        m_form, &FactForm::cardsChanged, this, [this] { showForm(m_form->document()); },
        Qt::QueuedConnection);
    connect(m_newCard, &QLineEdit::returnPressed, this, &AskPage::addCard);
    connect(m_state, &QPushButton::clicked, this, &AskPage::stateAbility);
    connect(m_answer, &DocumentView::anchorClicked, this, [this](const QUrl &url) {
        if (url.scheme() == "steps"_L1)
            unfold(url.path() == "all"_L1);
        else
            Q_EMIT entryWanted(url);
    });
    connect(m_record, &QPushButton::clicked, this, [this] { Q_EMIT rulingWanted(rulingDraft()); });
}

void AskPage::nameParts()
{
    m_close->setObjectName("askClose"_L1);
    m_close->setToolTip(tr("Back to where you were (Esc)"));
    m_preset->setObjectName("askPreset"_L1);
    m_preset->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_preset->setMinimumContentsLength(20);
    m_example->setObjectName("askExample"_L1);
    m_example->setPlaceholderText(tr("Words of an official ruling"));
    m_example->setClearButtonEnabled(true);
    m_version->setObjectName("askVersion"_L1);
    m_question->setObjectName("askQuestion"_L1);
    m_question->setAccessibleName(tr("Question"));
    m_question->setWordWrap(true);
    m_scroll->setObjectName("askFacts"_L1);
    m_scroll->setWidget(m_form);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_newCard->setObjectName("askNewCard"_L1);
    m_newCard->setPlaceholderText(tr("Title, then Enter"));
    completeTitles(*m_newCard, {});
    m_state->setObjectName("askState"_L1);
    m_state->setToolTip(tr("For a card whose text the rules engine does not know"));
    m_answer->setObjectName("askAnswer"_L1);
    m_answer->setAccessibleName(tr("Verdict and reasons"));
    m_record->setObjectName("askRecord"_L1);
}

void AskPage::layOut()
{
    auto *top = new QHBoxLayout;
    top->addWidget(m_close);
    top->addStretch();
    top->addWidget(m_version);
    auto *build = new QWidget;
    auto *buildColumn = new QVBoxLayout(build);
    buildColumn->setContentsMargins(0, 0, 6, 0);
    auto *shapes = new QFormLayout;
    const auto row = [](QFormLayout &form, const QString &label, QWidget *field) {
        form.addRow(label, field);
        QString name = label;
        name.remove(u'&').remove(u':');
        field->setAccessibleName(name);
    };
    row(*shapes, tr("D&ispute:"), m_preset);
    row(*shapes, tr("Wor&ked example:"), m_example);
    buildColumn->addLayout(shapes);
    buildColumn->addWidget(m_question);
    buildColumn->addWidget(m_scroll, 1);
    auto *add = new QFormLayout;
    row(*add, tr("Add a &card:"), m_newCard);
    buildColumn->addLayout(add);
    buildColumn->addWidget(m_state, 0, Qt::AlignLeft);
    auto *read = new QWidget;
    auto *readColumn = new QVBoxLayout(read);
    readColumn->setContentsMargins(6, 0, 0, 0);
    readColumn->addWidget(m_answer, 1);
    readColumn->addWidget(m_record, 0, Qt::AlignRight);
    auto *splitter = new QSplitter;
    splitter->setObjectName("askSplitter"_L1);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(build);
    splitter->addWidget(read);
    splitter->setSizes({buildWidth, answerWidth});
    splitter->setStretchFactor(1, 1);
    auto *column = new QVBoxLayout(this);
    column->addLayout(top);
    column->addWidget(splitter, 1);
}

void AskPage::fillShapes()
{
    for (const asking::Preset &preset : asking::presets())
        m_preset->addItem(toQt(preset.title), toQt(preset.id));
    QStringList rulings;
    for (const asking::Example &example : asking::examples())
        //: an official ruling: what it is about, and its id
        rulings.append(tr("%1 [%2]").arg(toQt(example.about), toQt(example.id)));
    auto *completer = new QCompleter(rulings, m_example);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_example->setCompleter(completer);
    const auto open = [this] {
        const QString text = m_example->text();
        const auto bracket = text.lastIndexOf(u'[');
        if (bracket >= 0)
            showExample(text.mid(bracket + 1).chopped(1));
    };
    connect(completer, qOverload<const QString &>(&QCompleter::activated), this,
            [this, open](const QString &chosen) {
                m_example->setText(chosen);
                open();
            });
    connect(m_example, &QLineEdit::returnPressed, this, open);
}

void AskPage::setDay(const JudgingDay &day)
{
    m_day = day;
    m_version->setDay(day);
    m_record->setEnabled(m_eventNow() != nullptr);
    m_record->setToolTip(m_eventNow() ? QString() : tr("Open an event to record a ruling in it"));
    if (m_about.isEmpty()) {
        if (!restore())
            showPreset(0);
    } else {
        showForm(m_form->document());
        answer({});
    }
}

rules::RulesVersion AskPage::version() const
{
    return m_version->version().value_or(m_day.version());
}

void AskPage::activate() { m_preset->setFocus(); }

void AskPage::showPreset(int number)
{
    const asking::Preset &preset = asking::presets()[static_cast<std::size_t>(number)];
    ask(preset.document, preset.facts, toQt(preset.about));
}

void AskPage::showExample(const QString &id)
{
    const auto &all = asking::examples();
    const auto found = std::ranges::find(all, fromQt(id), &asking::Example::id);
    if (found == all.end())
        return;
    const QString about = tr("%1 (official ruling %2; it hangs on %3)")
                              .arg(toQt(found->about), toQt(found->id), toQt(found->because));
    // The version in force answers, whichever the ruling was given by.
    ask(found->document, {},
        found->version == version()
            ? about
            //: an official ruling, and the version of the rules it was given by
            : tr("%1 It was given by %2.").arg(about, versionText(found->version)));
}

void AskPage::ask(const core::Json &document, const std::vector<asking::Fact> &facts,
                  const QString &about)
{
    m_drafts.forget(questionKey);
    m_facts = facts;
    m_about = about;
    m_question->setText(about);
    m_shown.reset();
    showForm(document);
    m_scroll->verticalScrollBar()->setValue(0);
    answer({});
}

void AskPage::showForm(const core::Json &document)
{
    m_form->show(core::Json(document), m_facts, version());
    QList<QWidget *> order{m_close, m_version, m_preset, m_example};
    order += m_form->pickers();
    order += {m_newCard, m_state, m_answer, m_record};
    for (qsizetype i = 1; i < order.size(); ++i)
        setTabOrder(order[i - 1], order[i]);
}

void AskPage::answer(const QString &changed)
{
    const core::Json &document = m_form->document();
    if (!changed.isEmpty())
        keep();
    auto asked = rulings::questionOf(document);
    const QString before =
        m_shown ? toQt(rulings::headline(m_shown->asked, m_shown->answer)) : QString();
    std::vector<asking::NamedCard> unknown;
    for (const asking::NamedCard &card : asking::namedCards(document))
        if (asking::modelled(card).value_or(rulings::Modelled::None) != rulings::Modelled::Full)
            unknown.push_back(card);
    m_state->setVisible(!unknown.empty());
    if (!asked) {
        m_shown.reset();
        m_answer->setHtml(tr("<h2>This is no question yet</h2><p>%1</p>")
                              .arg(toQt(asked.error().problem).toHtmlEscaped()));
        return;
    }
    AskedAnswer shown;
    shown.document = document;
    shown.answer = rulings::answer(version(), *asked);
    for (const auto &[other, word] : rules::rulesVersionWords)
        if (other != version())
            shown.others.push_back(rulings::answer(other, *asked));
    shown.asked = std::move(*asked);
    shown.changedFact = changed;
    shown.verdictBefore = before;
    m_answer->setHtml(answerHtml(m_reference, shown));
    m_shown = std::move(shown);
}

void AskPage::unfold(bool all)
{
    if (!m_shown)
        return;
    m_shown->unfolded = all;
    const int at = m_answer->verticalScrollBar()->value();
    m_answer->setHtml(answerHtml(m_reference, *m_shown));
    m_answer->verticalScrollBar()->setValue(at);
}

bool AskPage::restore()
{
    const auto *kept = m_drafts.find(questionKey);
    const auto *document = kept ? kept->find("document") : nullptr;
    const auto *about = kept ? kept->find("about") : nullptr;
    const auto *shape = kept ? kept->find("shape") : nullptr;
    if (!document || !about || !about->asString() || !shape || !shape->asString())
        return false;
    const core::Json draft = *kept;
    std::vector<asking::Fact> facts;
    if (const int at = m_preset->findData(toQt(*shape->asString())); at >= 0) {
        const QSignalBlocker quiet(m_preset);
        m_preset->setCurrentIndex(at);
        facts = asking::presets()[static_cast<std::size_t>(at)].facts;
    }
    ask(core::Json(*document), facts, toQt(*about->asString()));
    m_drafts.keep(questionKey, draft);
    return true;
}

void AskPage::keep() const
{
    m_drafts.keep(
        questionKey,
        core::Json::object(
            {{"shape", fromQt(m_facts.empty() ? QString() : m_preset->currentData().toString())},
             {"about", fromQt(m_about)},
             {"document", m_form->document()}}));
}

void AskPage::addCard()
{
    core::Json document = m_form->document();
    const auto id = rules::cardLibrary().findTitle(fromQt(m_newCard->text()));
    if (!id) {
        m_newCard->selectAll(); // the completion shows what there is
        return;
    }
    const std::string &title = rules::cardLibrary()[*id].title;
    (void)asking::addCard(document, title);
    m_newCard->clear();
    showForm(document);
    answer(tr("with %1").arg(toQt(title)));
}

void AskPage::stateAbility()
{
    std::vector<asking::NamedCard> cards;
    for (const asking::NamedCard &card : asking::namedCards(m_form->document()))
        if (asking::modelled(card).value_or(rulings::Modelled::None) != rulings::Modelled::Full)
            cards.push_back(card);
    auto *dialog = new StatedAbilityDialog(cards, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        core::Json document = m_form->document();
        asking::stateAbility(document, dialog->object(), dialog->ability());
        asking::mendAbilities(document);
        showForm(document);
        answer(tr("an ability as the judge reads it"));
    });
    dialog->open();
}

tournament::Ruling AskPage::rulingDraft() const
{
    tournament::Ruling draft;
    QStringList cards;
    for (const asking::NamedCard &card : asking::namedCards(m_form->document()))
        cards.append(toQt(card.title));
    //: a question, and the cards it is about
    draft.question =
        fromQt(cards.isEmpty() ? m_about : tr("%1 (%2)").arg(m_about, cards.join(u", "_s)));
    draft.version = core::toWord(rules::rulesVersionWords, version());
    if (!m_shown)
        return draft;
    const rulings::Answer &answer = m_shown->answer;
    if (answer.confidence != rulings::Confidence::NotDerivable
        && answer.confidence != rulings::Confidence::Conflict)
        draft.answer = rulings::headline(m_shown->asked, answer);
    if (answer.confidence == rulings::Confidence::Derived)
        draft.basis = tournament::RulingBasis::Derived;
    else if (answer.confidence == rulings::Confidence::Assumed)
        draft.basis = tournament::RulingBasis::StatedAbility;
    draft.entries = citedEntries(m_reference, answer);
    return draft;
}

void AskPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT closed();
    else
        QWidget::keyPressEvent(event);
}

} // namespace ui

#include "moc_ask_page.cpp"
