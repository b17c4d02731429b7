import type { Cases } from '#access/cases.ts'
import type { ListedItem } from '#domain/certificates/signed.ts'
import type { RecordPart } from './slots.ts'
import { itemsOf } from './store.ts'
import type { CopyRow } from './store.copies.ts'

/**
 * On which day each message of a record was first listed to each parent who got it, up to the day on which the record was made. For a
 * certificate alone: no page and no reply has it, because it would tell when someone opened the app.
 */
export async function listedIn(
  { cases, parts }: { cases: Cases; parts: readonly RecordPart[] },
  { caseId, recordId, madeAt }: CopyRow,
): Promise<ListedItem[]> {
  return cases.asSystem('the certificate of a record', async (tx) => {
    const ids = await itemsOf(tx, { caseId, id: recordId })
    const numbers = new Map(ids.map((id, n) => [id, n + 1]))
    const found = await Promise.all(parts.map(async (part) => part.listed(tx, caseId, ids, madeAt)))
    return found
      .flat()
      .map(({ id, ...row }) => ({ number: numbers.get(id)!, ...row }))
      .toSorted((one, other) => one.number - other.number)
  })
}
