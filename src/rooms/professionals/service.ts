import type { Handlers } from '../../http/bind.ts'
import type { Clock } from '../../kernel/clock.ts'
import { Fault } from '../../kernel/fault.ts'
import type { Db } from '../../ports/db/port.ts'
import { changesOf } from './changes.ts'
import type { calls, Professional, Role } from './contract.ts'
import { coverage } from './coverage.ts'
import { readCursor, writeCursor } from './cursor.ts'
import { answer, memory } from './result.ts'
import { readFacts } from './store.changes.ts'
import { readCourts } from './store.courts.ts'
import { countFamily, findProfessional, findRole } from './store.ts'

/** The count is read from the database at most this often: it changes only when somebody imports. */
const countKept = 5_000
const courtsOnPage = 50

export interface Needs {
  db: Db
  clock: Clock
}

export interface Professionals {
  handlers: Handlers<typeof calls>
  /** For other rooms: what somebody is, and whether the source no longer names the person; `null` for nobody. */
  find: (id: string) => Promise<{ id: string; name: string; role: Role; kind: string; gone: boolean } | null>
  /** For other rooms: somebody with every fact; `null` for nobody. */
  person: (id: string) => Promise<Professional | null>
}

export function service({ db, clock }: Needs): Professionals {
  let counted: { at: number; count: Promise<number> } | null = null
  const kept = memory(db, clock)
  const collected = coverage(db, clock)

  const handlers: Professionals['handlers'] = {
    count: async () => {
      if (!counted || clock() - counted.at >= countKept) {
        const count = countFamily(db)
        const fresh = { at: clock(), count }
        counted = fresh
        count.catch(() => {
          if (counted === fresh) counted = null
        })
      }
      return { count: await counted.count }
    },
    search: ({ query }) => answer(db, kept, query),
    get: async ({ params }) => {
      const found = await findProfessional(db, params.id)
      if (!found) throw new Fault('not_found', 'No professional has this address. Search for the name.')
      return found
    },
    courts: async ({ query: { cursor, q, state, family } }) => {
      const asked = { q, state, family: family === 'yes' }
      const at = readCursor(asked, cursor, ['string', 'string', 'string'])
      const after = at && { state: at[0], name: at[1], id: at[2] }
      const found = await readCourts(db, asked, after, courtsOnPage + 1)
      const items = found.slice(0, courtsOnPage)
      const last = items.at(-1)
      return { items, next: found.length > courtsOnPage && last ? writeCursor(asked, [last.state ?? '~', last.name, last.id]) : null }
    },
    coverage: ({ query }) => collected(query),
    changes: async ({ params }) => {
      const found = changesOf(await readFacts(db, params.id))
      if (!found) throw new Fault('not_found', 'No professional has this address. Search for the name.')
      return found
    },
  }
  return { handlers, find: (id) => findRole(db, id), person: async (id) => (await findProfessional(db, id)) ?? null }
}
