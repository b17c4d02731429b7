import { findingKinds, type FindingKind } from '#domain/filing/types.ts'
import { wilson } from '#domain/stats/proportion.ts'
import { sum, type Tally, together } from './measure.ts'
import type { Outside } from './outside.ts'

const names: Readonly<Record<FindingKind, string>> = {
  ssn: 'Social Security and tax numbers',
  account: 'Accounts and cards',
  birth: 'Birth dates',
  minor: 'Names of minors',
  address: 'Addresses and phones',
}

/** What was found at first of the kinds that were held out: written down on that day, before any rule was changed for it. */
const firstReading = { day: '2026-11-30', found: 97, of: 102, falseSure: 1, falseMaybe: 6 }

export interface Measured {
  tuned: Readonly<Record<string, Tally>>
  heldOut: Readonly<Record<string, Tally>>
  outside: readonly Outside[]
}

function share(found: number, of: number): string {
  if (of === 0) return '–'
  const [low, high] = wilson({ of: found, n: of })!
  return `${found} of ${of} (${low.toFixed(2)} to ${high.toFixed(2)})`
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const byPaper = (sets: Readonly<Record<string, Tally>>) =>
  Object.entries(sets).map(([name, one]) => [
    name,
    one.papers,
    share(sum(one.found), sum(one.planted)),
    sum(one.falseSure),
    sum(one.falseMaybe),
  ])

const missed = (one: Tally) => one.lines.map((line) => `- ${line}`).join('\n')
const counts = (of: Readonly<Record<FindingKind, number>>) =>
  findingKinds.flatMap((kind) => (of[kind] > 0 ? [`${names[kind]} ${of[kind]}`] : [])).join(', ') || 'none'

/** docs/filing.md. */
export function pageOf({ tuned, heldOut, outside }: Measured): string {
  const all = together([...Object.values(tuned), ...Object.values(heldOut)])
  const { day, found, of, falseSure, falseMaybe } = firstReading
  return `<!-- Written by \`npm run assurance -- filing\`. Do not edit. -->

# What the check before filing finds

The rules of \`src/domain/filing\` ([decision 0128](decisions/0128-what-is-checked-before-filing.md)) look for what a court's privacy rule wants shortened. Here they read ${all.papers} fictional papers of nine kinds
(\`corpora/filing-privacy\`) in which ${sum(all.planted)} items are planted, among numbers, dates and names that are none. An item counts as found where findings cover every letter and digit of it, sure or not. A false alarm
touches nothing planted. Intervals are Wilson's, 95 %.

The papers were written by the hand that wrote the rules, before the rules were measured; eight of the items that are held out were added after the other kinds were first read, none after their own reading. Six kinds were used to improve them. Three kinds were held out and read once the rules were done, on ${day}: **${found} of ${of} were
found at that first reading, with ${falseSure} sure and ${falseMaybe} uncertain false alarms**. Rules were changed after that, so the figures below say more about these papers than about others.

${table(['Kind of paper', 'Papers', 'Found', 'False, sure', 'False, may be'], [...byPaper(tuned), ...byPaper(heldOut).map(([name, ...rest]) => [`${name} (held out)`, ...rest])])}

${table(
  ['Planted', 'Found', 'By a sure finding', 'False, sure', 'False, may be'],
  findingKinds.map((kind) => [
    names[kind],
    share(all.found[kind], all.planted[kind]),
    all.sure[kind],
    all.falseSure[kind],
    all.falseMaybe[kind],
  ]),
)}

Every miss and every false alarm:

${missed(all)}

## Texts of others

${
  outside.length === 0
    ? 'The data is not beside the project, so these were not read.'
    : `Nothing is known of a case there: no children, no list. Labels that count are Social Security, card and account numbers (IBAN). What touches none of them is listed by kind; birth dates and names of children there are real finds for a filing,
though no label says so.

${table(
  ['Set', 'Texts', 'Characters', 'Labeled numbers found', 'Other findings, sure', 'Other findings, may be'],
  outside.map((one) => [one.set, one.texts, one.characters, share(one.found, one.planted), counts(one.sure), counts(one.maybe)]),
)}`
}

## What the figures can't say

Real scans are worse than these. Handwriting, signatures and pictures are not read at all. A name that the case doesn't know is found only beside words such as "minor child" or "student".
`
}
