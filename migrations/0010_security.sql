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
