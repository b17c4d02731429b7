-- The trees of private commitments, one for each day (docs/decisions/0096): what parents wrote for themselves, as salted hashes among random
-- ones, so that each can prove the day and nobody learns who wrote, or how much.

create table day_head (
  day date primary key,
  -- With the random leaves: a power of two.
  size int not null check (size >= 1024 and size & (size - 1) = 0),
  root bytea not null check (octet_length(root) = 32),
  -- The signed checkpoint.
  note text not null check (char_length(note) < 2000),
  at timestamptz not null
);
-- What an outside authority said of it (RFC 3161), over the SHA-256 of the whole note.
create table day_stamp (
  day date primary key references day_head,
  token bytea not null check (octet_length(token) between 100 and 200000),
  authority text not null check (char_length(authority) < 400),
  stamped_at timestamptz not null
);
create trigger only_added before update or delete on day_head for each row execute function refuse_change();
create trigger only_added before update or delete on day_stamp for each row execute function refuse_change();
create trigger never_emptied before truncate on day_head for each statement execute function refuse_change();
create trigger never_emptied before truncate on day_stamp for each statement execute function refuse_change();
grant select on day_head, day_stamp to casebalance_app;

-- Where a leaf of a seat's own log is in the tree of a day, and the proof of that. The other leaves of the tree are stored nowhere.
create table ledger_day_leaf (
  case_id uuid not null,
  log uuid not null,
  seq bigint not null,
  day date not null references day_head,
  index int not null check (index >= 0),
  nonce bytea not null check (octet_length(nonce) = 32),
  -- The hashes of the proof, one after the other.
  proof bytea not null check (octet_length(proof) % 32 = 0),
  -- Only logs of seats are in it.
  check (log <> case_id),
  primary key (case_id, log, seq),
  unique (day, index),
  foreign key (case_id, log, seq) references ledger_leaf
);
create trigger only_added before update or delete on ledger_day_leaf for each row execute function refuse_change();
create trigger never_emptied before truncate on ledger_day_leaf for each statement execute function refuse_change();
alter table ledger_day_leaf enable row level security;
alter table ledger_day_leaf force row level security;
create policy seen on ledger_day_leaf for select to casebalance_cases
  using (case_id = any ((select my_cases())::uuid[]) and log = any ((select my_members())::uuid[]));
create policy kept on ledger_day_leaf to current_user using (acting_reason() is not null) with check (acting_reason() is not null);
grant select on ledger_day_leaf to casebalance_cases;

-- The tree is public: an export proves that a head is in it.
grant select on site_leaf to casebalance_app;

-- The day on which a shared record had a code, for anyone who has the code: not whose, and nothing else of it.
create index ledger_head_code on ledger_head (code) where log = case_id;
create function day_of_code(asked text) returns date
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  found_day date;
begin
  perform set_config('app.reason', 'a code that someone has', true);
  select (min(h.at) at time zone 'UTC')::date into found_day from ledger_head h where h.code = asked and h.log = h.case_id;
  perform set_config('app.reason', reason_before, true);
  return found_day;
end $$;
revoke all on function day_of_code(text) from public;
grant execute on function day_of_code(text) to casebalance_app;
