import { lockCase } from '#access/cases.ts'
import { type CaseContext, type CaseDeps, caseHandlers, notFound, ownerOf } from '#case/cases/public.ts'
import { addOwnFact, factIsThere, issuesIn, removeOwnFact } from '#evidence/facts/public.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { calls } from './contract.ts'
import { lookLater, readingId } from './looking.ts'
import { presented } from './present.ts'
import { problemOf, readingView, textIdOf } from './readings.ts'
import { keyOf, readerOf, sourceAt, sourcesAt } from './sources.ts'
import { candidateAt, candidatesIn, choiceAt, choose, countsIn } from './store.ts'
import { askToLook, readingAt, readingsIn } from './store.reading.ts'
import { isStillThere } from './still.ts'

/** Sources of one parent that are listed, and suggestions that are seen at once: the others come as these are decided. */
const [mostSources, mostSeen] = [300, 100]

const noSource = () => notFound(msg`There is no such source, or you can’t see it.`)
export function service(deps: CaseDeps): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'evidence', null)
  /** One that can be decided: with the source it is from, as the person sees it today. */
  const own = async (c: CaseContext, id: string) => {
    const row = await candidateAt(c.tx, ownerOf(c), id)
    return row && (await sourceAt(readerOf(c), row)) ? row : notFound(msg`This suggestion isn’t there any more.`)
  }

  return {
    list: on.read(calls.list, async (c, { query: { source, id, decided } }) => {
      const owner = ownerOf(c)
      const wanted = source && id ? { source, sourceId: id } : null
      const single = wanted && (await readingAt(c.tx, owner, readingId(owner.authorId, wanted)))
      const rows = wanted ? (single ? [single] : []) : await readingsIn(c.tx, owner, mostSources)
      const one = wanted && (await sourceAt(readerOf(c), wanted))
      const sources = wanted ? new Map(one ? [[keyOf(wanted), one]] : []) : await sourcesAt(readerOf(c), rows)
      const there = rows.filter((row) => sources.has(keyOf(row)))
      const counts = await countsIn(c.tx, owner)
      const issues = await issuesIn(c.tx, owner)
      const found = await candidatesIn(c.tx, owner, {
        readings: there.map((row) => row.id),
        isDecided: decided === 'yes',
        most: mostSeen,
      })
      const views = wanted
        ? await readingView(c, { at: wanted, row: single ?? null, view: one, counts })
        : there.map((row) => ({
            source: row.source,
            id: row.sourceId,
            title: sources.get(keyOf(row))!.title,
            state: row.state,
            pieces: row.pieces,
            done: row.done,
            problem: null,
            hasMore: false,
            ...(counts.get(row.id) ?? { found: 0, looked: 0 }),
          }))
      const sum = (part: 'found' | 'looked') => there.reduce((all, row) => all + (counts.get(row.id)?.[part] ?? 0), 0)
      return {
        caseId: c.caseId,
        readings: views,
        suggestions: await presented(c, found, sources, issues),
        found: sum('found'),
        looked: sum('looked'),
        issues: issues.map(({ id: issue, name }) => ({ id: issue, name })),
        can: { add: c.isActiveParent },
      }
    }),

    look: on.change(async (c, { body }) => {
      const at = { source: body.source, sourceId: body.id }
      const view = (await sourceAt(readerOf(c), at)) ?? noSource()
      const why = await problemOf(c, at, view)
      if (why) throw new Fault('invalid', why)
      const owner = ownerOf(c)
      const id = readingId(owner.authorId, at)
      const isNow = await askToLook(c.tx, owner, { id, ...at, textId: textIdOf(view) }, c.at)
      if (isNow) await lookLater(c.tx, owner, id)
      // What a program finds can be found again; what the person makes of it has its leaf.
      return { reply: { saved: true }, publish: isNow && 'author', isRecorded: false }
    }),

    accept: on.change(async (c, { params, body }) => {
      await lockCase(c.tx, c.caseId)
      const row = await own(c, params.suggestion)
      // Pressed twice, or in two tabs, it is one fact.
      if (row.fact !== null && (await factIsThere(c, row.fact))) return { reply: { fact: row.fact } }
      if (!(await isStillThere(c, row)))
        throw new Fault('conflict', msg`This text was read again and says something else now. Look through it again.`)
      const { fact, words } = await addOwnFact(c, c.freshId(), body.fact)
      await choose(c.tx, ownerOf(c), row.id, { state: 'accepted', fact, at: c.at })
      return { reply: { fact }, publish: 'author', record: { fact, words } }
    }),

    dismiss: on.change(async (c, { params }) => {
      await lockCase(c.tx, c.caseId)
      const row = await own(c, params.suggestion)
      if (row.state === 'dismissed') return { reply: { saved: true } }
      if (row.state === 'accepted') throw new Fault('conflict', msg`You made a fact of this already. Undo that first.`)
      await choose(c.tx, ownerOf(c), row.id, { state: 'dismissed', fact: null, at: c.at })
      return { reply: { saved: true }, publish: 'author', isRecorded: false }
    }),

    reopen: on.change(async (c, { params }) => {
      await lockCase(c.tx, c.caseId)
      const was = (await choiceAt(c.tx, ownerOf(c), params.suggestion)) ?? notFound(msg`This suggestion isn’t there any more.`)
      if (was.state === 'open') return { reply: { saved: true } }
      await choose(c.tx, ownerOf(c), params.suggestion, { state: 'open', fact: null, at: c.at })
      // A fact that was made of it goes, and that is a change with a leaf.
      const isRemoved = was.fact !== null && (await removeOwnFact(c, was.fact))
      if (!isRemoved) return { reply: { saved: true }, publish: 'author', isRecorded: false }
      return { reply: { saved: true }, publish: 'author', record: { fact: was.fact } }
    }),
  }
}
