import { sql } from 'kysely'
import type { CaseTx } from '#access/cases.ts'
import type { Run, Series } from '#domain/exhibits/bates.ts'
import type { Owner } from './store.ts'

/** The numbers of a parent under one prefix: `id` follows from both (`seriesAt`). */
export interface SeriesAt extends Owner {
  id: string
  prefix: string
}

/** The numbers that were given under a prefix; `null` where none were. */
export async function seriesOf(tx: CaseTx, { caseId, id }: SeriesAt): Promise<Series | null> {
  const row = await tx
    .selectFrom('bates_series')
    .select((eb) => ['first_number as first', eb.ref('runs').$castTo<Run[]>().as('runs')])
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/**
 * Changes the numbers under a prefix. As the machine. Two who give numbers at once wait for each other.
 * @param first where the numbers begin, if none were given
 */
export async function changeSeries<T>(
  tx: CaseTx,
  { caseId, authorId, id, prefix }: SeriesAt,
  first: number,
  change: (series: Series) => { series: Series; result: T },
): Promise<T> {
  await tx
    .insertInto('bates_series')
    .values({ case_id: caseId, id, author_id: authorId, prefix, first_number: first })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { rows } = await sql<Series>`select first_number as first, runs from bates_series
    where case_id = ${caseId} and id = ${id} for update`.execute(tx)
  const { series, result } = change(rows[0]!)
  await tx
    .updateTable('bates_series')
    .set({ runs: JSON.stringify(series.runs) })
    .where('case_id', '=', caseId)
    .where('id', '=', id)
    .execute()
  return result
}
