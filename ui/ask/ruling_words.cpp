// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ruling_words.h"

#include "ui/ask/act_text.h"
#include "ui/ask/moment_strip.h"
#include "ui/ask/outcome.h"
#include "ui/ask/play.h"
#include "ui/ask/table_boxes.h"
#include "ui/ask/table_lines.h"
#include "ui/words/text.h"

#include <QCoreApplication>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct RulingLineWords {
    Q_DECLARE_TR_FUNCTIONS(ui::RulingWords)
};

QString listText(const QString &heading, const QStringList &items)
{
    if (items.isEmpty())
        return {};
    QString text = u'\n' + heading + u'\n';
    for (const QString &item : items)
        text += u"- "_s + item + u'\n';
    return text;
}

} // namespace

QString questionText(const Play &play)
{
    QStringList cards;
    for (const asking::NamedCard &card : asking::namedCards(play.document()))
        if (const QString title = toQt(card.title); !cards.contains(title))
            cards.append(title);
    const QString about =
        !play.line().about.isEmpty() ? play.line().about : linesOf(play.line().story).join(u' ');
    if (about.isEmpty() || cards.isEmpty())
        return about.isEmpty() ? cards.join(u", "_s) : about;
    //: a question, and the cards it is about
    return RulingLineWords::tr("%1 (%2)").arg(about, cards.join(u", "_s));
}

RulingWords wordsOf(const Play &play)
{
    const AskedAnswer &shown = *play.answer();
    const rulings::PlayedOut &moment = *play.moment();
    const rulings::PlayedOut &whole = *play.whole();
    RulingWords words;
    words.question = questionText(play);
    words.answer = headlineText(play);
    words.standing = standingText(shown.answer);
    words.table = moment.table;
    if (moment.moment.step < moment.moment.structure->steps.size())
        words.moment = stepText(moment.moment.structure->steps[moment.moment.step]);
    for (std::size_t i = 0; i < whole.script.size(); ++i)
        words.acts.append(actText(whole, shown.asked.question.script[i], whole.script[i]));
    for (const rulings::Step &step : shown.answer.trace) {
        const QString what = capitalized(toQt(step.what));
        const QString cited = reasonsText(step.because);
        //: a step of the reasons, and where that stands
        words.reasons.append(cited.isEmpty() ? what
                                             : RulingLineWords::tr("%1 [%2]").arg(what, cited));
    }
    for (const auto &line : play.story()) {
        for (const saying::Open &one : line->reading.open)
            words.open.append(toQt(one.says));
        for (const saying::Chip &chip : line->reading.chips)
            if (const QString says = capitalized(toQt(chip.says)); chip.guessed
                && chip.kind != saying::ChipKind::Question && !words.assumed.contains(says))
                words.assumed.append(says);
    }
    for (const saying::Assumed &one : play.line().situation.assumed)
        if (const QString says = capitalized(toQt(one.says));
            !one.path.starts_with("question") && !words.assumed.contains(says))
            words.assumed.append(says);
    for (const std::string &one : shown.answer.assumptions)
        words.assumed.append(capitalized(toQt(one)));
    return words;
}

QString plainText(const RulingWords &words)
{
    QString text = words.answer + u'\n' + words.standing + u'\n';
    if (!words.question.isEmpty())
        text = words.question + u'\n' + text;
    text += u'\n' + RulingLineWords::tr("The table at step %1").arg(words.moment) + u'\n'
        + tableLines(words.table).join(u'\n') + u'\n';
    text += listText(RulingLineWords::tr("What was done"), words.acts)
        + listText(RulingLineWords::tr("Why"), words.reasons)
        + listText(RulingLineWords::tr("Taken for granted"), words.assumed)
        + listText(RulingLineWords::tr("Not understood"), words.open);
    return withoutIsolates(text);
}

} // namespace ui
