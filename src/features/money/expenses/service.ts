import { lockCase } from '#access/cases.ts'
import { notify } from '#accounts/notifications/public.ts'
import { audience, type CaseContext, type CaseDeps, caseHandlers, notFound, type ParentContext, writersIn } from '#case/cases/public.ts'
import { shareUses, useFiles, type UseRow, usedView, usesOf } from '#case/files/public.ts'
import { askedOf, partsOfLess, sharesOfParts } from '#domain/expenses/asked.ts'
import type { ExpenseAct } from '#domain/expenses/lifecycle.ts'
import type { Side } from '#domain/splits/split.ts'
import type { Handlers } from '#http/bind.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Scanner } from '#ports/scan/port.ts'
import { balanceOf, postOwed } from './books.ts'
import { calls, type ExpenseDraft } from './contract.ts'
import { categoryOn, noteUse, presentCategory } from '#money/categories/public.ts'
import { presentExpense, presentRow } from './present.ts'
import { around, reportOf } from './report.ts'
import { checkRequest, requestOf } from './requests.ts'
import { answerByOf, clocksOf, partOf, refusalOfAct } from './rules.ts'
import { addStep, type StepKind, stepsOf } from './store.steps.ts'
import { type ExpenseRow, expensesIn, type Filter, waitingFor, yearsIn } from './store.ts'
import { addExpense, answerExpense, emptyDraft, lowerExpense, stampView, voidExpense, writeExpense } from './store.writing.ts'
import { dividedBy, groundOf, toDraftRow, toSentRow } from './terms.ts'

const pageSize = 50
export interface ExpenseDeps extends CaseDeps {
  scanner: Pick<Scanner, 'isOn'>
}

const topic = 'expenses'
const noExpense = () => notFound(msg`There is no such expense.`)

