-- Sources that are fetched by themselves: what is known of each beside its line in `source` (which comes with its first import),
-- its runs, and what is remembered of the hosts. Staff see and decide it under the accounts' role; the runs themselves are
-- the owner's, as every import is. Nothing here is of a visitor.

create table source_setup (
  -- As in `source`.
  source_id text primary key check (source_id ~ '^[a-z0-9-]{2,40}$'),
  title text not null check (length(title) between 1 and 200),
  publisher text not null check (length(publisher) between 1 and 200),
  licence text not null check (length(licence) between 1 and 300),
  kind text not null check (kind in ('csv', 'html')),
  parser text not null check (parser in ('federal-judges', 'roster')),
  address text not null check (address ~ '^https?://' and length(address) <= 500),
  -- What stands where on the page, and what it is (rooms/sources/mapping.ts).
  mapping jsonb check (length(mapping::text) <= 20000),
  -- What the host's terms say of fetching, in our words, and the day on which somebody read them.
  terms text not null check (length(terms) <= 1000),
  terms_on date,
  -- Whom the host may write to; it stands in every request.
  contact text not null check (length(contact) between 3 and 254),
  every_hours integer not null check (every_hours between 1 and 8760),
  spacing_seconds integer not null check (spacing_seconds between 1 and 600),
  -- Not by itself; by hand it may still be run.
  is_paused boolean not null default true,
  -- The kill switch: not at all, and what runs ends.
  stopped_why text check (length(stopped_why) between 1 and 500),
  -- Of the demonstration: it has no host, and is never run.
  is_fictional boolean not null default false,
  -- Its address or mapping is new since the last import.
  is_new boolean not null default true,
  -- Of the last answer that was used.
  etag text,
  last_modified text,
  checked_at timestamptz,
  due_at timestamptz not null default now(),
  failures smallint not null default 0 check (failures >= 0),
  -- Another host, to which the last answer pointed.
  moved_to text check (length(moved_to) <= 500),
  robots text check (robots in ('allowed', 'none', 'refused', 'unreachable')),
  robots_on date,
  -- Each change is checked against it: two admins never write over each other.
  version integer not null default 1,
  check ((kind = 'csv') = (parser = 'federal-judges')),
  check ((parser = 'roster') = (mapping is not null))
);

create table source_host (
  origin text primary key check (length(origin) <= 300),
  robots text not null default '',
  robots_status smallint,
  robots_at timestamptz,
  asked_at timestamptz
);

create table source_run (
  id uuid primary key,
  -- The order of the runs.
  seq bigint not null generated always as identity unique,
  source_id text not null references source_setup on delete cascade,
  state text not null check (state in ('queued', 'running', 'held', 'approved', 'applied', 'unchanged', 'failed', 'cancelled', 'refused', 'superseded')),
  -- Asked for by an admin, and then a dry run; else its time had come.
  is_by_hand boolean not null,
  asked_by uuid references account on delete set null,
  asked_at timestamptz not null,
  begun_at timestamptz,
  ended_at timestamptz,
  -- A run whose process has died beats no more.
  beat_at timestamptz,
  host text,
  phase text check (phase in ('fetching', 'reading', 'writing')),
  done bigint not null default 0,
  total bigint not null default 0,
  cancel_asked boolean not null default false,
  -- What HTTP answered, and the bytes of it.
  codes smallint[] not null default '{}',
  bytes bigint not null default 0,
  parser text,
  rows_in integer,
  before integer,
  added integer,
  changed integer,
  removed integer,
  skipped integer,
  -- The class of a failure, and for people what it says of the page.
  fault text check (length(fault) <= 40),
  fault_text text check (length(fault_text) <= 500),
  held_for text[] not null default '{}' check (held_for <@ array['asked', 'first', 'change', 'rows']),
  -- The limits of the control chart that it was judged by.
  chart_mean double precision,
  chart_lower double precision,
  chart_upper double precision,
  -- Names and values of the first few records of each kind of change: the directory's own, all public.
  sample jsonb,
  decided_by uuid references account on delete set null,
  decided_at timestamptz,
  decided_why text check (length(decided_why) <= 500),
  check (state in ('queued', 'running', 'approved', 'held') or ended_at is not null),
  check (state not in ('held', 'approved', 'applied') or (before is not null and rows_in is not null))
);
create index source_run_of_source on source_run (source_id, seq desc);
-- One at a time for a source, and one at a time for a host, however many processes there are.
create unique index source_run_one on source_run (source_id) where state in ('queued', 'running', 'approved');
create unique index source_run_host on source_run (host) where state = 'running';

-- What was fetched, until somebody has decided: what is applied is what was looked at. Packed.
create table source_run_body (
  run_id uuid primary key references source_run on delete cascade,
  body bytea not null
);

grant select, insert on source_setup, source_run to casebalance_accounts;
grant update (title, publisher, licence, address, mapping, terms, terms_on, contact, every_hours, spacing_seconds, is_paused, stopped_why, is_new,
  etag, last_modified, due_at, failures, moved_to, version) on source_setup to casebalance_accounts;
grant update (state, ended_at, cancel_asked, decided_by, decided_at, decided_why) on source_run to casebalance_accounts;

-- The export of the Federal Judicial Center. Paused: nothing leaves the machine before an admin has read the terms.
insert into source_setup (source_id, title, publisher, licence, kind, parser, address, terms, contact, every_hours, spacing_seconds)
values ('federal-judges', 'Biographical Directory of Article III Federal Judges', 'Federal Judicial Center',
  'Work of the US government, public domain', 'csv', 'federal-judges', 'https://www.fjc.gov/sites/default/files/history/judges.csv',
  '', 'support@casebalance.example', 168, 10);
