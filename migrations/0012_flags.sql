-- Flags, cohorts and kill switches: which items the menus show, to whom; and which rooms are closed for a while.
-- The 40 names and their defaults stand in src/map/flags.ts; a row here says where somebody is shown otherwise.

-- Goes up with every change that can alter what anybody is shown: an open page asks for this one row.
create table flag_version (
  id boolean primary key default true check (id),
  number integer not null default 1
);
insert into flag_version default values;

create table cohort (
  id uuid primary key,
  name text not null check (char_length(name) between 2 and 60),
  created_by uuid references account on delete set null,
  created_at timestamptz not null,
  -- Closed for good: it changes nothing any more, and stays for the log.
  closed_at timestamptz
);
create unique index cohort_open_name on cohort (lower(name)) where closed_at is null;

-- Staff asks; only the person says yes. `out`: said no, left, or was taken out.
create table cohort_member (
  cohort_id uuid not null references cohort on delete cascade,
  account_id uuid not null references account on delete cascade,
  state text not null check (state in ('asked', 'in', 'out')),
  asked_by uuid references account on delete set null,
  changed_at timestamptz not null,
  primary key (cohort_id, account_id)
);
create index cohort_member_of_account on cohort_member (account_id);

create table flag_setting (
  id uuid primary key,
  name text not null check (char_length(name) between 1 and 40),
  scope text not null check (scope in ('all', 'cohort', 'person')),
  cohort_id uuid references cohort on delete cascade,
  account_id uuid references account on delete cascade,
  is_on boolean not null,
  changed_by uuid references account on delete set null,
  changed_at timestamptz not null,
  reason text not null check (char_length(reason) between 3 and 500),
  check ((cohort_id is not null) = (scope = 'cohort') and (account_id is not null) = (scope = 'person'))
);
create unique index flag_setting_once on flag_setting (name, scope, cohort_id, account_id) nulls not distinct;
create index flag_setting_of_account on flag_setting (account_id) where account_id is not null;

-- Every change of a setting; never altered. `is_on` without a value: cleared, what stands behind it counts again.
create table flag_change (
  id uuid primary key,
  at timestamptz not null,
  name text not null,
  scope text not null check (scope in ('all', 'cohort', 'person')),
  -- The cohort or the account, by an id that may be gone by now.
  target uuid check ((target is null) = (scope = 'all')),
  is_on boolean,
  changed_by uuid not null,
  reason text not null check (char_length(reason) between 3 and 500)
);
create index flag_change_of_flag on flag_change (name, at desc);
create index flag_change_by_time on flag_change (at desc, id);

-- What was thought of harm before a flag that is off for everybody is turned on for anybody. Never altered: the newest counts.
create table harm_check (
  id uuid primary key,
  name text not null,
  -- For each question: whether there is a risk, and what is done about it.
  answers jsonb not null,
  answered_by uuid not null,
  answered_at timestamptz not null
);
create index harm_check_of_flag on harm_check (name, answered_at desc);

-- Who could see which flag through a cohort, from when and until when: a line for the begin and one for the end.
create table flag_exposure (
  id uuid primary key,
  at timestamptz not null,
  name text not null,
  cohort_id uuid not null references cohort on delete cascade,
  account_id uuid references account on delete set null,
  began boolean not null
);
create index flag_exposure_by_time on flag_exposure (at desc, id);

create table kill_switch (
  room text primary key check (room ~ '^[a-z-]{2,40}$'),
  is_on boolean not null,
  changed_by uuid references account on delete set null,
  changed_at timestamptz not null,
  reason text not null check (char_length(reason) between 3 and 500)
);

create table beta_feedback (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  flag text not null,
  text text not null check (char_length(text) between 3 and 2000),
  at timestamptz not null,
  -- Of the key that it was sent with: sent again it is the same.
  key_hash bytea unique
);
create index beta_feedback_by_time on beta_feedback (at desc, id);

grant select, update (number) on flag_version to casebalance_accounts;
grant select, insert on cohort, flag_change, harm_check, flag_exposure, beta_feedback to casebalance_accounts;
grant update (name, closed_at) on cohort to casebalance_accounts;
grant select, insert, update on cohort_member, kill_switch to casebalance_accounts;
grant select, insert, update, delete on flag_setting to casebalance_accounts;
