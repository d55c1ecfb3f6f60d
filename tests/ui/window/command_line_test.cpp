// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// The program itself, in surroundings without a display.
#include "ui/paper/pdf_reader.h"
#include "ui/qt_catch.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>

using namespace Qt::Literals::StringLiterals;

namespace {

struct Program {
    QTemporaryDir folder;

    [[nodiscard]] QString file(const QString &name) const { return folder.filePath(name); }
    /// Its exit status; `out` and `err` are what it said.
    int operator()(const QStringList &args)
    {
        QProcess process;
        auto environment = QProcessEnvironment::systemEnvironment();
        for (const auto &name : {u"DISPLAY"_s, u"WAYLAND_DISPLAY"_s, u"QT_QPA_PLATFORM"_s})
            environment.remove(name);
        process.setProcessEnvironment(environment);
        process.start(QStringLiteral(ARBITER_CLI), args);
        REQUIRE(process.waitForFinished());
        out = QString::fromUtf8(process.readAllStandardOutput());
        err = QString::fromUtf8(process.readAllStandardError());
        return process.exitStatus() == QProcess::NormalExit ? process.exitCode() : -1;
    }
    QString out;
    QString err;
};

} // namespace

TEST_CASE("arbiter-cli prints without a display")
{
    Program run;
    const QString event = run.file(u"cup.arbiter"_s);
    REQUIRE(run({u"simulate"_s, u"--players"_s, u"20"_s, u"--rounds"_s, u"3"_s, u"--cut"_s, u"4"_s,
                 u"--seed"_s, u"3"_s, u"-o"_s, event})
            == 0);
    const struct {
        QString what;
        QString text;
    } documents[]{{u"pairings"_s, u"pairings by table"_s},
                  {u"pairings-by-name"_s, u"pairings by name"_s},
                  {u"slips"_s, u"second game started"_s},
                  {u"standings"_s, u"Standings after round 3"_s},
                  {u"seating"_s, u"Seats for the player meeting"_s},
                  {u"report"_s, u"Win rates by side"_s}};
    for (const auto &document : documents) {
        CAPTURE(document.what);
        const QString target = run.file(document.what + u".pdf"_s);
        REQUIRE(run({u"print"_s, event, u"--what"_s, document.what, u"-o"_s, target, u"--paper"_s,
                     u"letter"_s, u"--round"_s, u"3"_s, u"--json"_s})
                == 0);
        CHECK(run.err.isEmpty());
        CHECK(run.out.contains(u"\"pages\": "_s));
        QFile file(target);
        REQUIRE(file.open(QIODevice::ReadOnly));
        const auto pdf = testing::readPdf(file.readAll());
        CHECK(pdf.pages.front().text().contains(document.text));
        CHECK(std::lround(pdf.pages.front().size.width()) == 612);
    }
}

TEST_CASE("the seal on paper is found again in the file")
{
    Program run;
    const QString event = run.file(u"cup.arbiter"_s);
    REQUIRE(run({u"simulate"_s, u"--players"_s, u"12"_s, u"--rounds"_s, u"2"_s, u"--cut"_s, u"0"_s,
                 u"--seed"_s, u"3"_s, u"-o"_s, event})
            == 0);
    const QString target = run.file(u"standings.pdf"_s);
    REQUIRE(run({u"print"_s, event, u"--what"_s, u"standings"_s, u"-o"_s, target}) == 0);
    QFile file(target);
    REQUIRE(file.open(QIODevice::ReadOnly));
    const auto page = testing::readPdf(file.readAll(), true).pages.front();
    const QRegularExpression printed(u"Seal ((?:[0-9a-f]{4} ){8})· act ([0-9]+)"_s);
    const auto found = printed.match(page.text());
    CAPTURE(page.text());
    REQUIRE(found.hasMatch());
    REQUIRE(run({u"verify"_s, event, u"--seal"_s, found.captured(1)}) == 0);
    CHECK(run.out.contains(u"that of act %1 ("_s.arg(found.captured(2))));
    const auto codes = testing::readCodes(page.image);
    REQUIRE(codes.size() == 1);
    const QRegularExpression whole(u"\nSeal ([0-9a-f]{64}) · act %1$"_s.arg(found.captured(2)));
    REQUIRE(whole.match(codes.front()).hasMatch());
    CHECK(run({u"verify"_s, event, u"--seal"_s, whole.match(codes.front()).captured(1)}) == 0);
}

