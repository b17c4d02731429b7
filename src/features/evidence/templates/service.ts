import { createHash } from 'node:crypto'
import { lockCase } from '#access/cases.ts'
import { type CaseContext, type CaseDeps, caseHandlers, type InCase, parentSeats } from '#case/cases/public.ts'
import { addWritten, putWritten } from '#case/files/public.ts'
import { hashOfWords } from '#case/ledger/public.ts'
import { addOwnDocument, captionIn, isOwnDocument } from '#evidence/documents/public.ts'
import type { Handlers } from '#http/bind.ts'
import type { Asked } from '#http/contract.ts'
import { mustBePrintable } from '#http/printable.ts'
import { entriesOf, longestField, templateOf } from '#domain/templates/templates.ts'
import { dayInZone } from '#kernel/dates.ts'
import { readDay } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import type { Papers } from '#ports/papers/port.ts'
import { threads } from '#ports/threads.ts'
import { calls, type Format, type Typed } from './contract.ts'
import { type CaseFacts, fill, linesOf } from './filled.ts'

type Deps = CaseDeps & { papers: Papers; files: SealedFiles }
type Make = InCase & Pick<Asked<typeof calls.make>, 'body'>

const types: Readonly<Record<Format, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

const packing = threads<Parameters<typeof linesOf>[0], Uint8Array>({
  file: new URL('./docx.thread.ts', import.meta.url),
  name: 'make',
  atOnce: 1,
  idle: 10_000,
  megabytes: 256,
})
/** Milliseconds for one Word file. */
const patience = 60_000

/** @throws Fault `invalid` for a day that there isn't, for what can't be printed, and for more entries than a list has */
function check(fields: Typed): void {
  for (const [field, words] of Object.entries(fields)) mustBePrintable(words.replaceAll(/[\r\n\t]/g, ' '), field)
  for (const field of ['day', 'answerBy'] as const)
    if (fields[field] !== '' && readDay(fields[field]) === null) throw new Fault('invalid', msg`That day doesn’t exist.`, { field })
  if (entriesOf(fields.lines).length > longestField.entries)
    throw new Fault('invalid', msg`A list has 60 entries at most.`, { field: 'lines' })
}

/** Papers from templates. What is made is a document of the person who made it, and nobody else's. */
export function service(deps: Deps): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'case', null)

  async function factsIn(c: CaseContext): Promise<CaseFacts> {
    const { title: caseTitle, court, docket, madeBy: me } = await captionIn(c)
    const other = (await parentSeats(c.tx, c.caseId)).find(({ id }) => id !== c.seat.memberId)?.name ?? ''
    return { caseTitle, court, docket, me, other, state: c.seat.state, today: dayInZone(c.seat.zone, c.now) }
  }

  const begun = on.readAsParent(async (c, { body: { template, fields }, key }: Make) => {
    check(fields)
    const id = c.newId()
    if (key && (await isOwnDocument(c.tx, { caseId: c.caseId, authorId: c.seat.memberId, id }))) return { id, todo: null }
    const { paper } = fill(template, fields, await factsIn(c))
    return { id, todo: { author: c.seat.memberId, file: c.freshId(), paper } }
  })

  interface Made {
    id: string
    file: string
    address: string
    bytes: number
    sha256: string
  }
  const saved = on.change(async (c, { body: { template, format, fields }, made }: Make & { made: Made }) => {
    const { id, file, ...known } = made
    const by = { caseId: c.caseId, authorId: c.seat.memberId, at: c.at }
    const { name, folder, kind } = templateOf(template)
    const [title, type] = [english(name), types[format]]
    // Of two requests with one key that come at once, the second finds the first.
    await lockCase(c.tx, c.caseId)
    if (await isOwnDocument(c.tx, { ...by, id })) return { reply: { id, isNew: false } }
    const stored = { name: `${template.replaceAll('_', '-')}.${format}`, type, ...known }
    await addWritten(c.tx, { ...by, id: file }, stored)
    const said = { folder, title, kind: english(kind), docket: '', note: '' }
    await addOwnDocument(c.tx, { ...by, id }, said, { id: c.freshId(), file, ...stored })
    const record = { document: id, file, template, format, sha256: known.sha256, words: hashOfWords(fields) }
    return { reply: { id, isNew: true }, publish: 'author', record }
  })

  return {
    facts: on.read(calls.facts, async (c) => ({ caseId: c.caseId, other: (await factsIn(c)).other, can: { make: c.isActiveParent } })),

    preview: on.readAsParent(async (c, { body: { template, fields } }) => {
      check(fields)
      const { paper, missing } = fill(template, fields, await factsIn(c))
      return { lines: linesOf(paper), missing }
    }),

    make: async (asked) => {
      const { id, todo } = await begun(asked)
      if (todo === null) return { id }
      const { author, file, paper } = todo
      const bytes = asked.body.format === 'pdf' ? (await deps.papers.draw(paper)).bytes : await packing.run(paper, patience)
      const of = { caseId: asked.params.case, authorId: author, id: file }
      const address = await putWritten(deps, of, bytes)
      const sha256 = createHash('sha256').update(bytes).digest('hex')
      const { isNew } = await saved({ ...asked, made: { id, file, address, bytes: bytes.length, sha256 } })
      if (!isNew) await deps.files.remove(address)
      return { id }
    },
  }
}
