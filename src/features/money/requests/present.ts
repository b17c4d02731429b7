import type { Membership } from '#case/cases/public.ts'
import type { Writers } from '#case/cases/rules.ts'
import { type UseRow, usedView } from '#case/files/public.ts'
import { dayOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import type { Term } from '#domain/order-terms/types.ts'
import { requestLifecycle } from '#domain/requests/lifecycle.ts'
import { consentFor, silenceOf } from '#domain/requests/silence.ts'
import { otherSide } from '#domain/splits/split.ts'
import type { Day } from '#kernel/day.ts'
import type { Request } from './contract.ts'
import { partsOf } from './rules.ts'
import type { RequestRow } from './store.ts'
import { presentConsent } from './terms.ts'

export interface Around {
  here: Membership
  today: string
  writers: Writers
  terms: readonly Term[]
  categories: readonly { id: string; title: string }[]
  files: ReadonlyMap<string, readonly UseRow[]>
  billed: ReadonlyMap<string, { count: number; cents: number }>
  /** The requests by id, with those that they answer: a counter leads back to them. */
  all: ReadonlyMap<string, RequestRow>
}

const dayOf = (at: Date, zone: string) => dayOfInstant(zoneNamed(zone), at.getTime()) as Day

/** What silence on a request means by the orders that the reader sees, and the clause it was asked under. */
function silentBy(row: RequestRow, { here, today, terms }: Pick<Around, 'here' | 'today' | 'terms'>) {
  const day = row.sentAt ? dayOf(row.sentAt, here.zone) : today
  const term = consentFor(terms, { cents: row.cents, day })
  // The order speaks of a parent who is asked for a yes. It gives silence on other terms no meaning.
  return { term, silence: silenceOf(row, today, row.counters === null ? term : null) }
}

export function presentRequest(row: RequestRow, around: Around): Request {
  const { here, writers, categories, files, billed: bills, all } = around
  const { term, silence } = silentBy(row, around)
  const uses = files.get(row.id) ?? []
  const billed = bills.get(row.id) ?? { count: 0, cents: 0 }
  const acts = requestLifecycle.mayDo(row.state, partsOf(row, here))
  const isOver = silence !== null && silence !== 'waiting'
  const mayBill = here.role === 'parent' && !here.isFormer && (row.state === 'agreed' || isOver)
  return {
    id: row.id,
    title: row.title,
    cents: row.cents,
    category: row.categoryId,
    categoryTitle: categories.find(({ id }) => id === row.categoryId)?.title ?? '',
    children: [...row.children],
    provider: row.provider,
    note: row.note,
    day: row.day as Day,
    answerBy: row.answerBy as Day | null,
    state: row.state,
    silence,
    isCounter: row.counters !== null,
    isMine: row.authorId === here.memberId,
    authorSide: writers.sideOf(row.authorId)!,
    askerSide: writers.sideOf(row.askerId)!,
    split: row.split,
    shares: row.shares,
    consent: term && presentConsent(term),
    sentAt: row.sentAt?.toISOString() ?? null,
    settledAt: row.settledAt?.toISOString() ?? null,
    settledOn: row.settledAt && dayOf(row.settledAt, here.zone),
    reason: row.reason,
    billed,
    isToBill: billed.count === 0 && (row.state === 'agreed' || silence === 'yes'),
    history: stepsOf(row, writers, all),
    files: row.sentAt ? uses.map(usedView) : [],
    draftFiles: row.sentAt ? [] : uses.map(({ fileId, name, bytes, type, isScanned }) => ({ file: fileId, name, bytes, type, isScanned })),
    // A bill that was sent stands on what was agreed.
    can: [...acts.filter((act) => act !== 'drop' || billed.count === 0), ...(mayBill ? (['bill'] as const) : [])],
  }
}

/** What happened with a request, from the first one on that it answers. */
export function stepsOf(row: RequestRow, writers: Writers, all: ReadonlyMap<string, RequestRow>): Request['history'] {
  const first = row.counters === null ? undefined : all.get(row.counters)
  const before = first ? stepsOf(first, writers, all) : []
  const { cents, provider } = row
  const author = writers.sideOf(row.authorId)!
  const step = (what: Request['history'][number]['what'], at: Date | null, side = author, words = '') =>
    at
      ? [{ id: `${row.id} ${what}`, what, at: at.toISOString(), side, name: writers.nameOn(side, at.getTime()), cents, provider, words }]
      : []
  const settledBy = row.settledBy === null ? author : writers.sideOf(row.settledBy)!
  const isAnswered = row.settledAt !== null && row.state !== 'countered'
  const answer = row.state === 'declined' ? 'declined' : 'agreed'
  return [
    ...before,
    ...step(row.counters === null ? 'sent' : 'countered', row.sentAt, author, row.note),
    ...step('viewed', row.viewedAt, otherSide(author)),
    ...(isAnswered ? step(answer, row.settledAt, settledBy, row.reason) : []),
    ...step(row.settledAt ? 'dropped' : 'withdrawn', row.sentAt && row.withdrawnAt, row.settledAt ? writers.sideOf(row.askerId)! : author),
  ]
}
