import { formatCents } from '#domain/money/cents.ts'
import type { Block, Paper } from '#domain/papers/paper.ts'
import { english } from '#kernel/english.ts'
import type { History, HistoryPart } from './contract.ts'
import { arrearsBlocks } from './paper.arrears.ts'
import { bookNames, evidenceNames, isDifference, lineTitle, notCounted } from './rules.ts'

/** What a history is printed with. */
export interface PrintedWith {
  /** The title of the case. */
  title: string
  names: { A: string; B: string }
  madeBy: string
  madeAt: string
  host: string
}

type Book = History['books'][number]
type Line = Book['lines'][number]

const sides = ['A', 'B'] as const
const childOf = ({ children }: History, id: string | null) => children.find((child) => child.id === id)?.name ?? ''

/** The amount in one parent's records, and what side A is owed after it. */
const inRecords = (change: number | null, balance: number) =>
  `${change === null ? 'Not in these records' : formatCents(change)}\nBalance ${formatCents(balance)}`

function entryOf(data: History, line: Line): string {
  const { child, evidence, otherwise } = line
  const words = [
    [lineTitle(english, line), childOf(data, child)].filter((word) => word !== '').join(', '),
    ...(evidence === null ? [] : [`Evidence: ${english(evidenceNames[evidence]).toLowerCase()}`]),
    ...(otherwise === null ? [] : [`${otherwise.by} sees this differently: ${otherwise.reason}`]),
    ...(isDifference(line) ? ['Difference: the records of one parent only'] : []),
  ]
  return words.join('\n')
}

function bookBlocks(data: History, book: Book, { names }: PrintedWith): Block[] {
  const differences = book.lines.filter(isDifference).length
  const balances = (A: number, B: number) =>
    A === B
      ? `${formatCents(A)} in both records`
      : `${formatCents(A)} in the records of ${names.A}, ${formatCents(B)} in those of ${names.B}`
  const paid = (side: 'A' | 'B'): [string, string] => [`${names[side]} paid`, `${formatCents(book.paidBy[side])}, in both records`]
  const rows = book.lines.map((line) => [
    line.day,
    entryOf(data, line),
    inRecords(line.byA, line.balanceA),
    inRecords(line.byB, line.balanceB),
  ])
  return [
    { kind: 'heading', level: 2, text: book.book === 'support' ? 'Child support' : 'Shared expenses' },
    {
      kind: 'facts',
      rows: [
        ['Opening balance', balances(book.openingA, book.openingB)],
        ...sides.map(paid),
        ['Closing balance', balances(book.closingA, book.closingB)],
        ['Differences', differences === 0 ? 'None: both records agree.' : `${differences}, each marked “Difference”`],
      ],
    },
    rows.length === 0
      ? { kind: 'text', text: 'No entries in these days.' }
      : {
          kind: 'table',
          columns: [
            { name: 'Day', share: 0.13 },
            { name: 'Entry', share: 0.43 },
            { name: `Records of ${names.A}`, share: 0.22, isEnd: true },
            { name: `Records of ${names.B}`, share: 0.22, isEnd: true },
          ],
          rows,
        },
  ]
}

function yearBlocks(data: History, { names }: PrintedWith): Block[] {
  const { taxYear } = data
  if (taxYear === null) return []
  return [
    { kind: 'heading', level: 2, text: `Tax year ${taxYear.year}` },
    taxYear.rows.length === 0
      ? { kind: 'text', text: `No payments were made in ${taxYear.year}.` }
      : {
          kind: 'table',
          columns: [
            { name: 'Paid by', share: 0.2 },
            { name: 'Kind', share: 0.17 },
            { name: 'Child', share: 0.18 },
            { name: 'Paid (payer’s records)', share: 0.15, isEnd: true },
            { name: 'Received (receiver’s records)', share: 0.15, isEnd: true },
            { name: 'Confirmed by the receiver', share: 0.15, isEnd: true },
          ],
          rows: taxYear.rows.map(({ payer, book, child, paid, received, confirmed }) => [
            names[payer],
            english(bookNames[book]),
            childOf(data, child) || 'All children',
            ...[paid, received, confirmed].map(formatCents),
          ]),
        },
    { kind: 'text', isSmall: true, text: english(notCounted) },
  ]
}

function agesBlocks({ ages, today }: History, { names }: PrintedWith): Block[] {
  const amounts = (side: 'A' | 'B') =>
    (['notDue', 'days30', 'days60', 'days90', 'older'] as const).map((age) => formatCents(ages[side][age]))
  const head = ['Not due yet', 'Due 0–30 days', '31–60 days', '61–90 days', 'Over 90 days']
  return [
    { kind: 'heading', level: 2, text: `What each parent owes by their own records, on ${today}` },
    {
      kind: 'table',
      columns: [{ name: 'Parent', share: 0.25 }, ...head.map((name) => ({ name, share: 0.15, isEnd: true }))],
      rows: sides.map((side) => [names[side], ...amounts(side)]),
    },
  ]
}

/** The statement as a PDF has it: both parents' records in two columns, in the same words and signs for each reader. */
export function historyPaper(data: History, asked: Pick<HistoryPart, 'year' | 'child'>, its: PrintedWith): Paper {
  const { title, names, madeBy, madeAt, host } = its
  const kinds = data.books.map(({ book }) => book)
  const what = kinds.length > 1 ? 'shared expenses and child support' : kinds[0] === 'support' ? 'child support' : 'shared expenses'
  const subject = `Statement of ${what}`
  return {
    title: `${subject} · ${title}`,
    prefix: '',
    blocks: [
      { kind: 'heading', level: 1, text: subject },
      {
        kind: 'facts',
        rows: [
          ['Case', title],
          ['Parents', `${names.A}, ${names.B}`],
          ['Period', asked.year === undefined ? `All entries up to ${data.today}` : `January 1 to December 31, ${asked.year}`],
          ['Children', asked.child === undefined ? 'All' : `${childOf(data, asked.child)}, and what is about all children`],
          ['Made by', madeBy],
          ['Made on', `${madeAt}, from the records at ${host}`],
        ],
      },
      {
        kind: 'text',
        isSmall: true,
        text: `Amounts are US dollars. Above zero ${names.A} is owed, below zero ${names.A} owes. A payer’s records count a payment once it is recorded. A receiver’s records count it once it is confirmed or matches a line of a bank or of the state’s unit. Entries are not edited: what was wrong has a correction.`,
      },
      ...data.books.flatMap((book) => bookBlocks(data, book, its)),
      ...yearBlocks(data, its),
      ...agesBlocks(data, its),
      ...arrearsBlocks(data, names),
    ],
  }
}
