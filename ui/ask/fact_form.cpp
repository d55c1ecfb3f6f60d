// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "fact_form.h"

#include "core/english.h"
#include "rules/asking/table_edits.h"
#include "rules/cards/card_library.h"
#include "ui/ask/ask_text.h"
#include "ui/rules/rules_text.h"
#include "ui/words/text.h"

#include <QComboBox>
#include <QCompleter>
#include <QFormLayout>
#include <QFrame>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QToolButton>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

using asking::Fact;
using asking::FactKind;
using core::Json;

constexpr int most = 99;
constexpr int notKnown = -1; ///< of a number: the engine looks at every value

QString textAt(const Json &document, const std::string &path)
{
    const Json *value = asking::valueAt(document, path);
    return value && value->asString() ? toQt(*value->asString()) : QString();
}

/// "state/objects/ice/card": "ice".
std::string objectOf(const std::string &path) { return fromQt(toQt(path).section(u'/', 2, 2)); }

void keepNarrow(QComboBox &box)
{
    box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box.setMinimumContentsLength(16);
}

} // namespace

void completeTitles(QLineEdit &line, rules::EnumSet<rules::CardType> types)
{
    QStringList titles;
    for (const rules::Card &card : rules::cardLibrary().cards())
        if (types.empty() || types.contains(card.type))
            titles.append(toQt(card.title));
    titles.sort();
    auto *completer = new QCompleter(titles, &line);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    line.setCompleter(completer);
}

