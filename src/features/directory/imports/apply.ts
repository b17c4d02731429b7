import type { CourtRecord, PersonRecord } from '#domain/directory/record.ts'
import type { Db } from '#ports/db/port.ts'
import {
  confirmFacts,
  linkCourts,
  linkParents,
  namesOf,
  type Origin,
  refreshStatistics,
  retire,
  retireNamesakes,
  writeCourts,
  writePeople,
} from '#directory/professionals/public.ts'
import { indexPeople } from '#directory/search/public.ts'
import { idsOf } from './ids.ts'
import { changes, type Counts, removedKeys, type Staged, stagedCourts } from './store.ts'

/** What applying a run did beside the changes themselves. */
export interface Applied {
  /** Fictional people who went because a real person bears their name. */
  fictionalGone: string[]
  /** Positions of real people that name a court, and how many of these are linked to one. */
  named: number
  linked: number
}

const batch = 500
/** From so many changes on, the planner's numbers are worth renewing. */
const many = 500

/** The added and changed records, page by page. */
async function* pages(tx: Db, sourceId: string): AsyncGenerator<Staged[]> {
  for (const change of ['added', 'changed'] as const) {
    let page: Staged[]
    let after = ''
    do {
      page = await changes(tx, sourceId, change, after, batch)
      after = page.at(-1)?.key ?? ''
      if (page.length > 0) yield page
    } while (page.length === batch)
  }
}

/** The names of records that the stage no longer has. */
export function removedNames(tx: Db, sourceId: string, keys: readonly string[]): Promise<string[]> {
  return namesOf(tx, sourceId, keys)
}

/**
 * Applies the difference between the stage and the directory, and brings the search up to date with it.
 * @param onProgress called with the number of records written so far
 */
export async function applyChanges(tx: Db, origin: Origin, counts: Counts, onProgress: (done: number) => void): Promise<Applied> {
  const { sourceId, today } = origin
  const touched = new Set<string>()
  const touch = (ids: readonly string[]) => ids.forEach((id) => touched.add(id))
  let done = 0
  for await (const page of pages(tx, sourceId)) {
    const people: { id: string; record: PersonRecord }[] = []
    const courts: CourtRecord[] = []
    const ids = await idsOf(
      tx,
      sourceId,
      page.filter(({ record }) => record.what === 'person').map(({ key }) => key),
    )
    for (const { key, record } of page) {
      if (record.what === 'person') people.push({ id: ids.get(key)!, record })
      else courts.push(record)
    }
    await writeCourts(tx, courts, origin)
    await writePeople(tx, people, origin)
    touch(people.map(({ id }) => id))
    done += page.length
    onProgress(done)
  }
  touch(await retire(tx, origin, await removedKeys(tx, sourceId)))
  await confirmFacts(tx, origin)
  if (counts.added + counts.changed + counts.removed > many) await refreshStatistics(tx)
  await linkParents(tx, await stagedCourts(tx), origin)
  const namesakes = await retireNamesakes(tx, today)
  touch(namesakes.map(({ id }) => id))
  const links = await linkCourts(tx)
  touch(links.changed)
  await indexPeople(tx, [...touched])
  return { fictionalGone: namesakes.map(({ name }) => name), named: links.named, linked: links.linked }
}
