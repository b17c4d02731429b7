-- The list of notifications inside the site: that something of a case has happened, never what. A row belongs to the account that
-- is notified; features write it in the transaction of the change, through the function below.
create table notification (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- Not a row of that case: where the case is gone, or shows this account nothing, the list leaves the row out until it is deleted.
  of_case uuid not null,
  kind text not null check (kind ~ '^[a-z_]{1,30}$'),
  -- The page that it leads to: names of parameters and ids, no words.
  page text not null check (page ~ '^/[a-z][a-z/-]{0,60}(\?[a-z]{1,20}=[0-9a-f-]{36}(&[a-z]{1,20}=[0-9a-f-]{36})?)?$'),
  -- The thing that it is about: what happens to it again while the row is not seen is counted here.
  about uuid not null,
  times integer not null default 1 check (times > 0),
  created_at timestamptz not null,
  seen_at timestamptz,
  check (seen_at >= created_at)
);
create unique index notification_unseen on notification (account_id, kind, about) where seen_at is null;
create index notification_of_account on notification (account_id, created_at desc);
create index notification_by_time on notification (created_at);

grant select, delete on notification to casebalance_accounts;
grant update (seen_at) on notification to casebalance_accounts;
-- The list leaves out what is of a case that no longer shows this account anything.
grant execute on function hears_case(uuid, uuid, timestamptz) to casebalance_accounts;

-- Notifies seats of a case: those named, or the other parents. Whoever acts must have a seat in it, is not notified, and does not
-- learn whether there is an account behind a seat.
create function notify_seats(in_case uuid, seats uuid[], what text, at_page text, thing uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
begin
  perform set_config('app.reason', 'a notification', true);
  insert into notification as n (id, account_id, of_case, kind, page, about, created_at)
    select gen_random_uuid(), m.account_id, in_case, what, at_page, thing, acting_at()
    from (
      select distinct m.account_id from case_member m left join case_member g on g.case_id = m.case_id and g.id = m.granted_by
      where m.case_id = in_case and m.account_id is distinct from acting_account() and m.account_id is not null and m.ended_at is null
        and (m.role = 'parent' or (g.ended_at is null and (m.expires_at is null or m.expires_at > acting_at())))
        and (m.id = any (seats) or (seats is null and m.role = 'parent'))
        and (reason_before <> '' or hears_case(acting_account(), in_case, acting_at()))
      order by m.account_id) m
    on conflict (account_id, kind, about) where seen_at is null
      do update set times = n.times + 1, created_at = greatest(n.created_at, excluded.created_at), page = excluded.page;
  perform set_config('app.reason', reason_before, true);
end $$;
revoke all on function notify_seats(uuid, uuid[], text, text, uuid) from public;
grant execute on function notify_seats(uuid, uuid[], text, text, uuid) to casebalance_cases;
