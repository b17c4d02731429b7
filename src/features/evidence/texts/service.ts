import type { CaseTx } from '#access/cases.ts'
import { type CaseContext, type CaseDeps, caseHandlers, notFound } from '#case/cases/public.ts'
import { fileAt } from '#case/files/public.ts'
import { isPicture } from '#case/files/rules.ts'
import type { Handlers } from '#http/bind.ts'
import { mustBePrintable } from '#http/printable.ts'
import { english } from '#kernel/english.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { askToRead } from './asking.ts'
import type { calls, Reading } from './contract.ts'
import { type LookDeps, looking } from './looking.ts'
import { partsOf } from './rules.ts'
import { type IsReadable, whyUnread } from './slots.ts'
import { unreadText } from './unread.ts'
import { countsOf, found, pageAt, textAt } from './store.ts'

const mostFound = 50

type Own = NonNullable<Awaited<ReturnType<typeof fileAt>>>

/** A picture is looked at as its copy, which is upright; before there is one, as it was uploaded. */
function showsOf({ type, copy }: Own): Reading['shows'] {
  if (type === 'application/pdf') return 'pages'
  if (copy && isPicture(copy.type)) return 'copy'
  return isPicture(type) ? 'content' : 'text'
}

async function readingOf(tx: CaseTx, of: Own): Promise<Reading> {
  const [row, shows] = [await textAt(tx, of), showsOf(of)]
  if (!row) return { state: 'none', problem: null, pages: null, done: 0, skipped: 0, hasText: false, shows }
  const { skipped, withText } = await countsOf(tx, of)
  const { state, reason, pages, done } = row
  return { state, problem: reason && english(unreadText(reason)), pages, done, skipped, hasText: withText > 0, shows }
}

export function service(deps: CaseDeps & LookDeps & { gates: readonly IsReadable[] }): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'case', null)
  const own = async (c: CaseContext, id: string): Promise<Own> => {
    const file = await fileAt(c.tx, { caseId: c.caseId, authorId: c.seat.memberId, id })
    return file && file.finishedAt !== null ? file : notFound(msg`There is no such file.`)
  }
  return {
    view: on.inSeat(async (c, { params, query }) => {
      const of = await own(c, params.file)
      return { ...(await readingOf(c.tx, of)), page: await pageAt(c.tx, of, query.page ?? 1) }
    }),
    pages: looking(deps).count,
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
