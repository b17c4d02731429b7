-- A caseload of hundreds of cases in a tenth of a second (docs/decisions/0136): counting that costs less, and what waits by indexes of its own.

-- Counted by topic for each seat at once. What it shows is as before.
create or replace function caseload_changes(most int) returns table (case_id uuid, member_id uuid, origin text, topic text, changes int, newest timestamptz, up_to bigint)
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
      from case_member m
        join case_member g on g.case_id = m.case_id and g.id = m.granted_by
        left join caseload_mark d on d.case_id = m.case_id and d.member_id = m.id
      where m.account_id = acting_account() and m.role <> 'parent' and m.ended_at is null and g.ended_at is null
        and (m.expires_at is null or m.expires_at > acting_at()))
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

-- Messages between parents that ask for an answer and have none, in the cases of granted seats that show all messages: ids alone, and each message is read
-- under the policy of messages after that. That policy goes through all grants for every row it judges, and most messages that asked are answered.
create function unanswered_messages() returns table (member_id uuid, case_id uuid, message_id uuid)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
begin
  perform set_config('app.reason', 'a caseload', true);
  return query
    with seats as materialized (
      select m.case_id, m.id, coalesce(m.from_day, '-infinity'::date)::timestamp at time zone 'UTC' as from_at,
        (coalesce(m.to_day, 'infinity'::date) + 1)::timestamp at time zone 'UTC' as to_at
      from case_member m join case_member g on g.case_id = m.case_id and g.id = m.granted_by
      where m.account_id = acting_account() and m.role <> 'parent' and m.ended_at is null and g.ended_at is null
        and (m.expires_at is null or m.expires_at > acting_at()) and 'messages' = any (m.scopes))
    select s.id, m.case_id, m.id
    from seats s join case_message m on m.case_id = s.case_id
    where m.needs_answer and m.erased_at is null and not m.is_private and m.published_at >= s.from_at and m.published_at < s.to_at
      and not exists (select from case_message a where a.case_id = m.case_id and a.refers_to = m.id and a.kind <> 'addendum'
        and a.author_id <> m.author_id and not a.is_private and a.published_at < s.to_at and m.author_id = any (a.recipients));
  perform set_config('app.reason', reason_before, true);
end $$;
revoke all on function unanswered_messages() from public;
grant execute on function unanswered_messages() to casebalance_cases;

-- The next hearing that each granted seat shows by itself: ids alone, for the same reason. A case may have many that come later.
create function next_hearings(from_when timestamptz) returns table (member_id uuid, case_id uuid, hearing_id uuid)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
begin
  perform set_config('app.reason', 'a caseload', true);
  return query
    with seats as materialized (
      select m.case_id, m.id, case when m.sees_private then m.granted_by end as sees_as,
        coalesce(m.from_day, '-infinity'::date) as since_day, coalesce(m.to_day, 'infinity'::date) as until_day
      from case_member m join case_member g on g.case_id = m.case_id and g.id = m.granted_by
      where m.account_id = acting_account() and m.role <> 'parent' and m.ended_at is null and g.ended_at is null
        and (m.expires_at is null or m.expires_at > acting_at()) and 'hearings' = any (m.scopes))
    select s.id, s.case_id, n.id
    from seats s cross join lateral (select h.id from hearing h
      where h.case_id = s.case_id and h.cancelled_at is null and h.to_at >= from_when and (h.is_shared or h.author_id = s.sees_as)
        and h.day between s.since_day and s.until_day
      order by h.from_at, h.id limit 1) n;
  perform set_config('app.reason', reason_before, true);
end $$;
revoke all on function next_hearings(timestamptz) from public;
grant execute on function next_hearings(timestamptz) to casebalance_cases;

create index message_needs_answer on case_message (case_id, published_at) where needs_answer and erased_at is null and not is_private;
create index time_trade_unanswered on time_trade (case_id) where state in ('sent', 'viewed');
create index expense_request_unanswered on expense_request (case_id) where state in ('sent', 'viewed');
create index payment_declared on payment (case_id) where state = 'declared';
create index plan_clause_asked on plan_clause (case_id) where state in ('proposed', 'countered');
create index plan_clause_after on plan_clause (case_id, counters) where counters is not null;
