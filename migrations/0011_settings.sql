-- What somebody chose for their own account, what is to be told to them by mail, and a hold that keeps an
-- account from being closed. All of it goes with the account.

create table account_setting (
  account_id uuid primary key references account on delete cascade,
  -- IANA names: one's own zone, and the court's.
  own_zone text check (own_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{1,63}$'),
  court_zone text check (court_zone ~ '^[A-Za-z][A-Za-z0-9_+/-]{1,63}$'),
  -- feature:channel; nothing is chosen until somebody chooses it.
  notify text[] not null default '{}' check (notify <@ array['sign_in:email', 'trial:email']),
  -- What came before the choice is not told afterwards.
  notify_since timestamptz,
  -- Minutes of the day in one's own zone, from this one up to and without that one; over midnight too.
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  -- The one address that is safe to write to: the account's, or one that was proved by a code.
  safe_email text check (safe_email = lower(safe_email) and char_length(safe_email) between 3 and 254),
  safe_from smallint check (safe_from between 0 and 1439),
  safe_until smallint check (safe_until between 0 and 1439),
  never_email boolean not null default false,
  never_email_since timestamptz,
  is_safety boolean not null default false,
  is_discreet boolean not null default false,
  updated_at timestamptz not null,
  check ((quiet_from is null) = (quiet_until is null)),
  check ((safe_from is null) = (safe_until is null)),
  check (quiet_from <> quiet_until),
  check (safe_from <> safe_until),
  check (own_zone is not null or (quiet_from is null and safe_from is null)),
  check (never_email = (never_email_since is not null))
);

-- A new safe address waits for the code that was mailed to it.
create table safe_address (
  account_id uuid primary key references account on delete cascade,
  address text not null check (address = lower(address) and char_length(address) between 3 and 254),
  -- SHA-256 of account, address and code.
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  tries smallint not null default 0 check (tries between 0 and 5),
  expires_at timestamptz not null
);

-- What is to be told by mail, once and at an hour that is allowed. `about` is what it is told of, by its id.
create table notice (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  feature text not null check (feature in ('sign_in', 'trial')),
  about uuid not null,
  arose_at timestamptz not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'sent', 'dropped')),
  settled_at timestamptz,
  unique (account_id, feature, about),
  check ((outcome = 'waiting') = (settled_at is null))
);
create index notice_waiting on notice (arose_at) where outcome = 'waiting';

-- An account that a court or the law wants kept is not closed until the hold is lifted.
create table legal_hold (
  account_id uuid primary key references account on delete restrict,
  -- Told to whom it concerns, in these words.
  reason text not null check (char_length(reason) between 3 and 500),
  set_by uuid references account on delete set null,
  set_at timestamptz not null
);

grant select, insert, update, delete on account_setting, safe_address, notice to casebalance_accounts;
grant select on legal_hold to casebalance_accounts;
-- A mail is laid into the outbox in the transaction of what it is about.
grant insert on outbox to casebalance_accounts;

-- Of the mail that waits for an address: when and about what, and not the text, which may hold a link that opens something.
create function mail_waiting_for(address text) returns table (queued_on date, subject text, state text)
language sql security definer stable set search_path = pg_catalog, public as $$
  select o.queued_on, o.subject, o.state from outbox o where lower(o.recipient) = lower(address) order by o.queued_on, o.id
$$;
-- Who closes their account leaves no mail behind that waits for them. With a subject only mail of that subject goes:
-- the address may be somebody else's.
create function forget_mail_for(address text, about text) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from outbox o where lower(o.recipient) = lower(address) and (about is null or o.subject = about)
$$;
revoke all on function mail_waiting_for(text), forget_mail_for(text, text) from public;
grant execute on function mail_waiting_for(text), forget_mail_for(text, text) to casebalance_accounts;

-- A safe address that was taken away still gets the warnings about the way of signing in for a day: who took over a
-- session cannot shut out the one who is warned.
alter table account_setting
  add column former_email text check (former_email = lower(former_email) and char_length(former_email) between 3 and 254),
  add column former_until timestamptz,
  add check ((former_email is null) = (former_until is null));
