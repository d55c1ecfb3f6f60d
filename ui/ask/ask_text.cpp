// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ask_text.h"

#include "ui/text.h"

#include <array>

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::AskText)
};

struct Named {
    QLatin1StringView word;
    QString text;
};

/// What stands behind "corp.", "runner." and "run.", and facts of an object; the words of
/// docs/question-language.md.
QString factWord(const QString &word)
{
    const Named words[]{{"at"_L1, Words::tr("step")},
                        {"credits"_L1, Words::tr("credits")},
                        {"clicks"_L1, Words::tr("clicks")},
                        {"hand"_L1, Words::tr("cards in hand")},
                        {"deck"_L1, Words::tr("cards in the deck")},
                        {"pile"_L1, Words::tr("cards in the trash pile")},
                        {"tags"_L1, Words::tr("tags")},
                        {"bad_publicity"_L1, Words::tr("bad publicity")},
                        {"bad-publicity"_L1, Words::tr("bad publicity")},
                        {"brain_damage"_L1, Words::tr("brain damage")},
                        {"agenda-points"_L1, Words::tr("agenda points")},
                        {"memory-used"_L1, Words::tr("memory used")},
                        {"memory-limit"_L1, Words::tr("memory limit")},
                        {"hand-size"_L1, Words::tr("maximum hand size")},
                        {"status"_L1, Words::tr("status")},
                        {"accesses"_L1, Words::tr("cards accessed")},
                        {"approaches"_L1, Words::tr("how often ice was approached")},
                        {"server"_L1, Words::tr("server")},
                        {"card"_L1, Words::tr("card")},
                        {"rezzed"_L1, Words::tr("rezzed")},
                        {"faceup"_L1, Words::tr("faceup")},
                        {"zone"_L1, Words::tr("where it is")},
                        {"trashed"_L1, Words::tr("trashed")},
                        {"passed"_L1, Words::tr("passed")},
                        {"strength"_L1, Words::tr("strength")},
                        {"net-damage"_L1, Words::tr("net damage")},
                        {"use"_L1, Words::tr("ability")},
                        {"respond"_L1, Words::tr("ability")}};
    for (const Named &named : words)
        if (word == named.word)
            return named.text;
    QString plain = word;
    return plain.replace(u'-', u' ').replace(u'_', u' ');
}

/// A value as people say it.
QString valueText(const QString &value)
{
    const Named words[]{{"yes"_L1, Words::tr("yes")},
                        {"no"_L1, Words::tr("no")},
                        {"corp"_L1, Words::tr("the Corp")},
                        {"runner"_L1, Words::tr("the Runner")},
                        {"nobody"_L1, Words::tr("nobody")},
                        {"hq"_L1, Words::tr("in HQ")},
                        {"rnd"_L1, Words::tr("in R&D")},
                        {"archives"_L1, Words::tr("in Archives")},
                        {"remote"_L1, Words::tr("in a remote server")},
                        {"root"_L1, Words::tr("in the root of a central server")},
                        {"protecting"_L1, Words::tr("installed, protecting a server")},
                        {"rig"_L1, Words::tr("installed in the rig")},
                        {"grip"_L1, Words::tr("in the grip")},
                        {"stack"_L1, Words::tr("in the stack")},
                        {"heap"_L1, Words::tr("in the heap")},
                        {"corp-score-area"_L1, Words::tr("in the Corp's score area")},
                        {"runner-score-area"_L1, Words::tr("in the Runner's score area")},
                        {"undeclared"_L1, Words::tr("not declared yet")},
                        {"successful"_L1, Words::tr("successful")},
                        {"unsuccessful"_L1, Words::tr("unsuccessful")}};
    for (const Named &named : words)
        if (value == named.word)
            return named.text;
    return value;
}

QString factText(const rulings::Fact &fact)
{
    if (std::holds_alternative<std::monostate>(fact))
        return Words::tr("unknown");
    if (const auto *lines = std::get_if<std::vector<std::string>>(&fact)) {
        QStringList texts;
        for (const std::string &line : *lines)
            texts.append(toQt(line));
        return texts.join(u"; "_s);
    }
    return valueText(toQt(rulings::toString(fact)));
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

QString capitalized(QString text)
{
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString legalText(bool yes, rulings::Side by)
{
    if (by == rulings::Side::Corp)
        return yes ? Words::tr("Yes, the Corp may.") : Words::tr("No, the Corp may not.");
    return yes ? Words::tr("Yes, the Runner may.") : Words::tr("No, the Runner may not.");
}

} // namespace

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
        return Words::tr("The ability");
    if (keys.size() == 3)
        return capitalized(ofOwner(document, fromQt(keys.value(1)), factWord(keys.value(2))));
    return capitalized(factWord(keys.last()));
}

QString reportLabel(const core::Json &document, const std::string &report)
{
    const auto point = report.find('.');
    if (point == std::string::npos)
        return report == "winner" ? Words::tr("Winner") : capitalized(factWord(toQt(report)));
    return capitalized(
        ofOwner(document, report.substr(0, point), factWord(toQt(report.substr(point + 1)))));
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

namespace {

/// "Credits of the Runner: 4.", "Drug Dealer: in the heap.", "Tollbooth: not passed."
QString reportText(const core::Json &document, const std::string &report, const rulings::Fact &fact)
{
    const auto point = report.find('.');
    const auto title = asking::titleOf(document, report.substr(0, point));
    const QString value = factText(fact);
    if (title && point != std::string::npos) {
        const QString word = factWord(toQt(report.substr(point + 1)));
        if (report.ends_with(".zone"))
            return Words::tr("%1: %2.").arg(toQt(*title), value);
        if (const bool *truth = std::get_if<bool>(&fact))
            return (*truth ? Words::tr("%1: %2.") : Words::tr("%1: not %2."))
                .arg(toQt(*title), word);
    }
    if (report == "run.status")
        return rulings::toString(fact) == "undeclared" ? Words::tr("The run goes on.")
                                                       : Words::tr("The run is %1.").arg(value);
    return Words::tr("%1: %2.").arg(reportLabel(document, report), value);
}

} // namespace

QString verdictText(const core::Json &document, const rulings::Asked &asked,
                    const rulings::Verdict &verdict)
{
    QStringList sentences;
    for (const auto &[name, fact] : verdict) {
        const bool *truth = std::get_if<bool>(&fact);
        if (truth && asked.question.ask == rulings::Ask::Legal) {
            sentences.append(legalText(*truth, asked.question.by));
            continue;
        }
        std::string report = name;
        if (report.empty() && asked.question.report.size() == 1)
            report = asked.question.report.front();
        if (!report.empty())
            sentences.append(reportText(document, report, fact));
        else if (asked.question.ask == rulings::Ask::Chooser)
            sentences.append(Words::tr("%1 chooses.").arg(capitalized(factText(fact))));
        else if (asked.question.ask == rulings::Ask::Cost)
            sentences.append(Words::tr("It costs %1 credits.").arg(factText(fact)));
        else
            sentences.append(capitalized(factText(fact)));
    }
    return sentences.join(u' ');
}

} // namespace ui
