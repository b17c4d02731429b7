-- Factors, and the pause of a day before an address or a factor changes (decision 0022).

-- What was asked for and waits, or has waited. What is to be applied stands in `what` whole, so that nothing that is
-- asked later can change it.
create table pending_change (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('email', 'add_factor', 'remove_factor', 'add_passkey', 'remove_passkey')),
  what jsonb not null,
  asked_at timestamptz not null,
  applies_at timestamptz not null check (applies_at >= asked_at + interval '24 hours'),
  cancelled_at timestamptz,
  done_at timestamptz,
  check (cancelled_at is null or done_at is null)
);
create index pending_change_of_account on pending_change (account_id, asked_at desc);
create index pending_change_due on pending_change (applies_at) where cancelled_at is null and done_at is null;
-- Of these one at a time. Of passkeys there may be several.
create unique index pending_change_open on pending_change (account_id, kind)
  where cancelled_at is null and done_at is null and kind in ('email', 'add_factor', 'remove_factor');

grant select, insert, update, delete on pending_change to casebalance_accounts;
-- The notice lies in the outbox in the transaction of the change.
grant insert on outbox to casebalance_accounts;

-- A passkey counts as a second factor in a session that it began: who has one and came with the password alone has
-- shown one factor.
alter table session add column by_passkey boolean not null default false;

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
      greatest(coalesce(e.trial_ends_at, a.created_at + interval '7 days'), e.paid_until),
      (select count(distinct v.document_type)::integer from agreement g join terms_version v on v.id = g.version_id where g.account_id = a.id),
      exists (select from agreement g where g.account_id = a.id and g.session_id = s.id),
      array(select k.digest from acknowledgement k where k.account_id = a.id)
    from session s join account a on a.id = s.account_id left join entitlement e on e.account_id = a.id
    where s.id = found_id and a.email_verified;
end
$$;
