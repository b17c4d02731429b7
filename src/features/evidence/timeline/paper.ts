import { laneTexts } from '#domain/timeline/marks.ts'
import type { Block, Paper } from '#domain/papers/paper.ts'
import { dayInWords } from '#kernel/dates.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import type { Chosen, Mark } from './contract.ts'

/** What a chronology is printed with. */
export interface PrintedWith {
  /** The title of the case. */
  title: string
  names: { A: string; B: string }
  madeBy: string
  /** In words, on the case's clock. */
  madeAt: string
  host: string
}

/** What is left out of a chronology by the choice of its maker: said on its first page. */
function leftOut({ lanes, side, q }: Chosen, names: PrintedWith['names']): string[] {
  const kinds = lanes
    ?.split(',')
    .flatMap((lane) => (lane in laneTexts ? [english(laneTexts[lane as Mark['lane']])] : []))
    .join(', ')
  return [
    ...(kinds === undefined ? [] : [english(msg`Only these kinds of records: ${{ kinds }}.`)]),
    ...(side === undefined ? [] : [english(msg`Only records of ${{ name: names[side] }}.`)]),
    ...(q ? [english(msg`Only records with the words “${{ q }}”.`)] : []),
  ]
}

/** Records of a case by day, as a PDF has them. */
export function chronologyPaper(marks: readonly Mark[], chosen: Chosen, { title, names, madeBy, madeAt, host }: PrintedWith): Paper {
  const subject = english(msg`Chronology`)
  const columns = [
    { name: english(msg`Day and time`), share: 0.19 },
    { name: english(msg`Kind of record`), share: 0.15 },
    { name: english(msg`By`), share: 0.15 },
    { name: english(msg`What the record says`), share: 0.51 },
  ]
  const rows = marks.map(({ day, until, time, lane, side, words, more, exhibit }) => [
    `${dayInWords(day)}${until === null ? '' : ` – ${dayInWords(until)}`}${time === null ? '' : `, ${time}`}`,
    english(laneTexts[lane]),
    side === null ? '' : names[side],
    [words, more, exhibit === null ? null : `(${exhibit})`].filter((line) => line !== null).join('\n'),
  ])
  const facts: Block = {
    kind: 'facts',
    rows: [
      [english(msg`Case`), title],
      [english(msg`Days`), `${dayInWords(chosen.from)} – ${dayInWords(chosen.to)}`],
      [english(msg`Records`), String(marks.length)],
      [english(msg`Made by`), madeBy],
      [english(msg`Made on`), `${madeAt}, ${host}`],
    ],
  }
  return {
    title: `${subject} · ${title}`,
    prefix: '',
    blocks: [
      { kind: 'heading', level: 1, text: subject },
      facts,
      ...leftOut(chosen, names).map((text): Block => ({ kind: 'text', text })),
      {
        kind: 'text',
        isSmall: true,
        text: english(
          msg`Each line comes from a record in the case, as the person who made this chronology sees it. Incidents and evidence are that person’s own. What was never recorded is not here.`,
        ),
      },
      rows.length === 0 ? { kind: 'text', text: english(msg`There are no records on these days.`) } : { kind: 'table', columns, rows },
    ],
  }
}
