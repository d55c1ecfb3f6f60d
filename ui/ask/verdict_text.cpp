// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ask_text.h"

#include "ui/words/text.h"

#include <QCoreApplication>
#include <QStringList>

using namespace Qt::Literals::StringLiterals;

namespace ui {

using rulings::Side;

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::VerdictText)
};

struct Named {
    QLatin1StringView word;
    QString text;
};

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

QString legalText(bool yes, Side by)
{
    if (by == Side::Corp)
        return yes ? Words::tr("Yes, the Corp may.") : Words::tr("No, the Corp may not.");
    return yes ? Words::tr("Yes, the Runner may.") : Words::tr("No, the Runner may not.");
}

/// "The Runner has 4 credits."; empty for a fact that no such sentence tells.
QString possessionText(Side side, const QString &what, int count)
{
    const QString who = side == Side::Corp ? Words::tr("The Corp") : Words::tr("The Runner");
    if (what == "credits"_L1)
        return Words::tr("%1 has %n credit(s).", nullptr, count).arg(who);
    if (what == "clicks"_L1)
        return Words::tr("%1 has %n click(s) left.", nullptr, count).arg(who);
    if (what == "hand"_L1)
        return Words::tr("%1 has %n card(s) in hand.", nullptr, count).arg(who);
    if (what == "deck"_L1)
        return Words::tr("%1 has %n card(s) in the deck.", nullptr, count).arg(who);
    if (what == "tags"_L1)
        return Words::tr("%1 has %n tag(s).", nullptr, count).arg(who);
    if (what == "bad-publicity"_L1)
        return Words::tr("%1 has %n bad publicity.", nullptr, count).arg(who);
    if (what == "agenda-points"_L1)
        return Words::tr("%1 has %n agenda point(s).", nullptr, count).arg(who);
    return {};
}

/// "Tollbooth is not passed."; empty for a fact that no such sentence tells.
QString stateText(const QString &title, const QString &fact, bool holds)
{
    struct Sentences {
        QLatin1StringView fact;
        QString yes;
        QString no;
    };
    const Sentences all[]{
        {"rezzed"_L1, Words::tr("%1 is rezzed."), Words::tr("%1 is not rezzed.")},
        {"passed"_L1, Words::tr("%1 is passed."), Words::tr("%1 is not passed.")},
        {"trashed"_L1, Words::tr("%1 is trashed."), Words::tr("%1 is not trashed.")},
        {"faceup"_L1, Words::tr("%1 is faceup."), Words::tr("%1 is facedown.")},
        {"installed"_L1, Words::tr("%1 is installed."), Words::tr("%1 is not installed.")},
        {"active"_L1, Words::tr("%1 is active."), Words::tr("%1 is inactive.")}};
    for (const Sentences &each : all)
        if (fact == each.fact)
            return (holds ? each.yes : each.no).arg(title);
    return {};
}

/// What becomes of a run or of the game.
QString endText(const std::string &report, const std::string &value)
{
    if (report == "run.status") {
        if (value == "successful")
            return Words::tr("The run is successful.");
        return value == "unsuccessful" ? Words::tr("The run is unsuccessful.")
                                       : Words::tr("The run goes on.");
    }
    if (report == "winner") {
        if (value == "corp")
            return Words::tr("The Corp wins.");
        return value == "runner" ? Words::tr("The Runner wins.") : Words::tr("Nobody has won.");
    }
    return {};
}

QString reportText(const core::Json &document, const std::string &report, const rulings::Fact &fact)
{
    const auto point = report.find('.');
    const std::string owner = report.substr(0, point);
    const QString name = point == std::string::npos ? QString() : toQt(report.substr(point + 1));
    const auto title = asking::titleOf(document, owner);
    const auto side = core::fromWord(rules::sideWords, std::string_view(owner));
    const int *number = std::get_if<int>(&fact);
    const bool *truth = std::get_if<bool>(&fact);
    QString sentence;
    if (side && number)
        sentence = possessionText(*side, name, *number);
    else if (report == "run.credits" && number)
        sentence = Words::tr("%n credit(s) of bad publicity are left.", nullptr, *number);
    else if (title && truth)
        sentence = stateText(toQt(*title), name, *truth);
    else if (title && name == "zone"_L1)
        //: a card, and "in the heap" or the like
        sentence = Words::tr("%1 is %2.").arg(toQt(*title), factText(fact));
    else if (std::holds_alternative<std::string>(fact))
        sentence = endText(report, std::get<std::string>(fact));
    return sentence.isEmpty()
        ? Words::tr("%1: %2.").arg(reportLabel(document, report), factText(fact))
        : sentence;
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
        else if (const int *cost = std::get_if<int>(&fact);
                 cost && asked.question.ask == rulings::Ask::Cost)
            sentences.append(Words::tr("It costs %n credit(s).", nullptr, *cost));
        else
            sentences.append(capitalized(factText(fact)));
    }
    return sentences.join(u' ');
}

} // namespace ui
