// What live records say: those that can be noted as incidents, and how often each thing happened.
import { type CaseContext, type IncidentSource, writersIn } from '#case/cases/public.ts'
import { ordersIn, inForce } from '#case/orders/public.ts'
import { termsIn } from '#case/order-terms/public.ts'
import { dayOfInstant, timeOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { patternsOf } from '#domain/incidents/patterns.ts'
import type { Clause, Found, Pattern } from './contract.ts'
import { notedOf } from './store.ts'

const day = 24 * 3_600_000
/** How far back records are proposed. */
const proposedFor = 60 * day

/** The other parent's part is what can be an incident; who only looks on has no other parent. */
const isParent = ({ seat }: CaseContext) => seat.side !== null

/** Records that can be noted, the latest first; with `named` that one, and whether it is noted already. */
export async function foundIn(c: CaseContext, sources: readonly IncidentSource[], named: string | undefined) {
  const owner = { caseId: c.caseId, authorId: c.seat.memberId }
  if (!isParent(c)) return { found: [], noted: null }
  const [name, id] = named === undefined ? [] : [named.slice(0, named.indexOf(':')), named.slice(named.indexOf(':') + 1)]
  const zone = zoneNamed(c.seat.zone)
  const all: Found[] = []
  for (const source of sources.filter((one) => name === undefined || one.name === name))
    for (const one of await source.found(c.tx, c.seat, { now: c.now, since: c.now - proposedFor, ...(id !== undefined && { id }) }))
      all.push({
        ...one,
        source: `${source.name}:${one.id}`,
        at: new Date(one.at).toISOString(),
        day: dayOfInstant(zone, one.at),
        time: timeOfInstant(zone, one.at),
        children: [...one.children],
        clause: one.clause ?? { order: '', paragraph: '', text: '' },
      })
  const noted = await notedOf(
    c.tx,
    owner,
    all.map(({ source }) => source),
  )
  const found = all.filter(({ source }) => !noted.has(source)).toSorted((one, other) => (one.at < other.at ? 1 : -1))
  return { found, noted: (named !== undefined && noted.get(named)) || null }
}

/** How often each thing happened, of how many, by parent, in the last months. */
export async function patternsIn(c: CaseContext, sources: readonly IncidentSource[], months: number): Promise<Pattern[]> {
  if (!isParent(c)) return []
  const since = c.now - Math.round((months * 365.25 * day) / 12)
  const all = []
  for (const source of sources) all.push(...(await source.counted(c.tx, c.seat, { now: c.now, since })))
  const { nameOn } = await writersIn(c.tx, c.caseId)
  return patternsOf(all).map(({ from, to, ...one }) => ({
    ...one,
    name: nameOn(one.side, c.now),
    from: new Date(from).toISOString(),
    to: new Date(to).toISOString(),
  }))
}

/** Clauses of the orders in effect that the reader sees, each once, to choose from. */
export async function clausesIn(c: CaseContext, today: string): Promise<Clause[]> {
  const orders = inForce(await ordersIn(c.tx, c.caseId), today)
  const ofFacts = orders.flatMap(({ title, facts }) =>
    Object.values(facts).flatMap((fact) => (fact ? [{ order: title, paragraph: fact.clause.paragraph, text: fact.clause.text }] : [])),
  )
  const ofTerms = (await termsIn(c.tx, c.caseId, today)).map(({ order, clause: { paragraph, text } }) => ({ order, paragraph, text }))
  const all = [...ofFacts, ...ofTerms].filter(({ paragraph, text }) => paragraph !== '' || text !== '')
  return [...new Map(all.map((one) => [JSON.stringify([one.order, one.paragraph, one.text]), one])).values()]
}
