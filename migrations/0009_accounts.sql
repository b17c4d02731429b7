-- Accounts: who may sign in, with what, and what each session may do. The role casebalance_accounts serves
-- sign-in and everything about an account; the app's role sees none of it.

create table account (
  id uuid primary key,
  email text not null unique check (email = lower(email) and char_length(email) between 3 and 254),
  email_verified boolean not null default false,
  -- "First Last", for the library that keeps passwords; the product shows the two parts.
  name text not null check (char_length(name) between 1 and 160),
  first_name text not null check (char_length(first_name) between 1 and 80),
  last_name text not null check (char_length(last_name) between 1 and 80),
  image text check (image is null),
  two_factor_enabled boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  suspended_at timestamptz,
  -- Of the demonstration: exists only while DEMO is on.
  is_demo boolean not null default false
);

create table session (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  -- SHA-256 of the cookie's token: who reads the database cannot sign in with it.
  token_hash text not null unique check (token_hash ~ '^[0-9a-f]{64}$'),
  -- Twelve hours after it began; never moved.
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  ip_address text check (ip_address is null or ip_address = ''),
  -- "Firefox on Windows": enough to know one's own devices by.
  user_agent text check (char_length(user_agent) <= 60),
  last_used_at timestamptz not null,
  -- When a password, a passkey or a code was last given in it.
  confirmed_at timestamptz not null,
  -- On a device that others use: it ends after 5 minutes without use, not 15.
  is_shared boolean not null default false,
  -- A passkey counts as a second factor in a session that it began: who has one and came with the password alone has
  -- shown one factor.
  by_passkey boolean not null default false
);
create index session_of_account on session (account_id);

create table credential (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  provider_id text not null check (provider_id = 'credential'),
  provider_account_id text not null,
  -- Argon2id, in the PHC form.
  password text check (password like '$argon2id$%'),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index credential_of_account on credential (account_id, provider_id);

-- What was mailed or is being asked for: kept by its hash, and short.
create table verification (
  id uuid primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index verification_by_identifier on verification (identifier);

create table second_factor (
  id uuid primary key,
  account_id uuid not null unique references account on delete cascade,
  -- Encrypted with the installation's key.
  secret text not null,
  backup_codes text not null,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

-- A code of an authenticator works once, although it stays valid for a minute and a half.
create table used_code (
  account_id uuid not null references account on delete cascade,
  code_hash text not null,
  used_at timestamptz not null,
  primary key (account_id, code_hash)
);

create table passkey (
  id uuid primary key,
  name text check (char_length(name) <= 80),
  public_key text not null,
  account_id uuid not null references account on delete cascade,
  credential_id text not null unique,
  counter integer not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  created_at timestamptz,
  aaguid text
);
create index passkey_of_account on passkey (account_id);

create table sign_in (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  at timestamptz not null,
  outcome text not null check (outcome in ('signed_in', 'wrong_password', 'wrong_code', 'suspended')),
  method text not null check (method in ('password', 'passkey', 'code', 'recovery_code')),
  device text not null check (char_length(device) <= 60)
);
create index sign_in_of_account on sign_in (account_id, at desc);

-- Who may do new own work until when (routes.md, ruling 5). Without a row the trial of 7 days from sign-up counts.
create table entitlement (
  account_id uuid primary key references account on delete cascade,
  trial_ends_at timestamptz not null,
  paid_until timestamptz
);

create table staff_role (
  account_id uuid not null references account on delete cascade,
  role text not null check (role in ('professional', 'beta_tester', 'support_admin', 'moderator', 'admin', 'super_admin')),
  -- Nobody: granted by the command on the machine itself.
  granted_by uuid references account on delete set null,
  reason text not null check (char_length(reason) between 3 and 500),
  granted_at timestamptz not null,
  primary key (account_id, role)
);

-- Each version of each document that was ever shown, with its text: what somebody accepted can be shown to be this.
create table terms_version (
  id text primary key,
  document_type text not null check (document_type in ('educational_disclaimer', 'legal_disclaimer', 'terms_of_service', 'privacy_policy')),
  title text not null,
  version text not null,
  content text not null,
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  kept_at timestamptz not null,
  unique (document_type, version)
);

-- Kept for ever: an account that was closed leaves its acceptances without a name.
create table agreement (
  id uuid primary key,
  account_id uuid references account on delete set null,
  version_id text not null references terms_version on delete restrict,
  sha256 text not null,
  session_id uuid not null,
  accepted_at timestamptz not null
);
create unique index agreement_once on agreement (account_id, version_id);

create table acknowledgement (
  id uuid primary key,
  account_id uuid references account on delete set null,
  -- SHA-256 over the versions that stood then.
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  session_id uuid not null,
  -- What the client's clock said (spec.md section 3), and what ours said.
  client_at timestamptz not null,
  server_at timestamptz not null
);
create unique index acknowledgement_once on acknowledgement (account_id, digest);

-- Every act of staff and every refusal. The app can add to it and read it, never change it.
create table audit (
  id uuid primary key,
  at timestamptz not null,
  account_id uuid,
  action text not null check (char_length(action) between 1 and 80),
  subject text check (char_length(subject) <= 200),
  outcome text not null check (outcome in ('done', 'refused')),
  reason text check (char_length(reason) <= 500),
  detail jsonb
);
create index audit_by_time on audit (at desc, id);
create index audit_by_account on audit (account_id, at desc);

grant select, insert, update, delete on account, session, credential, verification, second_factor, used_code, passkey, sign_in, entitlement, staff_role
  to casebalance_accounts;
grant select, insert on terms_version, agreement, acknowledgement, audit to casebalance_accounts;

-- Who is asking, in one round trip: a session that is in use, has not ended and whose account may sign in. A use is
-- noted at most every 20 seconds; what a page asks by itself (`is_use` false) is none.
create function session_actor(hash text, now_at timestamptz, is_use boolean)
returns table (
  session_id uuid, account_id uuid, email text, first_name text, last_name text, suspended boolean, has_factor boolean, confirmed_at timestamptz,
  is_demo boolean, roles text[], premium_until timestamptz, accepted_types integer, accepted_now boolean, acknowledged text[]
)
language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
declare
  found_id uuid;
begin
  select s.id into found_id from session s
  where s.token_hash = hash and s.expires_at > now_at
    and s.last_used_at > now_at - case when s.is_shared then interval '5 minutes' else interval '15 minutes' end;
  if found_id is null then return; end if;
  if is_use then
    update session s set last_used_at = now_at where s.id = found_id and s.last_used_at < now_at - interval '20 seconds';
  end if;
  return query
    select s.id, a.id, a.email, a.first_name, a.last_name, a.suspended_at is not null,
      a.two_factor_enabled or s.by_passkey, s.confirmed_at, a.is_demo,
      array(select r.role from staff_role r where r.account_id = a.id order by r.role),
      greatest(coalesce(e.trial_ends_at, a.created_at + interval '7 days'), e.paid_until),
      (select count(distinct v.document_type)::integer from agreement g join terms_version v on v.id = g.version_id where g.account_id = a.id),
      exists (select from agreement g where g.account_id = a.id and g.session_id = s.id),
      array(select k.digest from acknowledgement k where k.account_id = a.id)
    from session s join account a on a.id = s.account_id left join entitlement e on e.account_id = a.id
    where s.id = found_id and a.email_verified;
end
$$;
revoke all on function session_actor(text, timestamptz, boolean) from public;
grant execute on function session_actor(text, timestamptz, boolean) to casebalance_accounts;
