-- The tree of the whole site: a public log whose leaves are salted hashes of the heads of shared logs, signed, and stamped by an outside
-- authority where there is one (docs/decisions/0094). Nothing in it says which case, how many cases, or whose.

-- The keys that sign. The private half is sealed with the installation's secret, and destroyed when another key takes over.
create table ledger_key (
  id int generated always as identity primary key,
  -- The public half, as a line (https://c2sp.org/signed-note).
  vkey text not null unique check (char_length(vkey) between 10 and 500),
  sealed bytea,
  since timestamptz not null,
  until timestamptz check (until >= since),
  -- Which key came after it, as a note that it signed itself.
  handover text check (char_length(handover) < 2000),
  check ((until is null) = (sealed is not null)),
  check ((until is null) = (handover is null))
);
-- One key signs at a time.
create unique index ledger_key_signs on ledger_key ((true)) where until is null;

create table site_leaf (
  index bigint primary key check (index >= 0),
  -- SHA-256 over a nonce and a checkpoint's text; the tree hashes it once more.
  data bytea not null check (octet_length(data) = 32)
);
create table site_head (
  size bigint primary key check (size > 0),
  root bytea not null check (octet_length(root) = 32),
  -- The roots of the complete subtrees, the largest first.
  peaks bytea not null check (octet_length(peaks) % 32 = 0 and octet_length(peaks) > 0),
  -- The signed checkpoint.
  note text not null check (char_length(note) < 2000),
  at timestamptz not null
);
-- What an outside authority said of a head (RFC 3161): it is over the SHA-256 of the whole note.
create table site_stamp (
  size bigint primary key references site_head,
  token bytea not null check (octet_length(token) between 100 and 200000),
  authority text not null check (char_length(authority) < 400),
  stamped_at timestamptz not null
);
create trigger only_added before update or delete on site_leaf for each row execute function refuse_change();
create trigger only_added before update or delete on site_head for each row execute function refuse_change();
create trigger only_added before update or delete on site_stamp for each row execute function refuse_change();
create trigger never_emptied before truncate on site_leaf for each statement execute function refuse_change();
create trigger never_emptied before truncate on site_head for each statement execute function refuse_change();
create trigger never_emptied before truncate on site_stamp for each statement execute function refuse_change();
grant select (vkey, since, until, handover) on ledger_key to casebalance_app;
grant select on site_head, site_stamp to casebalance_app;

-- Where a head of a shared log is in the tree of the site. The nonce is what makes the public leaf provable, and both parents have it.
create table ledger_site_leaf (
  case_id uuid not null,
  log uuid not null,
  size bigint not null,
  index bigint not null unique references site_leaf,
  nonce bytea not null check (octet_length(nonce) = 32),
  -- The head's own checkpoint, signed.
  note text not null check (char_length(note) < 2000),
  -- Only shared logs are in the public tree.
  check (log = case_id),
  primary key (case_id, log, size),
  foreign key (case_id, log, size) references ledger_head
);
create trigger only_added before update or delete on ledger_site_leaf for each row execute function refuse_change();
create trigger never_emptied before truncate on ledger_site_leaf for each statement execute function refuse_change();
alter table ledger_site_leaf enable row level security;
alter table ledger_site_leaf force row level security;
create policy seen on ledger_site_leaf for select to casebalance_cases
  using (case_id = any ((select my_cases())::uuid[]));
create policy kept on ledger_site_leaf to current_user using (acting_reason() is not null) with check (acting_reason() is not null);
grant select on ledger_site_leaf to casebalance_cases;
