import { createHash } from 'node:crypto'
import { dayOfInstant, timeOfInstant, wallOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import type { Conflict as Found, Item, Leg } from '#domain/calendar/types.ts'
import type { Membership } from '#case/cases/public.ts'
import { beginOf } from '#schedule/events/public.ts'
import type { Conflict, Reason } from './contract.ts'
import type { Named } from './items.ts'

/** The key by which a conflict is let be: the same thing at another time is another conflict. */
const keyOf = ({ id, from }: Found) => createHash('sha256').update(`${id} ${from}`).digest('hex').slice(0, 32)

/** A swap request as `/time-trade-requests?draft=` reads it: legs on the clock of the wall, children together who go together. */
function swapDraft(legs: readonly Leg[], zoneName: string): string {
  const zone = zoneNamed(zoneName)
  const wall = (at: number) => wallOfInstant(zone, at)
  const together = new Map<string, { from: string; to: string; children: string[]; side: 'A' | 'B' }>()
  for (const { child, from, to, taker } of legs) {
    const key = `${from} ${to} ${taker}`
    const leg = together.get(key) ?? { from: wall(from), to: wall(to), children: [], side: taker }
    leg.children.push(child)
    together.set(key, leg)
  }
  const list = [...together.values()]
  const kind = new Set(list.map(({ side }) => side)).size > 1 ? 'swap' : 'give'
  return Buffer.from(JSON.stringify({ kind, legs: list })).toString('base64url')
}

/** A conflict as the reader sees it, with what they can do about it. */
export function presentConflict(
  found: Found,
  {
    names,
    items,
    letBe,
    here,
    now,
  }: { names: ReadonlyMap<string, Named>; items: ReadonlyMap<string, Item>; letBe: ReadonlySet<string>; here: Membership; now: number },
): Conflict {
  const { kind, from, to, severity, clause, fix } = found
  const zone = zoneNamed(here.zone)
  const key = keyOf(found)
  const iso = (at: number) => new Date(at).toISOString()
  // The parent with the right of first refusal is offered the time.
  const legs: readonly Leg[] =
    fix.kind === 'swap_request'
      ? fix.legs
      : fix.kind === 'ask_first'
        ? fix.children.map((child) => ({ child, from: fix.from, to: fix.to, giver: fix.whom === 'A' ? 'B' : 'A', taker: fix.whom }))
        : []
  const isActive = here.role === 'parent' && !here.isFormer
  const author = found.items.length === 1 ? items.get(found.items[0]!)?.author : undefined
  const moved = fix.kind === 'move' ? names.get(fix.item)?.row : undefined
  const canMove = moved && moved.authorId === here.memberId && moved.rrule === null && beginOf(moved) > now && isActive
  return {
    key,
    kind,
    items: found.items
      .flatMap((id) => names.get(id) ?? [])
      .toSorted((a, b) => a.from - b.from)
      .map(({ id, what, title, day }) => ({ id, what, title, day })),
    from: iso(from),
    to: iso(to),
    severity,
    clause: clause ? { paragraph: clause.paragraph, text: clause.text } : null,
    reason: { ...found.reason } as Reason,
    author: author === undefined || author === 'other' ? null : author,
    fix: {
      kind: fix.kind,
      draft: isActive && legs.length > 0 ? swapDraft(legs, here.zone) : null,
      move:
        canMove && fix.kind === 'move'
          ? {
              event: moved.id,
              sequence: moved.sequence,
              firstDay: fix.allDay?.first ?? dayOfInstant(zone, fix.from),
              lastDay: fix.allDay?.last ?? dayOfInstant(zone, fix.to),
              from: fix.allDay ? null : timeOfInstant(zone, fix.from),
              to: fix.allDay ? null : timeOfInstant(zone, fix.to),
            }
          : null,
    },
    letBe: letBe.has(key),
  }
}
