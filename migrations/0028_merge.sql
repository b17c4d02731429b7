-- One person, one profile. Which records of the directory are likely one person (owned by the room "duplicates"), and which
-- profile stands for others (owned by the room "professionals"). A merge changes no record: it is an event, from which
-- everything here follows, and whose undoing leaves every row as it was (docs/decisions/0036).

-- Whose page, lists and score a record's are now shown in. Of records merged one into another, the last.
create table stands_for (
  merged_id uuid primary key references professional on delete cascade,
  survivor_id uuid not null references professional on delete cascade,
  -- The day on which its source named the record no more, meanwhile.
  source_gone_on date,
  check (merged_id <> survivor_id)
);
create index stands_for_survivor on stands_for (survivor_id);

-- From which of its records a profile has its name and its seat, where not from its own.
create table profile_choice (
  professional_id uuid primary key references professional on delete cascade,
  name_from uuid references professional on delete cascade,
  seat_from uuid references professional on delete cascade,
  check (num_nonnulls(name_from, seat_from) > 0)
);

-- A person as every page and list shows them. Gone is who no record's source names.
create view professional_shown as
  select p.id, p.source_id, p.source_key, p.role,
    case when c.seat_id is null then p.kind else c.kind end as kind,
    case when c.seat_id is null then p.jurisdiction else c.jurisdiction end as jurisdiction,
    case when c.name_id is null then p.name else c.name end as name,
    case when c.name_id is null then p.given else c.given end as given,
    case when c.name_id is null then p.middle else c.middle end as middle,
    case when c.name_id is null then p.family else c.family end as family,
    case when c.name_id is null then p.suffix else c.suffix end as suffix,
    case when c.name_id is null then p.sort_name else c.sort_name end collate "C" as sort_name,
    case when c.seat_id is null then p.standing else c.standing end as standing,
    case when c.seat_id is null then p.title else c.title end as title,
    case when c.seat_id is null then p.court_id else c.court_id end as court_id,
    case when c.seat_id is null then p.court_name else c.court_name end as court_name,
    case when c.seat_id is null then p.state else c.state end as state,
    case when c.seat_id is null then p.county else c.county end as county,
    case when c.seat_id is null then p.counties else c.counties end as counties,
    p.is_fictional,
    case when p.gone_on is null then null
      when exists (select from stands_for m where m.survivor_id = p.id and m.source_gone_on is null) then null else p.gone_on end as gone_on,
    -- Whose newest position it is, and which source says so.
    coalesce(c.seat_id, p.id) as seat_of, coalesce(c.source_id, p.source_id) as seat_source_id
  from professional p left join (
    select x.professional_id, n.id as name_id, n.name, n.given, n.middle, n.family, n.suffix, n.sort_name,
      s.id as seat_id, s.source_id, s.kind, s.jurisdiction, s.standing, s.title, s.court_id, s.court_name, s.state, s.county, s.counties
    from profile_choice x left join professional n on n.id = x.name_from left join professional s on s.id = x.seat_from
  ) c on c.professional_id = p.id;

-- A record that another profile stands for stays out of lists, whatever its source says; what it says is kept for later.
create function keep_merged() returns trigger language plpgsql as $$
begin
  update stands_for set source_gone_on = new.gone_on where merged_id = new.id;
  if found then new.gone_on := old.gone_on; end if;
  return new;
end $$;
create trigger keep_merged before update of gone_on on professional
  for each row when (old.gone_on is not null) execute function keep_merged();

-- A rating keeps the record that it was written for, and is shown where that record is.
create or replace view review_published as
  select r.id, p.id as professional_id, r.criteria, r.saw, r.went_well, r.should_know, r.part, r.outcome, r.event_month,
    p.name as professional_name, p.role, p.state, p.is_fictional, r.is_hearsay,
    r.status = 'disputed_label' or (r.status <> 'published' and exists (
      select from review_event e where e.review_id = r.id and e.event = 'disputed'
        and not exists (select from review_event u where u.review_id = r.id and u.n = e.n + 1 and u.event = 'undone'))) as is_disputed
  from review r left join stands_for m on m.merged_id = r.professional_id
  join professional_shown p on p.id = coalesce(m.survivor_id, r.professional_id)
  where r.status in ('published', 'flagged', 'disputed_label', 'author_affirm_pending') and (p.gone_on is null or not p.is_fictional)
    and not exists (select from review_intake i where i.receipt_hash = r.receipt_hash)
    and not exists (select from review_act_intake a where a.receipt_hash = r.receipt_hash and a.kind = 'withdraw');

