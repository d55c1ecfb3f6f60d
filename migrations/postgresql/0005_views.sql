-- SPDX-FileCopyrightText: Arbiter contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- For an organizer with many events: players, results and identities over a season. One player of two
-- events is one where the name is the same but for capitals and blanks at its ends.

CREATE VIEW arbiter.season_event AS
SELECT e.event, e.name, e.date, e.tier, e.profile,
    (SELECT count(*) FROM arbiter.player p WHERE p.event = e.event) AS players,
    (SELECT count(*) FROM arbiter.round r WHERE r.event = e.event) AS rounds
FROM arbiter.event e;

CREATE VIEW arbiter.season_player AS
SELECT lower(btrim(p.name)) AS who, p.name, p.event, e.name AS event_name, e.date, e.tier, p.id AS player,
    p.status, p.corp_identity, p.corp_faction, p.runner_identity, p.runner_faction,
    s.rank, s.points, s.match_points, s.rounds, s.corp_wins, s.runner_wins, s.byes
FROM arbiter.player p
JOIN arbiter.event e ON e.event = p.event
LEFT JOIN arbiter.standing s ON s.event = p.event AND s.player = p.id;

-- One row for each player of each match that is complete; a bye has no opponent.
CREATE VIEW arbiter.season_match AS
SELECT m.event, e.date, m.round, r.stage, m.table_number, seat.player, seat.opponent, seat.points,
    seat.opponent_points
FROM arbiter.match m
JOIN arbiter.event e ON e.event = m.event
JOIN arbiter.round r ON r.event = m.event AND r.number = m.round
CROSS JOIN LATERAL (VALUES (m.p1, m.p2, m.p1_points, m.p2_points),
                           (m.p2, m.p1, m.p2_points, m.p1_points))
    AS seat (player, opponent, points, opponent_points)
WHERE seat.player IS NOT NULL AND seat.points IS NOT NULL AND r.prepared = 0;

-- One row for each game whose sides and winner are known.
CREATE VIEW arbiter.season_game AS
SELECT g.event, e.date, g.round, g.table_number, g.number, g.corp AS corp_player,
    CASE WHEN g.corp = m.p1 THEN m.p2 ELSE m.p1 END AS runner_player,
    CASE WHEN g.winner = g.corp THEN 'corp' ELSE 'runner' END AS winner, g.ending, g.how
FROM arbiter.game g
JOIN arbiter.match m
    ON m.event = g.event AND m.round = g.round AND m.table_number = g.table_number
JOIN arbiter.event e ON e.event = g.event
WHERE g.corp IS NOT NULL AND g.winner IS NOT NULL;

-- How often each identity was brought and what it won.
CREATE VIEW arbiter.season_identity AS
SELECT side, identity, faction, count(DISTINCT (event, player)) AS brought,
    count(won) AS games, count(*) FILTER (WHERE won) AS wins
FROM (
    SELECT 'corp' AS side, p.corp_identity AS identity, p.corp_faction AS faction, p.event,
        p.id AS player, g.winner = 'corp' AS won
    FROM arbiter.player p
    LEFT JOIN arbiter.season_game g ON g.event = p.event AND g.corp_player = p.id
    UNION ALL
    SELECT 'runner', p.runner_identity, p.runner_faction, p.event, p.id, g.winner = 'runner'
    FROM arbiter.player p
    LEFT JOIN arbiter.season_game g ON g.event = p.event AND g.runner_player = p.id
) AS brought
WHERE identity <> ''
GROUP BY side, identity, faction;

GRANT SELECT ON arbiter.season_event, arbiter.season_player, arbiter.season_match,
    arbiter.season_game, arbiter.season_identity
    TO arbiter_desk, arbiter_watch, arbiter_reader;
