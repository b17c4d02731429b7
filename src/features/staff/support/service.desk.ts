// The desk: it reads and answers tickets, and looks at an account only if its owner allows it. Every act is audited by the
// ticket's number, never by a text.
import { refuseAcross } from '#access/across.ts'
import { type Actor, signedIn } from '#access/actor.ts'
import { note as audit } from '#access/audit.ts'
import type { Handlers } from '#http/bind.ts'
import { dayOf, readDay, startOf } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { Db } from '#ports/db/port.ts'
import { activeSupportAccess, lookAtAccount } from '#staff/support-access/public.ts'
import type { deskCalls } from './contract.ts'
import { desk } from './desk.ts'
import { mayFetch } from './rules.ts'
import { mustBePrintable } from '#http/printable.ts'
import { type Deps, numberIn } from './service.ts'
import { addNote, cannedReplies, deleteCanned, notesOf, putCanned } from './store.desk.ts'
import { contentOf, scannedFilesOf } from './store.files.ts'
import { type Ticket, tickets, waiting } from './store.ts'

const dayLong = 24 * 3_600_000

export function staff(deps: Deps): Handlers<typeof deskCalls> {
  const { accounts, mail, clock, random, scanner } = deps
  const at = desk({ db: accounts, mail, clock })

  const noted = (db: Db, actor: Actor, action: string, subject: string) =>
    audit(db, { account: signedIn(actor).account, action: `support.${action}`, subject, outcome: 'done' }, deps)
  const write = async (tx: Db, actor: Actor, ticket: Ticket, kind: 'note' | 'escalation', words: string) => {
    mustBePrintable(words, 'words')
    await addNote(tx, { id: random.uuid(), ticket: ticket.id, author: signedIn(actor).account, at: new Date(clock()), kind, words })
  }
  const queued = ({ number, kind, createdOn, state, account, files, escalatedOn }: Ticket) => {
    const age = Math.max(0, Math.round((startOf(dayOf(clock())) - startOf(readDay(createdOn)!)) / dayLong))
    return { number, kind, createdOn, age, state, hasAccount: account !== null, files, escalatedOn }
  }

  return {
    queue: async ({ query }) => {
      const { state, kind, escalated } = query
      const [found, counts] = await Promise.all([tickets(accounts, { state, kind, escalated: escalated === 'yes' }), waiting(accounts)])
      return { tickets: found.map(queued), counts }
    },

    ticket: async ({ params }) => {
      const ticket = await at.show(params.number)
      const [attached, notes, access] = await Promise.all([
        scannedFilesOf(accounts, ticket.id),
        notesOf(accounts, ticket.id),
        ticket.account === null ? null : activeSupportAccess(accounts, ticket.account, new Date(clock())),
      ])
      return {
        ...queued(ticket),
        message: ticket.message,
        byMail: ticket.replyAddress !== null,
        answer: ticket.answer,
        answeredOn: ticket.answeredOn,
        attached: attached.map((file) => ({ ...file, canFetch: mayFetch(file.scan, scanner.isOn) })),
        notes: notes.map((one) => ({ ...one, at: one.at.toISOString() })),
        leaveUntil: access?.endsAt.toISOString() ?? null,
      }
    },

    answer: async ({ params, body, actor }) => {
      await at.answer(params.number, body.text, (tx, { number }) => noted(tx, actor, 'answer', number))
      return { done: true }
    },

    close: async ({ params, actor }) => {
      await at.close(params.number, (tx, { number }) => noted(tx, actor, 'close', number))
      return { done: true }
    },

    escalate: async ({ params, body, actor }) => {
      await at.escalate(params.number, async (tx, ticket) => {
        await write(tx, actor, ticket, 'escalation', body.words)
        await noted(tx, actor, 'escalate', ticket.number)
      })
      return { done: true }
    },

    note: async ({ params, body, actor }) => {
      await at.only(params.number, async (tx, ticket) => {
        await write(tx, actor, ticket, 'note', body.words)
        await noted(tx, actor, 'note', ticket.number)
      })
      return { done: true }
    },

    facts: async ({ params, actor }) => {
      const [asked] = await tickets(accounts, { number: numberIn(params.number) })
      const by = signedIn(actor).account
      await refuseAcross({ db: accounts, clock, random }, { by, account: asked?.account ?? null, action: 'support.facts' })
      return accounts.transaction().execute(async (tx) => {
        const [ticket] = await tickets(tx, { number: numberIn(params.number) })
        if (!ticket) throw new Fault('not_found', msg`There is no such ticket.`)
        if (ticket.account === null) throw new Fault('not_found', msg`This ticket belongs to no account.`)
        const facts = await lookAtAccount(tx, { staff: by, account: ticket.account }, deps)
        await noted(tx, actor, 'facts', ticket.account)
        return facts
      })
    },

    canned: async () => ({ replies: await cannedReplies(accounts) }),

    keepCanned: async ({ body, actor }) => {
      mustBePrintable(body.title, 'title')
      mustBePrintable(body.body, 'body')
      return accounts.transaction().execute(async (tx) => {
        const canned = await putCanned(tx, { id: random.uuid(), ...body, at: new Date(clock()), by: signedIn(actor).account })
        await noted(tx, actor, 'keepCanned', canned.id)
        return canned
      })
    },

    dropCanned: async ({ params, actor }) =>
      accounts.transaction().execute(async (tx) => {
        if (!(await deleteCanned(tx, params.id))) throw new Fault('not_found', msg`This reply is gone already.`)
        await noted(tx, actor, 'dropCanned', params.id)
        return { done: true }
      }),
  }
}

/** A file for the desk, with an audit line that says who fetched it. */
export function fileForDesk(deps: Deps) {
  return async (actor: Actor, typed: string, place: number) => {
    const number = numberIn(typed)
    return deps.accounts.transaction().execute(async (tx) => {
      const found = await contentOf(tx, number, place)
      if (!found) throw new Fault('not_found', msg`There is no such file.`)
      if (!mayFetch(found.scan, deps.scanner.isOn))
        throw new Fault(
          'conflict',
          found.scan === 'infected'
            ? msg`Something harmful was found in this file. It was deleted.`
            : msg`This file was not scanned for viruses yet. It can be fetched once it was.`,
          { why: found.scan },
        )
      await audit(
        tx,
        { account: signedIn(actor).account, action: 'support.fetchFile', subject: `${number} ${place}`, outcome: 'done' },
        deps,
      )
      return { number, ...found }
    })
  }
}
