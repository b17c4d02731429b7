-- What was read of a file goes with its case, as all rows of a case do. Until now it went with its file alone, and a case whose metadata had been
-- read could not be deleted: its parent was still named there.
alter table file_metadata add foreign key (case_id) references case_file on delete cascade;
