-- Suggested facts (docs/decisions/0137): sentences with a date that a program found in one's own papers and messages, for their reader alone.

-- That a source is gone through, and how far. Its id is made of the author's and the source's, so that a source has one of each parent.
create table fact_reading (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  source text not null check (source in ('item', 'document', 'order', 'thread')),
  source_id uuid not null,
  -- The text that is gone through, of an item or a document: with it all that was found in it goes.
  text_id uuid check ((text_id is not null) = (source in ('item', 'document'))),
  state text not null check (state in ('waiting', 'reading', 'read')),
  -- How many pages, paragraphs or messages it has; null before it was begun.
  pieces integer check (pieces >= 0),
  done integer not null default 0 check (done >= 0 and done <= coalesce(pieces, 0)),
  asked_at timestamptz not null,
  ended_at timestamptz check ((ended_at is not null) = (state = 'read')),
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade,
  foreign key (case_id, text_id) references file_text on delete cascade
);
create index fact_reading_of on fact_reading (case_id, author_id, asked_at);
create index fact_reading_text on fact_reading (case_id, text_id) where text_id is not null;
call guard('fact_reading', 'own', null, null, 'author_id', 'false', 'author', 'true');
grant select, insert, update (text_id, state, pieces, done, asked_at, ended_at) on fact_reading to casebalance_cases;

-- What was found. Its id is made of the source, the place and the words, so that it is the same when the source is gone through again.
create table fact_candidate (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  reading_id uuid not null,
  -- In the order of the source, from 0 on.
  position integer not null check (position >= 0),
  -- The message or the paragraph; null for a page.
  piece_id uuid,
  page integer check (page between 1 and 50000),
  -- Where the quote begins in the text of its page, paragraph or message.
  begins integer not null check (begins >= 0),
  quote text not null check (char_length(quote) between 1 and 4000),
  -- What is marked in the quote: [[from, to, kind], …].
  marks jsonb not null check (jsonb_typeof(marks) = 'array'),
  -- Where the quote stands on its page, as citations have it.
  boxes jsonb not null check (jsonb_typeof(boxes) = 'array'),
  first_day date not null,
  last_day date not null check (last_day >= first_day),
  at_time text check (at_time is null or (at_time ~ '^([01]\d|2[0-3]):[0-5]\d$' and precision = 'day')),
  precision text not null check (precision in ('day', 'month', 'season', 'year', 'range')),
  is_about boolean not null,
  cents bigint check (cents >= 0),
  people text[] not null check (cardinality(people) <= 20),
  topic text not null,
  kind text not null,
  rank integer not null,
  is_low boolean not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade,
  foreign key (case_id, reading_id) references fact_reading on delete cascade
);
create index fact_candidate_of on fact_candidate (case_id, author_id, reading_id);
create index fact_candidate_reading on fact_candidate (case_id, reading_id);
call guard('fact_candidate', 'own', null, null, 'author_id', 'false', 'nobody', 'true');
-- The platform alone adds them.
drop policy added on fact_candidate;
grant select on fact_candidate to casebalance_cases;

-- What its reader decided of one, by its id and without its words: it stays when the text goes, so that what was dismissed does not come back.
create table fact_choice (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  state text not null check (state in ('open', 'accepted', 'dismissed')),
  fact_id uuid check ((fact_id is not null) = (state = 'accepted')),
  chosen_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade,
  foreign key (case_id, fact_id) references case_fact on delete cascade
);
create index fact_choice_of on fact_choice (case_id, author_id);
create index fact_choice_fact on fact_choice (case_id, fact_id) where fact_id is not null;
call guard('fact_choice', 'own', null, null, 'author_id', 'false', 'author', 'true');
grant select, insert, update (state, fact_id, chosen_at) on fact_choice to casebalance_cases;
