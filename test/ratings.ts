import { randomUUID } from 'node:crypto'
import type { Rating } from '../src/rooms/reviews/contract.ts'
import { criteriaOf } from '../src/rooms/reviews/rules.ts'
import type { Kind, Role } from '../src/rooms/professionals/contract.ts'
import type { Db } from '../src/ports/db/port.ts'

interface Person {
  name: string
  role: Role
  kind: Kind
  state: string | null
  goneOn: string | null
}

/** Puts somebody fictional into the directory, as an import would. */
export async function putPerson(owner: Db, given: Partial<Person> = {}): Promise<string> {
  const person: Person = { name: 'Vera Example', role: 'judge', kind: 'judge', state: 'OH', goneOn: null, ...given }
  const source = { id: 'rated', title: 'Rated people', publisher: 'a test', licence: 'none' }
  await owner
    .insertInto('source')
    .values(source)
    .onConflict((is) => is.doNothing())
    .execute()
  const id = randomUUID()
  await owner
    .insertInto('professional')
    .values({
      id,
      source_id: source.id,
      source_key: id,
      role: person.role,
      kind: person.kind,
      jurisdiction: 'state',
      name: person.name,
      given: person.name.split(' ')[0]!,
      family: person.name.split(' ').at(-1)!,
      sort_name: person.name.toLowerCase(),
      standing: 'serving',
      title: person.kind,
      state: person.state,
      is_fictional: true,
      gone_on: person.goneOn,
    })
    .execute()
  return id
}

/** A rating that is taken, with every answer alike. */
export function ratingOf(professional: string, given: Partial<Rating> & { answer?: number; role?: Role; kind?: Kind } = {}): Rating {
  const { answer = 4, role = 'judge', kind = 'judge', ...rest } = given
  return {
    professional,
    criteria: Object.fromEntries(criteriaOf(role, kind).map((name) => [name, answer])),
    saw: 'The hearing began on time and each side was heard for as long as it needed.',
    part: role === 'attorney' ? 'client' : 'parent',
    outcome: 'mixed',
    eventMonth: '2026-02',
    attested: true,
    ...rest,
  }
}
