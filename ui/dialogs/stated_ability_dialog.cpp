// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "stated_ability_dialog.h"

#include "ui/widgets/dialog_parts.h"
#include "ui/words/text.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::Literals::StringLiterals;

namespace ui {

StatedAbilityDialog::StatedAbilityDialog(const std::vector<asking::NamedCard> &cards,
                                         QWidget *parent)
    : QDialog(parent)
    , m_card(new QComboBox(this))
    , m_when(new QComboBox(this))
    , m_optional(new QCheckBox(tr("The player &may use it"), this))
    , m_credits(new QSpinBox(this))
    , m_effect(new QComboBox(this))
    , m_amount(new QSpinBox(this))
    , m_player(new QComboBox(this))
{
    setObjectName("statedAbilityDialog"_L1);
    setWindowTitle(tr("State an ability"));
    fill(cards);
    auto *note = new QLabel(tr("Read the card and say what its ability does. Every answer with it "
                               "is marked as resting on your reading."),
                            this);
    note->setWordWrap(true);
    m_credits->setRange(0, 20);
    m_amount->setRange(1, 20);
    m_optional->setObjectName("statedOptional"_L1);
    auto *column = new QVBoxLayout(this);
    column->addWidget(note);
    auto *form = new QFormLayout;
    form->setVerticalSpacing(8);
    addRow(*form, tr("&Card:"), *m_card, u"statedCard"_s);
    addRow(*form, tr("&When:"), *m_when, u"statedWhen"_s);
    form->addRow(QString(), m_optional);
    addRow(*form, tr("C&redits to pay for it:"), *m_credits, u"statedCredits"_s);
    addRow(*form, tr("&Effect:"), *m_effect, u"statedEffect"_s);
    addRow(*form, tr("&How much:"), *m_amount, u"statedAmount"_s);
    addRow(*form, tr("Wh&om it concerns:"), *m_player, u"statedPlayer"_s);
    column->addLayout(form);
    column->addWidget(addButtons(*this, tr("State")));
    setMinimumWidth(fontMetrics().averageCharWidth() * 60);
}

void StatedAbilityDialog::fill(const std::vector<asking::NamedCard> &cards)
{
    for (const asking::NamedCard &card : cards)
        m_card->addItem(toQt(card.title), toQt(card.object));
    // Kind, event and whether it happens to the card itself: the words of docs/card-language.md.
    const auto when = [this](const QString &text, const char *kind, const char *event, bool self) {
        m_when->addItem(text,
                        QStringList{QString::fromLatin1(kind), QString::fromLatin1(event),
                                    self ? u"self"_s : QString()});
    };
    when(tr("This ice is encountered"), "conditional", "encountered", true);
    when(tr("This card is accessed"), "conditional", "accessed", true);
    when(tr("This card is rezzed"), "conditional", "rezzed", true);
    when(tr("This card is installed"), "conditional", "installed", true);
    when(tr("This card is trashed"), "conditional", "trashed", true);
    when(tr("A turn begins"), "conditional", "turn-begins", false);
    when(tr("A run begins"), "conditional", "run-begins", false);
    when(tr("A run is successful"), "conditional", "run-successful", false);
    when(tr("A subroutine of it resolves"), "subroutine", "", true);
    when(tr("A player uses it in a paid ability window"), "paid", "", true);
    const auto effect = [this](const QString &text, const char *op) {
        m_effect->addItem(text, QString::fromLatin1(op));
    };
    effect(tr("End the run"), "end-run");
    effect(tr("Do net damage"), "damage");
    effect(tr("Give tags"), "take-tags");
    effect(tr("Gain credits"), "gain-credits");
    effect(tr("Lose credits"), "lose-credits");
    effect(tr("Lose clicks"), "lose-clicks");
    effect(tr("Draw cards"), "draw");
    effect(tr("Bypass the ice"), "bypass");
    m_player->addItem(tr("The card's owner"), QString());
    m_player->addItem(tr("The Corp"), u"corp"_s);
    m_player->addItem(tr("The Runner"), u"runner"_s);
}

std::string StatedAbilityDialog::object() const { return fromQt(m_card->currentData().toString()); }

asking::StatedAbility StatedAbilityDialog::ability() const
{
    const QStringList when = m_when->currentData().toStringList();
    asking::StatedAbility ability;
    ability.kind = fromQt(when[0]);
    ability.event = fromQt(when[1]);
    ability.ofSelf = !when[2].isEmpty();
    ability.optional = m_optional->isChecked();
    ability.credits = m_credits->value();
    ability.op = fromQt(m_effect->currentData().toString());
    ability.amount = m_amount->value();
    ability.player = fromQt(m_player->currentData().toString());
    return ability;
}

} // namespace ui

#include "moc_stated_ability_dialog.cpp"
