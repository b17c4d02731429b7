import type { Actor } from '#access/actor.ts'
import { type CaseContext, type CaseDeps, caseHandlers, childrenEver, writersIn } from '#case/cases/public.ts'
import { usesOf } from '#case/files/public.ts'
import type { Reply } from '#http/contract.ts'
import { openBy } from './books.ts'
import type { calls } from './contract.ts'
import { type Around, presentRow } from './present.ts'
import { type ExpenseRow, expensesIn } from './store.ts'
import { type Ground, groundOf } from './terms.ts'

/** The most of a year that a report has. */
const mostInReport = 5000

/** What rows are shown with. */
export async function around(c: CaseContext, rows: readonly ExpenseRow[], ground: Ground): Promise<Around> {
  const files = new Map<string, number>()
  const ids = rows.map(({ id }) => id)
  const uses = await usesOf(c.tx, c.caseId, ids)
  for (const { about } of uses) files.set(about, (files.get(about) ?? 0) + 1)
  return { here: c.seat, writers: await writersIn(c.tx, c.caseId), ground, open: await openBy(c.tx, c.caseId, ids), files }
}

/** The expenses of a year that were sent, the earliest first. */
export async function reportOf(c: CaseContext, year: string): Promise<Reply<typeof calls.report>> {
  const ground = await groundOf(c.tx, c.seat, c.now)
  const rows = await expensesIn(c.tx, c.caseId, { year, isSent: true, oldestFirst: true, most: mostInReport })
  const seen = await around(c, rows, ground)
  const children = await childrenEver(c.tx, c.caseId)
  return {
    caseId: c.caseId,
    zone: c.seat.zone,
    title: c.seat.title,
    names: { A: seen.writers.nameOn('A', c.now), B: seen.writers.nameOn('B', c.now) },
    children: [...children].map(([id, name]) => ({ id, name })),
    expenses: rows.map((row) => presentRow(row, seen)),
  }
}

/** The same for a file. */
export const yearFile = (deps: CaseDeps) =>
  caseHandlers(deps, 'expenses').inSeat(async (c, { query }: { actor: Actor; query: { case: string; year: string } }) =>
    reportOf(c, query.year),
  )
