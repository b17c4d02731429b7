-- Links by which a parent shares files with someone who has no account (docs/decisions/0135). Only src/features/evidence/shares/store*.ts reads
-- or writes these tables. All of it is the author's own, whatever a seat shows.
create table share_link (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  -- Who it is for, in the author's words. The recipient reads it.
  whom text not null check (char_length(whom) between 1 and 160),
  -- Of the code in the address, which is stored nowhere.
  code_hash text not null unique check (code_hash ~ '^[0-9a-f]{64}$'),
  -- Of the code word, with its salt and cost; null where none is asked for.
  word_hash text check (char_length(word_hash) <= 300),
  -- The files as they were uploaded, and not their clean copies.
  is_original boolean not null,
  may_save boolean not null,
  -- How many openings there may be in all; null where there is no limit.
  most integer check (most between 1 and 10000),
  ends_at timestamptz not null,
  created_at timestamptz not null,
  opened integer not null default 0,
  last_opened_at timestamptz,
  -- Code words that were tried since the last one that was right, within an hour.
  tries integer not null default 0,
  tries_since timestamptz,
  ended_at timestamptz,
  ended_why text check (ended_why in ('author', 'removed', 'sensitive')),
  check ((ended_at is null) = (ended_why is null)),
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade
);
create index share_link_of on share_link (case_id, author_id, created_at desc, id desc);
call guard('share_link', 'own', null, null, 'author_id', 'false', 'author');
grant select, insert, update (ends_at, most, ended_at, ended_why) on share_link to casebalance_cases;

-- A file of a link, as it goes out. Never changed, but for how many pages it has, which is counted when it is first shown.
create table share_file (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  link_id uuid not null,
  position integer not null,
  -- The kind of thing that it was shared from, and which.
  kind text not null check (kind ~ '^[a-z_]{1,30}$'),
  about uuid not null,
  -- A link whose file is deleted shows nothing: no reference keeps the file.
  file_id uuid not null,
  name text not null check (octet_length(name) between 1 and 255),
  type text not null,
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  pages integer check (pages between 0 and 5000),
  primary key (case_id, id),
  unique (case_id, link_id, position),
  foreign key (case_id, author_id) references case_member on delete cascade,
  foreign key (case_id, link_id) references share_link on delete cascade
);
create index share_file_of on share_file (case_id, author_id, about);
create index share_file_of_file on share_file (case_id, author_id, file_id);
call guard('share_file', 'own', null, null, 'author_id', 'false', 'nobody');
grant select, insert on share_file to casebalance_cases;

-- That a link was opened: the button was pressed. What was opened is reached by a token of its own, for two hours.
create table share_opening (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  link_id uuid not null,
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  opened_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade,
  foreign key (case_id, link_id) references share_link on delete cascade
);
create index share_opening_of on share_opening (case_id, link_id, opened_at desc);
call guard('share_opening', 'own', null, null, 'author_id', 'false', 'nobody');
-- Nobody who opens a link acts in the case: the platform notes it.
drop policy added on share_opening;
grant select on share_opening to casebalance_cases;

-- Which file was looked at or saved in an opening: once each. No address and no device of anyone.
create table share_look (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  link_id uuid not null,
  opening_id uuid not null,
  share_file_id uuid not null,
  what text not null check (what in ('viewed', 'saved')),
  at timestamptz not null,
  -- Made of the opening, the file and what was done: the same again is the same row.
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade,
  foreign key (case_id, link_id) references share_link on delete cascade,
  foreign key (case_id, opening_id) references share_opening on delete cascade,
  foreign key (case_id, share_file_id) references share_file on delete cascade
);
create index share_look_of on share_look (case_id, link_id, at desc);
call guard('share_look', 'own', null, null, 'author_id', 'false', 'nobody');
drop policy added on share_look;
grant select on share_look to casebalance_cases;
