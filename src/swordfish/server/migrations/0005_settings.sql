-- What a guest likes, as the page wrote it: one JSON object.
alter table guests add column settings text not null default '{}';
