-- Files that were reported as apparent abuse material (docs/decisions/0139), and what its author marks as sensitive, from before the upload on.

-- A mark of the file itself: items, lists, copies and exports ask it.
alter table stored_file
  add is_sensitive boolean not null default false,
  -- Its author chose twice that a copy of it may go out.
  add copy_confirmed boolean not null default false;
grant update (is_sensitive, copy_confirmed) on stored_file to casebalance_cases;
select set_config('app.reason', 'marks of items belong to their files', true);
update stored_file f set is_sensitive = true from evidence_item i
  where i.case_id = f.case_id and i.file_id = f.id and i.is_sensitive and i.removed_at is null;
-- With the files that its author marked as sensitive: chosen twice.
alter table case_record add has_sensitive boolean not null default false;

-- A report about one file: ids, hashes and days, and nothing that the file shows or is called.
create table file_report (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  -- The seat whose file it is.
  author_id uuid not null,
  file_id uuid not null,
  -- What people and support name it by.
  reference text not null unique check (reference ~ '^F-[0-9A-Z]{8}$'),
  -- Of the file as it was uploaded, and of the copy that others were given.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  copy_sha256 text check (copy_sha256 ~ '^[0-9a-f]{64}$'),
  bytes bigint not null check (bytes > 0),
  reported_at timestamptz not null,
  source text not null check (source in ('parent', 'desk')),
  blocked_at timestamptz,
  -- Decided by two of staff: the file is available again, or never was blocked.
  ended_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action
);
create unique index file_report_open on file_report (case_id, file_id) where ended_at is null;
create index file_report_queue on file_report (reported_at, id);
call guard('file_report', 'own', null, null, 'author_id', 'false', 'nobody', 'true');
drop policy added on file_report;
drop policy seen on file_report;
create policy seen on file_report for select to casebalance_cases using (false);
grant select on file_report to casebalance_cases;

-- What was done about it, one step after the other.
create table file_report_step (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  report_id uuid not null,
  -- From 1 on, in each report.
  n integer not null check (n > 0),
  at timestamptz not null,
  kind text not null check (kind in ('reported', 'blocked', 'tipped', 'disclosed', 'asked', 'withdrawn', 'lifted')),
  -- Who: a seat of the case, or someone of staff with the name they had.
  by_seat uuid,
  by_staff uuid references account on delete set null,
  by_name text not null default '' check (char_length(by_name) <= 200),
  -- Of the report to the CyberTipline, or of the legal process; who got it; the hash of what was handed over; the day; why.
  reference text not null default '' check (char_length(reference) <= 80),
  recipient text not null default '' check (char_length(recipient) <= 200),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  day date,
  reason text not null default '' check (char_length(reason) <= 500),
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, report_id) references file_report on delete cascade,
  check (kind <> 'tipped' or (reference <> '' and day is not null)),
  check (kind <> 'disclosed' or (reference <> '' and recipient <> '' and sha256 is not null and day is not null)),
  check (kind <> 'asked' or reason <> '')
);
create unique index file_report_step_of on file_report_step (case_id, report_id, n);
call guard('file_report_step', 'own', null, null, 'author_id', 'false', 'nobody', 'true');
drop policy added on file_report_step;
drop policy seen on file_report_step;
create policy seen on file_report_step for select to casebalance_cases using (false);
grant select on file_report_step to casebalance_cases;
create function refuse_step_change() returns trigger language plpgsql as $$
begin
  if to_jsonb(old) - 'by_staff' <> to_jsonb(new) - 'by_staff' or new.by_staff is not null then raise exception 'a step is only added'; end if;
  return new;
end $$;
create trigger stays before update on file_report_step for each row execute function refuse_step_change();

-- What is blocked now: the file of a report, and files of the same case with the same bytes. The row itself refuses that the file is deleted.
create table blocked_file (
  case_id uuid not null references case_file on delete cascade,
  -- Made of the report and the file: a report blocks a file once, and two reports can block one file.
  id uuid not null,
  author_id uuid not null,
  file_id uuid not null,
  report_id uuid not null,
  -- Files that the platform made of it.
  made_ids uuid[] not null default '{}',
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, file_id) references stored_file on delete no action,
  foreign key (case_id, report_id) references file_report on delete cascade
);
create index blocked_file_by_file on blocked_file (case_id, file_id);
create index blocked_file_of on blocked_file (case_id, report_id);
call guard('blocked_file', 'own', null, null, 'author_id', 'false', 'nobody', 'true');
drop policy added on blocked_file;
drop policy seen on blocked_file;
create policy seen on blocked_file for select to casebalance_cases using (false);
grant select on blocked_file to casebalance_cases;

-- A report goes forward, and one that was blocked ends by two different people alone.
create function refuse_report_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if to_jsonb(old) - array['blocked_at', 'ended_at'] <> to_jsonb(new) - array['blocked_at', 'ended_at']
      or (old.blocked_at is not null and new.blocked_at is distinct from old.blocked_at) or old.ended_at is not null
    then raise exception 'a report of a file is not changed'; end if;
  if new.ended_at is not null and not exists (
      select from file_report_step lifted join file_report_step asked using (case_id, report_id)
      where lifted.case_id = new.case_id and lifted.report_id = new.id and lifted.kind = 'lifted' and asked.kind = 'asked'
        and asked.n < lifted.n and asked.by_staff is distinct from lifted.by_staff)
    then raise exception 'two people of staff decide that a report ends'; end if;
  return new;
