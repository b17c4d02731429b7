import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'

/** The request that an expense is the bill for; `null` where it has none. */
export async function requestIdOf(tx: CaseTx, caseId: string, id: string): Promise<string | null> {
  const row = await tx.selectFrom('expense').select('request_id').where('case_id', '=', caseId).where('id', '=', id).executeTakeFirst()
  return row?.request_id ?? null
}

/** The expenses that were sent for each of these requests and not withdrawn: how many, and their cents. */
export async function billsIn(
  tx: CaseTx,
  caseId: string,
  requests: readonly string[],
): Promise<Map<string, { count: number; cents: number }>> {
  if (requests.length === 0) return new Map()
  const rows = await tx
    .selectFrom('expense')
    .select(({ fn }) => ['request_id', fn.countAll<string>().as('count'), fn.sum<string>('cents').as('cents')])
    .where('case_id', '=', caseId)
    .where('request_id', '=', sql<string>`any (${requests}::uuid[])`)
    .where('sent_at', 'is not', null)
    .where('state', '<>', 'void')
    .groupBy('request_id')
    .execute()
  return new Map(rows.map(({ request_id, count, cents }) => [request_id!, { count: Number(count), cents: Number(cents) }]))
}
