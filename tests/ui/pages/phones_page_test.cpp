// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desk.h"
#include "ui/qt_catch.h"

#include "ui/acts/action_registry.h"
#include "ui/models/inbox_model.h"
#include "ui/phones/phone_host.h"
#include "ui/projector/projector.h"
#include "ui/services/user_cards.h"
#include "ui/widgets/table_view.h"
#include "ui/words/text.h"

#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QStyledItemDelegate>
#include <QTableWidget>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

using namespace Qt::Literals::StringLiterals;
using testing::Desk;

namespace {

/// Somebody who has the usual port, unless somebody else was faster.
class OtherServer {
public:
    OtherServer() : m_socket(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0))
    {
        constexpr std::uint16_t usual = 8080;
        sockaddr_in address{};
        address.sin_family = AF_INET;
        address.sin_port = htons(usual);
        m_bound = ::bind(m_socket, reinterpret_cast<sockaddr *>(&address), sizeof address) == 0;
        ::listen(m_socket, 1);
    }
    OtherServer(const OtherServer &) = delete;
    OtherServer &operator=(const OtherServer &) = delete;
    ~OtherServer() { ::close(m_socket); }

    [[nodiscard]] bool bound() const { return m_bound; }

private:
    int m_socket = -1;
    bool m_bound = false;
};

struct PhonesDesk : Desk {
    std::vector<std::string> places{"192.168.0.7", "10.0.0.4"};
    int tokens = 0;

    PhonesDesk()
    {
        createEvent(u"Harbour Open"_s);
        tournament::AddPlayers add;
        for (const char *name : {"Ada", "Ben", "Cleo", "Dan"}) {
            add.players.emplace_back();
            add.players.back().name = name;
        }
        REQUIRE(session().perform(add));
        host().usePlaces([this] { return places; });
        act("page.phones");
    }
    ui::PhoneHost &host() { return window.eventView()->phones(); }
    app::PhoneWord word(app::InboxKind kind, const char *name)
    {
        app::PhoneWord word;
        word.kind = kind;
        word.token = "form " + std::to_string(++tokens);
        word.who = name;
        word.player = tournament::findPlayer(event(), name)->id;
        word.seen = session().seal()->seq;
        return word;
    }
    /// Of the own table.
    app::PhoneWord report(const char *name, const char *result)
    {
        app::PhoneWord said = word(app::InboxKind::Result, name);
        said.round = 1;
        for (const auto &match : event().rounds.front().matches)
            if (match.p1 == said.player || match.p2 == said.player)
                said.table = match.table;
        said.content.text = result;
        return said;
    }
    void take(const app::PhoneWord &said)
    {
        REQUIRE(host().desk().take(said));
        Q_EMIT host().inboxChanged();
    }
    /// What stands in the side bar.
    QString counted()
    {
        const auto &list = find<QListWidget>("navigation");
        return list.item(list.count() - 1)->text();
    }
    /// Nothing of what is said is cut off in this line.
    bool showsWhole(int row)
    {
        const auto &table = find<ui::TableView>("inboxTable");
        const auto index = table.model()->index(row, ui::InboxModel::What);
        const auto needed = table.itemDelegate()->sizeHint(optionOf(table, index), index);
        return needed.height() <= table.rowHeight(row)
            && needed.width() <= table.columnWidth(index.column());
    }
    static QStyleOptionViewItem optionOf(const QTableView &table, const QModelIndex &index)
    {
        QStyleOptionViewItem option;
        option.initFrom(&table);
        option.font = index.data(Qt::FontRole).value<QFont>().resolve(table.font());
        option.fontMetrics = QFontMetrics(option.font);
        option.features = QStyleOptionViewItem::WrapText;
        option.rect = {0, 0, table.columnWidth(index.column()), table.rowHeight(index.row())};
        option.widget = &table;
        return option;
    }
    bool warned() { return find<QLabel>("hallWarning").isVisible(); }
    QString onWall() { return window.findChild<ui::Projector *>()->sheet().inWords(); }
};

} // namespace

TEST_CASE_METHOD(PhonesDesk, "phones are off until somebody wants them, and then where he says")
{
    CHECK(label("hallState").startsWith(u"Off."_s));
    CHECK_FALSE(onWall().contains(u"On your phone"_s));
    act("phones.on");
    REQUIRE(host().isOn());
    CHECK(label("hallAddress").startsWith(u"192.168.0.7:"_s));
    CHECK(label("hallState").startsWith(u"On."_s));
    CHECK(onWall().contains(label("hallAddress")));
    auto &network = find<QComboBox>("hallNetwork");
    network.setCurrentIndex(network.findData(u"10.0.0.4"_s));
    Q_EMIT network.activated(network.currentIndex());
    CHECK(label("hallAddress").startsWith(u"10.0.0.4:"_s));
    CHECK(onWall().contains(u"10.0.0.4:"_s));
    act("phones.on");
    CHECK_FALSE(host().isOn());
    CHECK_FALSE(onWall().contains(u"10.0.0.4:"_s));
}

