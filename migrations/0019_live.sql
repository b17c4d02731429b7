-- Live pages: what they are told of a case, and whether they may still hear it (src/access/hearing.ts).

-- Whether somebody sits in a case now: a parent, or who was granted a seat that stands. A former parent reads what was
-- (0016), and hears nothing more.
create function hears_case(who uuid, of_case uuid, now_at timestamptz) returns boolean language sql stable security definer
  set search_path = public, pg_temp
  return exists (
    select from case_member m left join case_member g on g.case_id = m.case_id and g.id = m.granted_by
    where m.account_id = who and m.case_id = of_case and m.ended_at is null
      and (m.role = 'parent' or (g.ended_at is null and (m.expires_at is null or m.expires_at > now_at))));

-- What changed after a number, as far as somebody may see it: the policies of case_change judge each line. `last` is the
-- case's newest number, of the same moment. No row at all: this case is not theirs to hear.
create function live_since(who uuid, now_at timestamptz, of_case uuid, after bigint, most integer)
returns table (last bigint, seq bigint, topic text) language plpgsql set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  perform set_config('app.account', who::text, true), set_config('app.at', now_at::text, true);
  return query
    select c.last, h.seq, h.topic
    from case_count c
    left join lateral (
      select h.seq, h.topic from case_change h where h.case_id = c.case_id and h.seq > after order by h.seq limit most
    ) h on true
    where c.case_id = of_case and hears_case(who, of_case, now_at)
    order by h.seq;
end $$;

-- The same for many open pages, and how far each one's case is: one question for all. The n-th account is asked about the
-- n-th case; who may not hear it has no row.
create function live_heard(accounts uuid[], cases uuid[], now_at timestamptz)
returns table (n bigint, last bigint) language sql stable security definer set search_path = public, pg_temp
  begin atomic
    select asked.n, c.last
    from unnest(accounts, cases) with ordinality as asked (account_id, case_id, n)
    join case_count c on c.case_id = asked.case_id
    where exists (
      select from case_member m left join case_member g on g.case_id = m.case_id and g.id = m.granted_by
      where m.account_id = asked.account_id and m.case_id = asked.case_id and m.ended_at is null
        and (m.role = 'parent' or (g.ended_at is null and (m.expires_at is null or m.expires_at > now_at))));
  end;

revoke all on function hears_case(uuid, uuid, timestamptz), live_since(uuid, timestamptz, uuid, bigint, integer),
  live_heard(uuid[], uuid[], timestamptz) from public;
grant execute on function hears_case(uuid, uuid, timestamptz), live_since(uuid, timestamptz, uuid, bigint, integer),
  live_heard(uuid[], uuid[], timestamptz) to casebalance_cases;
