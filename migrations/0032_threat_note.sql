-- What is still told of notices (ratings.md, section 3.4): a note on a profile where notices about it were threats without ground,
-- whether a notice came with proof of work, and the codes by which an exported record is found again. Owned by the room "takedown".

-- A plain form has none, as one for a rating has none (docs/decisions/0020): it may hide less at once.
alter table takedown add column is_proven boolean not null default false;

-- A note that everybody reads on the page of the person rated. It tells of notices, and of no rating. Under the accounts' role:
-- who decided it, and the line in the audit, are one transaction.
create table threat_note (
  id uuid primary key,
  -- No reference, as a notice has none: the note is shown where that record is shown.
  professional_id uuid not null,
  -- `repeated`: what was decided was sent again and again. `threat`: an author or we were threatened without ground.
  kind text not null check (kind in ('repeated', 'threat')),
  -- A firm or a person that is named in public as the sender: two of ours decide that.
  named text check (char_length(named) between 2 and 120),
  -- Among staff.
  reason text not null check (char_length(reason) between 10 and 500),
  state text not null check (state in ('proposed', 'shown', 'declined', 'withdrawn')),
  proposed_by uuid references account on delete set null,
  proposed_at timestamptz not null,
  decided_by uuid references account on delete set null,
  decided_at timestamptz,
  ended_by uuid references account on delete set null,
  ended_at timestamptz,
  -- Why it was declined or taken back; among staff.
  end_reason text check (char_length(end_reason) between 10 and 500),
  is_fictional boolean not null default false,
  check ((state in ('shown', 'withdrawn')) = (decided_at is not null)),
  check ((state in ('declined', 'withdrawn')) = (ended_at is not null)),
  check ((ended_at is null) = (end_reason is null)),
  check (named is null or decided_by <> proposed_by)
);
create unique index threat_note_one on threat_note (professional_id) where state in ('proposed', 'shown');

-- What anybody may read: words of ours, a name where two decided it, and the day.
create view threat_note_shown as
  select coalesce(m.survivor_id, n.professional_id) as professional_id, n.kind, n.named, (n.decided_at at time zone 'UTC')::date as shown_on
  from threat_note n left join stands_for m on m.merged_id = n.professional_id where n.state = 'shown';

grant select on threat_note_shown to casebalance_app;
grant select, insert, delete on threat_note to casebalance_accounts;
grant update (state, decided_by, decided_at, ended_by, ended_at, end_reason) on threat_note to casebalance_accounts;

-- A record that was given out: whoever shows a copy later has its code.
create table takedown_export (
  sha256 bytea primary key check (octet_length(sha256) = 32),
  takedown_id uuid not null,
  staff_id uuid references account on delete set null,
  reason text not null check (char_length(reason) between 10 and 500),
  at timestamptz not null
);
grant select, insert, delete on takedown_export to casebalance_reviews;
