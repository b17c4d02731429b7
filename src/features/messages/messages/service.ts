import { changed } from '#access/cases.ts'
import { type CaseContext, caseHandlers, childrenIn, notFound, type ParentContext, writersIn } from '#case/cases/public.ts'
import { usedView, usesOf } from '#case/files/public.ts'
import { hoursBy, inForce, ordersIn } from '#case/orders/public.ts'
import { addScope, holdOff, peopleIn } from '#case/people/public.ts'
import { isProfessional, professionalRoles } from '#domain/access/seats.ts'
import { dayOfInstant, instantAt, later, zoneNamed } from '#domain/calendar/clock.ts'
import { mailedSeat, mailsOf } from '#messages/mailed/public.ts'
import { canReceive, heldOff, isOwnAttorney } from '#domain/messages/may-send.ts'
import { longestBody, longestSubject, undoFor } from '#domain/messages/limits.ts'
import { plainly } from '#domain/messages/plain-text.ts'
import type { Handlers } from '#http/bind.ts'
import { pageOf, readCursor } from '#http/cursor.ts'
import { Fault } from '#kernel/fault.ts'
import { type Day, readDay } from '#kernel/day.ts'
import { english } from '#kernel/english.ts'
import { msg } from '#kernel/text.ts'
import type { Scanner } from '#ports/scan/port.ts'
import { calls } from './contract.ts'
import { filesOf, gistOf, messageOf } from './present.ts'
import { aboutIn, linkable, type Linked, linkedIn } from './links.ts'
import { revisionOf } from './revision.ts'
import { addresseesOf, messageScopes } from './seats.ts'
import { partOf } from './thread-part.ts'
import {
  countsIn,
  markMessage,
  marksOf,
  type MessageRow,
  messagesById,
  messagesOf,
  noteListed,
  stampProfessionalView,
  stampView,
  type ThreadRow,
  threadsIn,
  viewsOf,
  wordsOf,
} from './store.ts'
import { givenBy, giveThread, takeThread } from './store.readers.ts'
import { draftsOf } from './store.writing.ts'
import { orderNow } from './order-now.ts'
import { type Deps, localOf, writing } from './writing.ts'

const threadsOnPage = 50
const mostPinned = 20
const noMessage = () => notFound(msg`There is no such message.`)

const reading = (c: CaseContext) => ({ caseId: c.caseId, me: c.seat.memberId })

const unlinked: ReadonlyMap<string, Linked> = new Map()

