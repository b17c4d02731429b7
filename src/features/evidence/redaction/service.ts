import { changed } from '#access/cases.ts'
import { type CaseContext, type CaseDeps, caseHandlers, type InCase, notFound } from '#case/cases/public.ts'
import { type FileAt, madeAt, ownStored, removeMade } from '#case/files/public.ts'
import { hashOfWords } from '#case/ledger/public.ts'
import { limits } from '#domain/redaction/marks.ts'
import { rangesIn } from '#domain/redaction/ranges.ts'
import type { Handlers } from '#http/bind.ts'
import { mustBePrintable } from '#http/printable.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import { askToMake } from './asking.ts'
import { findsOf, marksOf } from './places.ts'
import type { calls } from './contract.ts'
import { copyView } from './present.ts'
import { canRedact, onPage, pagesOf } from './rules.ts'
import type { AsksTwice } from './slots.ts'
import { addRedaction, redactionAt, redactionsOf, removeRedaction } from './store.ts'

const topic = 'case'
const reason = 'a redacted copy that was removed'

const noCopy = () => notFound(msg`There is no such redacted copy.`)

export function service(deps: CaseDeps & { files: SealedFiles; gates: readonly AsksTwice[] }) {
  const { cases, clock, files } = deps
  const on = caseHandlers(deps, topic, null)
  const ofFile = (c: CaseContext, id: string): FileAt => ({ caseId: c.caseId, authorId: c.seat.memberId, id })
  const own = async (c: CaseContext, id: string, isLocked = false) =>
    (await ownStored(c.tx, ofFile(c, id), isLocked)) ?? notFound(msg`There is no such file.`)
  const mustConfirm = async (c: CaseContext, of: FileAt) => {
    for (const gate of deps.gates) if (await gate(c.tx, of)) return true
    return false
  }
  const view = async (c: CaseContext, row: Parameters<typeof copyView>[0]) =>
    copyView(row, row.state === 'ready' && row.removedAt === null ? await madeAt(c.tx, c.caseId, row.id) : null)

  type OneCopy = InCase & { params: { case: string; redaction: string } }
  const at = on.inSeat(async (c, { params }: OneCopy) => {
    const row = (await redactionAt(c.tx, { caseId: c.caseId, id: params.redaction })) ?? noCopy()
    return { row, made: await madeAt(c.tx, c.caseId, row.id), seen: await view(c, row) }
  })

  const handlers: Handlers<typeof calls> = {
    list: on.inSeat(async (c, { params }) => {
      const file = await own(c, params.file)
      const of = ofFile(c, file.id)
      const copies = []
      for (const row of await redactionsOf(c.tx, of)) copies.push(await view(c, row))
      return { copies, can: { make: c.isActiveParent && canRedact(file.type), asksTwice: await mustConfirm(c, of) } }
    }),

    one: async (asked) => (await at(asked)).seen,

    find: on.inSeat(async (c, { params, query }) => {
      mustBePrintable(query.q, 'q')
      return findsOf(c.tx, ofFile(c, (await own(c, params.file)).id), query.q)
    }),

    ranges: on.inSeat(async (c, { params, query }) => ({
      marks: await marksOf(c.tx, ofFile(c, (await own(c, params.file)).id), rangesIn(query.ranges)),
    })),

    make: on.change(async (c, { params, body }) => {
      for (const phrase of body.phrases) mustBePrintable(phrase, 'phrases')
      // Locked: of two tabs that ask at once the second finds the first.
      const file = await own(c, params.file, true)
      const of = ofFile(c, file.id)
      if (!canRedact(file.type))
        throw new Fault('invalid', msg`Only PDFs and pictures can be redacted. For another file, print it to a PDF and upload that.`)
      const marks = onPage(body.marks)
      if (marks.some(({ w, h }) => w < 0.0003 || h < 0.0003))
        throw new Fault('invalid', msg`A box is outside its page. Draw it again.`, { field: 'marks' })
      const onPages = pagesOf(marks)
      if (onPages > limits.pages)
        throw new Fault('invalid', msg`One copy can hide places on ${{ most: limits.pages }} pages. Split the file.`, { field: 'marks' })
      if (!body.isSure && (await mustConfirm(c, of)))
        throw new Fault('invalid', msg`You marked this file as sensitive. Confirm that you want a redacted copy of it.`, {
          field: 'isSure',
        })
      const by = c.authored()
      if (await redactionAt(c.tx, by)) return { reply: { id: by.id } }
      const { phrases } = body
      const asked = { ...by, fileId: file.id, sourceSha256: file.sha256, marks, phrases, places: marks.length, onPages }
      if (!(await addRedaction(c.tx, asked, c.at)))
        throw new Fault('conflict', msg`A redacted copy of this file is being made already. Wait until it’s ready, or cancel it.`)
      await askToMake(c.tx, by)
      return {
        reply: { id: by.id },
        publish: 'author',
        record: { file: file.id, redaction: by.id, sha256: file.sha256, places: marks.length, words: hashOfWords({ marks, phrases }) },
      }
    }),

    remove: async (asked) => {
      const { row } = await at(asked)
      const address = await cases.asSystem(reason, async (tx) => {
        const when = new Date(clock())
        if (!(await removeRedaction(tx, row, when))) return null
        const { caseId, authorId, id, fileId } = row
        const content = { file: fileId, redaction: id }
        const entry = { actor: authorId, verb: asked.call ?? 'redaction.remove', content, isShared: false }
        await changed(tx, { caseId, topic, privateTo: authorId, at: when, entry })
        return removeMade(tx, row, when)
      })
      if (address !== null) await files.remove(address)
      return { removed: true }
    },
  }
  return { handlers, at }
}
