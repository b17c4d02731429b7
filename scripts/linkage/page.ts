import { score } from '../../src/domain/linkage/score.ts'
import type { Benchmark, Miss } from './benchmark.ts'
import { goals } from './goals.ts'
import type { Million } from './million.ts'
import { figuresOf, goalsOf, millionOf, missesOf, ratesOf, table, waterfallOf } from './report.ts'

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
}

/** How many misses of each kind are shown. */
const shown = 12

/** Every so many of the misses, so that sure and doubtful ones are seen. */
function spread(misses: readonly Miss[]): Miss[] {
  const step = Math.max(1, misses.length / shown)
  return Array.from({ length: Math.min(shown, misses.length) }, (_, at) => misses[Math.floor(at * step)]!)
}

/** The whole of docs/linkage.md. */
export function pageOf({ day, machine, all, few, others, million }: Linkage): string {
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
   suffixes, two numbers of one register, or names that have nothing in common stop the merge, and a person looks.

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

## A new person among many

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
