-- Whether a file of a ticket was looked through for what is harmful. One in which something was found later is emptied.
alter table ticket_file add column scan text not null default 'not_scanned' check (scan in ('clean', 'not_scanned', 'infected'));
create index ticket_file_not_scanned on ticket_file (ticket_id, place) where scan = 'not_scanned';
