import { score } from '#domain/linkage/score.ts'
import type { Benchmark, Miss } from './benchmark.ts'
import { goals } from './goals.ts'
import type { Bulk } from './labelled.ts'
import type { Million } from './million.ts'
import { figuresOf, goalsOf, millionOf, missesOf, ratesOf, sureOf, table, waterfallOf, whole } from './report.ts'

/** Everything that docs/linkage.md tells. */
export interface Linkage {
  day: string
  /** "2 cores (AMD EPYC), 24 GB, Node 24.21.0" */
  machine: string
  all: Benchmark
  few: Benchmark
  /** Sets that were not looked at while the fields were made. */
  others: readonly { set: string; all: Benchmark; few: Benchmark }[]
  million: Million
  /** Fewer of the same, for the list that is accepted at once. */
  madeUp: Million
  /** Real judges whose number in two exports is known; empty if the exports are not next to the project. */
  federal: readonly Bulk[]
}

/** How many misses of each kind are shown. */
const sampleSize = 12

/** A sample of the misses at equal intervals, so that certain and doubtful ones appear. */
function spread(misses: readonly Miss[]): Miss[] {
  const step = Math.max(1, misses.length / sampleSize)
  return Array.from({ length: Math.min(sampleSize, misses.length) }, (_, at) => misses[Math.floor(at * step)]!)
}

/** Describes the two exports, and which of their pairs are left out of the list. */
function federalOf(federal: readonly Bulk[]): string {
  const [first] = federal
  const lines = federal.map(
    ({ set, sure, before, leftOut }) =>
      `${set}: ${whole(sure.right)} of the ${whole(sure.all)} pairs that are one person stand in the list; ${whole(leftOut.pairs)} more of 0.99 and above are kept out of it by a conflict, of which ${whole(leftOut.right)} are one person. Before the two rules below ${whole(before.right)} of ${whole(before.called)} were right (${before.precision.toFixed(4)}).`,
  )
  return `The real judges are those of the Federal Judicial Center: ${whole(first!.records)} records of ${whole(first!.people)} people, one export a judge a record, the other an appointment a record with the name turned round. Their number
there says who is who, and nothing that links is shown it. The files are read from beside the project and are no part of it.
${lines.map((line) => `- ${line}`).join('\n')}

The wrong pairs of these sets were looked at, and nearly all of them were father and son at one court, the rest namesakes a life apart. Two rules come of that: seats of one court that began more than two
years apart, or any that began more than 45 years apart, are nobody's to merge unseen, and neither is a pair of which one alone has a suffix. The figures after it therefore say that the rules do what
they are for, and not how another set would fare.`
}

/** The headings of the section that is measured separately, and of the next one. */
export const listHeads = ['## What is accepted at once', '## A new person among many'] as const

/** How right the list is that the desk accepts at once. */
export function listPart({ all, few, others, madeUp, federal }: Pick<Linkage, 'all' | 'few' | 'others' | 'madeUp' | 'federal'>): string {
  return `${listHeads[0]}

The desk's list takes pairs of probability 0.99 and more against which nothing speaks (no conflict of 7 above), and nobody stands in it twice. How many of such pairs are one person:

${sureOf([
  ...[all, few].map((found) => ({ set: 'Febrl 3', fields: found.choice.name, sure: found.merged })),
  ...others.flatMap(({ set, ...of }) => [of.all, of.few].map((found) => ({ set, fields: found.choice.name, sure: found.merged }))),
  { set: `Made-up professionals, ${whole(madeUp.people)}`, fields: "the directory's", sure: madeUp.sure },
  ...federal.map(({ set, sure }) => ({ set: 'Federal judges, two exports', fields: set, sure })),
])}

The interval is Wilson's (1927), as if each pair were drawn by itself; pairs of one person are not, so that it is rather too narrow.
${
  federal.length === 0
    ? ''
    : `
${federalOf(federal)}
`
}
What cannot be known from this: **how right the list is for the directory itself.** Nobody has said of a sample of its pairs who is who, least of all of attorneys, guardians and experts, of whom there
is no public set with two records each. The real judges are few, and one office wrote both exports, so that names and days agree more than those of two lists do. Febrl and the made-up people have as
many slips and namesakes as their makers gave them. Therefore one in twenty of what is accepted at once is drawn for a second look, and one at least: what is undone there, of so many looked at, is the
precision that counts (/admin-duplicates, "Decided").
`
}

