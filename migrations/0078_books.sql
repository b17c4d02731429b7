-- The books of a case: what parents owe and pay each other, as double entry in whole cents (docs/decisions/0109). Only added to.
alter table case_member drop constraint case_member_scopes_check;
alter table case_member add constraint case_member_scopes_check
  check (scopes <@ array['schedule', 'calendar', 'hearings', 'exchanges', 'trades', 'orders', 'children', 'case', 'messages', 'threads', 'payments', 'expenses']);
alter table invitation drop constraint invitation_scopes_check;
alter table invitation add constraint invitation_scopes_check
  check (scopes <@ array['schedule', 'calendar', 'hearings', 'exchanges', 'trades', 'orders', 'children', 'case', 'messages', 'threads', 'payments', 'expenses']);

-- Whether each item of some postings sums to zero.
create function is_balanced(postings jsonb) returns boolean language sql immutable set search_path = public, pg_temp as $$
  select not exists (select from jsonb_array_elements(postings) as p group by p->'item' having sum((p->>'cents')::bigint) <> 0)
$$;

create table book_entry (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  -- In the zone of the case.
  day date not null,
  -- What brought it about, by its id there.
  cause text not null check (cause in ('expense', 'support', 'payment', 'waiver', 'interest', 'refund', 'correction')),
  cause_id uuid not null,
  -- The entry that a correction undoes.
  corrects uuid,
  -- By when what it makes is to be paid.
  due_on date,
  book text not null check (book in ('support', 'shared')),
  currency text not null default 'USD' check (currency = 'USD'),
  -- How far a payment was proved when it was written; what came later is in book_evidence.
  evidence text check (evidence in ('declared', 'confirmed', 'bank_matched')),
  -- [{side, purpose, child, category, item: {kind, id}, cents}] of this book: see domain/books/types.ts.
  postings jsonb not null check (jsonb_typeof(postings) = 'array' and jsonb_array_length(postings) between 2 and 2000 and is_balanced(postings)),
  note text not null default '' check (char_length(note) <= 1000),
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, corrects) references book_entry on delete no action,
  check ((cause = 'correction') = (corrects is not null)),
  check ((cause = 'payment') = (evidence is not null))
);
create index book_entry_of on book_entry (case_id, day, id);
create index book_entry_cause on book_entry (case_id, cause, cause_id);
-- An entry is undone once.
create unique index book_entry_corrects on book_entry (case_id, corrects) where corrects is not null;
-- A due day of support is booked once.
create unique index book_entry_support on book_entry (case_id, cause_id) where cause = 'support';
call guard('book_entry', 'payments', 'day', null, 'author_id', 'true', 'nobody');
grant select, insert on book_entry to casebalance_cases;

-- What was learned later of a payment's entry: its receiver confirmed it, a line of a bank account matches it.
create table book_evidence (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  entry_id uuid not null,
  level text not null check (level in ('confirmed', 'bank_matched', 'unmatched')),
  day date not null,
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, entry_id) references book_entry on delete cascade
);
call guard('book_evidence', 'payments', 'day', null, 'author_id', 'true', 'nobody');
grant select, insert on book_evidence to casebalance_cases;

create function refuse_book_change() returns trigger language plpgsql as $$
begin
  raise exception 'the books are only added to';
end $$;
create function refuse_book_delete() returns trigger language plpgsql as $$
begin
  if exists (select from case_file where case_id = old.case_id) then raise exception 'the books are only added to'; end if;
  return old;
end $$;
create trigger stays before update on book_entry for each row execute function refuse_book_change();
create trigger stays before update on book_evidence for each row execute function refuse_book_change();
create trigger never_deleted before delete on book_entry for each row execute function refuse_book_delete();
create trigger never_deleted before delete on book_evidence for each row execute function refuse_book_delete();
create trigger never_emptied before truncate on book_entry for each statement execute function refuse_book_change();
create trigger never_emptied before truncate on book_evidence for each statement execute function refuse_book_change();

