-- Claims of profiles, and what their holders say in public: one reply to a rating, one statement on a profile. Owned by
-- the room "claims". A claim never touches a rating (docs/decisions/0035). Who holds a profile is known here and nowhere else.

create table claim (
  id uuid primary key,
  professional_id uuid not null references professional on delete cascade,
  account_id uuid not null references account on delete cascade,
  state text not null check (state in ('asked', 'code_sent', 'confirmed', 'checking', 'granted', 'refused', 'withdrawn', 'revoked')),
  -- By a code mailed to an address at the court or the firm, or by a paper that staff looks at.
  way text not null check (way in ('mail', 'paper')),
  bar_number text check (bar_number ~ '^[A-Z0-9-]{2,20}$'),
  bar_state text check (bar_state ~ '^[A-Z]{2}$'),
  -- All three are erased when the claim is decided.
  email text check (char_length(email) between 3 and 254),
  note text check (char_length(note) between 1 and 1000),
  -- What the address shows: the professional's own place of work, or some office of the public.
  domain_shows text check (domain_shows in ('own', 'public')),
  code_hash bytea check (octet_length(code_hash) = 32),
  code_until timestamptz,
  -- Wrong codes since the last one was sent, and codes sent in all.
  code_tries smallint not null default 0 check (code_tries between 0 and 5),
  codes_sent smallint not null default 0 check (codes_sent between 0 and 3),
  asked_at timestamptz not null,
  decided_at timestamptz,
  -- Of ours; null where nobody had to look, and where the claimant ended it.
  decided_by uuid references account on delete set null,
  -- Told to the claimant.
  reason text check (char_length(reason) between 1 and 1000),
  check ((code_hash is null) = (code_until is null)),
  check ((state = 'code_sent') = (code_hash is not null)),
  check ((way = 'mail') or (code_hash is null and codes_sent = 0)),
  check ((state in ('granted', 'refused', 'withdrawn', 'revoked')) = (decided_at is not null)),
  check (state not in ('granted', 'refused', 'withdrawn', 'revoked') or num_nonnulls(email, note) = 0),
  check (state not in ('refused', 'revoked') or reason is not null)
);
-- One holder.
create unique index claim_holder on claim (professional_id) where state = 'granted';
create unique index claim_open on claim (account_id, professional_id) where state in ('asked', 'code_sent', 'confirmed', 'checking', 'granted');
create index claim_waiting on claim (asked_at, id) where state = 'checking';

-- Every state that a claim had. Lines are added, never changed.
create table claim_step (
  claim_id uuid not null references claim on delete cascade,
  n smallint not null,
  state text not null check (state in ('asked', 'code_sent', 'confirmed', 'checking', 'granted', 'refused', 'withdrawn', 'revoked')),
  by_whom text not null check (by_whom in ('claimant', 'rule', 'staff')),
  at timestamptz not null,
  primary key (claim_id, n)
);

-- A paper for staff. It goes when the claim is decided.
create table claim_file (
  id uuid primary key,
  claim_id uuid not null references claim on delete cascade,
  place smallint not null check (place between 1 and 3),
  type text not null check (type in ('image/png', 'image/jpeg', 'application/pdf')),
  size integer not null check (size between 1 and 5242880),
  sha256 bytea not null check (octet_length(sha256) = 32),
  content bytea not null,
  scan text not null check (scan in ('clean', 'not_scanned')),
  unique (claim_id, place),
  unique (claim_id, sha256)
);

-- How often a claim was refused by rule, and why: by month, without anybody.
create table claim_refusal (
  month date not null check (extract(day from month) = 1),
  reason text not null check (reason ~ '^[a-z_]{2,30}$'),
  n integer not null check (n > 0),
  primary key (month, reason)
);

create table reply (
  id uuid primary key,
  claim_id uuid not null references claim on delete cascade,
  -- The rating; null is the statement of the profile. No reference: the ratings' table is written anew (docs/decisions/0006).
  review_id uuid
);
create unique index reply_once on reply (claim_id, review_id) nulls not distinct;
create index reply_to on reply (review_id);

-- What was said. A text is never changed: who says it anew adds a version.
create table reply_version (
  reply_id uuid not null references reply on delete cascade,
  version smallint not null check (version between 1 and 99),
  body text not null check (char_length(body) between 60 and 1500),
  state text not null check (state in ('published', 'held', 'refused', 'replaced', 'withdrawn')),
  -- Checks with their versions that held it.
  held_for text[] not null default '{}',
  -- SHA-256 of the key it was sent with: sent again it is the same version.
  key_hash bytea check (octet_length(key_hash) = 32),
  said_on date not null,
  decided_on date,
  decided_by uuid references account on delete set null,
  reason text check (char_length(reason) between 1 and 1000),
  primary key (reply_id, version),
  unique (reply_id, key_hash),
  check (state <> 'refused' or (reason is not null and decided_on is not null)),
  check (state <> 'held' or held_for <> '{}')
);
create unique index reply_published on reply_version (reply_id) where state = 'published';
create unique index reply_held on reply_version (reply_id) where state = 'held';
create index reply_waiting on reply_version (said_on, reply_id) where state = 'held';

-- What anybody may read: the words and the month, and nothing of who holds the profile.
create view reply_shown as
  select r.review_id, c.professional_id, v.body, to_char(v.said_on, 'YYYY-MM') as month
  from reply r join claim c on c.id = r.claim_id and c.state = 'granted'
    join reply_version v on v.reply_id = r.id and v.state = 'published';

grant select on reply_shown to casebalance_app;
grant select, insert, update on claim to casebalance_accounts;
grant select, insert on claim_step, reply_version to casebalance_accounts;
grant update (state, decided_on, decided_by, reason) on reply_version to casebalance_accounts;
grant select, insert, delete on claim_file to casebalance_accounts;
grant select, insert, update (n) on claim_refusal to casebalance_accounts;
grant select, insert on reply to casebalance_accounts;
