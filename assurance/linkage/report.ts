import type { Model } from '#domain/linkage/model.ts'
import { levelBits, type Scored } from '#domain/linkage/score.ts'
import { wilson } from '#domain/stats/proportion.ts'
import type { Benchmark, Miss } from './benchmark.ts'
import type { Count } from './count.ts'
import { goals } from './goals.ts'
import { mostInBlock, type Million, type Spent } from './million.ts'

export const whole = (n: number) => Math.round(n).toLocaleString('en-US')
const share = (n: number) => (Number.isNaN(n) ? '-' : n.toFixed(4))
const verdict = (isMet: boolean) => (isMet ? 'yes' : '**no**')
const bits = (n: number) => `${n > 0 ? '+' : ''}${n.toFixed(1)}`

/** A table of Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

const counted = (name: string, count: Count) => [
  name,
  share(count.precision),
  share(count.recall),
  share(count.f1),
  whole(count.called - count.right),
  whole(count.all - count.right),
]

/** Goals of one set, and whether they are met. */
export function goalsOf(found: Benchmark, least: number): string[][] {
  return [
    [`F1, ${found.choice.name}`, `at least ${least}`, share(found.same.f1), verdict(found.same.f1 >= least)],
    [
      `Precision of what a machine merges, ${found.choice.name}`,
      `at least ${goals.mergePrecision}`,
      share(found.merged.precision),
      verdict(found.merged.precision >= goals.mergePrecision),
    ],
  ]
}

/** The results of one choice of fields on one set, next to those of the simple method. */
export function figuresOf(found: Benchmark): string {
  return `${whole(found.records)} records, ${whole(found.same.all)} true pairs; ${whole(found.candidates)} candidates hold ${(100 * found.found).toFixed(1)} % of them.
${found.estimated.rounds} rounds; ${whole(found.estimated.expectedMatches)} matches expected before anything was counted.

${table(
  ['', 'Precision', 'Recall', 'F1', 'Wrongly one', 'Wrongly apart'],
  [
    counted('Pairs of probability 0.5 and more', found.same),
    counted('All pairs of the groups that these make', found.groups),
    counted('Pairs of probability 0.99 and more', found.merged),
    counted('All pairs of the groups that these make', found.mergedGroups),
    counted(`Plain weighted Jaro-Winkler, ${found.plain.threshold.toFixed(2)} and more`, found.plain),
  ],
)}`
}

/** One row about the list to accept at once: how many pairs, how many of them are right, and the 95 % interval of the share. */
function sureRow(set: string, fields: string, { called, right, precision }: Count): string[] {
  const bounds = wilson({ of: right, n: called })
  return [set, fields, whole(called), whole(right), share(precision), bounds === null ? '-' : bounds.map(share).join(' to ')]
}

/** How often a pair of the list to accept at once is right, for sets with known answers. */
export function sureOf(rows: readonly { set: string; fields: string; sure: Count }[]): string {
  return table(
    ['Set', 'Fields', 'Pairs of 0.99 and more', 'Right', 'Precision', 'With 95 %'],
    rows.map(({ set, fields, sure }) => sureRow(set, fields, sure)),
  )
}

/** Every level of every field with its rates. */
export function ratesOf<R>({ fields, rates }: Model<R>): string {
  return table(
    ['Field', 'Level', 'm', 'u', 'Bits', 'By frequency'],
    fields.flatMap((field, at) =>
      field.levels.map((level, index) => [
        index === 0 ? field.name : '',
        level.name,
        level.bits === undefined ? rates[at]!.m[index]!.toFixed(4) : 'laid down',
        level.bits === undefined ? rates[at]!.u[index]!.toFixed(6) : 'laid down',
        bits(levelBits(field, rates[at]!, index)),
        level.byFrequency === undefined ? '' : String(level.byFrequency),
      ]),
    ),
  )
}

/** How a pair came to its probability, bar by bar. */
export function waterfallOf(scored: Scored): string {
  let sum = scored.priorBits
  const rows = scored.fields
    .filter(({ level }) => level !== null)
    .map(({ field, level, bits: weight, frequencyBits }) => {
      sum += weight + frequencyBits
      return [field, level!, bits(weight), frequencyBits === 0 ? '' : bits(frequencyBits), bits(sum)]
    })
  return table(
    ['Field', 'Level', 'Bits', 'For how common the value is', 'Sum'],
    [['before anything is compared', '', bits(scored.priorBits), '', bits(scored.priorBits)], ...rows],
  )
}

/** Pairs that were decided wrong, field by field as the choice sees them. */
export function missesOf(misses: readonly Miss[], { choice }: Benchmark): string {
  if (misses.length === 0) return 'None.'
  const cell = ({ values }: Miss['a']) => choice.columns.map((column) => values[column] || '-').join(', ')
  return table(
    ['Probability', 'One record', 'The other'],
    misses.map(({ a, b, probability }) => [probability.toFixed(3), cell(a), cell(b)]),
  )
}

const spent = ({ clock, processor }: Spent) => `${clock.toFixed(1)} s (${processor.toFixed(1)} s of a processor)`

/** The run over made-up people. */
export function millionOf(found: Million): { goals: string[][]; text: string } {
  const { seconds, one } = found
  const minutes = (seconds.candidates.clock + seconds.model.clock + seconds.scores.clock + seconds.clusters.clock) / 60
  return {
    goals: [
      [
        `${whole(found.people)} people: candidates, model, scores and groups`,
        `at most ${goals.minutes} min`,
        `${minutes.toFixed(1)} min`,
        verdict(minutes <= goals.minutes),
      ],
      [
        `A new person against ${whole(found.people)}, 95th percentile of ${whole(one.n)}`,
        `at most ${goals.milliseconds} ms`,
        `${one.p95.toFixed(2)} ms`,
        verdict(one.p95 <= goals.milliseconds),
      ],
    ],
    text: `${whole(found.people)} records of made-up professionals, ${whole(found.truePairs)} true pairs among them; one thread. In brackets what it took of a processor: the clock also counts what else ran on the machine.

${table(
  ['Step', 'Took'],
  [
    [`Keys, blocks and ${whole(found.candidates)} candidates`, spent(seconds.candidates)],
    [`Frequencies, u from random pairs, ${found.estimated.rounds} rounds for m`, spent(seconds.model)],
    ['Scores of all candidates', spent(seconds.scores)],
    ['Groups, with every conflict', spent(seconds.clusters)],
    [
      `One new person: folded, looked for, ${one.candidates.toFixed(0)} candidates scored (mean)`,
      `median ${one.median.toFixed(2)} ms, 95th percentile ${one.p95.toFixed(2)} ms, longest ${one.most.toFixed(1)} ms`,
    ],
  ],
)}

Blocks of more than ${mostInBlock} records were looked into by state and county: ${whole(found.blocks.refined)}; left out, because even the finest text is too common: ${whole(found.blocks.skipped)}; used: ${whole(found.blocks.blocks)}. The candidates hold ${(100 * found.found).toFixed(1)} % of the true pairs.

${table(['', 'Precision', 'Recall', 'F1', 'Wrongly one', 'Wrongly apart'], [counted('Pairs of probability 0.5 and more', found.same), counted('All pairs of the groups from 0.99 on', found.merged)])}

${whole(found.review.pairs)} pairs lie between 0.1 and 0.99 and wait for a person; ${whole(found.review.right)} of them are one person. ${whole(found.held)} links were held by a conflict. These people and their slips are made up (\`assurance/linkage/made-up.ts\`), so that the figures of quality say how the arithmetic holds at this size, not how a real directory will fare.`,
  }
}
