import { changed } from '#access/cases.ts'
import { type CaseContext, type CaseDeps, caseHandlers, childrenIn, notFound, type ParentContext, writersIn } from '#case/cases/public.ts'
import { usedView, usesOf } from '#case/files/public.ts'
import { hoursBy, inForce, ordersIn } from '#case/orders/public.ts'
import { isHeldOff, peopleIn } from '#case/people/public.ts'
import { dayOfInstant, instantAt, later, zoneNamed } from '#domain/calendar/clock.ts'
import { longestBody, longestSubject, undoFor } from '#domain/messages/limits.ts'
import type { Handlers } from '#http/bind.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import { Fault } from '#kernel/fault.ts'
import { type Day, readDay } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import { calls } from './contract.ts'
import { filesOf, gistOf, messageOf } from './present.ts'
import { canReceive, heldOff } from './rules.ts'
import {
  countsIn,
  markMessage,
  marksOf,
  type MessageRow,
  messagesById,
  messagesOf,
  noteListed,
  stampView,
  type ThreadRow,
  threadsIn,
  viewsOf,
  wordsOf,
} from './store.ts'
import { draftsOf } from './store.writing.ts'
import { orderNow } from './order-now.ts'
import { localOf, writing } from './writing.ts'

const threadsOnPage = 50
const messagesOnPage = 50
const mostPinned = 20
const noMessage = () => notFound(msg`There is no such message.`)

const reading = (c: CaseContext) => ({ caseId: c.caseId, me: c.seat.memberId })

async function around(c: CaseContext, rows: readonly MessageRow[]) {
  const writers = await writersIn(c.tx, c.caseId)
  const ids = rows.map(({ id }) => id)
  const [views, uses] = [await viewsOf(c.tx, c.caseId, ids), await usesOf(c.tx, c.caseId, ids)]
  return { me: c.seat.memberId, people: await peopleIn(c.tx, c.caseId), nameOf: writers.nameOf, views, uses }
}

/** Notes on which day messages first stood in a list of this parent, who is their recipient. */
const listed = async (c: CaseContext, rows: readonly MessageRow[]) => {
  if (!c.isActiveParent) return
  const mine = rows.filter(({ recipients, publishedAt }) => publishedAt !== null && recipients.includes(c.seat.memberId))
  const ids = mine.map(({ id }) => id)
  await noteListed(c.tx, reading(c), ids, dayOfInstant(zoneNamed(c.seat.zone), c.now))
}

const childNames = async (c: CaseContext) => (await childrenIn(c.tx, c.caseId)).map(({ id, name }) => ({ id, name }))

/** The beginning of a day in the case's zone. @throws Fault `invalid` for a day that doesn't exist */
function beginOf(day: string | undefined, zone: string, field: string, plus = 0): Date | null {
  if (day === undefined) return null
  if (readDay(day) === null) throw new Fault('invalid', msg`There is no such day in the calendar.`, { field })
  return new Date(instantAt(zoneNamed(zone), later(day as Day, plus), '00:00'))
}

