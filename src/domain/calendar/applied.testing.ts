import { zoneOf } from '../time/zone.ts'
import type { Calendar, Conflict, Held, Item, Leg } from './types.ts'

/** Instants for tests, from the wall of a zone: `at('2026-11-28 18:00')`. */
export function clockOf(zone: string): (wall: string) => number {
  const known = zoneOf(zone)!
  return (wall) => known.instantOf(Date.parse(`${wall.replace(' ', 'T')}Z`) / 60_000) * 60_000
}

/** The calendar after everyone agreed to the fix of a conflict: what a feature would do, in memory. */
export function applied(calendar: Calendar, { id, fix }: Conflict): Calendar {
  const change = (item: string, part: Partial<Item>): Calendar => ({
    ...calendar,
    items: calendar.items.map((other) => (other.id === item ? { ...other, ...part } : other)),
  })
  switch (fix.kind) {
    case 'move':
      return change(fix.item, { from: fix.from, to: fix.to, ...(fix.allDay ? { allDay: fix.allDay } : {}) })
    case 'ask_first':
      return change(fix.item, { agreed: true })
    case 'give_notice':
      return change(fix.item, { noticeGivenAt: calendar.now })
    case 'swap_request':
      return { ...calendar, stretches: fix.legs.reduce(traded, calendar.stretches) }
    case 'move_exchange':
      return { ...calendar, stretches: fix.moves.reduce(shifted, calendar.stretches) }
    case 'confirm':
      return fix.holds
        ? { ...calendar, stretches: [...calendar.stretches.filter(({ holder }) => holder !== 'gap'), { ...fix.holds, rule: 'agreed' }] }
        : { ...calendar, settled: [...(calendar.settled ?? []), id] }
  }
}

function traded(stretches: readonly Held[], { child, from, to, taker }: Leg): Held[] {
  const remaining = stretches.flatMap((held) =>
    held.child !== child || held.to <= from || held.from >= to
      ? [held]
      : [
          { ...held, to: Math.min(held.to, from) },
          { ...held, from: Math.max(held.from, to) },
        ].filter((part) => part.from < part.to),
  )
  return [...remaining, { child, from, to, holder: taker, rule: 'trade', layer: 'change' }]
}

function shifted(stretches: readonly Held[], { child, from, to }: { child: string; from: number; to: number }): Held[] {
  return stretches.map((held) => {
    if (held.child !== child) return held
    return { ...held, from: held.from === from ? to : held.from, to: held.to === from ? to : held.to }
  })
}
