// Demands of courts and authorities, records held for a case, the log of exports, and who is counsel.
import { refuseAcross } from '#access/across.ts'
import { signedIn } from '#access/actor.ts'
import { note } from '#access/audit.ts'
import { confirmed } from '#access/confirmed.ts'
import type { Handlers } from '#http/bind.ts'
import { dayOf, readDay } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { isPrintable } from '#kernel/printable.ts'
import { accountByEmail, emailsOf } from '#accounts/accounts/public.ts'
import { idOf } from '#http/key-id.ts'
import { accountsHeld } from '#accounts/settings/public.ts'
import type { deskCalls } from './contract.ts'
import type { Deps } from './service.ts'
import { codeDigits } from './desk.ts'
import { heldOnes } from './store.ts'
import { exportBeginning } from './store.exports.ts'
import { addDemand, counselNow, demand, demands, type StoredDemand, putCounsel, settleDemand, takeCounsel } from './store.legal.ts'
import { exportsLogged } from './store.steps.ts'

type Legal = Pick<
  Handlers<typeof deskCalls>,
  'exports' | 'findExport' | 'holds' | 'demands' | 'addDemand' | 'settleDemand' | 'counsel' | 'markCounsel'
>

const mustPrint = (texts: Readonly<Record<string, string | undefined>>) => {
  for (const [field, text] of Object.entries(texts)) {
    if (text !== undefined && !isPrintable(text))
      throw new Fault('invalid', msg`The text holds characters that cannot be shown. Type that part again.`, { field })
  }
}

export function legal({ reviews, accounts, clock, random }: Deps): Legal {
  const audit = { clock, random }
  const presentDemand = (of: StoredDemand) => ({
    ...of,
    isLate: of.state === 'open' && of.answerBy !== null && of.answerBy < dayOf(clock()),
  })

  return {
    exports: async () => {
      const rows = await exportsLogged(reviews)
      const names = await emailsOf(
        accounts,
        rows.flatMap(({ by }) => by ?? []),
      )
      return {
        exports: rows.map(({ at, number, by, reason }) => ({
          at: at.toISOString(),
          number,
          by: (by !== null && names.get(by)) || '',
          reason,
        })),
      }
    },

    findExport: async ({ body }) => {
      const digits = body.code.toLowerCase().replaceAll(/[\s-]/g, '')
      const isOne = /^[0-9a-f]+$/.test(digits) && (digits.length === codeDigits || digits.length === 64)
      if (!isOne)
        throw new Fault('invalid', msg`A verification code has ${{ codeDigits }} digits, 0 to 9 and a to f. The whole SHA-256 has 64.`, {
          field: 'code',
        })
      const found = await exportBeginning(reviews, digits)
      if (!found) throw new Fault('not_found', msg`No export of ours has this code.`, { field: 'code' })
      const names = await emailsOf(accounts, found.by === null ? [] : [found.by])
      return { ...found, at: found.at.toISOString(), by: (found.by !== null && names.get(found.by)) || '' }
    },

    holds: async () => {
      const [notices, held] = await Promise.all([heldOnes(reviews), accountsHeld(accounts)])
      const names = await emailsOf(
        accounts,
        held.map(({ account }) => account),
      )
      return {
        holds: [
          ...notices.map(({ number, heldFor }) => ({ what: 'notice' as const, name: number, reason: heldFor, since: null })),
          ...held.map(({ account, reason, setAt }) => ({
            what: 'account' as const,
            name: names.get(account) ?? '',
            reason,
            since: setAt.toISOString(),
          })),
        ],
      }
    },

    demands: async () => ({ demands: (await demands(accounts)).map(presentDemand) }),

    addDemand: async ({ body, actor, key }) => {
      const { receivedOn, answerBy } = body
      for (const [field, day] of Object.entries({ receivedOn, answerBy })) {
        if (day !== undefined && readDay(day) === null) throw new Fault('invalid', msg`This day is not in the calendar.`, { field })
      }
      if (receivedOn > dayOf(clock())) throw new Fault('invalid', msg`The day of arrival lies in the future.`, { field: 'receivedOn' })
      if (answerBy !== undefined && answerBy < receivedOn)
        throw new Fault('invalid', msg`The answer is due before the demand arrived.`, { field: 'answerBy' })
      mustPrint({ fromWhom: body.fromWhom, docket: body.docket, asksFor: body.asksFor })
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
      mustPrint({ note: body.note })
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
      mustPrint({ reason: body.reason, email: body.email })
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
