// SQL of requests to sign and of signatures. Row-level security shows what was asked to both parents, and what someone signed alone to them.
import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { PrivateKind } from '#domain/signing/kinds.ts'
import type { SignState } from '#domain/signing/lifecycle.ts'
import type { Signature } from '#domain/papers/signature.ts'
import { changedRow } from '#ports/db/changed.ts'

export interface SignedCopy {
  bytes: number
  sha256: string
  seal: Signature
}

export interface SignRow {
  id: string
  authorId: string
  document: string
  version: string
  isShared: boolean
  kind: PrivateKind
  title: string
  note: string
  pages: number
  bytes: number
  sha256: string
  state: SignState
  at: Date
  expiresAt: Date | null
  settledAt: Date | null
  settledBy: string | null
  reason: string
  wantsPaper: boolean
  signed: SignedCopy | null
}

const columns = sql`id, author_id as "authorId", document_id as document, version_id as version, is_shared as "isShared", kind, title, note,
  pages, bytes::float8 as bytes, sha256, state, created_at as at, expires_at as "expiresAt", settled_at as "settledAt", settled_by as "settledBy",
  reason, wants_paper as "wantsPaper", case when signed_sha256 is null then null
    else json_build_object('bytes', signed_bytes, 'sha256', signed_sha256, 'seal', seal) end as signed`

/** Requests, the latest first. @param before where the page before it ended */
export async function requestsIn(
  tx: CaseTx,
  caseId: string,
  { before = null, most, isOpen = false }: { before?: { at: Date; id: string } | null; most: number; isOpen?: boolean },
): Promise<SignRow[]> {
  const { rows } = await sql<SignRow>`select ${columns} from sign_request where case_id = ${caseId}
    and ${isOpen ? sql`state = 'asked'` : sql`true`}
    and ${before ? sql`(created_at, id) < (${before.at}::timestamptz, ${before.id}::uuid)` : sql`true`}
    order by created_at desc, id desc limit ${most}`.execute(tx)
  return rows
}

/** One request. @param isLocked until the end of the transaction nobody else answers it */
export async function requestAt(tx: CaseTx, caseId: string, id: string, isLocked = false): Promise<SignRow | null> {
  const { rows } = await sql<SignRow>`select ${columns} from sign_request where case_id = ${caseId} and id = ${id}
    ${isLocked ? sql`for update` : sql``}`.execute(tx)
  return rows[0] ?? null
}

/** The words of each page. */
export async function textsOf(tx: CaseTx, caseId: string, id: string): Promise<string[]> {
  const row = await tx.selectFrom('sign_request').select('texts').where('case_id', '=', caseId).where('id', '=', id).executeTakeFirst()
  return (row?.texts ?? []) as string[]
}

interface By {
  caseId: string
  id: string
}

export interface Asked extends By, Omit<SignRow, 'id' | 'state' | 'settledAt' | 'settledBy' | 'reason' | 'wantsPaper'> {
  texts: readonly string[]
}

/** Adds a request; with a signed copy it is one that its author signed alone. @returns whether it was added now: a retry adds nothing */
export async function addRequest(tx: CaseTx, asked: Asked): Promise<boolean> {
  const { signed } = asked
  return changedRow(
    tx
      .insertInto('sign_request')
      .values({
        case_id: asked.caseId,
        id: asked.id,
        author_id: asked.authorId,
        document_id: asked.document,
        version_id: asked.version,
        is_shared: asked.isShared,
        kind: asked.kind,
        title: asked.title,
        note: asked.note,
        pages: asked.pages,
        texts: JSON.stringify(asked.texts),
        bytes: asked.bytes,
        sha256: asked.sha256,
        state: signed ? 'signed' : 'asked',
        created_at: asked.at,
        expires_at: asked.expiresAt,
        ...(signed && {
          settled_at: asked.at,
          settled_by: asked.authorId,
          signed_bytes: signed.bytes,
          signed_sha256: signed.sha256,
          seal: signed.seal,
        }),
      })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

/** Ends a request that the caller has locked. */
export async function settle(
  tx: CaseTx,
  {
    caseId,
    id,
    state,
    by,
    at,
    reason = '',
    wantsPaper = false,
    signed = null,
  }: By & {
    state: Exclude<SignState, 'asked'>
    by: string
    at: Date
    reason?: string
    wantsPaper?: boolean
    signed?: SignedCopy | null
  },
): Promise<void> {
  await tx
    .updateTable('sign_request')
    .set({
      state,
      settled_at: at,
      settled_by: by,
      reason,
      wants_paper: wantsPaper,
      ...(signed && { signed_bytes: signed.bytes, signed_sha256: signed.sha256, seal: signed.seal }),
    })
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .execute()
}

export interface SignatureRow {
  request: string
  authorId: string
  name: string
  at: Date
}

/** Signatures of these requests, the first one first. */
export async function signaturesOf(tx: CaseTx, caseId: string, requests: readonly string[]): Promise<SignatureRow[]> {
  if (requests.length === 0) return []
  const { rows } = await sql<SignatureRow>`select request_id as request, author_id as "authorId", name, signed_at as at from sign_signature
    where case_id = ${caseId} and request_id = any (${[...requests]}::uuid[]) order by signed_at, id`.execute(tx)
  return rows
}

export async function addSignature(
  tx: CaseTx,
  { caseId, id, authorId, request, isShared, name, at }: By & SignatureRow & { isShared: boolean },
): Promise<void> {
  await tx
    .insertInto('sign_signature')
    .values({ case_id: caseId, id, author_id: authorId, request_id: request, is_shared: isShared, name, signed_at: at })
    .execute()
}
