-- A caseload of hundreds of cases in a tenth of a second (docs/decisions/0136): what waits by ids and by indexes of its own.

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
      from open_grants() m where 'messages' = any (m.scopes))
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
      from open_grants() m where 'hearings' = any (m.scopes))
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
