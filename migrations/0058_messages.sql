-- Messages between the parents of a case (docs/decisions/0089).
alter table case_member drop constraint case_member_scopes_check;
alter table case_member add constraint case_member_scopes_check
  check (scopes <@ array['schedule', 'calendar', 'hearings', 'exchanges', 'trades', 'orders', 'children', 'case', 'messages']);
alter table invitation drop constraint invitation_scopes_check;
alter table invitation add constraint invitation_scopes_check
  check (scopes <@ array['schedule', 'calendar', 'hearings', 'exchanges', 'trades', 'orders', 'children', 'case', 'messages']);

-- A draft, a message that waits to go out, and one that went out: a draft becomes the message, so nothing of it is left over.
create table case_message (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  -- The id of the first message of its thread.
  thread_id uuid not null,
  author_id uuid not null,
  kind text not null check (kind in ('message', 'request', 'notice', 'fyi', 'settlement', 'addendum')),
  subject text not null check (char_length(subject) <= 160),
  body text not null check (char_length(body) <= 20000),
  -- The seats that it is addressed to.
  recipients uuid[] not null check (cardinality(recipients) <= 20),
  child_ids uuid[] not null default '{}' check (cardinality(child_ids) <= 30),
  -- What else of the case it is about: kind, id, and of an order the paragraph.
  links jsonb not null default '[]' check (jsonb_typeof(links) = 'array'),
  -- What it replies to, or adds to: a message of the same thread.
  refers_to uuid,
  needs_answer boolean not null default false,
  answer_by timestamptz,
  -- The paragraph of the order that gives that time; empty where the author chose it.
  answer_paragraph text not null default '' check (char_length(answer_paragraph) <= 40),
  is_emergency boolean not null default false,
  -- The draft's first line, the press of the button, when it is to go out, and when it did.
  composed_at timestamptz not null,
  sent_at timestamptz,
  due_at timestamptz,
  published_at timestamptz,
  -- The draft was thrown away: nothing of it is left but this.
  discarded_at timestamptz,
  -- It could not go out, because a part in the case had ended by then, and is a draft again.
  returned_at timestamptz,
  words tsvector not null generated always as (to_tsvector('english', subject || ' ' || body)) stored,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, refers_to) references case_message on delete no action,
  check ((sent_at is null) = (due_at is null)),
  check (published_at is null or (sent_at is not null and published_at >= sent_at)),
  check (sent_at is null or (char_length(body) > 0 and cardinality(recipients) > 0)),
  check (discarded_at is null or (sent_at is null and subject = '' and body = '')),
  check (kind <> 'addendum' or refers_to is not null)
);
create index message_of_thread on case_message (case_id, thread_id, published_at);
create index message_in_order on case_message (case_id, published_at, id);
create index message_refers on case_message (case_id, refers_to) where refers_to is not null;
-- What waits to go out, of all cases: the job asks it every second.
create index message_due on case_message (due_at) where published_at is null and due_at is not null;
call guard('case_message', 'messages', '(published_at at time zone ''UTC'')::date', null, 'author_id', 'published_at is not null', 'nobody', 'published_at is null');
-- A granted seat sees what went out in its days, and nothing else: also one that sees what its parent keeps private sees no draft.
drop policy seen on case_message;
create policy seen on case_message for select to casebalance_cases using (
  (case_id = any ((select my_cases())::uuid[]) and (published_at is not null or author_id = any ((select my_members())::uuid[])))
  or exists (select from unnest((select my_grants('messages'))::seat[]) as g where g.seat_case = case_message.case_id
    and (published_at at time zone 'UTC')::date <= g.until_day and (published_at at time zone 'UTC')::date >= g.since_day));
-- A draft, and what waits to go out, by its author. That it went out the job alone says.
create policy changed on case_message for update to casebalance_cases
  using (case_id = any ((select my_cases())::uuid[]) and author_id = any ((select my_members())::uuid[]) and published_at is null)
  with check (case_id = any ((select my_cases())::uuid[]) and author_id = any ((select my_members())::uuid[]));
