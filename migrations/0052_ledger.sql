-- The ledger: every change of a case leaves a leaf, written in the change's own transaction, and never changed or removed. What the parents
-- share is one log, and what a parent has for themselves is another that nobody else sees (docs/decisions/0083). Hashes: RFC 9162,
-- src/domain/transparency-log.

-- The logs, and how many leaves each has. The one of a case has the case's id, the one of a seat the seat's. Nothing here refers to
-- case_file: a ledger outlives what it is about.
create table ledger_log (
  case_id uuid not null,
  log uuid not null,
  size bigint not null default 0 check (size >= 0),
  primary key (case_id, log)
);

create table ledger_leaf (
  case_id uuid not null,
  log uuid not null,
  seq bigint not null check (seq > 0),
  -- The seat that acted; null for what the platform does by itself.
  actor_id uuid,
  -- The name of the call or job: 'swaps.accept'.
  verb text not null check (verb ~ '^[a-z][A-Za-z-]*\.[a-z][A-Za-z]*$'),
  -- The scope that shows it, as in case_change.
  topic text not null check (topic ~ '^[a-z_]{1,30}$'),
  -- The commitment to what was changed: SHA-256 over the object's key and its content.
  object bytea not null check (octet_length(object) = 32),
  at timestamptz not null,
  -- SHA-256 over a byte 0 and the leaf's canonical JSON (RFC 9162, section 2.1.1; RFC 8785).
  hash bytea not null check (octet_length(hash) = 32),
  primary key (case_id, log, seq),
  foreign key (case_id, log) references ledger_log
);

-- What a leaf commits to. Without its key the commitment says nothing, so that a key that is destroyed takes the meaning with it.
create table ledger_object (
  case_id uuid not null,
  log uuid not null,
  seq bigint not null,
  -- Whose it is; null for what the platform did.
  author_id uuid,
  -- In the shared log: whether everyone reads it whom the topic is shown, or its author alone.
  is_shared boolean not null,
  topic text not null,
  at timestamptz not null,
  key bytea not null check (octet_length(key) = 32),
  -- Canonical JSON (RFC 8785): these very bytes are what the leaf commits to.
  content text not null check (char_length(content) between 2 and 100000),
  primary key (case_id, log, seq),
  foreign key (case_id, log, seq) references ledger_leaf
);

create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is only added to';
end $$;
create trigger only_added before update or delete on ledger_leaf for each row execute function refuse_change();
create trigger only_added before update or delete on ledger_object for each row execute function refuse_change();
create trigger only_counted before delete on ledger_log for each row execute function refuse_change();
create trigger never_emptied before truncate on ledger_leaf for each statement execute function refuse_change();
create trigger never_emptied before truncate on ledger_object for each statement execute function refuse_change();
create trigger never_emptied before truncate on ledger_log for each statement execute function refuse_change();

-- Adds a leaf to a log, and says its number. The author is who reads the content where not all do. The object gets a key of its own: 244 random bits.
create function append_leaf(of_case uuid, of_log uuid, by_actor uuid, of_author uuid, by_verb text, of_topic text, what text, shared boolean, at_time timestamptz)
returns bigint language plpgsql set search_path = public, pg_temp as $$
declare
  n bigint;
  secret constant bytea := uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid());
  commits constant bytea := sha256(secret || convert_to(what, 'UTF8'));
