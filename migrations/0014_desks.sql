-- The support desk and the desk for errors. A visitor's ticket keeps the day and nothing of who sent it, as before;
-- what people who are signed in and staff do has its time.

alter table ticket drop constraint ticket_kind_check;
alter table ticket add constraint ticket_kind_check check (kind in ('safety', 'using', 'fact', 'review', 'privacy', 'access', 'other'));
-- Of somebody who was signed in; goes with the account.
alter table ticket add column account_id uuid references account on delete cascade;
-- Handed on to the admins, who read why in the notes.
alter table ticket add column escalated_on date;
create index ticket_of_account on ticket (account_id) where account_id is not null;

-- What came with a ticket. Nothing of the sender's file name is kept. Not tied by a foreign key: upkeep writes the
-- table of the tickets anew (src/app/upkeep.ts), which PostgreSQL does for no table that another refers to.
create table ticket_file (
  id uuid primary key,
  ticket_id uuid not null,
  place smallint not null check (place between 1 and 3),
  -- By its content.
  type text not null check (type in ('image/png', 'image/jpeg', 'application/pdf', 'text/plain')),
  sha256 bytea not null check (octet_length(sha256) = 32),
  content bytea not null check (octet_length(content) between 1 and 5242880),
  size integer not null check (size = octet_length(content)),
  unique (ticket_id, place),
  unique (ticket_id, sha256)
);
-- Compressed already, all but the text.
alter table ticket_file alter column content set storage external;

-- What staff writes to each other about a ticket.
create table ticket_note (
  id uuid primary key,
  ticket_id uuid not null,
  author_id uuid references account on delete set null,
  at timestamptz not null,
  kind text not null check (kind in ('note', 'escalation')),
  words text not null check (char_length(words) between 1 and 2000)
);
create index ticket_note_of_ticket on ticket_note (ticket_id, at);

-- A ticket whose text is erased, or that is deleted, takes both along, whoever does it.
create function forget_of_ticket() returns trigger language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'UPDATE' and new.message is not null then return null; end if;
  delete from ticket_file where ticket_id = old.id;
  delete from ticket_note where ticket_id = old.id;
  return null;
end
$$;
revoke all on function forget_of_ticket() from public;
create trigger forget_of_ticket after delete or update of message on ticket for each row execute function forget_of_ticket();

create table canned_reply (
  id uuid primary key,
  title text not null unique check (char_length(title) between 1 and 80),
  body text not null check (char_length(body) between 1 and 4000),
  changed_at timestamptz not null,
  changed_by uuid references account on delete set null
);

-- Staff sees nothing of an account until the person lets support look, for so many hours.
create table support_grant (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  hours smallint not null check (hours between 1 and 72),
  granted_at timestamptz not null,
  revoked_at timestamptz check (revoked_at >= granted_at)
);
-- One at a time: a new one takes back the one before.
create unique index support_grant_standing on support_grant (account_id) where revoked_at is null;

-- Each use of it, for the person to read. Can be added to and read, not changed.
create table support_look (
  id uuid primary key,
  grant_id uuid not null references support_grant on delete cascade,
  looked_by uuid references account on delete set null,
  at timestamptz not null,
  what text not null check (char_length(what) between 1 and 80)
);
create index support_look_of_grant on support_look (grant_id, at desc);

-- A visitor's ticket is the app's to add, with its files; their content is not the app's to read.
grant insert on ticket_file to casebalance_app;
grant select (id, ticket_id, place, type, sha256, size) on ticket_file to casebalance_app;
grant select, insert on ticket to casebalance_accounts;
grant update (state, answer, answered_on, closed_on, message, reply_address, escalated_on) on ticket to casebalance_accounts;
grant select, insert on ticket_file, ticket_note to casebalance_accounts;
grant select, insert, update, delete on canned_reply to casebalance_accounts;
grant select, insert on support_grant, support_look to casebalance_accounts;
grant update (revoked_at) on support_grant to casebalance_accounts;
-- The answer by mail is queued with the answer.
grant insert on outbox to casebalance_accounts;

-- Errors that have one stack are one group, whichever page, browser and day they came from.
create table error_group (
  stack text primary key check (stack ~ '^[0-9a-f]{32}$'),
  kind text not null check (kind ~ '^[A-Za-z]{1,40}$'),
  message text not null check (length(message) <= 100),
  places text[] not null check (cardinality(places) <= 15),
  seen bigint not null default 1 check (seen > 0),
  first_on date not null,
  last_on date not null,
  status text not null default 'new' check (status in ('new', 'known', 'fixed', 'ignored')),
  note text not null default '' check (char_length(note) <= 500),
  -- The day on which it came back although it was fixed; staff's next word on it takes that away.
  returned_on date,
  check (last_on >= first_on),
  check (returned_on is null or status = 'new')
);
alter table error_log add column stack text;
alter table error_log add column component text not null default '' check (length(component) <= 60);
-- What was kept before is a group each.
insert into error_group (stack, kind, message, places, seen, first_on, last_on)
  select fingerprint, kind, message, places, sum(seen), min(day), max(day) from error_log group by fingerprint, kind, message, places;
update error_log set stack = fingerprint;
alter table error_log alter column stack set not null;
alter table error_log add foreign key (stack) references error_group on delete cascade;
create index error_log_of_group on error_log (stack);

grant select, insert, delete on error_group to casebalance_app;
grant update (seen, last_on, status, returned_on) on error_group to casebalance_app;
grant select on error_group, error_log to casebalance_accounts;
grant update (status, note, returned_on) on error_group to casebalance_accounts;
