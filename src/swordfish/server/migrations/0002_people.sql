-- Who made the table, and whether its places have gone into ratings and bests yet.
alter table tables add column host text not null default '';
alter table tables add column scored integer not null default 0;
create index tables_by_host on tables (host, phase);
create index tables_to_score on tables (tid) where phase = 'over' and scored = 0;
create index tables_by_touch on tables (touched);

-- A place once the game is over. Seat -1 is somebody who spoke there without sitting.
alter table sittings add column place integer;

-- How well a guest or a bot (`bot:NAME`) plays: what we believe, and how sure we are.
create table ratings (
    who text not null,
    game text not null,
    mu real not null,
    sigma real not null,
    games integer not null,
    primary key (who, game)
) without rowid;
create index ratings_by_game on ratings (game, mu);

-- A guest's best game alone, for each way to play it.
create table bests (
    gid text not null,
    game text not null,
    options text not null,
    cards integer not null,
    ms integer not null,
    tid text not null,
    primary key (gid, game, options)
) without rowid;

-- Whom a guest does not want to hear.
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

-- One-time keys to another device, by their hash.
create table devices (
    token blob primary key,
    gid text not null,
    until integer not null
) without rowid;

-- A guest may come from several devices: cookies leave the row of the guest.
create table cookies (
    token blob primary key,
    gid text not null
) without rowid;
create index cookies_by_guest on cookies (gid);
insert into cookies select token, gid from guests;
create table people (
    gid text primary key,
    name text not null,
    made integer not null
) without rowid;
insert into people select gid, name, made from guests;
drop table guests;
alter table people rename to guests;
