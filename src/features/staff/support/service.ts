import type { Handlers } from '#http/bind.ts'
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { mustBePrintable } from '#http/printable.ts'
import type { Random } from '#kernel/random.ts'
import type { Db } from '#ports/db/port.ts'
import type { MailPort } from '#ports/mail/port.ts'
import type { Scanner } from '#ports/scan/port.ts'
import type { calls, Question } from './contract.ts'
import { letterToStaff } from './letters.ts'
import { isEmail } from '#kernel/email.ts'
import { readCode, readNumber } from '#domain/reference/reading.ts'
import { answerTo, keep, numberOf } from './store.ts'
import { attach } from './attach.ts'
import { openTicket } from './store.files.ts'
import { codeHashOf, codeOf, keyHashOf, keyOf, marksOf } from '#http/reference.ts'

export interface Deps {
  /** Adds tickets and reads answers; no message. */
  app: Db
  /** The accounts' role: tickets of people who are signed in, and the desk. */
  accounts: Db
  mail: Pick<MailPort, 'post'>
  clock: Clock
  random: Random
  /** Where staff reads its mail. */
  supportEmail: string
  /** Looks through what is attached. */
  scanner: Scanner
}

/** The address for the answer, if one was asked for there; any other is dropped. */
function replyAddressOf({ way, email = '' }: Question): string | null {
  if (way === 'here') return null
  if (isEmail(email)) return email
  throw new Fault(
    'invalid',
    email === '' ? msg`Write the e-mail address for the answer.` : msg`This e-mail address cannot be used. Check it.`,
    {
      field: 'email',
    },
  )
}

/** @throws Fault `invalid` for what cannot be a number */
export function numberIn(typed: string): string {
  const number = readNumber(typed)
  if (number === null) {
    throw new Fault('invalid', msg`A ticket number has eight letters and digits, such as H7K2-94QD.`, { field: 'number' })
  }
  return number
}

export function service({ app, mail, clock, random, supportEmail, scanner }: Deps): Handlers<typeof calls> {
  /** Keeps a ticket with the mail about it, or neither. */
  const file = async (body: Question, key: string, attempt: number): Promise<string | null> =>
    app.transaction().execute(async (tx) => {
      const { number, keyHash, codeHash } = marksOf(key, attempt)
      const { kind, message } = body
      const replyAddress = replyAddressOf(body)
      const ticket = { id: random.uuid(), number, keyHash, codeHash, kind, message, replyAddress, createdOn: dayOf(clock()) }
      if (!(await keep(tx, ticket))) return null
      await mail.post(tx, letterToStaff(supportEmail, ticket))
      return number
    })

  return {
    file: async ({ body, key: sent }) => {
      mustBePrintable(body.message, 'message')
      const key = keyOf(sent ?? random.uuid(), body)
      // A number that is taken is drawn again; a key that is known has its ticket.
      for (let attempt = 0; attempt < 5; attempt += 1) {
        const number = (await numberOf(app, keyHashOf(key))) ?? (await file(body, key, attempt))
        if (number !== null) return { number, code: codeOf(key), way: body.way }
      }
      throw new Fault('unavailable', msg`The ticket could not be kept. Nothing was sent. Try again.`)
    },

    attach: async ({ body }) => {
      const number = numberIn(body.number)
      const ticket = await openTicket(app, number, { codeHash: codeHashOf(number, readCode(body.code)) })
      if (ticket === null) throw new Fault('not_found', msg`No ticket that waits has this number with these words.`, { field: 'code' })
      return attach(app, ticket, body.content, { random, scanner })
    },

    look: async ({ body }) => {
      const number = numberIn(body.number)
      const found = await answerTo(app, number, codeHashOf(number, readCode(body.code)))
      // One sentence for a wrong number and for wrong words: nobody learns which numbers there are.
      if (!found) throw new Fault('not_found', msg`No ticket has this number with these words. Check both.`, { field: 'code' })
      return found
    },
  }
}
