-- Ratings. What is kept with one is this list of columns and no other: no account, address, user
-- agent, time of day, or id that has an order. docs/decisions/0006 says why there are two tables:
-- what arrives today lies in review_intake; when its day is over all of it moves to review, shuffled,
-- in one transaction, and the log that knew the hours is destroyed.

create table review_intake (
  id uuid primary key,
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

create table review (
  like review_intake including constraints,
  primary key (id),
  foreign key (professional_id) references professional on delete restrict
);
create index review_of_professional on review (professional_id) where status = 'published';
create index review_pending on review (received_on) where status = 'pending';

-- What anybody may read: published ratings, without the day of receipt and the receipt.
create view review_published as
  select id, professional_id, criteria, saw, went_well, should_know, part, outcome, event_month
  from review
  where status = 'published';

grant select, insert, delete, truncate on review_intake to casebalance_reviews;
grant select, insert, update on review to casebalance_reviews;
grant select on review_published to casebalance_app;
