import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { Json } from '#domain/transparency-log/canonical-json.ts'
import { leafText } from '#domain/transparency-log/leaf.ts'

/** An entry with what it says. */
export interface NamingLeaf {
  /** The case's id for the log that the parents share, else the seat whose own it is. */
  log: string
  seq: number
  /** `null` for what the platform did by itself. */
  actor: string | null
  verb: string
  at: Date
  /** 64 digits: SHA-256 over a zero byte and `text`. */
  hash: string
  text: string
  content: Json
}

/**
 * The entries of some logs whose content names one of these ids, as far as they are shown to the one who acts, the oldest first. An entry
 * whose content a court had erased names nothing any more.
 */
export async function leavesNaming(
  tx: CaseTx,
  { caseId, logs }: { caseId: string; logs: readonly string[] },
  ids: readonly string[],
): Promise<NamingLeaf[]> {
  if (ids.length === 0) return []
  const rows = await tx
    .selectFrom('ledger_leaf as l')
    .innerJoin('ledger_object as o', (on) =>
      on.onRef('l.case_id', '=', 'o.case_id').onRef('l.log', '=', 'o.log').onRef('l.seq', '=', 'o.seq'),
    )
    .select(['l.log', 'l.seq', 'l.actor_id as actor', 'l.verb', 'l.at', 'l.hash', 'l.object', 'o.content'])
    .where('o.case_id', '=', caseId)
    .where('o.log', 'in', [...logs])
    .where(sql<boolean>`exists (select from unnest(${[...ids]}::text[]) named where position(named in o.content) > 0)`)
    .orderBy('l.at')
    .orderBy('l.log')
    .orderBy('l.seq')
    .execute()
  return rows.map(({ seq, actor, at, hash, object, content, ...row }) => ({
    ...row,
    seq: Number(seq),
    actor,
    at,
    hash: hash.toString('hex'),
    text: leafText({
      seq: Number(seq),
      case: caseId,
      actor: actor ?? 'system',
      verb: row.verb,
      object: object.toString('hex'),
      at: at.toISOString(),
    }),
    content: JSON.parse(content) as Json,
  }))
}
