import type { Db } from '#ports/db/port.ts'
import { indexPeople } from '#directory/search/store.index.ts'
import { professionalId as id } from './addresses.ts'

/** Adds one judge under the id that the fuzzer knows, so that its requests also pass the first check. */
export async function addProfessional(owner: Db): Promise<void> {
  await owner.insertInto('source').values({ id: 'fuzz', title: 'Fuzz', publisher: 'Fuzz', licence: 'none' }).execute()
  await owner
    .insertInto('professional')
    .values({
      id,
      source_id: 'fuzz',
      source_key: '1',
      role: 'judge',
      kind: 'judge',
      jurisdiction: 'state',
      name: "Abby O'Connor",
      given: 'Abby',
      family: "O'Connor",
      sort_name: 'oconnor abby',
      standing: 'last_known',
      title: 'Judge',
      state: 'TX',
      county: 'Travis County',
      is_fictional: true,
    })
    .execute()
  await owner
    .insertInto('position')
    .values({ professional_id: id, seq: 1, kind: 'judge', title: 'Judge', state: 'TX', basis: 'elected', from_on: '2014-01-01' })
    .execute()
  await indexPeople(owner, [id])
}
