-- The one calendar: schedules and their versions, events, hearings, swaps and exchanges. All behind `guard` (0016).

-- What was said once is not said otherwise: after a draft these columns stand (arguments: their names).
create function frozen() returns trigger language plpgsql as $$
declare
  name text;
begin
  foreach name in array tg_argv loop
    if to_jsonb(old) -> name is distinct from to_jsonb(new) -> name then
      raise exception 'frozen: %.% stands as it is', tg_table_name, name using errcode = 'P0001';
    end if;
  end loop;
  return new;
end $$;

-- A version of the schedule: an order's, an agreement's, or one parent's own plan until the other has joined.
create table schedule_version (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  title text not null check (char_length(title) between 1 and 120),
  -- `order`: as a court ordered; `agreed`: both parents; `own`: one parent's plan, and said to be so.
  basis text not null check (basis in ('order', 'agreed', 'own')),
  order_id uuid,
  effective_on date not null,
  -- domain/custody/types.ts: the rules of a `Version`.
  rules jsonb not null check (jsonb_typeof(rules) = 'array'),
  note text not null default '' check (char_length(note) <= 1000),
  state text not null check (state in ('draft', 'proposed', 'approved', 'declined', 'withdrawn', 'expired')),
  proposed_at timestamptz,
  respond_by timestamptz,
  viewed_at timestamptz,
  answered_by uuid,
  answered_at timestamptz,
  answer_note text not null default '' check (char_length(answer_note) <= 1000),
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, answered_by) references case_member on delete no action,
  foreign key (case_id, order_id) references case_order on delete no action,
  check ((state in ('approved', 'declined')) = (answered_at is not null)),
  check (state <> 'expired' or respond_by is not null)
);
call guard('schedule_version', 'schedule', 'least(effective_on, (created_at at time zone ''UTC'')::date)', 'open', 'author_id', 'state <> ''draft''', 'parents');
create trigger stands before update on schedule_version for each row when (old.state <> 'draft')
  execute function frozen('title', 'basis', 'order_id', 'effective_on', 'rules', 'note', 'author_id', 'proposed_at', 'respond_by');
create trigger answered_once before update on schedule_version for each row when (old.answered_at is not null)
  execute function frozen('state', 'answered_by', 'answered_at', 'answer_note');
-- Taken back, or not answered in time: it can be proposed again, as another version.
create trigger is_over before update on schedule_version for each row when (old.state in ('withdrawn', 'expired'))
  execute function frozen('state', 'answered_by', 'answered_at', 'answer_note');

-- What was agreed outside an order (domain/custody: `Agreed`): a swap, a vacation. It outlives a version, and is then to be confirmed.
create table schedule_change (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  trade_id uuid,
  rule jsonb not null check (jsonb_typeof(rule) = 'object'),
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  approved_at timestamptz not null,
  -- A new version began since: both look at it again.
  confirmed_for uuid,
  -- What each parent said of it since: {version, A: keep|drop, B: keep|drop}.
  answers jsonb not null default '{}' check (jsonb_typeof(answers) = 'object'),
  dropped_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, confirmed_for) references schedule_version on delete no action
);
create index schedule_change_by_day on schedule_change (case_id, from_day);
call guard('schedule_change', 'schedule', 'from_day', 'to_day', 'author_id', 'true', 'parents');
create trigger stands before update on schedule_change for each row execute function frozen('rule', 'from_day', 'to_day', 'trade_id', 'author_id', 'approved_at');

-- Actual time: what was otherwise than planned, in one parent's own copy.
create table actual_time (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  is_shared boolean not null default false,
  child_ids uuid[] not null default '{}',
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at > from_at),
  day date not null,
  holder text not null check (holder in ('A', 'B', 'third')),
  note text not null default '' check (char_length(note) <= 1000),
  removed_at timestamptz,
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade
);
call guard('actual_time', 'schedule', 'day', null, 'author_id', 'is_shared', 'author');

