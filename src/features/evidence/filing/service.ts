import type { Actor } from '#access/actor.ts'
import { lockCase } from '#access/cases.ts'
import { type CaseContext, type CaseDeps, caseHandlers, childrenIn, notFound, ownerOf, ownRows } from '#case/cases/public.ts'
import { fileAt } from '#case/files/public.ts'
import { textPart } from '#evidence/texts/public.ts'
import type { Handlers } from '#http/bind.ts'
import { mustBePrintable } from '#http/printable.ts'
import { pagesOfPaper } from '#domain/filing/reduce.ts'
import type { Finding } from '#domain/filing/types.ts'
import { dayInZone } from '#kernel/dates.ts'
import { readDay } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { checked, checkedPaper, type Marked, marked, markOf } from './checking.ts'
import { calls, type DetailDraft, type Left, type LeftDraft, type PaperName } from './contract.ts'
import { knownIn } from './known.ts'
import type { LeavingPaper } from './slots.ts'
import { addDetail, addLeft, type Checked, detailsOf, leftIn, type LeftRow, removeDetail, undoLeft } from './store.ts'

const mostDetails = 100
/** Decisions that stand about one file or paper. */
const mostLeft = 500

export interface FilingDeps extends CaseDeps {
  papers: readonly LeavingPaper[]
  secret: string
}

function mustFit({ kind, words }: DetailDraft): void {
  mustBePrintable(words, 'words')
  if (kind === 'birth' && readDay(words) === null)
    throw new Fault('invalid', msg`Enter the birth date as a day, such as 2015-03-04.`, { field: 'words' })
  if (kind === 'name' && !/\p{L}{2}/u.test(words))
    throw new Fault('invalid', msg`Enter a name with two letters or more.`, { field: 'words' })
  if (kind === 'place' && !/[\d@]/u.test(words))
    throw new Fault('invalid', msg`Enter an address with its house number, a phone number or an email address.`, { field: 'words' })
}

function mustBeLeft({ file, paper, pages, reason, words }: LeftDraft): void {
  mustBePrintable(words, 'words')
  if ((file === null) === (paper === null) || (file === null && pages.length > 0))
    throw new Fault('invalid', msg`Name a file or a paper.`, { field: 'paper' })
  if ((reason === 'other') !== (words !== ''))
    throw new Fault('invalid', msg`Enter your reason in your own words, or choose one from the list.`, { field: 'words' })
}

/** Findings with the decision that leaves each, and those decisions. The latest about a place counts. */
function withLeft<F extends Finding>(findings: readonly Marked<F>[], rows: readonly LeftRow[], zone: string) {
  const of = new Map(rows.flatMap((row) => row.marks.map((mark) => [mark, row.id] as const)))
  const all = findings.map((one) => ({ ...one, left: of.get(one.mark) ?? null }))
  const named = new Set(all.map(({ left }) => left))
  const left = rows
    .filter(({ id }) => named.has(id))
    .map(({ id, reason, words, at }): Left => ({ id, reason, words, on: dayInZone(zone, at) }))
  return { findings: all, left }
}

/** What the seat that asks decided about a file or paper before. */
const decidedIn = async (c: CaseContext, where: Checked) => ({
  rows: await leftIn(c.tx, ownerOf(c), where),
  seat: c.seat.memberId,
  zone: c.seat.zone,
  can: { leave: c.isActiveParent },
})

/** A paper with what is found in it, read as the person who asks. */
export function paperReader({ papers, ...deps }: Omit<FilingDeps, 'secret'>) {
  const known = caseHandlers(deps, 'case', null).inSeat(
    async (c, { paper }: { actor: Actor; params: { case: string }; paper: PaperName }) => ({
      known: await knownIn(c),
      state: c.seat.state,
      ...(await decidedIn(c, { paper })),
    }),
  )
  return async (actor: Actor, { case: caseId, paper: name }: { case: string; paper: PaperName }, part = '') => {
    const from = papers.find((one) => one.name === name) ?? notFound(msg`There is no such paper.`)
    const paper = await from.read({ actor, caseId, part: Object.fromEntries(new URLSearchParams(part)) })
    const { known: all, ...found } = await known({ actor, params: { case: caseId }, paper: name })
    return { ...found, paper, file: from.file, findings: await checkedPaper(paper, all) }
  }
}

