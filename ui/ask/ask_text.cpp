// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ask_text.h"

#include "rules/rulings/answering/fact_names.h"
#include "rules/rulings/table/names.h"
#include "rules/rulings/table/state.h"
#include "ui/words/text.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::AskText)
};

/// What stands behind "corp.", "runner." and "run.", and facts of an object; the words of
/// docs/question-language.md.
QString factWord(const QString &word)
{
    return toQt(rulings::factWord(fromQt(word)).inWords(rulings::TableNames(rulings::State())));
}

QString ofOwner(const core::Json &document, const std::string &owner, const QString &word)
{
    if (owner == "corp")
        return Words::tr("%1 of the Corp").arg(word);
    if (owner == "runner")
        return Words::tr("%1 of the Runner").arg(word);
    if (owner == "run")
        return Words::tr("%1 of the run").arg(word);
    const auto title = asking::titleOf(document, owner);
    //: a card, and a fact about it
    return Words::tr("%1: %2").arg(title ? toQt(*title) : toQt(owner), word);
}

/// "question/act/use": what is asked about; "question/script/1/respond": in the second act.
QString abilityLabelOf(const QStringList &keys)
{
    if (keys.value(1) != "script"_L1)
        return Words::tr("The ability");
    const int number = keys.value(2).toInt() + 1;
    if (keys.value(3) == "respond"_L1)
        return Words::tr("Act %1, in answer").arg(number);
    if (keys.value(3) == "decline"_L1)
        return Words::tr("Act %1, declined").arg(number);
    return Words::tr("Act %1, used").arg(number);
}

} // namespace

QString capitalized(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString factLabel(const core::Json &document, const std::string &path)
{
    const QStringList keys = toQt(path).split(u'/');
    if (path == "state/at")
        return Words::tr("Where we are");
    if (path == "state/run/server")
        return Words::tr("The attacked server");
    if (path == "state/run/approaches")
        return Words::tr("How often ice was approached");
    if (keys.value(1) == "objects"_L1) {
        const QString word = keys.value(3) == "counters"_L1
            ? Words::tr("%1 counters").arg(keys.value(4))
            : factWord(keys.value(3));
        return keys.value(3) == "card"_L1 ? Words::tr("Card")
                                          : ofOwner(document, fromQt(keys.value(2)), word);
    }
    if (keys.value(0) == "question"_L1)
        return abilityLabelOf(keys);
    if (keys.size() == 3)
        return capitalized(ofOwner(document, fromQt(keys.value(1)), factWord(keys.value(2))));
    return capitalized(factWord(keys.last()));
}

QString abilityLabel(const core::Json &document, const std::string &ability)
{
    const auto mark = ability.find('#');
    const std::string id = ability.substr(mark + 1);
    QString words = toQt(id);
    words.replace(u'-', u' ');
    bool number = false;
    if (const int subroutine = words.mid(1).toInt(&number); number && words.startsWith(u's'))
        words = Words::tr("subroutine %1").arg(subroutine);
    else if (id.starts_with("stated"))
        words = Words::tr("as the judge states it");
    return ofOwner(document, ability.substr(0, mark), words);
}

} // namespace ui
