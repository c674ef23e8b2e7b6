-- From version 13 to 14: a table that moves to another node keeps its time, and knows whom its host has sent away.
-- These steps only add something, so that nodes of the version before can go on until they are replaced.

-- Table time, for nodes: it was `clock` at the moment `since` of the database's clock, and runs on from there. Both are
-- milliseconds. `since` 0: it stands still. No `clock`: it continues at the last event.
alter table tables add column clock integer;
alter table tables add column since integer not null default 0;

-- Who may not watch a table: guests, and hashes of addresses.
create table barred (
    tid text not null,
    who text not null,
    primary key (tid, who)
) without rowid;
create index barred_by_guest on barred (who);
