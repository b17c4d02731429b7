-- What a parent keeps private is numbered by their own seat, and the case's number counts what both share: from it nobody
-- learns whether, or how much, the other works in private (docs/decisions/0050). The seat's numbers have no gaps.

select set_config('app.reason', 'a migration', true);

create table seat_count (
  case_id uuid not null,
  member_id uuid not null,
  last bigint not null default 0 check (last >= 0),
  primary key (case_id, member_id),
  foreign key (case_id, member_id) references case_member on delete cascade
);
create table seat_change (
  case_id uuid not null,
  member_id uuid not null,
  seq bigint not null check (seq > 0),
  -- A scope, as in case_change.
  topic text not null check (topic ~ '^[a-z_]{1,30}$'),
  at timestamptz not null,
  primary key (case_id, member_id, seq),
  foreign key (case_id, member_id) references case_member on delete cascade
);

-- What was numbered with the case so far moves over. The case's own lines are numbered anew, from so far on that a page which
-- knows an old number asks everything anew (http/live-news.ts, `mostBehind`).
insert into seat_change (case_id, member_id, seq, topic, at)
  select case_id, private_to, row_number() over (partition by case_id, private_to order by seq), topic, at from case_change where private_to is not null;
insert into seat_count (case_id, member_id, last) select case_id, member_id, max(seq) from seat_change group by 1, 2;
create temporary table shared_change on commit drop as
  select c.case_id, (k.last / 10000 + 2) * 10000 + row_number() over (partition by c.case_id order by c.seq) as seq, c.topic, c.at
  from case_change c join case_count k using (case_id) where c.private_to is null;
delete from case_change;
insert into case_change (case_id, seq, topic, at) select case_id, seq, topic, at from shared_change;
update case_count k set last = coalesce((select max(c.seq) from case_change c where c.case_id = k.case_id), (k.last / 10000 + 2) * 10000) where k.last > 0;

drop policy seen on case_change;
alter table case_change drop column private_to;
create policy seen on case_change for select to casebalance_cases using (
  case_id = any ((select my_cases())::uuid[])
  or exists (select from unnest((select my_grants(topic))::seat[]) as g
    where g.seat_case = case_change.case_id and (at at time zone 'UTC')::date between g.since_day and g.until_day));

alter table seat_count enable row level security;
alter table seat_count force row level security;
create policy seen on seat_count for select to casebalance_cases
  using (case_id = any ((select my_cases())::uuid[]) and member_id = any ((select my_members())::uuid[]));
create policy added on seat_count for insert to casebalance_cases
  with check (case_id = any ((select my_cases())::uuid[]) and member_id = any ((select my_members())::uuid[]));
create policy changed on seat_count for update to casebalance_cases
  using (case_id = any ((select my_cases())::uuid[]) and member_id = any ((select my_members())::uuid[]))
  with check (case_id = any ((select my_cases())::uuid[]) and member_id = any ((select my_members())::uuid[]));
create policy kept on seat_count to current_user using (acting_reason() is not null) with check (acting_reason() is not null);
alter table seat_change enable row level security;
alter table seat_change force row level security;
create policy seen on seat_change for select to casebalance_cases using (
  (case_id = any ((select my_cases())::uuid[]) and member_id = any ((select my_members())::uuid[]))
  or exists (select from unnest((select my_grants(topic))::seat[]) as g
    where g.seat_case = seat_change.case_id and g.sees_as = seat_change.member_id
      and (at at time zone 'UTC')::date between g.since_day and g.until_day));
create policy added on seat_change for insert to casebalance_cases
  with check (case_id = any ((select my_cases())::uuid[]) and member_id = any ((select my_members())::uuid[]));
create policy kept on seat_change to current_user using (acting_reason() is not null) with check (acting_reason() is not null);
grant select, insert, update (last) on seat_count to casebalance_cases;
grant select, insert on seat_change to casebalance_cases;

-- As in 0034, with the inviter's own number.
create or replace function decline_invitation(code text, block boolean, hold uuid) returns table (outcome text, told_case uuid, seq bigint)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  i invitation;
  counted bigint;
