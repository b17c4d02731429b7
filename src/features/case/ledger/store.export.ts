import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { Log } from './store.heads.ts'

// What an export reads of the ledger, as the person who exports: row-level security shows them what is theirs.

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

/**
 * Where the shared log, up to so many leaves, went into the tree of the site: the newest place that a stamped head of the site has; where no
 * head is stamped, the newest place. Only of one host: a site that moved has another origin since.
 */
export async function placeInSite(tx: CaseTx, { caseId, log }: Log, { size, host }: { size: number; host: string }) {
  const ofSite = sql<boolean>`starts_with(h.note, ${`${host}/ledger\n`})`
  const heads = tx.selectFrom('site_head as h').leftJoin('site_stamp as s', 's.size', 'h.size').where(ofSite)
  const stamped = await heads.select('h.size').where('s.token', 'is not', null).orderBy('h.size', 'desc').limit(1).executeTakeFirst()
  const places = tx
    .selectFrom('ledger_site_leaf as l')
    .select(['l.index', 'l.nonce', 'l.note'])
    .where('l.case_id', '=', caseId)
    .where('l.log', '=', log)
    .where('l.size', '<=', size)
    .where(sql<boolean>`starts_with(l.note, ${`${host}/ledger/case/`})`)
    .orderBy('l.size', 'desc')
    .limit(1)
  const inStamped = await places.where('l.index', '<', stamped?.size ?? 0).executeTakeFirst()
  const place = inStamped ?? (await places.executeTakeFirst())
  if (!place) return undefined
  const head = await heads
    .select(['h.size', 'h.note as siteNote', 's.token'])
    .where('h.size', '>', place.index)
    .$if(inStamped !== undefined, (q) => q.where('s.token', 'is not', null))
    .orderBy('h.size')
    .limit(1)
    .executeTakeFirst()
  return head && { ...place, ...head }
}

/** The data of the first leaves of the tree of the site. */
export async function siteDataUpTo(tx: CaseTx, size: number): Promise<Uint8Array[]> {
  const rows = await tx.selectFrom('site_leaf').select('data').where('index', '<', size).orderBy('index').execute()
  return rows.map(({ data }) => new Uint8Array(data))
}

/** Where leaves of a seat's own log are in the trees of their days, day by day. Only of one host, as above. */
export async function placesInDays(tx: CaseTx, { caseId, log }: Log, { size, host }: { size: number; host: string }) {
  return tx
    .selectFrom('ledger_day_leaf as d')
    .innerJoin('day_head as h', 'h.day', 'd.day')
    .leftJoin('day_stamp as s', 's.day', 'd.day')
    .select(['d.day', 'd.seq', 'd.index', 'd.nonce', 'd.proof', 'h.note', 's.token'])
    .where('d.case_id', '=', caseId)
    .where('d.log', '=', log)
    .where('d.seq', '<=', size)
    .where(sql<boolean>`starts_with(h.note, ${`${host}/ledger/private/`})`)
    .orderBy('d.day')
    .orderBy('d.seq')
    .execute()
}