TEST_CASE("arbiter-cli prints the sheets of decks")
{
    Program run;
    const QString event = run.file(u"cup.arbiter"_s);
    REQUIRE(run({u"simulate"_s, u"--players"_s, u"4"_s, u"--rounds"_s, u"0"_s, u"--cut"_s, u"0"_s,
                 u"--seed"_s, u"3"_s, u"-o"_s, event})
            == 0);
    const auto print = [&](const QStringList &more) {
        const QString target = run.file(u"out.pdf"_s);
        REQUIRE(run(QStringList{u"print"_s, event, u"-o"_s, target} + more) == 0);
        QFile file(target);
        REQUIRE(file.open(QIODevice::ReadOnly));
        return testing::readPdf(file.readAll());
    };
    CHECK(run({u"print"_s, event, u"--what"_s, u"decklists"_s, u"-o"_s, run.file(u"no.pdf"_s)})
          == 1);
    CHECK(run.out.contains(u"Nobody has handed in a list yet"_s));
    CHECK(print({u"--what"_s, u"blank-decklist"_s}).pages.front().text().contains(u"Player:"_s));

    REQUIRE(run({u"player"_s, u"list"_s, event, u"--json"_s}) == 0);
    const auto players = QJsonDocument::fromJson(run.out.toUtf8())[u"players"_s].toArray();
    REQUIRE(players.size() == 4);
    const QString list = run.file(u"noise.txt"_s);
    QFile file(list);
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write("Noise: Hacker Extraordinaire\n3x Corroder\n2x Sure Gamble\n");
    file.close();
    for (const auto &player : players)
        REQUIRE(run({u"deck"_s, u"submit"_s, event, list, u"--player"_s,
                     player[u"player"_s].toString()})
                <= 1);
    CHECK(print({u"--what"_s, u"decklists"_s}).pages.size() == 4);
    const QString name = players[2][u"player"_s].toString();
    const auto one =
        print({u"--what"_s, u"decklists"_s, u"--player"_s, name, u"--order"_s, u"title"_s});
    REQUIRE(one.pages.size() == 1);
    CHECK(one.pages.front().text().contains(name));
    CHECK_FALSE(one.pages.front().text().contains(u"Icebreaker (3)"_s));
    // Without names a check is for those who were drawn.
    REQUIRE(run({u"deck"_s, u"draw"_s, event, u"--count"_s, u"2"_s}) == 0);
    CHECK(print({u"--what"_s, u"deck-checks"_s}).pages.size() == 2);
    CHECK(run({u"print"_s, event, u"--what"_s, u"decklists"_s, u"--player"_s, u"Nobody"_s, u"-o"_s,
               run.file(u"no.pdf"_s)})
          == 2);
}

TEST_CASE("arbiter-cli refuses what cannot be printed, and never replaces an event")
{
    Program run;
    const QString event = run.file(u"cup.arbiter"_s);
    REQUIRE(run({u"simulate"_s, u"--players"_s, u"8"_s, u"--rounds"_s, u"0"_s, u"--cut"_s, u"0"_s,
                 u"--seed"_s, u"3"_s, u"-o"_s, event})
            == 0);
    const QString target = run.file(u"out.pdf"_s);
    CHECK(run({u"print"_s, event, u"--what"_s, u"bracket"_s, u"-o"_s, target}) == 1);
    CHECK(run.out == u"There is no bracket yet; start the cut first.\n"_s);
    CHECK_FALSE(QFile::exists(target));
    CHECK(run({u"print"_s, event, u"--what"_s, u"seating"_s, u"-o"_s, event}) != 0);
    CHECK(run({u"print"_s, event, u"--what"_s, u"poster"_s, u"-o"_s, target}) == 2);
    CHECK(run.err.contains(u"seating"_s)); // what it could have been
    CHECK(run({u"verify"_s, event}) == 0);
}

// Rules Reference 1.0, "Trigger Steps": the example of Tollbooth and Femme Fatale.
TEST_CASE(
    "rules ask answers whole in the language that is asked for, with verdicts in the same words")
{
    Program run;
    const auto ask = [&](const QString &language, bool json) {
        QStringList args{
            u"rules"_s, u"ask"_s,    u"--language"_s,
            language,   u"--text"_s, uR"({"state":{"at":"run/encounter","runner":{"credits":5},
                             "run":{"server":"HQ","ice":"i1"},"objects":{
                               "i1":{"card":"Tollbooth","server":"HQ","position":0,"rezzed":true},
                               "p1":{"card":"Femme Fatale","chosen":"i1"}}},
                             "question":{"ask":"outcome","script":[{"use":"p1#bypass"}],
                                         "report":["runner.credits","i1.passed"]}})"_s};
        if (json)
            args << u"--json"_s;
        REQUIRE(run(args) == 0);
        CHECK(run.err.isEmpty());
        return run.out;
    };
    const QString german = ask(u"de"_s, false);
    CHECK(german.startsWith(u"Der Runner hat 4 Credits."_s));
    CHECK(german.contains(u"Begegnung mit Ice"_s)); // the title of a step, from a data file
    static const QRegularExpression english(u"\\b(the|is|its)\\b"_s);
    for (const QString &line : german.split(u'\n'))
        if (!line.startsWith(u"  "_s)) // further in stand sections of documents, as they are called
            CHECK_FALSE(line.contains(english));
    const auto verdict = [&](const QString &language) {
        return QJsonDocument::fromJson(ask(language, true).toUtf8()).object().value(u"verdict"_s);
    };
    CHECK(verdict(u"fr"_s) == verdict(u"en"_s));
}

// Difference X23, which the core rules leave open: two abilities of one moment, and the second has
// lost its card.
TEST_CASE("rules ask says in the language that is asked for why it decides nothing")
{
    Program run;
    REQUIRE(run({u"rules"_s, u"ask"_s, u"--language"_s, u"de"_s, u"--version"_s, u"core2012"_s,
                 u"--text"_s, uR"({"state":{"at":"runner-turn/turn-begins","runner":{"credits":2},
                     "objects":{"r1":{"card":"Aesop's Pawnshop"},"r2":{"card":"Drug Dealer"}}},
                   "question":{"ask":"outcome","script":[{"use":"r1#sell","choose":["r2"]}],
                   "report":["runner.credits"]}})"_s})
            == 0);
    INFO(run.out.toStdString());
    CHECK(run.out.contains(u"Eine Fähigkeit, deren Quelle beim Auslösen inaktiv ist"_s));
}
