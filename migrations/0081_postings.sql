-- The postings of the books as rows, so that the database adds up what is open (docs/decisions/0109). An entry is what was written; its rows
-- follow from it in the same transaction, and nobody writes them otherwise.
create table book_posting (
  case_id uuid not null references case_file on delete cascade,
  entry_id uuid not null,
  -- Its place in the entry, from 1.
  n integer not null,
  author_id uuid not null,
  -- Of the entry, as are `due_on` (its day where it has no other one) and `book`.
  day date not null,
  due_on date not null,
  book text not null,
  side text not null check (side in ('A', 'B')),
  purpose text not null,
  child_id uuid,
  category text,
  item_kind text not null,
  item_id uuid not null,
  cents integer not null check (cents <> 0),
  -- Whether the entry is the one that made the item, rather than one that pays or waives it.
  is_origin boolean not null,
  -- The entry with which it counts: of a correction what it undoes, otherwise its own.
  counts_with uuid not null,
  primary key (case_id, entry_id, n),
  foreign key (case_id, entry_id) references book_entry on delete cascade,
  foreign key (case_id, author_id) references case_member on delete no action
);
-- Side A says it all: each item of an entry sums to zero. All that a sum needs is in the index: the rows of a case lie far apart in the table.
create index book_posting_item on book_posting (case_id, item_kind, item_id, day, entry_id, n)
  include (book, cents, due_on, is_origin, counts_with) where side = 'A';
call guard('book_posting', 'payments', 'day', null, 'author_id', 'true', 'nobody');
-- Nobody adds one by a statement: the policy of the entry says who may write it, and this one follows.
drop policy added on book_posting;
create policy added on book_posting for insert to casebalance_cases with check (pg_trigger_depth() > 0);
grant select, insert on book_posting to casebalance_cases;

create function postings_of(entry book_entry) returns setof book_posting language sql stable set search_path = public, pg_temp as $$
  select entry.case_id, entry.id, p.n::integer, entry.author_id, entry.day, coalesce(entry.due_on, entry.day), entry.book, p.of->>'side', p.of->>'purpose',
    (p.of->>'child')::uuid, p.of->>'category', p.of->'item'->>'kind', (p.of->'item'->>'id')::uuid, (p.of->>'cents')::integer,
    p.of->'item'->>'kind' = entry.cause and (p.of->'item'->>'id')::uuid = entry.cause_id, coalesce(entry.corrects, entry.id)
  from jsonb_array_elements(entry.postings) with ordinality as p (of, n)
$$;
create function put_postings() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  insert into book_posting select * from postings_of(new);
  return null;
end $$;
create trigger has_postings after insert on book_entry for each row execute function put_postings();

select set_config('app.reason', 'postings of entries that were written before', true);
insert into book_posting select p.* from book_entry e, postings_of(e) p;
select set_config('app.reason', '', true);

create function refuse_posting() returns trigger language plpgsql as $$
begin
  raise exception 'a posting follows from its entry' using errcode = 'insufficient_privilege';
end $$;
create trigger follows before insert on book_posting for each row when (pg_trigger_depth() = 0) execute function refuse_posting();
create trigger stays before update on book_posting for each row execute function refuse_book_change();
create trigger never_deleted before delete on book_posting for each row execute function refuse_book_delete();
create trigger never_emptied before truncate on book_posting for each statement execute function refuse_book_change();

-- Payments that their payer says they made, and what was said of each later.
create index book_entry_declared on book_entry (case_id, id) include (day) where evidence = 'declared';
create index book_evidence_of on book_evidence (case_id, entry_id) include (level, author_id, day, created_at, id);
-- Expenses that wait for an answer are counted on every list.
create index expense_unanswered on expense (case_id, author_id) where state in ('submitted', 'viewed');
