// A signed-in user's own tickets.
import { signedIn } from '#access/actor.ts'
import type { Handlers } from '#http/bind.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { attach } from './attach.ts'
import type { mineCalls } from './contract.ts'
import { letterToStaff } from './letters.ts'
import { mustBePrintable } from '#http/printable.ts'
import { type Deps, numberIn } from './service.ts'
import { openTicket } from './store.files.ts'
import { keep, numberOf, ticketsOf } from './store.ts'
import { keyHashOf, keyOf, marksOf } from '#http/reference.ts'

export function mine({ accounts, mail, clock, random, supportEmail, scanner }: Deps): Handlers<typeof mineCalls> {
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
  }
}