-- A plan in words, clause by clause (domain/plan).
create table parenting_plan (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  title text not null check (char_length(title) between 1 and 120),
  is_shared boolean not null default false,
  agreed_at timestamptz,
  removed_at timestamptz,
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action
);
call guard('parenting_plan', 'schedule', '(created_at at time zone ''UTC'')::date', 'open', 'author_id', 'is_shared', 'parents');
create table plan_clause (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  plan_id uuid not null,
  -- Of domain/plan.
  clause text not null check (clause ~ '^[a-z0-9-]{1,60}$'),
  answers jsonb not null check (jsonb_typeof(answers) = 'object'),
  state text not null check (state in ('draft', 'proposed', 'countered', 'accepted', 'declined', 'withdrawn')),
  -- SHA-256 of its text: what was accepted can be shown to be this.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  answered_by uuid,
  answered_at timestamptz,
  -- The one that it answers with other words.
  counters uuid,
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, answered_by) references case_member on delete no action,
  foreign key (case_id, plan_id) references parenting_plan on delete cascade,
  foreign key (case_id, counters) references plan_clause on delete no action
);
create index plan_clause_of_plan on plan_clause (case_id, plan_id);
call guard('plan_clause', 'schedule', '(created_at at time zone ''UTC'')::date', 'open', 'author_id', 'state <> ''draft''', 'parents');
create trigger stands before update on plan_clause for each row when (old.state <> 'draft')
  execute function frozen('clause', 'answers', 'digest', 'author_id', 'plan_id');

-- Events. Only who made one changes it, and nobody one that has begun: then there are addenda.
create table event (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  is_shared boolean not null default true,
  kind text not null check (kind in ('event', 'school', 'health', 'activity', 'visit', 'travel', 'deadline', 'other')),
  title text not null check (char_length(title) between 1 and 160),
  -- All-day events have days, others instants.
  from_day date not null,
  to_day date not null check (to_day >= from_day),
  from_at timestamptz,
  to_at timestamptz check (to_at >= from_at),
  zone text not null check (char_length(zone) between 1 and 64),
  place text not null default '' check (char_length(place) <= 200),
  notes text not null default '' check (char_length(notes) <= 4000),
  child_ids uuid[] not null default '{}',
  -- Whom it is for, by their sides.
  sides text[] not null default '{}' check (sides <@ array['A', 'B']),
  drop_off text check (drop_off in ('A', 'B')),
  pick_up text check (pick_up in ('A', 'B')),
  -- RFC 5545 RRULE without its name; instances are expanded within a window.
  rrule text check (char_length(rrule) between 4 and 200),
  import_id uuid,
  -- The UID of the file that it came in.
  uid text check (char_length(uid) <= 255),
  sequence integer not null default 0,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  check ((from_at is null) = (to_at is null))
);
create index event_by_day on event (case_id, from_day, to_day);
create index event_of_import on event (case_id, import_id) where import_id is not null;
call guard('event', 'calendar', 'from_day', 'to_day', 'author_id', 'is_shared', 'author');
create function begun() returns trigger language plpgsql as $$
begin
  -- Without an hour it has begun with its day, wherever on earth that begins first.
  if coalesce(old.from_at, old.from_day::timestamp at time zone old.zone) <= acting_at() and old.cancelled_at is null and old.rrule is null
    -- For a day a file that was taken in can be taken back whole.
    and not (old.import_id is not null and old.created_at > acting_at() - interval '1 day' and new.cancelled_at is not null
      and to_jsonb(new) - 'cancelled_at' - 'updated_at' = to_jsonb(old) - 'cancelled_at' - 'updated_at') then
    raise exception 'frozen: this event has begun' using errcode = 'P0001';
  end if;
  return new;
end $$;
create trigger begun before update on event for each row execute function begun();
-- What an event said before each change.
create table event_version (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  is_shared boolean not null,
  event_id uuid not null,
  was jsonb not null,
  at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, event_id) references event on delete cascade
);
create index event_version_of_event on event_version (case_id, event_id);
call guard('event_version', 'calendar', '(at at time zone ''UTC'')::date', null, 'author_id', 'is_shared', 'nobody');
create table event_addendum (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  is_shared boolean not null,
  event_id uuid not null,
  text text not null check (char_length(text) between 1 and 2000),
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, event_id) references event on delete cascade
);
create index event_addendum_of_event on event_addendum (case_id, event_id);
call guard('event_addendum', 'calendar', '(created_at at time zone ''UTC'')::date', null, 'author_id', 'is_shared', 'nobody');

