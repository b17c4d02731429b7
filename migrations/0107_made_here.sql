-- A file that the platform wrote itself, such as a redacted copy or a paper from a template: no virus scanner has to see it (docs/decisions/0105).
alter table stored_file drop constraint stored_file_scan_check;
alter table stored_file add constraint stored_file_scan_check check (scan in ('clean', 'not_scanned', 'made_here'));
