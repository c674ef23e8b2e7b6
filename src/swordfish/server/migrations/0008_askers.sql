-- Who asked for what was written together, and by which number, so that nothing is carried out twice: one row a move.
alter table entries add column asker text;
alter table entries add column number integer;
update entries set asker = answered.guest, number = answered.number
    from (select tid, guest, number, cast(json_extract(cast(body as text), '$.seq') as integer) as upto from answers) as answered
    where entries.tid = answered.tid and entries.seq =
        (select max(earlier.seq) from entries as earlier where earlier.tid = answered.tid and earlier.seq < answered.upto);
drop table answers;
