-- Cases: the family's workspace, and who may see what of it. Everything of a case runs under a role of its own, which
-- sees neither accounts nor the rating tool, behind row-level security of one style (docs/decisions/0024).

-- Who is acting, when, and why the machine itself acts: set for one transaction by src/access/cases.ts, and nowhere else.
-- Without it there is nobody, and no row.
create function acting_account() returns uuid language sql stable
  return nullif(current_setting('app.account', true), '')::uuid;
create function acting_at() returns timestamptz language sql stable
  return coalesce(nullif(current_setting('app.at', true), '')::timestamptz, now());
create function acting_reason() returns text language sql stable
  return nullif(current_setting('app.reason', true), '');

create table case_file (
  case_id uuid primary key,
  -- What its people call it: never a child's name in an address or a notice.
  title text not null check (char_length(title) between 1 and 80),
  -- USPS code of the state whose court has, or would have, the case.
  state text not null check (state ~ '^[A-Z]{2}$'),
  -- The zone in which its days begin and its exchanges are set.
  zone text not null check (char_length(zone) between 1 and 64),
  created_at timestamptz not null,
  is_demo boolean not null default false
);

-- A seat in a case: a parent's, or one that a parent granted. A co-parent who never joined has a seat without an account:
-- schedules and exchanges name sides, so all of it works without them.
create table case_member (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  account_id uuid references account on delete set null,
  role text not null check (role in ('parent', 'child', 'third_party', 'attorney', 'gal', 'mediator', 'parenting_coordinator', 'evaluator', 'therapist', 'supervisor')),
  side text check (side in ('A', 'B')),
  name text not null check (char_length(name) between 1 and 160),
  granted_by uuid,
  -- What a granted seat sees (rooms/cases/rules.ts); a parent's sees all.
  scopes text[] not null default '{}' check (scopes <@ array['schedule', 'calendar', 'hearings', 'exchanges', 'trades', 'orders', 'children', 'case']),
  -- Also what the grantor keeps private of these: for their own attorney.
  sees_private boolean not null default false,
  -- Records of these days only; open where null.
  from_day date,
  to_day date check (to_day >= from_day),
  expires_at timestamptz,
  joined_at timestamptz,
  -- A parent who left, or was held off, reads on what was until that day, and no more is added.
  ended_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, granted_by) references case_member on delete cascade,
  check ((role = 'parent') = (side is not null)),
  check ((role = 'parent') = (granted_by is null)),
  check (not (sees_private and role <> 'attorney'))
);
create unique index case_member_of_side on case_member (case_id, side) where role = 'parent' and ended_at is null;
create unique index case_member_once on case_member (case_id, account_id, coalesce(granted_by, id)) where ended_at is null;
create index case_member_of_account on case_member (account_id);
-- The case that somebody opened last is the one shown.
create table case_opening (
  case_id uuid not null references case_file on delete cascade,
  member_id uuid not null,
  at timestamptz not null,
  primary key (case_id, member_id),
  foreign key (case_id, member_id) references case_member on delete cascade
);

-- A seat as the policies read it. `sees_as`: whose private records it shows besides the shared ones.
-- Its columns are named as no table's of a case: a bare name in a policy must mean the row.
create type seat as (seat_case uuid, sees_as uuid, since_day date, until_day date);

-- These three are asked once in a statement, not once a row. They run as the owner, whom a reason lets in.
create function my_cases() returns uuid[] language sql stable security definer set search_path = public, pg_temp
  return (select coalesce(array_agg(case_id), '{}') from case_member
    where account_id = acting_account() and role = 'parent' and ended_at is null);
create function my_members() returns uuid[] language sql stable security definer set search_path = public, pg_temp
  return (select coalesce(array_agg(id), '{}') from case_member
    where account_id = acting_account() and role = 'parent' and ended_at is null);
-- A grant ends with its day, when it is taken back, and when the parent who gave it leaves. A parent whose seat ended is a
-- reader of what was until then.
create function my_grants(scope text) returns seat[] language sql stable security definer set search_path = public, pg_temp
  return (select coalesce(array_agg(row(
        m.case_id,
        case when m.role = 'parent' then m.id when m.sees_private then m.granted_by end,
        coalesce(m.from_day, '-infinity'),
        case when m.role = 'parent' then (m.ended_at at time zone 'UTC')::date else coalesce(m.to_day, 'infinity') end)::seat), '{}')
    from case_member m left join case_member g on g.case_id = m.case_id and g.id = m.granted_by
    where m.account_id = acting_account()
      and case when m.role = 'parent' then m.ended_at is not null
        else m.ended_at is null and g.ended_at is null and (m.expires_at is null or m.expires_at > acting_at())
          and (scope = any (m.scopes) or scope = '') end);
