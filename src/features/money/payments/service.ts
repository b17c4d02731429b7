import { lockCase } from '#access/cases.ts'
import {
  type CaseContext,
  type CaseDeps,
  caseHandlers,
  checkDays,
  childrenEver,
  childrenIn,
  notFound,
  writersIn,
} from '#case/cases/public.ts'
import { canChange, type Writers } from '#case/cases/rules.ts'
import { termsIn } from '#case/order-terms/public.ts'
import { dueDays } from '#domain/books/due-days.ts'
import { pairOf } from '#domain/books/entry.ts'
import { termsOn } from '#domain/order-terms/types.ts'
import { dayAt, numberOf } from '#domain/time/calendar.ts'
import type { Handlers } from '#http/bind.ts'
import { mustBePrintable } from '#http/printable.ts'
import type { Day } from '#kernel/day.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { entriesOf, type ItemNames, openItems, post } from '#money/books/public.ts'
import type { Scanner } from '#ports/scan/port.ts'
import type { Transfers } from '#ports/transfers/port.ts'
import { answer, correct } from './answering.ts'
import { calls, type SupportBody, type SupportTerm } from './contract.ts'
import { bookDue, bookedAfter, dueNotBooked } from './due.ts'
import { history } from './history.ts'
import { itemsPage, paymentsPage, presented } from './paging.ts'
import { todayIn } from './present.ts'
import { centsOf, record } from './recording.ts'
import { answerToReturn, bounce, takeBack } from './returning.ts'
import { addDispute, type DisputeRow, disputesIn, withdrawDispute } from './store.disputes.ts'
import { addLink, linksOf, removeLink } from './store.links.ts'
import { paymentsIn, settledIn } from './store.ts'
import { addSupport, endSupport, supportIn, type TermRow } from './store.support.ts'

export interface Deps extends CaseDeps {
  sources: readonly ItemNames[]
  scanner: Pick<Scanner, 'isOn'>
  transfers: Transfers
}

const noTerm = () => notFound(msg`There is no such support.`)
const mostLinks = 5

/** The next day on which support is due, from a day on. */
function nextDue(term: TermRow, today: Day): Day | null {
  // No step is longer than a year.
  return dueDays(term, dayAt(Math.max(numberOf(today), numberOf(term.firstDue)) + 366)).find((day) => day >= today) ?? null
}

/** An address that a parent's own page may lead to. @throws Fault `invalid` for one that isn't https */
function linkOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url?.protocol !== 'https:' || url.username !== '' || url.hostname === '' || url.href.length > 300)
    throw new Fault('invalid', msg`Enter an address that starts with https://.`, { field: 'address' })
  return url.href
}

function checkSupport({ firstDue, until, frequency, secondDay }: SupportBody): void {
  checkDays({ firstDue, until }, ['firstDue', 'until'])
  if (until !== null && until < firstDue) throw new Fault('invalid', msg`The last day is before the first due day.`, { field: 'until' })
  if ((frequency === 'twice_a_month') !== (secondDay !== null))
    throw new Fault('invalid', msg`Enter the second day of the month, 1 to 31.`, { field: 'secondDay' })
}

interface TermAround {
  c: CaseContext
  writers: Writers
  today: Day
  dispute: DisputeRow | null
  canAct: boolean
}

function termView(term: TermRow, { c, writers, today, dispute, canAct }: TermAround): SupportTerm {
  const { authorId, ...its } = term
  const isMine = authorId === c.seat.memberId
  return {
    ...its,
    enteredBy: writers.nameOf(authorId, c.now),
    next: nextDue(term, today),
    dispute: dispute && {
      reason: dispute.reason,
      by: writers.nameOf(dispute.authorId, dispute.createdAt.getTime()),
      at: dispute.createdAt.toISOString(),
    },
    can: {
      end: canAct && isMine,
      dispute: canAct && !isMine && dispute === null,
      withdrawDispute: canAct && dispute?.authorId === c.seat.memberId,
    },
  }
}

