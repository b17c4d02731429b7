import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'
import type { Certificate } from './contract.ts'
import type { LeftOut } from './rules.ts'

export interface RecordAt {
  caseId: string
  id: string
}

export interface RecordRow extends RecordAt {
  authorId: string
  createdAt: Date
  about: string | null
  aboutName: string
  from: string | null
  to: string | null
  offers: boolean
  /** With files that its author marked as sensitive. */
  hasSensitive: boolean
  certificate: Certificate
  prefix: string
  state: 'waiting' | 'making' | 'ready' | 'failed'
  progress: number
  failure: string
  items: number | null
  pages: number | null
  manifest: string | null
  endedAt: Date | null
  /** What a certificate says of it besides; `null` where it was made before that was noted. */
  leftOut: LeftOut[] | null
  software: string | null
  /** The code of the shared log in it. */
  code: string | null
}

/** What is noted of a record when it is ready. */
export interface MadeOf {
  items: number
  pages: number
  manifest: string
  leftOut: readonly LeftOut[]
  software: string
  code: string
  /** The ids of its items, in the order of their numbers. */
  itemIds: readonly string[]
}

const rows = (tx: CaseTx) =>
  tx
    .selectFrom('case_record')
    .select([
      'case_id as caseId',
      'id',
      'author_id as authorId',
      'created_at as createdAt',
      'about',
      'about_name as aboutName',
      'from_day as from',
      'to_day as to',
      'has_offers as offers',
      'has_sensitive as hasSensitive',
      'prefix',
      'progress',
      'failure',
      'items',
      'pages',
      'manifest_sha256 as manifest',
      'ended_at as endedAt',
      'software',
      'head_code as code',
    ])
    .select((eb) => [
      eb.ref('certificate').$castTo<Certificate>().as('certificate'),
      eb.ref('state').$castTo<RecordRow['state']>().as('state'),
      eb.ref('left_out').$castTo<LeftOut[] | null>().as('leftOut'),
    ])
    .where('removed_at', 'is', null)

