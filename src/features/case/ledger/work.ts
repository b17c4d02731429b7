import type { Anchor } from '#ports/anchor/port.ts'
import type { Db } from '#ports/db/port.ts'
import type { Work } from '#ports/queue/port.ts'
import { addDayStamp, dayHeadAt } from './store.days.ts'
import { addStamp, siteHeadAt } from './store.site.ts'

/** Milliseconds that our clock and the authority's may differ before it is reported. */
const mostDrift = 2_000

interface Deps {
  owner: Db
  /** `null` where no authority is set. */
  anchor: Anchor | null
  report: (error: unknown, where: string) => void
}

/**
 * Asks the outside authority for the timestamp of a head, of the site's tree or of that of a day. What it refuses, or answers wrongly, is
 * asked again later by the queue.
 */
export function work({ owner, anchor, report }: Deps): readonly Work[] {
  if (!anchor) return []
  return [
    {
      name: 'ledger.stamp',
      run: async ({ size, day }) => {
        const head = await (day === undefined ? siteHeadAt(owner, Number(size)) : dayHeadAt(owner, String(day)))
        if (!head || head.token) return
        const { token, at, authority, drift } = await anchor.stamp(new TextEncoder().encode(head.note))
        if (Math.abs(drift) > mostDrift)
          report(new Error(`The timestamp authority's clock and ours differ by ${Math.round(drift / 1000)} s.`), 'ledger.stamp')
        const stamp = { token: Buffer.from(token), authority, stamped_at: at }
        await ('day' in head ? addDayStamp(owner, { day: head.day, ...stamp }) : addStamp(owner, { size: head.size, ...stamp }))
      },
    },
  ]
}