/** The whole of docs/linkage.md. */
export function pageOf({ day, machine, all, few, others, million, madeUp, federal }: Linkage): string {
  const people = millionOf(million)
  const [wrong] = few.wronglySame
  return `<!-- Written by \`npm run linkage\`. Do not edit. -->

# One person, one profile

Two records are one person, or they are not; nobody says so. This page tells how likely that is found out, how often it is right, and where it is wrong. Measured on
${day}: ${machine}. The arithmetic is \`src/domain/linkage\`.

${table(['Measured', 'Goal', 'Reached', 'Met'], [...goalsOf(all, goals.allFields), ...goalsOf(few, goals.fewFields), ...people.goals])}

## How it is done

1. **Keys.** Records that share a key are candidates: the sound of the family name with an initial, the family name as written, the given name at a firm or a court, both names turned, a number of a
   register (\`person-keys.ts\`). A key is a text, which an index of the database can hold, and has up to three degrees: in all the country, in the state, in the county. A block of too many
   records is never compared each with each; its records are looked for by the finer degree.
2. **Levels.** Each field of two records stands on one level: the same, another form of the name, spelled alike, an initial, other. A field that one of them does not say counts for nothing.
3. **Bits.** A level counts \`log2(m / u)\`: m is how often records of one person stand on it, u how often those of two people do (Fellegi and Sunter 1969). A common name that agrees counts less, a
   rare one more (as in Splink's term frequency adjustments).
4. **Rates.** u is counted on pairs drawn at random. m comes from expectation and maximization: how likely each candidate is one person, then the levels counted with these
   probabilities, again and again until nothing moves. Nobody tells it who is who. Each field begins with ten pairs' worth of what is expected, so that little data makes no rate 0 or 1.
5. **Laid down, not measured.** The same number in one register is 40 bits for it, another number 12 against it, another suffix 10 against it: father and son share all the rest.
6. **Decisions.** From probability 0.99 on a machine may merge, between 0.1 and 0.99 a person looks, below that the two are left alone; from 0.5 on a pair is likelier one person than not. These
   are probabilities of the model, chosen before anything was counted. The truth of a set is read only to count.
7. **Groups.** Links are followed from the surest on. Before two groups become one, every record of the one is held against every one of the other: two seats of living judges at one time, two
   suffixes or a suffix that one alone has, two numbers of one register, seats of one court that began at other times, or names that have nothing in common stop the merge, and a person looks.

## Febrl 3, all fields

Made-up Australians with up to five spoilt copies each (P. Christen 2008): typing and reading slips, given and family name swapped, values lost or put in another field. It
is read from beside the project and is no part of it. The plain way scores the same candidates by a weighted mean of Jaro-Winkler likenesses, with the threshold that the truth likes best; ours
has a threshold that knows no truth.

${figuresOf(all)}

A plain score on other candidates and weights reached 0.937 before this was built, and 0.824 with names, suburb and state.

## Febrl 3, names, suburb and state only

What a directory has as well. No key reads another field.

${figuresOf(few)}

## Sets that were not looked at

The fields, levels and keys were made with Febrl 3 open. Febrl 1 and 2 were only counted.

${table(
  ['Set', 'Fields', 'F1', 'Precision from 0.99 on', 'Plain F1'],
  others.flatMap(({ set, ...of }) =>
    [of.all, of.few].map((found) => [
      set,
      found.choice.name,
      found.same.f1.toFixed(4),
      found.merged.precision.toFixed(4),
      found.plain.f1.toFixed(4),
    ]),
  ),
)}

${listPart({ all, few, others, madeUp, federal })}
${listHeads[1]}

${people.text}

## Where it is wrong

Febrl 3; its people are made up. Of each kind every so many are shown, the worst first.

### All fields: one person, taken for two (${all.wronglyApart.length})

${missesOf(spread(all.wronglyApart), all)}

### All fields: two people, taken for one (${all.wronglySame.length})

${missesOf(spread(all.wronglySame), all)}

### Names, suburb and state: one person, taken for two (${few.wronglyApart.length}, and ${few.same.all - Math.round(few.found * few.same.all)} that share no key)

${missesOf(spread(few.wronglyApart), few)}

### Names, suburb and state: two people, taken for one (${few.wronglySame.length})

${missesOf(spread(few.wronglySame), few)}
${wrong ? `\nHow the first of them came about:\n\n${waterfallOf(score(few.estimated.model, wrong.a, wrong.b))}\n` : ''}
## Rates

### Professionals (learned on the made-up ones)

${ratesOf(million.estimated.model)}

### Febrl 3, all fields

${ratesOf(all.estimated.model)}

### Febrl 3, names, suburb and state

${ratesOf(few.estimated.model)}
`
}
