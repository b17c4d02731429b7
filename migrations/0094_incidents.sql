-- The tables of the feature "incidents" (docs/decisions/0127). Only src/features/evidence/incidents/store*.ts reads or writes them.

-- What one parent writes down of an event: theirs alone, whatever a seat shows.
create table incident (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  kind text not null check (kind ~ '^[a-z_]{1,30}$'),
  -- When it happened, and its day where the family lives.
  happened_at timestamptz not null,
  day date not null,
  severity text not null check (severity ~ '^[a-z_]{1,30}$'),
  expected text not null check (char_length(expected) <= 2000),
  actual text not null check (char_length(actual) between 1 and 4000),
  response text not null check (char_length(response) <= 2000),
  witnesses text not null check (char_length(witnesses) <= 500),
  effect text not null check (char_length(effect) <= 2000),
  child_ids uuid[] not null check (cardinality(child_ids) <= 30),
  -- What the order says, as it read when this was written: an order that is changed later changes no incident.
  clause_order text not null check (char_length(clause_order) <= 160),
  clause_paragraph text not null check (char_length(clause_paragraph) <= 40),
  clause_text text not null check (char_length(clause_text) <= 1000),
  -- The live record that it began from, such as "exchange:2026-03-20T22:00Z-B".
  source text check (char_length(source) between 3 and 120),
  created_at timestamptz not null,
  -- Within 24 hours of its entry it can be changed or removed. After that it stands, and is only added to.
  changed_at timestamptz check (changed_at <= created_at + interval '24 hours'),
  removed_at timestamptz check (removed_at <= created_at + interval '24 hours'),
  withdrawn_at timestamptz,
  -- For the search: lowercase once, and not for each row each time.
  words text generated always as (lower(actual || ' ' || expected || ' ' || response || ' ' || witnesses || ' ' || effect || ' '
    || clause_order || ' ' || clause_paragraph || ' ' || clause_text)) stored,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade
);
create index incident_by_time on incident (case_id, author_id, happened_at desc, id desc) where removed_at is null;
create unique index incident_once_per_source on incident (case_id, author_id, source) where removed_at is null and withdrawn_at is null;
call guard('incident', 'own', null, null, 'author_id', 'false', 'author');
grant select, insert on incident to casebalance_cases;
grant update (kind, happened_at, day, severity, expected, actual, response, witnesses, effect, child_ids, clause_order, clause_paragraph,
  clause_text, changed_at, removed_at, withdrawn_at) on incident to casebalance_cases;

-- What is said later of an incident: a correction, or that it no longer counts. Never changed.
create table incident_addendum (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  incident_id uuid not null,
  words text not null check (char_length(words) between 1 and 2000),
  is_withdrawal boolean not null,
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade,
  foreign key (case_id, incident_id) references incident on delete cascade
);
create index incident_addendum_of on incident_addendum (case_id, incident_id, created_at);
call guard('incident_addendum', 'own', null, null, 'author_id', 'false', 'nobody');
grant select, insert on incident_addendum to casebalance_cases;
