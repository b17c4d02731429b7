import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { Log } from './store.heads.ts'

// What an export reads of the logs, as the person who exports: row-level security shows them what is theirs.

/** Whether the log is one of which the reader may know how long it is: the shared one for parents, its own for a seat. */
export async function isOwnLog(tx: CaseTx, { caseId, log }: Log): Promise<boolean> {
  const row = await tx.selectFrom('ledger_log').select('size').where('case_id', '=', caseId).where('log', '=', log).executeTakeFirst()
  return row !== undefined
}

const leaves = (tx: CaseTx, { caseId, log }: Log) =>
  tx
    .selectFrom('ledger_leaf as l')
    .leftJoin('ledger_object as o', (on) =>
      on.onRef('o.case_id', '=', 'l.case_id').onRef('o.log', '=', 'l.log').onRef('o.seq', '=', 'l.seq'),
    )
    .select(['l.seq', 'l.actor_id', 'l.verb', 'l.object', 'l.at', 'l.hash', 'o.key', 'o.content', 'o.author_id', 'o.is_shared'])
    .where('l.case_id', '=', caseId)
    .where('l.log', '=', log)
    .orderBy('l.seq')

/** A leaf, with what it commits to where the reader may read that and its key still exists. */
export type LeafRow = Awaited<ReturnType<ReturnType<typeof leaves>['execute']>>[number]

/** The leaves of a log up to so many. */
export const leavesUpTo = (tx: CaseTx, log: Log, size: number): Promise<LeafRow[]> => leaves(tx, log).where('l.seq', '<=', size).execute()

/** The leaves of a log until a moment. They are in order: a clock that was set back ends nothing early. */
export const leavesUntil = (tx: CaseTx, log: Log, until: Date): Promise<LeafRow[]> =>
  leaves(tx, log)
    .where(
      'l.seq',
      '<=',
      tx
        .selectFrom('ledger_leaf')
        .select(({ fn }) => fn.max('seq').as('seq'))
        .where('case_id', '=', log.caseId)
        .where('log', '=', log.log)
        .where('at', '<=', until),
    )
    .execute()

export interface SitePlace {
  index: number
  nonce: Buffer
  note: string
}

/** The newest place of a shared log, up to so many leaves, in the first `within` leaves of the tree of the site of one host. */
export async function placeInSite(
  tx: CaseTx,
  { caseId, log }: Log,
  { size, host, within }: { size: number; host: string; within: number },
): Promise<SitePlace | undefined> {
  return tx
    .selectFrom('ledger_site_leaf')
    .select(['index', 'nonce', 'note'])
    .where('case_id', '=', caseId)
    .where('log', '=', log)
    .where('size', '<=', size)
    .where('index', '<', within)
    .where(sql<boolean>`starts_with(note, ${`${host}/ledger/case/`})`)
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Where leaves of a seat's own log, up to so many, are in the trees of their days. */
export async function placesInDays(tx: CaseTx, { caseId, log }: Log, size: number) {
  return tx
    .selectFrom('ledger_day_leaf')
    .select(['day', 'seq', 'index', 'nonce', 'proof'])
    .where('case_id', '=', caseId)
    .where('log', '=', log)
    .where('seq', '<=', size)
    .orderBy('day')
    .orderBy('seq')
    .execute()
}
