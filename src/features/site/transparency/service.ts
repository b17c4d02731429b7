import { publishedReasons } from '#domain/stats/small-counts.ts'
import type { Handlers } from '#http/bind.ts'
import type { calls } from './contract.ts'
import { type Audited, type Counted, publishedAudit, publishedMonths } from './rules.ts'

export interface Deps {
  /** What became of ratings, by month, exactly: the feature of the ratings counts. */
  counts: () => Promise<readonly Counted[]>
  /** Whether ratings go for their sign, exactly. */
  neutrality: () => Promise<Audited>
}

export function service({ counts, neutrality }: Deps): Handlers<typeof calls> {
  return {
    counts: async () => {
      const months = await counts()
      return { months: publishedMonths(months), reasons: publishedReasons(months) }
    },
    neutrality: async () => publishedAudit(await neutrality()),
  }
}
