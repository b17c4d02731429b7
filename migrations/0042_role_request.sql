-- Admin and super admin roles are given and taken by two people, where two exist (decision 0054).
create table role_request (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  role text not null check (role in ('admin', 'super_admin')),
  verb text not null check (verb in ('grant', 'revoke')),
  reason text not null check (char_length(reason) between 3 and 500),
  asked_by uuid references account on delete set null,
  asked_at timestamptz not null,
  decided_by uuid references account on delete set null,
  decision text check (decision in ('approved', 'refused', 'withdrawn', 'too_old')),
  decided_at timestamptz,
  check ((decision is null) = (decided_at is null)),
  -- Two people; and nobody agrees to a role of their own.
  check (decision <> 'approved' or asked_by <> decided_by),
  check (decision <> 'approved' or verb = 'revoke' or decided_by <> account_id)
);
create unique index role_request_open on role_request (account_id, role) where decision is null;
create index role_request_by_time on role_request (asked_at desc);

grant select, insert, update on role_request to casebalance_accounts;