/** The records of a seat, the latest first. */
export async function recordsOf(tx: CaseTx, { caseId, authorId }: { caseId: string; authorId: string }): Promise<RecordRow[]> {
  return rows(tx)
    .where('case_id', '=', caseId)
    .where('author_id', '=', authorId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function recordAt(tx: CaseTx, { caseId, id }: RecordAt): Promise<RecordRow | null> {
  return (await rows(tx).where('case_id', '=', caseId).where('id', '=', id).executeTakeFirst()) ?? null
}

/** The ids of a record's items, in the order of their numbers, also of one that is deleted here; none where that was not noted. As the machine. */
export async function itemsOf(tx: CaseTx, { caseId, id }: RecordAt): Promise<string[]> {
  const row = await tx.selectFrom('case_record').select('item_ids').where('case_id', '=', caseId).where('id', '=', id).executeTakeFirst()
  return row?.item_ids ?? []
}

/** Adds what was asked for. As the machine. @returns whether it is new */
export async function addRecord(
  tx: CaseTx,
  asked: Pick<
    RecordRow,
    'caseId' | 'id' | 'authorId' | 'about' | 'aboutName' | 'from' | 'to' | 'offers' | 'hasSensitive' | 'certificate' | 'prefix'
  >,
  at: Date,
): Promise<boolean> {
  return changedRow(
    tx
      .insertInto('case_record')
      .values({
        case_id: asked.caseId,
        id: asked.id,
        author_id: asked.authorId,
        created_at: at,
        about: asked.about,
        about_name: asked.aboutName,
        from_day: asked.from,
        to_day: asked.to,
        has_offers: asked.offers,
        has_sensitive: asked.hasSensitive,
        certificate: asked.certificate,
        prefix: asked.prefix,
      })
      .onConflict((conflict) => conflict.columns(['case_id', 'id']).doNothing()),
  )
}

const one = (tx: CaseTx, { caseId, id }: RecordAt) =>
  tx.updateTable('case_record').where('case_id', '=', caseId).where('id', '=', id).where('removed_at', 'is', null)

/** Says how far it is. As the machine. @returns whether there is anything to go on with: not what is ready, failed or deleted */
export async function noteProgress(tx: CaseTx, of: RecordAt, progress: number): Promise<boolean> {
  return changedRow(one(tx, of).where('state', 'in', ['waiting', 'making']).set({ state: 'making', progress }))
}

/** Ends it well. As the machine. @returns whether it is this run that did: another process may have been faster */
export async function endRecord(
  tx: CaseTx,
  of: RecordAt,
  { items, pages, manifest, leftOut, software, code, itemIds }: MadeOf,
  at: Date,
): Promise<boolean> {
  return changedRow(
    one(tx, of)
      .where('state', 'in', ['waiting', 'making'])
      .set({
        state: 'ready',
        progress: 100,
        items,
        pages,
        manifest_sha256: manifest,
        left_out: JSON.stringify(leftOut),
        software,
        head_code: code,
        item_ids: [...itemIds],
        ended_at: at,
      }),
  )
}

/** Ends it without a result. As the machine. */
export async function failRecord(tx: CaseTx, of: RecordAt, failure: string, at: Date): Promise<boolean> {
  return changedRow(one(tx, of).where('state', 'in', ['waiting', 'making']).set({ state: 'failed', failure, ended_at: at }))
}

export async function removeRecord(tx: CaseTx, of: RecordAt, at: Date): Promise<boolean> {
  return changedRow(one(tx, of).set({ removed_at: at }))
}

/**
 * Records of a case that have an item, or may have it: of those that are older than that note nobody knows, and of one that is being made
 * neither. As the machine.
 */
export async function recordsWith(tx: CaseTx, caseId: string, item: string): Promise<(RecordAt & { authorId: string; isMade: boolean })[]> {
  const found = await tx
    .selectFrom('case_record')
    .select(['case_id as caseId', 'id', 'author_id as authorId', 'state'])
    .where('case_id', '=', caseId)
    .where('removed_at', 'is', null)
    .where('state', '<>', 'failed')
    .where(({ eb, or }) => or([eb('item_ids', 'is', null), eb(sql`${item}::uuid`, '=', sql`any (item_ids)`)]))
    .orderBy('id')
    .execute()
  return found.map(({ state, ...row }) => ({ ...row, isMade: state === 'ready' }))
}

/** Forgets what a thing was called in the records of it, deleted ones included. As the machine. */
export async function forgetName(tx: CaseTx, caseId: string, about: string): Promise<void> {
  await tx.updateTable('case_record').set({ about_name: '' }).where('case_id', '=', caseId).where('about', '=', about).execute()
}

/**
 * Records that were asked for before a time, of all cases: all, or those that are not made yet. Not those of which a certified copy was
 * asked for and is not answered, or was answered since that time. As the machine.
 */
export async function recordsBefore(tx: CaseTx, before: Date, which: 'all' | 'waiting'): Promise<(RecordAt & { authorId: string })[]> {
  return tx
    .selectFrom('case_record')
    .select(['case_record.case_id as caseId', 'case_record.id', 'case_record.author_id as authorId'])
    .where('removed_at', 'is', null)
    .where('created_at', '<', before)
    .$if(which === 'waiting', (q) => q.where('state', 'in', ['waiting', 'making']))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('certified_copy')
            .select('certified_copy.id')
            .whereRef('certified_copy.case_id', '=', 'case_record.case_id')
            .whereRef('certified_copy.record_id', '=', 'case_record.id')
            .where((eb) => eb.or([eb('certified_copy.ended_at', 'is', null), eb('certified_copy.ended_at', '>=', before)])),
        ),
      ),
    )
    .orderBy('case_id')
    .orderBy('id')
    .limit(200)
    .execute()
}

/** Everything that follows in this transaction is read as it is at one moment. Before the first read. */
export async function atOneMoment(tx: CaseTx): Promise<void> {
  await sql`set transaction isolation level repeatable read`.execute(tx)
}
