-- What /terms-audit shows: who accepted and who acknowledged which version, for ever.

-- Two devices with the terms dialog open: the second acceptance opens its own session too (routes.md, ruling 4).
-- Within one session the same version is accepted once.
drop index agreement_once;
create unique index agreement_once on agreement (account_id, version_id, session_id);
create index agreement_by_time on agreement (accepted_at desc, id desc);
create index acknowledgement_by_time on acknowledgement (server_at desc, id desc);

-- Without JavaScript no clock of the client is known.
alter table acknowledgement alter column client_at drop not null;

-- Which versions stood together under a digest that was acknowledged.
create table acknowledged_version (
  digest text not null check (digest ~ '^[0-9a-f]{64}$'),
  version_id text not null references terms_version on delete restrict,
  primary key (digest, version_id)
);
grant select, insert on acknowledged_version to casebalance_accounts;

-- Both kinds of record in one form, with the name of whoever made them, for as long as the account is there.
create view agreement_record as
  select g.id, 'acceptance'::text as kind, g.account_id, a.email, a.name, g.version_id, v.document_type, v.title, v.version, g.sha256,
    g.accepted_at as at, null::timestamptz as client_at
  from agreement g
  join terms_version v on v.id = g.version_id
  left join account a on a.id = g.account_id
  union all
  select k.id, 'acknowledgement', k.account_id, a.email, a.name, v.id, v.document_type, v.title, v.version, v.sha256, k.server_at, k.client_at
  from acknowledgement k
  join acknowledged_version s on s.digest = k.digest
  join terms_version v on v.id = s.version_id
  left join account a on a.id = k.account_id;
grant select on agreement_record to casebalance_accounts;
