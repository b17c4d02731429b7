import { type CaseContext, type CaseDeps, caseHandlers, notFound, ownerOf, type ParentContext } from '#case/cases/public.ts'
import { hashOfWords } from '#case/ledger/public.ts'
import { lockCase } from '#access/cases.ts'
import { fullItems, type ItemFiles } from '#evidence/items/public.ts'
import { longest, ordered, type Row } from '#domain/exhibits/list.ts'
import type { Handlers } from '#http/bind.ts'
import { mustBePrintable } from '#http/printable.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import { enqueue } from '#ports/queue/enqueue.ts'
import { calls } from './contract.ts'
import { againstOf, listView, othersOf, reviewOf } from './present.ts'
import { deleteExport } from './removing.ts'
import { asksTwice, firstDraft, labelAt, mostWaiting, pagesRefusal, rowProblem } from './rules.ts'
import { seriesAt } from './numbers.ts'
import { addExport, countWaiting, exportAt } from './store.exports.ts'
import { seriesOf } from './store.numbers.ts'
import { addList, chooseList, currentList, listAt, type ListRow, listsOf, noteReview, removeList, saveList, saveRows } from './store.ts'

export const workName = 'exhibits.make'

export interface ExhibitDeps extends CaseDeps {
  files: SealedFiles
  /** Features that have other files of items. */
  itemFiles: readonly ItemFiles[]
}

const noList = () => notFound(msg`There is no such list of exhibits.`)
const noRow = () => notFound(msg`This exhibit is no longer on the list.`)
const mustPrint = (words: string, field: string) => mustBePrintable(words.replaceAll(/[\r\n\t]/g, ' '), field)

