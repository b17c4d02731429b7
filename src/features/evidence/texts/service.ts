import type { CaseTx } from '#access/cases.ts'
import { type CaseDeps, caseHandlers } from '#case/cases/public.ts'
import type { Handlers } from '#http/bind.ts'
import { mustBePrintable } from '#http/printable.ts'
import { english } from '#kernel/english.ts'
import { Fault } from '#kernel/fault.ts'
import { askToRead } from './asking.ts'
import type { calls, Reading } from './contract.ts'
import { type LookDeps, looking } from './looking.ts'
import { partsOf } from './rules.ts'
import { type SeenFile, seenFile, showsOf } from './seeing.ts'
import { type IsReadable, whyUnread } from './slots.ts'
import { unreadText } from './unread.ts'
import { countsOf, found, pageAt, textAt } from './store.ts'

const mostFound = 50

async function readingOf(tx: CaseTx, file: SeenFile): Promise<Reading> {
  const { of, isOwn } = file
  const [row, shows] = [await textAt(tx, of), showsOf(file)]
  if (!row) return { state: 'none', problem: null, pages: null, done: 0, skipped: 0, hasText: false, shows, isOwn }
  const { skipped, withText } = await countsOf(tx, of)
  const { state, reason, pages, done } = row
  return { state, problem: reason && english(unreadText(reason)), pages, done, skipped, hasText: withText > 0, shows, isOwn }
}

export function service(deps: CaseDeps & LookDeps & { gates: readonly IsReadable[] }): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'case', null)
  return {
    view: on.inSeat(async (c, { params, query }) => {
      const file = await seenFile(c, params.file, deps.visible, deps)
      return { ...(await readingOf(c.tx, file)), page: await pageAt(c.tx, file.of, query.page ?? 1) }
    }),
    pages: looking(deps).count,
    read: on.change(async (c, { params }) => {
      const file = await seenFile(c, params.file, [], deps)
      const why = await whyUnread(c.tx, file.of, deps.gates)
      if (why) throw new Fault('forbidden', why)
      const isNow = await askToRead(c.tx, file.of, c.at)
      // What a program reads of a file can be read of it again; the file itself has its leaf.
      return { reply: await readingOf(c.tx, file), publish: isNow && 'author', isRecorded: false }
    }),
    find: on.inSeat(async (c, { query }) => {
      mustBePrintable(query.q, 'q')
      // A granted seat looks for words in one file that it is shown; the vault finds those of all.
      const visible = c.seat.role !== 'parent' && query.file !== undefined ? await seenFile(c, query.file, deps.visible, deps) : null
      const whose = { caseId: c.caseId, authorId: visible?.of.authorId ?? c.seat.memberId }
      const rows = await found(c.tx, whose, { words: query.q, file: query.file ?? null, most: mostFound + 1 })
      return {
        found: rows
          .slice(0, mostFound)
          .map(({ excerpt, name, ...row }) => ({ ...row, name: visible?.name ?? name, excerpt: partsOf(excerpt) })),
        hasMore: rows.length > mostFound,
      }
    }),
  }
}
