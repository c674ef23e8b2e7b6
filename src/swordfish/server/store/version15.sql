-- From version 14 to 15: nodes can tell that another one was killed, without waiting for its lease to end.
-- This step only adds something, so that nodes of the version before can go on until they are replaced.

-- The process of PostgreSQL that serves a node's writing session, as of its last sign of life.
alter table nodes add column session integer;
