-- Requests to sign a private paper (docs/decisions/0138). Only src/features/evidence/signing/store.ts reads or writes these tables.

-- One version of a document that its author signs, or asks the other parent to sign, or both. What is signed is a PDF of its pages, a
-- made_file; the document itself stays its author's alone.
create table sign_request (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  author_id uuid not null,
  -- The author's own document and its version: ids alone.
  document_id uuid not null,
  version_id uuid not null,
  -- The other parent is asked; else the author signs alone, and nobody is shown anything.
  is_shared boolean not null,
  kind text not null check (kind in ('agreement', 'receipt', 'letter')),
  title text not null check (char_length(title) between 1 and 200),
  note text not null check (char_length(note) <= 500),
  -- The PDF: its pages, the words of each page as far as they can be read, its bytes.
  pages integer not null check (pages between 1 and 20),
  texts jsonb not null check (jsonb_typeof(texts) = 'array' and jsonb_array_length(texts) = pages),
  bytes bigint not null check (bytes > 0),
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  state text not null check (state in ('asked', 'signed', 'declined', 'withdrawn')),
  created_at timestamptz not null,
  -- From when on it can't be answered.
  expires_at timestamptz,
  settled_at timestamptz,
  settled_by uuid,
  reason text not null default '' check (char_length(reason) <= 500),
  -- Declined because the paper is to be signed on paper.
  wants_paper boolean not null default false,
  -- The signed copy, and how it is sealed: not at all, PAdES B-B or B-T.
  signed_bytes bigint check (signed_bytes > 0),
  signed_sha256 text check (signed_sha256 ~ '^[0-9a-f]{64}$'),
  seal text check (seal in ('none', 'B-B', 'B-T')),
  primary key (case_id, id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, settled_by) references case_member on delete no action,
  check (is_shared = (expires_at is not null)),
  check ((state = 'asked') = (settled_at is null)),
  check (settled_by is null or settled_at is not null),
  check (is_shared or state = 'signed'),
  check ((state = 'signed') = (signed_sha256 is not null)),
  check ((signed_sha256 is null) = (signed_bytes is null) and (signed_sha256 is null) = (seal is null))
);
create index sign_request_of on sign_request (case_id, created_at desc, id desc);
call guard('sign_request', 'case', null, null, 'author_id', 'is_shared', 'parents');
create trigger stands before update on sign_request for each row execute function frozen('author_id', 'document_id', 'version_id', 'is_shared', 'kind',
  'title', 'note', 'pages', 'texts', 'bytes', 'sha256', 'created_at', 'expires_at');
create trigger settled_once before update on sign_request for each row when (old.settled_at is not null)
  execute function frozen('state', 'settled_at', 'settled_by', 'reason', 'wants_paper', 'signed_bytes', 'signed_sha256', 'seal');
grant select, insert, update (state, settled_at, settled_by, reason, wants_paper, signed_bytes, signed_sha256, seal) on sign_request to casebalance_cases;

-- That someone signed it: the name they typed, and when. Never changed.
create table sign_signature (
  case_id uuid not null references case_file on delete cascade,
  id uuid not null,
  -- Who signed.
  author_id uuid not null,
  request_id uuid not null,
  is_shared boolean not null,
  name text not null check (char_length(name) between 1 and 120),
  signed_at timestamptz not null,
  primary key (case_id, id),
  unique (case_id, request_id, author_id),
  foreign key (case_id, author_id) references case_member on delete no action,
  foreign key (case_id, request_id) references sign_request on delete cascade
);
call guard('sign_signature', 'case', null, null, 'author_id', 'is_shared', 'nobody');
grant select, insert on sign_signature to casebalance_cases;
