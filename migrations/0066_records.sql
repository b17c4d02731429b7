-- Records of a case that a parent takes along (docs/decisions/0101).

-- A file that the platform made for one parent, such as the archive of a record. Its bytes are in the file store, sealed with that parent's key.
create table made_file (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  address text not null check (address ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  removed_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action
);
create index made_file_address on made_file (address) where removed_at is null;
call guard('made_file', 'own', null, null, 'author_id', 'false', 'nobody', 'true');
-- The platform makes it and deletes it.
drop policy added on made_file;
grant select on made_file to casebalance_cases;

-- What was asked for, how far it is, and what came of it. The archive is the made_file with the same id.
create table case_record (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  created_at timestamptz not null,
  -- One thing, such as a thread, with what it was called then; null for everything.
  about uuid,
  about_name text not null check (char_length(about_name) <= 300),
  from_day date,
  to_day date,
  has_offers boolean not null,
  certificate text not null check (certificate in ('none', 'federal', 'TX', 'CA', 'FL')),
  prefix text not null check (prefix ~ '^[A-Z0-9-]{0,20}$'),
  state text not null default 'waiting' check (state in ('waiting', 'making', 'ready', 'failed')),
  -- Hundredths.
  progress smallint not null default 0 check (progress between 0 and 100),
  failure text not null default '' check (char_length(failure) <= 300),
  items integer,
  pages integer,
  manifest_sha256 text check (manifest_sha256 ~ '^[0-9a-f]{64}$'),
  ended_at timestamptz,
  -- Deleted by its author, or after thirty days.
  removed_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  check (from_day is null or to_day is null or from_day <= to_day),
  check (state <> 'ready' or num_nulls(items, pages, manifest_sha256, ended_at) = 0)
);
create index case_record_of on case_record (case_id, author_id, created_at desc, id desc) where removed_at is null;
call guard('case_record', 'own', null, null, 'author_id', 'false', 'nobody');
-- A parent whose part has ended may ask too, so the platform writes the rows, after the seat was checked.
drop policy added on case_record;
grant select on case_record to casebalance_cases;