/** Expenses: who may do what in which state is `domain/expenses/lifecycle.ts`. A row is locked during an act, so that one of two wins. */
export function service(deps: ExpenseDeps): Handlers<typeof calls> {
  const on = caseHandlers(deps, topic)

  async function locked(c: CaseContext, id: string, act: ExpenseAct): Promise<ExpenseRow> {
    const [row = noExpense()] = await expensesIn(c.tx, c.caseId, { id, lock: true })
    const part = partOf({ isMine: row.authorId === c.seat.memberId, role: c.seat.role, isFormer: c.seat.isFormer })
    const refusal = refusalOfAct(row.state, part, act)
    if (refusal) throw new Fault(refusal.code, refusal.sentence)
    return row
  }
  const note = (
    c: ParentContext,
    row: { id: string; day: string },
    what: StepKind,
    words = '',
    cents: number | null = null,
    id = c.freshId(),
  ) => addStep(c.tx, { caseId: c.caseId, id, authorId: c.seat.memberId, expenseId: row.id, day: row.day, what, cents, words, at: c.at })
  const notifyOther = (c: CaseContext, id: string, kind: 'asked' | 'answered') =>
    notify(c.tx, { caseId: c.caseId, to: 'parents', kind, about: id, page: `/co-parenting-expenses?request=${id}` })
  const using = (c: ParentContext, id: string) => ({ caseId: c.caseId, authorId: c.seat.memberId, topic, about: id })

  /** Books what an act changed of what the other parent owes. */
  async function book(
    c: ParentContext,
    row: ExpenseRow,
    owed: number,
    kind: 'expense' | 'refund' | 'withdrawn',
    payer: Side,
  ): Promise<void> {
    const { categories, today } = await groundOf(c.tx, c.seat, c.now)
    const category = categories.find(({ id }) => id === row.categoryId)?.title ?? null
    const change = { caseId: c.caseId, id: c.freshId(), by: c.seat.memberId, at: c.at, today, expense: row, category, payer }
    await postOwed(c.tx, change, owed - (row.owedCents ?? 0), kind)
    await c.publish('payments')
  }

  /** Writes an expense with its files; a sent one with its first step. */
  async function send(c: ParentContext, id: string, draft: ExpenseDraft, category: string): Promise<UseRow[]> {
    await noteUse(c.tx, { caseId: c.caseId, id: category, at: c.at })
    await useFiles(c.tx, using(c, id), draft.files, c.at)
    const shared = await shareUses(c.tx, c.caseId, [id], c.at)
    await note(c, { id, day: draft.day }, 'submitted')
    await notifyOther(c, id, 'asked')
    return shared.get(id) ?? []
  }
  async function written(c: ParentContext, draft: ExpenseDraft, isSent: boolean) {
    const ground = await groundOf(c.tx, c.seat, c.now)
    await checkRequest(c.tx, c.caseId, draft.request ?? null)
    if (!isSent) return toDraftRow(draft, ground)
    // Two that are sent at once under a yearly amount count one after the other.
    await lockCase(c.tx, c.caseId)
    return toSentRow(c.tx, c.seat, ground, draft)
  }
  const recordOf = (id: string, draft: ExpenseDraft, { cents, sent }: Awaited<ReturnType<typeof written>>, files: readonly UseRow[]) => ({
    id,
    title: draft.title,
    note: draft.note,
    cents,
    day: draft.day,
    category: draft.category,
    children: draft.children,
    tax: draft.tax,
    mileage: draft.mileage,
    ...(draft.request && { request: draft.request }),
    ...(sent && { split: sent.split, asked: sent.asked, answerBy: sent.answerBy }),
    // Of the copies that the other parent is given.
    files: files.map(({ id: use, bytes, sha256 }) => ({ id: use, bytes, sha256 })),
  })

  return {
    list: on.read(calls.list, async (c, { query }) => {
      const { show = 'all', child, category, year, cursor } = query
      const asked = { show, child, category, year }
      const ground = await groundOf(c.tx, c.seat, c.now)
      const writers = await writersIn(c.tx, c.caseId)
      const chosen = ground.categories.find(({ id }) => id === category)
      const after = readCursor(asked, cursor, ['text', 'id'])
      const me = c.seat.memberId
      const states: Record<typeof show, Filter> = {
        all: { state: ['draft', 'submitted', 'viewed', 'approved', 'partially_approved', 'disputed', 'void'] },
        answer: { state: ['submitted', 'viewed'], by: { author: me, is: false } },
        open: {},
        drafts: { state: ['draft'], by: { author: me, is: true } },
      }
      const filter: Filter = {
        ...states[show],
        isNotDiscarded: true,
        child,
        year,
        categories:
          category === undefined ? undefined : ground.categories.filter(({ rootId }) => rootId === chosen?.rootId).map(({ id }) => id),
        after: after && { day: after[0], id: after[1] },
        most: pageSize + 1,
      }
      const { balance, open } = await balanceOf(c.tx, c.caseId, {
        side: c.seat.side,
        today: ground.today,
        among: show === 'open' ? filter : undefined,
      })
      const found = await expensesIn(c.tx, c.caseId, show === 'open' ? { ids: open } : filter)
      const { items, next } = pageOf(found, pageSize, asked, ({ day, id }) => [day, id])
      const seen = await around(c, items, ground)
      return {
        caseId: c.caseId,
        zone: c.seat.zone,
        today: ground.today,
        children: [...ground.children],
        names: { A: writers.nameOn('A', c.now), B: writers.nameOn('B', c.now) },
        side: c.seat.side,
        categories: ground.categories.map((row) => presentCategory(row, ground.categories, c.seat, writers.sideOf)),
        expenses: items.map((row) => presentRow(row, seen)),
        next,
        years: await yearsIn(c.tx, c.caseId),
        waiting: c.isActiveParent ? await waitingFor(c.tx, c.caseId, me) : 0,
        balance,
        onlyPictures: !deps.scanner.isOn,
        can: { add: c.isActiveParent },
      }
    }),

    one: on.inSeat(async (c, { params }) => {
      const [row = noExpense()] = await expensesIn(c.tx, c.caseId, { id: params.expense })
      const ground = await groundOf(c.tx, c.seat, c.now)
      const steps = await stepsOf(c.tx, c.caseId, [row.id])
      const uses = await usesOf(c.tx, c.caseId, [row.id])
      const isDraft = row.sentAt === null
      return {
        ...presentExpense(row, steps, await around(c, [row], ground)),
        request: await requestOf(c.tx, c.caseId, row.id),
        receipts: isDraft ? [] : uses.map(usedView),
        draftFiles: isDraft ? uses.map(({ fileId, name, bytes, type, isScanned }) => ({ file: fileId, name, bytes, type, isScanned })) : [],
      }
    }),

    preview: on.readAsParent(async (c, { body }) => {
      const ground = await groundOf(c.tx, c.seat, c.now)
      const order = clocksOf(ground.terms, { ...body, sentOn: ground.today })
      const answerBy = answerByOf(ground.terms, ground.today)
      const chosen = ground.categories.find(({ id }) => id === body.category)
      const category = chosen && categoryOn(ground.categories, chosen, body.day)
      const clause = category && category.paragraph !== '' ? { paragraph: category.paragraph, text: category.words } : null
      if (!category || body.cents === 0) return { shares: null, split: category?.split ?? null, clause, order, answerBy }
      const { parts } = await dividedBy(c.tx, c.seat, ground, body)
      return { shares: sharesOfParts(category.split, parts, c.seat.side), split: category.split, clause, order, answerBy }
    }),

    add: on.change(async (c, { key, body: { send: isSent, ...body } }) => {
      const id = c.newId()
      // A retry is answered before anything is judged again.
      if (key && (await expensesIn(c.tx, c.caseId, { id })).length > 0) return { reply: { id } }
      const row = await written(c, body, isSent)
      const isNew = await addExpense(c.tx, { caseId: c.caseId, id, authorId: c.seat.memberId, at: c.at }, row)
      const files = isNew && isSent ? await send(c, id, body, row.categoryId!) : []
      if (isNew && !isSent) await useFiles(c.tx, using(c, id), body.files, c.at)
      return { reply: { id }, publish: isNew && audience(isSent), isRecorded: isSent, record: recordOf(id, body, row, files) }
    }),

    change: on.change(async (c, { params, body: { send: isSent, ...body } }) => {
      const before = await locked(c, params.expense, isSent ? 'send' : 'change')
      const row = await written(c, body, isSent)
      await writeExpense(c.tx, { caseId: c.caseId, id: before.id }, row)
      const files = isSent ? await send(c, before.id, body, row.categoryId!) : []
      if (!isSent) await useFiles(c.tx, using(c, before.id), body.files, c.at)
      return {
        reply: { state: isSent ? ('submitted' as const) : ('draft' as const) },
        publish: audience(isSent),
        isRecorded: isSent,
        record: recordOf(before.id, body, row, files),
      }
    }),

    view: on.change(async (c, { params }) => {
      const [row = noExpense()] = await expensesIn(c.tx, c.caseId, { id: params.expense })
      // The author's own look does not count, nor does a second one.
      if (row.state !== 'submitted' || row.authorId === c.seat.memberId) return { reply: { state: row.state } }
      const isFirst = await stampView(c.tx, { caseId: c.caseId, id: row.id, at: c.at })
      if (isFirst) await note(c, row, 'viewed')
      return { reply: { state: 'viewed' as const }, publish: isFirst && 'all', record: { id: row.id } }
    }),

    answer: on.change(async (c, { params, body: { approved, reason } }) => {
      const row = await locked(c, params.expense, 'answer')
      const before = row.approvedCents ?? 0
      const all = row.cents - row.returnedCents
      if (approved > all) throw new Fault('invalid', msg`That is more than the expense.`, { field: 'approved' })
      if (before > 0 && approved <= before)
        throw new Fault('invalid', msg`What was approved stays approved. Enter a larger amount.`, { field: 'approved' })
      if (approved < all && reason === '') throw new Fault('invalid', msg`Write why. One sentence is enough.`, { field: 'reason' })
      if (approved === 0 && row.state === 'disputed') throw new Fault('conflict', msg`This expense was disputed already.`)
      const state = approved === all ? 'approved' : approved === 0 ? 'disputed' : 'partially_approved'
      const payer = (await writersIn(c.tx, c.caseId)).sideOf(row.authorId)!
      const owed = askedOf(row.split!, partsOfLess(row.parts!, approved), payer)
      await answerExpense(c.tx, { caseId: c.caseId, id: row.id, state, approved, owed, by: c.seat.memberId, at: c.at })
      await note(c, row, state, reason, approved)
      await book(c, row, owed, 'expense', payer)
      await notifyOther(c, row.id, 'answered')
      return { reply: { state }, publish: 'all', record: { id: row.id, state, approved, owed, reason } }
    }),

    comment: on.change(async (c, { params, body: { words } }) => {
      const row = await locked(c, params.expense, 'comment')
      const id = c.newId()
      const isNew = await note(c, row, 'comment', words, null, id)
      if (isNew) await notifyOther(c, row.id, 'answered')
      return { reply: { id }, publish: isNew && 'all', record: { id, expense: row.id, words } }
    }),

    giveBack: on.change(async (c, { params, body: { what, cents, words } }) => {
      const id = c.newId()
      const row = await locked(c, params.expense, 'return')
      if ((await stepsOf(c.tx, c.caseId, [row.id])).some((step) => step.id === id)) return { reply: { id } }
      if (cents > row.cents - row.returnedCents)
        throw new Fault('invalid', msg`That is more than is left of this expense.`, { field: 'cents' })
      const returned = row.returnedCents + cents
      // What came back lowers first what was not approved: the other parent never owed that.
      const approved = Math.min(row.approvedCents!, row.cents - returned)
      const payer = c.seat.side
      const owed = askedOf(row.split!, partsOfLess(row.parts!, approved), payer)
      await lowerExpense(c.tx, { caseId: c.caseId, id: row.id, approved, owed, returned })
      await note(c, row, what, words, cents, id)
      await book(c, row, owed, 'refund', payer)
      await notifyOther(c, row.id, 'answered')
      return { reply: { id }, publish: 'all', record: { id, expense: row.id, what, cents, words, owed } }
    }),

    withdraw: on.change(async (c, { params, body: { reason } }) => {
      const [found = noExpense()] = await expensesIn(c.tx, c.caseId, { id: params.expense })
      const isDraft = found.state === 'draft'
      const row = await locked(c, params.expense, isDraft ? 'discard' : 'withdraw')
      const by = { caseId: c.caseId, id: row.id, at: c.at }
      if (isDraft) {
        await useFiles(c.tx, using(c, row.id), [], c.at)
        await emptyDraft(c.tx, by)
      } else {
        await voidExpense(c.tx, by)
        await note(c, row, 'void', reason)
        await book(c, row, 0, 'withdrawn', c.seat.side)
        await notifyOther(c, row.id, 'answered')
      }
      return { reply: { state: 'void' as const }, publish: audience(!isDraft), isRecorded: !isDraft, record: { id: row.id, reason } }
    }),

    report: on.read(calls.report, (c, { query }) => reportOf(c, query.year)),
  }
}