-- A file of events that was taken in, as one thing that can be taken back.
create table calendar_import (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  name text not null check (char_length(name) between 1 and 120),
  events integer not null check (events >= 0),
  at timestamptz not null,
  undone_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade
);
call guard('calendar_import', 'own', null, null, 'author_id', 'false', 'author');

-- A private address from which a calendar program reads. Whoever has it reads what its owner sees of these layers.
create table calendar_feed (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  name text not null check (char_length(name) between 1 and 60),
  layers text[] not null check (cardinality(layers) between 1 and 12),
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null,
  last_read_at timestamptz,
  revoked_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade
);
call guard('calendar_feed', 'own', null, null, 'author_id', 'false', 'author');
-- Whose feed it is, for a program that has no session; the read is noted.
create function feed_of(token text) returns table (case_id uuid, account_id uuid, layers text[], name text)
  language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update calendar_feed f set last_read_at = acting_at() where f.token_hash = token and f.revoked_at is null;
  return query select f.case_id, m.account_id, f.layers, f.name from calendar_feed f
    join case_member m on m.case_id = f.case_id and m.id = f.author_id
    where f.token_hash = token and f.revoked_at is null and m.account_id is not null and m.ended_at is null;
end $$;

-- A conflict that somebody has looked at and lets be.
create table conflict_note (
  case_id uuid not null references case_file on delete cascade,
  author_id uuid not null,
  conflict text not null check (conflict ~ '^[0-9a-f]{16,64}$'),
  at timestamptz not null,
  withdrawn_at timestamptz,
  primary key (case_id, author_id, conflict),
  foreign key (case_id, author_id) references case_member on delete cascade
);
call guard('conflict_note', 'own', null, null, 'author_id', 'false', 'author');

-- Hearings, each parent's own list unless shared.
create table hearing (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  is_shared boolean not null default false,
  title text not null check (char_length(title) between 1 and 160),
  kind text not null check (kind in ('hearing', 'status_conference', 'trial', 'mediation', 'settlement_conference', 'evaluation', 'other')),
  from_at timestamptz not null,
  to_at timestamptz not null check (to_at > from_at),
  day date not null,
  zone text not null check (char_length(zone) between 1 and 64),
  court text not null default '' check (char_length(court) <= 160),
  room text not null default '' check (char_length(room) <= 60),
  -- A link or a number to attend by.
  remote text not null default '' check (char_length(remote) <= 500),
  judge text not null default '' check (char_length(judge) <= 160),
  sides text[] not null default '{}' check (sides <@ array['A', 'B']),
  -- [{text, done}]
  preparation jsonb not null default '[]' check (jsonb_typeof(preparation) = 'array'),
  documents_due_on date,
  notes text not null default '' check (char_length(notes) <= 4000),
  source text not null default 'own' check (source in ('own', 'docket', 'ics')),
  sequence integer not null default 0,
  cancelled_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade
);
create index hearing_by_day on hearing (case_id, day);
call guard('hearing', 'hearings', 'day', null, 'author_id', 'is_shared', 'author');
create table hearing_version (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  is_shared boolean not null,
  hearing_id uuid not null,
  was jsonb not null,
  at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade,
  foreign key (case_id, hearing_id) references hearing on delete cascade
);
create index hearing_version_of_hearing on hearing_version (case_id, hearing_id);
call guard('hearing_version', 'hearings', '(at at time zone ''UTC'')::date', null, 'author_id', 'is_shared', 'nobody');

