import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Db } from '#ports/db/port.ts'
import type { calls } from './contract.ts'
import { type ScoresOf, scores } from './scores.ts'
import { sheets } from './sheet.ts'
import { usualNow } from './usual.ts'

export interface Deps {
  /** Reads what is published. */
  app: Db
  clock: Clock
}

export interface Scores {
  handlers: Handlers<typeof calls>
  /** Someone's scores, for the list of their reviews. */
  of: ScoresOf
}

export function service({ app, clock }: Deps): Scores {
  const usual = usualNow({ app, clock })
  const sheetOf = sheets({ app, clock, usual })
  return {
    handlers: { score: async ({ params: { id } }) => sheetOf(id) },

    of: scores({ app, clock, usual }),
  }
}
