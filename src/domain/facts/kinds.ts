import { msg, type Text } from '#kernel/text.ts'

// Sources: pages.md (evidence-dashboard and evidence-timeline), and issue 30, section 2.

export const factKinds = ['message', 'exchange', 'expense', 'filing', 'incident', 'order', 'other'] as const
export type FactKind = (typeof factKinds)[number]

export const factKindNames: Readonly<Record<FactKind, Text>> = {
  message: msg`Message`,
  exchange: msg`Exchange`,
  expense: msg`Expense`,
  filing: msg`Court filing`,
  incident: msg`Incident`,
  order: msg`Court order`,
  other: msg`Something else`,
}

/** Issues that many cases have, to begin with: plain words, and no list of any statute. */
export const usualIssues: readonly Text[] = [
  msg`Best-interest factors`,
  msg`Parenting time`,
  msg`Exchanges`,
  msg`School`,
  msg`Health care`,
  msg`Child support`,
  msg`Shared expenses`,
  msg`Contempt`,
]

/** The most that is stored: characters of a text, or how many of something. */
export const longest = {
  text: 4000,
  name: 120,
  note: 2000,
  quote: 4000,
  place: 300,
  person: 120,
  people: 20,
  issues: 20,
  citations: 40,
  boxes: 400,
  page: 50_000,
  second: 360_000,
  /** Issues of one parent. */
  ofParent: 60,
} as const
