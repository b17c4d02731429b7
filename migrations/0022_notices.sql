-- What is told by mail of the cases that somebody is in: a day's mail, and reminders. Nothing until it is chosen.

alter table account_setting
  drop constraint account_setting_notify_check,
  add constraint account_setting_notify_check
    check (notify <@ array['sign_in:email', 'trial:email', 'digest:email', 'hearing:email', 'exchange:email', 'answer:email']),
  -- Since when each of them is chosen: {"digest:email": moment}. What came before is not told afterwards.
  add column notify_began jsonb not null default '{}' check (jsonb_typeof(notify_began) = 'object'),
  -- Minute of the day in one's own zone at which the day's mail and the reminders of hearings are due.
  add column remind_at smallint not null default 480 check (remind_at between 0 and 1439),
  -- Days before a hearing.
  add column hearing_days smallint[] not null default '{7,1}' check (hearing_days <@ array[1, 2, 3, 7, 14]::smallint[]),
  -- Minutes before an exchange.
  add column exchange_before smallint not null default 60 check (exchange_before in (30, 60, 120, 1440));

-- What was told, so that it is told once: written in the transaction that lays the mail into the outbox. `about` is a hash
-- of what it was about: whoever reads this table learns neither the case nor the thing.
create table reminder (
  account_id uuid not null references account on delete cascade,
  feature text not null check (feature in ('digest', 'hearing', 'exchange', 'answer')),
  about uuid not null,
  -- The day that it is about, in one's own zone.
  day date not null,
  -- Up to when it says what happened; later is the next one's.
  at timestamptz not null,
  -- A day on which there was nothing to say has its line too, and no mail.
  is_sent boolean not null,
  primary key (account_id, feature, about, day)
);
create index reminder_by_time on reminder (at);
grant select, insert, delete on reminder to casebalance_accounts;