end $$;
create trigger stays before update on file_report for each row execute function refuse_report_change();
create function refuse_unblocking() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from file_report r where r.case_id = old.case_id and r.id = old.report_id and r.ended_at is null)
    then raise exception 'a blocked file is preserved'; end if;
  return old;
end $$;
create trigger preserved before delete on blocked_file for each row execute function refuse_unblocking();

-- What people ask while they may not read the tables.
create function blocked_files() returns uuid[] language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  answer uuid[];
begin
  perform set_config('app.reason', 'blocked files', true);
  answer := (select coalesce(array_agg(b.file_id), '{}') from blocked_file b);
  perform set_config('app.reason', reason_before, true);
  return answer;
end $$;
create function blocked_reference(of_case uuid, file uuid) returns text language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  answer text;
begin
  perform set_config('app.reason', 'blocked files', true);
  answer := (select r.reference from blocked_file b join file_report r on r.case_id = b.case_id and r.id = b.report_id
    where b.case_id = of_case and b.file_id = file order by r.blocked_at, r.id limit 1);
  perform set_config('app.reason', reason_before, true);
  return answer;
end $$;
-- Whether a file, what was made of it, or a record that it had gone into before, is not to be opened.
create function is_blocked(of_case uuid, what uuid) returns boolean language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  answer boolean;
begin
  perform set_config('app.reason', 'blocked files', true);
  answer := (select exists (select from blocked_file b where b.case_id = of_case and (b.file_id = what or what = any (b.made_ids)))
    or exists (select from blocked_file b join file_report f on f.case_id = b.case_id and f.id = b.report_id
      join file_use u on u.case_id = b.case_id and u.file_id = b.file_id and u.shared_at is not null
      join case_record r on r.case_id = b.case_id and r.id = what and r.created_at <= f.blocked_at and (r.item_ids is null or u.about = any (r.item_ids))
      where b.case_id = of_case));
  perform set_config('app.reason', reason_before, true);
  return answer;
end $$;
-- The one way to a key that opens: none is given for what is blocked, to a person as to the platform.
create function key_to_open(of_case uuid, of_key uuid, what uuid, out sealed bytea, out is_blocked boolean) language sql stable
  set search_path = public, pg_temp as $$
  select case when b.blocked then null else k.sealed end, b.blocked
  from file_key k, lateral (select public.is_blocked(of_case, what) as blocked) b where k.case_id = of_case and k.id = of_key
$$;
revoke execute on function blocked_files(), blocked_reference(uuid, uuid), is_blocked(uuid, uuid) from public;
grant execute on function blocked_files(), blocked_reference(uuid, uuid), is_blocked(uuid, uuid) to casebalance_cases;

-- The same bytes, uploaded again in the case, are blocked as they arrive.
create function block_same() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
begin
  perform set_config('app.reason', 'blocked files', true);
  insert into blocked_file (case_id, id, file_id, author_id, report_id)
    select new.case_id, md5(r.id::text || new.id::text)::uuid, new.id, new.author_id, r.id from file_report r
    where r.case_id = new.case_id and r.blocked_at is not null and r.ended_at is null
      and (new.sha256 in (r.sha256, r.copy_sha256) or new.copy_sha256 in (r.sha256, r.copy_sha256))
    on conflict do nothing;
  perform set_config('app.reason', reason_before, true);
  return null;
end $$;
create trigger blocks_same after update of finished_at, copied_at on stored_file for each row when (new.finished_at is not null) execute function block_same();

-- It stays as it is while it is blocked: nobody removes it, or what was made of it.
create function refuse_blocked_removal() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if is_blocked(new.case_id, new.id) and not exists (select from case_record r where r.case_id = new.case_id and r.id = new.id)
    then raise exception 'a blocked file is preserved'; end if;
  return new;
end $$;
create trigger preserved before update of removed_at on stored_file for each row
  when (old.removed_at is null and new.removed_at is not null) execute function refuse_blocked_removal();
create trigger preserved before update of removed_at on made_file for each row
  when (old.removed_at is null and new.removed_at is not null) execute function refuse_blocked_removal();

-- What a file says is not read, found or deleted either, also not by the platform.
create policy not_blocked on file_text as restrictive using (file_id <> all ((select blocked_files())::uuid[])) with check (true);
create policy not_blocked on file_text_page as restrictive using (file_id <> all ((select blocked_files())::uuid[])) with check (true);

-- The desk finds files by the hash that a report or an authority names.
create index stored_file_sha256 on stored_file (sha256) where removed_at is null;
create index stored_file_copy_sha256 on stored_file (copy_sha256) where removed_at is null;

-- Whoever deletes what a file says, also past every policy, deletes nothing of a blocked one while its case is there.
create function preserve_text() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if is_blocked(old.case_id, old.file_id) and exists (select from case_file c where c.case_id = old.case_id) then return null; end if;
  return old;
end $$;
create trigger preserved before delete on file_text for each row execute function preserve_text();
create trigger preserved before delete on file_text_page for each row execute function preserve_text();
