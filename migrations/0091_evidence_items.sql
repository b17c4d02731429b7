-- Items of evidence: a parent's own stored file with what they say about it (docs/decisions/0124).
alter table case_member drop constraint case_member_scopes_check;
alter table case_member add constraint case_member_scopes_check
  check (scopes <@ array['schedule', 'calendar', 'hearings', 'exchanges', 'trades', 'orders', 'children', 'case', 'messages', 'threads', 'payments', 'expenses', 'evidence']);
alter table invitation drop constraint invitation_scopes_check;
alter table invitation add constraint invitation_scopes_check
  check (scopes <@ array['schedule', 'calendar', 'hearings', 'exchanges', 'trades', 'orders', 'children', 'case', 'messages', 'threads', 'payments', 'expenses', 'evidence']);

create table evidence_item (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  file_id uuid not null,
  -- What is known of the file, as it was when the item was added, and of its copy: lists are found by it.
  name text not null check (octet_length(name) between 1 and 255),
  kind text not null check (kind in ('picture', 'video', 'audio', 'pdf', 'text', 'document', 'other')),
  type text not null,
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  is_misnamed boolean not null,
  uploaded_at timestamptz not null,
  -- Of the copy without location and device data, once there is one.
  copy_type text,
  -- What its author says about it. Emptied when the item is removed.
  title text not null check (char_length(title) <= 200),
  note text not null default '' check (char_length(note) <= 4000),
  -- The day that it is of, as it was typed.
  day date,
  device text not null default '' check (char_length(device) <= 120),
  privacy text not null check (privacy in ('private', 'privileged')),
  is_sensitive boolean not null default false,
  -- `issue:…`, `child:…` with an id, `clause:…`, `witness:…`.
  tags text[] not null default '{}' check (cardinality(tags) <= 40),
  created_at timestamptz not null,
  removed_at timestamptz,
  -- What a search looks in: of a hundred thousand items, small letters are made once and not for every search.
  words text not null generated always as (lower(title || ' ' || note || ' ' || name)) stored,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, file_id) references stored_file on delete no action
);
create index evidence_item_of on evidence_item (case_id, author_id, created_at desc, id desc) where removed_at is null;
-- For months of a list, and for the timeline.
create index evidence_item_by_day on evidence_item (case_id, author_id, day) where removed_at is null;
create index evidence_item_same on evidence_item (case_id, author_id, sha256) where removed_at is null;
create unique index evidence_item_once on evidence_item (case_id, file_id) where removed_at is null;
call guard('evidence_item', 'evidence', 'coalesce(day, (created_at at time zone ''UTC'')::date)', null, 'author_id', 'false', 'author');
-- An attorney who sees what their client keeps private sees what is privileged, and nothing that is private. A parent who left still has theirs: no
-- grant has the scope `own`.
drop policy seen on evidence_item;
create policy seen on evidence_item for select to casebalance_cases using (
  (case_id = any ((select my_cases())::uuid[]) and author_id = any ((select my_members())::uuid[]))
  or exists (select from unnest((select my_grants('own'))::seat[]) as g where g.seat_case = evidence_item.case_id and g.sees_as = author_id
    and coalesce(day, (created_at at time zone 'UTC')::date) <= g.until_day)
  or (privacy = 'privileged' and exists (select from unnest((select my_grants('evidence'))::seat[]) as g
    where g.seat_case = evidence_item.case_id and g.sees_as = author_id
      and coalesce(day, (created_at at time zone 'UTC')::date) between g.since_day and g.until_day)));
grant select, insert, update (title, note, day, device, privacy, is_sensitive, tags, copy_type, removed_at) on evidence_item to casebalance_cases;