begin
  if acting_account() is null then raise exception 'nobody is acting'; end if;
  perform set_config('app.reason', 'an invitation', true);
  update invitation v set state = case when block then 'blocked' else 'declined' end, answered_at = acting_at()
    from case_member m where v.code_hash = code and v.state = 'pending' and v.expires_at > acting_at()
      and m.case_id = v.case_id and m.id = v.author_id and m.ended_at is null
      and m.account_id is distinct from acting_account() and not is_for_another(v)
    returning v.* into i;
  if found then
    if block then
      insert into link_hold (id, account_id, other_account_id, kind, set_at)
        select hold, acting_account(), m.account_id, 'blocked', acting_at() from case_member m
        where m.case_id = i.case_id and m.id = i.author_id and m.account_id is not null;
    end if;
    insert into seat_count as k (case_id, member_id, last) values (i.case_id, i.author_id, 1)
      on conflict (case_id, member_id) do update set last = k.last + 1 returning last into counted;
    insert into seat_change (case_id, member_id, seq, topic, at) values (i.case_id, i.author_id, counted, 'people', acting_at());
    outcome := i.state;
    told_case := i.case_id;
    seq := counted;
  else
    outcome := 'gone';
  end if;
  perform set_config('app.reason', reason_before, true);
  return next;
end $$;

-- What changed after two numbers, as far as somebody may see it: the case's, and the one of what they see of somebody's private
-- work. `own_last`: how much of that there is for them; null for a seat that shows none. A line has either `seq` or `own`.
-- All of it is of one moment: `stable`, so that each statement sees what the call saw.
-- A parent's own lines are numbered by their seat; an attorney's count only those that the grant shows, so that no gap tells of others.
drop function live_since(uuid, timestamptz, uuid, bigint, integer);
create function live_since(who uuid, now_at timestamptz, of_case uuid, after bigint, own_after bigint, most integer)
returns table (last bigint, own_last bigint, seq bigint, own bigint, topic text) language plpgsql stable set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  newest bigint;
  newest_own bigint;
  mine uuid;
begin
  perform set_config('app.account', who::text, true), set_config('app.at', now_at::text, true);
  if not hears_case(who, of_case, now_at) then return; end if;
  select c.last into newest from case_count c where c.case_id = of_case;
  if not found then return; end if;
  select m.id into mine from case_member m where m.case_id = of_case and m.id = any ((select my_members())::uuid[]);
  if mine is not null then
    newest_own := coalesce((select k.last from seat_count k where k.case_id = of_case and k.member_id = mine), 0);
  elsif exists (select from unnest((select my_grants(''))::seat[]) as g where g.seat_case = of_case and g.sees_as is not null) then
    newest_own := (select count(*) from seat_change p where p.case_id = of_case);
  end if;
  return query
    select newest, newest_own, line.seq, line.own, line.topic from (select) as one left join lateral (
      (select h.seq, null::bigint as own, h.topic from case_change h where h.case_id = of_case and h.seq > after order by h.seq limit most)
      union all
      (select null, p.seq, p.topic from seat_change p
        where mine is not null and p.case_id = of_case and p.member_id = mine and p.seq > own_after order by p.seq limit most)
      union all
      (select null, p.place, p.topic
        from (select row_number() over (order by p.at, p.seq) as place, p.topic from seat_change p where mine is null and p.case_id = of_case) as p
        where p.place > own_after order by p.place limit most)
    ) as line on true
    order by line.seq nulls last, line.own;
end $$;

-- The same for many open pages: how far each one's case is, and how far what they may see of private work (`own`; more than
-- they may be told, so it wakes them and is told to nobody).
drop function live_heard(uuid[], uuid[], timestamptz);
create function live_heard(accounts uuid[], cases uuid[], now_at timestamptz)
returns table (n bigint, last bigint, own bigint) language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
begin
  perform set_config('app.reason', 'live pages', true);
  return query select asked.n, c.last, sum(coalesce(k.last, 0))::bigint
    from unnest(accounts, cases) with ordinality as asked (account_id, case_id, n)
    join case_count c on c.case_id = asked.case_id
    join case_member m on m.account_id = asked.account_id and m.case_id = asked.case_id and m.ended_at is null
    left join case_member g on g.case_id = m.case_id and g.id = m.granted_by
    left join seat_count k on k.case_id = m.case_id
      and k.member_id = case when m.role = 'parent' then m.id when m.sees_private then m.granted_by end
    where m.role = 'parent' or (g.ended_at is null and (m.expires_at is null or m.expires_at > now_at))
    group by asked.n, c.last;
  perform set_config('app.reason', reason_before, true);
end $$;
revoke all on function live_since(uuid, timestamptz, uuid, bigint, bigint, integer), live_heard(uuid[], uuid[], timestamptz) from public;
grant execute on function live_since(uuid, timestamptz, uuid, bigint, bigint, integer), live_heard(uuid[], uuid[], timestamptz) to casebalance_cases;
