-- What would have been mailed about the way of signing in to somebody who chose never to be written to: it is shown to
-- them instead, until they have seen it.
create table security_notice (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  event text not null check (event in ('asked', 'stopped', 'lapsed', 'done', 'password', 'recovery_codes')),
  -- Which change; none where the event says it.
  kind text check (kind in ('email', 'add_factor', 'remove_factor', 'add_passkey', 'remove_passkey')),
  at timestamptz not null,
  notice_shown_at timestamptz,
  check ((kind is null) = (event in ('password', 'recovery_codes'))),
  check (notice_shown_at >= at)
);
create index security_notice_unseen on security_notice (account_id, at) where notice_shown_at is null;
create index security_notice_at on security_notice (at);

grant select, insert, update, delete on security_notice to casebalance_accounts;
