-- SPDX-FileCopyrightText: Arbiter contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- A desk appends and reads, a watch reads the journal (the wall on another machine), a reader reads the
-- tables that people make queries on. They are of the whole server: another database may have made them.

DO $$
DECLARE
    named text;
BEGIN
    FOREACH named IN ARRAY ARRAY['arbiter_desk', 'arbiter_watch', 'arbiter_reader'] LOOP
        IF NOT EXISTS (SELECT 1 FROM pg_roles WHERE rolname = named) THEN
            EXECUTE format('CREATE ROLE %I NOLOGIN', named);
        END IF;
    END LOOP;
END
$$;

REVOKE ALL ON ALL FUNCTIONS IN SCHEMA arbiter FROM PUBLIC;
GRANT USAGE ON SCHEMA arbiter TO arbiter_desk, arbiter_watch, arbiter_reader;
GRANT SELECT ON arbiter.step TO arbiter_desk, arbiter_watch, arbiter_reader;
GRANT SELECT ON arbiter.shared_event, arbiter.journal, arbiter.head, arbiter.presence
    TO arbiter_desk, arbiter_watch;
GRANT SELECT ON arbiter.event, arbiter.player, arbiter.round, arbiter.match, arbiter.game,
    arbiter.standing, arbiter.cut_seed, arbiter.penalty, arbiter.deck_lock, arbiter.deck,
    arbiter.deck_card, arbiter.deck_check, arbiter.schedule_break
    TO arbiter_desk, arbiter_watch, arbiter_reader;
GRANT EXECUTE ON FUNCTION arbiter.now_ms(), arbiter.beat(text, text, text, text, boolean),
    arbiter.goodbye(text, text) TO arbiter_desk, arbiter_watch;
GRANT EXECUTE ON FUNCTION
    arbiter.append(text, bigint, text, bigint, text, text, text, text, text, text, json, boolean),
    arbiter.begin(text, bigint, integer), arbiter.withdraw(text),
    arbiter.show_all(text, bigint, text, json, integer), arbiter.leave(text, bigint, text, text)
    TO arbiter_desk;
