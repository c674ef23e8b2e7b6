-- How many hints a guest has asked for, and whether they had the answer shown: then no time counts.
alter table puzzles add column hints integer not null default 0;
alter table puzzles add column given_up integer not null default 0;
drop index puzzles_by_time;
create index puzzles_by_result on puzzles (day, hints, ms);