-- The rows of one's own seats that still show something.
create function my_seats() returns uuid[] language sql stable security definer set search_path = public, pg_temp
  return (select coalesce(array_agg(m.id), '{}') from case_member m left join case_member g on g.case_id = m.case_id and g.id = m.granted_by
    where m.account_id = acting_account()
      and (m.role = 'parent' or (m.ended_at is null and g.ended_at is null and (m.expires_at is null or m.expires_at > acting_at()))));

-- Puts a table of cases behind its policies: the one style that all have, so that one test can judge them all.
--   scope    what a grant must name to see it
--   first    an expression: the first of the days that a row is about; null where it is about none. A grant shows what
--            touches its days, a parent whose seat has ended what began before that
--   last     the last of them; null where the first is the only one; 'open' for what holds until something else does
--   author   the column that names the member who made it; null where a row is of the case, not of somebody
--   shared   an expression: whether the other parent sees it
--   changed  who may change a row: 'author', 'parents' (either, of what they see), 'nobody'
create procedure guard(name regclass, scope text, first text, last text, author text, shared text, changed text) language plpgsql as $$
declare
  mine constant text := case when author is null then 'true' else format('%I = any ((select my_members())::uuid[])', author) end;
  in_my_cases constant text := 'case_id = any ((select my_cases())::uuid[])';
  granted constant text := format(
    'exists (select from unnest((select my_grants(%L))::seat[]) as g where g.seat_case = %s.case_id%s and (%s%s))',
    scope, name,
    case when first is null then '' else format(' and %s <= g.until_day', first) end
      || case when first is null or last = 'open' then '' else format(' and %s >= g.since_day', coalesce(last, first)) end,
    shared, case when author is null then '' else format(' or %I = g.sees_as', author) end);
  own constant text := format('%s and %s', in_my_cases, mine);
  seen constant text := format('%s and (%s or %s)', in_my_cases, shared, mine);
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format('create policy seen on %s for select to casebalance_cases using ((%s) or (%s))', name, seen, granted);
  execute format('create policy added on %s for insert to casebalance_cases with check (%s)', name, own);
  if changed = 'author' then
    execute format('create policy changed on %s for update to casebalance_cases using (%s) with check (%s)', name, own, own);
  elsif changed = 'parents' then
    execute format('create policy changed on %s for update to casebalance_cases using (%s) with check (%s)', name, seen, seen);
  end if;
  -- The machine itself (demonstration, sweeps): only with a reason.
  execute format('create policy kept on %s to current_user using (acting_reason() is not null) with check (acting_reason() is not null)', name);
end $$;

-- The case itself and its seats have policies of their own: they are what the others stand on.
alter table case_file enable row level security;
alter table case_file force row level security;
create policy seen on case_file for select to casebalance_cases using (
  case_id = any ((select my_cases())::uuid[])
  or exists (select from unnest((select my_grants(''))::seat[]) as g where g.seat_case = case_file.case_id));
create policy changed on case_file for update to casebalance_cases
  using (case_id = any ((select my_cases())::uuid[])) with check (case_id = any ((select my_cases())::uuid[]));
create policy kept on case_file to current_user using (acting_reason() is not null) with check (acting_reason() is not null);

-- A parent sees the parents, their own grants, and the seats of those who work for both; whoever was granted a seat sees it and the parents.
alter table case_member enable row level security;
alter table case_member force row level security;
create policy seen on case_member for select to casebalance_cases using (
  (case_id = any ((select my_cases())::uuid[])
    and (role not in ('attorney', 'therapist') or granted_by = any ((select my_members())::uuid[])))
  or id = any ((select my_seats())::uuid[])
  or (role = 'parent' and exists (select from unnest((select my_grants(''))::seat[]) as g where g.seat_case = case_member.case_id)));
-- A co-parent who has not joined: somebody's name, and no account.
create policy added on case_member for insert to casebalance_cases with check (
  case_id = any ((select my_cases())::uuid[]) and role = 'parent' and account_id is null);
-- One's own name, one's own grants, and the seat of a co-parent who has not joined. Never a granted seat by who sits in it.
create policy changed on case_member for update to casebalance_cases
  using (case_id = any ((select my_cases())::uuid[]) and (
    id = any ((select my_members())::uuid[]) or granted_by = any ((select my_members())::uuid[]) or (role = 'parent' and joined_at is null)))
  -- Who ends their own seat has none of the case after it: the row that comes out may be theirs as well.
  with check (case_id = any ((select my_cases())::uuid[]));
