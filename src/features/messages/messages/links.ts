import type { CaseTx } from '#access/cases.ts'
import type { CaseContext, ParentContext } from '#case/cases/public.ts'
import { ordersIn } from '#case/orders/public.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { later } from '#domain/calendar/clock.ts'
import type { Day } from '#kernel/day.ts'
import { eventAt, eventsIn } from '#schedule/events/public.ts'
import { clauseAt, clausesToLink } from '#schedule/plans/public.ts'
import { tradesIn } from '#schedule/swaps/public.ts'
import type { Link } from './contract.ts'

/** What a link leads to, for a reader who sees it. */
export interface Linked {
  title: string
  /** Its page, as a path of this site. */
  to: string
}

interface Thing extends Linked {
  isShared: boolean
  /** It says where something takes place. */
  hasPlace: boolean
}

/** The first day of a request, by which it is called. */
const dayOfTrade = (legs: readonly { from: string }[]) => legs[0]?.from.slice(0, 10) ?? ''

/** What a link names, as far as the one who acts sees it; `null` where they see no such thing. */
async function thingOf(tx: CaseTx, caseId: string, { kind, id }: Pick<Link, 'kind' | 'id'>): Promise<Thing | null> {
  if (kind === 'event') {
    const event = await eventAt(tx, caseId, id)
    return event && { title: event.title, to: '/unified-calendar', isShared: event.isShared, hasPlace: event.place !== '' }
  }
  if (kind === 'order') {
    const order = (await ordersIn(tx, caseId)).find((each) => each.id === id)
    return order ? { title: order.title, to: '/case-toolkit-enhanced#orders', isShared: order.isShared, hasPlace: false } : null
  }
  if (kind === 'clause') {
    const clause = await clauseAt(tx, caseId, id)
    return clause && { title: clause.title, to: clause.to, isShared: true, hasPlace: false }
  }
  const [trade] = await tradesIn(tx, caseId, { id })
  if (!trade) return null
  const to = `/time-trade-requests?request=${id}`
  return { title: dayOfTrade(trade.legs), to, isShared: trade.sentAt !== null, hasPlace: trade.handover !== '' }
}

/** What is linked, as far as the reader sees it, by kind and id. */
export async function linkedIn(tx: CaseTx, caseId: string, links: readonly Link[]): Promise<ReadonlyMap<string, Linked>> {
  const each = new Map(links.map((link) => [link.kind + link.id, link]))
  const seen = new Map<string, Linked>()
  for (const [key, link] of each) {
    const thing = await thingOf(tx, caseId, link)
    if (thing) seen.set(key, { title: thing.title, to: thing.to })
  }
  return seen
}

/**
 * Whether a link names a place.
 * @param isPrivate the message goes to the author's own attorney alone: what only the author sees can be named to them
 * @throws Fault `invalid` for what isn't there, and for what not every reader may know of
 */
export async function checkLinks(c: ParentContext, links: readonly Link[], isPrivate: boolean): Promise<{ hasPlace: boolean }> {
  let hasPlace = false
  for (const link of links) {
    const thing = await thingOf(c.tx, c.caseId, link)
    if (thing === null) throw new Fault('invalid', msg`Something you linked isn’t there any more.`, { field: 'links' })
    if (!thing.isShared && !isPrivate)
      throw new Fault('invalid', msg`You linked something that only you can see. Share it first, or remove the link.`, { field: 'links' })
    hasPlace ||= thing.hasPlace
  }
  return { hasPlace }
}

const mostOfKind = 50

/** What a message can be linked to: shared events from a month ago to two months ahead, requests that were sent, and clauses of shared plans. */
export async function linkable({ tx, caseId }: CaseContext, today: Day) {
  const events = (await eventsIn(tx, caseId, { from: later(today, -30), to: later(today, 60) })).filter(({ isShared }) => isShared)
  const trades = (await tradesIn(tx, caseId)).filter(({ sentAt }) => sentAt !== null)
  const clauses = await clausesToLink(tx, caseId)
  return [
    ...events.slice(0, mostOfKind).map(({ id, title, fromDay }) => ({ kind: 'event' as const, id, title, day: fromDay as string | null })),
    ...trades.slice(0, mostOfKind).map(({ id, legs }) => ({ kind: 'swap' as const, id, title: '', day: dayOfTrade(legs) || null })),
    ...clauses.slice(0, mostOfKind).map(({ id, title }) => ({ kind: 'clause' as const, id, title, day: null })),
  ]
}