FactForm::FactForm(QWidget *parent) : QWidget(parent)
{
    setObjectName("factForm"_L1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
}

void FactForm::show(const Json &document, const std::vector<Fact> &facts,
                    rules::RulesVersion version)
{
    m_document = document;
    m_version = version;
    delete m_rows;
    m_pickers.clear();
    m_rows = new QWidget(this);
    auto *form = new QFormLayout(m_rows);
    form->setContentsMargins(0, 0, 0, 0);
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    for (const Fact &fact : facts)
        add(*form, fact);
    auto *rest = new QLabel(tr("What else is known"), m_rows);
    rest->setForegroundRole(QPalette::PlaceholderText);
    bool first = true;
    for (const Fact &fact : asking::factsOf(m_document)) {
        if (std::ranges::find(facts, fact.path, &Fact::path) != facts.end())
            continue;
        if (first)
            form->addRow(rest);
        first = false;
        add(*form, fact);
    }
    rest->setVisible(!first);
    layout()->addWidget(m_rows);
    m_rows->show(); // at once, so that Tab reaches it
}

QString FactForm::labelOf(const Fact &fact) const
{
    return fact.label.empty() ? factLabel(m_document, fact.path) : toQt(fact.label);
}

void FactForm::add(QFormLayout &form, const Fact &fact)
{
    QWidget *picker = pickerFor(fact);
    picker->setObjectName(u"fact:"_s + toQt(fact.path));
    picker->setAccessibleName(labelOf(fact));
    m_pickers.append(picker);
    auto *label = new QLabel(labelOf(fact), m_rows);
    label->setBuddy(picker);
    if (fact.kind != FactKind::Card) {
        form.addRow(label, picker);
        return;
    }
    auto *row = new QHBoxLayout;
    row->addWidget(picker, 1);
    auto *remove = new QToolButton(m_rows);
    remove->setObjectName(u"remove:"_s + toQt(fact.path));
    remove->setText(u"×"_s);
    remove->setToolTip(tr("Take this card off the table"));
    remove->setAccessibleName(tr("Remove %1").arg(labelOf(fact)));
    row->addWidget(remove);
    m_pickers.append(remove);
    form.addRow(label, row);
    connect(remove, &QToolButton::clicked, this, [this, fact] {
        const auto title = asking::titleOf(m_document, objectOf(fact.path));
        asking::removeCard(m_document, objectOf(fact.path));
        Q_EMIT changed(tr("without %1").arg(toQt(title.value_or(""))));
        Q_EMIT cardsChanged();
    });
}

QWidget *FactForm::pickerFor(const Fact &fact)
{
    switch (fact.kind) {
    case FactKind::Number:
        return numberPicker(fact);
    case FactKind::Truth:
        return truthPicker(fact);
    case FactKind::Card:
        return cardPicker(fact);
    case FactKind::Ability:
        return abilityPicker(fact);
    case FactKind::Step:
        return stepPicker(fact);
    case FactKind::Server:
        return serverPicker(fact);
    case FactKind::Choice:
        break;
    }
    return choicePicker(fact);
}

void FactForm::set(const Fact &fact, Json value, const QString &said)
{
    asking::setAt(m_document, fact.path, std::move(value));
    //: a fact and its new value
    Q_EMIT changed(tr("%1: %2").arg(labelOf(fact), said));
}

QWidget *FactForm::numberPicker(const Fact &fact)
{
    auto *box = new QSpinBox(m_rows);
    box->setRange(notKnown, most);
    box->setSpecialValueText(tr("not known"));
    const Json *value = asking::valueAt(m_document, fact.path);
    box->setValue(value && value->asInteger() ? static_cast<int>(*value->asInteger()) : notKnown);
    connect(box, &QSpinBox::valueChanged, this, [this, fact, box](int number) {
        set(fact, number == notKnown ? Json() : Json(number), box->text());
    });
    return box;
}

QWidget *FactForm::truthPicker(const Fact &fact)
{
    auto *box = new QComboBox(m_rows);
    box->addItems({tr("yes"), tr("no"), tr("not known")});
    const Json *value = asking::valueAt(m_document, fact.path);
    box->setCurrentIndex(value && value->asBool() ? (*value->asBool() ? 0 : 1) : 2);
    connect(box, &QComboBox::currentIndexChanged, this, [this, fact, box](int row) {
        set(fact, row == 2 ? Json() : Json(row == 0), box->currentText());
    });
    return box;
}

QWidget *FactForm::cardPicker(const Fact &fact)
{
    auto *line = new QLineEdit(m_rows);
    line->setText(toQt(asking::titleOf(m_document, objectOf(fact.path)).value_or("")));
    line->setCursorPosition(0);
    completeTitles(*line, fact.types);
    const auto take = [this, fact, line] {
        const auto now = asking::titleOf(m_document, objectOf(fact.path));
        const auto id = rules::cardLibrary().findTitle(fromQt(line->text()));
        const std::string wanted = id ? rules::cardLibrary()[*id].title : fromQt(line->text());
        if (wanted == now)
            return;
        if (!id || !asking::replaceCard(m_document, objectOf(fact.path), wanted))
            asking::setAt(m_document, fact.path, wanted);
        Q_EMIT changed(tr("%1: %2").arg(labelOf(fact), toQt(wanted)));
        Q_EMIT cardsChanged();
    };
    connect(line, &QLineEdit::editingFinished, this, take);
    connect(line->completer(), qOverload<const QString &>(&QCompleter::activated), this,
            [line, take](const QString &title) {
                line->setText(title);
                take();
            });
    return line;
}

QWidget *FactForm::abilityPicker(const Fact &fact)
{
    auto *box = new QComboBox(m_rows);
    keepNarrow(*box);
    const std::string now = fromQt(textAt(m_document, fact.path));
    auto abilities = asking::abilitiesFor(m_document, now);
    if (std::ranges::find(abilities, now) == abilities.end())
        abilities.insert(abilities.begin(), now);
    for (const std::string &ability : abilities)
        box->addItem(abilityLabel(m_document, ability), toQt(ability));
    box->setCurrentIndex(box->findData(toQt(now)));
    connect(box, &QComboBox::currentIndexChanged, this, [this, fact, box] {
        set(fact, fromQt(box->currentData().toString()), box->currentText());
    });
    return box;
}

QWidget *FactForm::stepPicker(const Fact &fact)
{
    auto *box = new QComboBox(m_rows);
    keepNarrow(*box);
    for (const auto &[kind, word] : rules::timingKindWords)
        for (const rules::TimingStep &step : rules::timingStructure(m_version, kind).steps)
            //: a structure such as a run, the number of a step and its title
            box->addItem(
                tr("%1 %2 – %3")
                    .arg(timingKindText(kind), toQt(step.id), toQt(core::ofData(step.title))),
                toQt(std::string(word) + '/' + step.topic));
    const QString now = textAt(m_document, fact.path);
    if (box->findData(now) < 0)
        box->insertItem(0, now, now); // a step that this version does not have
    box->setCurrentIndex(box->findData(now));
    connect(box, &QComboBox::currentIndexChanged, this, [this, fact, box] {
        set(fact, fromQt(box->currentData().toString()), box->currentText());
    });
    return box;
}

QWidget *FactForm::serverPicker(const Fact &fact)
{
    auto *box = new QComboBox(m_rows);
    const Json *zone =
        asking::valueAt(m_document, "state/objects/" + objectOf(fact.path) + "/zone");
    const bool remote = zone && zone->asString() && *zone->asString() == "remote";
    const bool root = zone && zone->asString() && *zone->asString() == "root";
    if (!remote)
        box->addItems({u"HQ"_s, u"R&D"_s, u"Archives"_s});
    if (!root)
        box->addItems({u"Server 1"_s, u"Server 2"_s, u"Server 3"_s});
    const QString now = textAt(m_document, fact.path);
    if (box->findText(now) < 0)
        box->addItem(now);
    box->setCurrentText(now);
    connect(box, &QComboBox::currentTextChanged, this,
            [this, fact](const QString &server) { set(fact, fromQt(server), server); });
    return box;
}

QWidget *FactForm::choicePicker(const Fact &fact)
{
    auto *box = new QComboBox(m_rows);
    keepNarrow(*box);
    const Json *value = asking::valueAt(m_document, fact.path);
    int now = -1;
    for (const asking::Option &option : fact.options) {
        if (value && option.value == *value)
            now = box->count();
        box->addItem(toQt(option.says));
    }
    box->setCurrentIndex(now);
    connect(box, &QComboBox::currentIndexChanged, this, [this, fact](int row) {
        const asking::Option &option = fact.options[static_cast<std::size_t>(row)];
        set(fact, option.value, toQt(option.says));
    });
    return box;
}

} // namespace ui

#include "moc_fact_form.cpp"
