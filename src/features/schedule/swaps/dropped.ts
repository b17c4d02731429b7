import type { TradeLeg } from '#domain/swaps/types.ts'
import type { TradeChange } from '#schedule/schedule/public.ts'
import type { TradeRow } from './store.ts'

/** By trade: when each of its legs was dropped, in their order; `null` for one that stands. */
export type Dropped = ReadonlyMap<string, readonly (Date | null)[]>

const childrenOf = (children: readonly string[]) => children.toSorted().join()

/** The change of the schedule that a leg became (domain/trades/legs.ts, `rulesOf`). */
function isOf({ rule: { span, children } }: TradeChange, leg: TradeLeg): boolean {
  if (span.kind !== 'block' || children === 'all') return false
  const at = ({ day, at: time }: { day: string; at: string }) => `${day}T${time}`
  const isThen = at(span.from) === leg.from && at(span.to) === leg.to
  return isThen && span.holder === leg.side && childrenOf(children) === childrenOf(leg.children)
}

/** Which legs of accepted trades both parents dropped, after a new version of the schedule came into force (features/schedule/schedule). */
export function droppedOf(rows: readonly TradeRow[], changes: ReadonlyMap<string, readonly TradeChange[]>): Dropped {
  return new Map(
    rows.flatMap(({ id, legs }) => {
      const its = changes.get(id)
      return its ? [[id, legs.map((leg) => its.find((change) => isOf(change, leg))?.droppedAt ?? null)] as const] : []
    }),
  )
}

export const isAllDropped = (legs: readonly (Date | null)[] | undefined): boolean => legs !== undefined && legs.every((at) => at !== null)
