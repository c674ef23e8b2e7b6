-- From here on a row of entries is what was written together: an entry a line, `seq` the number of the first.
-- A row of before is one of a single line, so nothing changes but the version, which an older program refuses.

-- What is still to be scored is found without looking at what was.
drop index tables_to_score;
create index tables_to_score on tables (scored, phase) where scored = 0;
