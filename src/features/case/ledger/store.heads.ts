import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { MailCode } from '#domain/notices/texts.ts'
import { inGroups } from '#domain/transparency-log/head-code.ts'
import type { Hash } from '#domain/transparency-log/merkle-tree.ts'
import type { Db } from '#ports/db/port.ts'

/** One of the logs of a case: its shared one, which has the case's id, or that of a seat. */
export interface Log {
  caseId: string
  log: string
}

/** A stored head. */
export interface HeadRow {
  size: number
  root: Buffer
  peaks: Buffer
  origin: string
  code: string
  at: Date
}

const columns = ['size', 'root', 'peaks', 'origin', 'code', 'at'] as const

export async function newestStored(tx: CaseTx, { caseId, log }: Log): Promise<HeadRow | undefined> {
  return tx
    .selectFrom('ledger_head')
    .select(columns)
    .where('case_id', '=', caseId)
    .where('log', '=', log)
    .orderBy('size', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** The hashes of the leaves after the first `size`, in order. */
export async function hashesAfter(tx: CaseTx, { caseId, log }: Log, size: number): Promise<Hash[]> {
  const rows = await tx
    .selectFrom('ledger_leaf')
    .select('hash')
    .where('case_id', '=', caseId)
    .where('log', '=', log)
    .where('seq', '>', size)
    .orderBy('seq')
    .execute()
  return rows.map(({ hash }) => new Uint8Array(hash))
}

/** Adds a head, and says what stands there: of two that are made at once for one size, the first. */
export async function addHead(tx: CaseTx, { caseId, log }: Log, head: HeadRow): Promise<HeadRow> {
  await tx
    .insertInto('ledger_head')
    .values({ case_id: caseId, log, ...head })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return tx
    .selectFrom('ledger_head')
    .select(columns)
    .where('case_id', '=', caseId)
    .where('log', '=', log)
    .where('size', '=', head.size)
    .executeTakeFirstOrThrow()
}

/** The heads of a log with more leaves than so many, from the smallest on. */
export async function storedSince(tx: CaseTx, { caseId, log }: Log, size: number): Promise<HeadRow[]> {
  return tx
    .selectFrom('ledger_head')
    .select(columns)
    .where('case_id', '=', caseId)
    .where('log', '=', log)
    .where('size', '>', size)
    .orderBy('size')
    .execute()
}

/** The day on which a shared record of any case had a code; `null` where none had. The visitors' role asks, and learns nothing else. */
export async function dayOfCode(app: Db, code: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`select day_of_code(${code}) as day`.execute(app)
  return rows[0]!.day
}

/** The newest code of each shared record in which someone is a parent, with its day. The accounts' role asks, for a mail to them. */
export async function recordCodes(accounts: Db, account: string): Promise<MailCode[]> {
  const { rows } = await sql<MailCode>`select code, day from record_codes(${account})`.execute(accounts)
  return rows.map(({ code, day }) => ({ code: inGroups(code), day }))
}
