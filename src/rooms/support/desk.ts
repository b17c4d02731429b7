// What staff does with tickets, by `npm run tickets`, until it has pages of its own.
import type { Clock } from '../../kernel/clock.ts'
import { dayOf } from '../../kernel/day.ts'
import { Fault } from '../../kernel/fault.ts'
import type { Db } from '../../ports/db/port.ts'
import type { MailPort } from '../../ports/mail/port.ts'
import type { states } from './contract.ts'
import { letterWithAnswer } from './letters.ts'
import { readNumber } from './rules.ts'
import { putAnswer, putClosed, type Ticket, tickets } from './store.ts'

export interface DeskNeeds {
  /** The owner: these are commands on the server's machine, never requests. */
  owner: Db
  mail: Pick<MailPort, 'post'>
  clock: Clock
}

export function desk({ owner, mail, clock }: DeskNeeds) {
  const one = async (db: Db, typed: string): Promise<Ticket> => {
    const number = readNumber(typed)
    const [found] = number === null ? [] : await tickets(db, { number })
    if (!found) throw new Fault('not_found', `There is no ticket ${typed}. See: npm run tickets -- list`)
    return found
  }
  const openOne = async (db: Db, typed: string) => {
    const found = await one(db, typed)
    if (found.state === 'closed') throw new Fault('conflict', `The ticket ${found.number} is closed.`)
    return found
  }

  return {
    list: (state: (typeof states)[number]) => tickets(owner, { state }),
    show: (number: string) => one(owner, number),

    /** Puts the answer where the sender looks it up, and sends it by mail if that was asked for. A second answer takes the place of the first. */
    answer: (number: string, text: string) =>
      owner.transaction().execute(async (tx) => {
        const words = text.trim()
        if (words === '' || words.length > 8000) throw new Fault('invalid', 'An answer has 1 to 8000 characters.')
        const ticket = await openOne(tx, number)
        await putAnswer(tx, ticket.number, words, dayOf(clock()))
        if (ticket.replyAddress !== null) await mail.post(tx, letterWithAnswer(ticket.replyAddress, ticket.number, words))
        return ticket
      }),

    /** Closes a ticket: its message and address are erased, its answer can be read for 90 more days. */
    close: (number: string) =>
      owner.transaction().execute(async (tx) => {
        const ticket = await openOne(tx, number)
        await putClosed(tx, ticket.number, dayOf(clock()))
        return ticket
      }),
  }
}