create policy kept on case_member to current_user using (acting_reason() is not null) with check (acting_reason() is not null);

alter table case_opening enable row level security;
alter table case_opening force row level security;
create policy own on case_opening to casebalance_cases
  using (member_id = any ((select my_seats())::uuid[])) with check (member_id = any ((select my_seats())::uuid[]));
create policy kept on case_opening to current_user using (acting_reason() is not null) with check (acting_reason() is not null);

-- Begins a case with its first parent. A definer's function: whoever begins one has no seat in it yet.
create function open_case(new_case uuid, title text, state text, zone text, member uuid, side text, name text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if acting_account() is null then raise exception 'nobody is acting'; end if;
  insert into case_file (case_id, title, state, zone, created_at) values (new_case, title, state, zone, acting_at())
    on conflict (case_id) do nothing;
  -- Begun already: by a repeat, which waits here for the first.
  if not found then return false; end if;
  insert into case_member (case_id, id, account_id, role, side, name, joined_at)
    values (new_case, member, acting_account(), 'parent', side, name, acting_at());
  insert into case_opening (case_id, member_id, at) values (new_case, member, acting_at());
  insert into case_count (case_id) values (new_case);
  return true;
end $$;

-- What changed in a case, numbered without a gap in the change's own transaction: live pages catch up by it. No content.
create table case_count (
  case_id uuid primary key references case_file on delete cascade,
  last bigint not null default 0 check (last >= 0)
);
create table case_change (
  case_id uuid not null references case_file on delete cascade,
  seq bigint not null check (seq > 0),
  -- A scope: whoever may see that is told that something of it changed.
  topic text not null check (topic ~ '^[a-z_]{1,30}$'),
  -- Whose private record it was; null for shared ones.
  private_to uuid,
  at timestamptz not null,
  primary key (case_id, seq),
  foreign key (case_id, private_to) references case_member on delete cascade
);
alter table case_count enable row level security;
alter table case_count force row level security;
create policy seen on case_count for select to casebalance_cases using (
  case_id = any ((select my_cases())::uuid[])
  or exists (select from unnest((select my_grants(''))::seat[]) as g where g.seat_case = case_count.case_id));
create policy changed on case_count for update to casebalance_cases
  using (case_id = any ((select my_cases())::uuid[])) with check (case_id = any ((select my_cases())::uuid[]));
create policy kept on case_count to current_user using (acting_reason() is not null) with check (acting_reason() is not null);
alter table case_change enable row level security;
alter table case_change force row level security;
create policy seen on case_change for select to casebalance_cases using (
  (case_id = any ((select my_cases())::uuid[]) and (private_to is null or private_to = any ((select my_members())::uuid[])))
  or exists (select from unnest((select my_grants(topic))::seat[]) as g
    where g.seat_case = case_change.case_id and (at at time zone 'UTC')::date between g.since_day and g.until_day and (private_to is null or private_to = g.sees_as)));
create policy added on case_change for insert to casebalance_cases with check (case_id = any ((select my_cases())::uuid[]));
create policy kept on case_change to current_user using (acting_reason() is not null) with check (acting_reason() is not null);

-- What a granted seat looked at: the parent who granted it reads it.
create table case_look (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  member_id uuid not null,
  scope text not null check (scope ~ '^[a-z_]{1,30}$'),
  at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, member_id) references case_member on delete cascade
);
create index case_look_of_member on case_look (case_id, member_id, at desc);
alter table case_look enable row level security;
alter table case_look force row level security;
-- Through the policy of seats: whoever granted the seat, and whoever sits in it.
create policy seen on case_look for select to casebalance_cases using (
  member_id = any ((select my_seats())::uuid[])
  or (case_id = any ((select my_cases())::uuid[]) and exists (
    select from case_member m where m.case_id = case_look.case_id and m.id = member_id and m.granted_by = any ((select my_members())::uuid[]))));
create policy added on case_look for insert to casebalance_cases with check (member_id = any ((select my_seats())::uuid[]));
create policy kept on case_look to current_user using (acting_reason() is not null) with check (acting_reason() is not null);

