-- From version 9 to 10: when a guest and each of their devices was last seen, and a row that the health check writes.
alter table guests add column seen integer not null default 0;
update guests set seen = max(made, coalesce((
    select max(t.touched) from sittings s join tables t on t.tid = s.tid where s.gid = guests.gid
), 0), coalesce((select max(seen) / 1000 from puzzles p where p.gid = guests.gid), 0));

alter table cookies add column made integer not null default 0;
alter table cookies add column seen integer not null default 0;
update cookies set made = coalesce((select made from guests where guests.gid = cookies.gid), 0);
update cookies set seen = coalesce((select seen from guests where guests.gid = cookies.gid), 0);

create table pulse (
    id integer primary key,
    at integer not null
);