-- Swaps (time trades): vocabulary.md has the states. A counter is a trade of its own that answers another.
create table time_trade (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  kind text not null check (kind in ('give', 'swap')),
  reason text not null check (char_length(reason) <= 1000),
  -- [{from, to (wall), children, to side}]
  legs jsonb not null check (jsonb_typeof(legs) = 'array' and jsonb_array_length(legs) between 1 and 12),
  first_day date not null,
  handover text not null default '' check (char_length(handover) <= 500),
  respond_by timestamptz,
  -- Within 48 hours: answered on the emergency path.
  is_emergency boolean not null default false,
  counters uuid,
  state text not null check (state in ('draft', 'sent', 'viewed', 'countered', 'accepted', 'declined', 'withdrawn', 'expired')),
  sent_at timestamptz,
  viewed_at timestamptz,
  settled_by uuid,
  settled_at timestamptz,
  decline_reason text check (char_length(decline_reason) between 1 and 1000),
  -- Nights of each side that change hands, as computed when it was accepted.
  effect jsonb,
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, settled_by) references case_member on delete no action,
  foreign key (case_id, counters) references time_trade on delete no action,
  check (sent_at is not null or state in ('draft', 'withdrawn')),
  check ((state in ('draft', 'sent', 'viewed')) = (settled_at is null)),
  check ((state = 'declined') = (decline_reason is not null))
);
create index time_trade_by_day on time_trade (case_id, first_day);
-- One answer with other terms to each.
create unique index time_trade_counter on time_trade (case_id, counters) where state <> 'draft' and counters is not null;
-- What was sent is the other parent's to see; a draft, thrown away or not, was never said to anybody.
call guard('time_trade', 'trades', 'first_day', null, 'author_id', 'sent_at is not null', 'parents');
create trigger stands before update on time_trade for each row when (old.state <> 'draft')
  execute function frozen('kind', 'reason', 'legs', 'first_day', 'handover', 'respond_by', 'is_emergency', 'counters', 'author_id', 'sent_at');
create trigger settled_once before update on time_trade for each row when (old.settled_at is not null)
  execute function frozen('state', 'settled_by', 'settled_at', 'decline_reason', 'effect', 'viewed_at');

-- Places where children change hands. Coordinates only if somebody chose them on purpose.
create table place (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  is_shared boolean not null default true,
  name text not null check (char_length(name) between 1 and 120),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  removed_at timestamptz,
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  check ((latitude is null) = (longitude is null))
);
call guard('place', 'exchanges', null, null, 'author_id', 'is_shared', 'author');

-- A scheduled exchange, kept from the first time that somebody does something with it; before, the schedule gives it.
create table exchange (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  due_at timestamptz not null,
  day date not null,
  to_side text not null check (to_side in ('A', 'B')),
  child_ids uuid[] not null,
  place text not null default '' check (char_length(place) <= 200),
  place_id uuid,
  grace smallint not null check (grace between 0 and 240),
  cancelled_at timestamptz,
  created_at timestamptz not null,
  primary key (case_id, id),
  unique (case_id, due_at, to_side),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, place_id) references place on delete no action
);
create index exchange_by_day on exchange (case_id, day);
call guard('exchange', 'exchanges', 'day', null, 'author_id', 'true', 'parents');
create trigger stands before update on exchange for each row execute function frozen('due_at', 'day', 'to_side', 'child_ids', 'place', 'place_id', 'grace', 'author_id');

create table check_in (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  exchange_id uuid not null,
  is_shared boolean not null default true,
  kind text not null check (kind in ('arrived', 'handed_over', 'received', 'note')),
  -- What the phone says, and when it reached us.
  at timestamptz not null,
  received_at timestamptz not null,
  -- Written without a connection, or later.
  is_late_record boolean not null default false,
  day date not null,
  -- `within 150 m of the place`, worked out on the phone: the position itself is not sent unless it was chosen.
  is_within boolean,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  accuracy real check (accuracy >= 0),
  note text not null default '' check (char_length(note) <= 1000),
  photo bytea check (octet_length(photo) <= 3000000),
  photo_sha256 text check (photo_sha256 ~ '^[0-9a-f]{64}$'),
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, exchange_id) references exchange on delete no action,
  check ((latitude is null) = (longitude is null)),
  check ((photo is null) = (photo_sha256 is null))
);
create index check_in_of_exchange on check_in (case_id, exchange_id);
call guard('check_in', 'exchanges', 'day', null, 'author_id', 'is_shared', 'nobody');

