-- Lines of a parent's own bank accounts, from files that their banks give out (docs/decisions/0112). All of it is its author's alone. No table
-- has a whole account number, and the files themselves are not stored.

create table bank_account (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  last_four text check (last_four ~ '^[0-9]{4}$'),
  kind text not null check (kind in ('checking', 'savings', 'card', 'other')),
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action
);
call guard('bank_account', 'own', null, null, 'author_id', 'false', 'author');
grant select, insert, update (removed_at) on bank_account to casebalance_cases;

-- How files of one shape are read: an own preference.
create table bank_profile (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  -- The names of a file's columns, or what they hold.
  shape text not null check (char_length(shape) between 1 and 1000),
  mapping jsonb not null check (octet_length(mapping::text) < 2000),
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action
);
create unique index bank_profile_once on bank_profile (case_id, author_id, shape) where removed_at is null;
call guard('bank_profile', 'own', null, null, 'author_id', 'false', 'author', 'true');
grant select, insert, update (name, mapping, removed_at) on bank_profile to casebalance_cases;

-- What one file brought to one account.
create table bank_import (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  -- The same for all accounts of a file.
  batch_id uuid not null,
  bank_account_id uuid not null,
  name text not null check (char_length(name) between 1 and 120),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  format text not null check (format in ('csv', 'ofx')),
  importer_version integer not null check (importer_version > 0),
  -- The days that it covers; null where it has no line.
  first_day date,
  last_day date,
  added integer not null check (added >= 0),
  known integer not null check (known >= 0),
  -- Earlier lines that the bank replaced or deleted.
  corrected integer not null check (corrected >= 0),
  skipped integer not null check (skipped >= 0),
  -- What the bank says the account had at the end of that day, in cents.
  balance bigint,
  balance_on date,
  at timestamptz not null,
  undone_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, bank_account_id) references bank_account on delete no action,
  check (num_nulls(first_day, last_day) in (0, 2) and num_nulls(balance, balance_on) in (0, 2))
);
create index bank_import_of on bank_import (case_id, bank_account_id, at desc);
create index bank_import_batch on bank_import (case_id, batch_id);
call guard('bank_import', 'own', null, null, 'author_id', 'false', 'author');
grant select, insert, update (undone_at) on bank_import to casebalance_cases;

create table bank_line (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  bank_account_id uuid not null,
  import_id uuid not null,
  day date not null,
  -- Below zero: money out.
  cents integer not null check (cents <> 0),
  -- Emptied when its import is undone.
  description text not null check (char_length(description) <= 200),
  check_number text check (char_length(check_number) <= 20),
  -- A hash of the bank's own id of it, which can hold an account number.
  fit_hash text check (char_length(fit_hash) = 22),
  gone_at timestamptz,
  -- The import in which the bank replaced or deleted it; null where its own import was undone.
  gone_by uuid,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, bank_account_id) references bank_account on delete no action,
  foreign key (case_id, import_id) references bank_import on delete no action,
  foreign key (case_id, gone_by) references bank_import on delete no action,
  check (gone_by is null or gone_at is not null)
);
create index bank_line_of on bank_line (case_id, author_id, day desc, id desc) where gone_at is null;
create index bank_line_of_account on bank_line (case_id, bank_account_id, day desc, id desc);
create index bank_line_fit on bank_line (case_id, bank_account_id, fit_hash) where fit_hash is not null;
create index bank_line_import on bank_line (case_id, import_id);
create index bank_line_gone_by on bank_line (case_id, gone_by) where gone_by is not null;
call guard('bank_line', 'own', null, null, 'author_id', 'false', 'author');
grant select, insert, update (description, check_number, gone_at, gone_by) on bank_line to casebalance_cases;

-- A line that its owner confirmed to be the money of something in the case.
create table bank_match (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  line_id uuid not null,
  -- What it was matched with: the kind of a source of matches, and its row.
  kind text not null check (kind ~ '^[a-z_]{1,30}$'),
  target_id uuid not null,
  confirmed_at timestamptz not null,
  ended_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, line_id) references bank_line on delete no action
);
create unique index bank_match_once on bank_match (case_id, line_id) where ended_at is null;
call guard('bank_match', 'own', null, null, 'author_id', 'false', 'author');
grant select, insert, update (ended_at) on bank_match to casebalance_cases;
