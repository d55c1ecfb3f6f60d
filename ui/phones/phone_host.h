// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/day/print_service.h"
#include "app/decks/card_store.h"
#include "app/hall/phone_desk.h"

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <QObject>
#include <QStringList>

class QTimer;

namespace web {
class HallServer;
}

namespace ui {

class Document;
class UserCards;

/// The hall of the open event on phones, served in this window's process. The server has a thread
/// of its own and never waits for the window; what phones say is taken up here between two events
/// of the window, a little at a time, so that the window never waits for them either. An event
/// that never had to do with phones costs a look at a number now and then: all else is made when
/// phones are turned on, or were, by whatever program.
class PhoneHost : public QObject {
    Q_OBJECT
public:
    PhoneHost(Document &document, UserCards &cards, QObject *parent);
    ~PhoneHost() override;

    /// Makes it, where there is none yet.
    [[nodiscard]] app::PhoneDesk &desk();
    /// Whether this event has to do with phones: else nothing waits and nothing was decided.
    [[nodiscard]] bool isAwake() const { return m_desk != nullptr; }
    [[nodiscard]] int waiting() const { return m_desk ? m_desk->waiting() : 0; }
    [[nodiscard]] bool registrationIsOpen() const { return m_desk && m_desk->registrationIsOpen(); }

    /// Where the port is taken the next free one is; said by `told`.
    void setOn(bool on);
    [[nodiscard]] bool isOn() const { return m_server != nullptr; }
    /// The addresses of this computer by which phones can reach it.
    [[nodiscard]] QStringList networks() const;
    /// In place of those that the system knows.
    void usePlaces(std::function<std::vector<std::string>()> places);
    [[nodiscard]] QString network() const { return m_network; }
    /// The one that codes and cards name.
    void chooseNetwork(const QString &network);
    /// "http://192.168.0.7:8080/"; empty while nobody can come in.
    [[nodiscard]] QString address() const;
    [[nodiscard]] int connected() const;
    /// Who came in by a card or code and is still there: "Ada", "Robin (judge)".
    [[nodiscard]] QStringList guests() const;
    /// What was printed and leads nowhere now; empty: all that was printed is good.
    [[nodiscard]] QString deadAddress() const;
    /// The address of whoever has this secret.
    [[nodiscard]] std::string wayIn(const std::string &secret) const;

    void openRegistration(bool open);
    /// What everybody reads on top of every page; empty: nothing. The event keeps it: it is there
    /// when it is opened again, and on the walls and phones of other desks.
    void announce(const QString &text);
    [[nodiscard]] QString announced() const;
    /// Who is asked to come to the desk, on their own phones; kept as what is announced is.
    void call(const std::vector<tournament::PlayerId> &players);
    [[nodiscard]] std::vector<tournament::PlayerId> called() const;
    [[nodiscard]] core::Expected<void, app::Failure> accept(std::int64_t item);
    [[nodiscard]] core::Expected<void, app::Failure> refuse(std::int64_t item,
                                                            const std::string &word);
    /// Players for whom no card was ever printed that is still good.
    [[nodiscard]] std::vector<tournament::PlayerId> withoutCard() const;
    /// `instead`: of those that were printed before.
    [[nodiscard]] core::Expected<std::vector<app::PhoneCard>, app::Failure>
    makeCards(const std::vector<tournament::PlayerId> &players, bool instead);
    /// The address was printed on something: from now on it is missed where it changes.
    void notePrinted();
    /// Shows phones the event as it is, soon.
    void tellHall();

Q_SIGNALS:
    void inboxChanged();
    /// On or off, another address, more or fewer phones.
    void hallChanged();
    // By this desk or another.
    void announcedChanged();
    void calledChanged();
    /// What the user must know: why it did not start, another port, cards that are dead.
    void told(const QString &text, bool warning);

private:
    void wake();
    /// The same, where some program ever did something with phones.
    void wakeIfKnown();
    void start();
    void stop();
    void look();
    void show();
    /// Does a little of what phones asked for, and the rest when the window had its turn.
    void work();
    void checkPrinted();
    void checkNotices();
    void tellWhyNot(const core::Expected<void, app::Failure> &kept);

    Document &m_document;
    UserCards &m_userCards;
    std::unique_ptr<app::CardStore> m_cards;
    std::unique_ptr<app::PhoneDesk> m_desk; ///< none: asleep
    app::HallNotices m_notices;             ///< as the window was told last
    std::unique_ptr<web::HallServer> m_server;
    std::function<std::vector<std::string>()> m_places;
    QString m_network;
    int m_port = 0;
    int m_connected = 0;
    QStringList m_guests;
    int m_looks = 0;
    QString m_saidDead; ///< so that it is said once
    QTimer *m_showing = nullptr;
    QTimer *m_looking = nullptr;
};

} // namespace ui
