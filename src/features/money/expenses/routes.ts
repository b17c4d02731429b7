import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '#access/actor.ts'
import { CaseId } from '#case/cases/contract.ts'
import { plainCents } from '#domain/money/cents.ts'
import type { IsOff } from '#http/bind.ts'
import type { Reply } from '#http/contract.ts'
import { type FileDeps, serveFile } from '#http/download.ts'
import { csvOf } from '#kernel/csv.ts'
import type { calls } from './contract.ts'

type Report = Reply<typeof calls.report>
interface Deps extends FileDeps {
  isOff: IsOff
  report: (asked: { actor: Actor; query: { case: string; year: string } }) => Promise<Report>
}

const head = [
  'id',
  'title',
  'category',
  'children',
  'paid by',
  'paid on',
  'sent at',
  'first viewed at',
  'answered at',
  'status',
  'amount',
  'approved',
  'share of other parent',
  'open',
  'due',
  'tax mark',
  'receipts',
]
const money = (cents: number | null) => (cents === null ? '' : plainCents(cents))

/** The expenses of a year as CSV: times are UTC, amounts US dollars. */
const csvOfYear = ({ expenses, names, children }: Report): string =>
  csvOf([
    head,
    ...expenses.map((row) => [
      row.id,
      row.title,
      row.categoryTitle,
      children.flatMap(({ id, name }) => (row.children.includes(id) ? [name] : [])).join(', '),
      names[row.authorSide],
      row.day,
      row.sentAt,
      row.viewedAt,
      row.answeredAt,
      row.state,
      money(row.cents),
      money(row.approved),
      money(row.owed ?? row.asked),
      money(row.open),
      row.answerBy,
      row.tax === 'none' ? '' : row.tax,
      String(row.files),
    ]),
  ])

const params = z.object({ case: CaseId, year: z.string().check(z.regex(/^(19|20)\d\d$/)) })

/** Serves a year as a table. */
export function serveYears(app: FastifyInstance, { isOff, report, ...deps }: Deps) {
  const call = {
    name: 'expenses.year',
    access: 'agreed',
    path: '/api/cases/:case/expenses/year/:year',
    params,
    closedWith: { feature: 'expenses', isOff },
  } as const
  serveFile(app, call, deps, async ({ actor, params: { case: caseId, year } }) => ({
    name: `expenses-${year}.csv`,
    type: 'text/csv; charset=utf-8',
    content: csvOfYear(await report({ actor, query: { case: caseId, year } })),
  }))
}
