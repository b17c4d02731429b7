// What a disclosure of statements may lack: days without one, accounts without one, lines that count twice.
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import { foldText } from '#domain/bank/words.ts'
import { gapsBetween, type Month, monthOf, monthsFrom } from './months.ts'
import type { CoveredAccount, MoneyLine } from './types.ts'
import { nameWords, spaced } from './words.ts'
import type { Sorted } from './sort.ts'

interface Item {
  /** The same for the same thing each time: a mark of the parent belongs to it. No words of a line are in it. */
  key: string
  lines: readonly MoneyLine[]
}

export type DisclosureItem = Item &
  (
    | { kind: 'gap' | 'starts_late' | 'ends_early'; account: string; first: string; last: string; days: number; months: readonly Month[] }
    | { kind: 'unlisted'; ending: string }
    | { kind: 'unlisted_card'; payee: string }
    | { kind: 'twin'; account: string; other: string; common: number; of: number }
    | { kind: 'equal'; account: string; day: string; cents: number; count: number }
  )

/** An account that begins, or ends, so many days after, or before, the others lacks statements. */
const edge = 31

const daysFrom = (first: string, last: string) => numberOf(last as never) - numberOf(first as never) + 1

/** Days of an account that no file covers: between its files, and before and after them where other accounts go on. */
function gaps(accounts: readonly CoveredAccount[], lines: readonly MoneyLine[]): DisclosureItem[] {
  const covered = accounts.filter(({ spans }) => spans.length > 0)
  const begins = covered.flatMap(({ spans }) => spans.map(({ first }) => first)).toSorted()[0]
  const ends = covered
    .flatMap(({ spans }) => spans.map(({ last }) => last))
    .toSorted()
    .at(-1)
  const made = (kind: 'gap' | 'starts_late' | 'ends_early', account: string, first: string, last: string): DisclosureItem => {
    const of = lines.filter((line) => line.account === account)
    // The lines beside the hole, so that the parent sees where it is.
    const before = of.filter(({ day }) => day < first).toSorted((one, other) => (one.day < other.day ? 1 : -1))[0]
    const after = of.filter(({ day }) => day > last).toSorted((one, other) => (one.day < other.day ? -1 : 1))[0]
    const beside = [before, after].filter((line) => line !== undefined)
    const key = `${kind}:${account}:${first}:${last}`
    return {
      kind,
      key,
      account,
      first,
      last,
      days: daysFrom(first, last),
      months: monthsFrom(monthOf(first), monthOf(last)),
      lines: beside,
    }
  }
  return covered.flatMap(({ id, spans }) => {
    const first = spans.map((span) => span.first).toSorted()[0]!
    const last = spans
      .map((span) => span.last)
      .toSorted()
      .at(-1)!
    return [
      ...(daysFrom(begins!, first) > edge ? [made('starts_late', id, begins!, dayAt(numberOf(first) - 1))] : []),
      ...gapsBetween(spans).map((gap) => made('gap', id, gap.first, gap.last)),
      ...(daysFrom(last, ends!) > edge ? [made('ends_early', id, dayAt(numberOf(last) + 1), ends!)] : []),
    ]
  })
}

/** The last four digits that the words of a transfer name: `TRANSFER TO SAV …4471`, `XXXXX4471`, `ACCT ENDING IN 4471`. */
const ending =
  /(?:…|\.{2,}|[X*#]{2,}|\b(?:ENDING(?: IN)?|ACCT|ACCOUNT|CHK|SAV|CHECKING|SAVINGS|LOAN|CARD) ?(?:NO\.? ?)?[-#:*X.… ]*)(\d{4})(?!\d)/gi
const dated = /^(?:19|20)\d\d$/

/** Endings of accounts that transfers and card payments name, and that no imported account has. */
function unlisted(accounts: readonly CoveredAccount[], lines: readonly Sorted[]): DisclosureItem[] {
  const listed = new Set(accounts.flatMap(({ lastFour }) => lastFour ?? []))
  const found = new Map<string, Sorted[]>()
  const byPayee = new Map<string, Sorted[]>()
  const hasCard = accounts.some(({ kind }) => kind === 'card')
  for (const line of lines) {
    if (line.category !== 'own_transfer' && line.category !== 'card_payment' && line.category !== 'loans') continue
    const endings = [...line.description.matchAll(ending)].map((match) => match[1]!).filter((digits) => !dated.test(digits))
    for (const digits of new Set(endings)) if (!listed.has(digits)) found.set(digits, [...(found.get(digits) ?? []), line])
    if (endings.length === 0 && line.category === 'card_payment' && line.cents < 0 && !hasCard) {
      const payee = nameWords(line.description).slice(0, 2).join(' ') || spaced(line.description).trim()
      byPayee.set(payee, [...(byPayee.get(payee) ?? []), line])
    }
  }
  return [
    ...[...found].map(([digits, of]) => ({ kind: 'unlisted' as const, key: `unlisted:${digits}`, ending: digits, lines: of })),
    ...[...byPayee].map(([payee, of]) => ({ kind: 'unlisted_card' as const, key: `card:${of.at(-1)!.id}`, payee, lines: of })),
  ]
}

/** Two accounts of which most lines are the same were imported twice. */
const [twinShare, twinLeast] = [0.6, 5]
/** Two equal lines of a day can be two purchases; below this they are. */
const equalLeast = 20_00

function doubles(accounts: readonly CoveredAccount[], lines: readonly MoneyLine[]): DisclosureItem[] {
  const keyOf = ({ day, cents, description }: MoneyLine) => `${day} ${cents} ${foldText(description)}`
  const byAccount = Map.groupBy(lines, ({ account }) => account)
  const counts = new Map(accounts.map(({ id }) => [id, Map.groupBy(byAccount.get(id) ?? [], keyOf)]))
  const items: DisclosureItem[] = []
  for (const [at, { id }] of accounts.entries()) {
    const own = counts.get(id)!
    for (const { id: other } of accounts.slice(at + 1)) {
      const common = [...counts.get(other)!].flatMap(([key, of]) => of.slice(0, own.get(key)?.length ?? 0))
      const of = Math.min(byAccount.get(id)?.length ?? 0, byAccount.get(other)?.length ?? 0)
      if (common.length >= twinLeast && common.length / of >= twinShare)
        items.push({ kind: 'twin', key: `twin:${id}:${other}`, account: id, other, common: common.length, of, lines: common })
    }
    for (const of of own.values()) {
      const [line] = of
      if (of.length > 1 && line && Math.abs(line.cents) >= equalLeast) {
        const { day, cents } = line
        const key = `equal:${of.map((one) => one.id).toSorted()[0]!}`
        items.push({ kind: 'equal', key, account: id, day, cents, count: of.length, lines: of })
      }
    }
  }
  return items
}

/** Everything that statements may lack, each with the lines behind it. */
export function disclosureOf(accounts: readonly CoveredAccount[], lines: readonly Sorted[]): DisclosureItem[] {
  return [...unlisted(accounts, lines), ...gaps(accounts, lines), ...doubles(accounts, lines)]
}
