// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/card_store.h"
#include "app/hall/phones.h"
#include "app/session/session.h"

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace app {

enum class WaitsFor : std::uint8_t {
    Nobody,   ///< it is decided
    Desk,     ///< accept() or refuse()
    Judge,    ///< a call; the desk may answer it, too
    Opponent, ///< who is to say the same; the desk may accept it all the same
};

/// One line of the list in the window.
struct InboxLine {
    std::int64_t id = 0;
    InboxKind kind{};
    core::Timestamp at;
    tournament::PlayerId player; ///< 0: nobody of the event yet, or staff
    int round = 0;
    int table = 0;      ///< 0: of no table
    std::string who;    ///< "Ada"
    std::string what;   ///< one sentence: "Table 3: 4–0", "Wants to leave after this round"
    std::string number; ///< "417", which the phone shows, too; empty where there is none
    WaitsFor waitsFor{};
    /// A dispute: the item that says otherwise about the same table, 0: none. Both have a line;
    /// accepting one refuses the other.
    std::int64_t against = 0;
    std::string stands; ///< the result that stands there and that it contradicts: "4–0", or empty
    InboxState state{};
    std::string word;      ///< what the phone was told
    std::string decidedBy; ///< empty: nobody had to
};

/// What the phones of one open event say, and what becomes of it: the one door for the window, the
/// command line and the server, in the thread that has the session. Every act goes through
/// Session::perform with its own actor, so listeners of the session hear of it as of any other.
class PhoneDesk {
public:
    /// Both must live longer. Without cards no lists can be handed in by phone.
    explicit PhoneDesk(Session &session, const CardStore *cards = nullptr);

    /// Takes up what changed: in the inbox, by whatever program, and in the event, where an act of
    /// the desk may have decided what waited. To be called when the event changed and as often as
    /// the window looks at the file; cheap when nothing is new. True when something was.
    core::Expected<bool, Failure> refresh();
    [[nodiscard]] Session &session() const { return m_session; }

    /// Every item, decided or not, by number (the oldest first).
    [[nodiscard]] const std::map<std::int64_t, InboxItem> &items() const { return m_items; }
    /// What is not decided, the newest on top.
    [[nodiscard]] std::vector<InboxLine> open() const;
    /// What was, the newest on top; at most so many.
    [[nodiscard]] std::vector<InboxLine> decided(std::size_t most) const;
    /// How many wait for the desk or a judge: the count in the side bar.
    [[nodiscard]] int waiting() const;

    /// Does what the item asks, in its sender's name, and tells the phone. A call: it is answered.
    /// `confirmed`: also where the act takes a qualifier out of the cut (DropPlayers) or results
    /// with it (ReportResult). On failure the item stays open. A decided item is refused.
    core::Expected<InboxItem, Failure> accept(std::int64_t id, const std::string &word = {},
                                              bool confirmed = false);
    /// With a word that the phone shows.
    core::Expected<InboxItem, Failure> refuse(std::int64_t id, const std::string &word);

    /// From a phone. It is durable when this returns; its state says what became of it. Refused
    /// where it makes no sense, or rests on a state that has passed (the sentence says the present
    /// one). The same word twice is the same item.
    core::Expected<InboxItem, Failure> take(PhoneWord word);
    /// A call or report that waits, taken back by the phone it came from.
    core::Expected<InboxItem, Failure> withdraw(std::int64_t id, tournament::PlayerId by);
    /// An act of a scorekeeper or judge, done at once in his name.
    core::Expected<InboxItem, Failure> perform(const PhoneUser &by, const PhoneWord &word,
                                               const tournament::Command &command);
    /// A judge takes a call or has answered it.
    core::Expected<InboxItem, Failure> answer(std::int64_t call, const PhoneUser &by,
                                              const std::string &word);

    [[nodiscard]] PhonePolicy policy(InboxKind kind) const;
    core::Expected<void, Failure> setPolicy(InboxKind kind, PhonePolicy policy);
    /// While this program runs; closed at first.
    void openRegistration(bool open) { m_registration = open; }
    [[nodiscard]] bool registrationIsOpen() const { return m_registration; }
    /// What everybody in the hall is told now, on every page; empty: nothing. It stays until it is
    /// taken back, whatever becomes of this program.
    core::Expected<void, Failure> announce(const std::string &text);
    [[nodiscard]] const std::string &announced() const { return m_notices.announced; }

    /// Those in force, by name and then by time. What is shown of them is who and since when: the
    /// secrets themselves are kept nowhere.
    [[nodiscard]] std::vector<PhoneSecret> secrets() const;
    /// A new secret for somebody of the staff, to be shown once as code and address
    /// (…/in/SECRET); good until it is revoked.
    core::Expected<std::string, Failure> admitStaff(HallRole role, const std::string &name);
    /// New secrets for cards to print, by player, all or none. `instead`: cards of these players
    /// that were printed before are revoked with it (a lost card); phones that came in by them are
    /// out.
    core::Expected<std::map<tournament::PlayerId, std::string>, Failure>
    printCards(const std::vector<tournament::PlayerId> &players, bool instead);
    core::Expected<void, Failure> revoke(const std::string &hash);
    /// All that were ever made, for admittedBy().
    [[nodiscard]] const std::vector<PhoneSecret> &everySecret() const { return m_secrets; }
    [[nodiscard]] std::optional<PhoneUser> admitted(std::string_view secret) const;

    /// Where the cards and codes lead that were printed last.
    [[nodiscard]] const PrintedAddress &printed() const { return m_printed; }
    core::Expected<void, Failure> setPrinted(const PrintedAddress &printed);

    /// Who is asked to come to the desk: their phones say so. It stays as what is announced does.
    core::Expected<void, Failure> call(const std::vector<tournament::PlayerId> &players);
    [[nodiscard]] const std::vector<tournament::PlayerId> &called() const
    {
        return m_notices.called;
    }

private:
    /// Another open report about the same table, of the other player.
    [[nodiscard]] const InboxItem *otherReport(const InboxItem &item) const;
    [[nodiscard]] InboxLine lineOf(const InboxItem &item) const;
    [[nodiscard]] core::Expected<InboxItem, Failure> openItem(std::int64_t id) const;
    core::Expected<InboxItem, Failure> keep(const PhoneWord &word);
    /// As it is afterwards: somebody may have been faster, and what he decided stands.
    core::Expected<InboxItem, Failure> settle(const InboxItem &item, InboxState state,
                                              const std::string &word, const std::string &by,
                                              std::int64_t entry = 0);

    /// The same for a person, who is told when another was faster.
    core::Expected<InboxItem, Failure> decided(const InboxItem &item, InboxState state,
                                               const std::string &word, const std::string &by,
                                               std::int64_t entry = 0);
    /// Listeners of the session may ask for refresh() in the middle of an act: it waits.
    template <class Act>
    auto inAct(const Act &act)
    {
        const bool before = std::exchange(m_acting, true);
        auto done = act();
        m_acting = before;
        return done;
    }

    // What an accepted item does; each returns the number of the entry, 0: none.
    core::Expected<std::int64_t, Failure> carryOut(const InboxItem &item, bool confirmed);
    core::Expected<std::int64_t, Failure> carried(const InboxItem &item, bool confirmed);
    core::Expected<std::int64_t, Failure> record(const InboxItem &item, bool confirmed);
    core::Expected<std::int64_t, Failure> admit(const InboxItem &item, tournament::PlayerId player);
    core::Expected<std::int64_t, Failure> enter(const InboxItem &item);
    core::Expected<std::int64_t, Failure> submit(const InboxItem &item,
                                                 tournament::PlayerId player);

    [[nodiscard]] std::optional<Failure> senseless(const PhoneWord &word) const;
    /// Whether the event is already as the item asks: its player left, his consents are these.
    [[nodiscard]] bool isSo(const InboxItem &item) const;
    /// What came again.
    core::Expected<InboxItem, Failure> again(const InboxItem &item);
    /// By policy, where nobody has to decide it.
    core::Expected<InboxItem, Failure> decide(const InboxItem &item);
    core::Expected<InboxItem, Failure> decideResult(const InboxItem &item);
    /// What an act of somebody else has decided; true when there was such.
    bool reconcile();
    core::Expected<void, Failure> readBeside();
    /// What was kept is known again.
    core::Expected<void, Failure> noted(core::Expected<void, storage::StorageError> kept);

    Session &m_session;
    const CardStore *m_cards;
    std::int64_t m_serial = -1;
    std::int64_t m_reconciled = -1; ///< the entry of the event that items were compared with
    std::map<std::int64_t, InboxItem> m_items;
    std::vector<PhoneSecret> m_secrets;
    storage::PhonePolicies m_policies;
    PrintedAddress m_printed;
    bool m_registration = false;
    HallNotices m_notices;
    bool m_acting = false;
};

} // namespace app
