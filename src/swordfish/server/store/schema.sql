-- Version 9 of the store. Times are Unix seconds unless a comment says milliseconds.

-- What happened at a table, append only. A row is what was written together, one entry a line; `seq` is the number of
-- the first entry. Of two writers of one number, one fails. `asker` and `number` name the request that the row answers,
-- so that no request is carried out twice.
create table entries (
    tid text not null,
    seq integer not null,
    body blob not null,
    asker text,
    number integer,
    primary key (tid, seq)
) without rowid;

-- One row per table: what lists need without reading entries, and the seed, which is secret until the game is over.
create table tables (
    tid text primary key,
    code text not null unique,
    game text not null,
    phase text not null,
    listed integer not null,
    made integer not null,
    touched integer not null,
    host text not null,
    seed blob not null,
    scored integer not null default 0
) without rowid;
create index tables_by_phase on tables (phase, listed, touched);
create index tables_by_host on tables (host, phase);
create index tables_by_touch on tables (touched);
create index tables_to_score on tables (scored, phase) where scored = 0;

-- Guests: a name, and their settings as one JSON object written by the page.
create table guests (
    gid text primary key,
    name text not null,
    made integer not null,
    settings text not null default '{}'
) without rowid;

-- One row per device of a guest: the hash of its cookie.
create table cookies (
    token blob primary key,
    gid text not null
) without rowid;
create index cookies_by_guest on cookies (gid);

-- One-time keys that add a device to a guest, by their hash.
create table devices (
    token blob primary key,
    gid text not null,
    until integer not null
) without rowid;

-- Who sat where, and their place once the game is over. Seat -1: somebody who spoke there without a seat.
create table sittings (
    gid text not null,
    tid text not null,
    seat integer not null,
    place integer,
    primary key (gid, tid, seat)
) without rowid;
create index sittings_by_table on sittings (tid);

-- How well a guest, or a bot (`bot:NAME`), plays a game: mean and standard deviation.
create table ratings (
    who text not null,
    game text not null,
    mu real not null,
    sigma real not null,
    games integer not null,
    primary key (who, game)
) without rowid;
create index ratings_by_game on ratings (game, mu);

-- A guest's best solitaire game for each set of options. Milliseconds.
create table bests (
    gid text not null,
    game text not null,
    options text not null,
    cards integer not null,
    ms integer not null,
    tid text not null,
    primary key (gid, game, options)
) without rowid;

-- Every solitaire game that a guest finished. Milliseconds.
create table alone (
    gid text not null,
    tid text not null,
    game text not null,
    options text not null,
    cards integer not null,
    ms integer not null,
    made integer not null,
    primary key (gid, tid)
) without rowid;
create index alone_by_guest on alone (gid, game, made);

-- A guest's attempt at the puzzle of a day: first seen at, solved after. Milliseconds.
create table puzzles (
    day text not null,
    gid text not null,
    seen integer not null,
    tries integer not null default 0,
    hints integer not null default 0,
    given_up integer not null default 0,
    ms integer,
    primary key (day, gid)
) without rowid;
create index puzzles_by_guest on puzzles (gid);
create index puzzles_by_result on puzzles (day, hints, ms);

-- Whom a guest has muted.
create table mutes (
    gid text not null,
    muted text not null,
    primary key (gid, muted)
) without rowid;

-- Who may not come in: `guest:ID` or `address:ADDRESS`.
create table bans (
    who text primary key,
    made integer not null
) without rowid;
