-- Staff: how the jobs do, and looking into an account where two persons agreed to it. Roles and the audit stand in 0009.

-- What a job did on a day. No time of day: the rest of the database must not be dated by it (docs/decisions/0006).
create table job_run (
  day date not null,
  job text not null check (job ~ '^[a-z][A-Za-z.]{1,60}$'),
  runs integer not null check (runs > 0),
  failures integer not null check (failures between 0 and runs),
  -- Milliseconds of all runs together, and of the longest.
  total_ms bigint not null check (total_ms >= 0),
  most_ms integer not null check (most_ms >= 0),
  -- The kind of the last failure: the error's class and code, never its words.
  last_fault text check (char_length(last_fault) <= 80),
  primary key (day, job)
);

-- One asks, another agrees: then the first may look for so many hours. Each look is a line of the audit and a mail.
create table break_glass (
  id uuid primary key,
  account_id uuid references account on delete set null,
  asked_by uuid references account on delete set null,
  reason text not null check (char_length(reason) between 10 and 500),
  hours smallint not null check (hours between 1 and 24),
  asked_at timestamptz not null,
  decided_by uuid references account on delete set null,
  decision text check (decision in ('approved', 'refused')),
  decided_at timestamptz,
  -- From the decision on; it may be ended before.
  ends_at timestamptz,
  ended_at timestamptz,
  -- Two persons, and neither looks at themselves.
  check (asked_by <> decided_by),
  check (account_id <> asked_by),
  check (account_id <> decided_by),
  check ((decision is null) = (decided_at is null)),
  check ((decision is not distinct from 'approved') = (ends_at is not null)),
  check (ended_at is null or ends_at is not null)
);
create index break_glass_by_time on break_glass (asked_at desc, id);
create index break_glass_of_account on break_glass (account_id) where decision = 'approved';

create index audit_by_subject on audit (subject, at desc) where subject is not null;
create index sign_in_by_time on sign_in (at);

grant select, insert, update, delete on job_run to casebalance_accounts;
grant select, insert, update on break_glass to casebalance_accounts;
-- The mail about a look is laid into the outbox in the transaction of the look.
grant insert on outbox to casebalance_accounts;