/** Lists are their author's alone: every change is announced to their own pages, and stands in their own log. */
export function service(deps: ExhibitDeps): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'case', null)
  const locked = async (c: CaseContext, list: string) => (await listAt(c.tx, { ...ownerOf(c), id: list }, true)) ?? noList()
  const at = (c: CaseContext, list: string) => ({ ...ownerOf(c), id: list })
  const itemOf = async (c: CaseContext, item: string) => {
    const found = (await fullItems(c.tx, c.caseId, [item])).get(item)
    return found?.authorId === c.seat.memberId ? found : notFound(msg`There is no such item in your evidence.`)
  }
  /** The present order, in words: who changed an older one sees what it is now. */
  async function orderNow(c: CaseContext, list: ListRow): Promise<string> {
    const items = await fullItems(
      c.tx,
      c.caseId,
      list.rows.map(({ item }) => item),
    )
    return list.rows
      .map((row, place) => `${labelAt(list, place + 1)}: ${row.description || (items.get(row.item)?.title ?? '–')}`)
      .join('; ')
  }

  return {
    show: on.read(calls.show, async (c, { query }) => {
      const lists = await listsOf(c.tx, ownerOf(c))
      const list = query.list ? await listAt(c.tx, at(c, query.list)) : await currentList(c.tx, ownerOf(c))
      const isCurrent = list !== null && list.id === lists[0]!.id
      return {
        caseId: c.caseId,
        zone: c.seat.zone,
        lists: lists.map((each, n) => ({ ...each, isCurrent: n === 0 })),
        list: list && (await listView(c, list, { isCurrent, files: deps.itemFiles })),
        can: { add: c.isActiveParent },
      }
    }),

    add: on.change(async (c, { body: { name } }) => {
      mustPrint(name, 'name')
      const by = c.authored()
      await lockCase(c.tx, c.caseId)
      const there = await listsOf(c.tx, by)
      if (!there.some(({ id }) => id === by.id) && there.length >= longest.lists)
        throw new Fault('invalid', msg`You have ${{ most: longest.lists }} lists. Remove one first.`)
      const isNew = await addList(c.tx, by, firstDraft(name))
      if (isNew) await chooseList(c.tx, by, c.at)
      return { reply: { id: by.id }, publish: isNew && 'author', record: { words: hashOfWords({ name }) } }
    }),

    save: on.change(async (c, { params, body }) => {
      mustPrint(body.name, 'name')
      const was = await locked(c, params.list)
      const series = await seriesOf(c.tx, seriesAt(ownerOf(c), body.prefix))
      if (series && series.runs.length > 0 && series.first !== body.first && (was.first !== body.first || was.prefix !== body.prefix))
        throw new Fault(
          'invalid',
          msg`Pages have numbers with this prefix already, from ${{ first: series.first }} on. Choose another prefix to begin elsewhere.`,
          { field: 'first' },
        )
      await saveList(c.tx, at(c, params.list), body)
      return { reply: { saved: true }, publish: 'author', record: { list: params.list, words: hashOfWords(body) } }
    }),

    choose: on.change(async (c, { params }) => {
      if (!(await chooseList(c.tx, at(c, params.list), c.at))) return noList()
      return { reply: { saved: true }, publish: 'author', record: { list: params.list } }
    }),

    remove: on.change(async (c, { params }) => {
      if (!(await removeList(c.tx, at(c, params.list), c.at))) return noList()
      return { reply: { removed: true }, publish: 'author', record: { list: params.list } }
    }),

    put: on.change(async (c, { params, body }) => {
      const list = await locked(c, params.list)
      const id = c.newId()
      // Sent again with the same key it is there.
      if (list.rows.some((row) => row.id === id)) return { reply: { id } }
      const item = await itemOf(c, body.item)
      if (list.rows.length >= longest.rows)
        throw new Fault('invalid', msg`This list has ${{ most: longest.rows }} exhibits. Begin another list.`)
      if (asksTwice(item) && !body.isSure)
        throw new Fault('invalid', msg`This item is privileged or sensitive. Confirm that it goes out.`, { field: 'isSure' })
      const row: Row = { id, item: item.id, file: null, from: null, to: null, description: '', isSure: asksTwice(item) && body.isSure }
      await saveRows(c.tx, at(c, params.list), [...list.rows, row], true)
      return { reply: { id }, publish: 'author', record: { list: params.list, item: item.id, isSure: row.isSure } }
    }),

    saveRow: on.change(async (c, { params, body }) => {
      mustPrint(body.description, 'description')
      const list = await locked(c, params.list)
      const was = list.rows.find(({ id }) => id === params.row) ?? noRow()
      const refusal = pagesRefusal(body)
      if (refusal) throw refusal
      const item = (await fullItems(c.tx, c.caseId, [was.item])).get(was.item)
      if ((body.from !== null || body.to !== null) && item !== undefined && item.kind !== 'pdf')
        throw new Fault('invalid', msg`Pages can be chosen of a PDF only.`, { field: 'from' })
      if (body.file !== null && body.file !== was.file) {
        const others = (await othersOf(c, deps.itemFiles, [was.item])).get(was.item) ?? []
        if (!others.some(({ file }) => file === body.file))
          throw new Fault('invalid', msg`This file isn’t there any more.`, { field: 'file' })
      }
      const row = { ...was, ...body }
      await saveRows(
        c.tx,
        at(c, params.list),
        list.rows.map((each) => (each.id === row.id ? row : each)),
        false,
      )
      return { reply: { saved: true }, publish: 'author', record: { list: params.list, row: row.id, words: hashOfWords(row) } }
    }),

    removeRow: on.change(async (c, { params }) => {
      const list = await locked(c, params.list)
      const rows = list.rows.filter(({ id }) => id !== params.row)
      if (rows.length === list.rows.length) return noRow()
      await saveRows(c.tx, at(c, params.list), rows, true)
      return { reply: { removed: true }, publish: 'author', record: { list: params.list, row: params.row } }
    }),

    order: on.change(async (c, { params, body }) => {
      const list = await locked(c, params.list)
      const rows = ordered(list.rows, body.rows)
      if (list.version !== body.version || rows === null)
        throw new Fault(
          'conflict',
          msg`The exhibits were changed in another window, so your order was not saved. They are now: ${{ order: await orderNow(c, list) }}.`,
        )
      if (rows.every(({ id }, place) => id === list.rows[place]!.id)) return { reply: { saved: true } }
      await saveRows(c.tx, at(c, params.list), rows, true)
      return { reply: { saved: true }, publish: 'author', record: { list: params.list, rows: rows.map(({ id }) => id) } }
    }),

    review: on.change(async (c, { params, body }) => {
      await locked(c, params.list)
      const { seen } = await againstOf(c)
      if (seen !== body.seen) throw new Fault('conflict', msg`The facts against you changed since you looked. Look at them again.`)
      await noteReview(c.tx, at(c, params.list), seen, c.at)
      return { reply: { saved: true }, publish: 'author', record: { list: params.list } }
    }),

    make: on.change(async (c: ParentContext, { params }) => {
      const list = await locked(c, params.list)
      const by = c.authored()
      if (await exportAt(c.tx, { caseId: c.caseId, id: by.id })) return { reply: { id: by.id } }
      if (list.rows.length === 0) throw new Fault('invalid', msg`Add an exhibit first.`)
      const items = await fullItems(
        c.tx,
        c.caseId,
        list.rows.map(({ item }) => item),
      )
      for (const [place, row] of list.rows.entries()) {
        const problem = rowProblem(row, items.get(row.item), labelAt(list, place + 1))
        if (problem) throw new Fault('conflict', problem)
      }
      await lockCase(c.tx, c.caseId)
      if ((await countWaiting(c.tx, by)) >= mostWaiting)
        throw new Fault('conflict', msg`${{ most: mostWaiting }} exports are being made for you already. Wait for one, or delete one.`)
      const { id: _id, version: _version, reviewed: _reviewed, reviewedAt: _reviewedAt, ...asked } = list
      const reviewedAt = reviewOf(list, (await againstOf(c)).seen)
      const isNew = await addExport(c.tx, by, { listId: list.id, asked, reviewedAt })
      if (isNew) await enqueue(c.tx, { name: workName, data: { case: c.caseId, export: by.id } })
      return { reply: { id: by.id }, publish: isNew && 'author', record: { list: list.id, words: hashOfWords(asked) } }
    }),

    removeExport: async (asked) => {
      const row = await on.readAsParent(
        async (c: ParentContext, { params }: { actor: typeof asked.actor; params: { case: string; export: string } }) => {
          const found = await exportAt(c.tx, { caseId: c.caseId, id: params.export })
          return found?.authorId === c.seat.memberId ? found : notFound(msg`There is nothing here any more.`)
        },
      )(asked)
      const entry = { actor: row.authorId, verb: asked.call ?? 'exhibits.removeExport', content: { export: row.id }, isShared: false }
      await deleteExport(deps, row, { reason: 'exhibits that were made', entry })
      return { removed: true }
    },
  }
}
