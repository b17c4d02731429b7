import type { CaseTx } from '#access/cases.ts'
import { childrenEver, type Membership, writersIn } from '#case/cases/public.ts'
import { type UseRow, usedView, usesOf } from '#case/files/public.ts'
import type { RecordItem, RecordPart } from '#case/records/public.ts'
import type { Writers } from '#case/cases/rules.ts'
import { formatCents, plainCents } from '#domain/money/cents.ts'
import type { Json } from '#domain/transparency-log/canonical-json.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import { categoriesIn } from '#money/categories/public.ts'
import { stepsOf } from './present.ts'
import { stateWords } from './rules.ts'
import { type RequestRow, requestsIn } from './store.ts'

interface With {
  writers: Writers
  kids: ReadonlyMap<string, string>
  category: string
  files: readonly UseRow[]
  moment: (at: Date) => string
}

/** A request in a record: what was asked, by when, and what became of it. What silence means stands in the order, and not here. */
function itemOf(row: RequestRow, { writers, kids, category, files, moment }: With): RecordItem {
  const named = (at: Date | null) => (at === null ? 'not yet' : moment(at))
  const children = row.children.map((id) => kids.get(id) ?? '').join(', ')
  const by = writers.nameOf(row.authorId, row.sentAt!.getTime())
  const shares = `${writers.nameOn('A', row.sentAt!.getTime())} ${formatCents(row.shares!.A)}, ${writers.nameOn('B', row.sentAt!.getTime())} ${formatCents(row.shares!.B)}`
  const state = english(stateWords[row.state])
  const steps = stepsOf(row, writers, new Map())
  const said = { cents: row.cents, provider: row.provider, day: row.day, answerBy: row.answerBy }
  return {
    id: row.id,
    title: row.title,
    facts: [
      [english(msg`Asked by`), by],
      [english(msg`Estimate`), formatCents(row.cents)],
      [english(msg`Shares`), shares],
      [english(msg`Provider`), row.provider],
      [english(msg`Planned for`), row.day],
      ['For', children],
      ['Category', category],
      ['Sent', named(row.sentAt)],
      [english(msg`First viewed`), named(row.viewedAt)],
      [english(msg`Answer asked for by`), row.answerBy ?? 'no day named'],
      ['Answered', named(row.settledAt)],
      ['Status', state],
    ],
    text: [row.note, row.reason].filter((line) => line !== '').join('\n'),
    erased: null,
    data: {
      id: row.id,
      counters: row.counters,
      title: row.title,
      ...said,
      note: row.note,
      reason: row.reason,
      category,
      children,
      by,
      state,
      split: row.split as unknown as Json,
      shares: row.shares as unknown as Json,
      steps: steps.map(({ what, at, name }) => ({ what, at, by: name })),
      files: files.map(usedView) as unknown as Json,
    },
    cells: {
      title: row.title,
      'asked by': by,
      estimate: plainCents(row.cents),
      provider: row.provider,
      'planned for': row.day,
      children,
      category,
      sent: row.sentAt!.toISOString(),
      'first viewed': row.viewedAt?.toISOString() ?? '',
      'answer by': row.answerBy ?? '',
      answered: row.settledAt?.toISOString() ?? '',
      status: state,
    },
    files: [...files],
  }
}

async function read(tx: CaseTx, { caseId }: Membership, { about, from, until }: Parameters<RecordPart['read']>[2], moment: With['moment']) {
  const rows = (await requestsIn(tx, caseId, { isSent: true, ...(about !== null && { id: about }) }))
    .filter(({ sentAt }) => (from === null || sentAt! >= from) && (until === null || sentAt! < until))
    .toReversed()
  const ids = rows.map(({ id }) => id)
  const uses = Map.groupBy(await usesOf(tx, caseId, ids), ({ about: of }) => of)
  const [writers, kids, categories] = [await writersIn(tx, caseId), await childrenEver(tx, caseId), await categoriesIn(tx, caseId)]
  const items = rows.map((row) => {
    const category = categories.find(({ id }) => id === row.categoryId)?.title ?? ''
    return itemOf(row, { writers, kids, category, files: uses.get(row.id) ?? [], moment })
  })
  return { items, leftOut: [] }
}

/** What was asked before it was bought, with each answer, for a record. */
export const requestRecord: RecordPart = {
  name: 'expense-requests',
  label: msg`Expenses asked first`,
  one: msg`Request`,
  verbs: ['requests.add', 'requests.change', 'requests.counter'],
  nameOf: async (tx, seat, about) => (await requestsIn(tx, seat.caseId, { id: about, isSent: true }))[0]?.title ?? null,
  read,
  // There is no list whose first day counts: a first view is an opening, and stands with the request.
  listed: async () => [],
  itemOf: (verb, content) => {
    const { id } = content as { readonly [name: string]: Json }
    return verb.startsWith('requests.') && typeof id === 'string' ? id : null
  },
}
