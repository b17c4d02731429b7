import { notify } from '#accounts/notifications/public.ts'
import { audience, type CaseContext, type CaseDeps, caseHandlers, notFound, type ParentContext, writersIn } from '#case/cases/public.ts'
import { shareUses, useFiles, usesOf } from '#case/files/public.ts'
import { termsIn } from '#case/order-terms/public.ts'
import type { RequestAct } from '#domain/requests/lifecycle.ts'
import type { Handlers } from '#http/bind.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { categoriesIn, noteUse } from '#money/categories/public.ts'
import type { Billing } from './billing.ts'
import { calls, type RequestDraft } from './contract.ts'
import { requestsPage } from './paging.ts'
import { presentRequest } from './present.ts'
import { partsOf, refusalOfAct } from './rules.ts'
import {
  addRequest,
  countIn,
  emptyDraft,
  type RequestRow,
  requestsIn,
  settleRequest,
  stampView,
  withdrawRequest,
  type Written,
  writeRequest,
} from './store.ts'
import { consentOf, presentConsent, todayOf, toDraftRow, toSentRow } from './terms.ts'

const topic = 'expenses'
const noRequest = () => notFound(msg`There is no such request.`)

/** Asking first: who may do what in which state is `domain/requests/lifecycle.ts`. A row is locked during an act, so that one of two wins. */
export function service(deps: CaseDeps & { billing: Billing }): Handlers<typeof calls> {
  const on = caseHandlers(deps, topic)
  const { billing } = deps

  async function locked(c: CaseContext, id: string): Promise<RequestRow> {
    const [row = noRequest()] = await requestsIn(c.tx, c.caseId, { id, lock: true })
    return row
  }
  /** @throws Fault where the caller may not do this with the request now */
  function check(c: CaseContext, row: RequestRow, act: RequestAct): RequestRow {
    const refusal = refusalOfAct(row.state, partsOf(row, c.seat), act)
    if (refusal) throw new Fault(refusal.code, refusal.sentence)
    return row
  }
  const notifyOther = (c: CaseContext, id: string, kind: 'asked' | 'answered') =>
    notify(c.tx, { caseId: c.caseId, to: 'parents', kind, about: id, page: `/co-parenting-expenses?request=${id}` })
  const written = (c: ParentContext, draft: RequestDraft, isSent: boolean) => (isSent ? toSentRow(c, billing, draft) : toDraftRow(c, draft))

  /** The files of a request, shared with it once it is sent, and what the ledger has of it. */
  async function sentOrStored(c: ParentContext, id: string, draft: RequestDraft, row: Written) {
    await useFiles(c.tx, { caseId: c.caseId, authorId: c.seat.memberId, topic, about: id }, draft.files, c.at)
    if (!row.sent) return {}
    // Under a split that was used both read the same shares later.
    await noteUse(c.tx, { caseId: c.caseId, id: row.categoryId!, at: c.at })
    const shared = (await shareUses(c.tx, c.caseId, [id], c.at)).get(id) ?? []
    await notifyOther(c, id, 'asked')
    const { sent, ...said } = row
    return { ...said, ...sent, files: shared.map(({ id: use, bytes, sha256 }) => ({ id: use, bytes, sha256 })) }
  }

  return {
    list: on.read(calls.list, async (c, { query }) => {
      const { rows, next, all } = await requestsPage(c, query, billing)
      const ids = rows.map(({ id }) => id)
      const today = todayOf(c)
      const around = {
        here: c.seat,
        today,
        writers: await writersIn(c.tx, c.caseId),
        terms: await termsIn(c.tx, c.caseId, today),
        categories: await categoriesIn(c.tx, c.caseId),
        files: Map.groupBy(await usesOf(c.tx, c.caseId, ids), ({ about }) => about),
        billed: await billing.billed(c.tx, c.caseId, ids),
        all,
      }
      return {
        caseId: c.caseId,
        zone: c.seat.zone,
        today,
        requests: rows.map((row) => presentRequest(row, around)),
        next,
        count: await countIn(c.tx, c.caseId),
        can: { add: c.isActiveParent },
      }
    }),

    preview: on.readAsParent(async (c, { body }) => {
      const { term, answerBy } = await consentOf(c, { cents: body.cents, day: todayOf(c) })
      const order = { consent: term && presentConsent(term), answerBy }
      if (body.category === null || body.cents === 0) return { shares: null, split: null, ...order }
      const { shares, split } = await billing.divided(c.tx, c.seat, c.now, { ...body, payer: c.seat.side })
      return { shares, split, ...order }
    }),

    add: on.change(async (c, { key, body: { send, ...body } }) => {
      const id = c.newId()
      // A retry is answered before anything is judged again.
      if (key && (await requestsIn(c.tx, c.caseId, { id })).length > 0) return { reply: { id } }
      const row = await written(c, body, send)
      const isNew = await addRequest(c.tx, { ...c.authored(id), answers: null }, row)
      const said = isNew ? await sentOrStored(c, id, body, row) : {}
      return { reply: { id }, publish: isNew && audience(send), isRecorded: send, record: { id, ...said } }
    }),

    change: on.change(async (c, { params, body: { send, ...body } }) => {
      const { id } = check(c, await locked(c, params.request), send ? 'send' : 'change')
      const row = await written(c, body, send)
      await writeRequest(c.tx, { caseId: c.caseId, id }, row)
      const said = await sentOrStored(c, id, body, row)
      return { reply: { state: send ? 'sent' : 'draft' }, publish: audience(send), isRecorded: send, record: { id, ...said } }
    }),

    view: on.change(async (c, { params }) => {
      const [row = noRequest()] = await requestsIn(c.tx, c.caseId, { id: params.request })
      // The author's own look does not count, nor does a second one.
      if (row.state !== 'sent' || row.authorId === c.seat.memberId) return { reply: { state: row.state } }
      const isFirst = await stampView(c.tx, { caseId: c.caseId, id: row.id, at: c.at })
      return { reply: { state: 'viewed' }, publish: isFirst && 'all', record: { id: row.id } }
    }),

    agree: on.change(async (c, { params }) => {
      const row = check(c, await locked(c, params.request), 'agree')
      await settleRequest(c.tx, { caseId: c.caseId, id: row.id, state: 'agreed', by: c.seat.memberId, at: c.at })
      await notifyOther(c, row.id, 'answered')
      return { reply: { state: 'agreed' }, publish: 'all', record: { id: row.id, cents: row.cents, provider: row.provider } }
    }),

    decline: on.change(async (c, { params, body: { reason } }) => {
      const row = check(c, await locked(c, params.request), 'decline')
      await settleRequest(c.tx, { caseId: c.caseId, id: row.id, state: 'declined', by: c.seat.memberId, at: c.at, reason })
      await notifyOther(c, row.id, 'answered')
      return { reply: { state: 'declined' }, publish: 'all', record: { id: row.id, reason } }
    }),

    counter: on.change(async (c, { params, body: { cents, provider, note } }) => {
      const id = c.newId()
      const row = await locked(c, params.request)
      // Asked after the lock: a retry that came meanwhile finds what the first one made.
      if ((await requestsIn(c.tx, c.caseId, { id })).length > 0) return { reply: { id } }
      check(c, row, 'counter')
      if (cents === row.cents && provider === row.provider)
        throw new Fault('invalid', msg`Change the estimate or the provider, or agree to the request.`, { field: 'cents' })
      const payer = (await writersIn(c.tx, c.caseId)).sideOf(row.askerId)!
      const estimate = { cents, day: row.day, category: row.categoryId, children: row.children, payer }
      const { split, shares } = await billing.divided(c.tx, c.seat, c.now, estimate)
      await settleRequest(c.tx, { caseId: c.caseId, id: row.id, state: 'countered', by: c.seat.memberId, at: c.at })
      const offered = { ...row, cents, provider, note, answerBy: null, sent: { at: c.at, split, shares } }
      await addRequest(c.tx, { ...c.authored(id), answers: row }, offered)
      await notifyOther(c, id, 'asked')
      return { reply: { id }, publish: 'all', record: { id, counters: row.id, cents, provider, note, split, shares } }
    }),

    withdraw: on.change(async (c, { params }) => {
      const row = await locked(c, params.request)
      const isDraft = row.state === 'draft'
      check(c, row, isDraft ? 'discard' : row.state === 'agreed' ? 'drop' : 'withdraw')
      const by = { caseId: c.caseId, id: row.id, at: c.at }
      if (isDraft) {
        await useFiles(c.tx, { caseId: c.caseId, authorId: c.seat.memberId, topic, about: row.id }, [], c.at)
        await emptyDraft(c.tx, by)
      } else {
        if ((await billing.billed(c.tx, c.caseId, [row.id])).has(row.id))
          throw new Fault('conflict', msg`An expense was sent for this request. Withdraw the expense first.`)
        await withdrawRequest(c.tx, by)
        await notifyOther(c, row.id, 'answered')
      }
      return { reply: { state: 'withdrawn' }, publish: audience(!isDraft), isRecorded: !isDraft, record: { id: row.id } }
    }),
  }
}
