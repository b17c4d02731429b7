-- What visitors suggest for the directory: somebody who is missing, or a fact that is wrong. Nothing in the
-- directory changes by it until a person has checked it. Owned by the room "corrections".
--
-- Nothing is kept of who sent it: no account, address, user agent or time of day, and an id without an order.
create table suggestion (
  id uuid primary key,
  -- SHA-256 of the number that the sender was given. The number itself is not kept.
  number_hash bytea not null unique check (octet_length(number_hash) = 32),
  what text not null check (what in ('person', 'fact')),
  state text not null default 'received' check (state in ('received', 'checking', 'taken_over', 'not_taken_over')),
  -- Told to whoever has the number.
  reason text,
  received_on date not null,
  decided_on date,

  -- The person that a fact is about; for somebody missing, the person that was added. No reference: checking
  -- one would leave the number of the sender's transaction on the person's row. People are never deleted.
  professional_id uuid,
  -- A fact: which one, as the directory had it, and what is right. No field: something else, in words.
  field text,
  position_seq smallint,
  was text,
  now text,

  -- Somebody missing.
  role text check (role in ('judge', 'attorney', 'gal', 'expert')),
  kind text,
  name text,
  workplace text,
  us_state text check (us_state ~ '^[A-Z]{2}$'),
  county text,

  -- Where it can be checked, and what else is to be known. The second goes when it is decided.
  proof text not null,
  note text,

  check (what <> 'fact' or num_nulls(professional_id, now) = 0),
  check (field is not null or (position_seq is null and was is null)),
  check (what <> 'person' or num_nulls(role, kind, name, us_state) = 0),
  check ((decided_on is not null) = (state in ('taken_over', 'not_taken_over'))),
  check (state <> 'not_taken_over' or reason is not null)
);
create index suggestion_waiting on suggestion (received_on, id) where decided_on is null;

-- A visitor puts one in, and reads what became of it by its number. Only the keeper's command decides.
grant insert on suggestion to casebalance_app;
grant select (number_hash, what, state, reason, received_on, decided_on, professional_id) on suggestion to casebalance_app;
