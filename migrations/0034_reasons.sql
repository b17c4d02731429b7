-- The reason by which a definer's function goes past the policies of cases stands in its body from here on. As a clause of
-- the function (`set app.reason = …`, as 0016, 0017 and 0019 had it) only a superuser may store it, and the owner is none.
-- What each function answers is what it was.
--
-- The reason ends with the function. At its end the one before is put back: one way out, no `return` before it. An error
-- undoes the transaction, or the part of it since the savepoint, and every setting that was made in it.
-- `scripts/isolation/reasons.ts` tries both with each of them.

create or replace function my_cases() returns uuid[] language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  answer uuid[];
begin
  perform set_config('app.reason', 'membership', true);
  answer := (select coalesce(array_agg(case_id), '{}') from case_member
    where account_id = acting_account() and role = 'parent' and ended_at is null);
  perform set_config('app.reason', reason_before, true);
  return answer;
end $$;

create or replace function my_members() returns uuid[] language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  answer uuid[];
begin
  perform set_config('app.reason', 'membership', true);
  answer := (select coalesce(array_agg(id), '{}') from case_member
    where account_id = acting_account() and role = 'parent' and ended_at is null);
  perform set_config('app.reason', reason_before, true);
  return answer;
end $$;

create or replace function my_grants(scope text) returns seat[] language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  answer seat[];
begin
  perform set_config('app.reason', 'membership', true);
  answer := (select coalesce(array_agg(row(
        m.case_id,
        case when m.role = 'parent' then m.id when m.sees_private then m.granted_by end,
        coalesce(m.from_day, '-infinity'),
        case when m.role = 'parent' then (m.ended_at at time zone 'UTC')::date else coalesce(m.to_day, 'infinity') end)::seat), '{}')
    from case_member m left join case_member g on g.case_id = m.case_id and g.id = m.granted_by
    where m.account_id = acting_account()
      and case when m.role = 'parent' then m.ended_at is not null
        else m.ended_at is null and g.ended_at is null and (m.expires_at is null or m.expires_at > acting_at())
          and (scope = any (m.scopes) or scope = '') end);
  perform set_config('app.reason', reason_before, true);
  return answer;
end $$;

create or replace function my_seats() returns uuid[] language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  answer uuid[];
begin
  perform set_config('app.reason', 'membership', true);
  answer := (select coalesce(array_agg(m.id), '{}') from case_member m left join case_member g on g.case_id = m.case_id and g.id = m.granted_by
    where m.account_id = acting_account()
      and (m.role = 'parent' or (m.ended_at is null and g.ended_at is null and (m.expires_at is null or m.expires_at > acting_at()))));
  perform set_config('app.reason', reason_before, true);
  return answer;
end $$;

