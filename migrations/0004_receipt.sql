-- What a rating's author can do with its receipt (edit, withdraw, answer), what is held for a person, and
-- the log of both. Of the receipt a hash is kept, and of every moment the day only: what arrives today lies
-- in review_intake and review_act_intake and is mixed into the rest when its day is over (docs/decisions/0006).

alter table review_intake
  -- An author's edit is a new version, screened again. Nobody changes what stands.
  add column version smallint not null default 1 check (version between 1 and 99),
  -- Nothing in it was seen or heard by its author: it is shown, and does not count in a score.
  add column is_hearsay boolean not null default false,
  -- Why it waits for a person: checks with their versions ("C4.1"), or "form" (sent without JavaScript).
  add column held_for text[] not null default '{}',
  -- The version of the whole set of checks that it was screened with.
  add column policy text not null default '',
  drop constraint review_intake_status_check,
  add constraint review_intake_status_check check (status in ('pending', 'queued_human', 'published', 'superseded', 'refused'));
alter table review
  add column version smallint not null default 1 check (version between 1 and 99),
  add column is_hearsay boolean not null default false,
  add column held_for text[] not null default '{}',
  add column policy text not null default '',
  drop constraint review_intake_status_check,
  add constraint review_intake_status_check check (status in ('pending', 'queued_human', 'published', 'superseded', 'refused'));
create unique index review_intake_receipt on review_intake (receipt_hash, version);
create unique index review_receipt on review (receipt_hash, version);
create index review_queue on review (received_on, id) where status = 'queued_human';

-- What authors did today besides rating: withdraw, or answer a question.
create table review_act_intake (
  id uuid primary key,
  receipt_hash bytea not null check (octet_length(receipt_hash) = 32),
  kind text not null check (kind in ('withdraw', 'answer')),
  -- The question that is answered, and the answer.
  event_id uuid,
  body text,
  received_on date not null,
  check ((kind = 'answer') = (event_id is not null and body is not null))
);
create unique index review_act_once on review_act_intake (receipt_hash, kind, event_id) nulls not distinct;
alter table review_act_intake set (autovacuum_enabled = false, toast.autovacuum_enabled = false);

-- A withdrawn rating is deleted, with all its versions and answers. What stays says to its author that it is gone.
create table review_withdrawn (
  receipt_hash bytea primary key check (octet_length(receipt_hash) = 32),
  professional_id uuid not null references professional on delete restrict,
  withdrawn_on date not null
);

-- Every step of a rating's way, for ever: appended, never changed (ratings.md, section 3.5).
create table review_event (
  id uuid primary key,
  -- No reference: the rating may be withdrawn and gone; that it was held or refused stays counted.
  review_id uuid not null,
  actor text not null check (actor in ('system', 'moderator', 'author')),
  event text not null check (event in ('held', 'published', 'released', 'refused', 'asked', 'answered', 'edited', 'withdrawn')),
  -- Checks with their versions, and the version of the whole set.
  checks text[] not null default '{}',
  policy text not null default '',
  -- A moderator's words to the author: the reason of a decision, or a question.
  said text,
  on_day date not null,
  check ((event in ('released', 'refused', 'asked')) = (said is not null))
);
create index review_event_of on review_event (review_id, on_day, id);
create index review_event_by_day on review_event (on_day, event);

-- What an author answered; it goes when the rating is withdrawn.
create table review_answer (
  event_id uuid primary key references review_event on delete restrict,
  review_id uuid not null,
  body text not null,
  answered_on date not null
);
create index review_answer_of on review_answer (review_id);

-- A version that waits with today's arrivals takes the place of the one before at once, and a withdrawn
-- rating goes at once, before either is mixed in.
create or replace view review_published as
  select r.id, r.professional_id, r.criteria, r.saw, r.went_well, r.should_know, r.part, r.outcome, r.event_month,
    p.name as professional_name, p.role, p.state, p.is_fictional, r.is_hearsay
  from review r join professional p on p.id = r.professional_id
  where r.status = 'published' and (p.gone_on is null or not p.is_fictional)
    and not exists (select from review_intake i where i.receipt_hash = r.receipt_hash)
    and not exists (select from review_act_intake a where a.receipt_hash = r.receipt_hash and a.kind = 'withdraw');

grant select, insert, truncate on review_act_intake to casebalance_reviews;
grant select, insert on review_withdrawn, review_event, review_answer to casebalance_reviews;
-- Only to take back what its author withdrew: nobody can change what somebody wrote.
grant delete on review, review_answer to casebalance_reviews;
