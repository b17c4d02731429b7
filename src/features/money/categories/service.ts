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
  return {
    add: on.change(async (c, { body: { categories } }) => {
      const id = c.newId()
      const titles = new Set(
        (await categoriesIn(c.tx, c.caseId)).filter(({ endedAt, id: one }) => endedAt === null && one !== id).map(titleOf),
      )
      let isNew = false
      for (const [index, draft] of categories.entries()) {
        const row = await toRow(c, draft)
        const one = index === 0 ? id : idOf(id, String(index))
        if (titles.has(titleOf(row)) && !(await categoriesIn(c.tx, c.caseId)).some((each) => each.id === one))
          throw new Fault('conflict', msg`There is a category with this name already.`, { field: 'title' })
        titles.add(titleOf(row))
        isNew = (await addCategory(c.tx, { caseId: c.caseId, id: one, authorId: c.seat.memberId, at: c.at }, row)) || isNew
      }
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

const titleOf = ({ title, childId }: CategoryWritten) => `${title.toLowerCase()} ${childId ?? ''}`
