-- Every game alone that a guest has finished, for each way to play it: a graph of how bests came about.
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
insert into alone select b.gid, b.tid, b.game, b.options, b.cards, b.ms, t.made from bests b join tables t on t.tid = b.tid;
