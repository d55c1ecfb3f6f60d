// SPDX-FileCopyrightText: Arbiter contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tournament/results/result_notation.h"

#include "core/english.h"
#include "tournament/cut/cut.h"
#include "tournament/event/refusal.h"
#include "tournament/results/game_notation.h"
#include "tournament/results/result_rules.h"
#include "tournament/results/result_shorthand.h"

#include <algorithm>
#include <span>

namespace tournament {

using core::English;

namespace {

constexpr std::string_view allWords =
    "p1corp=…, p2corp=…, 2-0, 1-1, 0-2, winner=p1, id, two-for-one=p1, no-show=p2:5, "
    "loss=p1:game";

std::optional<Seat> seat(std::string_view word)
{
    if (word == "p1")
        return Seat::P1;
    return word == "p2" ? std::optional(Seat::P2) : std::nullopt;
}

/// Reads the words of one result; a failure is thrown and caught in readResult().
class NotationReader {
public:
    NotationReader(const Event &event, const Round &round, const Match &match)
        : m_match(match), m_games(gamesPerMatch(event.profile, round.stage))
    {
        m_report.round = round.number;
        m_report.table = match.table;
    }

    ReportResult read(std::string_view text)
    {
        const auto words = splitWords(text, " ,\t\n");
        if (words.empty())
            throw NotationError{"", std::string(allWords)};
        if (const auto typed = readShorthand(text, m_match, m_games))
            take(*typed);
        else
            for (const auto word : words)
                readWord(word);
        finish();
        return std::move(m_report);
    }

private:
    void take(const Shorthand &typed)
    {
        m_winner = typed.winner;
        if (typed.score)
            addScore((*typed.score)[0], (*typed.score)[1]);
        for (const Game &game : typed.games)
            addNamed(game);
    }

    void readWord(std::string_view word)
    {
        const auto equals = word.find('=');
        const std::string_view key = word.substr(0, equals);
        const std::string_view value =
            equals == std::string_view::npos ? std::string_view() : word.substr(equals + 1);
        m_word = word;
        if (key == "p1corp" || key == "p2corp")
            addNamed(understood(readGame(key == "p1corp" ? Seat::P1 : Seat::P2, value)));
        else if (key == "third")
            readThird(value);
        else if (key == "winner")
            readWinner(value);
        else if (word.starts_with("time:"))
            readTimeHere(word);
        else if (word == "id")
            m_report.result.kind = ResultKind::IntentionalDraw;
        else if (key == "two-for-one")
            readTwoForOne(value);
        else if (key == "no-show")
            readNoShow(value);
        else if (key == "loss")
            readLoss(value);
        else
            readScore(word);
    }

    [[noreturn]] void expected(std::string_view what) const
    {
        throw NotationError{std::string(m_word), std::string(what)};
    }
    [[noreturn]] static void refused(RefusalCode code, int number = 0)
    {
        Refusal refusal;
        refusal.code = code;
        refusal.number = number;
        throw refusal;
    }

    /// The game that `read` understood, or the end of reading with what would have been.
    [[nodiscard]] Game understood(const core::Expected<Game, std::string> &read) const
    {
        if (!read)
            expected(read.error());
        return *read;
    }

    void addNamed(Game game)
    {
        for (const Game &earlier : m_named)
            if (earlier.corp == game.corp) {
                if (earlier.winner && game.winner && earlier.winner != game.winner)
                    refused(RefusalCode::BothWin);
                expected(English::tr("each game once"));
            }
        m_named.push_back(game);
    }

    void readThird(std::string_view value)
    {
        const auto colon = value.find(':');
        const std::string_view corp = value.substr(0, colon);
        if (colon == std::string_view::npos || (corp != "p1corp" && corp != "p2corp"))
            expected("third=p1corp:corp");
        if (m_third)
            expected(English::tr("each game once"));
        m_third =
            understood(readGame(corp == "p1corp" ? Seat::P1 : Seat::P2, value.substr(colon + 1)));
    }

    [[nodiscard]] std::optional<Seat> settledCorp() const
    {
        if (!m_match.p1Side || m_games > 1)
            return std::nullopt;
        return *m_match.p1Side == Side::Corp ? Seat::P1 : Seat::P2;
    }

