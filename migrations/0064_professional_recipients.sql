-- Messages to attorneys and other professionals of a case, and grants for chosen threads (docs/decisions/0098).
alter table case_member drop constraint case_member_scopes_check;
alter table case_member add constraint case_member_scopes_check
  check (scopes <@ array['schedule', 'calendar', 'hearings', 'exchanges', 'trades', 'orders', 'children', 'case', 'messages', 'threads']);
alter table invitation drop constraint invitation_scopes_check;
alter table invitation add constraint invitation_scopes_check
  check (scopes <@ array['schedule', 'calendar', 'hearings', 'exchanges', 'trades', 'orders', 'children', 'case', 'messages', 'threads']);

alter table case_message
  -- It goes to the author's own attorney alone: the other parent has no trace of it, nor has any other seat.
  add is_private boolean not null default false,
  -- The professionals it is addressed to, as they were called at the press: a recipient may not see the seat of another.
  add addressed jsonb not null default '[]' check (jsonb_typeof(addressed) = 'array');
grant update (is_private, addressed) on case_message to casebalance_cases;
update guarded set shared = 'published_at is not null and not is_private' where name = 'case_message';

create or replace function refuse_sent_change() returns trigger language plpgsql as $$
begin
  if old.published_at is not null then raise exception 'a message that was sent is not changed'; end if;
  -- While it waits it can be taken back, or go out, and its words stay.
  if old.sent_at is not null and new.sent_at is not null and (old.subject, old.body, old.kind, old.recipients, old.child_ids, old.links,
      old.refers_to, old.thread_id, old.needs_answer, old.answer_by, old.answer_paragraph, old.is_emergency, old.composed_at, old.sent_at, old.author_id,
      old.is_private, old.addressed)
    is distinct from (new.subject, new.body, new.kind, new.recipients, new.child_ids, new.links,
      new.refers_to, new.thread_id, new.needs_answer, new.answer_by, new.answer_paragraph, new.is_emergency, new.composed_at, new.sent_at, new.author_id,
      new.is_private, new.addressed)
    then raise exception 'a message that waits to go out is not changed'; end if;
  return new;
end $$;

-- Which threads a parent lets a seat that they granted read, where its scope is that of chosen threads. Between the two: it is private to the parent.
create table message_reader (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  -- The parent who granted the seat.
  author_id uuid not null,
  member_id uuid not null,
  thread_id uuid not null,
  given_at timestamptz not null,
  ended_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, member_id) references case_member on delete no action
);
create unique index message_reader_once on message_reader (case_id, member_id, thread_id) where ended_at is null;
call guard('message_reader', 'own', null, null, 'author_id', 'false', 'author');
grant select, insert, update (ended_at) on message_reader to casebalance_cases;

-- The seats in which whoever acts reads messages without being a parent of the case now: granted ones, and a parent's that has ended.
create type message_seat as (seat_case uuid, seat uuid, is_parent boolean, sees_all boolean, threads uuid[], since_day date, until_day date);
create function my_message_seats() returns message_seat[]
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  answer message_seat[];
begin
  perform set_config('app.reason', 'membership', true);
  answer := (select coalesce(array_agg(row(
        m.case_id, m.id, m.role = 'parent', 'messages' = any (m.scopes),
        case when 'threads' = any (m.scopes) then array(select r.thread_id from message_reader r
          where r.case_id = m.case_id and r.member_id = m.id and r.author_id = m.granted_by and r.ended_at is null) else '{}' end,
        coalesce(m.from_day, '-infinity'),
        case when m.role = 'parent' then (m.ended_at at time zone 'UTC')::date else coalesce(m.to_day, 'infinity') end)::message_seat), '{}')
    from case_member m left join case_member g on g.case_id = m.case_id and g.id = m.granted_by
    where m.account_id = acting_account()
      and case when m.role = 'parent' then m.ended_at is not null
        else m.ended_at is null and g.ended_at is null and (m.expires_at is null or m.expires_at > acting_at())
          and m.scopes && array['messages', 'threads'] end);
  perform set_config('app.reason', reason_before, true);
  return answer;
end $$;
revoke all on function my_message_seats() from public;
grant execute on function my_message_seats() to casebalance_cases;

-- Parents see what they share and what they wrote. A granted seat sees what is addressed to it, and of what the parents share all, or the threads it was given.
drop policy seen on case_message;
create policy seen on case_message for select to casebalance_cases using (
  (case_id = any ((select my_cases())::uuid[]) and ((published_at is not null and not is_private) or author_id = any ((select my_members())::uuid[])))
  or exists (select from unnest((select my_message_seats())::message_seat[]) as g where g.seat_case = case_message.case_id
    and (published_at at time zone 'UTC')::date <= g.until_day and (published_at at time zone 'UTC')::date >= g.since_day
    and case when g.is_parent then not is_private or author_id = g.seat
      else g.seat = any (recipients) or (not is_private and (g.sees_all or thread_id = any (g.threads))) end));
-- A first view, and a file, are seen with their message. A view has no days of its own: "never viewed" must not be said of one that came later.
drop policy seen on message_view;
create policy seen on message_view for select to casebalance_cases using (
  exists (select from case_message m where m.case_id = message_view.case_id and m.id = message_view.message_id));
drop policy seen on file_use;
create policy seen on file_use for select to casebalance_cases using (
  (case_id = any ((select my_cases())::uuid[]) and author_id = any ((select my_members())::uuid[]))
  or (topic = 'messages' and shared_at is not null
    and exists (select from case_message m where m.case_id = file_use.case_id and m.id = file_use.about))
  or (topic <> 'messages' and shared_at is not null
    and (case_id = any ((select my_cases())::uuid[])
      or exists (select from unnest((select my_grants(topic))::seat[]) as g where g.seat_case = file_use.case_id
        and (shared_at at time zone 'UTC')::date <= g.until_day and (shared_at at time zone 'UTC')::date >= g.since_day))));

