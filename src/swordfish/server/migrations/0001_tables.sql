-- Everything that happens at a table, append only: of two writers of one number, one loses.
create table entries (
    tid text not null,
    seq integer not null,
    body blob not null,
    primary key (tid, seq)
) without rowid;

-- What was answered to a numbered command, so that it is never carried out twice.
create table answers (
    tid text not null,
    guest text not null,
    number integer not null,
    body blob not null,
    primary key (tid, guest, number)
) without rowid;

-- One row a table: how to find it without reading its entries, and what may not be told yet.
create table tables (
    tid text primary key,
    code text not null unique,
    game text not null,
    phase text not null,
    listed integer not null,
    made integer not null,
    touched integer not null,
    seed blob not null,
    salts blob not null default x''
) without rowid;
create index tables_by_phase on tables (phase, listed, touched);

-- Guests: a name, and the hash of what their cookie holds.
create table guests (
    gid text primary key,
    token blob not null unique,
    name text not null,
    made integer not null,
    seen integer not null
) without rowid;

-- Who sat where: a guest's history, and what bests and ratings are made of.
create table sittings (
    gid text not null,
    tid text not null,
    seat integer not null,
    primary key (gid, tid, seat)
) without rowid;
create index sittings_by_table on sittings (tid);
