import { type Effect as DomainEffect, sumOf } from '#domain/swaps/effect.ts'
import { isOpen, stateAt, tradeLifecycle } from '#domain/swaps/lifecycle.ts'
import { instantOf } from '#domain/swaps/moments.ts'
import { wallOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import type { Side } from '#case/cases/contract.ts'
import type { Membership } from '#case/cases/public.ts'
import type { Writers } from '#case/cases/rules.ts'
import type { Effect, Trade } from './contract.ts'
import { type Dropped, isAllDropped } from './dropped.ts'
import { partOf } from './rules.ts'
import type { TradeRow } from './store.ts'
import { effectBy, type SwapContext } from './terms.ts'

const plain = (effect: DomainEffect | null): Effect | null => effect && effect.map((each) => ({ ...each }))

/** What the legs of an accepted trade moved that still stand; `null` where nothing is known. */
const standing = ({ id, effects }: TradeRow, dropped: Dropped) =>
  effects && sumOf(effects.filter((_, leg) => dropped.get(id)?.[leg] == null))

function historyOf(row: TradeRow, state: Trade['state'], { sideOf, nameOf, nameOn }: Writers, dropped: Dropped): Trade['history'] {
  const droppedAt = (dropped.get(row.id) ?? [])
    .flatMap((at) => at ?? [])
    .toSorted((one, other) => one.getTime() - other.getTime())
    .at(-1)
  const line = (what: Trade['history'][number]['what'], at: Date | null, member: string | null) =>
    at ? [{ what, at: at.toISOString(), name: member === null ? null : nameOf(member, at.getTime()) }] : []
  const other: Side = sideOf(row.authorId) === 'A' ? 'B' : 'A'
  return [
    ...line('sent', row.sentAt, row.authorId),
    ...(row.viewedAt ? [{ what: 'viewed' as const, at: row.viewedAt.toISOString(), name: nameOn(other, row.viewedAt.getTime()) }] : []),
    ...(state === 'expired'
      ? line('expired', row.settledAt ?? row.respondBy, null)
      : row.settledAt && state !== 'draft' && state !== 'sent' && state !== 'viewed'
        ? line(state, row.settledAt, row.settledBy)
        : []),
    ...line('dropped', droppedAt ?? null, null),
  ]
}

/** A trade as it is shown to someone, at a moment. */
export function presentTrade(
  row: TradeRow,
  {
    here,
    ground,
    writers,
    all,
    dropped,
  }: { here: Membership; ground: SwapContext; writers: Writers; all: readonly TradeRow[]; dropped: Dropped },
): Trade {
  const state = stateAt(row.state, row.respondBy?.getTime() ?? null, ground.now)
  const isMine = row.authorId === here.memberId
  const then = row.sentAt?.getTime() ?? ground.now
  const iso = (text: string) => new Date(instantOf(text, here.zone)).toISOString()
  const zone = zoneNamed(here.zone)
  const wall = (at: number) => wallOfInstant(zone, at)
  return {
    id: row.id,
    kind: row.kind,
    legs: row.legs.map((leg, index) => ({
      ...leg,
      children: [...leg.children],
      fromAt: iso(leg.from),
      toAt: iso(leg.to),
      droppedAt: dropped.get(row.id)?.[index]?.toISOString() ?? null,
    })),
    reason: row.reason,
    handover: row.handover,
    state,
    isMine,
    authorSide: writers.sideOf(row.authorId)!,
    names: { A: writers.nameOn('A', then), B: writers.nameOn('B', then) },
    isEmergency: row.isEmergency,
    respondBy: row.respondBy?.toISOString() ?? null,
    respondByWall: row.respondBy && wall(row.respondBy.getTime()),
    counters: row.counters,
    counteredBy: all.find(({ counters, state: its }) => counters === row.id && its !== 'draft')?.id ?? null,
    declineReason: row.declineReason,
    effect: plain(
      standing(row, dropped) ??
        (isOpen(state)
          ? effectBy(
              ground,
              row.legs.map((leg) => ({ ...leg, children: [...leg.children] })),
            )
          : null),
    ),
    history: historyOf(row, state, writers, dropped),
    can: [...tradeLifecycle.mayDo(state, partOf({ isMine, role: here.role, isFormer: here.isFormer }))],
  }
}

/** What accepted trades add up to, child by child, in the order in which they were accepted; without what was dropped since. */
export function balanceOf(rows: readonly TradeRow[], dropped: Dropped) {
  const accepted = rows
    .filter(({ id, state, effects }) => state === 'accepted' && effects !== null && !isAllDropped(dropped.get(id)))
    .toSorted((one, other) => one.settledAt!.getTime() - other.settledAt!.getTime())
  return { sum: plain(sumOf(accepted.map((row) => standing(row, dropped)!)))!, of: accepted.map(({ id }) => id) }
}