begin
  insert into ledger_log as l (case_id, log, size) values (of_case, of_log, 1)
    on conflict (case_id, log) do update set size = l.size + 1 returning l.size into n;
  insert into ledger_leaf (case_id, log, seq, actor_id, verb, topic, object, at, hash)
    values (of_case, of_log, n, by_actor, by_verb, of_topic, commits, at_time, sha256('\x00'::bytea || convert_to(
      '{"actor":"' || coalesce(by_actor::text, 'system')
      || '","at":"' || to_char(at_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      || '","case":"' || of_case || '","object":"' || encode(commits, 'hex') || '","seq":' || n || ',"verb":"' || by_verb || '"}', 'UTF8')));
  insert into ledger_object (case_id, log, seq, author_id, is_shared, topic, at, key, content)
    values (of_case, of_log, n, of_author, shared, of_topic, at_time, secret, what);
  return n;
end $$;

alter table ledger_log enable row level security;
alter table ledger_log force row level security;
-- How much there is of somebody's private record is theirs alone to know.
create policy seen on ledger_log for select to casebalance_cases
  using (case_id = any ((select my_cases())::uuid[]) and (log = case_id or log = any ((select my_members())::uuid[])));
create policy added on ledger_log for insert to casebalance_cases
  with check (case_id = any ((select my_cases())::uuid[]) and (log = case_id or log = any ((select my_members())::uuid[])));
create policy changed on ledger_log for update to casebalance_cases
  using (case_id = any ((select my_cases())::uuid[]) and (log = case_id or log = any ((select my_members())::uuid[])))
  with check (case_id = any ((select my_cases())::uuid[]) and (log = case_id or log = any ((select my_members())::uuid[])));
create policy kept on ledger_log to current_user using (acting_reason() is not null) with check (acting_reason() is not null);

alter table ledger_leaf enable row level security;
alter table ledger_leaf force row level security;
create policy seen on ledger_leaf for select to casebalance_cases using (
  (case_id = any ((select my_cases())::uuid[]) and (log = case_id or log = any ((select my_members())::uuid[])))
  or exists (select from unnest((select my_grants(topic))::seat[]) as g
    where g.seat_case = ledger_leaf.case_id and (log = case_id or log = g.sees_as)
      and (at at time zone 'UTC')::date between g.since_day and g.until_day));
create policy added on ledger_leaf for insert to casebalance_cases
  with check (case_id = any ((select my_cases())::uuid[]) and (log = case_id or log = any ((select my_members())::uuid[])));
create policy kept on ledger_leaf to current_user using (acting_reason() is not null) with check (acting_reason() is not null);

alter table ledger_object enable row level security;
alter table ledger_object force row level security;
create policy seen on ledger_object for select to casebalance_cases using (
  (case_id = any ((select my_cases())::uuid[]) and ((log = case_id and is_shared) or log = any ((select my_members())::uuid[]) or author_id = any ((select my_members())::uuid[])))
  or exists (select from unnest((select my_grants(topic))::seat[]) as g
    where g.seat_case = ledger_object.case_id and ((log = case_id and is_shared) or log = g.sees_as or author_id = g.sees_as)
      and (at at time zone 'UTC')::date between g.since_day and g.until_day));
create policy added on ledger_object for insert to casebalance_cases
  with check (case_id = any ((select my_cases())::uuid[]) and author_id = any ((select my_members())::uuid[])
    and (log = case_id or log = any ((select my_members())::uuid[])));
create policy kept on ledger_object to current_user using (acting_reason() is not null) with check (acting_reason() is not null);

grant select, insert, update (size) on ledger_log to casebalance_cases;
grant select, insert on ledger_leaf, ledger_object to casebalance_cases;
revoke all on function append_leaf(uuid, uuid, uuid, uuid, text, text, text, boolean, timestamptz) from public;
grant execute on function append_leaf(uuid, uuid, uuid, uuid, text, text, text, boolean, timestamptz) to casebalance_cases;

-- As before, each with its leaf.
create or replace function join_case(code text, seat uuid, own_name text) returns table(outcome text, joined uuid)
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
    -- That a parent has an attorney or a therapist is in their own record alone.
    perform append_leaf(i.case_id, case when i.role in ('attorney', 'therapist') then i.author_id else i.case_id end,
      coalesce(back, case when i.role = 'parent' then i.member_id else seat end), null, 'invitations.accept', 'people',
      '{"invitation":"' || i.id || '"}', true, acting_at());
    outcome := 'joined';
    joined := i.case_id;
  end;
  perform set_config('app.reason', reason_before, true);
  return next;
end $$;

create or replace function decline_invitation(code text, block boolean, hold uuid) returns table(outcome text, told_case uuid, seq bigint)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  i invitation;
  counted bigint;
begin
  if acting_account() is null then raise exception 'nobody is acting'; end if;
  perform set_config('app.reason', 'an invitation', true);
  update invitation v set state = case when block then 'blocked' else 'declined' end, answered_at = acting_at()
    from case_member m where v.code_hash = code and v.state = 'pending' and v.expires_at > acting_at()
      and m.case_id = v.case_id and m.id = v.author_id and m.ended_at is null
      and m.account_id is distinct from acting_account() and not is_for_another(v)
    returning v.* into i;
  if found then
    if block then
      insert into link_hold (id, account_id, other_account_id, kind, set_at)
        select hold, acting_account(), m.account_id, 'blocked', acting_at() from case_member m
        where m.case_id = i.case_id and m.id = i.author_id and m.account_id is not null;
    end if;
    insert into seat_count as k (case_id, member_id, last) values (i.case_id, i.author_id, 1)
      on conflict (case_id, member_id) do update set last = k.last + 1 returning last into counted;
    insert into seat_change (case_id, member_id, seq, topic, at) values (i.case_id, i.author_id, counted, 'people', acting_at());
    -- Who declined has no seat: it stands in the record of who invited them.
    perform append_leaf(i.case_id, i.author_id, null, null, 'invitations.decline', 'people',
      '{"invitation":"' || i.id || '","state":"' || i.state || '"}', false, acting_at());
    outcome := i.state;
    told_case := i.case_id;
    seq := counted;
  else
    outcome := 'gone';
  end if;
  perform set_config('app.reason', reason_before, true);
  return next;
end $$;

create or replace function leave_case(left_case uuid, seat uuid, empty_seat uuid) returns bigint
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  mine case_member;
  counted bigint;
begin
  perform set_config('app.reason', 'leaving', true);
  update case_member m set ended_at = acting_at()
    where m.case_id = left_case and m.id = seat and m.account_id = acting_account() and m.ended_at is null returning * into mine;
  if found then
    if mine.role = 'parent' then
      insert into case_member (case_id, id, role, side, name) values (left_case, empty_seat, 'parent', mine.side, mine.name);
    end if;
    update case_count c set last = last + 1 where c.case_id = left_case returning last into counted;
    insert into case_change (case_id, seq, topic, at) values (left_case, counted, 'people', acting_at());
    perform append_leaf(left_case, case when mine.role in ('attorney', 'therapist') then mine.granted_by else left_case end, seat,
      null, 'people.leave', 'people', '{"seat":"' || seat || '"}', true, acting_at());
  end if;
  perform set_config('app.reason', reason_before, true);
  return counted;
end $$;

create or replace function invitation_of(code text) returns table(case_id uuid, role text, invited_by text, name text, scopes text[], sees_private boolean, from_day date, to_day date, grant_until timestamp with time zone, expires_at timestamp with time zone, zone text, state text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  seen invitation;
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
begin
  perform set_config('app.reason', 'an invitation', true);
  update invitation i set viewed_at = acting_at() from case_member m
    where i.code_hash = code and i.viewed_at is null and m.case_id = i.case_id and m.id = i.author_id
      and m.account_id is distinct from acting_account() and not is_for_another(i)
    returning i.* into seen;
  if found then
    -- That it was opened is the inviter's to know, as its time is.
    perform append_leaf(seen.case_id, seen.author_id, null, null, 'invitations.look', 'people', '{"invitation":"' || seen.id || '"}', true, acting_at());
  end if;
  return query select i.case_id, i.role, m.name, i.name, i.scopes, i.sees_private, i.from_day, i.to_day, i.grant_until, i.expires_at, f.zone,
      case when m.account_id = acting_account() then 'own' when i.state = 'pending' and m.ended_at is not null then 'revoked' when i.state = 'pending' and i.expires_at <= acting_at() then 'expired' else i.state end
    from invitation i join case_member m on m.case_id = i.case_id and m.id = i.author_id join case_file f on f.case_id = i.case_id
    where i.code_hash = code and (m.account_id = acting_account() or not is_for_another(i));
  perform set_config('app.reason', reason_before, true);
end $$;
