-- The installation itself: one row. The owner's alone; no role that requests run under sees it.
create table installation (
  is_only boolean primary key default true check (is_only),
  -- HMAC-SHA256 by the installation's secret (src/app/secret.ts): another secret is known by it, and no secret can be worked out.
  secret_fingerprint text not null check (secret_fingerprint ~ '^[0-9a-f]{64}$')
);
