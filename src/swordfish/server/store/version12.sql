-- From version 11 to 12: why somebody is banned, in the operator's words.
alter table bans add column why text not null default '';