TEST_CASE_METHOD(PhonesDesk,
                 "a port that is taken is named in one sentence, with the next free one")
{
    const OtherServer other;
    act("phones.on");
    REQUIRE(host().isOn());
    CHECK_FALSE(label("hallAddress").endsWith(u":8080"_s));
    if (other.bound()) // else somebody else has it
        CHECK(message().contains(u"Port 8080 is taken: the hall is on port"_s));
}

TEST_CASE_METHOD(PhonesDesk,
                 "Enter accepts what a phone asks, Delete refuses it with a word for it")
{
    REQUIRE(host().desk().setPolicy(app::InboxKind::Drop, app::PhonePolicy::ByDesk));
    CHECK(counted() == u"Phones"_s);
    take(word(app::InboxKind::Drop, "Ada"));
    take(word(app::InboxKind::Drop, "Ben"));
    CHECK(counted() == u"Phones (2)"_s);
    CHECK(cell("inboxTable", 0, 1) == u"Ben"_s); // the newest on top
    CHECK(cell("inboxTable", 1, 1) == u"Ada"_s);
    select("inboxTable", {1});
    key(Qt::Key_Return);
    CHECK(tournament::findPlayer(event(), "Ada")->status == tournament::PlayerStatus::Dropped);
    CHECK(session().log().back().actor == "Ada, by phone");
    CHECK(counted() == u"Phones (1)"_s);
    select("inboxTable", {0});
    prompts.lines.push_back(u"Come to the desk first"_s);
    key(Qt::Key_Delete);
    CHECK(tournament::findPlayer(event(), "Ben")->status == tournament::PlayerStatus::Active);
    CHECK(counted() == u"Phones"_s);
    CHECK(cell("inboxTable", 0, 4).contains(u"Come to the desk first"_s));
    CHECK_FALSE(enabled("phones.accept")); // history
}

TEST_CASE_METHOD(PhonesDesk,
                 "reports that contradict each other stand side by side, and one is chosen")
{
    pairRound();
    act("page.phones");
    const auto &match = event().rounds.front().matches.front();
    const auto first = tournament::findPlayer(event(), match.p1)->name;
    const auto second = tournament::findPlayer(event(), *match.p2)->name;
    take(report(first.c_str(), "2-0"));
    CHECK(cell("inboxTable", 0, 4) == u"waits for the opponent"_s);
    take(report(second.c_str(), "1-1"));
    CHECK_FALSE(event().rounds.front().matches.front().result);
    REQUIRE(rows("inboxTable") == 2);
    for (const int row : {0, 1}) {
        CHECK(cell("inboxTable", row, 4) == u"disputed"_s);
        CHECK(cell("inboxTable", row, 2)
                  .contains(u"but %1 says:"_s.arg(ui::toQt(row == 0 ? first : second))));
    }
    QCoreApplication::processEvents();
    window.resize(1060, 720); // as it is in docs/screens
    QCoreApplication::processEvents();
    const auto &table = find<ui::TableView>("inboxTable");
    for (const int row : {0, 1})
        CHECK(showsWhole(row));
    CHECK(table.rowHeight(0) > table.verticalHeader()->defaultSectionSize()); // else nothing shown
    select("inboxTable", {0});
    key(Qt::Key_Return);
    CHECK(event().rounds.front().matches.front().result);
    CHECK(counted() == u"Phones"_s);
    CHECK(session().log().back().actor == second + ", by phone");
}

TEST_CASE_METHOD(PhonesDesk, "cards that lead nowhere are said to, and printed again")
{
    act("phones.on");
    CHECK_FALSE(warned());
    prompts.dialogs.emplace_back(testing::accept); // whom the cards are for
    prompts.dialogs.emplace_back([](QDialog &dialog) {
        const auto &what = testing::part<QComboBox>(dialog, "printWhat");
        CHECK(what.currentText() == u"Cards for phones"_s);
        return false;
    });
    act("phones.cards");
    CHECK(prompts.dialogs.empty());
    CHECK(host().withoutCard().empty());
    CHECK_FALSE(warned());
    places = {"172.16.3.3"};
    act("phones.on");
    act("phones.on");
    CHECK(warned());
    CHECK(label("hallWarning").contains(u"192.168.0.7:"_s));
    CHECK(message().contains(u"lead nowhere"_s));
    const auto before = host().desk().secrets();
    prompts.dialogs.emplace_back([](QDialog &dialog) {
        CHECK(testing::part<QComboBox>(dialog, "cardsFor")
                  .currentText()
                  .startsWith(u"Everybody anew"_s));
        return testing::accept(dialog);
    });
    prompts.dialogs.emplace_back([](QDialog & /*dialog*/) { return false; });
    act("phones.cards");
    CHECK_FALSE(warned());
    CHECK(host().desk().secrets().size() == before.size());
    CHECK(host().desk().secrets() != before); // those of the dead cards are out
}

