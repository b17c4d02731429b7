// The sheets that stand around exhibits, as a court reads them. They are in English, as other papers for courts are.
import { sizeText } from '#domain/files/sizes.ts'
import type { Block } from '#domain/papers/paper.ts'
import { inGroups } from '#domain/transparency-log/head-code.ts'
import { dayInWords, dayInZone } from '#kernel/dates.ts'
import type { NoPages } from '#ports/pages/port.ts'
import type { AskedList } from './store.exports.ts'

/** What the title page says. */
export interface FrontFacts {
  /** Of the case. */
  title: string
  askedBy: string
  /** In words, on the case's clock and in UTC. */
  madeAt: string
  zone: string
  reviewedAt: Date | null
  code: string
  host: string
  /** The first and the last number. */
  numbers: readonly [string, string]
  count: number
}

/** Whether the facts against were looked at: it says when, and nothing of what they are, nor whether there are any. */
export const reviewLine = (reviewedAt: Date | null, zone: string): string =>
  reviewedAt === null
    ? 'This is a selection of exhibits.'
    : `The list of facts against was reviewed on ${dayInWords(dayInZone(zone, reviewedAt))}.`

export function frontBlocks({ name }: Pick<AskedList, 'name'>, facts: FrontFacts): Block[] {
  const { title, askedBy, madeAt, zone, reviewedAt, code, host, numbers, count } = facts
  return [
    { kind: 'heading', level: 1, text: 'Exhibits' },
    { kind: 'text', text: name, isBold: true },
    {
      kind: 'facts',
      rows: [
        ['Case', title],
        ['Prepared by', askedBy],
        ['Made on', madeAt],
        ['Exhibits', String(count)],
        ['Page numbers', numbers[0] === numbers[1] ? numbers[0] : `${numbers[0]} to ${numbers[1]}`],
        ['Review', reviewLine(reviewedAt, zone)],
        ['Code of the record', `${inGroups(code)} (compare it on ${host}/verify)`],
        ['Signature of this PDF', 'None. The manifest in the archive’s folder is signed, and names this file by its SHA-256.'],
      ],
    },
    { kind: 'rule' },
    {
      kind: 'text',
      isSmall: true,
      text: 'Each page of an exhibit has its label and its own number at the foot. The lines of the index are links. Pictures and pages are fitted to the sheet; the files themselves are in the archive, in the folder natives. A sign that this paper can’t print, or that nobody would see, stands as its number, such as [U+200E].',
    },
    {
      kind: 'text',
      isSmall: true,
      text: 'To check that no file was changed, open verify.html in the archive’s folder. It shows that the files are the ones that were put in, and not whether what they say is true.',
    },
  ]
}

/** The sheet before an exhibit. */
export const coverBlocks = (label: string, what: string, title: string): Block[] => [
  { kind: 'text', text: '\n\n\n\n\n\n\n\n\n\n\n\n' },
  { kind: 'heading', level: 1, text: label },
  { kind: 'text', text: what },
  { kind: 'rule' },
  { kind: 'text', isSmall: true, text: title },
]

const reasons: Readonly<Record<NoPages, string>> = {
  locked: 'It opens with a password, so its pages are not here.',
  damaged: 'Its pages could not be drawn: the file is damaged, or of a kind that is not known here.',
  tooManyPages: 'It has more pages than can be drawn here.',
  tooSlow: 'Drawing its pages took too long.',
  tooLarge: 'It is too large for its pages to be drawn here.',
  kind: 'It is of a kind that no paper shows.',
}

/** A file as its sheet names it. */
export interface SheetFile {
  name: string
  type: string
  bytes: number
  sha256: string
  length: string | null
  /** Whether the file itself goes along. */
  isThere: boolean
}

/** The sheet in place of what can't be drawn, such as a recording. */
export const sheetBlocks = (label: string, what: string, file: SheetFile, reason: NoPages): Block[] => [
  { kind: 'heading', level: 1, text: label },
  { kind: 'text', text: what },
  {
    kind: 'facts',
    rows: [
      ['File', file.name],
      ['Kind', file.type],
      ...(file.length === null ? [] : [['Length', file.length] as [string, string]]),
      ['Size', sizeText(file.bytes)],
      ...(file.isThere ? [['SHA-256', file.sha256] as [string, string]] : []),
    ],
  },
  {
    kind: 'text',
    text: `${reasons[reason]} ${file.isThere ? 'The file itself is in the archive, in the folder natives, under the number of this page.' : 'The file itself is not in the archive: there is no copy of it without location and device data.'}`,
  },
]