-- What an order says about support, as a parent entered it.
create table support_term (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  payer text not null check (payer in ('A', 'B')),
  cents integer not null check (cents between 1 and 1000000000),
  frequency text not null check (frequency in ('weekly', 'every_two_weeks', 'twice_a_month', 'monthly', 'quarterly', 'yearly')),
  first_due date not null,
  -- Of a month with two due days: the other one, 31 for the last.
  second_day smallint check (second_day between 1 and 31),
  until date check (until >= first_due),
  -- null: for all children.
  child_id uuid,
  paid_by text not null check (paid_by in ('direct', 'state_unit', 'withholding')),
  paragraph text not null default '' check (char_length(paragraph) <= 40),
  -- Entered by mistake: nothing was due by it.
  removed_at timestamptz,
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  check ((frequency = 'twice_a_month') = (second_day is not null))
);
call guard('support_term', 'payments', 'first_due', 'coalesce(until, ''infinity'')', 'author_id', 'true', 'author');
grant select, insert, update (until, removed_at) on support_term to casebalance_cases;
create trigger stands before update on support_term for each row
  execute function frozen('payer', 'cents', 'frequency', 'first_due', 'second_day', 'child_id', 'paid_by', 'paragraph', 'author_id', 'created_at');
create trigger removed_once before update on support_term for each row when (old.removed_at is not null)
  execute function frozen('until', 'removed_at');

-- A payment between the parents, which they made elsewhere. Its cents are in the books; its files are in case/files.
create table payment (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  -- Who recorded it: its payer, or its receiver.
  author_id uuid not null,
  payer text not null check (payer in ('A', 'B')),
  book text not null check (book in ('support', 'shared')),
  cents integer not null check (cents between 1 and 1000000000),
  paid_on date not null,
  method text not null check (method in ('bank', 'app', 'check', 'cash', 'card', 'state_unit', 'withheld', 'other')),
  reference text not null check (char_length(reference) <= 120),
  note text not null check (char_length(note) <= 500),
  -- The order has support paid through the state or withheld from wages, and this wasn't.
  outside_order boolean not null,
  state text not null check (state in ('declared', 'confirmed', 'refused', 'withdrawn')),
  answered_by uuid,
  answered_at timestamptz,
  reason text not null default '' check (char_length(reason) <= 500),
  -- How many files prove it (features/case/files).
  proofs smallint not null check (proofs between 0 and 10),
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, answered_by) references case_member on delete no action,
  check ((state = 'declared') <= (answered_at is null)),
  check ((state = 'refused') <= (reason <> ''))
);
create index payment_of on payment (case_id, paid_on, id);
call guard('payment', 'payments', 'paid_on', null, 'author_id', 'true', 'parents');
grant select, insert, update (state, answered_by, answered_at, reason) on payment to casebalance_cases;
create trigger stands before update on payment for each row
  execute function frozen('author_id', 'payer', 'book', 'cents', 'paid_on', 'method', 'reference', 'note', 'outside_order', 'proofs', 'created_at');
-- What its receiver recorded was confirmed by that, without an answer, and can be taken back.
create trigger settled_once before update on payment for each row when (old.state = 'withdrawn' or (old.state = 'confirmed' and old.answered_at is not null))
  execute function frozen('state', 'answered_by', 'answered_at', 'reason');

-- The page of a parent's own bank or payment app. Nobody else sees it, and no payment goes through it.
create table payer_link (
  case_id uuid not null references case_file on delete cascade,
  author_id uuid not null,
  address text not null check (address ~ '^https://' and char_length(address) <= 300),
  removed_at timestamptz,
  primary key (case_id, author_id, address),
  foreign key (case_id, author_id) references case_member on delete no action
);
call guard('payer_link', 'own', null, null, 'author_id', 'false', 'author', 'true');
grant select, insert, update (removed_at) on payer_link to casebalance_cases;
