-- Asking first (docs/decisions/0116): what one parent wants to spend for the children, asked of the other one before.
create table expense_request (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  -- Who sent it: of other terms the parent who offers them.
  author_id uuid not null,
  -- Of other terms who asked first, and is to spend the money; else that is the author.
  asker_id uuid,
  -- The request that it answers with other terms.
  counters uuid,
  title text not null check (char_length(title) <= 120),
  -- Whole cents of US dollars; 0 in a draft without an estimate.
  cents integer not null check (cents between 0 and 1000000000),
  category_id uuid,
  children jsonb not null check (jsonb_typeof(children) = 'array' and jsonb_array_length(children) <= 30),
  provider text not null check (char_length(provider) <= 120),
  note text not null check (char_length(note) <= 1000),
  -- The day it is planned for.
  day date not null,
  -- By when an answer is asked for: by the order where it names days, else as its author wrote it.
  answer_by date,
  state text not null check (state in ('draft', 'sent', 'viewed', 'agreed', 'declined', 'countered', 'withdrawn')),
  -- The split it was sent under, and each parent's share of the estimate: {"A": cents, "B": cents}.
  split jsonb,
  shares jsonb,
  sent_at timestamptz,
  viewed_at timestamptz,
  settled_at timestamptz,
  settled_by uuid,
  reason text not null default '' check (char_length(reason) <= 1000),
  withdrawn_at timestamptz,
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, asker_id) references case_member on delete no action,
  foreign key (case_id, settled_by) references case_member on delete no action,
  foreign key (case_id, category_id) references expense_category on delete no action,
  foreign key (case_id, counters) references expense_request on delete no action,
  check ((counters is null) = (asker_id is null)),
  check (sent_at is not null or state in ('draft', 'withdrawn')),
  check (sent_at is null or (cents > 0 and title <> '' and category_id is not null and split is not null and shares is not null)),
  check ((state in ('agreed', 'declined', 'countered')) <= (settled_at is not null)),
  check ((settled_at is null) = (settled_by is null)),
  check ((state = 'withdrawn') = (withdrawn_at is not null))
);
create index expense_request_sent on expense_request (case_id, sent_at desc);
-- A request is answered with other terms once.
create unique index expense_request_counters on expense_request (case_id, counters) where counters is not null;
call guard('expense_request', 'expenses', 'day', null, 'author_id', 'sent_at is not null', 'parents', 'sent_at is null');
create trigger stands before update on expense_request for each row when (old.sent_at is not null)
  execute function frozen('author_id', 'asker_id', 'counters', 'title', 'cents', 'category_id', 'children', 'provider', 'note', 'day', 'answer_by', 'split', 'shares', 'sent_at');
create trigger viewed_once before update on expense_request for each row when (old.viewed_at is not null) execute function frozen('viewed_at');
create trigger settled_once before update on expense_request for each row when (old.settled_at is not null)
  execute function frozen('settled_at', 'settled_by', 'reason');
create trigger withdrawn_once before update on expense_request for each row when (old.withdrawn_at is not null) execute function frozen('state', 'withdrawn_at');
grant select, insert, update (title, cents, category_id, children, provider, note, day, answer_by, state, split, shares, sent_at, viewed_at, settled_at,
  settled_by, reason, withdrawn_at) on expense_request to casebalance_cases;

-- The request that an expense is the bill for.
alter table expense add column request_id uuid;
alter table expense add foreign key (case_id, request_id) references expense_request on delete no action;
create index expense_by_request on expense (case_id, request_id) where request_id is not null;
create trigger bill_stands before update on expense for each row when (old.sent_at is not null) execute function frozen('request_id');
grant update (request_id) on expense to casebalance_cases;
