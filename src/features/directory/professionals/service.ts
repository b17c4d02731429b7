import { type Closed, whyClosed } from '#domain/directory/rateable.ts'
import { type Term, termsOf } from '#domain/directory/term.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import { changesOf } from './changes.ts'
import type { calls, Card, Professional, Role } from './contract.ts'
import { coverage } from '#directory/search/coverage.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import { rememberProfiles } from './remembered.ts'
import { answer, memory } from '#directory/search/result.ts'
import { readFacts } from './store.changes.ts'
import { readCourts } from './store.courts.ts'
import { countFamily, findRole } from './store.ts'

/** The count is read from the database at most this often: it changes only when someone imports. */
const countCachedFor = 5_000
const courtsOnPage = 50

export interface Deps {
  db: Db
  clock: Clock
}

/** What other features can learn of a person: the role, why ratings are closed, and the months of known service. */
export interface Known {
  id: string
  name: string
  role: Role
  kind: string
  gone: boolean
  closed: Closed | null
  terms: readonly Term[]
}

export interface Professionals {
  handlers: Handlers<typeof calls>
  /** For other features: a person's role, and whether the source no longer names them; `null` for an unknown id. */
  find: (id: string) => Promise<Known | null>
  /** For other features: a person with every fact; `null` for an unknown id. */
  person: (id: string) => Promise<Professional | null>
}

export function service({ db, clock }: Deps): Professionals {
  let counted: { at: number; count: Promise<number> } | null = null
  const cache = memory(db, clock)
  const profile = rememberProfiles(db)
  const collected = coverage(db, clock)

  const withClosed = <Of extends Card>(of: Of): Of => ({ ...of, closed: whyClosed(of, dayOf(clock())) })

  const handlers: Professionals['handlers'] = {
    count: async () => {
      if (!counted || clock() - counted.at >= countCachedFor) {
        const count = countFamily(db)
        const fresh = { at: clock(), count }
        counted = fresh
        count.catch(() => {
          if (counted === fresh) counted = null
        })
      }
      return { count: await counted.count }
    },
    search: async ({ query }) => {
      const found = await answer(db, cache, query)
      return { ...found, items: found.items.map(withClosed) }
    },
    get: async ({ params }) => {
      const found = await profile(params.id)
      if (!found) throw new Fault('not_found', msg`No professional has this address. Search for the name.`)
      return withClosed(found)
    },
    courts: async ({ query: { cursor, q, state, family } }) => {
      const asked = { q, state, family: family === 'yes' }
      const at = readCursor(asked, cursor, ['text', 'text', 'text'])
      const after = at && { state: at[0], name: at[1], id: at[2] }
      const found = await readCourts(db, asked, after, courtsOnPage + 1)
      return pageOf(found, courtsOnPage, asked, (last) => [last.state ?? '~', last.name, last.id])
    },
    coverage: ({ query }) => collected(query),
    changes: async ({ params }) => {
      const found = changesOf(await readFacts(db, params.id))
      if (!found) throw new Fault('not_found', msg`No professional has this address. Search for the name.`)
      return found
    },
  }
  const knownOf = async (id: string): Promise<Known | null> => {
    const found = await findRole(db, id)
    if (!found) return null
    const { seat, held, ...known } = found
    return { ...known, closed: whyClosed(seat, dayOf(clock())), terms: termsOf(held) }
  }
  return { handlers, find: knownOf, person: async (id) => (await profile(id)) ?? null }
}
