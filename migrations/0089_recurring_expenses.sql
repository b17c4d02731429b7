-- Recurring expenses (docs/decisions/0122): a rule prepares a draft of an expense on each of its days, for its author to check and send.
create table expense_rule (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  title text not null check (char_length(title) between 1 and 120),
  cents integer not null check (cents between 1 and 1000000000),
  category_id uuid not null,
  children jsonb not null check (jsonb_typeof(children) = 'array' and jsonb_array_length(children) between 1 and 30),
  -- {"unit": "week", "every": 2}, {"unit": "month", "day": 31} or {"unit": "year"}, as domain/expenses/recurring.ts has it.
  repeats jsonb not null check (jsonb_typeof(repeats) = 'object'),
  first_day date not null,
  -- The last day that can be one of its days; none: no end.
  last_day date,
  -- The rule that this one continues from its first day on, with other terms.
  follows uuid,
  -- The next day that a draft is prepared for; none where no day is left.
  next_day date,
  paused_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, category_id) references expense_category on delete no action,
  foreign key (case_id, follows) references expense_rule on delete no action,
  check (last_day >= first_day),
  check (ended_at is null or next_day is null)
);
create index expense_rule_due on expense_rule (next_day) where next_day is not null and paused_at is null;
create index expense_rule_category on expense_rule (case_id, category_id);
-- A rule is continued with other terms once.
create unique index expense_rule_follows on expense_rule (case_id, follows) where follows is not null;
call guard('expense_rule', 'own', null, null, 'author_id', 'false', 'author');
create trigger ended_once before update on expense_rule for each row when (old.ended_at is not null)
  execute function frozen('title', 'cents', 'category_id', 'children', 'repeats', 'first_day', 'last_day', 'next_day', 'paused_at', 'ended_at');
grant select, insert, update (title, cents, category_id, children, repeats, first_day, last_day, next_day, paused_at, ended_at)
  on expense_rule to casebalance_cases;

-- The rule that prepared an expense, and for which of its days. A day is prepared once, also where its draft was discarded.
alter table expense add column rule_id uuid, add column rule_day date;
alter table expense add foreign key (case_id, rule_id) references expense_rule on delete no action;
alter table expense add check ((rule_id is null) = (rule_day is null));
create unique index expense_of_rule on expense (case_id, rule_id, rule_day) where rule_id is not null;
