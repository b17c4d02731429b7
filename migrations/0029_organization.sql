-- Organizations: courts with their divisions and departments, firms, agencies and panels, and who had which seat
-- there from when until when. Owned by the room "organizations". Nothing in it is overwritten: a seat that ends or
-- is corrected gets a further version, a domain or an organization that ends gets its last day.
create table organization (
  id uuid primary key,
  kind text not null check (kind in ('court', 'division', 'department', 'firm', 'agency', 'panel')),
  -- A court of the directory: name, place and the court above it are the directory's, and are not copied.
  court_id text unique references court on delete cascade,
  name text check (char_length(name) between 3 and 200),
  parent_id uuid references organization on delete restrict,
  state text check (state ~ '^[A-Z]{2}$'),
  county text,
  -- Where it was read or checked, and the day for which that speaks.
  source text not null,
  source_on date not null,
  recorded_on date not null,
  recorded_by uuid references account on delete set null,
  closed_on date,
  closing_source text,
  closing_source_on date,
  is_fictional boolean not null default false,
  check ((court_id is null) = (name is not null)),
  check (court_id is null or num_nonnulls(parent_id, state, county) = 0),
  check (parent_id <> id),
  check (num_nonnulls(closed_on, closing_source, closing_source_on) in (0, 3))
);
create index organization_parent on organization (parent_id);

-- With what the directory says of a court.
create view organization_shown as
  select o.id, o.kind, coalesce(c.name, o.name) as name, coalesce(o.parent_id, above.id) as parent_id,
    coalesce(c.state, o.state) as state, coalesce(c.county, o.county) as county, o.court_id, c.website,
    o.source, o.source_on, coalesce(o.closed_on, c.closed_on, c.gone_on) as closed_on, o.closing_source, o.is_fictional
  from organization o left join court c on c.id = o.court_id left join organization above on above.court_id = c.parent_id;

-- One version of a seat: a person, an organization, a role, from, to.
create table organization_seat (
  id uuid primary key,
  -- The same in every version of one seat.
  seat_id uuid not null,
  organization_id uuid not null references organization on delete cascade,
  professional_id uuid not null references professional on delete cascade,
  role text not null check (char_length(role) between 2 and 300),
  -- Nobody has two such seats at a time: a bench, a full-time office.
  is_exclusive boolean not null,
  from_on date,
  from_precision text not null default 'day' check (from_precision in ('day', 'month', 'year')),
  to_on date,
  end_reason text,
  -- The directory's position that it was filled from.
  position_seq smallint,
  source_id text references source on delete restrict,
  source text not null,
  source_on date not null,
  -- Written by staff; else filled from the directory.
  is_staff boolean not null,
  recorded_on date not null,
  recorded_by uuid references account on delete set null,
  -- Why this version no longer counts: another took its place (ended, corrected, source), or it never was (withdrawn).
  gone_on date,
  gone_how text check (gone_how in ('ended', 'corrected', 'source', 'withdrawn')),
  gone_why text,
  check (to_on >= from_on),
  check (num_nonnulls(gone_on, gone_how) in (0, 2)),
  check (is_staff or (position_seq is not null and source_id is not null))
);
create unique index organization_seat_once on organization_seat (seat_id) where gone_on is null;
create unique index organization_seat_of_position on organization_seat (professional_id, position_seq)
  where gone_on is null and position_seq is not null;
create index organization_seat_here on organization_seat (organization_id);
create index organization_seat_of on organization_seat (professional_id);

-- Domains of mail that are an organization's own, as somebody of ours checked: a claim from there is believed (/claim).
create table organization_domain (
  id uuid primary key,
  organization_id uuid not null references organization on delete cascade,
  domain text not null check (domain ~ '^[a-z0-9-]+(\.[a-z0-9-]+)+$' and char_length(domain) <= 253),
  source text not null,
  source_on date not null,
  verified_on date not null,
  verified_by uuid references account on delete set null,
  withdrawn_on date,
  withdrawn_why text,
  check (num_nonnulls(withdrawn_on, withdrawn_why) in (0, 2))
);
create unique index organization_domain_once on organization_domain (organization_id, domain) where withdrawn_on is null;
create index organization_domain_of on organization_domain (domain) where withdrawn_on is null;

-- What each filling from the directory did.
create table organization_fill (
  seq bigint primary key generated always as identity,
  -- The last run of the importers that it saw.
  import_seq bigint not null,
  filled_on date not null,
  organizations integer not null,
  added integer not null,
  replaced integer not null,
  gone integer not null,
  -- Positions that name a court which the list of courts does not have, and such as end before they begin.
  unlinked integer not null,
  unfit integer not null,
  -- Pairs of exclusive seats of one person that overlap, as the sources have them.
  overlapping integer not null
);

-- Read beside the directory; written by staff, in one transaction with the audit; filled by the owner.
grant select on organization, organization_shown, organization_seat, organization_domain, organization_fill
  to casebalance_app, casebalance_accounts;
grant insert on organization, organization_seat, organization_domain to casebalance_accounts;
grant update (closed_on, closing_source, closing_source_on) on organization to casebalance_accounts;
grant update (gone_on, gone_how, gone_why) on organization_seat to casebalance_accounts;
grant update (withdrawn_on, withdrawn_why) on organization_domain to casebalance_accounts;

-- How complete, how fresh and how much in agreement the directory is, by place and field. Owned by the room
-- "data-quality": counted by the owner after an import, and once a day; the newest count of a month stays.
-- state '' is the whole country, '-' no state named; county '' the whole state, '-' no county named.
create table quality_month (
  month date primary key check (extract(day from month) = 1),
  measured_on date not null,
  import_seq bigint not null
);

create table quality_place (
  month date not null references quality_month on delete cascade,
  state text not null,
  county text not null,
  people integer not null,
  fictional integer not null,
  courts integer not null,
  -- Courts of the list that have an address of their own on the web.
  court_sites integer not null,
  -- Names of courts that people's seats give, and those of them that the list of courts does not have.
  named_courts integer not null,
  orphan_courts integer not null,
  primary key (month, state, county)
);

create table quality_field (
  month date not null references quality_month on delete cascade,
  state text not null,
  county text not null,
  field text not null,
  -- People of whom it is expected; whose value is there; of whom two sources say different things.
  n integer not null check (n > 0),
  filled integer not null,
  conflicts integer not null,
  -- The middle and the oldest of the days for which the sources speak.
  verified_on date,
  oldest_on date,
  source_ids text[] not null,
  primary key (month, state, county, field)
);

create table quality_source (
  month date not null references quality_month on delete cascade,
  state text not null,
  county text not null,
  source_id text not null references source on delete cascade,
  people integer not null,
  primary key (month, state, county, source_id)
);

grant select on quality_month, quality_place, quality_field, quality_source to casebalance_app;
grant select (seq, added, changed, removed, skipped, file_name) on import_run to casebalance_app;
