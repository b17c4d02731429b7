-- The history of a state's disbursement unit, as a parent imports it (docs/decisions/0120). It is evidence about both parents, apart from the
-- books: no amount of it is owed. The files themselves are not stored.

create table unit_import (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  name text not null check (char_length(name) between 1 and 120),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  format text not null check (format in ('csv', 'pdf')),
  -- The days of its lines.
  first_day date not null,
  last_day date not null,
  added integer not null check (added >= 0),
  known integer not null check (known >= 0),
  skipped integer not null check (skipped >= 0),
  at timestamptz not null,
  undone_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  check (first_day <= last_day)
);
call guard('unit_import', 'payments', 'first_day', 'last_day', 'author_id', 'true', 'author');
grant select, insert, update (undone_at) on unit_import to casebalance_cases;

create table unit_line (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  import_id uuid not null,
  day date not null,
  kind text not null check (kind in ('received', 'sent', 'fee', 'adjustment')),
  -- Below zero only in an adjustment.
  cents integer not null check (cents > 0 or (cents < 0 and kind = 'adjustment')),
  -- Emptied when its import is undone.
  reference text not null check (char_length(reference) <= 20),
  gone_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, import_id) references unit_import on delete no action
);
create index unit_line_of on unit_line (case_id, day, id) where gone_at is null;
create index unit_line_import on unit_line (case_id, import_id);
call guard('unit_line', 'payments', 'day', null, 'author_id', 'true', 'author');
grant select, insert, update (reference, gone_at) on unit_line to casebalance_cases;

-- That a parent found a line to be a payment of the books.
create table unit_match (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  line_id uuid not null,
  entry_id uuid not null,
  -- Of the line.
  day date not null,
  confirmed_at timestamptz not null,
  ended_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, line_id) references unit_line on delete no action,
  foreign key (case_id, entry_id) references book_entry on delete no action
);
create unique index unit_match_once on unit_match (case_id, line_id) where ended_at is null;
create index unit_match_entry on unit_match (case_id, entry_id);
call guard('unit_match', 'payments', 'day', null, 'author_id', 'true', 'author');
grant select, insert, update (ended_at) on unit_match to casebalance_cases;

-- What it proves, and that the same parent took it back. A bank line and a line of the unit are taken back each by itself.
alter table book_evidence drop constraint book_evidence_level_check;
alter table book_evidence add constraint book_evidence_level_check
  check (level in ('confirmed', 'bank_matched', 'unmatched', 'unit_matched', 'unit_unmatched'));
