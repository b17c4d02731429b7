-- The directory: people, their positions over time, courts in a hierarchy, and for every field
-- where it came from and when. Owned by the room "professionals"; written by importers as the owner.

grant usage on schema public to casebalance_app, casebalance_reviews;

create table source (
  id text primary key check (id ~ '^[a-z0-9-]+$'),
  title text not null,
  publisher text not null,
  url text,
  licence text not null,
  -- The day up to which the source's own data speaks, as far as it is known.
  edition_on date
);

create table import_run (
  -- The order of the runs; several may be of one day.
  seq bigint primary key generated always as identity,
  source_id text not null references source on delete restrict,
  file_name text not null,
  file_sha256 text not null,
  imported_on date not null,
  added integer not null,
  changed integer not null,
  removed integer not null,
  skipped integer not null
);

-- One row per record of a source as it was last imported: what the next run is compared with.
create table source_record (
  source_id text not null references source on delete restrict,
  key text not null,
  digest text not null,
  line integer not null,
  primary key (source_id, key)
);

create table court (
  id text primary key,
  source_id text not null references source on delete restrict,
  source_key text not null,
  parent_id text references court on delete set null,
  name text not null,
  system text not null check (system in ('state', 'federal', 'tribal', 'other')),
  level text not null check (level in ('trial', 'appellate', 'high', 'special', 'unknown')),
  hears_family boolean not null default false,
  state text check (state ~ '^[A-Z]{2}$'),
  county text,
  website text,
  opened_on date,
  closed_on date,
  gone_on date,
  unique (source_id, source_key)
);
create index court_parent on court (parent_id);
create index court_state on court (state, name);

create table professional (
  id uuid primary key,
  source_id text not null references source on delete restrict,
  source_key text not null,
  role text not null check (role in ('judge', 'attorney', 'gal', 'expert')),
  kind text not null,
  -- Federal judges do not hear divorces and are kept apart from family filters.
  jurisdiction text not null check (jurisdiction in ('state', 'federal')),
  name text not null,
  given text not null,
  middle text,
  family text not null,
  suffix text,
  -- Folded "family given", for order and paging the same on every server.
  sort_name text collate "C" not null,
  -- What is known of today: 'serving' in the source's edition, 'ended', or only 'last_known'.
  standing text not null check (standing in ('serving', 'ended', 'last_known')),
  -- The newest position, repeated here for lists.
  title text not null,
  court_id text references court on delete set null,
  court_name text,
  state text check (state ~ '^[A-Z]{2}$'),
  county text,
  counties text[] not null default '{}',
  is_fictional boolean not null default false,
  -- The source no longer names the person: kept for those who rated, left out of lists.
  gone_on date,
  unique (source_id, source_key)
);

create table position (
  professional_id uuid not null references professional on delete cascade,
  seq smallint not null,
  kind text not null,
  title text not null,
  court_id text references court on delete set null,
  court_name text,
  state text check (state ~ '^[A-Z]{2}$'),
  counties text[] not null default '{}',
  -- How the source says that the position came about.
  basis text not null check (basis in ('appointed', 'elected', 'listed')),
  from_on date,
  from_precision text not null default 'day' check (from_precision in ('day', 'month', 'year')),
  to_on date,
  end_reason text,
  primary key (professional_id, seq)
);
create index position_court on position (court_id);

-- Every field of a person or court with its value, source, place in the source, and days.
-- A value that a later run replaces gets `gone_on` and stays: that is the change log.
create table fact (
  id bigint generated always as identity primary key,
  professional_id uuid references professional on delete cascade,
  court_id text references court on delete cascade,
  -- Position's seq when the field is one of a position.
  position_seq smallint,
  field text not null,
  value text not null,
  source_id text not null references source on delete restrict,
  source_ref text not null,
  as_of date,
  seen_on date not null,
  gone_on date,
  check (num_nonnulls(professional_id, court_id) = 1)
);
create index fact_professional on fact (professional_id) where professional_id is not null;
create index fact_court on fact (court_id) where court_id is not null;

grant select on source, court, professional, position, fact to casebalance_app;