export function service({ secret, ...deps }: FilingDeps): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'case', null)
  // What to look for is an own preference: it leaves no leaf.
  const { add, save } = ownRows(deps, 'case', { isRecorded: false })
  const ofPaper = paperReader(deps)

  const textOf = on.inSeat(
    async (c, { params, query }: { actor: Actor; params: { case: string; file: string }; query: { from?: number | undefined } }) => {
      const of = { ...ownerOf(c), id: params.file }
      const file = await fileAt(c.tx, of)
      if (!file || file.finishedAt === null) return notFound(msg`There is no such file.`)
      const decided = await decidedIn(c, { file: params.file })
      return { ...decided, known: await knownIn(c), state: c.seat.state, part: await textPart(c.tx, of, query.from ?? 1) }
    },
  )
  const knownOf = on.inSeat(async (c, _asked: { actor: Actor; params: { case: string } }) => ({
    known: await knownIn(c),
    state: c.seat.state,
  }))

  return {
    details: on.read(calls.details, async (c: CaseContext) => ({
      caseId: c.caseId,
      state: c.seat.state,
      children: (await childrenIn(c.tx, c.caseId)).map(({ name }) => name),
      details: await detailsOf(c.tx, ownerOf(c)),
      can: { add: c.isActiveParent },
    })),
    add: add(async (c, by, { body }) => {
      mustFit(body)
      if ((await detailsOf(c.tx, by)).length >= mostDetails) throw new Fault('conflict', msg`Your list has 100 entries at most.`)
      return addDetail(c.tx, by, body)
    }),
    remove: save(async (c, { params }) => {
      if (!(await removeDetail(c.tx, c.authored(params.detail)))) return notFound(msg`There is no such entry.`)
      return { removed: true }
    }),
    leave: on.change(async (c, { body }) => {
      mustBeLeft(body)
      const { kind, file, paper, pages, reason } = body
      const by = c.authored()
      if (file !== null && !(await fileAt(c.tx, { ...ownerOf(c), id: file }))) return notFound(msg`There is no such file.`)
      const where: Checked = file === null ? { paper: paper! } : { file }
      await lockCase(c.tx, c.caseId)
      const before = await leftIn(c.tx, ownerOf(c), where)
      const isKnown = before.some(({ id }) => id === by.id)
      if (before.length >= mostLeft && !isKnown) throw new Fault('conflict', msg`You left 500 places here already. Undo some first.`)
      const isNew = await addLeft(c.tx, by, body)
      // The leaf has no words: they are deleted when it is undone.
      return { reply: { id: by.id }, publish: isNew && 'author', record: { kind, file, paper, pages, reason } }
    }),
    undo: on.change(async (c, { params }) => {
      const was = (await undoLeft(c.tx, c.authored(params.left))) ?? notFound(msg`There is nothing to undo.`)
      return { reply: { undone: true }, publish: 'author', record: { ...was, left: params.left } }
    }),
    file: async (asked) => {
      const { known, state, part, rows, seat, zone, can } = await textOf(asked)
      const pages = part.rows.filter(({ text }) => text.trim() !== '')
      return {
        state,
        reading: part.state,
        pages: part.pages,
        until: part.rows.at(-1)?.page ?? (asked.query.from ?? 1) - 1,
        next: part.next,
        unread: part.rows.filter(({ text }) => text.trim() === '').map(({ page }) => page),
        ...withLeft(marked(await checked(pages, known), pages, { secret, seat }), rows, zone),
        can,
      }
    },
    paper: async ({ actor, params, query }) => {
      const { paper, state, findings, rows, seat, zone, can } = await ofPaper(actor, params, query.part)
      return { state, ...withLeft(marked(findings, pagesOfPaper(paper), { secret, seat }), rows, zone), can, seen: markOf(findings) }
    },
    text: async ({ actor, params, body }) => {
      const { known, state } = await knownOf({ actor, params })
      return { state, findings: await checked([{ page: 1, text: body.text }], known) }
    },
  }
}
