import type { Handlers } from '../../http/bind.ts'
import type { Clock } from '../../kernel/clock.ts'
import { Fault } from '../../kernel/fault.ts'
import type { Db } from '../../ports/db/port.ts'
import type { calls } from './contract.ts'
import { countFamily, findProfessional } from './store.ts'

/** The count is read from the database at most this often: it changes only when somebody imports. */
const countKept = 5_000

export function service({ db, clock }: { db: Db; clock: Clock }): Handlers<typeof calls> {
  let counted: { at: number; count: Promise<number> } | null = null

  return {
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
    search: async () => {
      throw new Fault('unavailable', 'Search is not there yet.')
    },
    get: async ({ params }) => {
      const found = await findProfessional(db, params.id)
      if (!found) throw new Fault('not_found', 'No professional has this address. Search for the name.')
      return found
    },
    courts: async () => ({ items: [], next: null }),
  }
}
