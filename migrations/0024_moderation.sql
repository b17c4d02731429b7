-- The log of a rating is what its status follows from (domain/moderation): every line has its number, the rules that were
-- named, and which of our people acted. Lines are added, never changed.

alter table review_event
  -- Its number in the log of one rating. Numbers say nothing about other ratings.
  add column n smallint,
  -- Never shown to an author. Kept so that two decide where two must.
  add column moderator_id uuid references account on delete set null,
  -- Words to the author that only their receipt opens (the server cannot): X25519, sealed to `review.author_key`.
  add column sealed bytea check (octet_length(sealed) between 49 and 20000),
  -- A canned letter, by its name.
  add column letter text check (letter ~ '^[a-z_]{1,40}$'),
  -- Until when its author has time (affirm).
  add column due_on date,
  drop constraint review_event_actor_check,
  add constraint review_event_actor_check check (actor in ('system', 'author', 'reader', 'moderator', 'legal')),
  drop constraint review_event_event_check,
  add constraint review_event_event_check check (event in ('passed', 'held', 'quarantined', 'published', 'released', 'refused', 'asked', 'answered', 'edited',
    'withdrawn', 'flagged', 'kept', 'disputed', 'affirm_asked', 'affirmed', 'lapsed', 'edit_asked', 'hidden', 'shown_again', 'removal_proposed', 'removed',
    'appealed', 'upheld', 'reinstated', 'undone'));
-- The name that PostgreSQL gave it in 0004.
alter table review_event drop constraint review_event_check,
  add constraint review_event_said_check check (event not in ('released', 'refused', 'asked') or actor = 'system' or said is not null or sealed is not null or letter is not null);

-- Until now a log began with what was unusual, and an edit stood with the version that it made. Both are put right once.
update review_event e set review_id = old.id
  from review new join review old on old.receipt_hash = new.receipt_hash and old.version = new.version - 1
  where e.event = 'edited' and e.review_id = new.id;
insert into review_event (id, review_id, actor, event, policy, on_day)
  select gen_random_uuid(), r.id, 'system', 'passed', r.policy, r.received_on from review r
  where not exists (select from review_event e where e.review_id = r.id and e.event = 'held') order by 1;
insert into review_event (id, review_id, actor, event, policy, on_day)
  select gen_random_uuid(), r.id, 'system', 'published', r.policy, r.received_on from review r
  where r.status = 'published' and not exists (select from review_event e where e.review_id = r.id and e.event = 'published') order by 1;
update review_event e set n = o.n from (
  select id, row_number() over (partition by review_id order by on_day,
    array_position(array['passed', 'held', 'asked', 'answered', 'released', 'refused', 'published', 'edited', 'withdrawn'], event), id) as n
  from review_event) o where o.id = e.id;
alter table review_event alter column n set not null, add constraint review_event_once unique (review_id, n);

alter table review_intake
  -- A public key that the author's receipt has the other half of; null for those who came before, or without it.
  add column author_key bytea check (octet_length(author_key) = 32),
  drop constraint review_intake_status_check,
  add constraint review_intake_status_check check (status in ('pending', 'queued_human', 'superseded'));
alter table review
  add column author_key bytea check (octet_length(author_key) = 32),
  drop constraint review_intake_status_check,
  add constraint review_status_check check (status in ('pending', 'queued_human', 'quarantined_burst', 'published', 'flagged', 'flagged_hidden', 'disputed_label',
    'author_affirm_pending', 'author_edit_pending', 'hidden_legal', 'removed', 'refused', 'appealed', 'final', 'superseded'));

-- What is shown: `isShown` of domain/moderation/states.ts.
drop index review_of_professional, review_latest;
create index review_of_professional on review (professional_id, event_month, id)
  where status in ('published', 'flagged', 'disputed_label', 'author_affirm_pending');
create index review_latest on review (event_month, id) where status in ('published', 'flagged', 'disputed_label', 'author_affirm_pending');
-- What somebody of ours has to look at.
create index review_desk on review (status, received_on, id)
  where status in ('queued_human', 'quarantined_burst', 'flagged', 'flagged_hidden', 'author_edit_pending', 'hidden_legal', 'appealed');

-- With the label of a text that is disputed: it stays with the words, whatever else becomes of them.
create or replace view review_published as
  select r.id, r.professional_id, r.criteria, r.saw, r.went_well, r.should_know, r.part, r.outcome, r.event_month,
    p.name as professional_name, p.role, p.state, p.is_fictional, r.is_hearsay,
    r.status = 'disputed_label' or (r.status <> 'published' and exists (
      select from review_event e where e.review_id = r.id and e.event = 'disputed'
        and not exists (select from review_event u where u.review_id = r.id and u.n = e.n + 1 and u.event = 'undone'))) as is_disputed
  from review r join professional p on p.id = r.professional_id
  where r.status in ('published', 'flagged', 'disputed_label', 'author_affirm_pending') and (p.gone_on is null or not p.is_fictional)
    and not exists (select from review_intake i where i.receipt_hash = r.receipt_hash)
    and not exists (select from review_act_intake a where a.receipt_hash = r.receipt_hash and a.kind = 'withdraw');

-- What authors do besides: stand by a text that they were asked about, and appeal.
alter table review_act_intake
  drop constraint review_act_intake_kind_check,
  add constraint review_act_intake_kind_check check (kind in ('withdraw', 'answer', 'affirm', 'appeal')),
  drop constraint review_act_intake_check,
  add constraint review_act_intake_words_check check (
    case kind when 'answer' then event_id is not null and body is not null when 'appeal' then event_id is null and body is not null else event_id is null and body is null end);

-- What somebody has taken to look at, so that two do not do the same work. Until when: minutes, of ours, not of an author.
create table desk_claim (
  -- No reference: the ratings' table is written anew, which a reference would forbid (docs/decisions/0006).
  review_id uuid primary key,
  moderator_id uuid not null references account on delete cascade,
  until timestamptz not null
);
grant select, insert, update, delete on desk_claim to casebalance_reviews;
