// What the calls of the analyzer reply with.
import type { DisclosureItem } from '#domain/finances/disclosure.ts'
import type { Sorted } from '#domain/finances/sort.ts'
import type { Item, Rule } from './contract.ts'
import { type Own, proofOf } from './reading.ts'

/** Lines of an item that a reply has; `of` says how many there are. */
const mostLines = 20

/** An item of the checklist with its mark. */
export function itemView(item: DisclosureItem, mark: Item['mark']): Item {
  const none = { account: null, other: null, first: null, last: null, days: null, named: null, count: null }
  const { key, kind, lines } = item
  const shared = { ...none, key, kind, mark, lines: lines.slice(0, mostLines).map(proofOf), of: lines.length }
  if (item.kind === 'unlisted') return { ...shared, named: item.ending, count: lines.length }
  if (item.kind === 'unlisted_card') return { ...shared, named: item.payee, count: lines.length }
  if (item.kind === 'twin') return { ...shared, account: item.account, other: item.other, count: item.common, days: item.of }
  if (item.kind === 'equal') return { ...shared, account: item.account, first: item.day, count: item.count }
  return { ...shared, account: item.account, first: item.first, last: item.last, days: item.days }
}

/** A parent's rules, the latest first, with how many lines go by each. */
export function ruleViews({ rules, lines }: Own): Rule[] {
  const counts = new Map<string, number>()
  for (const { why } of lines) if (why.by !== 'none' && why.rule !== null) counts.set(why.rule, (counts.get(why.rule) ?? 0) + 1)
  const descriptions = new Map(lines.map(({ id, description }) => [id, description]))
  return rules.toReversed().flatMap((rule) => {
    // A line that was removed with its import leaves its rule without effect.
    if (rule.line !== null && !descriptions.has(rule.line)) return []
    return [{ ...rule, line: rule.line === null ? null : descriptions.get(rule.line)!, lines: counts.get(rule.id) ?? 0 }]
  })
}

/** Lines that no figure counts because no rule fits them, in cents of money in and out. */
export function unsortedIn(lines: readonly Sorted[]) {
  const of = lines.filter(({ category }) => category === 'unsorted')
  const sum = (sign: 1 | -1) => of.reduce((total, { cents }) => total + Math.max(0, sign * cents), 0)
  return { lines: of.length, in: sum(1), out: sum(-1) }
}
