-- A notice and the ratings that it names are decided once, at whichever desk comes first, and what may be hidden at once comes out of pools.

-- What became of each rating by the decision, and by which line of its log where moderators decided it.
alter table takedown_rating
  add column became text check (became in ('kept', 'disputed', 'affirm_asked', 'edit_asked', 'hidden', 'removed', 'gone')),
  add column line uuid,
  -- Out of which pool it was hidden (domain/takedown/pools.ts).
  add column pool text check (pool in ('general', 'reserve'));
update takedown_rating r set became = t.outcome from takedown t where t.id = r.takedown_id;
update takedown_rating set pool = 'general' where effect = 'hidden';
alter table takedown_rating add check ((effect = 'hidden') = (pool is not null)), add check (became is not null or line is null);
create index takedown_rating_line on takedown_rating (line) where line is not null;
grant update (became, line) on takedown_rating to casebalance_reviews;

-- `gone`: none of the ratings was shown any more when it was decided. A letter is written by whoever decides; without one the page
-- says the letter that belongs to the outcome.
alter table takedown drop constraint takedown_outcome_check, drop constraint takedown_check5;
alter table takedown
  add check (outcome in ('kept', 'disputed', 'affirm_asked', 'edit_asked', 'hidden', 'removed', 'gone')),
  add check (outcome is not null or letter is null);
alter table takedown_event drop constraint takedown_event_event_check;
alter table takedown_event add check (event in ('received', 'acknowledged', 'taken', 'proposed', 'decided', 'reopened', 'withdrawn', 'marked',
  'unmarked', 'held', 'let_go', 'exported'));

-- Decided by moderators, who can take it back for a minute: the mail that says there is an answer goes after that, once.
alter table takedown add column told_at timestamptz;
grant update (told_at) on takedown to casebalance_reviews;

-- Which pool staff was told of, on which day: once a day each.
create table takedown_alarm (
  pool text not null check (pool ~ '^[a-z]{1,20}( [0-9a-f-]{36})?$'),
  on_day date not null,
  primary key (pool, on_day)
);
grant select, insert, delete on takedown_alarm to casebalance_accounts;