    void readWinner(std::string_view value)
    {
        const auto winner = seat(value);
        if (!winner)
            expected(English::tr("winner=p1 or winner=p2"));
        if (m_games != 1)
            expected(English::tr("a result of two games: p1corp=… p2corp=…, or 2-0, 1-1, 0-2"));
        if (m_winner && m_winner != winner)
            refused(RefusalCode::BothWin);
        m_winner = winner;
    }

    void readTimeHere(std::string_view word)
    {
        if (m_games != 1 || !settledCorp())
            expected(English::tr("p1corp=time:C-R, because no sides are settled at this table"));
        m_time = understood(readTime(*settledCorp(), word.substr(5)));
    }

    void readTwoForOne(std::string_view value)
    {
        m_report.result.kind = ResultKind::TwoForOne;
        if (m_games < 2) {
            Refusal refusal;
            refusal.code = RefusalCode::NotAllowedByProfile;
            refusal.text = "two-for-one";
            throw refusal;
        }
        if (value.empty())
            return; // the game that was played follows as p1corp=…, winner=… or 2-0
        const auto winner = seat(value);
        if (!winner)
            expected(English::tr("two-for-one=p1 or two-for-one=p2"));
        m_others.push_back(wonBy(*winner, std::nullopt));
    }

    /// Tournament Rules 3.0.2, "Swiss Pairings": after 5 minutes a game loss, after 10 a match
    /// loss and the drop.
    void readNoShow(std::string_view value)
    {
        const auto parts = splitWords(value, ":");
        const auto late = parts.size() == 2 ? seat(parts[0]) : std::nullopt;
        if (!late || (parts[1] != "5" && parts[1] != "10"))
            expected(English::tr("no-show=p1:5 or no-show=p1:10"));
        addLoss(*late, parts[1] == "10", WinCondition::NoShow);
        if (parts[1] == "10")
            m_report.dropped.push_back(*late == Seat::P1 ? m_match.p1 : *m_match.p2);
    }

    void readLoss(std::string_view value)
    {
        const auto parts = splitWords(value, ":");
        const auto loser = parts.size() == 2 ? seat(parts[0]) : std::nullopt;
        if (!loser || (parts[1] != "game" && parts[1] != "match"))
            expected(English::tr("loss=p1:game or loss=p1:match"));
        addLoss(*loser, parts[1] == "match", WinCondition::Penalty);
    }

    void addLoss(Seat loser, bool match, WinCondition how)
    {
        // When both fail to come nobody wins what both lose.
        for (Game &game : m_others)
            if (how == WinCondition::NoShow && game.how == how && game.winner == loser) {
                game.ending = GameEnding::Unplayed;
                game.winner.reset();
                if (!match)
                    return;
            }
        const int games = match ? m_games : 1;
        const auto present = std::ranges::count(m_others, WinCondition::NoShow, &Game::how);
        const int already = how == WinCondition::NoShow ? static_cast<int>(present) : 0;
        for (int i = already; i < games; ++i)
            m_others.push_back(wonBy(other(loser), std::nullopt, how));
    }

    void readScore(std::string_view word)
    {
        const auto dash = word.find('-');
        const auto first =
            dash == std::string_view::npos ? std::nullopt : wholeNumber(word.substr(0, dash));
        const auto second =
            dash == std::string_view::npos ? std::nullopt : wholeNumber(word.substr(dash + 1));
        if (!first || !second || *first < 0 || *second < 0)
            expected(allWords);
        addScore(*first, *second);
    }

    void addScore(int first, int second)
    {
        if (first > m_games || second > m_games - first) {
            if (m_games == 1 && first == 1 && second == 1)
                refused(RefusalCode::BothWin);
            refused(RefusalCode::TooManyGames, m_games);
        }
        for (int i = 0; i < first; ++i)
            m_others.push_back(wonBy(Seat::P1, settledCorp()));
        for (int i = 0; i < second; ++i)
            m_others.push_back(wonBy(Seat::P2, settledCorp()));
        for (int i = first + second; i < m_games; ++i)
            m_others.emplace_back();
    }

