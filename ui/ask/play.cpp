// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "play.h"

#include "rules/asking/table_edits.h"
#include "rules/rulings/answering/question_reader.h"
#include "rules/rulings/answering/telling.h"
#include "ui/ask/story_now.h"
#include "ui/words/text.h"

#include <algorithm>
#include <utility>

namespace ui {

using core::Json;

namespace {

constexpr std::string_view scriptPath = "question/script";
constexpr std::size_t mostUndone = 200;

/// The script up to there and these acts behind it.
void playAt(Json &document, std::size_t acts, const Json::Array &more)
{
    Json::Array script = scriptOf(document);
    script.resize(std::min(acts, script.size()));
    script.insert(script.end(), more.begin(), more.end());
    if (script.empty())
        asking::untell(document, scriptPath);
    else
        asking::tell(document, scriptPath, std::move(script));
}

/// Acts that were told up to the last line: behind them is asked what that line, or one before,
/// asks.
std::size_t actsTold(const Story &story)
{
    return actsOf(story.back()->reading.situation.document);
}

/// What may be done, costs or is decided hangs on the moment: it is asked of one, whatever is
/// played behind it. Of everything else the end of the play is asked.
bool isOfMoment(rulings::Ask ask)
{
    return ask == rulings::Ask::Legal || ask == rulings::Ask::Cost || ask == rulings::Ask::Chooser;
}

/// What a question needs and nobody told is assumed.
saying::Situation settled(const saying::Situation &situation)
{
    return saying::read("", situation).situation;
}

} // namespace

std::size_t actsOf(const Json &document) { return scriptOf(document).size(); }

Play::Play() { derive(); }

void Play::setVersion(rules::RulesVersion version)
{
    m_version = version;
    derive();
}

bool Play::isEmpty() const
{
    const auto *all = document().asObject();
    return !all || all->empty();
}

void Play::change(LineOfPlay next)
{
    m_past.push_back(std::exchange(m_line, std::move(next)));
    if (m_past.size() > mostUndone)
        m_past.erase(m_past.begin());
    m_future.clear();
    derive();
}

void Play::begin(Json document, QString about, const asking::Walkthrough *walkthrough)
{
    LineOfPlay line;
    line.situation.document = std::move(document);
    line.about = std::move(about);
    line.walkthrough = walkthrough;
    line.asked = actsOf(line.situation.document);
    line.shown = walkthrough ? 0 : line.asked;
    begin(std::move(line));
}

void Play::begin(LineOfPlay line)
{
    m_answer.reset();
    line.played = false;
    change(std::move(line));
}

void Play::say(const QString &words) { tell(linesOf(m_line.story) + linesOf(words)); }

void Play::sayInstead(const QString &words)
{
    QStringList lines = linesOf(m_line.story);
    if (!lines.isEmpty())
        lines.removeLast();
    tell(lines + linesOf(words));
}

void Play::tell(const QStringList &lines)
{
    const QStringList before = linesOf(m_line.story);
    if (lines == before)
        return;
    LineOfPlay next = m_line;
    Retold told = retold(m_line.story, m_line.situation, lines);
    next.story = std::move(told.story);
    next.situation = std::move(told.situation);
    next.shown = actsOf(next.situation.document);
    next.asked = next.story.empty() ? next.shown : actsTold(next.story);
    const auto other = std::ranges::mismatch(lines, before).in1;
    next.changed = other == lines.end() ? QString() : *other;
    next.played = false;
    if (next.situation.document != document())
        change(std::move(next));
    else
        m_line.story = std::move(next.story); // nothing of it was understood
    noteMarks();
}

const saying::Reading &Play::reading() const
{
    static const saying::Reading none;
    return m_line.story.empty() ? none : m_line.story.back()->reading;
}

QString Play::said() const
{
    return linesOf(m_line.story).value(qsizetype(m_line.story.size()) - 1);
}

void Play::confirm(const std::string &path)
{
    LineOfPlay next = m_line;
    // One sentence may stand for several places of the document.
    const auto &all = m_line.situation.assumed;
    const auto assumed = std::ranges::find(all, path, &saying::Assumed::path);
    if (assumed == all.end())
        return;
    std::erase_if(next.situation.assumed,
                  [&](const saying::Assumed &one) { return one.says == assumed->says; });
    next.changed = toQt(assumed->says);
    next.played = true;
    change(std::move(next));
}

void Play::edit(const QString &what, const std::function<void(Json &)> &change)
{
    LineOfPlay next = m_line;
    Json &document = next.situation.document;
    const bool whole = !isEmpty();
    change(document);
    if (!whole || !next.situation.assumed.empty())
        next.situation = settled(next.situation);
    const bool atEnd = next.shown == actsOf(this->document());
    putBack(document, next.story, m_version);
    next.shown = atEnd ? actsOf(document) : std::min(next.shown, actsOf(document));
    if (actsOf(document) > actsOf(this->document())) // told before it was asked
        next.asked += actsOf(document) - actsOf(this->document());
    next.changed = what;
    next.played = true;
    if (document != this->document())
        this->change(std::move(next));
}

void Play::act(const QString &what, const Json &act) { this->act(what, Json::Array{act}); }

void Play::act(const QString &what, const Json::Array &acts)
{
    LineOfPlay next = m_line;
    playAt(next.situation.document, m_line.shown, acts);
    next.shown = m_line.shown + acts.size();
    next.changed = what;
    next.played = true;
    change(std::move(next));
}

void Play::undo()
{
    if (m_past.empty())
        return;
    m_future.push_back(std::exchange(m_line, std::move(m_past.back())));
    m_past.pop_back();
    derive();
}

void Play::redo()
{
    if (m_future.empty())
        return;
    LineOfPlay next = std::move(m_future.back());
    m_future.pop_back();
    if (!std::exchange(next.cut, false)) // else the same telling, whole again
        m_past.push_back(std::move(m_line));
    m_line = std::move(next);
    derive();
}

bool Play::canTakeBack() const { return isPlayed() || actsOf(document()) > 0; }

void Play::takeBack()
{
    if (isPlayed()) {
        undo();
        return;
    }
    const std::size_t acts = actsOf(document());
    if (acts == 0)
        return;
    LineOfPlay fewer = m_line;
    playAt(fewer.situation.document, acts - 1, {});
    fewer.shown = std::min(fewer.shown, acts - 1);
    fewer.changed.clear();
    m_line.cut = true;
    m_future.push_back(std::exchange(m_line, std::move(fewer)));
    derive();
}

void Play::askHere()
{
    LineOfPlay next = m_line;
    next.asked = next.shown;
    next.played = true;
    change(std::move(next));
}

void Play::standAt(std::size_t acts)
{
    m_line.shown = std::min(acts, actsOf(document()));
    m_lookedAt = true;
    deriveMoment();
}

const rulings::PlayedOut *Play::whole() const { return m_whole ? &*m_whole : moment(); }

void Play::derive()
{
    const QString before =
        m_answer ? toQt(rulings::headline(m_answer->asked, m_answer->answer)) : QString();
    m_lookedAt = false;
    m_answer.reset();
    m_missing = {};
    m_resting.clear();
    m_problem.clear();
    m_moment.reset();
    m_whole.reset();
    m_story = m_line.story;
    if (isEmpty())
        return;
    auto asked = rulings::questionOf(document());
    if (!asked) {
        m_problem = toQt(asked.error().problem);
        return;
    }
    AskedAnswer answer;
    answer.document = document();
    answer.acts = asked->question.script.size();
    if (isOfMoment(asked->question.ask) && m_line.asked < answer.acts) {
        answer.acts = m_line.asked;
        playAt(answer.document, answer.acts, {});
    }
    answer.answer = rulings::answerSupposing(m_version, rulings::upTo(*asked, answer.acts));
    answer.asked = std::move(*asked);
    answer.changedFact = m_line.changed;
    answer.verdictBefore = before;
    m_missing = saying::missingNumbers(answer.document, answer.answer);
    if (!m_missing.inVain.empty())
        m_missing.numbers.clear();
    m_answer = std::move(answer);
    deriveMoment();
    noteMarks();
}

void Play::noteMarks() { m_story = storyNow(m_line.story, document(), whole()); }

rulings::TablePicture Play::tableAfter(std::size_t acts) const
{
    if (m_line.shown == acts && m_moment)
        return m_moment->table;
    return rulings::playOut(m_version, rulings::upTo(m_answer->asked, acts),
                            rulings::Enumerate::Nothing)
        .table;
}

void Play::deriveMoment()
{
    if (!m_answer)
        return;
    const rulings::Asked &asked = m_answer->asked;
    const std::size_t acts = asked.question.script.size();
    m_moment = rulings::playOut(m_version, rulings::upTo(asked, m_line.shown));
    m_whole.reset();
    if (m_line.shown < acts)
        m_whole = rulings::playOut(m_version, asked, rulings::Enumerate::Nothing);
}

void Play::lookAround()
{
    if (!m_answer || !m_answer->others.empty())
        return;
    for (const auto &[other, word] : rules::rulesVersionWords)
        if (other != m_version)
            m_answer->others.push_back(
                rulings::answer(other, rulings::upTo(m_answer->asked, m_answer->acts)));
}

void Play::lookCloser()
{
    if (m_answer)
        m_resting = restingOn(*m_answer, m_line.situation, m_line.story);
}

std::optional<Play::TypedAct> Play::actOf(const QString &words) const
{
    saying::Situation before = m_line.situation;
    if (asking::valueAt(before.document, scriptPath)) {
        Json::Array script = scriptOf(before.document);
        script.resize(std::min(m_line.shown, script.size()));
        asking::setAt(before.document, scriptPath, std::move(script));
    }
    const saying::Reading reading = saying::read(fromQt(words), before);
    const Json::Array script = scriptOf(reading.situation.document);
    const bool others = asking::valueAt(reading.situation.document, "state/objects")
            && asking::valueAt(before.document, "state/objects")
        ? *asking::valueAt(reading.situation.document, "state/objects")
            != *asking::valueAt(before.document, "state/objects")
        : true;
    // Reading what says no act may go on with one that is taken for granted.
    const bool isAct = std::ranges::any_of(
        reading.chips, [](const saying::Chip &chip) { return chip.kind == saying::ChipKind::Act; });
    if (!isAct || script.size() <= m_line.shown || others)
        return {};
    Json document = before.document;
    playAt(document, m_line.shown, {script[m_line.shown]});
    const auto asked = rulings::questionOf(document);
    if (!asked || asked->question.script.size() <= m_line.shown)
        return {};
    return TypedAct{script[m_line.shown],
                    rulings::whyNot(m_version, rulings::upTo(*asked, m_line.shown),
                                    asked->question.script[m_line.shown])};
}

} // namespace ui
