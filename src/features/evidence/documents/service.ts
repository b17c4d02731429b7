import { type CaseContext, type CaseDeps, caseHandlers, type Changed, checkDays, notFound, ownerOf } from '#case/cases/public.ts'
import { hashOfWords } from '#case/ledger/public.ts'
import { fileAt, ownStored } from '#case/files/public.ts'
import { folders, longest, stepRefusal } from '#domain/documents/documents.ts'
import { endLinksOf } from '#evidence/shares/public.ts'
import { askToRead } from '#evidence/texts/public.ts'
import type { Handlers } from '#http/bind.ts'
import type { Reply } from '#http/contract.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import { mustBePrintable } from '#http/printable.ts'
import { dayInZone } from '#kernel/dates.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { calls, type DocumentDraft, type StepDraft } from './contract.ts'
import { wantedIn } from './finding.ts'
import { indexCsv, indexIn } from './index-of.ts'
import { inFull, listed } from './present.ts'
import { addDocument, countsIn, documentAt, documentsIn, saveDocument, setRemoved } from './store.ts'
import { addStep, addVersion, sameContent, stepsOf, takeBack, versionsOf } from './store.parts.ts'

const onPage = 50
const noDocument = () => notFound(msg`There is no such document.`)
const noFile = (field: string) => new Fault('invalid', msg`This file isn’t there any more. Upload it again.`, { field })

function mustPrint(fields: Readonly<Record<string, string>>): void {
  for (const [field, words] of Object.entries(fields)) mustBePrintable(words.replaceAll(/[\r\n\t]/g, ' '), field)
}

const saidOf = ({ folder, title, kind, docket, note }: DocumentDraft): DocumentDraft => {
  mustPrint({ title, kind, docket, note })
  return { folder, title, kind, docket, note }
}

