-- Erasing a shared message by a court's order (docs/decisions/0108). The one way in which what the ledger commits to is destroyed: the
-- entry stays, and another entry says which one was erased, and by which order.

-- An order that an admin recorded, and what became of it. The case's members read none of it here: once it is carried out, the ledger and
-- the message say what they may know.
create table erasure_order (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  -- The seat that sent the message.
  author_id uuid not null,
  -- The number of the message's entry in the shared log, and its id.
  entry bigint not null check (entry > 0),
  message_id uuid not null,
  -- What the desk sees of it, besides: which kind of message, and when it went out.
  kind text not null check (kind ~ '^[a-z]{1,20}$'),
  sent_at timestamptz not null,
  court text not null check (char_length(court) between 1 and 200),
  docket text not null check (char_length(docket) between 1 and 80),
  ordered_on date not null,
  recorded_at timestamptz not null,
  recorded_by uuid references account on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'withdrawn')),
  ended_at timestamptz,
  ended_by uuid references account on delete set null,
  -- The number of the entry that says so.
  erased_by bigint check (erased_by > entry),
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  check ((state = 'waiting') = (ended_at is null)),
  check ((state = 'done') = (erased_by is not null))
);
create unique index erasure_order_once on erasure_order (case_id, entry) where state <> 'withdrawn';
create index erasure_order_queue on erasure_order (recorded_at, id);
call guard('erasure_order', 'own', null, null, 'author_id', 'false', 'nobody', 'true');
drop policy added on erasure_order;
drop policy seen on erasure_order;
create policy seen on erasure_order for select to casebalance_cases using (false);
grant select on erasure_order to casebalance_cases;
create function refuse_ended_order() returns trigger language plpgsql as $$
begin
  if old.state <> 'waiting' and to_jsonb(old) - array['recorded_by', 'ended_by'] <> to_jsonb(new) - array['recorded_by', 'ended_by']
    then raise exception 'an order that ended is not changed'; end if;
  return new;
end $$;
create trigger stays before update on erasure_order for each row execute function refuse_ended_order();

-- Whether the shared log has an entry by which a message was erased.
create index ledger_erasures on ledger_leaf (case_id, log) where verb = 'ledger.erase';
create function is_erased(of_case uuid, what text, named text) returns boolean language sql stable set search_path = public, pg_temp as $$
  select exists (select from ledger_leaf l join ledger_object o using (case_id, log, seq)
    where l.case_id = of_case and l.log = of_case and l.verb = 'ledger.erase' and l.actor_id is null and o.content::jsonb->>what = named)
$$;

-- What an entry commits to goes where a later entry says that it was erased, and only that of a message that was sent to both parents.
drop trigger only_added on ledger_object;
create trigger only_added before update on ledger_object for each row execute function refuse_change();
create function refuse_unordered_erasure() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.log = old.case_id and is_erased(old.case_id, 'entry', old.seq::text) and exists (select from ledger_leaf l
      where l.case_id = old.case_id and l.log = old.log and l.seq = old.seq and l.verb = 'messages.send')
    then return old; end if;
  raise exception 'the ledger is only added to';
end $$;
create trigger only_erased before delete on ledger_object for each row execute function refuse_unordered_erasure();

-- A message that was erased has its sender, recipients and times still, and the order in place of its words.
alter table case_message
  add column erased_at timestamptz,
  add column erased_court text not null default '' check (char_length(erased_court) <= 200),
  add column erased_docket text not null default '' check (char_length(erased_docket) <= 80),
  drop constraint case_message_check2,
  add constraint case_message_sent_check check (sent_at is null or (cardinality(recipients) > 0 and (char_length(body) > 0 or erased_at is not null))),
  add constraint case_message_erased_check check (erased_at is null or (published_at is not null and body = '' and links = '[]' and erased_court <> '' and erased_docket <> ''));

create or replace function refuse_sent_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  erasable constant text[] := array['subject', 'body', 'words', 'links', 'erased_at', 'erased_court', 'erased_docket'];
begin
  if old.published_at is not null then
    if old.erased_at is null and new.erased_at is not null and is_erased(old.case_id, 'message', old.id::text)
        and (new.subject = old.subject or (new.subject = '' and old.id = old.thread_id))
        and to_jsonb(old) - erasable = to_jsonb(new) - erasable then return new; end if;
    raise exception 'a message that was sent is not changed';
  end if;
  -- While it waits it can be taken back, or go out, and its words stay.
  if old.sent_at is not null and new.sent_at is not null and (old.subject, old.body, old.kind, old.recipients, old.child_ids, old.links,
      old.refers_to, old.thread_id, old.needs_answer, old.answer_by, old.answer_paragraph, old.is_emergency, old.composed_at, old.sent_at, old.author_id,
      old.is_private, old.addressed)
    is distinct from (new.subject, new.body, new.kind, new.recipients, new.child_ids, new.links,
      new.refers_to, new.thread_id, new.needs_answer, new.answer_by, new.answer_paragraph, new.is_emergency, new.composed_at, new.sent_at, new.author_id,
      new.is_private, new.addressed)
    then raise exception 'a message that waits to go out is not changed'; end if;
  return new;
end $$;

-- The files of a message that was erased go with it: their names say something too.
create or replace function refuse_shared_delete() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.shared_at is not null and exists (select from case_file where case_id = old.case_id)
      and not (old.topic = 'messages' and is_erased(old.case_id, 'message', old.about::text)) then
    raise exception 'a file that was shared is not deleted';
  end if;
  return old;
end $$;