-- Children: the least that a schedule needs, and a class of protection of its own (scope 'children').
create table child (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  -- A first name, a nickname or an initial.
  name text not null check (char_length(name) between 1 and 40),
  -- Year and month, for the age: no day of birth.
  born text check (born ~ '^(19|20)\d\d-(0[1-9]|1[0-2])$'),
  -- Of eight colours of the calendar.
  colour smallint not null default 0 check (colour between 0 and 7),
  ended_at timestamptz,
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action
);
call guard('child', 'children', null, null, 'author_id', 'true', 'parents');

-- One parent's own intake: dates are often what the two do not agree on, so each has theirs, and the other sees none of it.
create table case_profile (
  case_id uuid not null references case_file on delete cascade,
  author_id uuid not null,
  county text check (char_length(county) <= 80),
  court text check (char_length(court) <= 160),
  docket text check (char_length(docket) <= 60),
  is_petitioner boolean,
  phase text not null default 'preparing' check (phase in ('preparing', 'filed', 'served', 'temporary_orders', 'disclosure', 'discovery', 'mediation', 'trial', 'decree', 'post_decree')),
  married_on date,
  separated_on date,
  filed_on date,
  served_on date,
  decree_on date,
  -- How far the intake's eight steps are.
  step smallint not null default 1 check (step between 1 and 9),
  updated_at timestamptz not null,
  primary key (case_id, author_id),
  foreign key (case_id, author_id) references case_member on delete cascade
);
call guard('case_profile', 'case', null, null, 'author_id', 'false', 'author');

-- People around a case who have no seat: judge, counsel, evaluator, school; linked to the directory where known.
create table case_contact (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  kind text not null check (kind in ('judge', 'my_counsel', 'other_counsel', 'gal', 'evaluator', 'mediator', 'parenting_coordinator', 'therapist', 'supervisor', 'doctor', 'school', 'other')),
  name text not null check (char_length(name) between 1 and 160),
  professional_id uuid references professional on delete set null,
  detail text not null default '' check (char_length(detail) <= 500),
  ended_at timestamptz,
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade
);
call guard('case_contact', 'case', null, null, 'author_id', 'false', 'author');

create table case_task (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  title text not null check (char_length(title) between 1 and 200),
  due_on date,
  done_at timestamptz,
  removed_at timestamptz,
  -- Of the list of a phase (rooms/cases/parts/checklist.ts), or one's own.
  item text check (item ~ '^[a-z0-9-]{1,60}$'),
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade
);
create unique index case_task_of_list on case_task (case_id, author_id, item) where removed_at is null;
call guard('case_task', 'case', 'coalesce(due_on, (created_at at time zone ''UTC'')::date)', null, 'author_id', 'false', 'author');

-- Orders in force, with the facts that a schedule can be held against.
create table case_order (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  is_shared boolean not null default false,
  title text not null check (char_length(title) between 1 and 160),
  kind text not null check (kind in ('temporary', 'consent', 'decree', 'modification', 'protective', 'other')),
  signed_on date,
  effective_on date not null,
  ends_on date check (ends_on >= effective_on),
  -- What its clauses say: see rooms/cases/contract.ts, `OrderFacts`.
  facts jsonb not null default '{}',
  removed_at timestamptz,
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade
);
call guard('case_order', 'orders', 'effective_on', 'coalesce(ends_on, ''infinity'')', 'author_id', 'is_shared', 'author');

create table saved_view (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  page text not null check (page ~ '^[a-z-]{1,40}$'),
  name text not null check (char_length(name) between 1 and 60),
  query text not null check (char_length(query) <= 500),
  removed_at timestamptz,
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade
);
call guard('saved_view', 'own', null, null, 'author_id', 'false', 'author');

-- Invitations: by code, by mail or read out. The code itself is kept nowhere.
create table invitation (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  role text not null check (role in ('parent', 'child', 'third_party', 'attorney', 'gal', 'mediator', 'parenting_coordinator', 'evaluator', 'therapist', 'supervisor')),
  -- The seat without an account that a co-parent takes.
  member_id uuid,
  name text not null check (char_length(name) between 1 and 160),
  email text check (email = lower(email) and char_length(email) between 3 and 254),
  code_hash text not null unique check (code_hash ~ '^[0-9a-f]{64}$'),
  scopes text[] not null default '{}' check (scopes <@ array['schedule', 'calendar', 'hearings', 'exchanges', 'trades', 'orders', 'children', 'case']),
  sees_private boolean not null default false,
  from_day date,
  to_day date check (to_day >= from_day),
  grant_until timestamptz,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  viewed_at timestamptz,
  state text not null default 'pending' check (state in ('pending', 'accepted', 'declined', 'revoked', 'blocked')),
  answered_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade,
  foreign key (case_id, member_id) references case_member on delete cascade,
  check ((state = 'pending') = (answered_at is null))
);
create index invitation_to on invitation (email) where state = 'pending';
call guard('invitation', 'own', null, null, 'author_id', 'false', 'author');

