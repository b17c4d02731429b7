-- A parent who comes back gets their own seat again, with what they kept private in it; and what was recorded keeps the name
-- that its author went by at the time (docs/decisions/0049).

-- The names that a parent went by before, the first one first: [{name, until}]. The name of a place that nobody has taken yet is not one.
alter table case_member add former_names jsonb not null default '[]' check (jsonb_typeof(former_names) = 'array');
create function keep_former_name() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.former_names := old.former_names || jsonb_build_object('name', old.name, 'until', acting_at());
  return new;
end $$;
create trigger keep_former_name before update of name on case_member for each row
  when (old.name is distinct from new.name and old.joined_at is not null) execute function keep_former_name();
grant select (former_names) on case_member to casebalance_cases;

-- Gives whoever acts the seat back that they had where an empty one is offered now; `null` where they had none. What they had
-- granted and sent ended with the seat: it stays ended. For join_case alone, whose reason it runs by.
create function seat_again(in_case uuid, offered uuid, own_name text) returns uuid language plpgsql set search_path = public, pg_temp as $$
declare
  back case_member;
begin
  select m.* into back from case_member e join case_member m on m.case_id = e.case_id and m.side = e.side
    where e.case_id = in_case and e.id = offered and e.account_id is null and e.joined_at is null and e.ended_at is null
      and m.role = 'parent' and m.account_id = acting_account() and m.ended_at is not null
    order by m.ended_at desc limit 1;
  if not found then return null; end if;
  update case_member m set ended_at = back.ended_at where m.case_id = in_case and m.granted_by = back.id and m.ended_at is null;
  update invitation i set state = 'revoked', answered_at = acting_at() where i.case_id = in_case and i.author_id = back.id and i.state = 'pending';
  update invitation i set member_id = back.id where i.case_id = in_case and i.member_id = offered;
  delete from case_member m where m.case_id = in_case and m.id = offered;
  update case_member m set ended_at = null, name = own_name where m.case_id = in_case and m.id = back.id;
  return back.id;
end $$;
revoke execute on function seat_again(uuid, uuid, text), keep_former_name() from public;

-- As in 0034, with the seat given back.
create or replace function join_case(code text, seat uuid, own_name text) returns table (outcome text, joined uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  i invitation;
  inviter case_member;
  back uuid;
  me constant uuid := acting_account();
begin
  if me is null then raise exception 'nobody is acting'; end if;
  perform set_config('app.reason', 'an invitation', true);
  <<join_it>>
  begin
    select * into i from invitation where code_hash = code for update;
    if not found then outcome := 'not_found'; exit join_it; end if;
    select * into inviter from case_member m where m.case_id = i.case_id and m.id = i.author_id;
    if inviter.account_id = me then outcome := 'own'; exit join_it; end if;
    -- Before its state: that is nobody else's to learn.
    if i.email is not null and i.email <> (select lower(email) from account where id = me) then outcome := 'other_person'; exit join_it; end if;
    if inviter.account_id is null or is_held(inviter.account_id, me) then outcome := 'held'; exit join_it; end if;
    if i.state <> 'pending' then outcome := i.state; exit join_it; end if;
    if inviter.ended_at is not null then outcome := 'revoked'; exit join_it; end if;
    if i.expires_at <= acting_at() then outcome := 'expired'; exit join_it; end if;
    -- A seat whose last day is over makes way for the new one.
    update case_member m set ended_at = m.expires_at
      where m.case_id = i.case_id and m.account_id = me and m.granted_by = i.author_id and m.ended_at is null and m.expires_at <= acting_at();
    if exists (select from case_member m where m.case_id = i.case_id and m.account_id = me and m.ended_at is null
        and (m.role = 'parent' or i.role = 'parent' or m.granted_by = i.author_id)) then outcome := 'member'; exit join_it; end if;
    if i.role = 'parent' then
      back := seat_again(i.case_id, i.member_id, own_name);
      if back is null then
        update case_member m set account_id = me, name = own_name, joined_at = acting_at()
          where m.case_id = i.case_id and m.id = i.member_id and m.account_id is null and m.ended_at is null;
        if not found then outcome := 'revoked'; exit join_it; end if;
      end if;
      insert into case_opening values (i.case_id, coalesce(back, i.member_id), acting_at())
        on conflict (case_id, member_id) do update set at = excluded.at;
    else
      insert into case_member (case_id, id, account_id, role, name, granted_by, scopes, sees_private, from_day, to_day, expires_at, joined_at)
        values (i.case_id, seat, me, i.role, own_name, i.author_id, i.scopes, i.sees_private, i.from_day, i.to_day, i.grant_until, acting_at());
      insert into case_opening values (i.case_id, seat, acting_at());
    end if;
    update invitation set state = 'accepted', answered_at = acting_at() where code_hash = code;
    insert into case_change (case_id, seq, topic, at)
      select i.case_id, (select last from case_count c where c.case_id = i.case_id for update) + 1, 'people', acting_at();
    update case_count c set last = last + 1 where c.case_id = i.case_id;
    outcome := 'joined';
    joined := i.case_id;
  end;
  perform set_config('app.reason', reason_before, true);
  return next;
end $$;

-- The clause that gave the minutes of grace when an exchange was kept: a number and its clause stay together.
alter table exchange add grace_by jsonb check (jsonb_typeof(grace_by) = 'object');
