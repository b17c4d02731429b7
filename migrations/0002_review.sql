-- Ratings. What is kept with one is this list of columns and no other: no account, address, user
-- agent, time of day, or id that has an order. docs/decisions/0006 says why there are two tables:
-- what arrives today lies in review_intake; when its day is over all of it moves to review, shuffled,
-- in one transaction, and the log that knew the hours is destroyed.

create table review_intake (
  id uuid primary key,
  -- No reference: checking one would leave the arriving transaction's number on the professional's row.
  professional_id uuid not null,
  criteria jsonb not null,
  saw text not null,
  went_well text,
  should_know text,
  part text not null,
  outcome text not null,
  event_month date not null check (extract(day from event_month) = 1),
  received_on date not null,
  status text not null check (status in ('pending', 'published')),
  receipt_hash bytea check (octet_length(receipt_hash) = 32)
);
-- Autovacuum notes the time of its last visit to a table, and arrivals are what would call it.
alter table review_intake set (autovacuum_enabled = false, toast.autovacuum_enabled = false);

create table review (
  like review_intake including constraints,
  primary key (id),
  foreign key (professional_id) references professional on delete restrict
);
create index review_of_professional on review (professional_id, event_month, id) where status = 'published';
create index review_latest on review (event_month, id) where status = 'published';
create index review_pending on review (received_on) where status = 'pending';

-- What anybody may read: published ratings, without the day of receipt and the receipt. The name, role
-- and state come from the directory here, so that nobody reads another room's tables for a list. A
-- fictional person who made way for a real one of the same name takes the made-up reviews along.
create view review_published as
  select r.id, r.professional_id, r.criteria, r.saw, r.went_well, r.should_know, r.part, r.outcome, r.event_month,
    p.name as professional_name, p.role, p.state, p.is_fictional
  from review r join professional p on p.id = r.professional_id
  where r.status = 'published' and (p.gone_on is null or not p.is_fictional);

grant select, insert, truncate on review_intake to casebalance_reviews;
-- Only the status can change: nobody edits what somebody wrote.
grant select, insert, update (status) on review to casebalance_reviews;
grant select on review_published to casebalance_app;