export function service(deps: CaseDeps): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'messages')

  async function presented(c: CaseContext, rows: readonly ThreadRow[]) {
    const messages = await messagesById(
      c.tx,
      reading(c),
      rows.map(({ lastId }) => lastId),
    )
    await listed(c, messages)
    const by = await around(c, messages)
    return rows.map(({ threadId, lastId, messages: count, unread, isPinned, isMuted, isArchived }) => {
      const last = gistOf(
        messages.find(({ id }) => id === lastId)!,
        by,
      )
      return { id: threadId, subject: last.subject, last, messages: count, unread, isPinned, isMuted, isArchived }
    })
  }

  /** The message as this seat sees it, opened or not. */
  const seenMessage = async (c: CaseContext, id: string) => (await messagesById(c.tx, reading(c), [id]))[0] ?? noMessage()

  return {
    list: on.read(calls.list, async (c, { query }) => {
      const { cursor, box = 'inbox', q = '', person = null, kind = null, child = null, from, to, unanswered, attachments } = query
      const asked = ['messages', c.caseId, box, q, person, kind, child, from, to, unanswered, attachments]
      const at = readCursor(asked, cursor, ['instant', 'id'])
      const wanted = {
        box,
        q: q.trim() === '' ? null : q,
        person,
        kind,
        child,
        from: beginOf(from, c.seat.zone, 'from'),
        until: beginOf(to, c.seat.zone, 'to', 1),
        isUnanswered: unanswered === 'yes',
        hasFiles: attachments === 'yes',
      }
      const after = at && { at: new Date(at[0]), lastId: at[1] }
      const found = await threadsIn(c.tx, reading(c), wanted, { after, most: threadsOnPage + 1, isPinned: false })
      const page = pageOf(found, threadsOnPage, asked, (last) => [last.at.getTime(), last.lastId])
      const pinned = after ? [] : await threadsIn(c.tx, reading(c), wanted, { after: null, most: mostPinned, isPinned: true })
      return {
        caseId: c.caseId,
        zone: c.seat.zone,
        pinned: await presented(c, pinned),
        threads: await presented(c, page.items),
        next: page.next,
        counts: await countsIn(c.tx, reading(c)),
        can: { write: c.isActiveParent },
      }
    }),

    counts: on.read(calls.counts, (c) => countsIn(c.tx, reading(c))),

    thread: on.inSeat(async (c, { params, query }) => {
      const asked = ['thread', c.caseId, params.thread]
      const at = readCursor(asked, query.cursor, ['instant', 'id'])
      const before = at && { at: new Date(at[0]), id: at[1] }
      const found = await messagesOf(c.tx, reading(c), params.thread, { before, most: messagesOnPage + 1 })
      if (found.length === 0) noMessage()
      const page = pageOf(found, messagesOnPage, asked, (last) => [(last.publishedAt ?? last.sentAt)!.getTime(), last.id])
      await listed(c, page.items)
      const by = await around(c, page.items)
      const marks = await marksOf(c.tx, reading(c), params.thread)
      const latest = page.items[0]!
      return {
        caseId: c.caseId,
        zone: c.seat.zone,
        subject: latest.subject,
        children: await childNames(c),
        messages: page.items.toReversed().map((row) => messageOf(row, by)),
        older: page.next,
        isPinned: (marks?.pinned_at ?? null) !== null,
        isMuted: (marks?.muted_at ?? null) !== null,
        isArchived: marks?.archived_at ? marks.archived_at >= (latest.publishedAt ?? latest.sentAt)! : false,
        can: { write: c.isActiveParent },
      }
    }, noMessage),

    open: on.inSeat(async (c, { params }) => {
      const row = await seenMessage(c, params.message)
      // The author's own look is none, nor is that of a granted seat, and only the first one counts.
      const isRecipient = c.isActiveParent && row.recipients.includes(c.seat.memberId)
      if (isRecipient && row.openedAt === null && (await stampView(c.tx, { ...reading(c), messageId: row.id, at: c.at }))) {
        const content = { message: row.id, firstViewedAt: c.at.toISOString() }
        const entry = { actor: c.seat.memberId, verb: 'messages.open', content, isShared: true }
        await changed(c.tx, { caseId: c.caseId, topic: 'messages', at: c.at, entry })
      }
      if (isRecipient) await markMessage(c.tx, reading(c), row.id, { unread: false }, c.at)
      const opened = await seenMessage(c, params.message)
      const by = await around(c, [opened])
      return { ...gistOf(opened, by), body: await wordsOf(c.tx, c.caseId, opened.id), files: filesOf(opened, by) }
    }, noMessage),

    check: on.read(calls.check, async (c) => {
      const people = await peopleIn(c.tx, c.caseId)
      const can = people.filter((seat) => c.isActiveParent && canReceive(seat, c.seat.memberId))
      const orders = inForce(await ordersIn(c.tx, c.caseId), dayOfInstant(zoneNamed(c.seat.zone), c.now))
      const hours = hoursBy(orders, 'answerWithin')
      const protective = orders.find(({ kind }) => kind === 'protective')
      return {
        caseId: c.caseId,
        zone: c.seat.zone,
        recipients: can.map(({ id, name, role, joined_at }) => ({ memberId: id, name, role, hasJoined: joined_at !== null })),
        children: await childNames(c),
        refusal: (await isHeldOff(c.tx, c.seat)) ? english(heldOff) : null,
        terms: await orderNow(c),
        answer: hours && { hours: hours.hours, paragraph: hours.clause.paragraph, order: hours.order },
        protective: protective ? { title: protective.title } : null,
        limits: { body: longestBody, subject: longestSubject, undoSeconds: undoFor / 1000 },
      }
    }),

    drafts: on.read(calls.drafts, async (c) => {
      const rows = await draftsOf(c.tx, { caseId: c.caseId, authorId: c.seat.memberId })
      const uses = await usesOf(
        c.tx,
        c.caseId,
        rows.map(({ id }) => id),
      )
      const drafts = rows.map((row) => ({
        id: row.id,
        kind: row.kind === 'addendum' ? ('message' as const) : row.kind,
        subject: row.subject,
        body: row.body,
        recipients: row.recipients,
        children: row.children,
        links: row.links,
        refersTo: row.refersTo,
        needsAnswer: row.needsAnswer,
        answerBy: row.answerBy && localOf(row.answerBy.getTime(), c.seat.zone),
        isEmergency: row.isEmergency,
        composedAt: row.composedAt.toISOString(),
        returnedAt: row.returnedAt?.toISOString() ?? null,
        files: uses.filter(({ about }) => about === row.id).map(({ fileId }) => fileId),
        attached: uses.filter(({ about }) => about === row.id).map((use) => ({ ...usedView(use), file: use.fileId })),
      }))
      return { caseId: c.caseId, zone: c.seat.zone, drafts }
    }),

    mark: on.change(async (c: ParentContext, { params, body }) => {
      const row = await seenMessage(c, params.message)
      if (row.publishedAt === null) noMessage()
      await markMessage(c.tx, reading(c), row.id, body, c.at)
      return { reply: { saved: true }, publish: 'author', isRecorded: false }
    }),

    ...writing(deps),
  }
}
