import { type Closed, whyClosed } from '#domain/directory/rateable.ts'
import { type Term, termsOf } from '#domain/directory/term.ts'
import type { Handlers } from '#http/bind.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import { changesOf } from './changes.ts'
import type { calls, Professional, Role } from './contract.ts'
import { rememberProfiles } from './remembered.ts'
import { readFacts } from './store.changes.ts'
import { readCourts } from './store.courts.ts'
import { findRole } from './store.ts'

const courtsOnPage = 50

export interface Deps {
  db: Db
  clock: Clock
}

/** What other features learn about a person: the role, why ratings are closed, and the months of known service. */
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
  const profile = rememberProfiles(db)

  const handlers: Professionals['handlers'] = {
    get: async ({ params }) => {
      const found = await profile(params.id)
      if (!found) throw new Fault('not_found', msg`No professional has this address. Search for the name.`)
      return { ...found, closed: whyClosed(found, dayOf(clock())) }
    },
    courts: async ({ query: { cursor, q, state, family } }) => {
      const asked = { q, state, family: family === 'yes' }
      const at = readCursor(asked, cursor, ['text', 'text', 'text'])
      const after = at && { state: at[0], name: at[1], id: at[2] }
      const found = await readCourts(db, asked, after, courtsOnPage + 1)
      return pageOf(found, courtsOnPage, asked, (last) => [last.state ?? '~', last.name, last.id])
    },
    changes: async ({ params }) => {
      const found = changesOf(await readFacts(db, params.id))
      if (!found) throw new Fault('not_found', msg`No professional has this address. Search for the name.`)
      return found
    },
  }
  return {
    handlers,
    find: async (id) => {
      const found = await findRole(db, id)
      if (!found) return null
      const { seat, held, ...known } = found
      return { ...known, closed: whyClosed(seat, dayOf(clock())), terms: termsOf(held) }
    },
    person: async (id) => (await profile(id)) ?? null,
  }
}
