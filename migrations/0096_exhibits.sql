-- Lists of exhibits, what was made of them, and the numbers that their pages have (docs/decisions/0134).
create table exhibit_list (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  -- Emptied with the rows when the list is removed.
  name text not null check (char_length(name) <= 120),
  word text not null check (word in ('exhibit', 'petitioner', 'respondent')),
  numbering text not null check (numbering in ('letters', 'numbers')),
  -- Of Bates numbers.
  prefix text not null check (prefix ~ '^[A-Z0-9-]{1,20}$'),
  first_number integer not null check (first_number between 1 and 900000),
  has_covers boolean not null,
  -- Which files go along: as they were uploaded, or without location and device data.
  natives text not null check (natives in ('copies', 'originals')),
  has_images boolean not null,
  has_upload_proofs boolean not null,
  -- Each `{id, item, file, from, to, description, isSure}`, in order: parts that are only read with their list.
  entries jsonb not null default '[]' check (jsonb_typeof(entries) = 'array' and jsonb_array_length(entries) <= 200),
  -- Counts what changes the order: adding, removing and moving.
  version integer not null default 1,
  -- The list that was marked last is the current one: citations name its labels.
  chosen_at timestamptz not null,
  -- When its author confirmed that they looked at the facts against them, and the hash of those.
  reviewed_at timestamptz,
  reviewed text check (reviewed ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade,
  check ((reviewed_at is null) = (reviewed is null))
);
create index exhibit_list_of on exhibit_list (case_id, author_id, chosen_at desc, id) where removed_at is null;
call guard('exhibit_list', 'own', null, null, 'author_id', 'false', 'author');
grant select, insert, update (name, word, numbering, prefix, first_number, has_covers, natives, has_images, has_upload_proofs, entries, version,
  chosen_at, reviewed_at, reviewed, removed_at) on exhibit_list to casebalance_cases;

-- What was asked for, how far it is, and what came of it. The archive is the made_file with the same id.
create table exhibit_export (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  list_id uuid not null,
  created_at timestamptz not null,
  -- The list as it was then: it stays so whatever becomes of the list.
  asked jsonb not null,
  reviewed_at timestamptz,
  state text not null default 'waiting' check (state in ('waiting', 'making', 'ready', 'failed')),
  -- Hundredths.
  progress smallint not null default 0 check (progress between 0 and 100),
  failure text not null default '' check (char_length(failure) <= 500),
  -- Of each exhibit label, description, pages and its first and last number.
  exhibits jsonb,
  pages integer,
  manifest_sha256 text check (manifest_sha256 ~ '^[0-9a-f]{64}$'),
  head_code text,
  ended_at timestamptz,
  -- Deleted by its author, or after thirty days.
  removed_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade,
  check (state <> 'ready' or num_nulls(exhibits, pages, manifest_sha256, head_code, ended_at) = 0)
);
create index exhibit_export_of on exhibit_export (case_id, author_id, list_id, created_at desc, id desc) where removed_at is null;
call guard('exhibit_export', 'own', null, null, 'author_id', 'false', 'nobody');
grant select, insert (case_id, id, author_id, list_id, created_at, asked, reviewed_at) on exhibit_export to casebalance_cases;

-- The numbers that pages of a parent's files were given under one prefix: a page has one number for ever.
create table bates_series (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  prefix text not null,
  first_number integer not null,
  -- Each `{file, from, count, first}`, in the order of numbers.
  runs jsonb not null default '[]' check (jsonb_typeof(runs) = 'array'),
  primary key (case_id, id),
  unique (case_id, author_id, prefix),
  foreign key (case_id, author_id) references case_member on delete cascade
);
call guard('bates_series', 'own', null, null, 'author_id', 'false', 'nobody', 'true');
-- The platform gives the numbers, as exhibits are made.
drop policy added on bates_series;
grant select on bates_series to casebalance_cases;
