-- From version 9 to 10: when a guest and each of their devices was last seen, the face of a guest, whom
-- they have played with, invitations, and a row that the health check writes.
alter table guests add column face text not null default '';
alter table guests add column seen integer not null default 0;
update guests set seen = made;
update guests set seen = coalesce((
    select max(t.touched) from sittings s join tables t on t.tid = s.tid where s.gid = guests.gid and t.touched > guests.seen
), seen);
update guests set seen = coalesce((
    select max(p.seen / 1000) from puzzles p where p.gid = guests.gid and p.seen / 1000 > guests.seen
), seen);

alter table cookies add column made integer not null default 0;
alter table cookies add column seen integer not null default 0;
update cookies set made = coalesce((select made from guests where guests.gid = cookies.gid), 0);
update cookies set seen = coalesce((select seen from guests where guests.gid = cookies.gid), 0);

create table pulse (
    id integer primary key,
    at integer not null
);

-- Whom a guest has begun a game with, and when last.
create table companions (
    gid text not null,
    other text not null,
    met integer not null,
    primary key (gid, other)
) without rowid;
create index companions_by_other on companions (other);

-- A guest is invited to a table by somebody who has played with them.
create table invitations (
    gid text not null,
    tid text not null,
    host text not null,
    made integer not null,
    primary key (gid, tid)
) without rowid;
create index invitations_by_table on invitations (tid);
