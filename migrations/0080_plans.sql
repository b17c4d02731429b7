-- The plan that people pay for (docs/decisions/0113). Cards are typed in at the payment provider; here are its numbers, days and cents.

-- Since when plans can be bought: one row, from the first start with a payment provider. Invoices are numbered without a gap.
create table plan_sale (
  is_only boolean primary key default true check (is_only),
  since timestamptz not null,
  last_invoice bigint not null default 0
);

-- What a term costs, in cents of US dollars: the latest that is in effect. A change takes two of the staff.
create table plan_price (
  id uuid primary key,
  month_cents integer not null check (month_cents between 100 and 100000),
  year_cents integer not null check (year_cents between 100 and 1000000),
  asked_by uuid references account on delete set null,
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'in_effect', 'withdrawn')),
  ended_by uuid references account on delete set null,
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null))
);
create unique index plan_price_waiting on plan_price (state) where state = 'waiting';
create index plan_price_latest on plan_price (ended_at desc) where state = 'in_effect';
insert into plan_price (id, month_cents, year_cents, asked_at, state, ended_at)
values ('00000000-0000-4000-8000-000000000113', 1200, 10800, '2026-01-01T00:00:00Z', 'in_effect', '2026-01-01T00:00:00Z');
create function refuse_ended_price() returns trigger language plpgsql as $$
begin
  if old.state <> 'waiting' and to_jsonb(old) - array['asked_by', 'ended_by'] <> to_jsonb(new) - array['asked_by', 'ended_by']
    then raise exception 'a price that was decided is not changed'; end if;
  return new;
end $$;
create trigger stays before update on plan_price for each row execute function refuse_ended_price();

-- A purchase: from the payment page to the end of its last term. It outlives its account, so that it can be ended at the provider.
create table plan (
  -- All that the provider learns of an account.
  id uuid primary key,
  account_id uuid references account on delete set null,
  every text not null check (every in ('month', 'year')),
  -- The most that its owner agreed to pay for a term, and when.
  agreed_cents integer not null check (agreed_cents > 0),
  agreed_at timestamptz not null,
  asked_at timestamptz not null,
  -- The provider's numbers of the payment page and of the subscription.
  session text not null unique check (char_length(session) between 1 and 255),
  subscription text unique check (char_length(subscription) between 1 and 255),
  state text not null default 'asked' check (state in ('asked', 'running', 'late', 'over')),
  is_ending boolean not null default false,
  -- It ends with its term because its owner has not agreed to a higher price.
  ends_for_price boolean not null default false,
  next_cents integer not null check (next_cents >= 0),
  late_since timestamptz,
  late_mails smallint not null default 0,
  -- The end of the yearly term whose renewal its owner was reminded of.
  reminded_for timestamptz,
  -- When it was last read at the provider. What was read before another write counts for nothing.
  read_at timestamptz,
  revision integer not null default 0,
  check (state = 'asked' or subscription is not null or state = 'over')
);
create index plan_of_account on plan (account_id, asked_at desc);
create index plan_to_follow on plan (read_at) where state <> 'over';

-- A term that was paid. Its number, price and days never change; refunds and disputes are added to it.
create table plan_invoice (
  number bigint primary key check (number > 0),
  plan_id uuid not null references plan,
  provider_invoice text not null unique check (char_length(provider_invoice) between 1 and 255),
  payment text not null unique check (char_length(payment) between 1 and 255),
  cents integer not null check (cents > 0),
  refunded_cents integer not null default 0 check (refunded_cents between 0 and cents),
  term_from timestamptz not null,
  term_to timestamptz not null check (term_to > term_from),
  paid_at timestamptz not null,
  dispute text not null default 'none' check (dispute in ('none', 'open', 'won', 'lost'))
);
create index plan_invoice_of_plan on plan_invoice (plan_id, term_to desc);
create function refuse_invoice_change() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) - array['refunded_cents', 'dispute'] <> to_jsonb(new) - array['refunded_cents', 'dispute']
    then raise exception 'an invoice is not changed'; end if;
  return new;
end $$;
create trigger stays before update on plan_invoice for each row execute function refuse_invoice_change();

-- Events of the provider that were dealt with: each comes more than once.
create table plan_event (
  id text primary key check (char_length(id) between 1 and 255),
  at timestamptz not null
);
create index plan_event_at on plan_event (at);

grant select, insert, update on plan_sale, plan_price, plan_invoice to casebalance_accounts;
grant select, insert, update on plan to casebalance_accounts;
grant select, insert, delete on plan_event to casebalance_accounts;