create or replace function open_case(new_case uuid, title text, state text, zone text, member uuid, side text, name text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  is_new boolean;
begin
  if acting_account() is null then raise exception 'nobody is acting'; end if;
  perform set_config('app.reason', 'a new case', true);
  insert into case_file (case_id, title, state, zone, created_at) values (new_case, title, state, zone, acting_at())
    on conflict (case_id) do nothing;
  -- Begun already: by a repeat, which waits here for the first.
  is_new := found;
  if is_new then
    insert into case_member (case_id, id, account_id, role, side, name, joined_at)
      values (new_case, member, acting_account(), 'parent', side, name, acting_at());
    insert into case_opening (case_id, member_id, at) values (new_case, member, acting_at());
    insert into case_count (case_id) values (new_case);
  end if;
  perform set_config('app.reason', reason_before, true);
  return is_new;
end $$;

create or replace function is_held(one uuid, other uuid) returns boolean language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  answer boolean;
begin
  perform set_config('app.reason', 'a hold', true);
  answer := exists (select from link_hold h where h.lifted_at is null and (
    (h.account_id = one and (h.other_account_id = other or h.other_email = (select email from account where id = other)))
    or (h.account_id = other and (h.other_account_id = one or h.other_email = (select email from account where id = one)))));
  perform set_config('app.reason', reason_before, true);
  return answer;
end $$;

create or replace function is_for_another(i invitation) returns boolean language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  answer boolean;
begin
  perform set_config('app.reason', 'an invitation', true);
  answer := (i.email is not null and i.email <> (select lower(email) from account where id = acting_account()))
    or coalesce((select is_held(m.account_id, acting_account()) from case_member m where m.case_id = i.case_id and m.id = i.author_id), false);
  perform set_config('app.reason', reason_before, true);
  return answer;
end $$;

create or replace function invitation_of(code text) returns table (case_id uuid, role text, invited_by text, name text, scopes text[], sees_private boolean, from_day date, to_day date, grant_until timestamptz, expires_at timestamptz, zone text, state text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
begin
  perform set_config('app.reason', 'an invitation', true);
  update invitation i set viewed_at = acting_at() from case_member m
    where i.code_hash = code and i.viewed_at is null and m.case_id = i.case_id and m.id = i.author_id
      and m.account_id is distinct from acting_account() and not is_for_another(i);
  return query select i.case_id, i.role, m.name, i.name, i.scopes, i.sees_private, i.from_day, i.to_day, i.grant_until, i.expires_at, f.zone,
      case when m.account_id = acting_account() then 'own' when i.state = 'pending' and m.ended_at is not null then 'revoked' when i.state = 'pending' and i.expires_at <= acting_at() then 'expired' else i.state end
    from invitation i join case_member m on m.case_id = i.case_id and m.id = i.author_id join case_file f on f.case_id = i.case_id
    where i.code_hash = code and (m.account_id = acting_account() or not is_for_another(i));
  perform set_config('app.reason', reason_before, true);
end $$;

create or replace function invitation_waits(i invitation, reader uuid, now_at timestamptz) returns boolean language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  answer boolean;
begin
  perform set_config('app.reason', 'an invitation', true);
  answer := i.state = 'pending' and i.expires_at > now_at
    and exists (select from account a where a.id = reader and a.email_verified and lower(a.email) = i.email)
    and exists (select from case_member m where m.case_id = i.case_id and m.id = i.author_id and m.ended_at is null
      and m.account_id <> reader and not is_held(m.account_id, reader));
  perform set_config('app.reason', reason_before, true);
  return answer;
end $$;

create or replace function invitations_to_me() returns table (id uuid, role text, invited_by text, sent_at timestamptz, expires_at timestamptz, zone text)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
begin
  perform set_config('app.reason', 'an invitation', true);
  return query select i.id, i.role, m.name, i.sent_at, i.expires_at, f.zone
    from invitation i join case_member m on m.case_id = i.case_id and m.id = i.author_id join case_file f on f.case_id = i.case_id
    where i.email = (select lower(email) from account where account.id = acting_account()) and invitation_waits(i, acting_account(), acting_at())
    order by i.sent_at desc, i.id;
  perform set_config('app.reason', reason_before, true);
end $$;

create or replace function mailed_to_me(mailed uuid) returns text language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  answer text;
begin
  perform set_config('app.reason', 'an invitation', true);
  answer := (select i.code_hash from invitation i join account a on a.id = acting_account()
    where i.id = mailed and a.email_verified and i.email = lower(a.email));
  perform set_config('app.reason', reason_before, true);
  return answer;
end $$;

create or replace function has_invitation(reader uuid, now_at timestamptz) returns boolean language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  answer boolean;
begin
  perform set_config('app.reason', 'an invitation', true);
  answer := exists (select from invitation i
    where i.email = (select lower(email) from account where account.id = reader) and invitation_waits(i, reader, now_at));
  perform set_config('app.reason', reason_before, true);
  return answer;
end $$;

create or replace function join_case(code text, seat uuid, own_name text) returns table (outcome text, joined uuid)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  i invitation;
  inviter case_member;
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
      update case_member m set account_id = me, name = own_name, joined_at = acting_at()
        where m.case_id = i.case_id and m.id = i.member_id and m.account_id is null and m.ended_at is null;
      if not found then outcome := 'revoked'; exit join_it; end if;
      insert into case_opening values (i.case_id, i.member_id, acting_at());
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

create or replace function decline_invitation(code text, block boolean, hold uuid) returns table (outcome text, told_case uuid, seq bigint)
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
    update case_count c set last = last + 1 where c.case_id = i.case_id returning last into counted;
    insert into case_change (case_id, seq, topic, private_to, at) values (i.case_id, counted, 'people', i.author_id, acting_at());
    outcome := i.state;
    told_case := i.case_id;
    seq := counted;
  else
    outcome := 'gone';
  end if;
  perform set_config('app.reason', reason_before, true);
  return next;
end $$;

create or replace function mail_invitation(mailed_case uuid, mailed uuid, mail_subject text, mail_text text, mail_day date) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  is_mailed boolean;
begin
  perform set_config('app.reason', 'an invitation', true);
  insert into outbox (id, recipient, subject, body, queued_on)
    select i.id, i.email, mail_subject, mail_text, mail_day from invitation i
    where i.case_id = mailed_case and i.id = mailed and i.email is not null and i.state = 'pending' and i.author_id = any (my_members());
  is_mailed := found;
  perform set_config('app.reason', reason_before, true);
  return is_mailed;
end $$;

create or replace function invitation_mails(mailed_case uuid) returns table (id uuid, state text)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
begin
  perform set_config('app.reason', 'an invitation', true);
  return query select i.id, coalesce(o.state, 'sent') from invitation i left join outbox o on o.id = i.id
    where i.case_id = mailed_case and i.email is not null and i.author_id = any (my_members());
  perform set_config('app.reason', reason_before, true);
end $$;

create or replace function hold_link(held_case uuid, other uuid, why text, words text, hold uuid) returns boolean
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  them case_member;
  is_done boolean := false;
begin
  perform set_config('app.reason', 'a hold', true);
  if held_case = any (my_cases()) then
    select * into them from case_member where case_id = held_case and id = other and role = 'parent' and not id = any (my_members());
    if found and them.account_id is not null and them.account_id <> acting_account() then
      update case_member set ended_at = acting_at() where case_id = held_case and id = other and ended_at is null;
      insert into link_hold (id, account_id, other_account_id, kind, note, set_at)
        values (hold, acting_account(), them.account_id, why, words, acting_at());
      is_done := true;
    end if;
  end if;
  perform set_config('app.reason', reason_before, true);
  return is_done;
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
  end if;
  perform set_config('app.reason', reason_before, true);
  return counted;
end $$;

create or replace function sponsored_until(account uuid) returns timestamptz language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  answer timestamptz;
begin
  perform set_config('app.reason', 'a sponsor', true);
  answer := (select max(greatest(coalesce(e.trial_ends_at, a.created_at + interval '7 days'), e.paid_until))
    from case_member m join invitation i on i.case_id = m.case_id and i.member_id = m.id and i.state = 'accepted'
    join case_member by_whom on by_whom.case_id = i.case_id and by_whom.id = i.author_id and by_whom.ended_at is null
    join account a on a.id = by_whom.account_id left join entitlement e on e.account_id = a.id
    where m.account_id = sponsored_until.account and m.role = 'parent' and m.ended_at is null);
  perform set_config('app.reason', reason_before, true);
  return answer;
end $$;

create or replace function seats_of(account uuid) returns table (title text, role text, name text, scopes text[], from_day date, to_day date, expires_at timestamptz, joined_at timestamptz, ended_at timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
begin
  perform set_config('app.reason', 'an export', true);
  return query select f.title, m.role, m.name, m.scopes, m.from_day, m.to_day, m.expires_at, m.joined_at, m.ended_at
    from case_member m join case_file f using (case_id) where m.account_id = seats_of.account order by m.joined_at;
  perform set_config('app.reason', reason_before, true);
end $$;

create or replace function holds_of(account uuid) returns table (kind text, note text, set_at timestamptz, lifted_at timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
begin
  perform set_config('app.reason', 'an export', true);
  return query select h.kind, h.note, h.set_at, h.lifted_at from link_hold h where h.account_id = holds_of.account order by h.set_at;
  perform set_config('app.reason', reason_before, true);
end $$;

create or replace function feed_of(token text) returns table (case_id uuid, account_id uuid, layers text[], name text)
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
begin
  perform set_config('app.reason', 'a feed', true);
  update calendar_feed f set last_read_at = acting_at() where f.token_hash = token and f.revoked_at is null;
  return query select f.case_id, m.account_id, f.layers, f.name from calendar_feed f
    join case_member m on m.case_id = f.case_id and m.id = f.author_id
    where f.token_hash = token and f.revoked_at is null and m.account_id is not null and m.ended_at is null;
  perform set_config('app.reason', reason_before, true);
end $$;

create or replace function hears_case(who uuid, of_case uuid, now_at timestamptz) returns boolean language plpgsql stable security definer
  set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  answer boolean;
begin
  perform set_config('app.reason', 'live pages', true);
  answer := exists (
    select from case_member m left join case_member g on g.case_id = m.case_id and g.id = m.granted_by
    where m.account_id = who and m.case_id = of_case and m.ended_at is null
      and (m.role = 'parent' or (g.ended_at is null and (m.expires_at is null or m.expires_at > now_at))));
  perform set_config('app.reason', reason_before, true);
  return answer;
end $$;

create or replace function live_heard(accounts uuid[], cases uuid[], now_at timestamptz)
returns table (n bigint, last bigint) language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
begin
  perform set_config('app.reason', 'live pages', true);
  return query select asked.n, c.last
    from unnest(accounts, cases) with ordinality as asked (account_id, case_id, n)
    join case_count c on c.case_id = asked.case_id
    where exists (
      select from case_member m left join case_member g on g.case_id = m.case_id and g.id = m.granted_by
      where m.account_id = asked.account_id and m.case_id = asked.case_id and m.ended_at is null
        and (m.role = 'parent' or (g.ended_at is null and (m.expires_at is null or m.expires_at > now_at))));
  perform set_config('app.reason', reason_before, true);
end $$;