-- A protective order, or a wish not to be linked: stops every new link between two people, whoever asks, in every case.
create table link_hold (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  other_account_id uuid references account on delete cascade,
  other_email text check (other_email = lower(other_email)),
  kind text not null check (kind in ('protective_order', 'blocked')),
  note text not null default '' check (char_length(note) <= 300),
  set_at timestamptz not null,
  lifted_at timestamptz,
  check (other_account_id is not null or other_email is not null)
);
create index link_hold_of_account on link_hold (account_id);
create index link_hold_of_other on link_hold (other_account_id);
create index link_hold_of_email on link_hold (other_email);
alter table link_hold enable row level security;
alter table link_hold force row level security;
create policy own on link_hold to casebalance_cases using (account_id = (select acting_account())) with check (account_id = (select acting_account()));
create policy kept on link_hold to current_user using (acting_reason() is not null) with check (acting_reason() is not null);

-- Whether a link between two people is stopped by either of them.
create function is_held(one uuid, other uuid) returns boolean language sql stable security definer set search_path = public, pg_temp
  return exists (select from link_hold h where h.lifted_at is null and (
    (h.account_id = one and (h.other_account_id = other or h.other_email = (select email from account where id = other)))
    or (h.account_id = other and (h.other_account_id = one or h.other_email = (select email from account where id = one)))));

-- Whether an invitation is nothing to whoever acts: it is for somebody else's address, or a link between the two is stopped.
-- Whoever has its code by chance is told the same as for a code that nobody has.
create function is_for_another(i invitation) returns boolean language sql stable security definer set search_path = public, pg_temp
  return (i.email is not null and i.email <> (select lower(email) from account where id = acting_account()))
    or coalesce((select is_held(m.account_id, acting_account()) from case_member m where m.case_id = i.case_id and m.id = i.author_id), false);

