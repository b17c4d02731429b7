-- What lists of people are put in order by, and how a misspelled county or court is found.

alter table search_person
  -- Ratings of the group of raters that speaks first, and where its score at least lies (5 % bound). Written
  -- by noteOrder() alone; no score is shown of few ratings, so it may be null where there are some.
  add column review_n integer not null default 0 check (review_n >= 0),
  add column score_low real,
  add check (score_low is null or review_n > 0);

-- Most people have no rating: these hold only the others, who come first. Negative, so that a page goes on
-- by one comparison of rows, with names from a to z.
create index search_person_supported on search_person ((-score_low), sort_name, num) include (group_id) where score_low is not null;
create index search_person_reviewed on search_person ((-review_n), sort_name, num) include (group_id) where review_n > 0;
create index search_person_group_supported on search_person (group_id, (-score_low), sort_name, num) where score_low is not null;
create index search_person_group_reviewed on search_person (group_id, (-review_n), sort_name, num) where review_n > 0;

-- Distinct words of places (search_word), with the keys that a misspelled one shares, as search_token has
-- them of names. A word stays when its last group is empty: groups stay too.
create table search_place (
  word text collate "C" primary key,
  near integer[] not null
);
create index search_place_near on search_place using gin (near) with (fastupdate = off);

grant select on search_place to casebalance_app;
