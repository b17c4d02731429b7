-- Shared expenses (docs/decisions/0110): who pays how much of what, what is asked of the other parent, and what became of it.

-- A kind of expense with its split. A split that an expense was sent under stays as it is: another one is a row that follows it.
create table expense_category (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  title text not null check (char_length(title) between 1 and 60),
  -- For this child alone.
  child_id uuid,
  -- As domain/splits has it.
  split jsonb not null check (jsonb_typeof(split) = 'object'),
  -- A yearly amount counts for each child.
  is_per_child boolean not null,
  -- Where the order says so.
  paragraph text not null check (char_length(paragraph) <= 40),
  words text not null check (char_length(words) <= 1000),
  first_day date not null,
  follows uuid,
  -- The first of those that follow each other, where this is not the first: a yearly amount goes on over all of them.
  root_id uuid,
  agreed_by uuid,
  agreed_at timestamptz,
  -- When the first expense was sent under it.
  used_at timestamptz,
  ended_at timestamptz,
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, agreed_by) references case_member on delete no action,
  foreign key (case_id, follows) references expense_category on delete no action,
  foreign key (case_id, root_id) references expense_category on delete no action,
  foreign key (case_id, child_id) references child on delete no action,
  check ((agreed_by is null) = (agreed_at is null)),
  check (agreed_by <> author_id),
  check ((follows is null) = (root_id is null))
);
create unique index expense_category_follows on expense_category (case_id, follows) where follows is not null;
call guard('expense_category', 'expenses', null, null, 'author_id', 'true', 'parents');
create trigger once_agreed before update on expense_category for each row when (old.agreed_at is not null or old.used_at is not null)
  execute function frozen('title', 'child_id', 'split', 'is_per_child', 'paragraph', 'words', 'first_day');
create trigger agreed_once before update on expense_category for each row when (old.agreed_at is not null)
  execute function frozen('agreed_by', 'agreed_at');
grant select, insert, update (title, child_id, split, is_per_child, paragraph, words, first_day, agreed_by, agreed_at, used_at, ended_at)
  on expense_category to casebalance_cases;

create table expense (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  -- Who paid.
  author_id uuid not null,
  title text not null check (char_length(title) <= 120),
  note text not null check (char_length(note) <= 1000),
  -- Whole cents of US dollars; 0 in a draft without an amount.
  cents integer not null check (cents between 0 and 1000000000),
  -- The day it was paid.
  day date not null,
  category_id uuid,
  children jsonb not null check (jsonb_typeof(children) = 'array' and jsonb_array_length(children) <= 30),
  tax text not null check (tax in ('none', 'medical', 'dependent_care')),
  -- Tenths of a mile, and tenths of a cent for each.
  miles integer check (miles between 1 and 1000000),
  rate integer check (rate between 1 and 10000),
  state text not null check (state in ('draft', 'submitted', 'viewed', 'approved', 'partially_approved', 'disputed', 'void')),
  -- The split it was sent under, and for each child the part of the amount and what counted before it in its year: [{child, cents, before}].
  split jsonb,
  parts jsonb,
  -- The other parent's share of all of it.
  asked_cents integer check (asked_cents >= 0),
  -- By when it is answered and paid, as the order has it.
  answer_by date,
  -- What of it was approved, and the other parent's share of that. Money that came back lowers both.
  approved_cents integer check (approved_cents >= 0 and approved_cents <= cents),
  owed_cents integer check (owed_cents >= 0),
  returned_cents integer not null default 0 check (returned_cents >= 0 and returned_cents <= cents),
  sent_at timestamptz,
  viewed_at timestamptz,
  answered_at timestamptz,
  answered_by uuid,
  voided_at timestamptz,
  -- The day of the bank line that its author matched it with, and the last four digits of the account.
  bank_day date,
  bank_four text check (bank_four ~ '^[0-9]{4}$'),
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, answered_by) references case_member on delete no action,
  foreign key (case_id, category_id) references expense_category on delete no action,
  check (sent_at is not null or state in ('draft', 'void')),
  check (sent_at is null or (cents > 0 and title <> '' and category_id is not null and split is not null and parts is not null and asked_cents is not null)),
  check ((state = 'void') = (voided_at is not null)),
  check ((state in ('approved', 'partially_approved')) <= (approved_cents is not null and owed_cents is not null)),
  check ((answered_at is null) = (answered_by is null)),
  check ((miles is null) = (rate is null)),
  check (bank_day is not null or bank_four is null)
);
create index expense_by_day on expense (case_id, day desc, id desc);
create index expense_by_category on expense (case_id, category_id);
-- A draft is its author's, sent or not: what was discarded was never said to anyone.
call guard('expense', 'expenses', 'day', null, 'author_id', 'sent_at is not null', 'parents', 'sent_at is null');
create trigger stands before update on expense for each row when (old.sent_at is not null)
  execute function frozen('author_id', 'title', 'note', 'cents', 'day', 'category_id', 'children', 'tax', 'miles', 'rate', 'split', 'parts', 'asked_cents', 'answer_by', 'sent_at');
create trigger void_once before update on expense for each row when (old.voided_at is not null)
  execute function frozen('state', 'voided_at', 'approved_cents', 'owed_cents', 'returned_cents', 'viewed_at', 'answered_at', 'answered_by');
create trigger viewed_once before update on expense for each row when (old.viewed_at is not null) execute function frozen('viewed_at');
grant select, insert, update (title, note, cents, day, category_id, children, tax, miles, rate, state, split, parts, asked_cents, answer_by, approved_cents,
  owed_cents, returned_cents, sent_at, viewed_at, answered_at, answered_by, voided_at, bank_day, bank_four) on expense to casebalance_cases;

-- What happened with an expense, in order. Nothing in it is changed.
create table expense_step (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  expense_id uuid not null,
  day date not null,
  what text not null check (what in ('submitted', 'viewed', 'approved', 'partially_approved', 'disputed', 'comment', 'refund', 'insurance', 'matched', 'unmatched', 'void')),
  -- Of an answer what was approved, of money that came back how much.
  cents integer check (cents >= 0),
  words text not null check (char_length(words) <= 1000),
  at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, expense_id) references expense on delete no action
);
create index expense_step_of on expense_step (case_id, expense_id, at);
call guard('expense_step', 'expenses', 'day', null, 'author_id', 'true', 'nobody');
grant select, insert on expense_step to casebalance_cases;

-- Who sends an expense shares its receipts in the same transaction: the policy lets an author change their own drafts alone.
grant update (shared_at) on file_use to casebalance_cases;