/** Documents are their author's alone: every change is announced to their own pages, and stands in their own log. */
export function service(deps: CaseDeps): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'case', null)

  async function locked(c: CaseContext, id: string) {
    const row = await documentAt(c.tx, ownerOf(c), id, true)
    return row && row.removedAt === null ? row : noDocument()
  }
  /** One's own file that has arrived. */
  async function fileIn(c: CaseContext, id: string, field: string) {
    const file = await ownStored(c.tx, { ...ownerOf(c), id })
    if (!file) throw noFile(field)
    return file
  }

  return {
    list: on.read(calls.list, async (c, { query: { case: _case, cursor, ...filters } }) => {
      const asked = ['documents', c.caseId, c.seat.memberId, filters]
      const at = readCursor(asked, cursor, ['instant', 'id'])
      const { wanted, pages } = await wantedIn(c, filters)
      const rows = await documentsIn(c.tx, ownerOf(c), wanted, { before: at && { at: new Date(at[0]), id: at[1] }, most: onPage + 1 })
      const { items, next } = pageOf(rows, onPage, asked, (last) => [last.at.getTime(), last.id])
      const counts = await countsIn(c.tx, ownerOf(c))
      return {
        caseId: c.caseId,
        today: dayInZone(c.seat.zone, c.now),
        documents: await listed(c.tx, ownerOf(c), items, pages),
        next,
        counts: folders.map((folder) => ({ folder, count: counts.get(folder) ?? 0 })),
        can: { add: c.isActiveParent },
      }
    }),

    one: on.inSeat(async (c, { params }) => {
      const row = await documentAt(c.tx, ownerOf(c), params.document)
      if (!row || row.removedAt !== null) return noDocument()
      return { ...(await inFull(c.tx, ownerOf(c), row, { change: c.isActiveParent })), today: dayInZone(c.seat.zone, c.now) }
    }),

    csv: on.read(calls.csv, async (c, { query: { case: _case, ...filters } }) => {
      const index = await indexIn(c, filters)
      return { csv: indexCsv(index), documents: index.documents.length }
    }),

    add: on.change(async (c, { body: { file: fileId, again, ...draft } }): Promise<Changed<Reply<typeof calls.add>>> => {
      const by = c.authored()
      // Sent again with the same key it is there.
      if (await documentAt(c.tx, by, by.id)) return { reply: { id: by.id, same: null } }
      const said = saidOf(draft)
      const { id: file, name, type, bytes, sha256 } = await fileIn(c, fileId, 'file')
      const same = again ? null : await sameContent(c.tx, by, sha256)
      if (same && same.document !== by.id) return { reply: { id: null, same } }
      // The same request at once: the first of them adds it.
      if (!(await addDocument(c.tx, by, said))) return { reply: { id: by.id, same: null } }
      const version = { document: by.id, number: 1, file, name, type, bytes, sha256, note: '' }
      await addVersion(c.tx, { ...by, id: c.freshId() }, version)
      await askToRead(c.tx, { ...ownerOf(c), id: file }, c.at)
      return { reply: { id: by.id, same: null }, publish: 'author', record: { file, sha256, words: hashOfWords(said) } }
    }),

    save: on.change(async (c, { params, body }) => {
      const { id } = await locked(c, params.document)
      const said = saidOf(body)
      await saveDocument(c.tx, ownerOf(c), id, said)
      return { reply: { saved: true }, publish: 'author', record: { document: id, words: hashOfWords(said) } }
    }),

    addVersion: on.change(async (c, { params, body }): Promise<Changed<Reply<typeof calls.addVersion>>> => {
      const by = c.authored()
      const { id: document } = await locked(c, params.document)
      const before = await versionsOf(c.tx, by, [document])
      if (before.some(({ id }) => id === by.id)) return { reply: { id: by.id, same: null } }
      mustPrint({ note: body.note })
      const { id: file, name, type, bytes, sha256 } = await fileIn(c, body.file, 'file')
      const same = body.again ? null : await sameContent(c.tx, by, sha256)
      if (same) return { reply: { id: null, same } }
      const number = (before[0]?.number ?? 0) + 1
      if (number > longest.versions) throw new Fault('conflict', msg`A document has 200 versions at most. Add a new document.`)
      await addVersion(c.tx, by, { document, number, file, name, type, bytes, sha256, note: body.note })
      await askToRead(c.tx, { ...ownerOf(c), id: file }, c.at)
      return {
        reply: { id: by.id, same: null },
        publish: 'author',
        record: { document, number, file, sha256, words: hashOfWords({ note: body.note }) },
      }
    }),

    addStep: on.change(async (c, { params, body }) => {
      const by = c.authored()
      const { id: document } = await locked(c, params.document)
      const steps = await stepsOf(c.tx, by, [document])
      if (steps.some(({ id }) => id === by.id)) return { reply: { id: by.id } }
      await checkStep(c, body)
      if (steps.length >= longest.steps) throw new Fault('conflict', msg`A document has 200 steps at most.`)
      const isNew = await addStep(c.tx, by, document, body)
      const { kind, day, proof, ...words } = body
      return { reply: { id: by.id }, publish: isNew && 'author', record: { document, kind, day, proof, words: hashOfWords(words) } }
    }),

    takeBack: on.change(async (c, { params, body }) => {
      const by = c.authored()
      const { id: document } = await locked(c, params.document)
      const step = (await stepsOf(c.tx, by, [document])).find(({ id }) => id === params.step) ?? notFound(msg`There is no such step.`)
      mustPrint({ reason: body.reason })
      const isNew = await takeBack(c.tx, by, { document, step: step.id, ...body })
      return { reply: { id: by.id }, publish: isNew && 'author', record: { document, step: step.id, words: hashOfWords(body) } }
    }),

    remove: on.change(async (c, { params, body: { removed } }) => {
      const row = (await documentAt(c.tx, ownerOf(c), params.document, true)) ?? noDocument()
      if ((row.removedAt !== null) === removed) return { reply: { removed } }
      if (!removed) await mustHaveFiles(c, row.id)
      await setRemoved(c.tx, ownerOf(c), row.id, removed ? c.at : null)
      const versions = removed ? await versionsOf(c.tx, ownerOf(c), [row.id]) : []
      const endedLinks = await endLinksOf(
        c.tx,
        ownerOf(c),
        versions.map(({ id }) => id),
        'removed',
        c.at,
      )
      const record = { document: row.id, removed, ...(endedLinks.length > 0 && { endedLinks }) }
      return { reply: { removed }, publish: 'author', record }
    }),
  }

  async function checkStep(c: CaseContext, step: StepDraft): Promise<void> {
    checkDays(step, ['day'])
    mustPrint({ by: step.by, servedTo: step.servedTo, note: step.note })
    const refusal = stepRefusal(step)
    if (refusal) throw new Fault('invalid', refusal.text, { field: refusal.field })
    if (step.day > dayInZone(c.seat.zone, c.now)) throw new Fault('invalid', msg`That day is still to come.`, { field: 'day' })
    if (step.proof !== null) await fileIn(c, step.proof, 'proof')
  }
  /** Files of a removed document can be deleted. Then it can't be brought back. */
  async function mustHaveFiles(c: CaseContext, id: string): Promise<void> {
    for (const { file } of await versionsOf(c.tx, ownerOf(c), [id]))
      if (!(await fileAt(c.tx, { ...ownerOf(c), id: file })))
        throw new Fault('conflict', msg`You deleted a file of this document. Add the document again.`)
  }
}
