// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/qt_catch.h"

#include "rules/asking/preset.h"
#include "rules/asking/table_edits.h"
#include "ui/ask/act_text.h"
#include "ui/ask/comparison.h"
#include "ui/ask/outcome.h"
#include "ui/ask/play.h"
#include "ui/ask/ruling_words.h"
#include "ui/words/text.h"

#include <stdexcept>

#include <QStringList>

using namespace Qt::Literals::StringLiterals;
using ui::Play;

namespace {

const QString siphon = u"tollbooth hq rezzed, femme on tollbooth, runner 2 credits, run on hq, "
                       "encounters tollbooth"_s;

/// The first act on offer whose words have that in them.
std::pair<QString, core::Json> offer(const Play &play, const QString &words)
{
    const auto &out = *play.moment();
    auto all = out.offers;
    if (out.decision)
        all.insert(all.begin(), out.decision->options.begin(), out.decision->options.end());
    for (const auto &one : all)
        if (const QString text = ui::actText(out, one.act, one.words); text.contains(words))
            return std::pair<QString, core::Json>(text, one.json);
    throw std::runtime_error("no act on offer says " + words.toStdString());
}

void playOffer(Play &play, const QString &words)
{
    const auto [text, json] = offer(play, words);
    play.act(text, json);
}

} // namespace

TEST_CASE("an empty table is no question, and the first card makes it one")
{
    Play play;
    CHECK(play.isEmpty());
    CHECK_FALSE(play.moment());
    play.edit(u"with Tollbooth"_s,
              [](core::Json &document) { (void)asking::addCard(document, "Tollbooth"); });
    CHECK(play.problem().isEmpty());
    REQUIRE(play.moment());
    CHECK_FALSE(play.line().situation.assumed.empty());
    play.undo();
    CHECK(play.isEmpty());
    play.redo();
    CHECK(play.moment());
}

TEST_CASE("acts are played one after the other, undone, and another is played from the middle")
{
    Play play;
    play.say(siphon);
    REQUIRE(play.moment());
    REQUIRE(play.moment()->decision);
    playOffer(play, u"does not use"_s);
    CHECK(play.line().shown == 1);
    CHECK(play.whole()->script.size() == 1);
    play.standAt(0);
    CHECK(play.whole()->script.size() == 1);
    REQUIRE(play.moment()->decision);
    playOffer(play, u"Runner uses"_s);
    CHECK(ui::actsOf(play.document()) == 1);
    CHECK_FALSE(
        ui::actText(*play.whole(), play.answer()->asked.question.script[0], play.whole()->script[0])
            .contains(u"not"_s));
    play.undo();
    CHECK(play.whole()->script[0].find("not") != std::string::npos);
    play.undo();
    CHECK(ui::actsOf(play.document()) == 0);
}

TEST_CASE("what was asked of a moment keeps its answer, whatever is played behind it")
{
    Play play;
    play.say(u"Djinn hosts Datasucker. Sacrificial Construct installed. Rototurret rezzed on HQ, "
             "run on HQ, first subroutine fires, corp chooses Djinn. Can runner use Sacrificial "
             "Construct?"_s);
    REQUIRE(play.answer());
    const QString yes = ui::headlineText(play);
    REQUIRE(yes.startsWith(u"Yes, "_s));
    for (const QString &act : {u"prevents"_s, u"does not use"_s}) {
        CAPTURE(act.toStdString());
        playOffer(play, act);
        CHECK(ui::headlineText(play).startsWith(yes));
        CHECK(ui::headlineText(play).contains(u"before act 2"_s));
        REQUIRE(ui::actsOf(play.answer()->document) == 1); // what a ruling records
        CHECK(ui::actsOf(play.document()) == 2);
        play.askHere();
        CHECK(ui::headlineText(play).startsWith(u"No, "_s));
        play.undo();
        CHECK(ui::headlineText(play).startsWith(yes));
        play.undo();
        CHECK(ui::headlineText(play) == yes);
    }
}

