-- That the metadata of an uploaded file was read, by what, or why not (docs/decisions/0126). What was read is a made_file, sealed with its author's key.
create table file_metadata (
  case_id uuid not null,
  -- Made of the file's: there is one for each file, and the made_file has the same.
  id uuid not null,
  file_id uuid not null,
  author_id uuid not null,
  -- Of the original that was read.
  original_sha256 text not null check (original_sha256 ~ '^[0-9a-f]{64}$'),
  tool text not null check (tool in ('exiftool', 'exifreader')),
  version text not null check (char_length(version) between 1 and 40),
  -- Why there is none; null where it was read.
  refusal text check (refusal in ('kind', 'damaged', 'tooSlow', 'tooLarge')),
  read_at timestamptz not null,
  primary key (case_id, id),
  -- A file that a court's order erases takes this along.
  foreign key (case_id, file_id) references stored_file on delete cascade,
  foreign key (case_id, author_id) references case_member on delete no action
);
-- What is read for one file, and what goes with it.
create index file_metadata_file on file_metadata (case_id, file_id);
call guard('file_metadata', 'own', null, null, 'author_id', 'false', 'nobody');
-- The platform reads by itself.
drop policy added on file_metadata;
grant select on file_metadata to casebalance_cases;
