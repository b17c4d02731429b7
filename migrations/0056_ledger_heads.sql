-- The heads of the ledger's logs: how many leaves a log had, and the root of its tree then (docs/decisions/0086). Whoever wrote one down can
-- tell whether the log still begins with the same leaves.
create table ledger_head (
  case_id uuid not null,
  log uuid not null,
  size bigint not null check (size > 0),
  root bytea not null check (octet_length(root) = 32),
  -- The roots of the complete subtrees, the largest first, one after the other: enough to go on from here without the older leaves.
  peaks bytea not null check (octet_length(peaks) % 32 = 0 and octet_length(peaks) > 0),
  -- Which log it is, as its checkpoint says; the short code is made of origin, size and root.
  origin text not null check (char_length(origin) between 3 and 400),
  code text not null check (code ~ '^[0-9A-HJKMNP-TV-Z]{16}$'),
  at timestamptz not null,
  primary key (case_id, log, size),
  foreign key (case_id, log, size) references ledger_leaf
);
create trigger only_added before update or delete on ledger_head for each row execute function refuse_change();
create trigger never_emptied before truncate on ledger_head for each statement execute function refuse_change();

alter table ledger_head enable row level security;
alter table ledger_head force row level security;
-- As of ledger_log: how much there is of somebody's private record is theirs alone to know.
create policy seen on ledger_head for select to casebalance_cases
  using (case_id = any ((select my_cases())::uuid[]) and (log = case_id or log = any ((select my_members())::uuid[])));
create policy added on ledger_head for insert to casebalance_cases
  with check (case_id = any ((select my_cases())::uuid[]) and (log = case_id or log = any ((select my_members())::uuid[])));
create policy kept on ledger_head to current_user using (acting_reason() is not null) with check (acting_reason() is not null);
grant select, insert on ledger_head to casebalance_cases;
