-- A guest's try at the puzzle of a day: when it was first seen, and how long until it was solved. Times in milliseconds.
create table puzzles (
    day text not null,
    gid text not null,
    seen integer not null,
    tries integer not null default 0,
    ms integer,
    primary key (day, gid)
) without rowid;
create index puzzles_by_guest on puzzles (gid);
create index puzzles_by_time on puzzles (day, ms);