-- What goes along with the children: a row for each exchange at which it was put down or ticked. Both parents see all of it.
create table exchange_item (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  -- The exchange by its name in the schedule: something is put down for it before anything is kept of it.
  due_at timestamptz not null,
  day date not null,
  to_side text not null check (to_side in ('A', 'B')),
  name text not null check (char_length(name) between 1 and 80),
  note text not null default '' check (char_length(note) <= 200),
  -- The row with which the thing first went along, where this one is about its way on.
  carried_from uuid,
  -- Said by the side that gave the children, and by the one that received them.
  given_at timestamptz,
  is_given_late boolean not null default false,
  got_at timestamptz,
  is_got_late boolean not null default false,
  removed_at timestamptz,
  created_at timestamptz not null,
  primary key (case_id, id),
  unique (case_id, carried_from, due_at, to_side),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, carried_from) references exchange_item on delete no action
);
create index exchange_item_by_day on exchange_item (case_id, day);
call guard('exchange_item', 'exchanges', 'day', null, 'author_id', 'true', 'parents');
create trigger stands before update on exchange_item for each row execute function frozen('due_at', 'day', 'to_side', 'name', 'note', 'carried_from', 'author_id', 'created_at');

-- The calendar's hot read: the events of some days, in one round trip. Who acts is given to it, and holds for this statement alone.
create function events_of(account uuid, at timestamptz, which uuid, first date, last date) returns setof event language plpgsql as $$
begin
  perform set_config('app.account', account::text, true), set_config('app.at', at::text, true);
  return query select * from event e
    where e.case_id = which and e.cancelled_at is null and (e.from_day <= last and e.to_day >= first or e.rrule is not null and e.from_day <= last);
end $$;

revoke execute on function feed_of(text), events_of(uuid, timestamptz, uuid, date, date) from public;
grant execute on function feed_of(text), events_of(uuid, timestamptz, uuid, date, date) to casebalance_cases;
grant select, insert on schedule_version, schedule_change, actual_time, parenting_plan, plan_clause, event, event_version, event_addendum,
  calendar_import, calendar_feed, conflict_note, hearing, hearing_version, time_trade, place, exchange, check_in, exchange_item to casebalance_cases;
grant update (title, basis, order_id, effective_on, rules, note, state, proposed_at, respond_by, viewed_at, answered_by, answered_at, answer_note) on schedule_version to casebalance_cases;
grant update (confirmed_for, answers, dropped_at) on schedule_change to casebalance_cases;
grant update (is_shared, removed_at) on actual_time to casebalance_cases;
grant update (title, is_shared, agreed_at, removed_at) on parenting_plan to casebalance_cases;
grant update (answers, digest, state, answered_by, answered_at) on plan_clause to casebalance_cases;
grant update (is_shared, kind, title, from_day, to_day, from_at, to_at, zone, place, notes, child_ids, sides, drop_off, pick_up, rrule, sequence, cancelled_at, updated_at) on event to casebalance_cases;
grant update (undone_at) on calendar_import to casebalance_cases;
grant update (name, layers, revoked_at) on calendar_feed to casebalance_cases;
grant update (withdrawn_at) on conflict_note to casebalance_cases;
grant update (is_shared, title, kind, from_at, to_at, day, zone, court, room, remote, judge, sides, preparation, documents_due_on, notes, sequence, cancelled_at, updated_at) on hearing to casebalance_cases;
grant update (kind, reason, legs, first_day, handover, respond_by, is_emergency, state, sent_at, viewed_at, settled_by, settled_at, decline_reason, effect) on time_trade to casebalance_cases;
grant update (name, latitude, longitude, is_shared, removed_at) on place to casebalance_cases;
grant update (cancelled_at) on exchange to casebalance_cases;
grant update (given_at, is_given_late, got_at, is_got_late, removed_at) on exchange_item to casebalance_cases;