TEST_CASE_METHOD(PhonesDesk, "a way in for staff is shown once, printed, and closed again")
{
    act("phones.on");
    prompts.dialogs.emplace_back([](QDialog &dialog) {
        testing::part<QLineEdit>(dialog, "accessName").setText(u"Robin"_s);
        testing::click(dialog, "accessMake");
        CHECK(testing::part<QLabel>(dialog, "accessAddress").text().contains(u"/in/"_s));
        CHECK(testing::part<QTableWidget>(dialog, "accessTable").item(0, 0)->text() == u"Robin"_s);
        testing::click(dialog, "accessPrint");
        return true;
    });
    prompts.dialogs.emplace_back([](QDialog &dialog) {
        CHECK(testing::part<QComboBox>(dialog, "printWhat").currentText() == u"Cards for phones"_s);
        return false;
    });
    act("phones.access");
    REQUIRE(host().desk().secrets().size() == 1);
    prompts.confirmations.push_back(true);
    prompts.dialogs.emplace_back([](QDialog &dialog) {
        CHECK_FALSE(testing::part<QLabel>(dialog, "accessAddress").text().contains(u"/in/"_s));
        dialog.show();
        testing::part<QTableWidget>(dialog, "accessTable").selectRow(0);
        testing::click(dialog, "accessRevoke");
        return true;
    });
    act("phones.access");
    CHECK(host().desk().secrets().empty());
}

TEST_CASE_METHOD(PhonesDesk, "an event that never had to do with phones keeps nothing for them")
{
    CHECK_FALSE(host().isAwake());
    CHECK(counted() == u"Phones"_s);
    act("phones.on");
    CHECK(host().isAwake());
    act("phones.on");
    REQUIRE(host().desk().admitStaff(app::HallRole::Judge, "Robin"));
    ui::UserCards cards({}, [](const app::Failure & /*failure*/) { });
    const ui::PhoneHost again(window.eventView()->document(), cards, nullptr);
    CHECK(again.isAwake()); // they were on
}

TEST_CASE_METHOD(PhonesDesk, "an announcement is told to phones until it is taken back")
{
    act("page.projector");
    CHECK_FALSE(enabled("phones.announce"));
    find<QPlainTextEdit>("announcement").setPlainText(u"Lunch until 13:30"_s);
    CHECK(enabled("phones.announce"));
    CHECK(host().announced().isEmpty());
    act("phones.announce");
    CHECK(host().announced() == u"Lunch until 13:30"_s);
    CHECK(host().desk().announced() == "Lunch until 13:30");
    act("phones.announce");
    CHECK(host().announced().isEmpty());
    CHECK(host().desk().announced().empty());
}

TEST_CASE_METHOD(PhonesDesk, "what the hall is told is there when the event is opened again")
{
    act("page.projector");
    find<QPlainTextEdit>("announcement").setPlainText(u"Lunch until 13:30"_s);
    act("phones.announce");
    act("page.players");
    select("playersTable", {0});
    act("player.call");
    const QString file = QString::fromStdString(session().path().string());
    CHECK(window.close());
    window.openFile(file);
    CHECK(host().announced() == u"Lunch until 13:30"_s);
    CHECK(host().called().size() == 1);
    CHECK(onWall().contains(u"Please come to the desk: Ada"_s));
    // Another desk says otherwise: wall, field and phones of this one say so, too.
    app::PhoneDesk other(session());
    REQUIRE(other.refresh());
    REQUIRE(other.announce("Round 3 at 15:00"));
    REQUIRE(other.call({}));
    Q_EMIT window.eventView()->document().changed({});
    CHECK(host().announced() == u"Round 3 at 15:00"_s);
    CHECK(find<QPlainTextEdit>("announcement").toPlainText() == u"Round 3 at 15:00"_s);
    CHECK_FALSE(onWall().contains(u"desk"_s));
}

TEST_CASE_METHOD(PhonesDesk, "who is called to the desk is on the wall, who calls a judge is not")
{
    act("page.players");
    select("playersTable", {0});
    act("player.call");
    CHECK(onWall().contains(u"Please come to the desk: Ada"_s));
    CHECK(host().desk().called().size() == 1);
    act("player.call");
    CHECK_FALSE(onWall().contains(u"desk"_s));
    CHECK(host().desk().called().empty());
    act("page.phones");
    pairRound();
    app::PhoneWord call = word(app::InboxKind::Call, "Ada");
    call.round = 1;
    call.table = 1;
    take(call);
    act("page.phones");
    CHECK(counted() == u"Phones (1)"_s);
    CHECK(label("inboxSaid").contains(u"Judge to table 1"_s));
    CHECK_FALSE(onWall().contains(u"Judge"_s));
}
