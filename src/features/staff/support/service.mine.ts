// A signed-in user's own tickets, and their permission for the desk to look at the account.
import { signedIn } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import { breakGlassLooksAt } from '#staff/staff/public.ts'
import { attach } from './attach.ts'
import type { mineCalls } from './contract.ts'
import { letterToStaff } from './letters.ts'
import { mustBePrintable } from '#http/printable.ts'
import { type Deps, numberIn } from './service.ts'
import { openTicket } from './store.files.ts'
import { endSupportAccess, looksAt, putLeave, activeSupportAccess } from '#staff/support-access/store.ts'
import { keep, numberOf, ticketsOf } from './store.ts'
import { keyHashOf, keyOf, marksOf } from '#http/reference.ts'

const mostLooks = 100

export function mine({ accounts, mail, clock, random, supportEmail, scanner }: Deps): Handlers<typeof mineCalls> {
  const leaveOf = async (db: Db, account: string) => {
    const standing = await activeSupportAccess(db, account, new Date(clock()))
    const [byLeave, byGlass] = [await looksAt(db, account), await breakGlassLooksAt(db, account, mostLooks)]
    const looks = [
      ...byLeave.map((look) => ({ ...look, isGlass: false })),
      ...byGlass.map((look) => ({ ...look, what: look.what.join(', '), isGlass: true })),
    ].toSorted((one, other) => other.at.getTime() - one.at.getTime())
    return {
      standing: standing && { hours: standing.hours, grantedAt: standing.grantedAt.toISOString(), endsAt: standing.endsAt.toISOString() },
      looks: looks.map(({ at, ...look }) => ({ ...look, at: at.toISOString() })),
    }
  }

  return {
    mine: async ({ actor }) => ({ tickets: await ticketsOf(accounts, signedIn(actor).account) }),

    fileMine: async ({ body, actor, key: sent }) => {
      mustBePrintable(body.message, 'message')
      const { account } = signedIn(actor)
      // The key is bound to the account: another account with the same key has another ticket.
      const key = keyOf(sent ?? random.uuid(), { account, ...body })
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const known = await numberOf(accounts, keyHashOf(key))
        if (known !== null) return { number: known }
        const { number, keyHash, codeHash } = marksOf(key, attempt)
        const ticket = { id: random.uuid(), number, keyHash, codeHash, ...body, replyAddress: null, createdOn: dayOf(clock()), account }
        const isStored = await accounts.transaction().execute(async (tx) => {
          if (!(await keep(tx, ticket))) return false
          await mail.post(tx, letterToStaff(supportEmail, ticket))
          return true
        })
        if (isStored) return { number }
      }
      throw new Fault('unavailable', msg`The ticket could not be kept. Nothing was sent. Try again.`)
    },

    attachMine: async ({ body, actor }) => {
      const ticket = await openTicket(accounts, numberIn(body.number), { account: signedIn(actor).account })
      if (ticket === null) throw new Fault('not_found', msg`You have no ticket with this number that waits.`, { field: 'number' })
      return attach(accounts, ticket, body.content, { random, scanner })
    },

    leave: async ({ actor }) => leaveOf(accounts, signedIn(actor).account),

    giveLeave: async ({ body, actor }) => {
      const { account } = signedIn(actor)
      return accounts.transaction().execute(async (tx) => {
        const at = new Date(clock())
        await endSupportAccess(tx, account, at)
        await putLeave(tx, { id: random.uuid(), account, hours: body.hours, at })
        return leaveOf(tx, account)
      })
    },

    takeLeave: async ({ actor }) => {
      const { account } = signedIn(actor)
      await endSupportAccess(accounts, account, new Date(clock()))
      return leaveOf(accounts, account)
    },
  }
}
