-- Redacted copies of files (docs/decisions/0129): what was to be hidden, how far the copy is, and how it was proved. The copy itself is the
-- made_file with the same id.
create table redaction (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  file_id uuid not null,
  -- Of the original.
  source_sha256 text not null check (source_sha256 ~ '^[0-9a-f]{64}$'),
  -- [{page, x, y, w, h, reason, isNamed}, …] in shares of the page; none once it was removed.
  marks jsonb not null check (jsonb_typeof(marks) = 'array'),
  -- Words that are to be nowhere in the copy; none once it was removed.
  phrases text[] not null,
  -- How many places on how many pages.
  places integer not null check (places between 1 and 2000),
  on_pages integer not null check (on_pages between 1 and 500),
  state text not null default 'waiting' check (state in ('waiting', 'making', 'ready', 'failed')),
  -- Hundredths.
  progress smallint not null default 0 check (progress between 0 and 100),
  failure text check (failure in ('locked', 'damaged', 'tooManyPages', 'tooSlow', 'tooLarge', 'kind', 'noSuchPage', 'gone', 'stillText', 'stillSeen', 'unsound', 'unread')),
  -- Where, and which word can still be found.
  failure_page integer check (failure_page >= 1),
  failure_word text not null default '' check (char_length(failure_word) <= 200),
  pages integer check (pages between 1 and 500),
  proof jsonb,
  created_at timestamptz not null,
  ended_at timestamptz,
  removed_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, file_id) references stored_file on delete cascade,
  check ((state = 'failed') = (failure is not null)),
  check ((state in ('ready', 'failed')) = (ended_at is not null)),
  check (state <> 'ready' or num_nulls(pages, proof) = 0)
);
create index redaction_of on redaction (case_id, file_id, created_at desc);
-- Of one file one copy is made at a time.
create unique index redaction_under_way on redaction (case_id, file_id) where state in ('waiting', 'making') and removed_at is null;
call guard('redaction', 'own', null, null, 'author_id', 'false', 'author');
grant select, insert, update (removed_at, marks, phrases, failure_word) on redaction to casebalance_cases;

-- A file that a court's order erases takes its redacted copies along: the sweep of files deletes their bytes.
create function forget_redacted() returns trigger language plpgsql as $$
begin
  update made_file set removed_at = now() where case_id = old.case_id and id = old.id and removed_at is null;
  return null;
end $$;
create trigger forgets_redacted after delete on redaction for each row execute function forget_redacted();
