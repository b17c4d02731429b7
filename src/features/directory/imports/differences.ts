import { factsOfPerson } from '#domain/directory/facts.ts'
import type { Db } from '#ports/db/port.ts'
import { factsNow } from '#directory/professionals/public.ts'
import { idsOf } from './ids.ts'
import type { Staged } from './store.ts'

/** What a run would change of one person: each field with what it says now, and what it would say. */
export interface Difference {
  name: string
  /** `place`: of which of the positions, where it is a field of one; the oldest is 1. */
  fields: { field: string; place: number | null; now: string[]; next: string[] }[]
}

const key = ({ field, seq }: { field: string; seq: number | null }) => `${seq ?? ''} ${field}`

/** The fields that are not alike, of the people among these records. */
export async function differencesOf(tx: Db, sourceId: string, staged: readonly Staged[]): Promise<Difference[]> {
  const ids = await idsOf(
    tx,
    sourceId,
    staged.map(({ key: ofSource }) => ofSource),
  )
  const people = staged.flatMap(({ key: ofSource, record }) => (record.what === 'person' ? [{ id: ids.get(ofSource)!, record }] : []))
  const now = Map.groupBy(
    await factsNow(
      tx,
      sourceId,
      people.map(({ id }) => id),
    ),
    ({ id }) => id,
  )
  return people.map(({ id, record }) => {
    const has = Map.groupBy(now.get(id) ?? [], key)
    const says = Map.groupBy(
      factsOfPerson(record).map(({ field, value, position }) => ({ field, value, seq: position === null ? null : position + 1 })),
      key,
    )
    const fields = [...new Set([...has.keys(), ...says.keys()])].flatMap((one) => {
      const values = (facts: { value: string }[] | undefined) => (facts ?? []).map(({ value }) => value)
      const [before, after] = [values(has.get(one)), values(says.get(one))]
      const place = Number.parseInt(one, 10)
      const field = one.slice(one.indexOf(' ') + 1)
      return new Set([...before, ...after]).size === new Set(before).size && before.length === after.length
        ? []
        : [{ field, place: Number.isNaN(place) ? null : place, now: before, next: after }]
    })
    return { name: record.name.display, fields }
  })
}