-- The first view of a professional, in their own seat: once, while the grant stands, and only of what is addressed to it. It stands in the log of
-- the message: that of both parents, or its author's own. A seat that has no log of its own can't write it.
create function view_message(of_case uuid, viewed uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  sees constant uuid[] := (select coalesce(array_agg(g.seat), '{}') from unnest(my_message_seats()) as g where g.seat_case = of_case and not g.is_parent);
  seen case_message;
  one uuid;
  counted bigint;
  answer boolean := false;
begin
  perform set_config('app.reason', 'a first view', true);
  select m.* into seen from case_message m join case_member s on s.case_id = m.case_id and s.id = any (m.recipients) and s.id = any (sees)
    where m.case_id = of_case and m.id = viewed and m.published_at is not null
      and (m.published_at at time zone 'UTC')::date between coalesce(s.from_day, '-infinity') and coalesce(s.to_day, 'infinity') limit 1;
  foreach one in array (select coalesce(array_agg(r), '{}') from unnest(seen.recipients) r where r = any (sees)) loop
    insert into message_view (case_id, message_id, author_id, viewed_at) values (of_case, viewed, one, acting_at()) on conflict do nothing;
    if found then
      if seen.is_private then
        insert into seat_count as k (case_id, member_id, last) values (of_case, seen.author_id, 1)
          on conflict (case_id, member_id) do update set last = k.last + 1 returning last into counted;
        insert into seat_change (case_id, member_id, seq, topic, at) values (of_case, seen.author_id, counted, 'messages', acting_at());
      else
        update case_count c set last = last + 1 where c.case_id = of_case returning last into counted;
        insert into case_change (case_id, seq, topic, at) values (of_case, counted, 'messages', acting_at());
      end if;
      perform append_leaf(of_case, case when seen.is_private then seen.author_id else of_case end, one, null, 'messages.open', 'messages',
        '{"firstViewedAt":"' || to_char(acting_at() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') || '","message":"' || viewed || '"}', true, acting_at());
      answer := true;
    end if;
  end loop;
  perform set_config('app.reason', reason_before, true);
  return answer;
end $$;
revoke all on function view_message(uuid, uuid) from public;
grant execute on function view_message(uuid, uuid) to casebalance_cases;

-- Open pages of a granted seat learn what is theirs alone, such as that a thread is not shown any more, by the number of that seat. Who granted it counts.
drop policy seen on seat_change;
create policy seen on seat_change for select to casebalance_cases using (
  (case_id = any ((select my_cases())::uuid[]) and member_id = any ((select my_members())::uuid[]))
  or exists (select from unnest((select my_grants(seat_change.topic))::seat[]) as g where g.seat_case = seat_change.case_id and g.sees_as = seat_change.member_id
    and (seat_change.at at time zone 'UTC')::date >= g.since_day and (seat_change.at at time zone 'UTC')::date <= g.until_day)
  or exists (select from case_member m where m.case_id = seat_change.case_id and m.id = seat_change.member_id and m.role <> 'parent'
    and m.id = any ((select my_seats())::uuid[])));
drop policy added on seat_change;
create policy added on seat_change for insert to casebalance_cases with check (
  case_id = any ((select my_cases())::uuid[]) and (member_id = any ((select my_members())::uuid[])
    or exists (select from case_member m where m.case_id = seat_change.case_id and m.id = seat_change.member_id and m.granted_by = any ((select my_members())::uuid[]))));
drop policy added on seat_count;
create policy added on seat_count for insert to casebalance_cases with check (
  case_id = any ((select my_cases())::uuid[]) and (member_id = any ((select my_members())::uuid[])
    or exists (select from case_member m where m.case_id = seat_count.case_id and m.id = seat_count.member_id and m.granted_by = any ((select my_members())::uuid[]))));
drop policy seen on seat_count;
create policy seen on seat_count for select to casebalance_cases using (
  case_id = any ((select my_cases())::uuid[]) and (member_id = any ((select my_members())::uuid[])
    or exists (select from case_member m where m.case_id = seat_count.case_id and m.id = seat_count.member_id and m.granted_by = any ((select my_members())::uuid[]))));
drop policy changed on seat_count;
create policy changed on seat_count for update to casebalance_cases using (
  case_id = any ((select my_cases())::uuid[]) and (member_id = any ((select my_members())::uuid[])
    or exists (select from case_member m where m.case_id = seat_count.case_id and m.id = seat_count.member_id and m.granted_by = any ((select my_members())::uuid[]))))
  with check (case_id = any ((select my_cases())::uuid[]) and (member_id = any ((select my_members())::uuid[])
    or exists (select from case_member m where m.case_id = seat_count.case_id and m.id = seat_count.member_id and m.granted_by = any ((select my_members())::uuid[]))));

create or replace function live_since(who uuid, now_at timestamptz, of_case uuid, after bigint, own_after bigint, most int)
  returns table (last bigint, own_last bigint, seq bigint, own bigint, topic text)
  language plpgsql stable set search_path = public, pg_temp as $$
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
  else
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

create or replace function live_heard(accounts uuid[], cases uuid[], now_at timestamptz) returns table (n bigint, last bigint, own bigint)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
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
    left join seat_count k on k.case_id = m.case_id and (k.member_id = m.id or (m.sees_private and k.member_id = m.granted_by))
    where m.role = 'parent' or (g.ended_at is null and (m.expires_at is null or m.expires_at > now_at))
    group by asked.n, c.last;
  perform set_config('app.reason', reason_before, true);
end $$;
