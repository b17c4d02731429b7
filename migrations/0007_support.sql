-- Support: questions of visitors, and the mail that waits to be sent. Both keep the day, and neither an
-- address of the network, a browser, a time of day, or an id that has an order.

create table ticket (
  id uuid primary key,
  -- What its sender reads aloud and looks it up by: no look-alikes, no vowels.
  number text not null unique check (number ~ '^[2-9CDFHJKMNPQRTVWX]{4}-[2-9CDFHJKMNPQRTVWX]{4}$'),
  -- SHA-256 of the key it was sent with: sent again it is the same ticket.
  key_hash bytea not null unique check (octet_length(key_hash) = 32),
  -- SHA-256 of number and code words, which only the sender holds.
  code_hash bytea not null check (octet_length(code_hash) = 32),
  kind text not null check (kind in ('using', 'fact', 'review', 'privacy', 'access', 'other')),
  -- Both are erased when the ticket is closed.
  message text check (char_length(message) between 1 and 4000),
  reply_address text check (char_length(reply_address) between 3 and 254),
  created_on date not null,
  state text not null default 'open' check (state in ('open', 'answered', 'closed')),
  answer text check (char_length(answer) between 1 and 8000),
  answered_on date,
  closed_on date,
  check ((answer is null) = (answered_on is null)),
  check (state <> 'answered' or answer is not null),
  check ((state = 'closed') = (closed_on is not null)),
  check ((state = 'closed') = (message is null)),
  check (state <> 'closed' or reply_address is null)
);

-- Mail that waits. With a mail server a row goes when it was sent; without one it lies here to be read.
create table outbox (
  id uuid primary key,
  recipient text not null,
  subject text not null,
  body text not null,
  reply_to text,
  queued_on date not null,
  state text not null default 'waiting' check (state in ('waiting', 'refused')),
  -- Why it is sent no more: the code of the mail server's reply, or too_old.
  refusal text check (refusal ~ '^([45][0-9]{2}|too_old)$'),
  check ((state = 'refused') = (refusal is not null))
);
create index outbox_waiting on outbox (queued_on, id) where state = 'waiting';

grant insert on ticket, outbox to casebalance_app;
-- Messages, addresses and mail are not the app's to read: answers are given by the owner's commands.
grant select (id, number, key_hash, code_hash, kind, created_on, state, answer, answered_on) on ticket to casebalance_app;