TEST_CASE("what is asked of the end of the play follows it")
{
    Play play;
    play.say(
        u"hedge fund in hq, corp 5 credits 3 clicks, corp clicks for a credit, how many credits "
        "has the corp?"_s);
    playOffer(play, u"Hedge Fund"_s);
    CHECK(ui::headlineText(play).contains(u"10 credits"_s));
    REQUIRE(play.answer());
    CHECK(play.answer()->acts == ui::actsOf(play.document()));
    CHECK_FALSE(ui::headlineText(play).contains(u"before act"_s));
}

TEST_CASE("an act that is not allowed is found by its words and says why with the rule")
{
    Play play;
    play.say(siphon);
    const auto typed = play.actOf(u"jacks out"_s);
    REQUIRE(typed);
    REQUIRE(typed->refused);
    const QString text = ui::refusalText(*play.moment(), *typed->refused);
    CHECK(text.contains(u" – no: "_s));
    CHECK(text.contains(u"Rules Reference 1.0"_s));
    CHECK_FALSE(play.actOf(u"xyzzy"_s));
}

TEST_CASE("words that say no act are none, whatever the game would go on with by itself")
{
    Play play;
    play.say(
        u"Enigma rezzed on R&D. Gordian Blade. Runner 10 credits. Run on R&D. Runner encounters "
        "Enigma. Runner breaks all subroutines of Enigma. How many credits has the Runner?"_s);
    while (play.canTakeBack()) {
        play.takeBack();
        CHECK_FALSE(play.actOf(u"flurbel"_s));
    }
    CHECK(ui::actsOf(play.document()) == 0);
    CHECK(play.line().story.size() == 1);
}

TEST_CASE("a step is called as the version calls it and never by a name of ours")
{
    Play play;
    play.say(siphon);
    playOffer(play, u"Runner uses"_s);
    int steps = 0;
    for (const auto &one : play.moment()->offers)
        if (one.act.kind == rulings::ActKind::To) {
            ++steps;
            const QString text = ui::actText(*play.moment(), one.act, one.words);
            CHECK_FALSE(text.contains(QString::fromStdString(one.act.step)));
        }
    CHECK(steps > 0);
}

TEST_CASE("words in place of those that were not understood")
{
    Play play;
    play.say(u"tollbooth on hq, song"_s);
    REQUIRE(play.reading().open.size() == 1);
    const auto &open = play.reading().open.front();
    REQUIRE_FALSE(open.offers.empty());
    const std::string line = play.said().toStdString();
    play.sayInstead(QString::fromStdString(line.substr(0, open.span.begin)
                                           + open.offers.front().instead
                                           + line.substr(open.span.end)));
    CHECK(play.reading().open.empty());
    CHECK(asking::namedCards(play.document()).size() == 2); // Tollbooth is said once, not twice
}

TEST_CASE("what was taken for granted is told when somebody says so")
{
    Play play;
    play.say(siphon);
    const auto assumed = play.line().situation.assumed;
    REQUIRE_FALSE(assumed.empty());
    const core::Json before = play.document();
    play.confirm(assumed.front().path);
    CHECK(play.line().situation.assumed.size() < assumed.size());
    CHECK(play.document() == before);
}

TEST_CASE("an official example goes step by step and says what the document says")
{
    const auto &example = asking::walkthroughs().front();
    Play play;
    play.begin(core::Json(example.document), u"an example"_s, &example);
    QStringList said;
    for (std::size_t acts = 0; acts <= ui::actsOf(play.document()); ++acts) {
        play.standAt(acts);
        REQUIRE(play.moment());
        CHECK(play.moment()->to == rulings::PlayedTo::End);
        said.append(ui::saidThere(play.line()));
        CHECK_FALSE(said.last().isEmpty());
    }
    said.removeDuplicates();
    CHECK(static_cast<std::size_t>(said.size()) >= 2);
}

TEST_CASE("an example that is played differently is not told as the document has it any more")
{
    const auto examples = asking::walkthroughs();
    const auto example =
        std::ranges::find(examples, "additional-cost-declined", &asking::Walkthrough::id);
    REQUIRE(example != examples.end());
    Play play;
    play.begin(core::Json(example->document), u"an example"_s, &*example);
    play.standAt(1);
    CHECK_FALSE(ui::saidThere(play.line()).isEmpty());
    playOffer(play, u"steals"_s);
    CHECK(ui::saidThere(play.line()).isEmpty());
    play.standAt(1);
    CHECK_FALSE(ui::saidThere(play.line()).isEmpty());
}

