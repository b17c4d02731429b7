-- What every change of a case ends with, as one call: its number for open pages and its leaf in the ledger (docs/decisions/0107). The policies
-- of the five tables ask the same question of whoever acts, twenty times for one change. Here it is asked once, and then the owner writes.
-- Whoever acts is a parent of the case; what is private is their own or that of a seat that they granted; a leaf's content is their own.
-- The owner's own connection, with its reason, writes for the platform; a reason alone is none: anyone can set one.
-- @returns the number; null where there is no such case, or whoever acts may not: then nothing is written
create function note_change(of_case uuid, private_to uuid, of_topic text, at_time timestamptz,
    by_actor uuid, of_author uuid, by_verb text, what text, is_for_all boolean) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  is_platform constant boolean := session_user = current_user and current_setting('role') = 'none' and reason_before <> '';
  cases constant uuid[] := case when is_platform then '{}' else my_cases() end;
  mine constant uuid[] := case when is_platform then '{}' else my_members() end;
  may boolean := is_platform or (of_case = any (cases)
    and (what is null or ((private_to is null or private_to = any (mine)) and coalesce(of_author = any (mine), false))));
  numbered bigint;
begin
  perform set_config('app.reason', 'a change', true);
  if may and private_to is not null and not is_platform then
    may := exists (select from case_member m
      where m.case_id = of_case and m.id = private_to and (m.id = any (mine) or m.granted_by = any (mine)));
  end if;
  if may and private_to is null then
    update case_count set last = last + 1 where case_id = of_case returning last into numbered;
    insert into case_change (case_id, seq, topic, at) select of_case, numbered, of_topic, at_time where numbered is not null;
  elsif may then
    insert into seat_count as k (case_id, member_id, last) values (of_case, private_to, 1)
      on conflict (case_id, member_id) do update set last = k.last + 1 returning k.last into numbered;
    insert into seat_change (case_id, member_id, seq, topic, at) values (of_case, private_to, numbered, of_topic, at_time);
  end if;
  if numbered is not null and what is not null then
    perform append_leaf(of_case, coalesce(private_to, of_case), by_actor, of_author, by_verb, of_topic, what, is_for_all, at_time);
  end if;
  perform set_config('app.reason', reason_before, true);
  return numbered;
end $$;
revoke all on function note_change(uuid, uuid, text, timestamptz, uuid, uuid, text, text, boolean) from public;
grant execute on function note_change(uuid, uuid, text, timestamptz, uuid, uuid, text, text, boolean) to casebalance_cases;
