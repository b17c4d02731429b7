-- Messages to a parent who has not joined, as a link in a mail (docs/decisions/0104).

-- Of a mail that someone waits to learn of, the mail server's last answer stays until it is noted where it belongs. Other mails have none of it.
alter table outbox
  add column is_watched boolean not null default false,
  -- By this a bounce report names the mail: it stands in the envelope alone (VERP).
  add column return_token text check (return_token ~ '^[0-9a-f]{32}$'),
  -- Where one request stops such mails (RFC 8058).
  add column stop_url text check (char_length(stop_url) <= 500),
  add column reply text check (reply ~ '^([245][0-9]{2}|too_old)$'),
  add column replied_at timestamptz;
alter table outbox drop constraint outbox_state_check;
alter table outbox add constraint outbox_state_check check (state in ('waiting', 'refused', 'sent'));
alter table outbox add constraint outbox_watched_check check (is_watched or (return_token is null and stop_url is null and reply is null and state <> 'sent'));
alter table outbox add constraint outbox_answer_check check ((reply is null) = (replied_at is null));
create index outbox_answered on outbox (replied_at) where replied_at is not null;

-- Who wants no such mail any more, and has no account: known by the address it went to.
alter table link_hold alter column account_id drop not null;
alter table link_hold add column own_email text check (own_email = lower(own_email));
alter table link_hold drop constraint link_hold_kind_check;
alter table link_hold add constraint link_hold_kind_check check (kind in ('protective_order', 'blocked', 'no_mail'));
alter table link_hold add constraint link_hold_by_check check ((account_id is null) = (kind = 'no_mail') and (own_email is not null) = (kind = 'no_mail'));
create unique index link_hold_no_mail on link_hold (own_email, other_account_id) where kind = 'no_mail' and lifted_at is null;

-- The address that a parent gave for the other one, who has not joined. What was given before stays, for the record of what was mailed.
create table parent_address (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  -- The other parent's seat.
  member_id uuid not null,
  email text not null check (email = lower(email) and char_length(email) <= 254),
  given_at timestamptz not null,
  ended_at timestamptz,
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, member_id) references case_member on delete no action
);
create unique index parent_address_once on parent_address (case_id, author_id) where ended_at is null;
call guard('parent_address', 'own', null, null, 'author_id', 'false', 'author');
grant select, insert, update (ended_at) on parent_address to casebalance_cases;

-- One message as a link in a mail, and what became of it. Each time is set once; none of them is a first view.
create table message_mail (
  case_id uuid not null references case_file on delete cascade,
  -- That of the mail in the outbox, too.
  id uuid not null,
  -- Who wrote the message.
  author_id uuid not null,
  message_id uuid not null,
  -- Who it is for.
  member_id uuid not null,
  address_id uuid not null,
  -- When it was laid into the outbox, or was not, and then why not.
  noted_at timestamptz not null,
  unsent text check (unsent in ('stopped', 'limit')),
  -- SHA-256 of what opens the link, and of what a bounce report names.
  link_hash text unique check (link_hash ~ '^[0-9a-f]{64}$'),
  return_hash text unique check (return_hash ~ '^[0-9a-f]{64}$'),
  ends_at timestamptz,
  -- The mail server did not take it yet, took it, or refused it for good: its reply code (RFC 5321, 4.2), never its words.
  delayed_at timestamptz,
  delayed_code text check (delayed_code ~ '^4[0-9]{2}$'),
  accepted_at timestamptz,
  accepted_code text check (accepted_code ~ '^2[0-9]{2}$'),
  refused_at timestamptz,
  refused_code text check (refused_code ~ '^(5[0-9]{2}|too_old)$'),
  -- By a bounce report alone: its status code (RFC 3463).
  bounced_at timestamptz,
  bounce_status text check (bounce_status ~ '^([245]\.[0-9]{1,3}\.[0-9]{1,3})?$'),
  -- The button of the link's page was pressed, which a mail scanner doesn't do.
  opened_at timestamptz,
  stopped_at timestamptz,
  primary key (case_id, id),
  unique (case_id, message_id, member_id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, member_id) references case_member on delete no action,
  foreign key (case_id, address_id) references parent_address on delete no action,
  check ((unsent is null) = (link_hash is not null) and (link_hash is null) = (return_hash is null) and (link_hash is null) = (ends_at is null)),
  check ((delayed_at is null) = (delayed_code is null)),
  check ((accepted_at is null) = (accepted_code is null)),
  check ((refused_at is null) = (refused_code is null)),
  check ((bounced_at is null) = (bounce_status is null)),
  check (bounced_at is null or accepted_at is not null),
  check (accepted_at is null or refused_at is null)
);
create index message_mail_to on message_mail (address_id, noted_at);
call guard('message_mail', 'messages', null, null, 'author_id', 'true', 'nobody');
-- It is seen with its message, as a first view is. The platform alone writes it.
drop policy seen on message_mail;
create policy seen on message_mail for select to casebalance_cases using (
  exists (select from case_message m where m.case_id = message_mail.case_id and m.id = message_mail.message_id));
