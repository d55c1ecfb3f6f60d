// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/screenshots/phones_screenshots.h"

#include "ui/phones/phone_host.h"

#include <stdexcept>

using namespace Qt::Literals::StringLiterals;

namespace testing {

namespace {

void say(Desk &desk, app::InboxKind kind, int table, bool first, const char *text)
{
    const auto &match = *tournament::findMatch(desk.event(), 1, table);
    app::PhoneWord word;
    word.kind = kind;
    word.player = first ? match.p1 : *match.p2;
    word.who = tournament::findPlayer(desk.event(), word.player)->name;
    word.token = word.who + text;
    word.round = 1;
    word.table = table;
    word.content.text = text;
    word.content.number = kind == app::InboxKind::Claim ? 417 : 0;
    auto &host = desk.window.eventView()->phones();
    if (!host.desk().take(word))
        throw std::runtime_error("a word of a phone is refused");
    Q_EMIT host.inboxChanged();
}

} // namespace

void takePhones(const Camera &camera, const QString &folder)
{
    Desk desk(folder);
    desk.createEvent(u"Harbour Open"_s);
    desk.addPlayers({u"Ada Corbeau"_s, u"Ben Dallin"_s, u"Cleo Estrada"_s, u"Dan Fisk"_s,
                     u"Eve Grandmaison"_s, u"Finn Iversen"_s});
    desk.pairRound();
    auto &host = desk.window.eventView()->phones();
    host.usePlaces([] { return std::vector<std::string>{"192.168.0.7", "10.0.0.4"}; });
    Q_EMIT host.hallChanged();
    desk.act("page.phones");
    camera.take(desk.window, u"phones-off"_s);
    desk.act("phones.on");
    for (const auto &[role, name] :
         {std::pair{app::HallRole::Judge, "Robin"}, std::pair{app::HallRole::Scorekeeper, "Kay"}})
        if (!host.desk().admitStaff(role, name))
            throw std::runtime_error("nobody is admitted");
    if (!host.desk().setPolicy(app::InboxKind::Drop, app::PhonePolicy::ByDesk))
        throw std::runtime_error("no policy");
    say(desk, app::InboxKind::Claim, 3, false, "");
    say(desk, app::InboxKind::Drop, 3, true, "");
    say(desk, app::InboxKind::Result, 2, true, "2-0");
    say(desk, app::InboxKind::Result, 2, false, "0-2");
    say(desk, app::InboxKind::Call, 1, true, "Does the trap go off?");
    camera.take(desk.window, u"phones"_s);
    desk.act("file.close");
}

} // namespace testing
