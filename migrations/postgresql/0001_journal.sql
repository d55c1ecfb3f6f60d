-- SPDX-FileCopyrightText: Arbiter contributors
-- SPDX-License-Identifier: GPL-3.0-or-later
-- Events that several desks share. The journal is the truth here as in a file: rows are appended by
-- one function, in one order, and nobody changes or deletes one.

CREATE SCHEMA arbiter;

CREATE TABLE arbiter.step (
    number integer PRIMARY KEY,
    made timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE arbiter.shared_event (
    uuid text PRIMARY KEY CHECK (length(uuid) = 36),
    created bigint NOT NULL,
    shared timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE arbiter.journal (
    event text NOT NULL REFERENCES arbiter.shared_event (uuid),
    seq bigint NOT NULL CHECK (seq > 0),
    at bigint NOT NULL,
    actor text NOT NULL,
    command text NOT NULL CHECK (command <> ''),
    payload text NOT NULL,
    prev_hash text NOT NULL CHECK (length(prev_hash) = 64),
    hash text NOT NULL CHECK (length(hash) = 64),
    -- Outside the hash: which act of which desk this is, so that one whose answer was lost is found.
    act text,
    desk text NOT NULL DEFAULT '',
    PRIMARY KEY (event, seq),
    UNIQUE (event, act)
);

-- The last row of each event. One row to lock: whoever appends waits here, and numbers have no gaps.
CREATE TABLE arbiter.head (
    event text PRIMARY KEY REFERENCES arbiter.shared_event (uuid),
    seq bigint NOT NULL,
    hash text NOT NULL,
    at bigint NOT NULL,
    shown integer NOT NULL DEFAULT 0, -- the step by which the derived tables were written
    left_for text NOT NULL DEFAULT '' -- where the event goes on; empty: here
) WITH (fillfactor = 50);

-- Who has an event open. Lost in a crash of the server, which is no loss.
CREATE UNLOGGED TABLE arbiter.presence (
    event text NOT NULL,
    client text NOT NULL,
    desk text NOT NULL,
    actor text NOT NULL,
    reads_only boolean NOT NULL,
    since timestamptz NOT NULL DEFAULT clock_timestamp(),
    seen timestamptz NOT NULL DEFAULT clock_timestamp(),
    PRIMARY KEY (event, client)
);

CREATE FUNCTION arbiter.keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    RAISE EXCEPTION 'the journal is append-only' USING ERRCODE = 'AR001';
END
$$;
CREATE TRIGGER journal_keeps_rows BEFORE UPDATE OR DELETE ON arbiter.journal
    FOR EACH ROW EXECUTE FUNCTION arbiter.keep();
CREATE TRIGGER journal_keeps_all BEFORE TRUNCATE ON arbiter.journal
    FOR EACH STATEMENT EXECUTE FUNCTION arbiter.keep();

CREATE FUNCTION arbiter.now_ms() RETURNS bigint LANGUAGE sql VOLATILE AS $$
    SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint
$$;

-- The same text for the same row as the program hashes.
CREATE FUNCTION arbiter.hash_of(VARIADIC columns text[]) RETURNS text
LANGUAGE sql IMMUTABLE AS $$
    SELECT encode(sha256(convert_to(
        string_agg(octet_length(c)::text || ':' || c || ',', '' ORDER BY place), 'UTF8')), 'hex')
    FROM unnest(columns) WITH ORDINALITY AS t (c, place)
$$;

CREATE TABLE arbiter.derived (name text PRIMARY KEY, keys text[] NOT NULL);

-- Brings the derived tables to what the program says. {"player": {"gone": [keys], "put": [rows]}}
CREATE FUNCTION arbiter.show(of_event text, changes json) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
    change record;
    named text;
BEGIN
    FOR change IN
        SELECT d.name, d.keys, c.value FROM json_each(changes) c JOIN arbiter.derived d
        ON d.name = c.key
    LOOP
        SELECT string_agg(format('old.%1$I = gone.%1$I', k), ' AND ') INTO named
        FROM unnest(change.keys) AS k;
        EXECUTE format('DELETE FROM arbiter.%1$I old USING json_populate_recordset('
                       'NULL::arbiter.%1$I, $1) gone WHERE old.event = $2 AND %2$s',
                       change.name, named) USING change.value -> 'gone', of_event;
        EXECUTE format('INSERT INTO arbiter.%1$I SELECT * FROM json_populate_recordset('
                       'json_populate_record(NULL::arbiter.%1$I, json_build_object(''event'', $2)), '
                       '$1)', change.name) USING change.value -> 'put', of_event;
    END LOOP;
END
$$;

-- One act: 'appended', or why not: 'outdated' (somebody was first), 'left', 'missing'. `copied`: a row
-- of a file, whose clock was its own.
CREATE FUNCTION arbiter.append(
    of_event text, expected bigint, previous text, new_at bigint, new_actor text, new_command text,
    new_payload text, new_hash text, new_act text, by_desk text, changes json, copied boolean)
RETURNS TABLE (outcome text, now_ms bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    old arbiter.head;
BEGIN
    IF new_hash <> arbiter.hash_of(previous, (expected + 1)::text, new_at::text, new_actor,
                                   new_command, new_payload) THEN
        RAISE EXCEPTION 'the hash is not that of the row' USING ERRCODE = 'AR002';
    END IF;
    IF NOT copied AND new_at > arbiter.now_ms() + 10000
       AND new_at > (SELECT h.at FROM arbiter.head h WHERE h.event = of_event) THEN
        RETURN QUERY SELECT 'fast', arbiter.now_ms();
        RETURN;
    END IF;
    UPDATE arbiter.head h SET seq = expected + 1, hash = new_hash, at = new_at
    WHERE h.event = of_event AND h.seq = expected AND h.hash = previous AND h.at <= new_at
        AND (h.left_for = '' OR copied);
    IF NOT FOUND THEN
        SELECT * INTO old FROM arbiter.head h WHERE h.event = of_event;
        RETURN QUERY SELECT CASE WHEN old.event IS NULL THEN 'missing'
                                 WHEN old.left_for <> '' THEN 'left'
                                 ELSE 'outdated' END, arbiter.now_ms();
        RETURN;
    END IF;
    INSERT INTO arbiter.journal VALUES (of_event, expected + 1, new_at, new_actor, new_command,
        new_payload, previous, new_hash, new_act, by_desk);
    PERFORM arbiter.show(of_event, changes);
    PERFORM pg_notify('arbiter:' || of_event, (expected + 1)::text);
    RETURN QUERY SELECT 'appended', arbiter.now_ms();
END
$$;

-- A new event, without rows.
CREATE FUNCTION arbiter.begin(of_event text, new_created bigint, shown_by integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    INSERT INTO arbiter.shared_event (uuid, created) VALUES (of_event, new_created)
    ON CONFLICT DO NOTHING;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    INSERT INTO arbiter.head VALUES (of_event, 0,
        arbiter.hash_of('arbiter event', of_event, new_created::text), 0, shown_by);
    RETURN true;
END
$$;

-- Takes an event away that never got a row.
CREATE FUNCTION arbiter.withdraw(of_event text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    DELETE FROM arbiter.head h WHERE h.event = of_event AND h.seq = 0;
    IF FOUND THEN
        DELETE FROM arbiter.shared_event e WHERE e.uuid = of_event;
        RETURN true;
    END IF;
    RETURN false;
END
$$;

-- The derived tables anew, as they follow from the row `expected`.
CREATE FUNCTION arbiter.show_all(of_event text, expected bigint, last text, changes json,
                                 shown_by integer) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
DECLARE
    named text;
BEGIN
    UPDATE arbiter.head h SET shown = shown_by
    WHERE h.event = of_event AND h.seq = expected AND h.hash = last;
    IF NOT FOUND THEN
        RETURN false;
    END IF;
    FOR named IN SELECT name FROM arbiter.derived LOOP
        EXECUTE format('DELETE FROM arbiter.%I WHERE event = $1', named) USING of_event;
    END LOOP;
    PERFORM arbiter.show(of_event, changes);
    RETURN true;
END
$$;

-- The event goes on elsewhere; empty: here again.
CREATE FUNCTION arbiter.leave(of_event text, expected bigint, last text, place text)
RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    UPDATE arbiter.head h SET left_for = place
    WHERE h.event = of_event AND h.seq = expected AND h.hash = last;
    IF FOUND THEN
        PERFORM pg_notify('arbiter:' || of_event, 'left');
        RETURN true;
    END IF;
    RETURN false;
END
$$;

-- A desk says that it is here, and hears the time.
CREATE FUNCTION arbiter.beat(of_event text, by_client text, by_desk text, by_actor text,
                             only_reads boolean) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    INSERT INTO arbiter.presence (event, client, desk, actor, reads_only)
    VALUES (of_event, by_client, by_desk, by_actor, only_reads)
    ON CONFLICT (event, client)
    DO UPDATE SET seen = clock_timestamp(), desk = by_desk, actor = by_actor;
    DELETE FROM arbiter.presence p WHERE p.event = of_event
        AND p.seen < clock_timestamp() - interval '12 hours';
    RETURN arbiter.now_ms();
END
$$;
CREATE FUNCTION arbiter.goodbye(of_event text, by_client text) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
    DELETE FROM arbiter.presence p WHERE p.event = of_event AND p.client = by_client
$$;
