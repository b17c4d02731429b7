import { wilson } from '#domain/stats/proportion.ts'
import type { Outcome } from './measure.ts'

/** One engine on one set. */
export interface Measured {
  engine: string
  set: string
  outcomes: readonly Outcome[]
  /** Resident memory of the process at the end, MB. */
  megabytes: number
}

export interface Page {
  day: string
  machine: string
  all: readonly Measured[]
  isWithoutScans: boolean
}

/** ".883 (.78 to .94)": a share with its interval of 95 %. */
function share(values: readonly boolean[]): string {
  if (values.length === 0) return '–'
  const of = values.filter(Boolean).length
  const short = (value: number, digits: number) => (value >= 1 ? value.toFixed(digits) : value.toFixed(digits).replace(/^0/, ''))
  const [low, high] = wilson({ of, n: values.length })!
  return `${short(of / values.length, 3)} (${short(low, 2)} to ${short(high, 2)})`
}

const known = (values: readonly (boolean | null)[]) => values.filter((value) => value !== null)
const seconds = (outcomes: readonly Outcome[], at: number) =>
  (outcomes.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.min(outcomes.length - 1, Math.floor(outcomes.length * at))]! / 1000).toFixed(
    1,
  )

function row({ engine, set, outcomes, megabytes }: Measured): string {
  const cells = [
    engine,
    set,
    String(outcomes.length),
    share(outcomes.map(({ isTotal }) => isTotal)),
    share(outcomes.map(({ isDay }) => isDay)),
    share(known(outcomes.map(({ isMerchant }) => isMerchant))),
    share(known(outcomes.map(({ isTax }) => isTax))),
    share(known(outcomes.map(({ isTip }) => isTip))),
    `${seconds(outcomes, 0.5)} / ${seconds(outcomes, 0.95)}`,
    String(megabytes),
  ]
  return `| ${cells.join(' | ')} |`
}

function misses({ engine, set, outcomes }: Measured): string[] {
  return (['cause', 'dayCause'] as const).flatMap((which) =>
    [...Map.groupBy(outcomes, (outcome) => outcome[which])]
      .filter(([cause]) => cause !== '')
      .map(
        ([cause, of]) =>
          `| ${engine} | ${set} | ${which === 'cause' ? 'total' : 'day'} | ${cause} | ${of.length} | ${of.map(({ name }) => name).join(', ')} |`,
      ),
  )
}

/** docs/receipts.md */
export const page = ({ day, machine, all, isWithoutScans }: Page): string => `# Reading receipts: measured

Written by \`npm run assurance -- receipts\` on ${day}, on ${machine}.

What is read is only offered: a parent confirms each amount, day and name, or types it. A line counts as right when the first thing
offered is right, totals to the cent. Intervals are Wilson's, 95 %. "Scans" are the receipts of ICDAR 2019 (SROIE) that are held out, 60 of
90 by the hash of their names: Malaysian, with day before month. The weights of the ranker were trained on the other 30 and on made-up receipts of another
seed. "Made up" are 60 receipts of eight American shapes, drawn in four fonts and harmed in six ways (turned, blurred, noisy, faded,
shadow, perspective) or not at all. They come from the tool that also made receipts for training, so that figure says how well harm is stood, and is no
promise for receipts of real stores.
${isWithoutScans ? '\nThe scans were skipped: the data set is not beside the project.\n' : ''}
| Engine | Set | n | Total | Day | Merchant | Tax | Tip | Seconds, median / 95 % | Memory, MB |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${all.map(row).join('\n')}

Goals: total .90 and day .90 with PP-OCR on each set; total .80 and day .88 with tesseract.js on scans.

## Misses

"Not read": the right value is not among what is offered, so the engine misread it or the parser has no rule for it.

| Engine | Set | What | Cause | n | Receipts |
| --- | --- | --- | --- | --- | --- |
${all.flatMap(misses).join('\n')}
`
