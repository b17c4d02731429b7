-- What an order says about messages, calls and money, each term with its clause. Who added the order writes its terms, and they are seen as it is.
create table order_term (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  order_id uuid not null,
  -- As the order has them: a trigger keeps them so. A grant for some days shows a term by them.
  is_shared boolean not null,
  order_from date not null,
  order_until date,
  -- The days that the term itself has, where they are not those of the order.
  first_day date,
  last_day date check (last_day >= first_day),
  paragraph text not null check (char_length(paragraph) <= 40),
  words text not null check (char_length(words) <= 1000),
  -- Its kind and what belongs to it: see features/case/order-terms/contract.ts.
  says jsonb not null,
  -- Its place among the terms of the order.
  position integer not null,
  removed_at timestamptz,
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade,
  foreign key (case_id, order_id) references case_order on delete cascade
);
create index order_term_by_order on order_term (case_id, order_id);
call guard('order_term', 'orders', 'greatest(order_from, first_day)', 'coalesce(least(order_until, last_day), ''infinity'')',
  'author_id', 'is_shared', 'author');
grant select, insert, update (is_shared, order_from, order_until, position, removed_at) on order_term to casebalance_cases;

-- An order that is shared, or begins on another day, takes its terms along.
create function terms_follow() returns trigger language plpgsql as $$
begin
  update order_term set is_shared = new.is_shared, order_from = new.effective_on, order_until = new.ends_on
    where case_id = new.case_id and order_id = new.id;
  return null;
end $$;
create trigger terms_follow after update of is_shared, effective_on, ends_on on case_order for each row
  when ((old.is_shared, old.effective_on, old.ends_on) is distinct from (new.is_shared, new.effective_on, new.ends_on))
  execute function terms_follow();
