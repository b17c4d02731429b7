-- The tables of the feature "filing". Only src/features/evidence/filing/store*.ts reads or writes them.

-- What a parent has looked for when a paper is checked before filing: other names of a child, birth dates, protected addresses, phone
-- numbers and email addresses. Removing one empties its words.
create table filing_detail (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  kind text not null check (kind in ('name', 'birth', 'place')),
  words text not null check (char_length(words) <= 200),
  removed_at timestamptz,
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade,
  check (removed_at is not null or words <> '')
);
create index filing_detail_author on filing_detail (case_id, author_id);
-- Its author's own: no grant shows where someone lives (0016_cases.sql says what each argument means).
-- It leaves no leaf: what someone has looked for is a preference of theirs.
call guard('filing_detail', 'own', null, null, 'author_id', 'false', 'author', 'true');

grant select, insert, update (words, removed_at) on filing_detail to casebalance_cases;
