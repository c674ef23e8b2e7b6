-- From version 10 to 11: what guests have achieved, and their rating after each rated game.

-- Each achievement of a guest once: the first game in which it was true. `tid` is empty once that game is deleted.
create table achievements (
    gid text not null,
    name text not null,
    tid text not null,
    made integer not null,
    primary key (gid, name)
) without rowid;
create index achievements_by_table on achievements (tid);

-- A guest's rating after so many rated games.
create table rating_steps (
    gid text not null,
    game text not null,
    games integer not null,
    mu real not null,
    sigma real not null,
    tid text not null,
    made integer not null,
    primary key (gid, game, games)
) without rowid;
create index rating_steps_by_table on rating_steps (tid);

-- Whether a finished game has been searched for achievements; games of earlier versions are searched once, too.
alter table tables add column judged integer not null default 0;
create index tables_to_judge on tables (judged, phase) where judged = 0;
