import type { Actor } from '#access/actor.ts'
import { type CaseContext, type CaseDeps, caseHandlers, childrenIn, notFound, ownRows } from '#case/cases/public.ts'
import { fileAt } from '#case/files/public.ts'
import { textPart } from '#evidence/texts/public.ts'
import type { Handlers } from '#http/bind.ts'
import { mustBePrintable } from '#http/printable.ts'
import { readDay } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { checked, checkedPaper, markOf } from './checking.ts'
import { calls, type DetailDraft, type PaperName } from './contract.ts'
import { knownIn, ownerOf } from './known.ts'
import type { LeavingPaper } from './slots.ts'
import { addDetail, detailsOf, removeDetail } from './store.ts'

const mostDetails = 100

export interface FilingDeps extends CaseDeps {
  papers: readonly LeavingPaper[]
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

/** A paper with what is found in it, read as the person who asks. */
export function paperReader({ papers, ...deps }: FilingDeps) {
  const known = caseHandlers(deps, 'case', null).inSeat(async (c, _asked: { actor: Actor; params: { case: string } }) => ({
    known: await knownIn(c),
    state: c.seat.state,
  }))
  return async (actor: Actor, { case: caseId, paper: name }: { case: string; paper: PaperName }, part = '') => {
    const from = papers.find((one) => one.name === name) ?? notFound(msg`There is no such paper.`)
    const paper = await from.read({ actor, caseId, part: Object.fromEntries(new URLSearchParams(part)) })
    const found = await known({ actor, params: { case: caseId } })
    return { paper, file: from.file, state: found.state, findings: await checkedPaper(paper, found.known) }
  }
}

export function service(deps: FilingDeps): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'case', null)
  // What to look for is an own preference: it leaves no leaf.
  const { add, save } = ownRows(deps, 'case', { isRecorded: false })
  const ofPaper = paperReader(deps)

  const textOf = on.inSeat(
    async (c, { params, query }: { actor: Actor; params: { case: string; file: string }; query: { from?: number | undefined } }) => {
      const of = { ...ownerOf(c), id: params.file }
      const file = await fileAt(c.tx, of)
      if (!file || file.finishedAt === null) return notFound(msg`There is no such file.`)
      return { known: await knownIn(c), state: c.seat.state, part: await textPart(c.tx, of, query.from ?? 1) }
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
    file: async (asked) => {
      const { known, state, part } = await textOf(asked)
      const pages = part.rows.filter(({ text }) => text.trim() !== '')
      return {
        state,
        reading: part.state,
        pages: part.pages,
        until: part.rows.at(-1)?.page ?? (asked.query.from ?? 1) - 1,
        next: part.next,
        unread: part.rows.filter(({ text }) => text.trim() === '').map(({ page }) => page),
        findings: await checked(pages, known),
      }
    },
    paper: async ({ actor, params, query }) => {
      const { state, findings } = await ofPaper(actor, params, query.part)
      return { state, findings, seen: markOf(findings) }
    },
    text: async ({ actor, params, body }) => {
      const { known, state } = await knownOf({ actor, params })
      return { state, findings: await checked([{ page: 1, text: body.text }], known) }
    },
  }
}
