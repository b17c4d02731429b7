import { type CaseContext, type CaseDeps, caseHandlers, checkDays, notFound, ownerOf, whoseFor, writersIn } from '#case/cases/public.ts'
import { hashOfWords } from '#case/ledger/public.ts'
import { lockCase } from '#access/cases.ts'
import type { ExhibitLabels } from '#evidence/items/public.ts'
import { longest } from '#domain/facts/kinds.ts'
import type { Handlers } from '#http/bind.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import { mustBePrintable } from '#http/printable.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { calls, type CitationDraft } from './contract.ts'
import { matrixOf } from './matrix.ts'
import { citationView, presented, targetsOf } from './present.ts'
import { addFact, countIn, factAt, factsIn, placeOf, removeFact, saveFact } from './store.ts'
import { addIssue, issuesIn, orderIssues, removeIssue, saveIssue } from './store.issues.ts'
import { saidOf } from './writing.ts'

const onPage = 50
/** Counting ends there: nobody reads a larger number. */
const mostCounted = 1_001

const noFact = () => notFound(msg`There is no such fact.`)
const noIssue = () => notFound(msg`There is no such issue in your list.`)

/** A parent reads their own facts, a granted seat what the policies show it. */
const knownIssues = async (c: CaseContext) => new Set((await issuesIn(c.tx, whoseFor(c.seat))).map(({ id }) => id))

const cited = (kind: CitationDraft['kind'], id: string): CitationDraft => ({
  kind,
  id,
  page: null,
  second: null,
  quote: '',
  boxes: [],
  place: '',
})

export function service(deps: CaseDeps & { exhibitLabels: readonly ExhibitLabels[] }): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'evidence')
  const own = async (c: CaseContext, id: string) => {
    const row = await factAt(c.tx, c.caseId, id, true)
    return row?.authorId === c.seat.memberId ? row : noFact()
  }

  return {
    list: on.read(calls.list, async (c, { query }) => {
      const { case: _case, cursor, ...wanted } = query
      checkDays(wanted, ['from', 'to'])
      const asked = ['facts', c.caseId, c.seat.memberId, wanted]
      const after = readCursor(asked, cursor, ['day', 'day', 'text', 'id'])
      const found = await factsIn(c.tx, whoseFor(c.seat), wanted, { after, most: onPage + 1 })
      const { items, next } = pageOf(found, onPage, asked, placeOf)
      const isAll = after === null && next === null
      const count = isAll ? items.length : after === null ? await countIn(c.tx, whoseFor(c.seat), wanted, mostCounted) : 0
      return {
        caseId: c.caseId,
        facts: await presented(c, items, { issues: await knownIssues(c), labels: deps.exhibitLabels }),
        next,
        count,
      }
    }),

    one: on.inSeat(async (c, { params }) => {
      const row = (await factAt(c.tx, c.caseId, params.fact)) ?? noFact()
      return (await presented(c, [row], { issues: await knownIssues(c), labels: deps.exhibitLabels }))[0]!
    }),

    matrix: on.read(calls.matrix, (c) => matrixOf(c, whoseFor(c.seat), deps.exhibitLabels)),

    cite: on.read(calls.cite, async (c, { query: { item, message } }) => {
      const wanted = item ? cited('item', item) : message ? cited('message', message) : null
      if (wanted === null) return { citation: null, file: null }
      const targets = await targetsOf(c, [wanted], deps.exhibitLabels)
      const citation = citationView(targets, (await writersIn(c.tx, c.caseId)).nameOf, wanted, true)
      if (citation.state !== 'there') return { citation: null, file: null }
      return { citation, file: targets.items.get(item ?? '')?.fileId ?? null }
    }),

    add: on.change(async (c, { body }) => {
      const by = c.authored()
      // A retry is answered before anything is judged again.
      if (await factAt(c.tx, c.caseId, by.id)) return { reply: { id: by.id } }
      const said = await saidOf(c, body, null)
      const isNew = await addFact(c.tx, by, said)
      return { reply: { id: by.id }, publish: isNew && 'author', record: { words: hashOfWords(said) } }
    }),

    save: on.change(async (c, { params, body }) => {
      const said = await saidOf(c, body, await own(c, params.fact))
      await saveFact(c.tx, ownerOf(c), params.fact, said, c.at)
      return { reply: { saved: true }, publish: 'author', record: { fact: params.fact, words: hashOfWords(said) } }
    }),

    remove: on.change(async (c, { params }) => {
      await own(c, params.fact)
      await removeFact(c.tx, ownerOf(c), params.fact, c.at)
      return { reply: { removed: true }, publish: 'author', record: { fact: params.fact } }
    }),

    addIssue: on.change(async (c, { body }) => {
      mustBePrintable(body.name, 'name')
      mustBePrintable(body.note.replaceAll(/[\r\n\t]/g, ' '), 'note')
      const by = c.authored()
      await lockCase(c.tx, c.caseId)
      const there = await issuesIn(c.tx, whoseFor(c.seat))
      if (there.some(({ id }) => id === by.id)) return { reply: { id: by.id } }
      const same = there.find(({ name }) => name.toLowerCase() === body.name.toLowerCase())
      if (same) throw new Fault('invalid', msg`You have this issue already.`, { field: 'name' })
      if (there.length >= longest.ofParent)
        throw new Fault('invalid', msg`You have ${{ most: longest.ofParent }} issues. Remove one first.`)
      const isNew = await addIssue(c.tx, by, body)
      return { reply: { id: by.id }, publish: isNew && 'author', record: { words: hashOfWords(body) } }
    }),

    saveIssue: on.change(async (c, { params, body }) => {
      mustBePrintable(body.name, 'name')
      mustBePrintable(body.note.replaceAll(/[\r\n\t]/g, ' '), 'note')
      if (!(await saveIssue(c.tx, ownerOf(c), params.issue, body))) return noIssue()
      return { reply: { saved: true }, publish: 'author', record: { issue: params.issue, words: hashOfWords(body) } }
    }),

    orderIssues: on.change(async (c, { body }) => {
      await lockCase(c.tx, c.caseId)
      const there = (await issuesIn(c.tx, whoseFor(c.seat))).map(({ id }) => id)
      const first = [...new Set(body.issues)].filter((id) => there.includes(id))
      const order = [...first, ...there.filter((id) => !first.includes(id))]
      if (order.every((id, index) => id === there[index])) return { reply: { saved: true } }
      await orderIssues(c.tx, ownerOf(c), order)
      return { reply: { saved: true }, publish: 'author', record: { issues: order } }
    }),

    removeIssue: on.change(async (c, { params }) => {
      if (!(await removeIssue(c.tx, ownerOf(c), params.issue, c.at))) return noIssue()
      return { reply: { removed: true }, publish: 'author', record: { issue: params.issue } }
    }),
  }
}
