// What staff does with tickets: on the desk's page (service.desk.ts) and by `npm run tickets`.
import type { Clock } from '#kernel/clock.ts'
import { dayOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import type { MailPort } from '#ports/mail/port.ts'
import { mustBePrintable } from '#http/printable.ts'
import { longestAnswer, type states } from './contract.ts'
import { letterWithAnswer } from './letters.ts'
import { readNumber } from '#domain/reference/reading.ts'
import { putAnswer, putClosed, putEscalated, type Ticket, tickets } from './store.ts'

export interface DeskDeps {
  /** The accounts' role for the page; the owner for commands on the server's machine. */
  db: Db
  mail: Pick<MailPort, 'post'>
  clock: Clock
}

/** What else belongs to an act, in its transaction: the line in the audit. */
type Also = (tx: Db, ticket: Ticket) => Promise<void>
const nothing: Also = async () => {}

export function desk({ db, mail, clock }: DeskDeps) {
  const one = async (on: Db, typed: string): Promise<Ticket> => {
    const number = readNumber(typed)
    const [found] = number === null ? [] : await tickets(on, { number })
    if (!found) throw new Fault('not_found', msg`There is no ticket ${{ typed }}.`)
    return found
  }
  const openOne = async (on: Db, typed: string) => {
    const found = await one(on, typed)
    if (found.state === 'closed') throw new Fault('conflict', msg`The ticket ${{ number: found.number }} is closed.`)
    return found
  }

  /** Does something to a ticket that is not closed, with whatever else belongs to it, or neither. */
  const act = (number: string, also: Also, run: (tx: Db, ticket: Ticket) => Promise<void>) =>
    db.transaction().execute(async (tx) => {
      const ticket = await openOne(tx, number)
      await run(tx, ticket)
      await also(tx, ticket)
      return ticket
    })

  return {
    list: (state: (typeof states)[number]) => tickets(db, { state }),
    show: (number: string) => one(db, number),

    /** Puts the answer where the sender looks it up, and sends it by mail if that was asked for. A second answer takes the place of the first. */
    answer: (number: string, text: string, also = nothing) =>
      act(number, also, async (tx, ticket) => {
        const words = text.trim()
        if (words === '' || words.length > longestAnswer)
          throw new Fault('invalid', msg`An answer has 1 to ${{ longestAnswer }} characters.`)
        mustBePrintable(words, 'text')
        await putAnswer(tx, ticket.number, words, dayOf(clock()))
        if (ticket.replyAddress !== null) await mail.post(tx, letterWithAnswer(ticket.replyAddress, ticket.number, words))
      }),

    /** Closes a ticket: its message, address, files and notes are erased, its answer can be read for 90 more days. */
    close: (number: string, also = nothing) => act(number, also, (tx, ticket) => putClosed(tx, ticket.number, dayOf(clock()))),

    /** Hands a ticket on to the admins; why is written by `also`. */
    escalate: (number: string, also: Also) => act(number, also, (tx, ticket) => putEscalated(tx, ticket.number, dayOf(clock()))),

    /** Only what belongs to it: a note, or a look. */
    only: (number: string, also: Also) => act(number, also, async () => {}),
  }
}
