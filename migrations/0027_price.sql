-- The price of a rating, and what is seen over days. Owned by the room "reviews". Nothing here is of an author: no account, no address, no hour.

-- One key a month signs tokens that it cannot read (RFC 9474). Sealed: its private half, and the secret of the month's marks.
create table token_epoch (
  epoch text primary key check (epoch ~ '^20\d\d-(0[1-9]|1[0-2])$'),
  public_key bytea not null,
  sealed bytea not null,
  made_on date not null
);

-- What was paid with: keyed hashes of a number that only its holder knew. Neither can be joined with a rating or with the asking for a token. Today's
-- lie apart, as ratings do (docs/decisions/0006), and are mixed in the order of the hashes when their day is over.
create table token_spent_intake (
  mark bytea primary key check (octet_length(mark) = 32),
  -- Of the number, the professional and the month of the case.
  nullifier bytea not null unique check (octet_length(nullifier) = 32),
  epoch text not null,
  spent_on date not null
);
alter table token_spent_intake set (autovacuum_enabled = false, toast.autovacuum_enabled = false);
create table token_spent (
  mark bytea primary key check (octet_length(mark) = 32),
  nullifier bytea not null unique check (octet_length(nullifier) = 32),
  epoch text not null references token_epoch on delete cascade
);
create index token_spent_epoch on token_spent (epoch);

-- How many tokens were given out on a day, and how many were shown twice: written when the day is over.
create table token_day (
  on_day date not null,
  what text not null check (what in ('issued', 'replayed')),
  n integer not null check (n > 0),
  primary key (on_day, what)
);

-- What is kept of a text to find its likes: 256 numbers of 32 bits from which no word can be read (domain/bursts/minhash.ts).
create table review_print (
  -- No reference: the ratings' table is written anew, which a reference would forbid (docs/decisions/0006).
  review_id uuid primary key,
  signature bytea not null check (octet_length(signature) in (0, 1024)),
  letters integer not null check (letters >= 0)
);

-- Which texts are one text, rewritten: found once, shown to whoever moderates, by id.
create table review_alike (
  review_id uuid not null,
  alike_id uuid not null,
  -- The share of five-letter runs in common, estimated.
  share real not null check (share > 0 and share <= 1),
  primary key (review_id, alike_id)
);
create index review_alike_other on review_alike (alike_id);

-- Scores that stand still, because more ratings came for one person than chance sends.
create table score_freeze (
  professional_id uuid not null references professional on delete cascade,
  -- First day of the burst, and the last on which one was seen.
  from_on date not null,
  last_on date not null,
  -- Ratings that were published by this day count, and no others.
  as_of date not null,
  found_on date not null,
  lifted_on date,
  primary key (professional_id, from_on),
  check (as_of < from_on and from_on <= last_on and last_on < found_on)
);
create unique index score_freeze_now on score_freeze (professional_id) where lifted_on is null;

grant select, insert, delete on token_epoch to casebalance_reviews;
grant select, insert, truncate on token_spent_intake to casebalance_reviews;
grant select, insert on token_spent to casebalance_reviews;
grant select, insert, update (n) on token_day to casebalance_reviews;
grant select, insert, delete on review_print, review_alike to casebalance_reviews;
grant select, insert, update (last_on, lifted_on) on score_freeze to casebalance_reviews;
grant select on score_freeze to casebalance_app;

-- What counts in a score: what anybody may read, less what came after the last quiet day while scores stand still. The day of receipt is not told.
create view review_counted as
  select p.id, p.professional_id, p.criteria, p.part, p.outcome, p.event_month, p.role, p.state, p.is_hearsay
  from review_published p
  where not exists (
    select from score_freeze f where f.professional_id = p.professional_id and f.lifted_on is null
      and not exists (select from review_event e where e.review_id = p.id and e.event = 'published' and e.on_day <= f.as_of));
grant select on review_counted to casebalance_app;