-- Whose records have changed since they were last compared.
create table linkage_due (professional_id uuid primary key references professional on delete cascade);
create function linkage_mark() returns trigger language plpgsql as $$
begin
  insert into linkage_due select id from changed on conflict do nothing;
  return null;
end $$;
create trigger linkage_added after insert on professional referencing new table as changed for each statement execute function linkage_mark();
create trigger linkage_changed after update on professional referencing new table as changed for each statement execute function linkage_mark();
insert into linkage_due select id from professional where gone_on is null;

-- The texts under which somebody is looked for (domain/linkage/person-keys.ts): who shares one is a candidate.
create table linkage_key (
  key text collate "C" not null,
  professional_id uuid not null references professional on delete cascade,
  primary key (key, professional_id)
);
create index linkage_key_of on linkage_key (professional_id);

-- What was learnt of the records as a whole: rates of each field, and how rare a match is. One row.
create table linkage_model (
  one boolean primary key default true check (one),
  rates jsonb not null,
  prior double precision not null check (prior > 0 and prior < 1),
  people integer not null,
  made_on date not null
);
-- How common names, places and firms are.
create table linkage_share (
  what text not null check (what in ('family', 'given', 'state', 'county', 'employer')),
  value text collate "C" not null,
  share double precision not null check (share > 0 and share <= 1),
  primary key (what, value)
);

-- Two profiles that may be one person, and what somebody said of them. What was decided is never proposed again.
create table duplicate_pair (
  a_id uuid not null references professional on delete cascade,
  b_id uuid not null references professional on delete cascade,
  probability double precision not null check (probability between 0 and 1),
  prior_bits double precision not null,
  -- Of each field its level and bits.
  fields jsonb not null,
  -- What speaks against it, however alike they are.
  conflict text check (conflict in ('two_seats', 'suffix', 'two_numbers', 'names')),
  state text not null default 'open' check (state in ('open', 'merged', 'kept', 'not_same')),
  found_on date not null,
  decided_on date,
  decided_by uuid references account on delete set null,
  reason text check (char_length(reason) between 3 and 500),
  primary key (a_id, b_id),
  check (a_id < b_id),
  check ((state = 'open') = (decided_on is null))
);
create index duplicate_pair_open on duplicate_pair (probability desc, a_id, b_id) where state = 'open';
create index duplicate_pair_b on duplicate_pair (b_id);

-- A merge: which profile stands for which from now on, and which values were chosen. Undone, it counts for nothing.
create table merge_event (
  id uuid primary key,
  seq bigint not null generated always as identity unique,
  survivor_id uuid not null references professional on delete cascade,
  merged_id uuid not null references professional on delete cascade,
  name_from uuid references professional on delete cascade,
  seat_from uuid references professional on delete cascade,
  probability double precision,
  -- With others at once, without each being looked at; some of these are drawn for a second look.
  is_bulk boolean not null,
  is_drawn boolean not null default false,
  reason text check (char_length(reason) between 3 and 500),
  merged_on date not null,
  merged_by uuid references account on delete set null,
  looked_on date,
  looked_by uuid references account on delete set null,
  undone_on date,
  undone_by uuid references account on delete set null,
  undone_why text check (char_length(undone_why) between 3 and 500),
  check (survivor_id <> merged_id),
  check (is_bulk or not is_drawn),
  check (undone_on is not null or num_nonnulls(undone_by, undone_why) = 0)
);
create unique index merge_event_in_force on merge_event (merged_id) where undone_on is null;
create index merge_event_survivor on merge_event (survivor_id) where undone_on is null;

grant select on stands_for, profile_choice, professional_shown to casebalance_app;
-- An admin's merge is one transaction: the event, what follows from it, its line in the audit, and the search.
grant select on professional, professional_shown, position, fact, source, court to casebalance_accounts;
grant update (gone_on) on professional to casebalance_accounts;
grant select, insert, update, delete on stands_for, profile_choice to casebalance_accounts;
grant select, insert, update, delete on search_person, search_name, search_token, search_group, search_word, search_place to casebalance_accounts;
grant select on linkage_key, linkage_model, linkage_share to casebalance_accounts;
grant select, insert on linkage_due to casebalance_accounts;
grant select, insert, update, delete on duplicate_pair to casebalance_accounts;
grant select, insert on merge_event to casebalance_accounts;
grant update (looked_on, looked_by, undone_on, undone_by, undone_why) on merge_event to casebalance_accounts;
