-- What hangs on a person follows them through a merge and back, without being rewritten (docs/decisions/0036): every reader asks
-- for whoever stands for a record, or for all records of a profile.

-- Whose page a record's is now. Run as the owner: the role of the ratings reads nothing of the directory but this.
create function shown_as(record uuid) returns uuid language sql stable parallel safe security definer set search_path = public, pg_temp
  return coalesce((select survivor_id from stands_for where merged_id = record), record);
-- All records of the profile that a record is in, the profile's own first.
create function whole_profile(record uuid) returns uuid[] language sql stable parallel safe security definer set search_path = public, pg_temp
  return (select shown_as(record) || coalesce(array_agg(merged_id order by merged_id), '{}') from stands_for where survivor_id = shown_as(record));
revoke all on function shown_as(uuid), whole_profile(uuid) from public;
grant execute on function shown_as(uuid), whole_profile(uuid) to casebalance_app, casebalance_accounts, casebalance_reviews;

-- With the record that each was written for, by which they are found: by an index, which the profile's id is not.
create or replace view review_published as
  select r.id, p.id as professional_id, r.criteria, r.saw, r.went_well, r.should_know, r.part, r.outcome, r.event_month,
    p.name as professional_name, p.role, p.state, p.is_fictional, r.is_hearsay,
    r.status = 'disputed_label' or (r.status <> 'published' and exists (
      select from review_event e where e.review_id = r.id and e.event = 'disputed'
        and not exists (select from review_event u where u.review_id = r.id and u.n = e.n + 1 and u.event = 'undone'))) as is_disputed,
    r.professional_id as record_id
  from review r left join stands_for m on m.merged_id = r.professional_id
  join professional_shown p on p.id = coalesce(m.survivor_id, r.professional_id)
  where r.status in ('published', 'flagged', 'disputed_label', 'author_affirm_pending') and (p.gone_on is null or not p.is_fictional)
    and not exists (select from review_intake i where i.receipt_hash = r.receipt_hash)
    and not exists (select from review_act_intake a where a.receipt_hash = r.receipt_hash and a.kind = 'withdraw');

-- Scores that stand still for one record stand still for the whole profile.
create or replace view review_counted as
  select p.id, p.professional_id, p.criteria, p.part, p.outcome, p.event_month, p.role, p.state, p.is_hearsay, p.record_id
  from review_published p
  where not exists (
    select from score_freeze f left join stands_for m on m.merged_id = f.professional_id
    where coalesce(m.survivor_id, f.professional_id) = p.professional_id and f.lifted_on is null
      and not exists (select from review_event e where e.review_id = p.id and e.event = 'published' and e.on_day <= f.as_of));

-- A reply is shown where its claim and its rating are on one page: after an undoing each is where it was.
create or replace view reply_shown as
  select r.review_id, coalesce(m.survivor_id, c.professional_id) as professional_id, v.body, to_char(v.said_on, 'YYYY-MM') as month,
    c.professional_id as record_id
  from reply r join claim c on c.id = r.claim_id and c.state = 'granted'
    join reply_version v on v.reply_id = r.id and v.state = 'published'
    left join stands_for m on m.merged_id = c.professional_id
  where r.review_id is null or exists (
    select from review x left join stands_for n on n.merged_id = x.professional_id
    where x.id = r.review_id and coalesce(n.survivor_id, x.professional_id) = coalesce(m.survivor_id, c.professional_id));

-- The moment of a merge: what was decided on that day before it is not of it.
alter table merge_event add merged_at timestamptz;

-- What a count of the directory has seen besides the imports: the newest fact, which may be a correction, and how many records
-- stand behind others.
alter table quality_month add fact_id bigint not null default 0, add merged integer not null default 0;

-- Two more that speak against it: what began at other times, and a suffix that one of them alone has.
alter table duplicate_pair drop constraint duplicate_pair_conflict_check, add constraint duplicate_pair_conflict_check
  check (conflict in ('two_seats', 'two_numbers', 'suffix', 'names', 'two_times', 'one_suffix'));
insert into linkage_due select id from professional where gone_on is null on conflict do nothing;

-- An admin's transaction needs no more than this. Pairs are found by the owner; of a pair its state alone is written here.
revoke insert, update on duplicate_pair from casebalance_accounts;
grant update (state, decided_on, decided_by, reason) on duplicate_pair to casebalance_accounts;
revoke update on stands_for, profile_choice from casebalance_accounts;
grant update (survivor_id, source_gone_on) on stands_for to casebalance_accounts;
revoke update on search_person, search_name, search_token, search_group, search_word, search_place from casebalance_accounts;
revoke delete on search_group, search_word, search_place from casebalance_accounts;
grant update (group_id, sort_name, card) on search_person to casebalance_accounts;
grant update (n) on search_token to casebalance_accounts;
grant update (n, county_keys) on search_group to casebalance_accounts;
