import type { Handlers } from '../../http/bind.ts'
import type { calls } from './contract.ts'
import { type Counted, toldMonths, toldReasons } from './rules.ts'

export interface Needs {
  /** What became of ratings, by month, exactly: the room of the ratings counts. */
  counts: () => Promise<readonly Counted[]>
}

export function service({ counts }: Needs): Handlers<typeof calls> {
  return {
    counts: async () => {
      const months = await counts()
      return { months: toldMonths(months), reasons: toldReasons(months) }
    },
  }
}
