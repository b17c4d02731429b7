-- An upload stays in the pieces in which it arrived, and is not written a second time at its end (docs/decisions/0091): it has no blob of its own.
alter table stored_file drop constraint stored_file_check;
alter table stored_file add constraint stored_file_check
  check (num_nulls(finished_at, type, sha256, scan, is_misnamed) in (0, 5) and (address is null or finished_at is not null));
-- The sweep of the file store asks which row names a blob.
create index file_part_address on file_part (address);
