import type { CaseTx } from '#access/cases.ts'
import { type CaseContext, type CaseDeps, caseHandlers, notFound } from '#case/cases/public.ts'
import { type FileAt, fileAt } from '#case/files/public.ts'
import type { Handlers } from '#http/bind.ts'
import { mustBePrintable } from '#http/printable.ts'
import { english } from '#kernel/english.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { askToRead } from './asking.ts'
import type { calls, Reading } from './contract.ts'
import { partsOf } from './rules.ts'
import { type IsReadable, whyUnread } from './slots.ts'
import { unreadText } from './unread.ts'
import { countsOf, found, pageAt, textAt } from './store.ts'

const mostFound = 50

async function readingOf(tx: CaseTx, of: FileAt): Promise<Reading> {
  const row = await textAt(tx, of)
  if (!row) return { state: 'none', problem: null, pages: null, done: 0, skipped: 0, hasText: false }
  const { skipped, withText } = await countsOf(tx, of)
  const { state, reason, pages, done } = row
  return { state, problem: reason && english(unreadText(reason)), pages, done, skipped, hasText: withText > 0 }
}

export function service(deps: CaseDeps & { gates: readonly IsReadable[] }): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'case', null)
  const own = async (c: CaseContext, id: string): Promise<FileAt> => {
    const of = { caseId: c.caseId, authorId: c.seat.memberId, id }
    const file = await fileAt(c.tx, of)
    return file && file.finishedAt !== null ? of : notFound(msg`There is no such file.`)
  }
  return {
    view: on.inSeat(async (c, { params, query }) => {
      const of = await own(c, params.file)
      return { ...(await readingOf(c.tx, of)), page: await pageAt(c.tx, of, query.page ?? 1) }
    }),
    read: on.change(async (c, { params }) => {
      const of = await own(c, params.file)
      const why = await whyUnread(c.tx, of, deps.gates)
      if (why) throw new Fault('forbidden', why)
      const isNow = await askToRead(c.tx, of, c.at)
      // What a program reads of a file can be read of it again; the file itself has its leaf.
      return { reply: await readingOf(c.tx, of), publish: isNow && 'author', isRecorded: false }
    }),
    find: on.inSeat(async (c, { query }) => {
      mustBePrintable(query.q, 'q')
      const rows = await found(
        c.tx,
        { caseId: c.caseId, authorId: c.seat.memberId },
        { words: query.q, file: query.file ?? null, most: mostFound + 1 },
      )
      return {
        found: rows.slice(0, mostFound).map(({ excerpt, ...row }) => ({ ...row, excerpt: partsOf(excerpt) })),
        hasMore: rows.length > mostFound,
      }
    }),
  }
}
