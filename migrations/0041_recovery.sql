-- A lost second factor: asked for by a mailed link, waits one to three days, is told on every safe channel, and two of the
-- staff approve it (decision 0053). It is one more change that waits, so it is told, stopped and applied like the others.

alter table pending_change drop constraint pending_change_kind_check;
alter table pending_change add constraint pending_change_kind_check
  check (kind in ('email', 'add_factor', 'remove_factor', 'add_passkey', 'remove_passkey', 'recovery'));
-- SHA-256 of the token of the link in the notices that stops the change, without signing in.
alter table pending_change add column stop_hash text unique check (stop_hash ~ '^[0-9a-f]{64}$');
-- The two of the staff who approved a recovery; or the command on the server, which stands for both.
alter table pending_change add column approved_by uuid references account on delete set null;
alter table pending_change add column approved_at timestamptz;
alter table pending_change add column seconded_by uuid references account on delete set null;
alter table pending_change add column seconded_at timestamptz;
alter table pending_change add column on_server boolean not null default false;
alter table pending_change add constraint pending_change_two_persons
  check (approved_by <> seconded_by and approved_by <> account_id and seconded_by <> account_id);
alter table pending_change add constraint pending_change_approvals
  check ((seconded_at is null or approved_at is not null) and (kind = 'recovery' or (approved_at is null and not on_server)));
alter table pending_change add constraint pending_change_recovery_waits
  check (kind <> 'recovery' or applies_at <= asked_at + interval '72 hours');
drop index pending_change_open;
create unique index pending_change_open on pending_change (account_id, kind)
  where cancelled_at is null and done_at is null and kind in ('email', 'add_factor', 'remove_factor', 'recovery');

alter table security_notice drop constraint security_notice_event_check;
alter table security_notice add constraint security_notice_event_check
  check (event in ('asked', 'stopped', 'lapsed', 'done', 'password', 'recovery_codes', 'recovery_code_used'));
alter table security_notice drop constraint security_notice_kind_check;
alter table security_notice add constraint security_notice_kind_check
  check (kind in ('email', 'add_factor', 'remove_factor', 'add_passkey', 'remove_passkey', 'recovery'));
alter table security_notice drop constraint security_notice_check;
alter table security_notice add constraint security_notice_check
  check ((kind is null) = (event in ('password', 'recovery_codes', 'recovery_code_used')));

-- Who stands behind a role, for acts that take two people: the command on the server, or a second super admin who agreed to
-- it. A role without either counts for them once it is seven days old, and never for who granted it.
alter table staff_role add column on_server boolean not null default false;
alter table staff_role add column seconded_by uuid references account on delete set null;
alter table staff_role add column is_seconded boolean not null default false;
update staff_role set on_server = true where granted_by is null;
