-- Facts of a case as a parent sees them, with what they are cited from, and the issues that they are of (docs/decisions/0131).
create table case_issue (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  -- Emptied when the issue is removed.
  name text not null check (char_length(name) <= 120),
  note text not null default '' check (char_length(note) <= 2000),
  position integer not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade
);
create index case_issue_of on case_issue (case_id, author_id, position) where removed_at is null;
call guard('case_issue', 'evidence', null, null, 'author_id', 'false', 'author');
grant select, insert, update (name, note, position, removed_at) on case_issue to casebalance_cases;

create table case_fact (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  -- A month, a season or a range is its days, so that all stand in one order.
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  -- On the clock where the family lives, `HH:MM`.
  at_time text check (at_time is null or (at_time ~ '^([01]\d|2[0-3]):[0-5]\d$' and precision = 'day')),
  precision text not null check (precision in ('day', 'month', 'season', 'year', 'range')),
  is_about boolean not null,
  -- What happened. Emptied with people, issues and citations when the fact is removed.
  said text not null check (char_length(said) <= 4000),
  kind text not null check (kind in ('message', 'exchange', 'expense', 'filing', 'incident', 'order', 'other')),
  is_against boolean not null,
  people text[] not null default '{}' check (cardinality(people) <= 20),
  issue_ids uuid[] not null default '{}' check (cardinality(issue_ids) <= 20),
  -- Each `{kind, id, page, second, quote, boxes, place}`: parts that are only read with their fact.
  citations jsonb not null default '[]' check (jsonb_typeof(citations) = 'array' and jsonb_array_length(citations) <= 40),
  created_at timestamptz not null,
  changed_at timestamptz,
  removed_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade
);
create index case_fact_in_order on case_fact (case_id, author_id, first_day, last_day, (coalesce(at_time, '')), id) where removed_at is null;
call guard('case_fact', 'evidence', 'first_day', 'last_day', 'author_id', 'false', 'author');
grant select, insert, update (first_day, last_day, at_time, precision, is_about, said, kind, is_against, people, issue_ids, citations, changed_at,
  removed_at) on case_fact to casebalance_cases;