export function service(deps: Deps): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'payments')
  const { offers } = deps.transfers
  return {
    list: on.read(calls.list, async (c, { query }) => {
      const today = todayIn(c)
      const around = {
        writers: await writersIn(c.tx, c.caseId),
        unwritten: await dueNotBooked(c.tx, c.caseId, today),
        sources: deps.sources,
      }
      const { writers } = around
      const [open, settled] = [await paymentsPage(c, 'open', {}), await paymentsPage(c, 'settled', { year: query.year })]
      const first = [...open.items, ...settled.items]
      const isThere = query.payment === undefined || first.some(({ id }) => id === query.payment)
      const named = isThere ? [] : await paymentsIn(c.tx, c.caseId, { id: query.payment! })
      const payments = await presented(c, [...first, ...named], around)
      const items = await itemsPage(c, {}, around)
      const support = await supportIn(c.tx, c.caseId)
      const [says] = termsOn(await termsIn(c.tx, c.caseId, today), 'support_payment', today)
      const disputes = await disputesIn(c.tx, c.caseId)
      const canAct = canChange(c.seat)
      return {
        caseId: c.caseId,
        zone: c.seat.zone,
        today,
        children: (await childrenIn(c.tx, c.caseId)).map(({ id, name }) => ({ id, name })),
        payments: payments.slice(0, first.length),
        next: { open: open.next, settled: settled.next },
        named: payments[first.length] ?? null,
        years: await settledIn(c.tx, c.caseId),
        items: items.items,
        nextItems: items.next,
        owed: items.owed,
        support: support.map((term) => termView(term, { c, writers, today, dispute: disputes.get(term.id) ?? null, canAct })),
        orderSays: says ? { by: says.by, order: says.order, paragraph: says.clause.paragraph, text: says.clause.text } : null,
        links: offers.has('link') && c.seat.side ? await linksOf(c.tx, { caseId: c.caseId, authorId: c.seat.memberId }) : null,
        onlyPictures: !deps.scanner.isOn,
        can: { record: canAct && offers.has('record'), waive: canAct, prove: canAct && offers.has('proof') },
      }
    }),

    page: on.read(calls.page, async (c, { query }) => {
      const unwritten = await dueNotBooked(c.tx, c.caseId, todayIn(c))
      const { items, next } = await paymentsPage(c, query.of, query)
      return { payments: await presented(c, items, { writers: await writersIn(c.tx, c.caseId), unwritten, sources: deps.sources }), next }
    }),

    items: on.read(calls.items, async (c, { query }) => {
      checkDays(query, ['from'])
      const unwritten = await dueNotBooked(c.tx, c.caseId, todayIn(c))
      const { items, next } = await itemsPage(c, query, { unwritten, sources: deps.sources })
      return { items, next }
    }),

    history: on.read(calls.history, (c, { query }) => history(c, query, todayIn(c), deps.sources)),

    record: on.change((c, { body }) => record(c, body, todayIn(c))),
    confirm: on.change((c, { params }) => answer(c, params.payment, 'confirm', todayIn(c))),
    refuse: on.change((c, { params, body }) => answer(c, params.payment, 'refuse', todayIn(c), body.reason)),
    withdraw: on.change((c, { params }) => answer(c, params.payment, 'withdraw', todayIn(c))),

    bounce: on.change((c, { params, body }) => bounce(c, params.payment, body, todayIn(c))),
    answerReturn: on.change((c, { params, body }) => answerToReturn(c, params.payment, body)),

    takeBack: on.change((c, { params }) => takeBack(c, params.payment)),

    waive: on.change(async (c, { body }) => {
      const today = todayIn(c)
      await lockCase(c.tx, c.caseId)
      mustBePrintable(body.reason, 'reason')
      await bookDue(c.tx, { caseId: c.caseId, authorId: c.seat.memberId, at: c.at }, today)
      const id = c.newId()
      if ((await entriesOf(c.tx, c.caseId, { kind: 'waiver', id })).length > 0) return { reply: { id } }
      const [item] = await openItems(c.tx, c.caseId, c.seat.side, { items: [body.item] })
      if (!item) throw new Fault('conflict', msg`This is settled already.`)
      if (item.debtor === c.seat.side) throw new Fault('forbidden', msg`Only the parent who is owed this can waive it.`)
      const cents = body.amount.trim() === '' ? item.cents : centsOf(body.amount)
      if (cents > item.cents) throw new Fault('invalid', msg`Less than that is open.`, { field: 'amount' })
      const { book, purpose, child, category } = item
      const postings = pairOf({ book, purpose, child, category, item: item.item }, item.debtor, cents)
      await post(c.tx, c.authored(id), { day: today, cause: { kind: 'waiver', id }, postings, note: body.reason })
      return { reply: { id }, publish: 'all', record: { item: item.item, cents, reason: body.reason } }
    }),

    addSupport: on.change(async (c, { body }) => {
      checkSupport(body)
      mustBePrintable(body.paragraph, 'paragraph')
      const cents = centsOf(body.amount)
      if (body.child !== null && !(await childrenEver(c.tx, c.caseId)).has(body.child))
        throw new Fault('invalid', msg`There is no such child in this case.`, { field: 'child' })
      await lockCase(c.tx, c.caseId)
      const { amount: _amount, ...term } = body
      const by = c.authored()
      const isNew = await addSupport(c.tx, by, { ...term, cents, firstDue: body.firstDue as Day, until: body.until as Day | null })
      if (isNew) await bookDue(c.tx, { caseId: c.caseId, authorId: c.seat.memberId, at: c.at }, todayIn(c))
      return { reply: { id: by.id }, publish: isNew && 'all', record: { ...term, cents } }
    }),

    endSupport: on.change(async (c, { params, body }) => {
      const today = todayIn(c)
      checkDays(body, ['until'])
      await lockCase(c.tx, c.caseId)
      const [term = noTerm()] = await supportIn(c.tx, c.caseId, { id: params.term })
      if (term.authorId !== c.seat.memberId) throw new Fault('forbidden', msg`Only the parent who entered this support can end it.`)
      const until = body.until as Day | null
      if (until !== null && until < term.firstDue)
        throw new Fault('invalid', msg`The last day is before the first due day.`, { field: 'until' })
      if (until !== null && term.until !== null && until > term.until)
        throw new Fault('invalid', msg`This support ends earlier. Enter a later period as new support.`, { field: 'until' })
      const wrong = await bookedAfter(c.tx, c.caseId, term, until, today)
      for (const entry of wrong) await correct(c, entry, entry.day, '')
      await endSupport(c.tx, { caseId: c.caseId, id: term.id }, until, c.at)
      return { reply: { saved: true }, publish: 'all', record: { term: term.id, until, corrected: wrong.map(({ id }) => id) } }
    }),

    disputeSupport: on.change(async (c, { params, body }) => {
      mustBePrintable(body.reason, 'reason')
      await lockCase(c.tx, c.caseId)
      const [term = noTerm()] = await supportIn(c.tx, c.caseId, { id: params.term })
      if (term.authorId === c.seat.memberId) throw new Fault('forbidden', msg`You entered this support. You can end it or remove it.`)
      const { reason } = body
      const isNew = await addDispute(c.tx, c.authored(c.freshId()), { term: term.id, day: term.firstDue, reason })
      // The same once more, after a reply that was lost.
      if (!isNew && (await disputesIn(c.tx, c.caseId)).get(term.id)?.reason !== reason)
        throw new Fault('conflict', msg`You already said that you see this differently.`)
      return { reply: { saved: true }, publish: isNew && 'all', record: { term: term.id, reason } }
    }),
    withdrawDispute: on.change(async (c, { params }) => {
      const isThere = await withdrawDispute(c.tx, { caseId: c.caseId, term: params.term, authorId: c.seat.memberId }, c.at)
      if (!isThere) notFound(msg`There is nothing to withdraw.`)
      return { reply: { saved: true }, publish: 'all', record: { term: params.term } }
    }),

    // An own preference: no leaf.
    addLink: on.change(async (c, { body }) => {
      const own = { caseId: c.caseId, authorId: c.seat.memberId }
      const address = linkOf(body.address)
      const links = await linksOf(c.tx, own)
      if (links.length >= mostLinks && !links.includes(address))
        throw new Fault('conflict', msg`You already have ${{ most: mostLinks }} links. Remove one first.`)
      await addLink(c.tx, own, address)
      return { reply: { saved: true }, publish: 'author', isRecorded: false }
    }),
    removeLink: on.change(async (c, { body }) => {
      await removeLink(c.tx, { caseId: c.caseId, authorId: c.seat.memberId }, body.address, c.at)
      return { reply: { saved: true }, publish: 'author', isRecorded: false }
    }),
  }
}
