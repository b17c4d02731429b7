-- Devices that a person chose to be notified on (Web Push, RFC 8030), and the mail for a new message. docs/decisions/0097

-- The key that the installation names itself with to push services (VAPID, RFC 8292). One: browsers bind a subscription to it.
create table push_key (
  is_only boolean primary key default true check (is_only),
  -- An uncompressed point on P-256.
  public bytea not null check (octet_length(public) = 65),
  -- The private half, sealed with the installation's secret.
  sealed bytea not null,
  since timestamptz not null
);
grant select (public) on push_key to casebalance_accounts;

-- A browser that is notified. It belongs to a session, and is gone with it: signed out, left, ended by another device or a new password.
create table push_device (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  session_id uuid not null unique references session on delete cascade,
  -- Who has this address and both keys can send to the device: no reply holds it.
  endpoint text not null unique check (endpoint ~ '^https?://' and char_length(endpoint) <= 1000),
  p256dh bytea not null check (octet_length(p256dh) = 65),
  auth bytea not null check (octet_length(auth) = 16),
  added_at timestamptz not null
);
create index push_device_of_account on push_device (account_id);
grant select, insert, delete on push_device to casebalance_accounts;

-- When it was mailed alone.
alter table notification add column mailed_at timestamptz;
grant update (mailed_at) on notification to casebalance_accounts;

alter table account_setting drop constraint account_setting_notify_check;
alter table account_setting add constraint account_setting_notify_check check (notify <@ array['sign_in:email', 'trial:email', 'digest:email',
  'hearing:email', 'exchange:email', 'answer:email', 'message:email', 'hearing:push', 'answer:push', 'answered:push', 'message:push']);

-- As before (0057), and what may leave the site is asked for: whether it does is decided when it would be sent.
create or replace function notify_seats(in_case uuid, seats uuid[], what text, at_page text, thing uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  line record;
begin
  perform set_config('app.reason', 'a notification', true);
  for line in
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
        do update set times = n.times + 1, created_at = greatest(n.created_at, excluded.created_at), page = excluded.page
      returning n.id, n.account_id
  loop
    perform enqueue('notifications.push', jsonb_build_object('notification', line.id, 'device', d.id, 'tries', 0), line.id || ' ' || d.id,
        interval '0')
      from push_device d where d.account_id = line.account_id order by d.id;
    perform enqueue('notifications.mail', jsonb_build_object('notification', line.id), line.id::text, interval '0')
      from account_setting s where s.account_id = line.account_id and 'message:email' = any (s.notify);
  end loop;
  perform set_config('app.reason', reason_before, true);
end $$;
