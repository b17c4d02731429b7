-- A professional’s caseload (docs/decisions/0136): how far whoever sits in a granted seat has seen what changed in its case. An own preference: it leaves no leaf.
create table caseload_mark (
  case_id uuid not null references case_file on delete cascade,
  member_id uuid not null,
  -- The numbers of the last changes that were seen: leaves of the shared log, and of its grantor's own; changes of the seat itself.
  shared bigint not null check (shared >= 0),
  private bigint not null check (private >= 0),
  own bigint not null check (own >= 0),
  at timestamptz not null,
  primary key (case_id, member_id),
  foreign key (case_id, member_id) references case_member on delete cascade
);
alter table caseload_mark enable row level security;
alter table caseload_mark force row level security;
create policy seen on caseload_mark for select to casebalance_cases using (member_id = any ((select my_seats())::uuid[]));
create policy added on caseload_mark for insert to casebalance_cases with check (member_id = any ((select my_seats())::uuid[]));
create policy changed on caseload_mark for update to casebalance_cases
  using (member_id = any ((select my_seats())::uuid[])) with check (member_id = any ((select my_seats())::uuid[]));
create policy kept on caseload_mark to current_user using (acting_reason() is not null) with check (acting_reason() is not null);
grant select, insert, update (shared, private, own, at) on caseload_mark to casebalance_cases;

-- The granted seats of whoever acts that show something now: what each of the functions of a caseload begins with. It reads as they do, who set a reason, and
-- has no settings of its own, so that it becomes a part of their statements.
create function open_grants() returns setof case_member language sql stable as $$
  select m.* from case_member m join case_member g on g.case_id = m.case_id and g.id = m.granted_by
  where m.account_id = acting_account() and m.role <> 'parent' and m.ended_at is null and g.ended_at is null
    and (m.expires_at is null or m.expires_at > acting_at())
$$;
revoke all on function open_grants() from public;

-- What changed since then for each granted seat of whoever acts that still shows something: counts of leaves by topic, no content. Each seat by itself: only
-- topics that it was granted, on days that it was granted, and the private log of its own grantor where it shows that. The policy of leaves asks for each row
-- which grants show its topic; for hundreds of cases that is asked here once. A seat has no log: what is its own is counted from its changes.
-- A row without a topic says how long the shared log is.
-- @param most counting ends there, for each seat and origin
create function caseload_changes(most int) returns table (case_id uuid, member_id uuid, origin text, topic text, changes int, newest timestamptz, up_to bigint)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
begin
  perform set_config('app.reason', 'a caseload', true);
  return query
    with seats as materialized (
      select m.case_id, m.id, m.scopes, m.granted_by, m.sees_private,
        coalesce(d.shared, 0) as shared, coalesce(d.private, 0) as private, coalesce(d.own, 0) as own,
        coalesce(m.joined_at, '-infinity') as since,
        -- Its days as moments: a comparison for each leaf, and no conversion.
        greatest(coalesce(m.joined_at, '-infinity'), coalesce(m.from_day, '-infinity'::date)::timestamp at time zone 'UTC') as from_at,
        (coalesce(m.to_day, 'infinity'::date) + 1)::timestamp at time zone 'UTC' as to_at
      from open_grants() m left join caseload_mark d on d.case_id = m.case_id and d.member_id = m.id)
    select s.case_id, s.id, c.origin, c.topic, c.changes, c.newest, c.up_to
    from seats s cross join lateral (
      (select 'shared' as origin, l.topic, count(*)::int as changes, max(l.at) as newest, max(l.seq) as up_to from (select h.topic, h.at, h.seq from ledger_leaf h
        where h.case_id = s.case_id and h.log = s.case_id and h.seq > s.shared and h.at >= s.from_at and h.at < s.to_at and h.topic = any (s.scopes)
          and h.verb <> 'ledger.begin'
        order by h.seq desc limit most) as l group by l.topic)
      union all
      (select 'private', l.topic, count(*)::int, max(l.at), max(l.seq) from (select p.topic, p.at, p.seq from ledger_leaf p
        where s.sees_private and p.case_id = s.case_id and p.log = s.granted_by and p.seq > s.private and p.at >= s.from_at and p.at < s.to_at and p.topic = any (s.scopes)
          and p.verb <> 'ledger.begin'
        order by p.seq desc limit most) as l group by l.topic)
      union all
      -- What its grantor's log shows it is counted there.
      (select 'own', l.topic, count(*)::int, max(l.at), max(l.seq) from (select o.topic, o.at, o.seq from seat_change o
        where o.case_id = s.case_id and o.member_id = s.id and o.seq > s.own and o.at >= s.since and not (s.sees_private and o.topic = any (s.scopes))
        order by o.seq desc limit most) as l group by l.topic)) as c
    union all
    select s.case_id, s.id, 'shared', null, 0, null, l.size from seats s join ledger_log l on l.case_id = s.case_id and l.log = s.case_id;
  perform set_config('app.reason', reason_before, true);
end $$;
revoke all on function caseload_changes(int) from public;
grant execute on function caseload_changes(int) to casebalance_cases;

-- One word that is another as soon as a caseload has something else to show: seats, what they show, marks, and the numbers of changes that they are shown.
create function caseload_word() returns text language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  answer text;
begin
  perform set_config('app.reason', 'a caseload', true);
  answer := (select md5(coalesce(string_agg(concat_ws('|', m.id, m.scopes::text, m.sees_private, m.from_day, m.to_day, m.expires_at, d.shared, d.private, d.own, k.last,
        (select p.seq from seat_change p where m.sees_private and p.case_id = m.case_id and p.member_id = m.granted_by and p.topic = any (m.scopes) order by p.seq desc limit 1),
        (select o.seq from seat_change o where o.case_id = m.case_id and o.member_id = m.id order by o.seq desc limit 1)), ',' order by m.id), ''))
    from open_grants() m
      join case_count k on k.case_id = m.case_id
      left join caseload_mark d on d.case_id = m.case_id and d.member_id = m.id);
  perform set_config('app.reason', reason_before, true);
  return answer;
end $$;
revoke all on function caseload_word() from public;
grant execute on function caseload_word() to casebalance_cases;

-- What a file says is read by everyone who sees an item that is made of it: the policy of items says who does, which is the author's own attorney where the
-- item is privileged. A removed item shows nothing of its file.
drop policy seen on file_text;
create policy seen on file_text for select to casebalance_cases using (
  (case_id = any ((select my_cases())::uuid[]) and author_id = any ((select my_members())::uuid[]))
  or exists (select from unnest((select my_grants('own'))::seat[]) as g where g.seat_case = file_text.case_id and g.sees_as = author_id)
  or exists (select from evidence_item i where i.case_id = file_text.case_id and i.author_id = file_text.author_id and i.file_id = file_text.file_id
    and i.removed_at is null));
drop policy seen on file_text_page;
create policy seen on file_text_page for select to casebalance_cases using (
  (case_id = any ((select my_cases())::uuid[]) and author_id = any ((select my_members())::uuid[]))
  or exists (select from unnest((select my_grants('own'))::seat[]) as g where g.seat_case = file_text_page.case_id and g.sees_as = author_id)
  or exists (select from evidence_item i where i.case_id = file_text_page.case_id and i.author_id = file_text_page.author_id and i.file_id = file_text_page.file_id
    and i.removed_at is null));
