-- The tables of the feature "documents" (docs/decisions/0132). Only src/features/evidence/documents/store*.ts reads or writes them.

-- A paper of a case, as one parent files it for themselves: theirs alone, whatever a seat shows.
create table document (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  folder text not null check (folder ~ '^[a-z_]{1,30}$'),
  title text not null check (char_length(title) between 1 and 200),
  kind text not null check (char_length(kind) <= 80),
  -- Court and docket number, as they are typed.
  docket text not null check (char_length(docket) <= 120),
  note text not null check (char_length(note) <= 4000),
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade
);
create index document_of on document (case_id, author_id, created_at desc, id desc) where removed_at is null;
call guard('document', 'own', null, null, 'author_id', 'false', 'author');
grant select, insert, update (folder, title, kind, docket, note, removed_at) on document to casebalance_cases;

-- A version of it: a stored file. Never changed.
create table document_version (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  document_id uuid not null,
  number integer not null check (number between 1 and 200),
  file_id uuid not null,
  -- What is known of the file, as it was when the version was added.
  name text not null check (octet_length(name) between 1 and 255),
  type text not null,
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  note text not null check (char_length(note) <= 500),
  created_at timestamptz not null,
  primary key (case_id, id),
  unique (case_id, document_id, number),
  foreign key (case_id, author_id) references case_member on delete cascade,
  foreign key (case_id, document_id) references document on delete cascade,
  foreign key (case_id, file_id) references stored_file on delete no action
);
create index document_version_same on document_version (case_id, author_id, sha256);
create index document_version_of_file on document_version (case_id, file_id);
call guard('document_version', 'own', null, null, 'author_id', 'false', 'nobody');
grant select, insert on document_version to casebalance_cases;

-- What happened to it: signed, filed, served (the proof of service), and that a step is taken back. Never changed.
create table document_step (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  document_id uuid not null,
  kind text not null check (kind in ('signed', 'filed', 'served', 'taken_back')),
  -- Of what happened, as it was entered; none where a step is taken back.
  day date,
  by_whom text not null check (char_length(by_whom) <= 160),
  -- Who was served and how. No address: it is nobody's to find here.
  served_to text not null check (char_length(served_to) <= 160),
  how text check (how ~ '^[a-z_]{1,30}$'),
  file_id uuid,
  note text not null check (char_length(note) <= 500),
  takes_back uuid,
  created_at timestamptz not null,
  check ((kind = 'taken_back') = (takes_back is not null) and (kind = 'taken_back') = (day is null)),
  check ((kind = 'served') = (how is not null) and (kind = 'served') = (served_to <> '')),
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete cascade,
  foreign key (case_id, document_id) references document on delete cascade,
  foreign key (case_id, file_id) references stored_file on delete no action,
  foreign key (case_id, takes_back) references document_step on delete cascade
);
create index document_step_of on document_step (case_id, document_id, created_at);
create unique index document_step_once on document_step (case_id, takes_back);
create index document_step_of_file on document_step (case_id, file_id);
call guard('document_step', 'own', null, null, 'author_id', 'false', 'nobody');
grant select, insert on document_step to casebalance_cases;
