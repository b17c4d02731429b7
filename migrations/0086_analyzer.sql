-- What a parent decides about their own bank lines in the financial analyzer (docs/decisions/0119). All of it is its author's alone.

-- A correction of a category: of one line, or of all lines of one direction that have some words. An own preference.
create table finance_rule (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  -- In capitals, one space between them.
  words text check (char_length(words) between 2 and 60),
  line_id uuid,
  way text not null check (way in ('in', 'out')),
  category text not null check (category ~ '^[a-z_]{1,30}$'),
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, line_id) references bank_line on delete no action,
  check (num_nonnulls(words, line_id) = 1)
);
create index finance_rule_of on finance_rule (case_id, author_id, created_at) where removed_at is null;
create index finance_rule_line on finance_rule (case_id, line_id) where line_id is not null;
call guard('finance_rule', 'own', null, null, 'author_id', 'false', 'author', 'true');
grant select, insert, update (removed_at) on finance_rule to casebalance_cases;

-- A figure of the declaration that the parent typed beside the computed one. The latest that was not removed holds.
create table finance_override (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  figure text not null check (figure ~ '^[a-z_]{1,30}$'),
  -- Per month.
  cents integer not null check (cents between 0 and 1000000000),
  note text not null check (char_length(note) <= 300),
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action
);
create unique index finance_override_once on finance_override (case_id, author_id, figure) where removed_at is null;
call guard('finance_override', 'own', null, null, 'author_id', 'false', 'author');
grant select, insert, update (removed_at) on finance_override to casebalance_cases;

-- What the parent says about an item of the disclosure checklist. The latest that was not removed holds.
create table finance_mark (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  -- The item: its kind, accounts and days, without words of a line.
  item text not null check (char_length(item) between 1 and 160),
  state text not null check (state in ('done', 'not_mine', 'explained')),
  note text not null check (char_length(note) <= 300),
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action
);
create unique index finance_mark_once on finance_mark (case_id, author_id, item) where removed_at is null;
call guard('finance_mark', 'own', null, null, 'author_id', 'false', 'author');
grant select, insert, update (removed_at) on finance_mark to casebalance_cases;

-- What the parent means to spend in a category each month. An own preference; the latest that was not removed holds.
create table finance_budget (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  category text not null check (category ~ '^[a-z_]{1,30}$'),
  cents integer not null check (cents between 0 and 1000000000),
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action
);
create unique index finance_budget_once on finance_budget (case_id, author_id, category) where removed_at is null;
call guard('finance_budget', 'own', null, null, 'author_id', 'false', 'author', 'true');
grant select, insert, update (removed_at) on finance_budget to casebalance_cases;

-- What something without a statement here was worth on a day, as the parent typed it. Rows of one name are one thing.
create table finance_holding (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  -- Below zero: a debt.
  cents integer not null check (cents between -1000000000 and 1000000000),
  day date not null,
  source text not null check (char_length(source) <= 200),
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action
);
create index finance_holding_of on finance_holding (case_id, author_id, day) where removed_at is null;
call guard('finance_holding', 'own', null, null, 'author_id', 'false', 'author');
grant select, insert, update (removed_at) on finance_holding to casebalance_cases;
