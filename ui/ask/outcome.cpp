// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "outcome.h"

#include "rules/rulings/answering/telling.h"
#include "ui/ask/act_text.h"
#include "ui/ask/moment_strip.h"
#include "ui/words/text.h"

#include <QCoreApplication>
#include <QMap>

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

using namespace Qt::Literals::StringLiterals;

namespace ui {

namespace {

struct OutcomeWords {
    Q_DECLARE_TR_FUNCTIONS(ui::Outcome)
};

/// What is said of a box, and where it stands.
struct Standing {
    QString name;
    QString where;
    QStringList says;
};

QString nameOf(const TableBox &box, const QString &owner)
{
    const bool ofBoth = box.place.zone == rulings::Zone::CorpScoreArea
        || box.place.zone == rulings::Zone::RunnerScoreArea;
    if (box.kind == BoxKind::Number || (box.kind == BoxKind::Place && ofBoth))
        //: a player, and what is theirs: "Runner: Credits"
        return OutcomeWords::tr("%1: %2").arg(owner, box.title);
    return box.title;
}

/// In the order of reading.
QList<std::pair<QString, Standing>> standings(const std::vector<BoxRow> &rows)
{
    QList<std::pair<QString, Standing>> all;
    for (const BoxRow &row : rows) {
        const QString owner = row.columns.front().boxes.front().title;
        for (const BoxColumn &column : row.columns) {
            QString where;
            for (const TableBox &box : column.boxes) {
                if (box.kind == BoxKind::Place)
                    where = nameOf(box, owner);
                all.append({keyOf(box),
                            {nameOf(box, owner), box.kind == BoxKind::Card ? where : QString(),
                             box.lasting}});
            }
        }
    }
    return all;
}

/// "1 virus counter → 2 virus counters": the parts of which the other says nothing.
QString changed(const QStringList &before, const QStringList &after)
{
    QStringList gone = before;
    QStringList come = after;
    for (const QString &part : after)
        gone.removeAll(part);
    for (const QString &part : before)
        come.removeAll(part);
    if (gone.isEmpty() && come.isEmpty())
        return {};
    const auto said = [](const QStringList &parts) {
        //: of a card nothing is so any more: "3 virus counters → none"
        return parts.isEmpty() ? OutcomeWords::tr("none") : parts.join(u" · "_s);
    };
    //: what was, and what is now
    return gone.isEmpty() ? said(come) : OutcomeWords::tr("%1 → %2").arg(said(gone), said(come));
}

/// A question nobody asked is "what happens?". That acts are taken for granted makes it none.
bool isAsked(const Play &play)
{
    return std::ranges::none_of(play.line().situation.assumed, [](const saying::Assumed &one) {
        return one.path == "question" || one.path == "question/ask";
    });
}

bool happensNothing(const rulings::Verdict &verdict)
{
    const auto *events = verdict.size() == 1
        ? std::get_if<std::vector<std::string>>(&verdict.front().second)
        : nullptr;
    return events && events->empty();
}

QString decisionText(const rulings::PlayedOut &out)
{
    const rulings::OpenDecision &decision = *out.decision;
    QStringList options;
    for (const rulings::OfferedAct &one : decision.options)
        options.append(actText(out, one.act, one.words));
    constexpr qsizetype most = 4;
    const bool few = !options.isEmpty() && options.size() <= most;
    const QString what = few ? options.join(u" / "_s) : capitalized(toQt(decision.what));
    return decision.by == rules::Side::Corp
        ? OutcomeWords::tr("The Corp decides next: %1").arg(what)
        : OutcomeWords::tr("The Runner decides next: %1").arg(what);
}

QString outcomeText(const Play &play)
{
    const rulings::PlayedOut &out = *play.whole();
    constexpr qsizetype most = 8;
    QStringList changes = changesBetween(boxesOf(play.tableAfter(0)), boxesOf(out.table));
    if (changes.size() > most)
        changes = changes.first(most) + QStringList{u"…"_s};
    const QString list = changes.join(u"; "_s);
    if (out.decision && changes.isEmpty())
        return decisionText(out);
    if (out.decision)
        //: what has changed at the table, and who decides what next
        return OutcomeWords::tr("%1. %2").arg(list, decisionText(out));
    const auto &moment = out.moment;
    if (!changes.isEmpty())
        return moment.step < moment.structure->steps.size()
            //: what has changed at the table, and the step that was come to
            ? OutcomeWords::tr("What comes of it: %1. Now it is step %2.")
                  .arg(list, stepText(moment.structure->steps[moment.step]))
            : OutcomeWords::tr("What comes of it: %1.").arg(list);
    const bool nothing =
        actsOf(play.document()) == 0 && happensNothing(play.answer()->answer.verdict);
    if (nothing || out.trace.empty())
        return OutcomeWords::tr(
            "Nothing happens here by itself: play what was done, or ask what is "
            "disputed.");
    // Why nothing did, as the derivation has it last.
    return OutcomeWords::tr("%1.").arg(capitalized(toQt(out.trace.back().what)));
}

} // namespace

QStringList changesBetween(const std::vector<BoxRow> &before, const std::vector<BoxRow> &after)
{
    QMap<QString, Standing> earlier;
    for (const auto &[key, standing] : standings(before))
        earlier.insert(key, standing);
    QStringList changes;
    for (const auto &[key, now] : standings(after)) {
        const auto was = earlier.constFind(key);
        if (was == earlier.constEnd())
            continue; // it was there before as one of those that are only counted
        if (was->where != now.where)
            changes.append(OutcomeWords::tr("%1: %2 → %3").arg(now.name, was->where, now.where));
        else if (const QString what = changed(was->says, now.says); !what.isEmpty())
            //: a card or number of the table, and what has changed
            changes.append(OutcomeWords::tr("%1: %2").arg(now.name, what));
    }
    return changes;
}

QString lookedAtText(const Play &play)
{
    const std::size_t acts = play.line().shown;
    const rulings::PlayedOut &out = *play.moment();
    if (acts == 0)
        return presentText(out.moment);
    const QStringList changes =
        changesBetween(boxesOf(play.tableAfter(acts - 1)), boxesOf(out.table));
    return changes.isEmpty()
        ? OutcomeWords::tr("Act %1 has changed nothing on the table.").arg(acts)
        //: the number of an act, and what it has changed: "By act 3: Runner: Credits: 7 → 4."
        : OutcomeWords::tr("By act %1: %2.").arg(acts).arg(changes.join(u"; "_s));
}

namespace {

/// The questions that were guessed together; empty: what is asked was read exactly, also beside a
/// guess, which is not answered then, or nothing.
QStringList guessedQuestions(const Play &play)
{
    std::vector<const saying::Chip *> asked;
    for (const saying::Chip &chip : play.reading().chips)
        if (chip.kind == saying::ChipKind::Question)
            asked.push_back(&chip);
    if (asked.empty() || !std::ranges::all_of(asked, &saying::Chip::guessed))
        return {};
    return questionsIn(toQt(asked.front()->says));
}

QString plainAnswer(const Play &play, const QString &verdict)
{
    const rulings::Answer &answer = play.answer()->answer;
    if (!play.missingInVain().empty())
        return OutcomeWords::tr("%1.").arg(capitalized(toQt(play.missingInVain())));
    if (!play.missing().empty()) {
        QStringList names;
        for (const saying::MissingNumber &one : play.missing())
            names.append(toQt(one.says));
        return OutcomeWords::tr("Not decided yet. Say how many: %1.").arg(names.join(u", "_s));
    }
    if (answer.confidence == rulings::Confidence::NotDerivable)
        return answer.why.empty() || answer.unplayable
            ? verdict
            //: that there is no verdict, and why
            : OutcomeWords::tr("%1 %2.").arg(verdict, capitalized(toQt(answer.why)));
    const bool over = play.whole()->moment.winner != rulings::Winner::Nobody;
    return isAsked(play) || over || play.whole()->to != rulings::PlayedTo::End ? verdict
                                                                               : outcomeText(play);
}

/// "the Corp has enough credits (10)": how many were taken for granted, of what is spent.
QString conditionText(const Play &play, const Resting &resting)
{
    const QString says = toQt(resting.says);
    const auto &assumed = play.line().situation.assumed;
    const auto one = std::ranges::find(assumed, resting.path, &saying::Assumed::path);
    if (one == assumed.end() || !resting.path.ends_with("/credits"))
        return says;
    const std::int64_t *number = one->value.asInteger();
    const bool told = std::ranges::any_of(says, [](QChar letter) { return letter.isDigit(); });
    //: what was taken for granted, and its number
    return number && !told ? OutcomeWords::tr("%1 (%2)").arg(says).arg(*number) : says;
}

/// What it rests on that was not said for certain; empty: nothing.
QString conditionsText(const Play &play)
{
    QStringList conditions;
    for (const Resting &one : play.resting())
        conditions.append(conditionText(play, one));
    return conditions.isEmpty()
        ? QString()
        //: behind an answer: what it rests on, which was not said for certain, in sentences or
        //: without a verb ("Tollbooth in the rig; the Runner has 5 credits")
        : OutcomeWords::tr("If this is right: %1.").arg(conditions.join(u"; "_s));
}

/// Sentences, one behind the other.
QString together(const QString &first, const QString &second)
{
    if (first.isEmpty() || second.isEmpty())
        return first + second;
    //: two texts in whole sentences
    return OutcomeWords::tr("%1 %2").arg(first, second);
}

/// Of several questions that were guessed the likeliest, and its answer alone.
QString guessedText(const Play &play, const QStringList &questions)
{
    const AskedAnswer &shown = *play.answer();
    rulings::Answer first = shown.answer;
    if (questions.size() > 1 && first.verdict.size() > 1)
        first.verdict.resize(1);
    //: a question that was guessed, and its answer
    return OutcomeWords::tr("≈ %1 — %2")
        .arg(capitalized(questions.first()),
             plainAnswer(play, toQt(rulings::headline(shown.asked, first))));
}

/// What was played since does not change what was asked.
QString withMoment(const Play &play, const QString &answer)
{
    const AskedAnswer &shown = *play.answer();
    return isAskedBefore(shown)
        //: an answer in whole sentences, and the number of the first act after it was asked
        ? OutcomeWords::tr("%1 (Asked before act %2.)").arg(answer).arg(shown.acts + 1)
        : answer;
}

QString quoted(const ToldLine &line, saying::Span span)
{
    //: words of the story
    return OutcomeWords::tr("“%1”").arg(toQt(wordsAt(line, span)));
}

/// What tells something on which the answer may turn, each in quotes.
QStringList leftOutOf(const Story &story)
{
    QStringList all;
    for (const auto &line : story)
        for (const saying::Span span : saying::leftOut(fromQt(line->words), line->reading))
            all.append(quoted(*line, span));
    return all;
}

/// The first act that is not played, in the script; nothing: all of them are, in some case at
/// least.
std::optional<std::size_t> firstNotPlayed(const Play &play)
{
    const rulings::PlayedOut &whole = *play.whole();
    const bool isRefused =
        play.answer()->answer.unplayable || whole.to == rulings::PlayedTo::Refused;
    const bool goesOn = !isRefused
        && std::ranges::any_of(play.answer()->answer.trace, [&](const rulings::Step &step) {
               return step.played > whole.played;
           });
    return whole.to == rulings::PlayedTo::End || goesOn || whole.played >= whole.script.size()
        ? std::nullopt
        : std::optional(whole.played);
}

/// Words by which that act may have been read otherwise than it was meant: its own, where it was
/// guessed, and those that were not understood beside it.
QStringList unsureOf(const Story &story, std::size_t act)
{
    const std::string path = "question/script/" + std::to_string(act);
    QStringList all;
    for (const auto &line : story) {
        for (const saying::Chip &chip : line->reading.chips)
            if (chip.guessed && chip.tells(path))
                all.append(quoted(*line, chip.span));
        saying::Reading missed = line->reading;
        std::erase_if(missed.open, [](const saying::Open &open) { return open.undone; });
        for (const saying::Span span : saying::leftOut(fromQt(line->words), missed))
            all.append(quoted(*line, span));
    }
    return all;
}

/// Where acts were told that cannot be played there is no verdict; nothing: that is not so.
std::optional<Headline> headlineOfUnplayed(const Play &play, const Headline &answered)
{
    const rulings::Answer &answer = play.answer()->answer;
    const auto act = firstNotPlayed(play);
    if (!act || isAskedBefore(*play.answer()))
        return std::nullopt;
    const QString behind = together(answered.verdict, answered.below);
    const bool isRefused = answer.unplayable || !play.missingInVain().empty();
    if (!isRefused && answer.confidence != rulings::Confidence::NotDerivable)
        //: an act of the script
        return Headline{
            OutcomeWords::tr("Not decided: “%1” was not played.").arg(actText(play, *act)), behind};
    const QStringList unsure = isRefused ? unsureOf(play.story(), *act) : QStringList();
    if (unsure.isEmpty())
        return std::nullopt;
    //: words of the story, in quotes
    return Headline{
        OutcomeWords::tr("Not decided yet. Say in other words: %1.").arg(unsure.join(u", "_s)),
        behind};
}

} // namespace

QString answerText(const Play &play)
{
    return together(plainAnswer(play, verdictText(*play.answer())), conditionsText(play));
}

Headline headlineOf(const Play &play)
{
    const QStringList guessed = guessedQuestions(play);
    const QString answer =
        withMoment(play,
                   guessed.isEmpty() ? plainAnswer(play, verdictText(*play.answer()))
                                     : guessedText(play, guessed));
    const QString conditions = conditionsText(play);
    const Story &story = play.story();
    if (std::ranges::any_of(story, [](const auto &line) {
            return saying::isMostlyOpen(fromQt(line->words), line->reading);
        }))
        return {OutcomeWords::tr(
                    "Too much of this is not understood for a verdict: say it in short sentences."),
                {}};
    if (auto unplayed = headlineOfUnplayed(play, {answer, conditions}))
        return *std::move(unplayed);
    const bool isVerdict = play.answer()->answer.confidence != rulings::Confidence::NotDerivable
        && play.missing().empty();
    const bool isOpen =
        std::ranges::any_of(story, [](const auto &line) { return !line->reading.open.empty(); });
    if (!isOpen || !isVerdict)
        return {answer, conditions};
    const QStringList leftOut = leftOutOf(story);
    if (leftOut.isEmpty())
        //: before an answer that leaves words of the story out of account
        return {OutcomeWords::tr("Not all was understood. %1").arg(answer), conditions};
    //: words of the story that were not understood, in quotes
    const QString unread = leftOut.size() == 1 ? OutcomeWords::tr("%1 is not taken into account.")
                                               : OutcomeWords::tr("%1 are not taken into account.");
    //: what the answer would be if words that were not understood did not matter
    return {OutcomeWords::tr("Not decided yet. As far as it is understood: %1").arg(answer),
            together(unread.arg(leftOut.join(u", "_s)), conditions)};
}

QString headlineText(const Headline &headline)
{
    return together(headline.verdict, headline.below);
}

QString headlineText(const Play &play) { return headlineText(headlineOf(play)); }

} // namespace ui
