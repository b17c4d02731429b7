-- Files of a case: what a parent uploads is theirs alone, until a use such as a message gives a clean copy of it to others (docs/decisions/0090, 0091).

-- The key that the files of a seat are sealed with, itself sealed by a key of the installation's secret.
create table file_key (
  case_id uuid not null references case_file on delete cascade,
  -- Made of the seat's id: a seat has one.
  id uuid not null,
  author_id uuid not null,
  sealed bytea not null check (octet_length(sealed) between 48 and 200),
  created_at timestamptz not null,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action
);
call guard('file_key', 'own', null, null, 'author_id', 'false', 'nobody', 'true');
grant select, insert on file_key to casebalance_cases;

-- A file, from the moment its upload begins. Its bytes are in the file store, sealed (src/server/ports/files).
create table stored_file (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  name text not null check (octet_length(name) between 1 and 255),
  bytes bigint not null check (bytes > 0),
  created_at timestamptz not null,
  -- What is known once it has arrived whole: its type by its content, the SHA-256 of what was uploaded, where it is stored, what the virus scanner said.
  finished_at timestamptz,
  type text check (char_length(type) between 3 and 120),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  address text check (address ~ '^[0-9a-f]{64}$'),
  scan text check (scan in ('clean', 'not_scanned')),
  -- Its content is something else than its name says.
  is_misnamed boolean,
  removed_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  check (num_nulls(finished_at, type, sha256, address, scan, is_misnamed) in (0, 6))
);
create index stored_file_of on stored_file (case_id, author_id, created_at desc, id desc);
create index stored_file_unfinished on stored_file (created_at) where finished_at is null and removed_at is null;
call guard('stored_file', 'own', null, null, 'author_id', 'false', 'author', 'finished_at is null');
grant select, insert, update (finished_at, type, sha256, address, scan, is_misnamed, removed_at) on stored_file to casebalance_cases;

-- What was uploaded is not replaced by something else.
create function refuse_other_bytes() returns trigger language plpgsql as $$
begin
  if old.finished_at is not null and (old.finished_at, old.type, old.sha256, old.address) is distinct from (new.finished_at, new.type, new.sha256, new.address) then
    raise exception 'a file that was uploaded is not changed';
  end if;
  return new;
end $$;
create trigger stays before update on stored_file for each row execute function refuse_other_bytes();

-- What has arrived of an upload that is not finished: one piece after the other, each sealed by itself.
create table file_part (
  case_id uuid not null references case_file on delete cascade,
  author_id uuid not null,
  file_id uuid not null,
  -- Where the piece begins in the file.
  at_byte bigint not null check (at_byte >= 0),
  bytes integer not null check (bytes > 0),
  address text not null check (address ~ '^[0-9a-f]{64}$'),
  primary key (case_id, file_id, at_byte),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, file_id) references stored_file on delete cascade
);
call guard('file_part', 'own', null, null, 'author_id', 'false', 'nobody', 'true');
grant select, insert on file_part to casebalance_cases;
