// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// No name of ours is ever shown: whatever the page says of any official ruling, example or shape,
// and of each act that is played on from there, is in words of the game.
#include "ui/qt_catch.h"

#include "rules/asking/beginnings.h"
#include "rules/asking/walkthrough.h"
#include "rules/rulings/language/vocabulary.h"
#include "ui/ask/act_text.h"
#include "ui/ask/comparison.h"
#include "ui/ask/play.h"
#include "ui/ask/ruling_words.h"
#include "ui/ask/table_boxes.h"
#include "ui/words/text.h"

#include <QRegularExpression>
#include <QSet>

using namespace Qt::Literals::StringLiterals;
using ui::Play;

namespace {

QStringList offeredTexts(const rulings::PlayedOut &out)
{
    QStringList texts;
    const auto add = [&](const std::vector<rulings::OfferedAct> &offers) {
        for (const rulings::OfferedAct &one : offers)
            texts << ui::actText(out, one.act, one.words) << ui::toQt(one.unknownAfter);
    };
    add(out.offers);
    for (const rulings::RefusedAct &one : out.refused)
        texts << ui::refusalText(out, one);
    if (out.decision) {
        texts << ui::toQt(out.decision->what);
        add(out.decision->options);
    }
    return texts;
}

/// All that the page says of it.
QStringList allSaidOf(const Play &play)
{
    QStringList texts{ui::questionText(play), play.problem()};
    if (!play.answer())
        return texts;
    texts << ui::verdictText(*play.answer()) << ui::plainText(ui::wordsOf(play))
          << ui::toQt(play.moment()->why) << offeredTexts(*play.moment());
    for (const ui::BoxRow &row : ui::boxesOf(play.moment()->table))
        for (const ui::BoxColumn &column : row.columns)
            for (const ui::TableBox &box : column.boxes)
                texts << box.title << box.detail << box.words;
    return texts;
}

QRegularExpression anyOf(const QStringList &words)
{
    QStringList patterns;
    for (const QString &word : words)
        patterns.append(QRegularExpression::escape(word));
    return QRegularExpression(u"(?<![\\w-])(?:"_s + patterns.join(u'|') + u")(?![\\w-])"_s);
}

/// Words of ours that no sentence of the game has in it.
QStringList ourWords()
{
    QStringList words{u"rr10"_s, u"faq16"_s, u"core2012"_s, u"state/"_s, u"question/"_s};
    for (const auto &[value, word] : rulings::zoneWords)
        if (word.find('-') != std::string_view::npos)
            words.append(ui::toQt(word));
    for (const auto &[version, word] : rules::rulesVersionWords)
        for (const auto &[kind, name] : rules::timingKindWords)
            for (const auto &step : rules::timingStructure(version, kind).steps)
                if (step.topic.find('-') != std::string::npos)
                    words.append(ui::toQt(step.topic));
    words.removeDuplicates();
    return words;
}

/// What the document calls its cards.
QStringList namesIn(const core::Json &document)
{
    QStringList names;
    const core::Json *state = document.find("state");
    const core::Json *objects = state ? state->find("objects") : nullptr;
    if (objects && objects->asObject())
        for (const auto &[name, object] : *objects->asObject())
            if (object.find("card") && object.find("card")->asString()
                && std::ranges::any_of(name, [](char one) { return one >= '0' && one <= '9'; }))
                names.append(ui::toQt(name));
    return names;
}

void checkWords(const QString &id, const Play &play)
{
    static const QRegularExpression snake(u"[a-z]_[a-z]|#|\\{|\\}"_s);
    static const QRegularExpression ours = anyOf(ourWords());
    const QStringList names = namesIn(play.document());
    const QRegularExpression own = anyOf(names);
    static QSet<QString> judged; // most texts are said of many beginnings
    for (const QString &text : allSaidOf(play)) {
        if (!judged.contains(text)) {
            CAPTURE(id, text);
            CHECK_FALSE(text.contains(snake));
            CHECK_FALSE(text.contains(ours));
            judged.insert(text);
        }
        if (!names.isEmpty() && text.contains(own))
            FAIL_CHECK(id.toStdString() << " says " << text.toStdString());
    }
}

} // namespace

TEST_CASE("whatever the page says of any beginning has no name of ours in it")
{
    int played = 0;
    for (const asking::Beginning &one : asking::beginningsWith({})) {
        Play play;
        play.setVersion(one.version.value_or(rules::RulesVersion::Rr10));
        play.begin(core::Json(*one.document), ui::toQt(one.title));
        const QString id = ui::toQt(one.id);
        checkWords(id, play);
        if (!play.moment())
            continue;
        auto offers = play.moment()->offers;
        if (play.moment()->decision)
            offers = play.moment()->decision->options;
        if (offers.empty())
            continue;
        const auto &act = offers[offers.size() / 2];
        play.act(ui::actText(*play.moment(), act.act, act.words), act.json);
        checkWords(id, play);
        ++played;
    }
    CHECK(played > 300);
}