-- What an invitation says to whoever has its code. Looking at it is noted once.
create function invitation_of(code text) returns table (case_id uuid, role text, invited_by text, name text, scopes text[], sees_private boolean, from_day date, to_day date, grant_until timestamptz, expires_at timestamptz, zone text, state text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update invitation i set viewed_at = acting_at() from case_member m
    where i.code_hash = code and i.viewed_at is null and m.case_id = i.case_id and m.id = i.author_id
      and m.account_id is distinct from acting_account() and not is_for_another(i);
  return query select i.case_id, i.role, m.name, i.name, i.scopes, i.sees_private, i.from_day, i.to_day, i.grant_until, i.expires_at, f.zone,
      case when m.account_id = acting_account() then 'own' when i.state = 'pending' and m.ended_at is not null then 'revoked' when i.state = 'pending' and i.expires_at <= acting_at() then 'expired' else i.state end
    from invitation i join case_member m on m.case_id = i.case_id and m.id = i.author_id join case_file f on f.case_id = i.case_id
    where i.code_hash = code and (m.account_id = acting_account() or not is_for_another(i));
end $$;

-- Whether a mailed invitation waits for somebody's answer: only for whoever has proved that the address is theirs.
create function invitation_waits(i invitation, reader uuid, now_at timestamptz) returns boolean language sql stable security definer set search_path = public, pg_temp
  return i.state = 'pending' and i.expires_at > now_at
    and exists (select from account a where a.id = reader and a.email_verified and lower(a.email) = i.email)
    and exists (select from case_member m where m.case_id = i.case_id and m.id = i.author_id and m.ended_at is null
      and m.account_id <> reader and not is_held(m.account_id, reader));
-- The invitations that wait for whoever acts, by their mailed address: without a code. To see them is not to have opened them.
create function invitations_to_me() returns table (id uuid, role text, invited_by text, sent_at timestamptz, expires_at timestamptz, zone text)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select i.id, i.role, m.name, i.sent_at, i.expires_at, f.zone
    from invitation i join case_member m on m.case_id = i.case_id and m.id = i.author_id join case_file f on f.case_id = i.case_id
    where i.email = (select lower(email) from account where account.id = acting_account()) and invitation_waits(i, acting_account(), acting_at())
    order by i.sent_at desc, i.id;
end;
-- How one that was mailed to whoever acts is kept, answered or not: what its code would lead to.
create function mailed_to_me(mailed uuid) returns text language sql stable security definer set search_path = public, pg_temp
  return (select i.code_hash from invitation i join account a on a.id = acting_account()
    where i.id = mailed and a.email_verified and i.email = lower(a.email));
-- One bit of it, for the menu of whoever is signed in.
create function has_invitation(reader uuid, now_at timestamptz) returns boolean language sql stable security definer set search_path = public, pg_temp
  return exists (select from invitation i
    where i.email = (select lower(email) from account where account.id = reader) and invitation_waits(i, reader, now_at));

-- Takes a seat by an invitation's code. The outcome is a word: 'joined', or why not. Two at once: the row is locked, one joins.
create function join_case(code text, seat uuid, own_name text) returns table (outcome text, joined uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  i invitation;
  inviter case_member;
  me constant uuid := acting_account();
begin
  if me is null then raise exception 'nobody is acting'; end if;
  select * into i from invitation where code_hash = code for update;
  if not found then return query select 'not_found', null::uuid; return; end if;
  select * into inviter from case_member m where m.case_id = i.case_id and m.id = i.author_id;
  if inviter.account_id = me then return query select 'own', null::uuid; return; end if;
  -- Before its state: that is nobody else's to learn.
  if i.email is not null and i.email <> (select lower(email) from account where id = me) then return query select 'other_person', null::uuid; return; end if;
  if inviter.account_id is null or is_held(inviter.account_id, me) then return query select 'held', null::uuid; return; end if;
  if i.state <> 'pending' then return query select i.state, null::uuid; return; end if;
  if inviter.ended_at is not null then return query select 'revoked', null::uuid; return; end if;
  if i.expires_at <= acting_at() then return query select 'expired', null::uuid; return; end if;
  -- A seat whose last day is over makes way for the new one.
  update case_member m set ended_at = m.expires_at
    where m.case_id = i.case_id and m.account_id = me and m.granted_by = i.author_id and m.ended_at is null and m.expires_at <= acting_at();
  if exists (select from case_member m where m.case_id = i.case_id and m.account_id = me and m.ended_at is null
      and (m.role = 'parent' or i.role = 'parent' or m.granted_by = i.author_id)) then return query select 'member', null::uuid; return; end if;
  if i.role = 'parent' then
    update case_member m set account_id = me, name = own_name, joined_at = acting_at()
      where m.case_id = i.case_id and m.id = i.member_id and m.account_id is null and m.ended_at is null;
    if not found then return query select 'revoked', null::uuid; return; end if;
    insert into case_opening values (i.case_id, i.member_id, acting_at());
  else
    insert into case_member (case_id, id, account_id, role, name, granted_by, scopes, sees_private, from_day, to_day, expires_at, joined_at)
      values (i.case_id, seat, me, i.role, own_name, i.author_id, i.scopes, i.sees_private, i.from_day, i.to_day, i.grant_until, acting_at());
    insert into case_opening values (i.case_id, seat, acting_at());
  end if;
  update invitation set state = 'accepted', answered_at = acting_at() where code_hash = code;
  insert into case_change (case_id, seq, topic, at)
    select i.case_id, (select last from case_count c where c.case_id = i.case_id for update) + 1, 'people', acting_at();
  update case_count c set last = last + 1 where c.case_id = i.case_id;
  return query select 'joined', i.case_id;
end $$;

-- Declines by the code; blocking besides stops every further invitation between the two. `seq`: the change of the case that
-- tells whoever invited.
create function decline_invitation(code text, block boolean, hold uuid) returns table (outcome text, told_case uuid, seq bigint)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  i invitation;
  counted bigint;
begin
  if acting_account() is null then raise exception 'nobody is acting'; end if;
  update invitation v set state = case when block then 'blocked' else 'declined' end, answered_at = acting_at()
    from case_member m where v.code_hash = code and v.state = 'pending' and v.expires_at > acting_at()
      and m.case_id = v.case_id and m.id = v.author_id and m.ended_at is null
      and m.account_id is distinct from acting_account() and not is_for_another(v)
    returning v.* into i;
  if not found then return query select 'gone', null::uuid, null::bigint; return; end if;
  if block then
    insert into link_hold (id, account_id, other_account_id, kind, set_at)
      select hold, acting_account(), m.account_id, 'blocked', acting_at() from case_member m
      where m.case_id = i.case_id and m.id = i.author_id and m.account_id is not null;
  end if;
  update case_count c set last = last + 1 where c.case_id = i.case_id returning last into counted;
  insert into case_change (case_id, seq, topic, private_to, at) values (i.case_id, counted, 'people', i.author_id, acting_at());
  return query select i.state, i.case_id, counted;
end $$;

-- Lays the mail of an invitation of one's own into the outbox, to the address that it names and to no other. Its id there is
-- the invitation's, so that what became of it can be told.
create function mail_invitation(mailed_case uuid, mailed uuid, mail_subject text, mail_text text, mail_day date) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into outbox (id, recipient, subject, body, queued_on)
    select i.id, i.email, mail_subject, mail_text, mail_day from invitation i
    where i.case_id = mailed_case and i.id = mailed and i.email is not null and i.state = 'pending' and i.author_id = any (my_members());
  return found;
end $$;
-- What became of the mails of one's own invitations: 'waiting', 'refused', or 'sent' where it is no longer in the outbox.
create function invitation_mails(mailed_case uuid) returns table (id uuid, state text)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select i.id, coalesce(o.state, 'sent') from invitation i left join outbox o on o.id = i.id
    where i.case_id = mailed_case and i.email is not null and i.author_id = any (my_members());
end;

-- A protective order between the two parents of a case: the other's seat ends with this day (they keep what was), and no
-- new link comes about. By a function, for nobody may read the other's account.
create function hold_link(held_case uuid, other uuid, why text, words text, hold uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  them case_member;
begin
  if not held_case = any (my_cases()) then return false; end if;
  select * into them from case_member where case_id = held_case and id = other and role = 'parent' and not id = any (my_members());
  if not found or them.account_id is null or them.account_id = acting_account() then return false; end if;
  update case_member set ended_at = acting_at() where case_id = held_case and id = other and ended_at is null;
  insert into link_hold (id, account_id, other_account_id, kind, note, set_at)
    values (hold, acting_account(), them.account_id, why, words, acting_at());
  return true;
end $$;

-- Ends one's own seat. A parent's place stays, without an account, so that the other goes on alone. Last of all it numbers the
-- change: whoever has left cannot.
create function leave_case(left_case uuid, seat uuid, empty_seat uuid) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  mine case_member;
  counted bigint;
begin
  update case_member m set ended_at = acting_at()
    where m.case_id = left_case and m.id = seat and m.account_id = acting_account() and m.ended_at is null returning * into mine;
  if not found then return null; end if;
  if mine.role = 'parent' then
    insert into case_member (case_id, id, role, side, name) values (left_case, empty_seat, 'parent', mine.side, mine.name);
  end if;
  update case_count c set last = last + 1 where c.case_id = left_case returning last into counted;
  insert into case_change (case_id, seq, topic, at) values (left_case, counted, 'people', acting_at());
  return counted;
end $$;

-- Until when an invited parent's new work is open because whoever invited them has a trial or a plan (routes.md, ruling 5).
create function sponsored_until(account uuid) returns timestamptz language sql stable security definer set search_path = public, pg_temp
begin atomic
  select max(greatest(coalesce(e.trial_ends_at, a.created_at + interval '7 days'), e.paid_until))
    from case_member m join invitation i on i.case_id = m.case_id and i.member_id = m.id and i.state = 'accepted'
    join case_member by_whom on by_whom.case_id = i.case_id and by_whom.id = i.author_id and by_whom.ended_at is null
    join account a on a.id = by_whom.account_id left join entitlement e on e.account_id = a.id
    where m.account_id = sponsored_until.account and m.role = 'parent' and m.ended_at is null;
end;
-- As in 0009, with the sponsor's time.
create or replace function session_actor(hash text, now_at timestamptz, is_use boolean)
returns table (
  session_id uuid, account_id uuid, email text, first_name text, last_name text, suspended boolean, has_factor boolean, confirmed_at timestamptz,
  is_demo boolean, roles text[], premium_until timestamptz, accepted_types integer, accepted_now boolean, acknowledged text[]
)
language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
declare
  found_id uuid;
begin
  select s.id into found_id from session s
  where s.token_hash = hash and s.expires_at > now_at
    and s.last_used_at > now_at - case when s.is_shared then interval '5 minutes' else interval '15 minutes' end;
  if found_id is null then return; end if;
  if is_use then
    update session s set last_used_at = now_at where s.id = found_id and s.last_used_at < now_at - interval '20 seconds';
  end if;
  return query
    select s.id, a.id, a.email, a.first_name, a.last_name, a.suspended_at is not null,
      a.two_factor_enabled or s.by_passkey, s.confirmed_at, a.is_demo,
      array(select r.role from staff_role r where r.account_id = a.id order by r.role),
      -- The sponsor is asked for only where one's own time is over.
      case when greatest(coalesce(e.trial_ends_at, a.created_at + interval '7 days'), e.paid_until) > now_at
        then greatest(coalesce(e.trial_ends_at, a.created_at + interval '7 days'), e.paid_until)
        else greatest(coalesce(e.trial_ends_at, a.created_at + interval '7 days'), e.paid_until, sponsored_until(a.id)) end,
      (select count(distinct v.document_type)::integer from agreement g join terms_version v on v.id = g.version_id where g.account_id = a.id),
      exists (select from agreement g where g.account_id = a.id and g.session_id = s.id),
      array(select k.digest from acknowledgement k where k.account_id = a.id)
    from session s join account a on a.id = s.account_id left join entitlement e on e.account_id = a.id
    where s.id = found_id and a.email_verified;
end
$$;

-- What the accounts give out of somebody's seats (rooms/settings/exporters.ts).
create function seats_of(account uuid) returns table (title text, role text, name text, scopes text[], from_day date, to_day date, expires_at timestamptz, joined_at timestamptz, ended_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select f.title, m.role, m.name, m.scopes, m.from_day, m.to_day, m.expires_at, m.joined_at, m.ended_at
    from case_member m join case_file f using (case_id) where m.account_id = seats_of.account order by m.joined_at;
end;
create function holds_of(account uuid) returns table (kind text, note text, set_at timestamptz, lifted_at timestamptz)
  language sql stable security definer set search_path = public, pg_temp
begin atomic
  select h.kind, h.note, h.set_at, h.lifted_at from link_hold h where h.account_id = holds_of.account order by h.set_at;
end;

revoke execute on function my_cases(), my_members(), my_grants(text), my_seats(), open_case(uuid, text, text, text, uuid, text, text), is_held(uuid, uuid),
  invitation_of(text), join_case(text, uuid, text), decline_invitation(text, boolean, uuid), hold_link(uuid, uuid, text, text, uuid), is_for_another(invitation), mail_invitation(uuid, uuid, text, text, date), invitation_mails(uuid), leave_case(uuid, uuid, uuid), sponsored_until(uuid), seats_of(uuid), holds_of(uuid), invitation_waits(invitation, uuid, timestamptz), invitations_to_me(), mailed_to_me(uuid), has_invitation(uuid, timestamptz) from public;
revoke execute on procedure guard(regclass, text, text, text, text, text, text) from public;
grant execute on function my_cases(), my_members(), my_grants(text), my_seats(), open_case(uuid, text, text, text, uuid, text, text),
  invitation_of(text), join_case(text, uuid, text), decline_invitation(text, boolean, uuid), hold_link(uuid, uuid, text, text, uuid),
  mail_invitation(uuid, uuid, text, text, date), invitation_mails(uuid), leave_case(uuid, uuid, uuid), invitations_to_me(), mailed_to_me(uuid) to casebalance_cases;
grant execute on function seats_of(uuid), holds_of(uuid), has_invitation(uuid, timestamptz) to casebalance_accounts;

grant usage on type seat to casebalance_cases;
grant select, update (title, state, zone) on case_file to casebalance_cases;
-- Everything but who has the account: the other parent's account is nobody's to learn.
grant select (case_id, id, role, side, name, granted_by, scopes, sees_private, from_day, to_day, expires_at, joined_at, ended_at),
  insert (case_id, id, role, side, name), update (name, scopes, sees_private, from_day, to_day, expires_at, ended_at) on case_member to casebalance_cases;
grant select, update (last) on case_count to casebalance_cases;
grant select, insert, update (at) on case_opening to casebalance_cases;
grant select, insert on case_change, case_look to casebalance_cases;
grant select, insert, update (name, born, colour, ended_at) on child to casebalance_cases;
grant select, insert, update on case_profile to casebalance_cases;
grant select, insert, update (kind, name, professional_id, detail, ended_at) on case_contact to casebalance_cases;
grant select, insert, update (title, due_on, done_at, removed_at) on case_task to casebalance_cases;
grant select, insert, update (is_shared, title, kind, signed_on, effective_on, ends_on, facts, removed_at) on case_order to casebalance_cases;
grant select, insert, update (name, query, removed_at) on saved_view to casebalance_cases;
grant select, insert, update (state, answered_at, expires_at) on invitation to casebalance_cases;
grant select, insert, update (lifted_at) on link_hold to casebalance_cases;