async function around(c: CaseContext, rows: readonly MessageRow[], linked = unlinked) {
  const writers = await writersIn(c.tx, c.caseId)
  const ids = rows.map(({ id }) => id)
  const [views, uses, mails] = [await viewsOf(c.tx, c.caseId, ids), await usesOf(c.tx, c.caseId, ids), await mailsOf(c.tx, c.caseId, ids)]
  return { me: c.seat.memberId, people: await peopleIn(c.tx, c.caseId), nameOf: writers.nameOf, views, uses, mails, linked }
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

/** With what their links lead to, for pages that show them. */
const withLinks = async (c: CaseContext, rows: readonly MessageRow[]) =>
  around(
    c,
    rows,
    await linkedIn(
      c.tx,
      c.seat,
      rows.flatMap(({ links }) => links),
    ),
  )

/** The professionals whom this parent let into the case, and whether each reads a thread. */
async function readersIn(c: CaseContext, thread: string) {
  if (!c.isActiveParent) return []
  const people = await peopleIn(c.tx, c.caseId)
  const given = await givenBy(c.tx, c.caseId)
  return people
    .filter((seat) => seat.granted_by === c.seat.memberId && isProfessional(seat.role) && seat.ended_at === null)
    .filter(({ expires_at }) => expires_at === null || expires_at > c.at)
    .map(({ id, name, role, scopes }) => {
      const isGiven = scopes.includes('threads') && given.some((one) => one.seat === id && one.thread === thread)
      return {
        memberId: id,
        name,
        role,
        reads: scopes.includes('messages') ? ('all' as const) : isGiven ? ('this' as const) : ('not' as const),
      }
    })
}

export function service(deps: Deps & { scanner: Pick<Scanner, 'isOn'> }): Handlers<typeof calls> {
  const on = caseHandlers(deps, 'messages', messageScopes)

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
      const { cursor, box = 'inbox', q = '', person = null, kind = null, child = null, from, to, unanswered, attachments, about } = query
      const asked = ['messages', c.caseId, box, q, person, kind, child, from, to, unanswered, attachments, about]
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
        about: aboutIn(c.seat, about),
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
        children: await childNames(c),
        can: { write: c.isActiveParent },
      }
    }),

    counts: on.read(calls.counts, (c) => countsIn(c.tx, reading(c))),

    thread: on.inSeat(async (c, { params, query }) => {
      const [latest = noMessage()] = await messagesOf(c.tx, reading(c), params.thread, { before: null, most: 1 })
      const day = beginOf(query.day, c.seat.zone, 'day')
      const { rows, ...cursors } = await partOf(c.tx, reading(c), params.thread, { ...query, day })
      await listed(c, rows)
      const by = await withLinks(c, rows)
      const marks = await marksOf(c.tx, reading(c), params.thread)
      return {
        caseId: c.caseId,
        zone: c.seat.zone,
        subject: latest.subject,
        children: await childNames(c),
        messages: rows.map((row) => messageOf(row, by)),
        ...cursors,
        isPinned: (marks?.pinned_at ?? null) !== null,
        isMuted: (marks?.muted_at ?? null) !== null,
        isArchived: marks?.archived_at ? marks.archived_at >= (latest.publishedAt ?? latest.sentAt)! : false,
        readers: latest.isPrivate ? [] : await readersIn(c, params.thread),
        can: { write: c.isActiveParent },
      }
    }, noMessage),

    linkable: on.read(calls.linkable, async (c) => ({
      things: c.isActiveParent ? await linkable(c, dayOfInstant(zoneNamed(c.seat.zone), c.now)) : [],
    })),

    letRead: on.change(async (c: ParentContext, { params, body }) => {
      const row = await seenMessage(c, params.message)
      if (row.publishedAt === null) noMessage()
      if (row.isPrivate) throw new Fault('invalid', msg`This thread is between you and your attorney.`, { field: 'seat' })
      const seat = (await readersIn(c, row.threadId)).find(({ memberId }) => memberId === body.seat)
      if (!seat) throw new Fault('invalid', msg`There is no such seat.`, { field: 'seat' })
      if (seat.reads === 'all') throw new Fault('conflict', msg`They read all messages. Change that on the page of people first.`)
      const of = { caseId: c.caseId, by: c.seat.memberId, seat: seat.memberId, thread: row.threadId }
      if (body.reads) await addScope(c.tx, of, 'threads')
      const isChanged = body.reads ? await giveThread(c.tx, of, c.freshId(), c.at) : await takeThread(c.tx, of, c.at)
      // The open pages of that seat show the thread now, or no longer.
      if (isChanged) await changed(c.tx, { caseId: c.caseId, topic: 'messages', privateTo: seat.memberId, at: c.at, entry: null })
      return { reply: { reads: body.reads }, publish: isChanged && 'author' }
    }),

    open: on.inSeat(async (c, { params }) => {
      const row = await seenMessage(c, params.message)
      if (row.erasedAt !== null) throw new Fault('conflict', msg`This message was erased by order of a court.`)
      // The author's own look is none, nor is that of a seat that reads along, and only the first one counts.
      if (c.seat.role !== 'parent') await stampProfessionalView(c.tx, c.caseId, row.id)
      const isRecipient = c.isActiveParent && row.recipients.includes(c.seat.memberId)
      if (isRecipient && row.openedAt === null && (await stampView(c.tx, { ...reading(c), messageId: row.id, at: c.at }))) {
        const content = { message: row.id, firstViewedAt: c.at.toISOString() }
        const entry = { actor: c.seat.memberId, verb: 'messages.open', content, isShared: true }
        await changed(c.tx, { caseId: c.caseId, topic: 'messages', at: c.at, entry })
      }
      if (isRecipient) await markMessage(c.tx, reading(c), row.id, { unread: false }, c.at)
      const opened = await seenMessage(c, params.message)
      const by = await withLinks(c, [opened])
      return { ...gistOf(opened, by), body: await wordsOf(c.tx, c.caseId, opened.id), files: filesOf(opened, by) }
    }, noMessage),

    check: on.read(calls.check, async (c) => {
      const people = await peopleIn(c.tx, c.caseId)
      const seats = addresseesOf(people)
      const me = c.seat.memberId
      const can = people.filter(
        ({ id }) => c.isActiveParent && id !== me && seats.some((seat) => seat.id === id && canReceive(seat, c.now)),
      )
      // The other parent first.
      const inOrder = (role: string) => ['parent', ...professionalRoles].indexOf(role as 'parent')
      const hold = await holdOff(c.tx, c.seat)
      const mailedTo = c.isActiveParent ? await mailedSeat(c.tx, { caseId: c.caseId, authorId: me, account: c.person.account }) : null
      const orders = inForce(await ordersIn(c.tx, c.caseId), dayOfInstant(zoneNamed(c.seat.zone), c.now))
      const hours = hoursBy(orders, 'answerWithin')
      const protective = orders.find(({ kind }) => kind === 'protective')
      return {
        caseId: c.caseId,
        zone: c.seat.zone,
        recipients: can
          .toSorted((one, other) => inOrder(one.role) - inOrder(other.role))
          .map(({ id, name, role, joined_at }) => ({
            memberId: id,
            name: plainly(name),
            role,
            hasJoined: joined_at !== null,
            isMailed: joined_at === null && mailedTo === id,
            isOwnAttorney: seats.some((seat) => seat.id === id && isOwnAttorney(seat, me)),
          })),
        children: await childNames(c),
        refusal: hold && english(heldOff[hold]),
        isSafety: await deps.isSafety(c.person.account),
        terms: await orderNow(c),
        answer: hours && { hours: hours.hours, paragraph: hours.clause.paragraph, order: hours.order },
        protective: protective ? { title: protective.title } : null,
        limits: { body: longestBody, subject: longestSubject, undoSeconds: undoFor / 1000, onlyPictures: !deps.scanner.isOn },
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
        revision: revisionOf(
          row,
          uses.filter(({ about }) => about === row.id).map(({ fileId }) => fileId),
        ),
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
      const { unread, ...thread } = body
      await markMessage(c.tx, reading(c), row.id, { unread }, c.at)
      await markMessage(c.tx, reading(c), row.threadId, thread, c.at)
      return { reply: { saved: true }, publish: 'author', isRecorded: false }
    }),

    ...writing(deps),
  }
}
