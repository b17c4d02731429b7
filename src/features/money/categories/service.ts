import { checkDays, type CaseDeps, caseHandlers, childrenIn, notFound, type ParentContext } from '#case/cases/public.ts'
import type { Handlers } from '#http/bind.ts'
import { idOf } from '#http/key-id.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { calls, CategoryDraft } from './contract.ts'
import { addCategory, agreeTo, categoriesIn, type CategoryWritten, endCategory, writeCategory } from './store.ts'

const noCategory = () => notFound(msg`There is no such category.`)

async function toRow(c: ParentContext, draft: CategoryDraft): Promise<CategoryWritten> {
  checkDays({ since: draft.since }, ['since'])
  if (draft.child !== null && !(await childrenIn(c.tx, c.caseId)).some(({ id }) => id === draft.child))
    throw new Fault('invalid', msg`There is no such child in this case.`, { field: 'child' })
  return {
    title: draft.title,
    childId: draft.child,
    split: draft.split,
    isPerChild: draft.isPerChild,
    paragraph: draft.clause.paragraph,
    words: draft.clause.text,
    firstDay: draft.since,
  }
}

/** Kinds of expenses with their splits. One that an expense was sent under is frozen: a new split follows it from a later day. */
export function service(deps: CaseDeps): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'expenses')

  async function openOne(c: ParentContext, id: string) {
    const all = await categoriesIn(c.tx, c.caseId)
    const found = all.find((each) => each.id === id) ?? noCategory()
    if (found.endedAt) throw new Fault('conflict', msg`This category is no longer used for new expenses.`)
    if (all.some(({ follows }) => follows === id)) throw new Fault('conflict', msg`A new split follows this one already.`)
    return { found, all }
  }
  /** @returns whether it was added now, and not by an earlier attempt */
  async function added(c: ParentContext, id: string, draft: CategoryDraft): Promise<boolean> {
    const row = await toRow(c, draft)
    const all = await categoriesIn(c.tx, c.caseId)
    if (all.some((each) => each.id === id)) return false
    if (all.some((each) => each.endedAt === null && titleOf(each) === titleOf(row)))
      throw new Fault('conflict', msg`There is a category with this name already.`, { field: 'title' })
    return addCategory(c.tx, { caseId: c.caseId, id, authorId: c.seat.memberId, at: c.at }, row)
  }
  return {
    add: on.change(async (c, { body }) => {
      const id = c.newId()
      const isNew = await added(c, id, body)
      return { reply: { id }, publish: isNew && 'all', record: { id, ...body } }
    }),

    addUsual: on.change(async (c, { body: { titles, since } }) => {
      const id = c.newId()
      const half = {
        child: null,
        split: { kind: 'percent' as const, A: 5000 },
        isPerChild: false,
        clause: { paragraph: '', text: '' },
        since,
      }
      const categories = [...new Set(titles)].map((title) => ({ ...half, title }))
      let isNew = false
      for (const [index, one] of categories.entries()) isNew = (await added(c, index === 0 ? id : idOf(id, String(index)), one)) || isNew
      return { reply: { id }, publish: isNew && 'all', record: { id, categories } }
    }),

    change: on.change(async (c, { params, body }) => {
      const { found } = await openOne(c, params.category)
      const row = await toRow(c, body)
      if (found.usedAt === null && found.agreedAt === null && found.authorId === c.seat.memberId) {
        await writeCategory(c.tx, { caseId: c.caseId, id: found.id }, row)
        return { reply: { saved: true }, publish: 'all', record: { id: found.id, ...body } }
      }
      if (row.firstDay <= found.firstDay)
        throw new Fault('invalid', msg`This split was used or agreed to. A new one starts on a later day.`, { field: 'since' })
      const id = c.freshId()
      await addCategory(c.tx, { caseId: c.caseId, id, authorId: c.seat.memberId, at: c.at }, row, found)
      return { reply: { saved: true }, publish: 'all', record: { id, follows: found.id, ...body } }
    }),

    agree: on.change(async (c, { params }) => {
      const { found } = await openOne(c, params.category)
      if (found.authorId === c.seat.memberId) throw new Fault('forbidden', msg`The other parent agrees to this split.`)
      const isNew = await agreeTo(c.tx, { caseId: c.caseId, id: found.id, by: c.seat.memberId, at: c.at })
      return { reply: { saved: true }, publish: isNew && 'all', record: { id: found.id } }
    }),

    end: on.change(async (c, { params }) => {
      const found = (await categoriesIn(c.tx, c.caseId)).find(({ id }) => id === params.category) ?? noCategory()
      const isNew = await endCategory(c.tx, { caseId: c.caseId, id: found.id, at: c.at })
      return { reply: { saved: true }, publish: isNew && 'all', record: { id: found.id } }
    }),
  }
}

const titleOf = ({ title, childId }: Pick<CategoryWritten, 'title' | 'childId'>) => `${title.toLowerCase()} ${childId ?? ''}`
