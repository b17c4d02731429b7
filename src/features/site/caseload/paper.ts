import { momentIn } from '#case/records/public.ts'
import type { Paper } from '#domain/papers/paper.ts'
import { dateFormat, dayInWords, dayInZone } from '#kernel/dates.ts'
import { english } from '#kernel/english.ts'
import { msg, plural } from '#kernel/text.ts'
import type { CaseRow } from './contract.ts'
import { changesIn, lastDay } from './csv.ts'
import { roleTexts } from './words.ts'

/** What a caseload is printed with. */
export interface PrintedWith {
  madeBy: string
  madeAt: Date
  host: string
  /** The words that were searched for; empty for all cases. */
  q: string
}

const caseCell = ({ title, role, grantedBy, isOneParents, children }: CaseRow) =>
  [
    title,
    `${english(roleTexts[role])}, ${english(msg`access from ${{ name: grantedBy.name }}`)}${isOneParents ? ` (${english(msg`one parent only`)})` : ''}`,
    children.join(' '),
  ]
    .filter((line) => line !== '')
    .join('\n')

function hearingCell({ hearing }: CaseRow): string {
  if (!hearing) return ''
  const { fromAt, zone, title, court, room, documentsDueOn } = hearing
  const place = [court, room].filter((part) => part !== '').join(', ')
  const due = documentsDueOn === null ? '' : english(msg`Documents due ${{ day: dayInWords(documentsDueOn) }}`)
  return [`${dayInWords(dayInZone(zone, Date.parse(fromAt)))}, ${momentOf(fromAt, zone)}`, title, place, due]
    .filter((line) => line !== '')
    .join('\n')
}

/** The time of day alone: the day stands before it. */
const momentOf = (at: string, zone: string) =>
  dateFormat('en-US', zone, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' }).format(Date.parse(at)).replaceAll('\u202F', ' ')

const dueCell = ({ dues, zone }: CaseRow) =>
  dues
    .map(({ who, due }) =>
      due === null
        ? english(msg`${{ who }}, no deadline`)
        : english(msg`${{ who }}, by ${{ day: dayInWords(dayInZone(zone, Date.parse(due) - 1)) }}`),
    )
    .join('\n')

/** The list of cases as a PDF has it. */
export function caseloadPaper(rows: readonly CaseRow[], { madeBy, madeAt, host, q }: PrintedWith): Paper {
  const subject = english(msg`Caseload`)
  const columns = [
    { name: english(msg`Case`), share: 0.3 },
    { name: english(msg`Changes`), share: 0.1 },
    { name: english(msg`Next hearing`), share: 0.25 },
    { name: english(msg`Answers due`), share: 0.21 },
    { name: english(msg`Access ends`), share: 0.14 },
  ]
  const cells = rows.map((row) => {
    const ends = lastDay(row)
    return [caseCell(row), changesIn(row), hearingCell(row), dueCell(row), ends === null ? '' : dayInWords(ends)]
  })
  return {
    title: subject,
    prefix: '',
    blocks: [
      { kind: 'heading', level: 1, text: subject },
      {
        kind: 'facts',
        rows: [
          [english(msg`Made by`), madeBy],
          [english(msg`Made on`), `${momentIn('UTC')(madeAt)}, ${host}`],
          [english(msg`Cases`), english(msg`${plural({ count: rows.length }, { one: '# grant of access', other: '# grants of access' })}`)],
          ...(q === '' ? [] : [[english(msg`Only with the words`), q] as const]),
        ],
      },
      {
        kind: 'text',
        isSmall: true,
        text: english(
          msg`Each row is one parent’s grant, as far as that grant allows. Changes are those since you last looked. Children are named by initials.`,
        ),
      },
      rows.length === 0 ? { kind: 'text', text: english(msg`No cases.`) } : { kind: 'table', columns, rows: cells },
    ],
  }
}
