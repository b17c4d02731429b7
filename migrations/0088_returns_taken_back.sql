-- That a bank returned a payment may be recorded by mistake. Who recorded it takes it back: an entry of the books undoes the correction, the
-- payment is confirmed again, and what was said stays with the moment at which it was taken back (docs/decisions/0117).
alter table payment_return add column taken_back_at timestamptz;
grant update (taken_back_at) on payment_return to casebalance_cases;
create trigger taken_back_once before update on payment_return for each row when (old.taken_back_at is not null)
  execute function frozen('agrees', 'answer', 'answered_by', 'answered_at', 'taken_back_at');

drop trigger settled_once on payment;
create trigger settled_once before update on payment for each row
  when (old.state = 'withdrawn' or (old.state = 'returned' and new.state <> 'confirmed')
    or (old.state = 'confirmed' and old.answered_at is not null and new.state <> 'returned'))
  execute function frozen('state', 'answered_by', 'answered_at', 'reason');
-- Who confirmed it, and when, stays.
drop trigger returned_as_it_was on payment;
create trigger returned_as_it_was before update on payment for each row when (new.state = 'returned' or old.state = 'returned')
  execute function frozen('answered_by', 'answered_at', 'reason');