grant select, insert on case_message to casebalance_cases;
grant update (thread_id, kind, subject, body, recipients, child_ids, links, refers_to, needs_answer, answer_by, answer_paragraph, is_emergency,
  sent_at, due_at, discarded_at, returned_at) on case_message to casebalance_cases;

-- What went out is neither changed nor deleted: an addition is a message of its own. It goes with its case alone.
create function refuse_sent_change() returns trigger language plpgsql as $$
begin
  if old.published_at is not null then raise exception 'a message that was sent is not changed'; end if;
  -- While it waits it can be taken back, or go out, and its words stay.
  if old.sent_at is not null and new.sent_at is not null and (old.subject, old.body, old.kind, old.recipients, old.child_ids, old.links,
      old.refers_to, old.thread_id, old.needs_answer, old.answer_by, old.answer_paragraph, old.is_emergency, old.composed_at, old.sent_at, old.author_id)
    is distinct from (new.subject, new.body, new.kind, new.recipients, new.child_ids, new.links,
      new.refers_to, new.thread_id, new.needs_answer, new.answer_by, new.answer_paragraph, new.is_emergency, new.composed_at, new.sent_at, new.author_id)
    then raise exception 'a message that waits to go out is not changed'; end if;
  return new;
end $$;
create trigger stays before update on case_message for each row execute function refuse_sent_change();
create function refuse_sent_delete() returns trigger language plpgsql as $$
begin
  if old.published_at is not null and exists (select from case_file where case_id = old.case_id) then
    raise exception 'a message that was sent is not deleted';
  end if;
  return old;
end $$;
create trigger never_deleted before delete on case_message for each row execute function refuse_sent_delete();
create trigger never_emptied before truncate on case_message for each statement execute function refuse_change();

-- When a recipient opened a message first: once for each.
create table message_view (
  case_id uuid not null references case_file on delete cascade,
  message_id uuid not null,
  -- Who opened it.
  author_id uuid not null,
  viewed_at timestamptz not null,
  primary key (case_id, message_id, author_id),
  foreign key (case_id, author_id) references case_member on delete no action
);
call guard('message_view', 'messages', '(viewed_at at time zone ''UTC'')::date', null, 'author_id', 'true', 'nobody');
grant select, insert on message_view to casebalance_cases;
create function refuse_view_change() returns trigger language plpgsql as $$
begin
  raise exception 'a first view is not changed';
end $$;
create trigger stays before update on message_view for each row execute function refuse_view_change();
create function refuse_view_delete() returns trigger language plpgsql as $$
begin
  if exists (select from case_file where case_id = old.case_id) then raise exception 'a first view is not deleted'; end if;
  return old;
end $$;
create trigger never_deleted before delete on message_view for each row execute function refuse_view_delete();
create trigger never_emptied before truncate on message_view for each statement execute function refuse_change();

-- On which day a message first stood in a list of its recipient: for the certificate alone. It is in no reply, since it would tell when they were here.
create table message_listed (
  case_id uuid not null references case_file on delete cascade,
  message_id uuid not null,
  author_id uuid not null,
  day date not null,
  primary key (case_id, message_id, author_id),
  foreign key (case_id, author_id) references case_member on delete no action
);
call guard('message_listed', 'own', null, null, 'author_id', 'false', 'nobody', 'true');
grant select, insert on message_listed to casebalance_cases;

-- How a parent keeps their own lists: of a thread whether it is archived, pinned or muted, of a message whether it is marked unread.
create table message_mark (
  case_id uuid not null references case_file on delete cascade,
  author_id uuid not null,
  -- A message; of a thread its first.
  about uuid not null,
  archived_at timestamptz,
  pinned_at timestamptz,
  muted_at timestamptz,
  unread_at timestamptz,
  primary key (case_id, author_id, about),
  foreign key (case_id, author_id) references case_member on delete no action
);
call guard('message_mark', 'own', null, null, 'author_id', 'false', 'author', 'true');
grant select, insert, update (archived_at, pinned_at, muted_at, unread_at) on message_mark to casebalance_cases;
