-- The tables of the feature "documents" (docs/decisions/0132). Only src/features/evidence/documents/store*.ts reads or writes them.

-- A paper of a case, as one parent files it for themselves: theirs alone, whatever a seat shows.
create table document (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  folder text not null check (folder ~ '^[a-z_]{1,30}$'),
  title text not null check (char_length(title) between 1 and 200),
  kind text not null check (char_length(kind) <= 80),
  -- Court and docket number, as they are typed.
  docket text not null check (char_length(docket) <= 120),
  note text not null check (char_length(note) <= 4000),
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade
);
create index document_of on document (case_id, author_id, created_at desc, id desc) where removed_at is null;
call guard('document', 'own', null, null, 'author_id', 'false', 'author');
grant select, insert, update (folder, title, kind, docket, note, removed_at) on document to casebalance_cases;

-- A version of it: a stored file. Never changed.
create table document_version (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  document_id uuid not null,
  number integer not null check (number > 0),
  file_id uuid not null,
  -- What is known of the file, as it was when the version was added.
  name text not null check (octet_length(name) between 1 and 255),
  type text not null,
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  note text not null check (char_length(note) <= 500),
  created_at timestamptz not null,
  primary key (case_id, id),
  unique (case_id, document_id, number),
  foreign key (case_id, author_id) references case_member on delete cascade,
  foreign key (case_id, document_id) references document on delete cascade,
  foreign key (case_id, file_id) references stored_file on delete no action
);
create index document_version_same on document_version (case_id, author_id, sha256);
create index document_version_of_file on document_version (case_id, file_id);
call guard('document_version', 'own', null, null, 'author_id', 'false', 'nobody');
grant select, insert on document_version to casebalance_cases;

-- What happened to it: signed, filed, served (the proof of service), and that a step is taken back. Never changed.
create table document_step (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  document_id uuid not null,
  kind text not null check (kind in ('signed', 'filed', 'served', 'taken_back')),
  -- Of what happened, as it was entered; none where a step is taken back.
  day date,
  by_whom text not null check (char_length(by_whom) <= 160),
  -- Who was served and how. No address: it is nobody's to find here.
  served_to text not null check (char_length(served_to) <= 160),
  how text check (how ~ '^[a-z_]{1,30}$'),
  file_id uuid,
  note text not null check (char_length(note) <= 500),
  takes_back uuid,
  created_at timestamptz not null,
  check ((kind = 'taken_back') = (takes_back is not null) and (kind = 'taken_back') = (day is null)),
  check ((kind = 'served') = (how is not null) and (kind = 'served') = (served_to <> '')),
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade,
  foreign key (case_id, document_id) references document on delete cascade,
  foreign key (case_id, file_id) references stored_file on delete no action,
  foreign key (case_id, takes_back) references document_step on delete cascade
);
create index document_step_of on document_step (case_id, document_id, created_at);
create unique index document_step_once on document_step (case_id, takes_back);
create index document_step_of_file on document_step (case_id, file_id);
call guard('document_step', 'own', null, null, 'author_id', 'false', 'nobody');
grant select, insert on document_step to casebalance_cases;

-- A paragraph of an order, as who added the order confirmed it. It is seen as the order is. Only src/features/evidence/orders-in-force/store.ts
-- reads or writes it and the table below.
create table order_paragraph (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  order_id uuid not null,
  -- As the order has them: a trigger keeps them so.
  is_shared boolean not null,
  order_from date not null,
  order_until date,
  -- As orders cite it: "4", "4(a)", "IV".
  number text not null check (char_length(number) between 1 and 40),
  words text not null check (char_length(words) between 1 and 4000),
  -- The page of the paper; which file that was read is its author's own, and stands nowhere here.
  page integer check (page between 1 and 5000),
  -- Its place among the paragraphs of the order.
  position integer not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade,
  foreign key (case_id, order_id) references case_order on delete cascade
);
create unique index order_paragraph_once on order_paragraph (case_id, order_id, lower(number)) where removed_at is null;
call guard('order_paragraph', 'orders', 'order_from', 'coalesce(order_until, ''infinity'')', 'author_id', 'is_shared', 'author');
grant select, insert, update (is_shared, order_from, order_until, number, words, removed_at) on order_paragraph to casebalance_cases;

-- That a later order takes the place of a paragraph, as who added the later order says. It is seen as the later order is.
create table order_supersession (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  paragraph_id uuid not null,
  -- The later order, and its paragraph where it has one.
  order_id uuid not null,
  by_number text not null check (char_length(by_number) <= 40),
  is_shared boolean not null,
  order_from date not null,
  order_until date,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade,
  foreign key (case_id, paragraph_id) references order_paragraph on delete cascade,
  foreign key (case_id, order_id) references case_order on delete cascade
);
create index order_supersession_of on order_supersession (case_id, paragraph_id);
call guard('order_supersession', 'orders', 'order_from', 'coalesce(order_until, ''infinity'')', 'author_id', 'is_shared', 'author');
grant select, insert, update (is_shared, order_from, order_until, removed_at) on order_supersession to casebalance_cases;

-- An order that is shared, or begins on another day, takes them along.
create function paragraphs_follow() returns trigger language plpgsql as $$
begin
  update order_paragraph set is_shared = new.is_shared, order_from = new.effective_on, order_until = new.ends_on
    where case_id = new.case_id and order_id = new.id;
  update order_supersession set is_shared = new.is_shared, order_from = new.effective_on, order_until = new.ends_on
    where case_id = new.case_id and order_id = new.id;
  return null;
end $$;
create trigger paragraphs_follow after update of is_shared, effective_on, ends_on on case_order for each row
  when ((old.is_shared, old.effective_on, old.ends_on) is distinct from (new.is_shared, new.effective_on, new.ends_on))
  execute function paragraphs_follow();
