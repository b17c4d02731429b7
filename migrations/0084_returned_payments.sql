-- What comes after a payment was confirmed, and where parents see support differently (docs/decisions/0117).

-- Money that came and went back: a check that bounced, a transfer that the bank reversed. Its receiver says so; a correction in the books undoes
-- the payment, and its payer may answer.
alter table payment drop constraint payment_state_check;
alter table payment add constraint payment_state_check check (state in ('declared', 'confirmed', 'refused', 'withdrawn', 'returned'));
drop trigger settled_once on payment;
create trigger settled_once before update on payment for each row
  when (old.state in ('withdrawn', 'returned') or (old.state = 'confirmed' and old.answered_at is not null and new.state <> 'returned'))
  execute function frozen('state', 'answered_by', 'answered_at', 'reason');
-- Who confirmed it, and when, stays.
create trigger returned_as_it_was before update on payment for each row when (new.state = 'returned')
  execute function frozen('answered_by', 'answered_at', 'reason');

create table payment_return (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  payment_id uuid not null,
  -- The day on which the bank took it back.
  day date not null,
  reason text not null check (char_length(reason) between 1 and 500),
  -- What its payer says.
  agrees boolean,
  answer text not null default '' check (char_length(answer) <= 500),
  answered_by uuid,
  answered_at timestamptz,
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, answered_by) references case_member on delete no action,
  foreign key (case_id, payment_id) references payment on delete no action,
  check (num_nulls(agrees, answered_by, answered_at) in (0, 3)),
  check (answer <> '' or agrees is not false)
);
create index payment_return_of on payment_return (case_id, payment_id);
call guard('payment_return', 'payments', 'day', null, 'author_id', 'true', 'parents');
grant select, insert, update (agrees, answer, answered_by, answered_at) on payment_return to casebalance_cases;
create trigger stands before update on payment_return for each row
  execute function frozen('author_id', 'payment_id', 'day', 'reason', 'created_at');
create trigger answered_once before update on payment_return for each row when (old.answered_at is not null)
  execute function frozen('agrees', 'answer', 'answered_by', 'answered_at');

-- That a parent sees support differently that the other one entered. It changes nothing that is booked.
create table support_dispute (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  term_id uuid not null,
  -- The first due day of the support.
  day date not null,
  reason text not null check (char_length(reason) between 1 and 500),
  created_at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, term_id) references support_term on delete no action
);
create unique index support_dispute_once on support_dispute (case_id, term_id, author_id) where withdrawn_at is null;
call guard('support_dispute', 'payments', 'day', 'open', 'author_id', 'true', 'author');
grant select, insert, update (withdrawn_at) on support_dispute to casebalance_cases;
create trigger stands before update on support_dispute for each row
  execute function frozen('author_id', 'term_id', 'day', 'reason', 'created_at');
