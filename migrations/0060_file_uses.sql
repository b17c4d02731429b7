-- The copy of a file that others are given, and what it is used in (docs/decisions/0091).
alter table stored_file
  add copy_address text check (copy_address ~ '^[0-9a-f]{64}$'),
  add copy_bytes bigint check (copy_bytes > 0),
  add copy_type text check (char_length(copy_type) between 3 and 120),
  add copy_sha256 text check (copy_sha256 ~ '^[0-9a-f]{64}$'),
  add copied_at timestamptz,
  -- How it was made: tool, version and parameters.
  add copied_by jsonb check (jsonb_typeof(copied_by) = 'object'),
  add check (num_nulls(copy_address, copy_bytes, copy_type, copy_sha256, copied_at, copied_by) in (0, 6)),
  add check (copied_at is null or finished_at is not null);
grant update (copy_address, copy_bytes, copy_type, copy_sha256, copied_at, copied_by) on stored_file to casebalance_cases;

-- What a file is used in, such as a message. Of a draft it is the author's alone; once it is shared, whoever sees what it is used in sees it too.
-- It says everything that they are given of the file, so that they never read the file's own row.
create table file_use (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  file_id uuid not null,
  -- The scope that shows what it is used in.
  topic text not null check (topic ~ '^[a-z_]{1,30}$'),
  -- What it is used in.
  about uuid not null,
  position smallint not null,
  -- Of the copy.
  name text not null check (octet_length(name) between 1 and 260),
  type text not null check (char_length(type) between 3 and 120),
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  address text not null check (address ~ '^[0-9a-f]{64}$'),
  -- The virus scanner had looked at it.
  is_scanned boolean not null,
  added_at timestamptz not null,
  shared_at timestamptz,
  removed_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, file_id) references stored_file on delete no action,
  check (shared_at is null or removed_at is null)
);
create index file_use_in on file_use (case_id, about, position);
create index file_use_of on file_use (case_id, file_id);
call guard('file_use', 'messages', '(shared_at at time zone ''UTC'')::date', null, 'author_id', 'shared_at is not null', 'nobody', 'shared_at is null');
-- As with a message: a seat that sees what its parent keeps private sees no draft. The scope is that of what it is used in.
drop policy seen on file_use;
create policy seen on file_use for select to casebalance_cases using (
  (case_id = any ((select my_cases())::uuid[]) and (shared_at is not null or author_id = any ((select my_members())::uuid[])))
  or exists (select from unnest((select my_grants(topic))::seat[]) as g where g.seat_case = file_use.case_id
    and (shared_at at time zone 'UTC')::date <= g.until_day and (shared_at at time zone 'UTC')::date >= g.since_day));
create policy changed on file_use for update to casebalance_cases
  using (case_id = any ((select my_cases())::uuid[]) and author_id = any ((select my_members())::uuid[]) and shared_at is null)
  with check (case_id = any ((select my_cases())::uuid[]) and author_id = any ((select my_members())::uuid[]));
grant select, insert, update (position, removed_at) on file_use to casebalance_cases;

-- What was shared is neither changed nor deleted. It goes with its case alone.
create function refuse_shared_change() returns trigger language plpgsql as $$
begin
  if old.shared_at is not null then raise exception 'a file that was shared is not changed'; end if;
  if (old.author_id, old.file_id, old.topic, old.about, old.name, old.type, old.bytes, old.sha256, old.address)
    is distinct from (new.author_id, new.file_id, new.topic, new.about, new.name, new.type, new.bytes, new.sha256, new.address)
    then raise exception 'the copy of a file is not changed'; end if;
  return new;
end $$;
create trigger stays before update on file_use for each row execute function refuse_shared_change();
create function refuse_shared_delete() returns trigger language plpgsql as $$
begin
  if old.shared_at is not null and exists (select from case_file where case_id = old.case_id) then
    raise exception 'a file that was shared is not deleted';
  end if;
  return old;
end $$;
create trigger never_deleted before delete on file_use for each row execute function refuse_shared_delete();
create trigger never_emptied before truncate on file_use for each statement execute function refuse_change();
