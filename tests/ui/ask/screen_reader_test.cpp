// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// What a screen reader finds on the page of disputes: the tree of the page as it is told to it.
#include "ui/ask/ask_desk.h"

#include "ui/pages/ask_page.h"

#include <QAccessible>

using namespace Qt::Literals::StringLiterals;
using testing::AskDesk;

namespace {

struct Told {
    QString name, description;
    QAccessible::Role role = QAccessible::NoRole;
};

void walk(QAccessibleInterface *at, QList<Told> &all, QStringList &nameless)
{
    if (at->state().invisible)
        return;
    const Told told{at->text(QAccessible::Name), at->text(QAccessible::Description), at->role()};
    if (at->state().focusable && told.name.isEmpty())
        nameless.append(at->object() ? at->object()->objectName() : u"?"_s);
    all.append(told);
    for (int i = 0; i < at->childCount(); ++i)
        if (QAccessibleInterface *child = at->child(i))
            walk(child, all, nameless);
}

QList<Told> toldOn(AskDesk &desk)
{
    QList<Told> all;
    QStringList nameless;
    walk(QAccessible::queryAccessibleInterface(&desk.find<ui::AskPage>("askPage")), all, nameless);
    CAPTURE(nameless.join(u", "_s).toStdString());
    CHECK(nameless.isEmpty());
    return all;
}

} // namespace

TEST_CASE("a screen reader is told of each card of the table what it is, how it stands and where")
{
    AskDesk desk;
    desk.say(u"enigma on hq unrezzed, parasite on enigma, corroder, pad campaign in remote 1"_s);
    const QList<Told> all = toldOn(desk);
    const auto of = [&](const QString &title) {
        for (const Told &one : all)
            if (one.role == QAccessible::Button && one.name.contains(title)
                && !one.description.isEmpty() && one.description.contains(u": "_s))
                return one;
        return Told();
    };
    CHECK(of(u"Enigma"_s).name.contains(u"not rezzed"_s));
    CHECK(of(u"Enigma"_s).description == u"Corp: HQ"_s);
    CHECK(of(u"Parasite"_s).description == u"Corp: Enigma"_s);
    CHECK(of(u"Corroder"_s).description == u"Runner: Programs"_s);
    CHECK(of(u"PAD Campaign"_s).description == u"Corp: Server 1"_s);
    QStringList whose; // credits
    for (const Told &one : all)
        if (one.role == QAccessible::Button && one.name.startsWith(u"Credits"_s))
            whose.append(one.description);
    CHECK(whose == QStringList{u"Corp"_s, u"Runner"_s});
}

TEST_CASE("a screen reader finds the answer, and hears it where acts are typed")
{
    AskDesk desk;
    desk.say(testing::bypass);
    const auto answerIn = [&] {
        for (const Told &one : toldOn(desk))
            if (one.role == QAccessible::StaticText && one.name == desk.verdict())
                return true;
        return false;
    };
    CHECK(answerIn());
    const QString before = desk.verdict();
    auto &line = desk.find<QLineEdit>("askFind");
    CHECK(line.accessibleDescription() == before);
    desk.play(u"does not use"_s);
    CHECK(answerIn());
    CHECK(line.accessibleDescription() == desk.verdict());
}