drop policy added on message_mail;
grant select on message_mail to casebalance_cases;

-- What a mail went through is evidence: each of its times is set once.
create function refuse_mail_change() returns trigger language plpgsql as $$
declare
  name text;
  was constant jsonb := to_jsonb(old);
  now_is constant jsonb := to_jsonb(new);
begin
  for name in select jsonb_object_keys(was) loop
    if was -> name is distinct from now_is -> name and (was -> name <> 'null' or name in ('unsent', 'link_hash', 'return_hash', 'ends_at')) then
      raise exception 'what became of a mail is not changed';
    end if;
  end loop;
  return new;
end $$;
create trigger once before update on message_mail for each row execute function refuse_mail_change();
create function refuse_mail_delete() returns trigger language plpgsql as $$
begin
  if exists (select from case_file where case_id = old.case_id) then raise exception 'what became of a mail is not deleted'; end if;
  return old;
end $$;
create trigger never_deleted before delete on message_mail for each row execute function refuse_mail_delete();

-- Whether mail from someone to an address is stopped: `held` by a hold of their own, `stopped` by who has the address, with an account or without.
-- A person learns it of their own mail alone.
create function mail_stop(by_account uuid, address text) returns text
  language plpgsql stable security definer set search_path = public, pg_temp as $$
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  them constant uuid := (select a.id from account a where lower(a.email) = address);
  answer text;
begin
  perform set_config('app.reason', 'a hold', true);
  answer := case
    when acting_account() is not null and acting_account() is distinct from by_account then null
    when exists (select from link_hold h where h.lifted_at is null and h.account_id = by_account
      and (h.other_email = address or h.other_account_id = them)) then 'held'
    when exists (select from link_hold h where h.lifted_at is null and h.other_account_id = by_account and h.own_email = address)
      or is_held(by_account, them) then 'stopped' end;
  perform set_config('app.reason', reason_before, true);
  return answer;
end $$;
revoke all on function mail_stop(uuid, text) from public;
grant execute on function mail_stop(uuid, text) to casebalance_cases;

-- For the export of an account: the addresses that it gave for the other parent, and what became of the mails.
create function mails_of(account uuid) returns table (email text, given_at timestamptz, ended_at timestamptz, message_id uuid, noted_at timestamptz, unsent text,
    delayed_at timestamptz, delayed_code text, accepted_at timestamptz, accepted_code text, refused_at timestamptz, refused_code text,
    bounced_at timestamptz, bounce_status text, opened_at timestamptz, stopped_at timestamptz)
  language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
begin
  perform set_config('app.reason', 'an export', true);
  return query select p.email, p.given_at, p.ended_at, m.message_id, m.noted_at, m.unsent, m.delayed_at, m.delayed_code, m.accepted_at,
      m.accepted_code, m.refused_at, m.refused_code, m.bounced_at, m.bounce_status, m.opened_at, m.stopped_at
    from parent_address p join case_member s on s.case_id = p.case_id and s.id = p.author_id
    left join message_mail m on m.case_id = p.case_id and m.address_id = p.id
    where s.account_id = mails_of.account order by p.given_at, m.noted_at;
  perform set_config('app.reason', reason_before, true);
end $$;
revoke all on function mails_of(uuid) from public;
grant execute on function mails_of(uuid) to casebalance_accounts;
