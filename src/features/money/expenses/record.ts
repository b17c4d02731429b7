import type { CaseTx } from '#access/cases.ts'
import { childrenEver, type Membership, writersIn } from '#case/cases/public.ts'
import { usesOf, usedView } from '#case/files/public.ts'
import type { RecordItem, RecordPart } from '#case/records/public.ts'
import type { Writers } from '#case/cases/rules.ts'
import { formatCents, plainCents } from '#domain/money/cents.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import type { Json } from '#domain/transparency-log/canonical-json.ts'
import { categoriesIn } from '#money/categories/public.ts'
import { openBy, openOf } from './books.ts'
import { stateWords, stepWords } from './rules.ts'
import { stateToRead } from '#domain/expenses/lifecycle.ts'
import { type ExpenseRow, expensesIn } from './store.ts'
import { type StepRow, stepsOf } from './store.steps.ts'

type Moment = (at: Date) => string
interface With {
  writers: Writers
  kids: ReadonlyMap<string, string>
  title: string
  open: { confirmed: number; declared: number }
  files: RecordItem['files']
  steps: readonly StepRow[]
  moment: Moment
}

/** An expense in a record: the five facts that a dispute turns on, the amounts, and every step with its words. */
function itemOf(row: ExpenseRow, { writers, kids, title, open, files, steps, moment }: With): RecordItem {
  const named = (at: Date | null) => (at === null ? 'not yet' : moment(at))
  const children = row.children.map((id) => kids.get(id) ?? '').join(', ')
  const payer = writers.nameOf(row.authorId, row.sentAt!.getTime())
  const state = english(stateWords[stateToRead(row.state, row.owedCents, open)])
  const said = steps.map(
    ({ what, cents, words, at, authorId }) =>
      `${moment(at)}: ${english(stepWords[what])}${cents === null ? '' : ` ${formatCents(cents)}`} by ${writers.nameOf(authorId, at.getTime())}${words === '' ? '' : `: “${words}”`}`,
  )
  return {
    id: row.id,
    title: row.title,
    facts: [
      [english(msg`Paid by`), payer],
      ['Amount', formatCents(row.cents)],
      [english(msg`Paid on`), row.day],
      ['For', children],
      ['Category', title],
      ['Sent', named(row.sentAt)],
      [english(msg`First viewed`), named(row.viewedAt)],
      ['Answered', named(row.answeredAt)],
      ['Due', row.answerBy ?? 'no order says'],
      ['Status', state],
      [english(msg`Share of the other parent`), formatCents(row.owedCents ?? row.askedCents!)],
      [english(msg`Open by confirmed payments`), formatCents(open.confirmed)],
    ],
    text: [row.note, ...said].filter((line) => line !== '').join('\n'),
    erased: null,
    data: {
      id: row.id,
      title: row.title,
      note: row.note,
      cents: row.cents,
      day: row.day,
      category: title,
      children,
      payer,
      state,
      split: row.split as unknown as Json,
      asked: row.askedCents,
      approved: row.approvedCents,
      owed: row.owedCents,
      returned: row.returnedCents,
      open: open.confirmed,
      answerBy: row.answerBy,
      sentAt: row.sentAt!.toISOString(),
      viewedAt: row.viewedAt?.toISOString() ?? null,
      answeredAt: row.answeredAt?.toISOString() ?? null,
      steps: steps.map(({ what, cents, words, at, authorId }) => ({
        what,
        cents,
        words,
        at: at.toISOString(),
        by: writers.nameOf(authorId, at.getTime()),
      })),
      files: files.map(usedView) as unknown as Json,
    },
    cells: {
      title: row.title,
      'paid by': payer,
      amount: plainCents(row.cents),
      'paid on': row.day,
      children,
      category: title,
      sent: row.sentAt!.toISOString(),
      'first viewed': row.viewedAt?.toISOString() ?? '',
      answered: row.answeredAt?.toISOString() ?? '',
      due: row.answerBy ?? '',
      status: state,
      share: plainCents(row.owedCents ?? row.askedCents!),
      open: plainCents(open.confirmed),
      files: files.map(({ name }) => name).join('; '),
    },
    files,
  }
}

async function read(tx: CaseTx, seat: Membership, { about, from, until }: Parameters<RecordPart['read']>[2], moment: Moment) {
  const { caseId } = seat
  const sent = await expensesIn(tx, caseId, { isSent: true, oldestFirst: true, ...(about !== null && { id: about }) })
  const rows = sent
    .filter(({ sentAt }) => (from === null || sentAt! >= from) && (until === null || sentAt! < until))
    .toSorted((one, other) => one.sentAt!.getTime() - other.sentAt!.getTime())
  const ids = rows.map(({ id }) => id)
  const [writers, kids, categories, open] = [
    await writersIn(tx, caseId),
    await childrenEver(tx, caseId),
    await categoriesIn(tx, caseId),
    await openBy(tx, caseId, ids),
  ]
  const uses = Map.groupBy(await usesOf(tx, caseId, ids), ({ about: of }) => of)
  const steps = Map.groupBy(await stepsOf(tx, caseId, ids), ({ expenseId }) => expenseId)
  const items = rows.map((row) =>
    itemOf(row, {
      writers,
      kids,
      title: categories.find(({ id }) => id === row.categoryId)?.title ?? '',
      open: openOf(open, row.id, writers.sideOf(row.authorId)!),
      files: uses.get(row.id) ?? [],
      steps: steps.get(row.id) ?? [],
      moment,
    }),
  )
  return { items, leftOut: [] }
}

/** Verbs of the ledger's entries that are about one expense, and where its id stands in them. */
const inId: readonly string[] = ['expenses.add', 'expenses.change', 'expenses.view', 'expenses.answer', 'expenses.withdraw']
const inExpense: readonly string[] = ['expenses.comment', 'expenses.giveBack']

/** The expenses that were sent between the parents, with their receipts, for a record. */
export const expenseRecord: RecordPart = {
  name: 'expenses',
  label: msg`Shared expenses`,
  one: msg`Expense`,
  verbs: ['expenses.add', 'expenses.change'],
  nameOf: async (tx, seat, about) => (await expensesIn(tx, seat.caseId, { id: about, isSent: true }))[0]?.title ?? null,
  read,
  // There is no list whose first day counts: a first view is an opening, and stands with the expense.
  listed: async () => [],
  itemOf: (verb, content) => {
    const of = content as { readonly [name: string]: Json }
    const id = inId.includes(verb) ? of['id'] : inExpense.includes(verb) ? of['expense'] : null
    return typeof id === 'string' ? id : null
  },
}
