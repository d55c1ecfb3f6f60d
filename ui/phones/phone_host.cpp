// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "phone_host.h"

#include "ui/acts/document.h"
#include "ui/services/user_cards.h"
#include "ui/words/address_text.h"
#include "ui/words/text.h"
#include "web/hall_server.h"
#include "web/hosts.h"

#include <QTimer>

#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

using namespace Qt::Literals::StringLiterals;
using namespace std::chrono_literals;

namespace ui {

namespace {

constexpr std::uint16_t usualPort = 8080;
/// Many acts follow each other within a moment, and phones are told once.
constexpr auto pauseBeforeShowing = 20ms;
constexpr auto betweenLooks = 1s;
/// Whether another program has begun with phones.
constexpr auto betweenLooksAsleep = 5s;
/// What the schedule expects moves with the time.
constexpr int looksBetweenSchedules = 30;
/// Acts of phones in one turn of the window: each waits for the disk.
constexpr std::size_t deedsInOneTurn = 4;

core::Expected<void, app::Failure> withoutItem(core::Expected<app::InboxItem, app::Failure> done)
{
    if (!done)
        return core::unexpected(std::move(done.error()));
    return {};
}

QString guestText(const app::PhoneUser &user)
{
    switch (user.role) {
    case app::HallRole::Judge:
        return PhoneHost::tr("%1 (judge)").arg(toQt(user.name));
    case app::HallRole::Scorekeeper:
        return PhoneHost::tr("%1 (scorekeeper)").arg(toQt(user.name));
    case app::HallRole::Player:
        break;
    }
    return toQt(user.name);
}

} // namespace

PhoneHost::PhoneHost(Document &document, UserCards &cards, QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_userCards(cards)
    , m_places(web::reachableAddresses)
    , m_showing(new QTimer(this))
    , m_looking(new QTimer(this))
{
    m_showing->setSingleShot(true);
    connect(m_showing, &QTimer::timeout, this, &PhoneHost::show);
    connect(m_looking, &QTimer::timeout, this, &PhoneHost::look);
    connect(&document, &Document::changed, this, [this] {
        look();
        tellHall();
    });
    m_looking->start(betweenLooksAsleep);
    wakeIfKnown();
}

PhoneHost::~PhoneHost()
{
    if (m_server)
        stop();
}

void PhoneHost::wakeIfKnown()
{
    const auto serial = m_document.session().journal().inbox().serial();
    if (serial && *serial > 0)
        wake();
}

void PhoneHost::wake()
{
    if (m_desk)
        return;
    m_cards = std::make_unique<app::CardStore>(m_userCards.store());
    m_desk = std::make_unique<app::PhoneDesk>(m_document.session(), m_cards.get());
    m_looking->start(betweenLooks);
    // What fails here fails again at the next look, and is said by the file.
    (void)m_desk->refresh();
    checkNotices();
}

app::PhoneDesk &PhoneHost::desk()
{
    wake();
    return *m_desk;
}

QStringList PhoneHost::networks() const
{
    QStringList found;
    for (const std::string &address : m_places())
        found.append(toQt(address));
    return found;
}

void PhoneHost::usePlaces(std::function<std::vector<std::string>()> places)
{
    m_places = std::move(places);
}

void PhoneHost::setOn(bool on)
{
    if (on == isOn())
        return;
    if (on)
        start();
    else
        stop();
    Q_EMIT hallChanged();
}

void PhoneHost::start()
{
    wake();
    web::HallOptions options;
    const auto &printed = m_desk->printed();
    const auto wanted = printed.port != 0 ? static_cast<std::uint16_t>(printed.port) : usualPort;
    options.server.port = wanted;
    options.cards = m_cards.get();
    // In the server's thread: the bell only.
    options.needed = [this] {
        QMetaObject::invokeMethod(this, &PhoneHost::work, Qt::QueuedConnection);
    };
    const auto &session = m_document.session();
    const auto seal = session.seal();
    auto server = web::HallServer::startNear(
        options, web::hallOf(session.event(), seal ? seal->seq : 0, session.wallTime()));
    if (!server) {
        Q_EMIT told(
            server.error() == web::StartProblem::PortTaken
                ? tr("Port %1 and those that follow are taken: close what uses them.").arg(wanted)
                : tr("The system lets nobody serve on port %1.").arg(wanted),
            true);
        return;
    }
    m_server = std::move(*server);
    m_port = m_server->port();
    if (m_port != wanted)
        Q_EMIT told(tr("Port %1 is taken: the hall is on port %2.").arg(wanted).arg(m_port), true);
    const QStringList found = networks();
    // Where cards were printed for, if this computer is there; else where most phones are.
    if (const QString before = toQt(printed.address); found.contains(before))
        m_network = before;
    else if (!found.contains(m_network))
        m_network = found.value(0);
    m_server->show(*m_desk);
    checkPrinted();
}

void PhoneHost::stop()
{
    while (m_server->work(*m_desk)) { } // what came in before is done, and its phone told
    m_server.reset();
    m_connected = 0;
    m_guests.clear();
    Q_EMIT inboxChanged();
}

void PhoneHost::work()
{
    if (!m_server)
        return;
    if (m_server->work(*m_desk, deedsInOneTurn))
        QTimer::singleShot(0, this, &PhoneHost::work);
    Q_EMIT inboxChanged();
}

void PhoneHost::chooseNetwork(const QString &network)
{
    m_network = network;
    checkPrinted();
    Q_EMIT hallChanged();
}

QString PhoneHost::address() const
{
    if (!m_server || m_network.isEmpty())
        return {};
    return u"http://%1:%2/"_s.arg(m_network).arg(m_port);
}

int PhoneHost::connected() const { return m_connected; }

QStringList PhoneHost::guests() const { return m_guests; }

std::string PhoneHost::wayIn(const std::string &secret) const
{
    return fromQt(address()) + "in/" + secret;
}

QString PhoneHost::deadAddress() const
{
    if (!m_server)
        return {};
    const auto &printed = m_desk->printed();
    if (printed.address.empty() || (printed.address == fromQt(m_network) && printed.port == m_port))
        return {};
    return u"http://%1:%2/"_s.arg(toQt(printed.address)).arg(printed.port);
}

void PhoneHost::checkPrinted()
{
    const QString dead = deadAddress();
    if (!dead.isEmpty() && dead != std::exchange(m_saidDead, dead))
        Q_EMIT told(tr("Cards and codes were printed for %1, and phones are at %2 now: those lead "
                       "nowhere. Print them again on the page Phones.")
                        .arg(shortAddress(dead), shortAddress(address())),
                    true);
}

void PhoneHost::notePrinted()
{
    if (!m_server || m_network.isEmpty())
        return;
    (void)m_desk->setPrinted({fromQt(m_network), m_port});
    m_saidDead.clear();
    Q_EMIT hallChanged();
}

void PhoneHost::openRegistration(bool open)
{
    desk().openRegistration(open);
    tellHall();
}

void PhoneHost::announce(const QString &text)
{
    if (m_desk || !text.isEmpty())
        tellWhyNot(desk().announce(fromQt(text)));
}

QString PhoneHost::announced() const { return toQt(m_notices.announced); }

void PhoneHost::call(const std::vector<tournament::PlayerId> &players)
{
    // Where an event is only read, its wall alone says so.
    if ((m_desk || !players.empty()) && !m_document.session().readOnlyReason())
        tellWhyNot(desk().call(players));
}

std::vector<tournament::PlayerId> PhoneHost::called() const { return m_notices.called; }

void PhoneHost::tellWhyNot(const core::Expected<void, app::Failure> &kept)
{
    if (!kept)
        Q_EMIT told(toQt(kept.error().message), true);
    checkNotices();
    tellHall();
}

void PhoneHost::checkNotices()
{
    const app::HallNotices before =
        std::exchange(m_notices, {m_desk->announced(), m_desk->called()});
    if (before.announced != m_notices.announced)
        Q_EMIT announcedChanged();
    if (before.called != m_notices.called)
        Q_EMIT calledChanged();
}

core::Expected<void, app::Failure> PhoneHost::accept(std::int64_t item)
{
    auto done = withoutItem(desk().accept(item));
    Q_EMIT inboxChanged();
    tellHall();
    return done;
}

core::Expected<void, app::Failure> PhoneHost::refuse(std::int64_t item, const std::string &word)
{
    auto done = withoutItem(desk().refuse(item, word));
    Q_EMIT inboxChanged();
    tellHall();
    return done;
}

std::vector<tournament::PlayerId> PhoneHost::withoutCard() const
{
    std::set<tournament::PlayerId> have;
    for (const app::PhoneSecret &secret :
         m_desk ? m_desk->secrets() : std::vector<app::PhoneSecret>())
        if (secret.printed)
            have.insert(secret.player);
    std::vector<tournament::PlayerId> without;
    for (const auto &player : m_document.event().players)
        if (!have.contains(player.id))
            without.push_back(player.id);
    return without;
}

core::Expected<std::vector<app::PhoneCard>, app::Failure>
PhoneHost::makeCards(const std::vector<tournament::PlayerId> &players, bool instead)
{
    const auto secrets = desk().printCards(players, instead);
    if (!secrets)
        return core::unexpected(secrets.error());
    std::vector<app::PhoneCard> cards;
    for (const auto &player : m_document.event().players)
        if (const auto secret = secrets->find(player.id); secret != secrets->end())
            cards.push_back({player.name, {}, wayIn(secret->second)});
    std::ranges::sort(cards, {}, &app::PhoneCard::name);
    notePrinted();
    tellHall();
    return cards;
}

void PhoneHost::tellHall()
{
    if (m_server && !m_showing->isActive())
        m_showing->start(pauseBeforeShowing);
}

void PhoneHost::show()
{
    if (!m_server)
        return;
    m_server->show(*m_desk);
}

void PhoneHost::look()
{
    if (!m_desk) {
        wakeIfKnown();
        if (m_desk)
            Q_EMIT inboxChanged();
        return;
    }
    const auto news = m_desk->refresh();
    if (news && *news) {
        checkNotices();
        Q_EMIT inboxChanged();
        tellHall();
    }
    if (!m_server)
        return;
    if (++m_looks % looksBetweenSchedules == 0)
        tellHall();
    const int live = static_cast<int>(m_server->live());
    QStringList present;
    for (const web::Guest &guest : m_server->guests())
        present.append(guestText(guest.user));
    const bool others = std::exchange(m_guests, present) != present;
    if (std::exchange(m_connected, live) != live || others)
        Q_EMIT hallChanged();
}

} // namespace ui

#include "moc_phone_host.cpp"
