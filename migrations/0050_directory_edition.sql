-- The edition of the directory: a number that grows with each change of it, in the same transaction. A server that remembers a
-- profile compares it before it gives the profile out (decision 0069). The number is the sum of the rows: each change raises one
-- that no other transaction holds, so that changes never wait for each other here.
create table directory_edition (slot int primary key, changes bigint not null default 0);
insert into directory_edition (slot) select generate_series(1, 32);
grant select on directory_edition to casebalance_app;

create function count_directory_change() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  free int;
begin
  select slot into free from public.directory_edition order by slot limit 1 for update skip locked;
  -- With more changes at once than rows it waits for one of them.
  update public.directory_edition set changes = changes + 1 where slot = coalesce(free, 1);
  return null;
end $$;
revoke all on function count_directory_change() from public;

create trigger directory_change after insert or update or delete or truncate on professional execute function count_directory_change();
create trigger directory_change after insert or update or delete or truncate on position execute function count_directory_change();
create trigger directory_change after insert or update or delete or truncate on fact execute function count_directory_change();
create trigger directory_change after insert or update or delete or truncate on source execute function count_directory_change();
create trigger directory_change after insert or update or delete or truncate on stands_for execute function count_directory_change();
create trigger directory_change after insert or update or delete or truncate on profile_choice execute function count_directory_change();
