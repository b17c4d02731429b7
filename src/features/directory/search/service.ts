import { whyClosed } from '#domain/directory/rateable.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import type { Db } from '#ports/db/port.ts'
import type { calls } from './contract.ts'
import { coverage } from './coverage.ts'
import { answer, memory } from './result.ts'
import { countFamily } from './store.groups.ts'

/** The count is read from the database at most this often: it changes only when someone imports. */
const countCachedFor = 5_000

export interface Deps {
  db: Db
  clock: Clock
}

export function service({ db, clock }: Deps): Handlers<typeof calls> {
  let counted: { at: number; count: Promise<number> } | null = null
  const cache = memory(db, clock)
  const collected = coverage(db, clock)

  return {
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
      const today = dayOf(clock())
      return { ...found, items: found.items.map((card) => ({ ...card, closed: whyClosed(card, today) })) }
    },
    coverage: ({ query }) => collected(query),
  }
}