TEST_CASE("two lines of play stand beside each other, and what is not the same at their ends")
{
    Play play;
    play.say(siphon);
    playOffer(play, u"does not use"_s);
    const auto kept = ui::workedOut(play);
    REQUIRE(kept);
    play.standAt(0);
    playOffer(play, u"Runner uses"_s);
    const auto shown = ui::compareLines(*ui::workedOut(play), *kept, {});
    CHECK(shown.parting == 1U);
    CHECK(shown.acts == 1);
    CHECK(shown.html.contains(u"both:1"_s));
    CHECK(shown.html.contains(u"does not use"_s));
    CHECK(shown.html.contains(u"They part at act 1"_s));
    CHECK(shown.one.out.table.runner.credits != shown.other.out.table.runner.credits);
    // Before it both tables are the same.
    const auto before = ui::compareLines(*ui::workedOut(play), *kept, 0);
    CHECK(before.one.out.table.runner.credits == before.other.out.table.runner.credits);
    CHECK_FALSE(ui::compareLines(*kept, *kept, {}).parting);
}

TEST_CASE("two versions part where they differ")
{
    const auto presets = asking::presets();
    const auto preset = std::ranges::find(presets, "turn-order", &asking::Preset::id);
    REQUIRE(preset != presets.end());
    Play play;
    play.begin(core::Json(preset->document), {});
    const auto line = *ui::workedOut(play);
    const auto older = ui::compareVersions(line, rules::RulesVersion::Faq16, {});
    CHECK(older.html.contains(u"They part"_s));
    REQUIRE(older.parting);
    CHECK(older.acts == *older.parting);
    CHECK(older.other.out.version == rules::RulesVersion::Faq16);
    const auto same = ui::compareVersions(line, rules::RulesVersion::Rr10, {});
    CHECK(same.html.contains(u"the same way"_s));
    CHECK_FALSE(same.parting);
    CHECK(same.acts == ui::actsOf(play.document()));
}

TEST_CASE("paper and copy say what was read with a doubt and what was not understood")
{
    Play play;
    play.say(u"tollbooth hq rezzed, runner 2 credits, run on hq, encounters tollbooth, "
             "frobnicated"_s);
    const ui::RulingWords words = ui::wordsOf(play);
    REQUIRE(words.open.size() == 1);
    CHECK(words.open[0].contains(u"frobnicated"_s));
    CHECK(ui::plainText(words).contains(words.open[0]));
    QString paper;
    for (const ui::Sheet &sheet : ui::rulingSheets(words, app::PaperSize::A4).sheets)
        paper += sheet.plainText();
    CHECK(paper.contains(u"frobnicated"_s));
    Play doubtful;
    doubtful.say(u"parasit on enigma"_s);
    const auto &chips = doubtful.reading().chips;
    REQUIRE_FALSE(chips.empty());
    for (const auto &chip : chips)
        if (chip.guessed && doubtful.answer())
            CHECK(ui::plainText(ui::wordsOf(doubtful))
                      .contains(ui::capitalized(ui::toQt(chip.says))));
}

TEST_CASE("a table that is taller than a page goes on upon the next, and no box is cut")
{
    Play play;
    play.say(u"tollbooth hq rezzed, femme on tollbooth, runner 2 credits, run on hq"_s);
    ui::RulingWords words = ui::wordsOf(play);
    REQUIRE_FALSE(words.table.programs.empty());
    words.table.programs.resize(90, words.table.programs.front());
    const auto sheets = ui::rulingSheets(words, app::PaperSize::A4).sheets;
    REQUIRE(sheets.size() > 1);
    qsizetype told = 0;
    for (const ui::Sheet &sheet : sheets) {
        told += sheet.plainText().count(u"Femme Fatale"_s);
        for (const auto &text : sheet.texts)
            CHECK(text.cell.bottom() < sheet.size.height());
        for (const auto &frame : sheet.frames)
            CHECK(frame.rect.bottom() < sheet.size.height());
    }
    CHECK(told >= 90);
}
