// Certified copies. The desk reads this table alone, which has no subject and no text of a message.
import type { CaseTx } from '#access/cases.ts'
import type { CertificateId } from '#domain/certificates/rules.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Copy } from './contract.ts'
import type { LeftOut } from './rules.ts'
import type { RecordAt } from './store.ts'

export interface CopyRow extends RecordAt {
  authorId: string
  recordId: string
  number: string
  askedAt: Date
  law: CertificateId
  court: string
  recipient: string
  feeTerms: string
  fee: Copy['fee']
  waiver: string
  madeAt: Date
  from: string | null
  to: string | null
  isOneThread: boolean
  items: number
  pages: number
  leftOut: LeftOut[]
  software: string
  /** Of the shared log; empty where no head with it was issued. */
  code: string
  manifest: string
  noticeOn: string | null
  noticeTo: string
  noticeBy: string
  state: Copy['state']
  endedAt: Date | null
  refusal: string
  signer: string
  signerPosition: string
}

const rows = (tx: CaseTx) =>
  tx
    .selectFrom('certified_copy')
    .select([
      'case_id as caseId',
      'id',
      'author_id as authorId',
      'record_id as recordId',
      'number',
      'asked_at as askedAt',
      'court',
      'recipient',
      'fee_terms as feeTerms',
      'waiver_reason as waiver',
      'made_at as madeAt',
      'from_day as from',
      'to_day as to',
      'is_one_thread as isOneThread',
      'items',
      'pages',
      'software',
      'head_code as code',
      'manifest_sha256 as manifest',
      'notice_on as noticeOn',
      'notice_to as noticeTo',
      'notice_by as noticeBy',
      'ended_at as endedAt',
      'refusal',
      'signer',
      'signer_position as signerPosition',
    ])
    .select((eb) => [
      eb.ref('law').$castTo<CertificateId>().as('law'),
      eb.ref('fee').$castTo<CopyRow['fee']>().as('fee'),
      eb.ref('state').$castTo<CopyRow['state']>().as('state'),
      eb.ref('left_out').$castTo<LeftOut[]>().as('leftOut'),
    ])

/** The requests of a seat, the latest first. */
export async function copiesOf(tx: CaseTx, { caseId, authorId }: { caseId: string; authorId: string }): Promise<CopyRow[]> {
  return rows(tx)
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function copyAt(tx: CaseTx, { caseId, id }: RecordAt): Promise<CopyRow | null> {
  return (await rows(tx).where('case_id', '=', caseId).where('id', '=', id).executeTakeFirst()) ?? null
}

/** Of all cases, for the desk. As the machine. */
export async function copiesAtDesk(tx: CaseTx, show: 'open' | 'ended', most: number): Promise<CopyRow[]> {
  return show === 'open'
    ? rows(tx).where('state', '=', 'waiting').orderBy('asked_at').orderBy('id').limit(most).execute()
    : rows(tx).where('state', '<>', 'waiting').orderBy('ended_at', 'desc').orderBy('id').limit(most).execute()
}

/** One of any case, for the desk: until the transaction ends it stays as it is. As the machine. */
export async function copyAtDesk(tx: CaseTx, id: string): Promise<CopyRow | null> {
  return (await rows(tx).where('id', '=', id).forUpdate().executeTakeFirst()) ?? null
}

/** Adds a request. As the machine. @returns whether it is new */
export async function addCopy(
  tx: CaseTx,
  it: Omit<CopyRow, 'noticeOn' | 'noticeTo' | 'noticeBy' | 'state' | 'endedAt' | 'refusal' | 'signer' | 'signerPosition'>,
): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('certified_copy')
      .values({
        case_id: it.caseId,
        id: it.id,
        author_id: it.authorId,
        record_id: it.recordId,
        number: it.number,
        asked_at: it.askedAt,
        law: it.law,
        court: it.court,
        recipient: it.recipient,
        fee_terms: it.feeTerms,
        fee: it.fee,
        waiver_reason: it.waiver,
        made_at: it.madeAt,
        from_day: it.from,
        to_day: it.to,
        is_one_thread: it.isOneThread,
        items: it.items,
        pages: it.pages,
        left_out: JSON.stringify(it.leftOut),
        software: it.software,
        head_code: it.code,
        manifest_sha256: it.manifest,
      })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

const one = (tx: CaseTx, { caseId, id }: RecordAt) => tx.updateTable('certified_copy').where('case_id', '=', caseId).where('id', '=', id)
const waiting = (tx: CaseTx, of: RecordAt) => one(tx, of).where('state', '=', 'waiting')

/** Notes the notice to the other side, also after the certificate was signed. As the machine. */
export async function putNotice(tx: CaseTx, of: RecordAt, { on, to, by }: { on: string; to: string; by: string }): Promise<boolean> {
  return changedRow(one(tx, of).where('state', 'in', ['waiting', 'signed']).set({ notice_on: on, notice_to: to, notice_by: by }))
}

export async function putFee(tx: CaseTx, of: RecordAt, fee: CopyRow['fee']): Promise<void> {
  await waiting(tx, of).set({ fee }).execute()
}

export async function withdrawCopy(tx: CaseTx, of: RecordAt, at: Date): Promise<boolean> {
  return changedRow(waiting(tx, of).set({ state: 'withdrawn', ended_at: at }))
}

export async function refuseCopy(tx: CaseTx, of: RecordAt, refusal: string, at: Date): Promise<void> {
  await waiting(tx, of).set({ state: 'refused', refusal, ended_at: at }).execute()
}

/** Ends it with a certificate. As the machine. */
export async function endSigned(
  tx: CaseTx,
  of: RecordAt,
  { signer, position, place, version }: { signer: string; position: string; place: string; version: string },
  at: Date,
): Promise<void> {
  await waiting(tx, of)
    .set({ state: 'signed', signer, signer_position: position, signer_place: place, text_version: version, ended_at: at })
    .execute()
}
