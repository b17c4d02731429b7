// Demands of courts and authorities, and who is counsel.
import { refuseAcross } from '#access/across.ts'
import { signedIn } from '#access/actor.ts'
import { note } from '#access/audit.ts'
import { confirmed } from '#access/confirmed.ts'
import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import { dayOf, readDay } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { mustBePrintable } from '#http/printable.ts'
import { accountByEmail, emailsOf } from '#accounts/accounts/public.ts'
import { idOf } from '#http/key-id.ts'
import type { calls } from './contract.ts'
import { addDemand, counselNow, demand, demands, type StoredDemand, putCounsel, settleDemand, takeCounsel } from './store.ts'

interface Deps {
  accounts: Db
  clock: Clock
  random: Random
}

export function service({ accounts, clock, random }: Deps): Handlers<typeof calls> {
  const audit = { clock, random }
  const presentDemand = (of: StoredDemand) => ({
    ...of,
    isLate: of.state === 'open' && of.answerBy !== null && of.answerBy < dayOf(clock()),
  })

  return {
    demands: async () => ({ demands: (await demands(accounts)).map(presentDemand) }),

    addDemand: async ({ body, actor, key }) => {
      const { receivedOn, answerBy } = body
      for (const [field, day] of Object.entries({ receivedOn, answerBy })) {
        if (day !== undefined && readDay(day) === null) throw new Fault('invalid', msg`This day is not in the calendar.`, { field })
      }
      if (receivedOn > dayOf(clock())) throw new Fault('invalid', msg`The day of arrival lies in the future.`, { field: 'receivedOn' })
      if (answerBy !== undefined && answerBy < receivedOn)
        throw new Fault('invalid', msg`The answer is due before the demand arrived.`, { field: 'answerBy' })
      for (const field of ['fromWhom', 'docket', 'asksFor'] as const) mustBePrintable(body[field], field)
      const by = signedIn(actor).account
      // A request repeated with its key gets the same id.
      const id = key === null ? random.uuid() : idOf(by, key)
      return accounts.transaction().execute(async (tx) => {
        const { kind, fromWhom, asksFor } = body
        const entry = { id, kind, fromWhom, docket: body.docket ?? null, asksFor, receivedOn, answerBy: answerBy ?? null, by }
        if (await addDemand(tx, entry)) await note(tx, { account: by, action: 'takedown.addDemand', subject: id, outcome: 'done' }, audit)
        return presentDemand((await demand(tx, id))!)
      })
    },

    settleDemand: async ({ params, body, actor }) => {
      mustBePrintable(body.note, 'note')
      const by = signedIn(actor).account
      return accounts.transaction().execute(async (tx) => {
        const closedOn = body.state === 'objected' ? null : dayOf(clock())
        if (!(await settleDemand(tx, params.id, { ...body, closedOn }))) {
          throw (await demand(tx, params.id))
            ? new Fault('conflict', msg`This demand was settled already.`)
            : new Fault('not_found', msg`There is no such demand.`)
        }
        await note(
          tx,
          { account: by, action: 'takedown.settleDemand', subject: params.id, outcome: 'done', detail: { state: body.state } },
          audit,
        )
        return presentDemand((await demand(tx, params.id))!)
      })
    },

    counsel: async () => {
      const rows = await counselNow(accounts)
      const names = await emailsOf(
        accounts,
        rows.map(({ account }) => account),
      )
      return {
        counsel: rows.map(({ account, reason, setAt }) => ({ email: names.get(account) ?? '', reason, since: setAt.toISOString() })),
      }
    },

    markCounsel: async ({ body, actor }) => {
      mustBePrintable(body.reason, 'reason')
      mustBePrintable(body.email, 'email')
      const by = confirmed(actor, clock).account
      const account = await accountByEmail(accounts, body.email.toLowerCase())
      if (account === null) throw new Fault('not_found', msg`No account has this address. Check how it is written.`, { field: 'email' })
      await refuseAcross({ db: accounts, ...audit }, { by, account, action: 'takedown.markCounsel' })
      return accounts.transaction().execute(async (tx) => {
        if (body.isCounsel) await putCounsel(tx, { account, by, reason: body.reason, at: new Date(clock()) })
        else await takeCounsel(tx, account)
        const action = body.isCounsel ? 'takedown.markCounsel' : 'takedown.unmarkCounsel'
        await note(tx, { account: by, action, subject: account, outcome: 'done', reason: body.reason }, audit)
        return { done: true }
      })
    },
  }
}
