// The desk that carries out orders of courts: two admins for each, and neither reads what is erased.
import { refuseAcross } from '#access/across.ts'
import { signedIn } from '#access/actor.ts'
import { note } from '#access/audit.ts'
import type { Cases, CaseTx } from '#access/cases.ts'
import { confirmed } from '#access/confirmed.ts'
import { mustBeSecond } from '#access/second-person.ts'
import { accountsOfParents } from '#case/cases/public.ts'
import { caseNamed } from '#case/ledger/public.ts'
import { readHeadCode } from '#domain/transparency-log/head-code.ts'
import type { Handlers } from '#http/bind.ts'
import { idOf } from '#http/key-id.ts'
import { mustBePrintable } from '#http/printable.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayInZone } from '#kernel/dates.ts'
import { readDay } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import type { Random } from '#kernel/random.ts'
import { msg } from '#kernel/text.ts'
import { eraseMessage } from '#messages/messages/public.ts'
import type { Db } from '#ports/db/port.ts'
import type { SealedFiles } from '#ports/files/port.ts'
import { erasableNow } from './checking.ts'
import type { calls, Order } from './contract.ts'
import { addOrder, endOrder, isWaiting, orderAt, type OrderRow, ordersAtDesk } from './store.ts'

const reason = 'an order of a court to erase a message'
/** Rows of the list. */
const most = 200

export interface Deps {
  cases: Cases
  clock: Clock
  random: Random
  /** The accounts' role: roles, and the audit. */
  accounts: Db
  files: Pick<SealedFiles, 'remove'>
}

const viewOf = (row: OrderRow, me: string): Order => ({
  id: row.id,
  caseId: row.caseId,
  entry: Number(row.entry),
  kind: row.kind,
  sentAt: row.sentAt.toISOString(),
  court: row.court,
  docket: row.docket,
  orderedOn: row.orderedOn,
  recordedAt: row.recordedAt.toISOString(),
  isMine: row.recordedBy === me,
  state: row.state,
  endedAt: row.endedAt?.toISOString() ?? null,
  erasedBy: row.erasedBy === null ? null : Number(row.erasedBy),
})

/** The same request was faster: this one leaves nothing, not even its line in the audit. */
class Recorded extends Error {}

/** @throws Fault for an order that there isn't, or that has ended */
function mayEnd(row: OrderRow | null): OrderRow {
  if (!row) throw new Fault('not_found', msg`There is no such order.`)
  if (row.state !== 'waiting') throw new Fault('conflict', msg`This order was withdrawn, or carried out by someone else.`)
  return row
}

export function service(deps: Deps): Handlers<typeof calls> {
  const { cases, accounts, clock, random, files } = deps
  const asSystem = <T>(work: (tx: CaseTx) => Promise<T>) => cases.asSystem(reason, work)

  /** Nobody decides about a case of their own, and the demonstration's staff only about its families. */
  async function mayAct(me: string, caseId: string, action: string) {
    const parents = await asSystem((tx) => accountsOfParents(tx, caseId))
    if (parents.includes(me)) throw new Fault('forbidden', msg`You are a parent in this case. Someone else has to decide.`, { why: 'rule' })
    for (const account of parents) await refuseAcross({ db: accounts, clock, random }, { by: me, account, action })
  }

  /** One act: the audit's line first, in a transaction that ends after the act, so that nothing is done that the audit does not have. */
  const act = <T>(
    me: string,
    { id, call, others = [] }: { id: string; call: string; others?: readonly string[] },
    work: (tx: CaseTx, at: Date) => Promise<T>,
  ): Promise<T> =>
    accounts.transaction().execute(async (outer) => {
      if (others.length > 0) await mustBeSecond(outer, me, others, ['admin', 'super_admin'], clock())
      await note(outer, { account: me, action: call, subject: id, outcome: 'done' }, { clock, random })
      return asSystem((tx) => work(tx, new Date(clock())))
    })

  return {
    list: async ({ actor, query: { show = 'open' } }) => {
      const { account } = signedIn(actor)
      return { orders: (await asSystem((tx) => ordersAtDesk(tx, show, most))).map((row) => viewOf(row, account)) }
    },

    record: async ({ actor, body, key }) => {
      const { account: me } = confirmed(actor, clock)
      const { record, entry, court, docket, orderedOn } = body
      for (const [field, text] of Object.entries({ court, docket })) mustBePrintable(text, field)
      if (readDay(orderedOn) === null) throw new Fault('invalid', msg`There is no such day in the calendar.`, { field: 'orderedOn' })
      // A court's day is its own, wherever it is: the latest that it can be anywhere.
      if (orderedOn > dayInZone('Pacific/Kiritimati', new Date(clock())))
        throw new Fault('invalid', msg`This day hasn’t come yet.`, { field: 'orderedOn' })
      const id = key === null ? random.uuid() : idOf(me, key)
      const named = record.trim()
      const [known, caseId] = await asSystem(async (tx) => [
        await orderAt(tx, id),
        await caseNamed(tx, readHeadCode(named) ?? named.toLowerCase()),
      ])
      if (known) return { id }
      if (caseId === null)
        throw new Fault('invalid', msg`No record has this code or case ID. Compare it with the printed record.`, { field: 'record' })
      await mayAct(me, caseId, 'erasures.record')
      await act(me, { id, call: 'erasures.record' }, async (tx, at) => {
        const { message, authorId, kind, publishedAt } = await erasableNow(tx, caseId, entry)
        if (await orderAt(tx, id)) throw new Recorded()
        if (await isWaiting(tx, { caseId, entry }))
          throw new Fault('conflict', msg`An order about that entry is waiting to be confirmed.`, { field: 'entry' })
        const order = { court, docket, orderedOn, recordedAt: at, recordedBy: me }
        await addOrder(tx, { id, caseId, authorId, entry, messageId: message, kind, sentAt: publishedAt, ...order })
      }).catch((error: unknown) => {
        if (!(error instanceof Recorded)) throw error
      })
      return { id }
    },

    confirm: async ({ actor, params }) => {
      const { account: me } = confirmed(actor, clock)
      const { caseId, recordedBy, entry } = mayEnd(await asSystem((tx) => orderAt(tx, params.order)))
      await mayAct(me, caseId, 'erasures.confirm')
      const others = recordedBy === null ? [] : [recordedBy]
      const addresses = await act(me, { id: params.order, call: 'erasures.confirm', others }, async (tx, at) => {
        // Of two who confirm at once the second finds it carried out.
        const row = mayEnd(await orderAt(tx, params.order))
        const { message, threadId: thread } = await erasableNow(tx, caseId, Number(entry))
        const done = await eraseMessage(tx, { ...row, entry: Number(entry), message, thread }, at)
        await endOrder(tx, row, { by: me, at, erasedBy: done.erasedBy })
        return done.addresses
      })
      // It is done: what a store that can't be reached has still, the sweep of files deletes.
      for (const address of addresses) await files.remove(address).catch(() => {})
      return { done: true }
    },

    withdraw: async ({ actor, params }) => {
      const { account: me } = confirmed(actor, clock)
      const { caseId } = mayEnd(await asSystem((tx) => orderAt(tx, params.order)))
      await mayAct(me, caseId, 'erasures.withdraw')
      await act(me, { id: params.order, call: 'erasures.withdraw' }, async (tx, at) => {
        await endOrder(tx, mayEnd(await orderAt(tx, params.order)), { by: me, at, erasedBy: null })
      })
      return { done: true }
    },
  }
}
