-- What files say (docs/decisions/0125): read by a program, for their author alone, and found by words.

-- That a file is read, and how far. Its id is made of the file's, so that a file has one.
create table file_text (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  file_id uuid not null,
  state text not null check (state in ('waiting', 'reading', 'read', 'failed')),
  -- Why it failed.
  reason text check (reason in ('locked', 'damaged', 'tooManyPages', 'tooSlow', 'tooLarge', 'kind')),
  -- How many pages the file has; null before it was opened.
  pages integer check (pages between 1 and 5000),
  done integer not null default 0 check (done >= 0),
  asked_at timestamptz not null,
  ended_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, file_id) references stored_file on delete cascade,
  check ((state = 'failed') = (reason is not null)),
  check ((state in ('read', 'failed')) = (ended_at is not null)),
  check (done <= coalesce(pages, 0))
);
create index file_text_of on file_text (case_id, file_id);
call guard('file_text', 'own', null, null, 'author_id', 'false', 'author', 'true');
grant select, insert, update (state, reason, pages, done, asked_at, ended_at) on file_text to casebalance_cases;

-- What one page says.
create table file_text_page (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  file_id uuid not null,
  -- From 1 on.
  page integer not null check (page between 1 and 5000),
  -- layer: the PDF's own text; picture: read from a picture; lines: of an office file, a mail or plain text; skipped: a picture that was not read.
  source text not null check (source in ('layer', 'picture', 'lines', 'skipped')),
  width real not null check (width >= 0),
  height real not null check (height >= 0),
  text text not null check (char_length(text) <= 100000),
  -- Its words by lines with their places in shares of the page: [[text, x, y, w, h], …]; none where a page has no places.
  words jsonb not null check (jsonb_typeof(words) = 'array'),
  -- Names are not to be shortened to stems, and a case has files in more than one language.
  found tsvector not null generated always as (to_tsvector('simple'::regconfig, text)) stored,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, file_id) references stored_file on delete cascade
);
create index file_text_page_of on file_text_page (case_id, file_id, page);
create index file_text_page_found on file_text_page using gin (found);
call guard('file_text_page', 'own', null, null, 'author_id', 'false', 'nobody', 'true');
-- The platform alone adds pages.
drop policy added on file_text_page;
grant select on file_text_page to casebalance_cases;

-- What a file said goes with it: whoever deletes the file, the work is asked for that deletes its text (as enqueue asks, migration 0055).
create function forget_text() returns trigger language plpgsql as $$
begin
  perform enqueue('texts.read', jsonb_build_object('case', new.case_id, 'seat', new.author_id, 'file', new.id), new.id::text, interval '0');
  return null;
end $$;
create trigger forgets_text after update of removed_at on stored_file for each row
  when (old.removed_at is null and new.removed_at is not null and old.finished_at is not null) execute function forget_text();
