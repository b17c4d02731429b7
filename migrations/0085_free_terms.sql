-- Terms that a parent doesn't pay for: a fee waiver that a person of the staff grants, and a term that a sponsor paid (docs/decisions/0118).

-- `paid_until` is the latest of all of them.
alter table entitlement add column waived_until timestamptz;

-- A code with which someone pays one term for a parent. It outlives its account, as the purchase does.
create table sponsorship (
  id uuid primary key,
  account_id uuid references account on delete set null,
  code_hash text not null unique check (code_hash ~ '^[0-9a-f]{64}$'),
  made_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > made_at),
  -- `refused` by the parent, `returned` by the sponsor before the term began: both are paid back.
  state text not null default 'open' check (state in ('open', 'withdrawn', 'paid', 'refused', 'returned')),
  ended_at timestamptz,
  -- The term, from the day on which what was open before ends.
  term_from timestamptz,
  term_to timestamptz,
  paid_at timestamptz,
  -- What the sponsor typed, for the parent.
  name text check (char_length(name) between 1 and 80),
  -- The end of the term that the parent was reminded of.
  reminded_for timestamptz,
  check ((state in ('open', 'withdrawn')) = (paid_at is null)),
  check ((paid_at is null) = (term_from is null) and (term_from is null) = (term_to is null)),
  check (term_to > term_from)
);
create index sponsorship_of_account on sponsorship (account_id, made_at desc);
create unique index sponsorship_open on sponsorship (account_id) where state = 'open';

-- A purchase by a sponsor: one term, which never renews. Of two that were paid with one code the sponsorship names the first.
alter table plan add column sponsorship_id uuid references sponsorship on delete restrict;
create index plan_of_sponsorship on plan (sponsorship_id) where sponsorship_id is not null;
alter table plan add column sponsor_name text check (char_length(sponsor_name) between 1 and 80);
alter table sponsorship add column plan_id uuid unique references plan;
alter table sponsorship add check ((plan_id is null) = (paid_at is null));

-- An application of someone who can't pay. What they wrote about themselves goes with the decision; the kind of ground stays.
create table waiver (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  ground text not null check (ground in ('court_waiver', 'benefits', 'income', 'other')),
  benefit text check (benefit in ('snap', 'tanf', 'ssi', 'medicaid', 'housing', 'wic', 'other')),
  people smallint check (people between 1 and 20),
  month_cents integer check (month_cents between 0 and 100000000),
  words text check (char_length(words) between 1 and 1000),
  -- It follows one that was granted, and is asked for with one press.
  is_renewal boolean not null default false,
  asked_at timestamptz not null,
  -- `asked`: the staff asked for more.
  state text not null default 'waiting' check (state in ('waiting', 'asked', 'granted', 'declined', 'withdrawn')),
  -- Who of the staff looks at it now; nobody else does meanwhile.
  claimed_by uuid references account on delete set null,
  claimed_at timestamptz,
  -- What was asked for, or why it was declined: plain words to the parent.
  answer text check (char_length(answer) between 1 and 1000),
  ended_at timestamptz,
  until timestamptz,
  reminders smallint not null default 0,
  check ((benefit is not null) = (ground = 'benefits')),
  check ((state in ('waiting', 'asked')) = (ended_at is null)),
  check ((state = 'granted') = (until is not null)),
  check (state not in ('asked', 'declined') or answer is not null),
  check (ended_at is null or (people is null and month_cents is null and words is null and claimed_by is null))
);
create unique index waiver_open on waiver (account_id) where ended_at is null;
create index waiver_of_account on waiver (account_id, asked_at desc);
create index waiver_queue on waiver (asked_at) where state = 'waiting';
create index waiver_ended on waiver (ended_at) where ended_at is not null;

-- Documents: sealed in the store of files under their address. The key of each is here and nowhere else; its row goes with the decision.
create table waiver_file (
  id uuid primary key,
  waiver_id uuid not null references waiver on delete cascade,
  place smallint not null check (place between 1 and 5),
  type text not null check (type in ('image/png', 'image/jpeg', 'application/pdf')),
  key bytea not null,
  address text not null unique check (address ~ '^[0-9a-f]{64}$'),
  bytes integer not null check (bytes > 0),
  scan text not null check (scan in ('clean', 'not_scanned')),
  added_at timestamptz not null,
  unique (waiver_id, place)
);
create function refuse_decided_documents() returns trigger language plpgsql as $$
begin
  if new.ended_at is not null and exists (select from waiver_file where waiver_id = new.id)
    then raise exception 'the documents of an application go with its decision'; end if;
  if old.ended_at is not null and to_jsonb(old) - 'reminders' <> to_jsonb(new) - 'reminders'
    then raise exception 'an application that was decided is not changed'; end if;
  return new;
end $$;
create trigger goes before update on waiver for each row execute function refuse_decided_documents();

grant select, insert, update on sponsorship to casebalance_accounts;
grant select, insert, update on waiver to casebalance_accounts;
grant select, insert, delete on waiver_file to casebalance_accounts;
