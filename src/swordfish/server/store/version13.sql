-- From version 12 to 13: several servers, called nodes, can share a store in PostgreSQL.

-- The nodes. `boot` is one start of the node with this name, `url` is where the other nodes reach it, and its lease runs
-- until `until`: milliseconds by the database's clock. A dead node loses its name to the next one that has it.
create table nodes (
    boot text primary key,
    name text not null unique,
    url text not null,
    until integer not null
) without rowid;

-- The secret by which nodes of this store recognise one another; one row.
create table cluster (
    id integer primary key,
    secret blob not null
);

-- The node (by its boot) that may write to a table, and how often the owner has changed. Empty: no node.
alter table tables add column owner text not null default '';
alter table tables add column epoch integer not null default 0;
create index tables_by_owner on tables (owner, phase);
