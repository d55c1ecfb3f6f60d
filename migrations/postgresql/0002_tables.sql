-- SPDX-FileCopyrightText: Arbiter contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- The derived tables of an event file, for all events of the database. They repeat the journal and are
-- written with it; numbers, times and fractions stand in them as they do in a file.

CREATE TABLE arbiter.event (
    event text NOT NULL,
    id bigint NOT NULL,
    name text NOT NULL,
    date text NOT NULL,
    tier text NOT NULL,
    organizer text NOT NULL,
    second_organizer text NOT NULL,
    organizer_plays bigint NOT NULL,
    late_entry text NOT NULL,
    profile text NOT NULL,
    seed text NOT NULL,
    announced_rounds bigint,
    announced_cut bigint,
    minutes bigint NOT NULL,
    cut_form text NOT NULL,
    deck_list text NOT NULL,
    deck_pool text NOT NULL,
    deck_any_release bigint NOT NULL,
    deck_draft bigint NOT NULL,
    decks_locked bigint NOT NULL,
    starts bigint, -- round 1
    turnover bigint, -- minutes between two rounds; NULL: as usual
    cut_minutes bigint, -- of a round of the cut; NULL: by the rules
    PRIMARY KEY (event, id)
);

CREATE TABLE arbiter.player (
    event text NOT NULL,
    id bigint NOT NULL,
    name text NOT NULL,
    pronouns text NOT NULL,
    corp_identity text NOT NULL,
    corp_faction text NOT NULL,
    runner_identity text NOT NULL,
    runner_faction text NOT NULL,
    awarded_byes bigint NOT NULL,
    fixed_table bigint,
    seat bigint,
    tie_break text NOT NULL,
    status text NOT NULL,
    entered_after_round bigint NOT NULL,
    missed_rounds bigint NOT NULL,
    left_after_round bigint,
    named text NOT NULL,
    photographed text NOT NULL,
    streamed text NOT NULL,
    PRIMARY KEY (event, id)
);

CREATE TABLE arbiter.round (
    event text NOT NULL,
    number bigint NOT NULL,
    stage text NOT NULL,
    seed text NOT NULL,
    algorithm bigint NOT NULL,
    cost bigint NOT NULL,
    relaxations bigint NOT NULL,
    prepared bigint NOT NULL,
    PRIMARY KEY (event, number)
);

CREATE TABLE arbiter.match (
    event text NOT NULL,
    round bigint NOT NULL,
    table_number bigint NOT NULL,
    game bigint, -- its number in the bracket of the cut
    p1 bigint NOT NULL,
    p2 bigint,
    awarded_bye bigint NOT NULL,
    p1_side text,
    locked bigint NOT NULL,
    watched bigint NOT NULL,
    result text,
    complete bigint NOT NULL,
    p1_points bigint,
    p2_points bigint,
    PRIMARY KEY (event, round, table_number)
);

CREATE TABLE arbiter.game (
    event text NOT NULL,
    round bigint NOT NULL,
    table_number bigint NOT NULL,
    number bigint NOT NULL,
    corp bigint,
    ending text NOT NULL,
    winner bigint,
    p1_agenda_points bigint,
    p2_agenda_points bigint,
    how text NOT NULL,
    PRIMARY KEY (event, round, table_number, number)
);

CREATE TABLE arbiter.standing (
    event text NOT NULL,
    player bigint NOT NULL,
    rank bigint NOT NULL,
    points bigint NOT NULL,
    match_points bigint NOT NULL,
    rounds bigint NOT NULL,
    sos text NOT NULL,
    esos text,
    corp_wins bigint NOT NULL,
    runner_wins bigint NOT NULL,
    byes bigint NOT NULL,
    dropped bigint NOT NULL,
    sides_unknown bigint NOT NULL,
    PRIMARY KEY (event, player)
);

CREATE TABLE arbiter.cut_seed (
    event text NOT NULL,
    seed bigint NOT NULL,
    player bigint NOT NULL,
    PRIMARY KEY (event, seed)
);

CREATE TABLE arbiter.penalty (
    event text NOT NULL,
    number bigint NOT NULL,
    player bigint NOT NULL,
    round bigint NOT NULL,
    kind text NOT NULL,
    reason text NOT NULL,
    judge text NOT NULL,
    PRIMARY KEY (event, number)
);

CREATE TABLE arbiter.deck_lock (
    event text NOT NULL,
    player bigint NOT NULL,
    locked bigint NOT NULL,
    PRIMARY KEY (event, player)
);

CREATE TABLE arbiter.deck (
    event text NOT NULL,
    player bigint NOT NULL,
    side text NOT NULL,
    submitted bigint NOT NULL,
    name text NOT NULL,
    format text NOT NULL,
    identity text NOT NULL,
    faction text NOT NULL,
    unknown_lines bigint NOT NULL,
    reason text NOT NULL,
    accepted text,
    original text NOT NULL,
    PRIMARY KEY (event, player, side)
);

CREATE TABLE arbiter.deck_card (
    event text NOT NULL,
    player bigint NOT NULL,
    side text NOT NULL,
    position bigint NOT NULL,
    title text NOT NULL,
    quantity bigint NOT NULL,
    PRIMARY KEY (event, player, side, position)
);

CREATE TABLE arbiter.deck_check (
    event text NOT NULL,
    number bigint NOT NULL,
    player bigint NOT NULL,
    side text NOT NULL,
    round bigint NOT NULL,
    at bigint NOT NULL,
    outcome text NOT NULL,
    judge text NOT NULL,
    note text NOT NULL,
    PRIMARY KEY (event, number)
);

CREATE TABLE arbiter.schedule_break (
    event text NOT NULL,
    after_round bigint NOT NULL,
    minutes bigint NOT NULL,
    PRIMARY KEY (event, after_round)
);

INSERT INTO arbiter.derived VALUES
    ('event', '{id}'), ('player', '{id}'), ('round', '{number}'), ('match', '{round,table_number}'),
    ('game', '{round,table_number,number}'), ('standing', '{player}'), ('cut_seed', '{seed}'),
    ('penalty', '{number}'), ('deck_lock', '{player}'), ('deck', '{player,side}'),
    ('deck_card', '{player,side,position}'), ('deck_check', '{number}'),
    ('schedule_break', '{after_round}');
