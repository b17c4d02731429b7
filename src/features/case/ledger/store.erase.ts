// What a recorded order of a court does to the ledger (docs/decisions/0108). As the machine: no person's role may delete a row of it.
import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import { changedRow } from '#ports/db/changed.ts'

const anId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * The case that a record is of.
 * @param named its id, or the code of its shared log as records, papers and mails print it, without groups
 */
export async function caseNamed(tx: CaseTx, named: string): Promise<string | null> {
  const row = anId.test(named)
    ? await tx.selectFrom('case_file').select('case_id').where('case_id', '=', named).executeTakeFirst()
    : await tx
        .selectFrom('ledger_head')
        .select('case_id')
        .where('code', '=', named)
        .whereRef('log', '=', 'case_id')
        .limit(1)
        .executeTakeFirst()
  return row?.case_id ?? null
}

/** An entry of the shared log, without what it says. */
export interface SharedEntry {
  verb: string
  at: Date
  /** The message that it is about; `null` for other entries, and where the content is gone. */
  message: string | null
}

/** @param entry its number, as records print it */
export async function sharedEntry(tx: CaseTx, caseId: string, entry: number): Promise<SharedEntry | null> {
  const { rows } = await sql<SharedEntry>`
    select l.verb, l.at, case when l.verb = 'messages.send' then o.content::jsonb->>'id' end as message
    from ledger_leaf l left join ledger_object o using (case_id, log, seq)
    where l.case_id = ${caseId} and l.log = ${caseId} and l.seq = ${entry}`.execute(tx)
  return rows[0] ?? null
}

/** The number of the newest entry of the shared log. After `changed`, in its transaction, it is the one that was just added. */
export async function newestEntry(tx: CaseTx, caseId: string): Promise<number> {
  const { size } = await tx
    .selectFrom('ledger_log')
    .select('size')
    .where('case_id', '=', caseId)
    .where('log', '=', caseId)
    .executeTakeFirstOrThrow()
  return Number(size)
}

/**
 * Destroys the key and the content of an entry of the shared log. Its leaf, and every proof, stays.
 * @throws the database's error where no entry `ledger.erase` names it, or where it is no message's sending (migration 0076)
 */
export async function destroyContent(tx: CaseTx, caseId: string, entry: number): Promise<boolean> {
  return changedRow(tx.deleteFrom('ledger_object').where('case_id', '=', caseId).where('log', '=', caseId).where('seq', '=', entry))
}