    void finish()
    {
        if (m_time) {
            if (m_winner && m_time->winner != m_winner)
                refused(RefusalCode::AgendaPointsContradict);
            m_others.push_back(*m_time);
        } else if (m_winner) {
            m_others.push_back(wonBy(*m_winner, settledCorp()));
        }
        auto &result = m_report.result;
        result.games = m_others;
        result.games.insert(result.games.end(), m_named.begin(), m_named.end());
        switch (result.kind) {
        case ResultKind::IntentionalDraw:
            finishDraw();
            break;
        case ResultKind::TwoForOne:
            finishTwoForOne();
            break;
        default:
            mergePresent();
            break;
        }
        if (static_cast<int>(result.games.size()) > m_games)
            refused(RefusalCode::TooManyGames, m_games);
        addThird();
    }

    /// Behind the two games of a tied final (Tournament Rules 1.1, "Tournament Structure"): given
    /// with them or later.
    void addThird()
    {
        if (!m_third)
            return;
        auto &games = m_report.result.games;
        if (m_games < 2)
            refused(RefusalCode::TooManyGames, m_games);
        if (static_cast<int>(games.size()) < m_games)
            expected(English::tr("the two games of the match ahead of its third"));
        games.push_back(*m_third);
    }

    void finishDraw()
    {
        auto &games = m_report.result.games;
        if (!games.empty())
            expected(English::tr("id alone: an intentional draw is agreed without playing"));
        m_report.result = intentionalDraw(m_games);
    }

    void finishTwoForOne()
    {
        auto &games = m_report.result.games;
        const bool twice = games.size() == 2 && games[0].winner == games[1].winner;
        if ((games.size() != 1 && !twice) || !games[0].winner
            || games[0].ending != GameEnding::Win) {
            m_word = "two-for-one";
            expected(English::tr(
                "two-for-one=p1, or two-for-one p1corp=corp with the game that was played"));
        }
        games.resize(1);
        games.push_back(wonBy(*games[0].winner, std::nullopt));
    }

    /// One game now, the other later: what is not named again stays, as long as there is room.
    void mergePresent()
    {
        auto &games = m_report.result.games;
        const auto &present = m_match.result;
        if (!present || present->kind != ResultKind::Games)
            return;
        std::vector<Game> kept;
        // A third game is kept only with the tie it decides: it is named again with the others.
        const auto match =
            std::span(present->games)
                .first(std::min(present->games.size(), static_cast<std::size_t>(m_games)));
        for (const Game &game : match) {
            const bool named = game.corp && std::ranges::any_of(games, [&](const Game &fresh) {
                                   return fresh.corp == game.corp;
                               });
            const bool partial = static_cast<int>(present->games.size()) < m_games;
            if (!named && (partial || game.corp))
                kept.push_back(game);
        }
        if (static_cast<int>(kept.size() + games.size()) > m_games)
            return; // the new words are a whole result: they replace the old one
        games.insert(games.begin(), kept.begin(), kept.end());
    }

    const Match &m_match;
    int m_games;
    ReportResult m_report;
    std::vector<Game> m_named;  ///< p1corp=… and p2corp=…
    std::vector<Game> m_others; ///< scores and losses
    std::optional<Game> m_third;
    std::optional<Seat> m_winner;
    std::optional<Game> m_time;
    std::string_view m_word;
};

} // namespace

core::Expected<ReportResult, NotationFailure> readResult(const Event &event, int round, int table,
                                                         std::string_view text)
{
    const Round *found = findRound(event, round);
    if (!found)
        return core::unexpected(NotationFailure(refuse(RefusalCode::RoundUnknown, round).value()));
    const Match *match = findMatch(event, round, table);
    if (!match)
        return core::unexpected(
            NotationFailure(refuse(RefusalCode::TableUnknown, round, {table}).value()));
    if (match->isBye())
        return core::unexpected(
            NotationFailure(refuse(RefusalCode::ByeHasNoResult, round, {table}).value()));
    try {
        return NotationReader(event, *found, *match).read(text);
    } catch (const NotationError &error) {
        return core::unexpected(NotationFailure(error));
    } catch (Refusal &refusal) {
        refusal.tables = {table};
        return core::unexpected(NotationFailure(std::move(refusal)));
    }
}

core::Expected<ReportResult, NotationFailure> readResult(const Event &event, int game,
                                                         std::string_view text)
{
    const auto place = placeOf(event, game);
    if (!place)
        return core::unexpected(NotationFailure(place.error()));
    return readResult(event, place->round, place->table, text);
}

} // namespace tournament
