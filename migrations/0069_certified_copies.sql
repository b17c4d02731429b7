-- Certified copies of records (docs/decisions/0102).

-- What a certificate says of a record, noted as it is made: what was left out, by which program, and the code of the shared log in it.
-- Records that are older have none of it, and are made again to be certified.
alter table case_record add column left_out jsonb;
alter table case_record add column software text check (char_length(software) <= 200);
alter table case_record add column head_code text check (head_code ~ '^[0-9A-HJKMNP-TV-Z]{16}$');

-- A request for a certified copy, with all that the desk sees of the record. It has no name of a thread and no text of a message, so that
-- whoever certifies reads this table alone.
create table certified_copy (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  record_id uuid not null,
  -- By which the parent and the desk name it to each other.
  number text not null unique check (number ~ '^[0-9A-Z]{4}-[0-9A-Z]{4}$'),
  asked_at timestamptz not null,
  -- Whose law, which court, and who it is for.
  law text not null check (law in ('federal', 'TX', 'CA', 'FL')),
  court text not null check (char_length(court) between 1 and 200),
  recipient text not null check (char_length(recipient) <= 200),
  -- The fee as it was at that time, in words; empty where none was charged.
  fee_terms text not null check (char_length(fee_terms) <= 300),
  fee text not null check (fee in ('none', 'due', 'waiver', 'waived', 'paid')),
  waiver_reason text not null default '' check (char_length(waiver_reason) <= 500),
  -- The record: numbers, days and hashes.
  made_at timestamptz not null,
  from_day date,
  to_day date,
  is_one_thread boolean not null,
  items integer not null check (items >= 0),
  pages integer not null check (pages > 0),
  left_out jsonb not null,
  software text not null,
  -- Empty where no head with this code was issued: of a parent whose part has ended.
  head_code text not null check (head_code ~ '^([0-9A-HJKMNP-TV-Z]{16})?$'),
  manifest_sha256 text not null check (manifest_sha256 ~ '^[0-9a-f]{64}$'),
  -- The written notice to the other side (Fed. R. Evid. 902(11)), as the parent noted it.
  notice_on date,
  notice_to text not null default '' check (char_length(notice_to) <= 200),
  notice_by text not null default '' check (char_length(notice_by) <= 200),
  state text not null default 'waiting' check (state in ('waiting', 'signed', 'refused', 'withdrawn')),
  ended_at timestamptz,
  refusal text not null default '' check (char_length(refusal) <= 500),
  signer text not null default '' check (char_length(signer) <= 120),
  signer_position text not null default '' check (char_length(signer_position) <= 120),
  signer_place text not null default '' check (char_length(signer_place) <= 120),
  text_version text not null default '' check (char_length(text_version) <= 40),
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  check ((state = 'waiting') = (ended_at is null)),
  check (state <> 'signed' or (signer <> '' and signer_position <> '' and signer_place <> '' and text_version <> '' and fee in ('none', 'waived', 'paid'))),
  check (state <> 'refused' or refusal <> ''),
  check ((fee_terms = '') = (fee = 'none')),
  check (fee <> 'waiver' or waiver_reason <> '')
);
create unique index certified_copy_waiting on certified_copy (case_id, record_id) where state = 'waiting';
create index certified_copy_of on certified_copy (case_id, author_id, asked_at desc, id desc);
create index certified_copy_queue on certified_copy (asked_at, id) where state = 'waiting';
call guard('certified_copy', 'own', null, null, 'author_id', 'false', 'nobody');
-- A parent whose part has ended may ask too, so the platform writes the rows, after the seat was checked.
drop policy added on certified_copy;
grant select on certified_copy to casebalance_cases;

-- What was signed stays as it was signed; the day of the notice alone is noted later.
create function refuse_certified_change() returns trigger language plpgsql as $$
begin
  if old.state <> 'waiting' and row(new.state, new.ended_at, new.manifest_sha256, new.signer, new.signer_position, new.signer_place, new.text_version,
      new.refusal, new.fee, new.law, new.court, new.recipient, new.items, new.pages, new.left_out, new.made_at)
    is distinct from row(old.state, old.ended_at, old.manifest_sha256, old.signer, old.signer_position, old.signer_place, old.text_version,
      old.refusal, old.fee, old.law, old.court, old.recipient, old.items, old.pages, old.left_out, old.made_at)
  then raise exception 'a certificate is not changed'; end if;
  return new;
end $$;
create trigger stays before update on certified_copy for each row execute function refuse_certified_change();

-- An answer can be mailed too.
alter table account_setting drop constraint account_setting_notify_check;
alter table account_setting add constraint account_setting_notify_check check (notify <@ array['sign_in:email', 'trial:email', 'digest:email',
  'hearing:email', 'exchange:email', 'answer:email', 'answered:email', 'message:email', 'hearing:push', 'answer:push', 'answered:push', 'message:push']);

-- As before (0063), and a mail is asked for where answers are mailed too.
create or replace function notify_seats(in_case uuid, seats uuid[], what text, at_page text, thing uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reason_before constant text := coalesce(current_setting('app.reason', true), '');
  line record;
begin
  perform set_config('app.reason', 'a notification', true);
  for line in
    insert into notification as n (id, account_id, of_case, kind, page, about, created_at)
      select gen_random_uuid(), m.account_id, in_case, what, at_page, thing, acting_at()
      from (
        select distinct m.account_id from case_member m left join case_member g on g.case_id = m.case_id and g.id = m.granted_by
        where m.case_id = in_case and m.account_id is distinct from acting_account() and m.account_id is not null and m.ended_at is null
          and (m.role = 'parent' or (g.ended_at is null and (m.expires_at is null or m.expires_at > acting_at())))
          and (m.id = any (seats) or (seats is null and m.role = 'parent'))
          and (reason_before <> '' or hears_case(acting_account(), in_case, acting_at()))
        order by m.account_id) m
      on conflict (account_id, kind, about) where seen_at is null
        do update set times = n.times + 1, created_at = greatest(n.created_at, excluded.created_at), page = excluded.page
      returning n.id, n.account_id
  loop
    perform enqueue('notifications.push', jsonb_build_object('notification', line.id, 'device', d.id, 'tries', 0), line.id || ' ' || d.id,
        interval '0')
      from push_device d where d.account_id = line.account_id order by d.id;
    perform enqueue('notifications.mail', jsonb_build_object('notification', line.id), line.id::text, interval '0')
      from account_setting s where s.account_id = line.account_id and s.notify && array['message:email', 'answered:email'];
  end loop;
  perform set_config('app.reason', reason_before, true);
end $$;
