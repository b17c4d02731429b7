-- Notices against ratings (ratings.md, section 3.4): who says that which words should not stand, what we did, and when. Owned by
-- the room "takedown". The role of the ratings keeps them, so that a notice and what it does to a rating are one transaction.
-- A notice has the moment of its arrival, for its clocks are told in hours; a rating has none, and nothing here is of an author.

create table takedown (
  id uuid primary key,
  -- What its sender looks it up by, with four words of which only a hash is kept: no look-alikes, no vowels.
  number text not null unique check (number ~ '^[2-9CDFHJKMNPQRTVWX]{4}-[2-9CDFHJKMNPQRTVWX]{4}$'),
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  code_hash bytea not null check (octet_length(code_hash) = 32),
  ground text not null check (ground in ('false_fact', 'personal_data', 'child', 'threat', 'court_order', 'home_address', 'not_first_hand',
    'wrong_person', 'slur', 'not_genuine', 'confidential')),
  lane text not null check (lane in ('urgent', 'usual', 'counsel')),
  -- Whom the ratings are about. No reference: checking one would leave the number of this transaction on the person's row.
  professional_id uuid not null,

  -- Who sends it, and by what right.
  sender text not null check (char_length(sender) between 2 and 120),
  capacity text not null check (capacity in ('self', 'attorney', 'parent', 'other')),
  authority text check (char_length(authority) between 1 and 300),
  email text check (char_length(email) between 3 and 254),
  is_official boolean not null,

  -- What is said: the exact words, what is false about them, and what shows it.
  words text check (char_length(words) between 1 and 4000),
  why text not null check (char_length(why) between 20 and 4000),
  evidence text check (char_length(evidence) between 1 and 4000),

  court text check (char_length(court) between 3 and 200),
  docket text check (char_length(docket) between 1 and 80),
  parties text check (char_length(parties) between 1 and 300),
  country text check (char_length(country) between 2 and 60),
  was_served text check (was_served in ('yes', 'no', 'unknown')),
  is_final text check (is_final in ('yes', 'no', 'unknown')),
  -- Whether our directory has a court of that name: null where no order was named.
  is_court_known boolean,

  received_at timestamptz not null,
  ack_by timestamptz not null,
  -- Counsel's lane has no clock of ours: an order names its own.
  decide_by timestamptz,

  state text not null default 'received' check (state in ('received', 'acknowledged', 'in_review', 'decided', 'withdrawn')),
  acknowledged_at timestamptz,
  outcome text check (outcome in ('kept', 'disputed', 'affirm_asked', 'edit_asked', 'hidden', 'removed')),
  letter text check (char_length(letter) between 1 and 4000),
  closed_at timestamptz,
  -- The same ground against the same rating was decided before.
  is_repeat boolean not null,
  -- It came when its network, or the day, had hidden as many ratings as notices may.
  is_over boolean not null,
  is_abusive boolean not null default false,
  -- Why it outlives its three years.
  held_for text check (char_length(held_for) between 10 and 500),
  is_fictional boolean not null default false,

  check ((lane = 'counsel') = (court is not null)),
  check ((lane = 'counsel') = (decide_by is null)),
  check ((court is null) = (is_court_known is null)),
  check ((closed_at is not null) = (state in ('decided', 'withdrawn'))),
  check ((state = 'decided') = (outcome is not null)),
  check ((outcome is null) = (letter is null)),
  check (state not in ('acknowledged', 'in_review', 'decided') or acknowledged_at is not null)
);
create index takedown_open on takedown (ack_by) where closed_at is null;

-- The ratings that a notice names, and what it did to each when it came. No references: these tables are written anew each day.
create table takedown_rating (
  takedown_id uuid not null,
  review_id uuid not null,
  effect text not null check (effect in ('hidden', 'flagged', 'none')),
  primary key (takedown_id, review_id)
);
create index takedown_of_rating on takedown_rating (review_id);

-- Everything that was done with a notice. Lines are only added, and go with the notice.
create table takedown_event (
  id uuid primary key,
  takedown_id uuid not null,
  n smallint not null,
  event text not null check (event in ('received', 'acknowledged', 'taken', 'proposed', 'decided', 'withdrawn', 'marked', 'unmarked', 'held', 'let_go', 'exported')),
  actor text not null check (actor in ('sender', 'staff', 'counsel')),
  -- Which of ours; told to no sender.
  staff_id uuid references account on delete set null,
  reason text check (char_length(reason) between 3 and 1000),
  at timestamptz not null,
  unique (takedown_id, n)
);

grant select, insert, delete on takedown, takedown_rating, takedown_event to casebalance_reviews;
grant update (state, acknowledged_at, outcome, letter, closed_at, is_abusive, held_for) on takedown to casebalance_reviews;

-- Orders of courts and subpoenas to us, kept by hand.
create table legal_demand (
  id uuid primary key,
  kind text not null check (kind in ('subpoena', 'court_order', 'preservation', 'authority')),
  from_whom text not null check (char_length(from_whom) between 3 and 200),
  docket text check (char_length(docket) between 1 and 80),
  asks_for text not null check (char_length(asks_for) between 10 and 2000),
  received_on date not null,
  answer_by date check (answer_by >= received_on),
  state text not null default 'open' check (state in ('open', 'objected', 'answered_nothing', 'answered_part', 'withdrawn')),
  note text check (char_length(note) between 3 and 2000),
  closed_on date check (closed_on >= received_on),
  entered_by uuid references account on delete set null,
  check ((state in ('open', 'objected')) = (closed_on is null)),
  check (state = 'open' or note is not null)
);
-- Admins who decide what orders of courts ask for (counsel's lane).
create table counsel_mark (
  account_id uuid primary key references account on delete cascade,
  set_by uuid references account on delete set null,
  reason text not null check (char_length(reason) between 10 and 500),
  set_at timestamptz not null
);
grant select, insert, delete on counsel_mark to casebalance_accounts;
grant select, insert on legal_demand to casebalance_accounts;
grant update (state, note, closed_on) on legal_demand to casebalance_accounts;
