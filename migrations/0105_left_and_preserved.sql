-- What a parent decided to leave in full when a paper was checked before filing, and why (docs/decisions/0128). Only
-- src/features/evidence/filing/store*.ts reads or writes it. No private word is in it: a finding is known again by a mark that is made of it
-- with the installation's secret.
create table filing_left (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  kind text not null check (kind in ('ssn', 'account', 'birth', 'minor', 'address')),
  -- Where: a file of the author's, with pages, or a paper of this site.
  file_id uuid,
  paper text check (paper in ('incidents', 'timeline', 'documents', 'custody')),
  pages integer[] not null default '{}' check (cardinality(pages) <= 5000),
  marks text[] not null check (cardinality(marks) between 1 and 5000),
  reason text not null check (reason in ('ordered', 'required', 'sealed', 'false', 'other')),
  -- The author's own words for another reason. Emptied when it is undone.
  words text not null default '' check (char_length(words) <= 200),
  created_at timestamptz not null,
  undone_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade,
  foreign key (case_id, file_id) references stored_file on delete cascade,
  check (num_nonnulls(file_id, paper) = 1),
  check (undone_at is not null or (words <> '') = (reason = 'other'))
);
create index filing_left_of on filing_left (case_id, author_id, file_id, paper) where undone_at is null;
create index filing_left_file on filing_left (case_id, file_id) where file_id is not null;
-- Its author's own: no grant shows what is private in a paper, or where.
call guard('filing_left', 'own', null, null, 'author_id', 'false', 'author');
grant select, insert, update (words, undone_at) on filing_left to casebalance_cases;

-- A reported file that has to be preserved for longer than the year, by whose request and until when, and that the last of these days has
-- passed (docs/decisions/0139). Only src/features/staff/blocked-files/store.ts reads or writes these rows.
alter table file_report_step drop constraint file_report_step_kind_check;
alter table file_report_step add constraint file_report_step_kind_check
  check (kind in ('reported', 'blocked', 'tipped', 'disclosed', 'extended', 'due', 'asked', 'withdrawn', 'lifted'));
alter table file_report_step
  add check (kind <> 'extended' or (reference <> '' and recipient <> '' and day is not null)),
  add check (kind <> 'due' or (by_seat is null and by_staff is null and by_name = '' and day is not null));
