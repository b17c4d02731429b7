-- What was sent with which Idempotency-Key (docs/decisions/0029): two digests under the installation's secret, and the day.
-- Neither who, nor what, nor at what time. Written by http/idempotency.ts for every call but the ratings'; erased after two days.
create table kept_key (
  -- Of the key and whose it is.
  id bytea primary key check (octet_length(id) = 32),
  -- Of the call and all that was sent with it.
  said bytea not null check (octet_length(said) = 32),
  day date not null
);
create index kept_key_by_day on kept_key (day);

grant select, insert, delete on kept_key to casebalance_app;
