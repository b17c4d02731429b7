import { changeFor } from '#domain/books/entry.ts'
import { countedBy } from '#domain/books/balances.ts'
import type { Entry } from '#domain/books/types.ts'
import type { Frequency } from '#domain/books/due-days.ts'
import { type Dated, type InterestLine, interestOn, type Rate } from '#domain/interest/interest.ts'
import { supportInterest } from '#domain/legal-parameters/support-interest.ts'
import { otherSide, type Side } from '#domain/splits/split.ts'
import type { Day } from '#kernel/day.ts'
import type { BookEntry } from '#money/books/public.ts'
import type { TermRow } from './store.support.ts'

/** Payments of a year of each frequency. */
const perYear: Readonly<Record<Frequency, number>> = {
  weekly: 52,
  every_two_weeks: 26,
  twice_a_month: 24,
  monthly: 12,
  quarterly: 4,
  yearly: 1,
}

/** What a month of support is, in cents: what is in force on a day, each by its frequency. */
export const monthOf = (terms: readonly TermRow[], payer: Side, today: Day): number =>
  terms
    .filter((term) => term.payer === payer && term.firstDue <= today && (term.until === null || term.until >= today))
    .reduce((sum, { cents, frequency }) => sum + Math.round((cents * perYear[frequency]) / 12), 0)

/** What was due from a payer of support and what was paid on it, in the books of one parent. Corrections are on the side of what they correct. */
function dueAndPaid(entries: readonly BookEntry[], of: Side, payer: Side): { due: Dated[]; paid: Dated[] } {
  const counted = countedBy(entries, of).filter((entry) => entry.postings[0]!.book === 'support')
  const supportIds = new Set(entries.filter(({ cause }) => cause.kind === 'support').map(({ id }) => id))
  const isDue = ({ id, corrects }: { id: string; corrects: string | null }) =>
    supportIds.has(id) || (corrects !== null && supportIds.has(corrects))
  const dated = (sign: 1 | -1) => (entry: Entry) => ({ day: entry.day, cents: sign * changeFor(entry, payer) })
  const [due, paid] = [counted.filter(isDue), counted.filter((entry) => !isDue(entry))]
  return { due: due.map(dated(-1)), paid: paid.map(dated(1)) }
}

const sum = (amounts: readonly Dated[]) => amounts.reduce((all, { cents }) => all + cents, 0)

/** What is overdue today by the books of payer and receiver, never below zero. */
export function arrearsOf(entries: readonly BookEntry[], payer: Side, outside: ReadonlySet<string>) {
  const left = (of: Side) => {
    const { due, paid } = dueAndPaid(entries, of, payer)
    return Math.max(0, sum(due) - sum(paid))
  }
  const isOutside = ({ cause }: BookEntry) => cause.kind === 'payment' && outside.has(cause.id)
  return {
    payer,
    due: sum(dueAndPaid(entries, payer, payer).due),
    byPayer: left(payer),
    byReceiver: left(otherSide(payer)),
    outside: entries.filter(isOutside).reduce((all, entry) => all + changeFor(entry, payer), 0),
  }
}

/** The books without some entries of support, and what corrects them. */
export const leaveOut = (entries: readonly BookEntry[], without: ReadonlyMap<string, unknown>): BookEntry[] =>
  entries.filter(({ id, corrects }) => !without.has(id) && !(corrects !== null && without.has(corrects)))

/** The same as `arrearsOf`, of the books without disputed support. */
export function arrearsWithout(rest: readonly BookEntry[], payer: Side) {
  const { due, byPayer, byReceiver } = arrearsOf(rest, payer, new Set())
  return { due, byPayer, byReceiver }
}

/** Hundredths of a percent, as a law says it: "10%", "6.25%". */
const percent = (rate: number): string => `${String(rate / 100)}%`

/**
 * Interest on arrears by the law of a state, or by a rate that a parent typed from their order.
 * @param typed hundredths of a percent; `null`: the state's
 */
export function interestFor(
  entries: readonly BookEntry[],
  { payer, state, month, today, typed }: { payer: Side; state: string; month: number; today: Day; typed: number | null },
) {
  const rows = typed === null ? (supportInterest.get(state) ?? []) : []
  const usable = rows.filter(({ value }) => !value.isOnJudgments)
  const rates: Rate[] =
    typed === null
      ? usable.map(({ value, from, until, citation }) => ({ rate: value.rate, from, until, citation }))
      : [{ rate: typed, from: '1900-01-01' as Day, until: null, citation: '' }]
  const by = (of: Side) => {
    const [first] = usable
    const lines = interestOn({
      ...dueAndPaid(entries, of, payer),
      rates,
      startsAfter: first?.value.startsAfter ?? 0,
      above: first?.value.isAboveOneMonth ? month : 0,
      to: today,
    })
    return lines.map(({ rate, ...line }: InterestLine) => ({ ...line, rate: percent(rate) }))
  }
  return {
    rules: rows.map(({ value, from, until, citation, checkedOn, words }) => ({
      rate: percent(value.rate),
      from,
      until,
      citation,
      checkedOn,
      words,
      isOnJudgments: value.isOnJudgments,
    })),
    /** No rate of the state is known for today: a parent can type that of their order. */
    isRateMissing: typed === null && !usable.some(({ from, until }) => from <= today && (until === null || today <= until)),
    byPayer: by(payer),
    byReceiver: by(otherSide(payer)),
  }
}
