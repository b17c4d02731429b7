import type { CaseTx } from '#access/cases.ts'
import { type CaseContext, type Membership, type MessagesAbout, type ParentContext, writersIn } from '#case/cases/public.ts'
import { ordersIn } from '#case/orders/public.ts'
import { later } from '#domain/calendar/clock.ts'
import { exchangeKey, readExchangeKey } from '#domain/exchange/key.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { eventAt, eventsIn } from '#schedule/events/public.ts'
import { exchangeAt, exchangesToLink, seesExchange } from '#schedule/exchanges/public.ts'
import { clauseAt, clausesToLink } from '#schedule/plans/public.ts'
import { tradesIn } from '#schedule/swaps/public.ts'
import type { Link } from './contract.ts'
import { countAbout } from './store.ts'

/** What a link leads to, for a reader who sees it. */
export interface Linked {
  /** Of an exchange, the name of the parent to whom the children go. */
  title: string
  /** Its page, as a path of this site. */
  to: string
  /** Of an exchange: when it is due, ISO 8601. */
  at: string | null
}

interface Thing extends Linked {
  isShared: boolean
  /** It says where something takes place. */
  hasPlace: boolean
}

type Named = Pick<Link, 'kind' | 'id'>

/** The first day of a request, by which it is called. */
const dayOfTrade = (legs: readonly { from: string }[]) => legs[0]?.from.slice(0, 10) ?? ''

/** What its name says of an exchange: so a link still says what it was when the schedule has it no longer. */
async function exchangeOf(tx: CaseTx, seat: Membership, key: string): Promise<Linked | null> {
  const named = readExchangeKey(key)
  if (!named || !seesExchange(seat, key)) return null
  const { nameOn } = await writersIn(tx, seat.caseId)
  const to = `/exchange-tracking?exchange=${encodeURIComponent(key)}`
  return { title: nameOn(named.to, named.due), to, at: new Date(named.due).toISOString() }
}

/** What a link names, as far as the seat sees it; `null` where it sees no such thing. */
async function thingOf(tx: CaseTx, seat: Membership, { kind, id }: Named): Promise<Thing | null> {
  const { caseId } = seat
  if (kind === 'exchange') {
    const exchange = await exchangeOf(tx, seat, id)
    return exchange && { ...exchange, isShared: true, hasPlace: false }
  }
  if (kind === 'event') {
    const event = await eventAt(tx, caseId, id)
    return event && { title: event.title, to: '/unified-calendar', at: null, isShared: event.isShared, hasPlace: event.place !== '' }
  }
  if (kind === 'order') {
    const order = (await ordersIn(tx, caseId)).find((each) => each.id === id)
    return order ? { title: order.title, to: '/case-toolkit-enhanced#orders', at: null, isShared: order.isShared, hasPlace: false } : null
  }
  if (kind === 'clause') {
    const clause = await clauseAt(tx, caseId, id)
    return clause && { title: clause.title, to: clause.to, at: null, isShared: true, hasPlace: false }
  }
  const [trade] = await tradesIn(tx, caseId, { id })
  if (!trade) return null
  const to = `/time-trade-requests?request=${id}`
  return { title: dayOfTrade(trade.legs), to, at: null, isShared: trade.sentAt !== null, hasPlace: trade.handover !== '' }
}

/** What is linked, as far as the seat sees it, by kind and id. */
export async function linkedIn(tx: CaseTx, seat: Membership, links: readonly Link[]): Promise<ReadonlyMap<string, Linked>> {
  const each = new Map(links.map((link) => [link.kind + link.id, link]))
  const seen = new Map<string, Linked>()
  for (const [key, link] of each) {
    const thing = await thingOf(tx, seat, link)
    if (thing) seen.set(key, { title: thing.title, to: thing.to, at: thing.at })
  }
  return seen
}

/** What is linked when a message is sent. An exchange has to be one by now: its name alone proves nothing. */
async function thingToSend({ tx, seat, now }: ParentContext, link: Link): Promise<Thing | null> {
  const thing = await thingOf(tx, seat, link)
  if (link.kind !== 'exchange' || thing === null) return thing
  const exchange = await exchangeAt(tx, seat, link.id, now)
  return exchange && { ...thing, hasPlace: exchange.hasPlace }
}

/**
 * Whether a link names a place.
 * @param isPrivate the message goes to the author's own attorney alone: what only the author sees can be named to them
 * @throws Fault `invalid` for what isn't there, and for what not every reader may know of
 */
export async function checkLinks(c: ParentContext, links: readonly Link[], isPrivate: boolean): Promise<{ hasPlace: boolean }> {
  let hasPlace = false
  for (const link of links) {
    const thing = await thingToSend(c, link)
    if (thing === null) throw new Fault('invalid', msg`Something you linked isn’t there any more.`, { field: 'links' })
    if (!thing.isShared && !isPrivate)
      throw new Fault('invalid', msg`You linked something that only you can see. Share it first, or remove the link.`, { field: 'links' })
    hasPlace ||= thing.hasPlace
  }
  return { hasPlace }
}

const mostOfKind = 50

/**
 * What a message can be linked to: shared events from a month ago to two months ahead, exchanges from a month ago to two weeks ahead, requests
 * that were sent, and clauses of shared plans.
 */
export async function linkable({ tx, seat, caseId, now }: CaseContext, today: Day) {
  const events = (await eventsIn(tx, caseId, { from: later(today, -30), to: later(today, 60) })).filter(({ isShared }) => isShared)
  const exchanges = await exchangesToLink(tx, seat, { from: later(today, -30), to: later(today, 14) }, now)
  const { nameOn } = await writersIn(tx, caseId)
  const trades = (await tradesIn(tx, caseId)).filter(({ sentAt }) => sentAt !== null)
  const clauses = await clausesToLink(tx, caseId)
  const undated = { day: null as string | null, at: null as string | null }
  return [
    ...events.slice(0, mostOfKind).map(({ id, title, fromDay }) => ({ ...undated, kind: 'event' as const, id, title, day: fromDay })),
    ...exchanges.slice(-mostOfKind).map((each) => ({
      ...undated,
      kind: 'exchange' as const,
      id: exchangeKey(each),
      title: nameOn(each.to, each.due),
      at: new Date(each.due).toISOString(),
    })),
    ...trades
      .slice(0, mostOfKind)
      .map(({ id, legs }) => ({ ...undated, kind: 'swap' as const, id, title: '', day: dayOfTrade(legs) || null })),
    ...clauses.slice(0, mostOfKind).map(({ id, title }) => ({ ...undated, kind: 'clause' as const, id, title })),
  ]
}

/** How many messages are linked to each of these things, for the pages that show them. */
export const messagesAboutThings: MessagesAbout = (tx, { caseId }, { kind, ids }) => countAbout(tx, caseId, kind, ids)

/**
 * The thing that a list is asked for (`exchange:2026-03-20T22:00Z-B`). @returns `null` for none, `unseen` for one that the seat doesn't see: a
 * list that finds messages about an exchange would say that there was one
 */
export function aboutIn(seat: Membership, about: string | undefined): Named | 'unseen' | null {
  if (about === undefined) return null
  const [kind = '', ...rest] = about.split(':')
  const id = rest.join(':')
  if (kind === 'exchange' && !seesExchange(seat, id)) return 'unseen'
  return { kind: kind as Named['kind'], id }
}
