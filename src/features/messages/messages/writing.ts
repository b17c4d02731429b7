import { type CaseDeps, caseHandlers, childrenIn, notFound, type ParentContext } from '#case/cases/public.ts'
import { useFiles, usesOf } from '#case/files/public.ts'
import { hoursBy, inForce, ordersIn } from '#case/orders/public.ts'
import { holdOff, peopleIn } from '#case/people/public.ts'
import { dayOfInstant, wallOfInstant, zoneNamed } from '#domain/calendar/clock.ts'
import { mostDrafts } from '#domain/messages/limits.ts'
import { isProfessional } from '#domain/access/seats.ts'
import { canReceive, isPrivateTo, mayNotSend } from '#domain/messages/may-send.ts'
import { plainly } from '#domain/messages/plain-text.ts'
import { answerDue, goesOutAt, stateOfMessage } from '#domain/messages/sending.ts'
import { instantOf, pointOf } from '#domain/swaps/moments.ts'
import type { Handlers } from '#http/bind.ts'
import { mustBePrintable } from '#http/printable.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import type { calls, MessageKind, Written } from './contract.ts'
import { checkLinks } from './links.ts'
import { revisionOf } from './revision.ts'
import { addresseesOf } from './seats.ts'
import { type MessageRow, messagesById } from './store.ts'
import { addMessage, type Content, discardDraft, draftsOf, ownMessage, type OwnRow, takeBack, writeMessage } from './store.writing.ts'

const invalid = (sentence: ReturnType<typeof msg>, field: string) => new Fault('invalid', sentence, { field })
const noMessage = () => notFound(msg`There is no such message.`)
const noDraft = () => notFound(msg`There is no such draft.`)

/** `YYYY-MM-DDTHH:MM` of an instant (ms) on the clock of a zone. */
export const localOf = (at: number, zone: string) => wallOfInstant(zoneNamed(zone), at)

/** The instant of a local time, ms. @throws Fault `invalid` for a day that doesn't exist */
function momentOf(text: string | null, zone: string, field: string): number | null {
  if (text === null) return null
  if (!pointOf(text)) throw invalid(msg`There is no such day in the calendar.`, field)
  return instantOf(text, zone)
}

/** Where a message stands: the thread it begins, or the one of what it refers to. */
interface Place {
  subject: string
  kind: MessageKind
  thread: string | null
  refersTo: string | null
  /** Of what it refers to; `null` where it begins a thread. */
  isPrivate: boolean | null
}

/** What the body of a call says, as it is stored. Ids and characters are checked: a draft may be incomplete. */
async function contentOf(c: ParentContext, id: string, place: Place, body: Written): Promise<Content> {
  // What is sent is an exhibit: a text is stored as it was typed, or refused.
  mustBePrintable(body.body, 'body')
  if (place.refersTo === null) mustBePrintable(place.subject, 'subject')
  const recipients = [...new Set(body.recipients)]
  const children = new Set(body.children.length === 0 ? [] : (await childrenIn(c.tx, c.caseId)).map((child) => child.id))
  if (body.children.some((child) => !children.has(child))) throw invalid(msg`There is no such child in this case.`, 'children')
  const own = momentOf(body.answerBy, c.seat.zone, 'answerBy')
  return {
    threadId: place.thread ?? id,
    kind: place.kind,
    subject: plainly(place.subject),
    body: body.body,
    recipients,
    addressed: [],
    isPrivate: false,
    children: [...new Set(body.children)],
    links: body.links,
    refersTo: place.refersTo,
    needsAnswer: body.needsAnswer,
    answerBy: own === null ? null : new Date(own),
    answerParagraph: '',
    isEmergency: body.isEmergency,
  }
}

/**
 * The same for a message that is sent now.
 * @param goesOut when, ms: a seat whose grant has run out by then can't be written to
 * @throws Fault where it can't be: its reason is its author's alone
 */
async function sentContentOf(
  c: ParentContext,
  id: string,
  place: Place,
  body: Written,
  goesOut: number,
  isSafety: () => Promise<boolean>,
): Promise<Content> {
  if (body.body === '') throw invalid(msg`Write the message first.`, 'body')
  if (place.refersTo === null && plainly(place.subject) === '') throw invalid(msg`Write a subject.`, 'subject')
  const people = await peopleIn(c.tx, c.caseId)
  const seats = addresseesOf(people)
  const isPrivate = isPrivateTo(body.recipients, seats)
  const { hasPlace } = await checkLinks(c, body.links, isPrivate)
  const wrong = mayNotSend({
    me: c.seat.memberId,
    recipients: body.recipients,
    seats,
    at: goesOut,
    hold: await holdOff(c.tx, c.seat, people),
    isSafety: hasPlace && (await isSafety()),
    linksPlace: hasPlace,
    needsAnswer: body.needsAnswer,
    isThreadPrivate: place.isPrivate,
  })
  if (wrong) throw invalid(wrong.sentence, wrong.field)
  const addressed = people
    .filter((seat) => body.recipients.includes(seat.id) && isProfessional(seat.role))
    .map((seat) => ({ id: seat.id, name: seat.name, role: seat.role }))
  const content = { ...(await contentOf(c, id, place, body)), isPrivate, addressed }
  if (!content.needsAnswer) return { ...content, answerBy: null }
  if (content.answerBy && content.answerBy.getTime() <= c.now) throw invalid(msg`That time is over. Choose a later one.`, 'answerBy')
  const orders = inForce(await ordersIn(c.tx, c.caseId), dayOfInstant(zoneNamed(c.seat.zone), c.now))
  const hours = hoursBy(orders, 'answerWithin')
  const due = answerDue(c.now, content.answerBy?.getTime() ?? null, hours && { hours: hours.hours, paragraph: hours.clause.paragraph })
  return { ...content, answerBy: due && new Date(due.at), answerParagraph: due?.paragraph ?? '' }
}

export interface Deps extends CaseDeps {
  /** Whether someone is in safety mode: what they send names no place. */
  isSafety: (account: string) => Promise<boolean>
}

export function writing(deps: Deps): Pick<Handlers<typeof calls>, 'draft' | 'saveDraft' | 'discard' | 'send' | 'reply' | 'undo'> {
  const on = caseHandlers(deps, 'messages')
  const mine = (c: ParentContext, id: string) => ({ caseId: c.caseId, id, authorId: c.seat.memberId })
  const attach = (c: ParentContext, id: string, files: readonly string[] = []) =>
    useFiles(c.tx, { caseId: c.caseId, authorId: c.seat.memberId, topic: 'messages', about: id }, files, c.at)

  /** @throws Fault `conflict` where a draft says something else than the page thinks, unless it says already what is to be saved */
  async function mustBe(c: ParentContext, row: OwnRow, base: string | undefined, next: string | null) {
    if (base === undefined) return
    const files = (await usesOf(c.tx, c.caseId, [row.id])).map(({ fileId }) => fileId)
    const now = revisionOf(row, files)
    if (now !== base && now !== next) throw new Fault('conflict', msg`This draft was changed in another tab.`, { why: 'changed' })
  }

  /** What a message refers to: one that went out, of this case, as far as the author sees it. */
  async function referred(c: ParentContext, id: string): Promise<MessageRow> {
    const [row = noMessage()] = await messagesById(c.tx, { caseId: c.caseId, me: c.seat.memberId }, [id])
    if (row.erasedAt !== null) throw new Fault('conflict', msg`This message was erased by order of a court.`)
    return row.publishedAt === null ? noMessage() : row
  }
  async function placeOf(c: ParentContext, draft: { kind: MessageKind; subject: string; refersTo: string | null }): Promise<Place> {
    if (draft.refersTo === null) return { subject: draft.subject, kind: draft.kind, thread: null, refersTo: null, isPrivate: null }
    const [row] = await messagesById(c.tx, { caseId: c.caseId, me: c.seat.memberId }, [draft.refersTo])
    if (!row?.publishedAt) throw invalid(msg`There is no such message.`, 'refersTo')
    return { subject: row.subject, kind: draft.kind, thread: row.threadId, refersTo: row.id, isPrivate: row.isPrivate }
  }

  type Sending = Written & { draft?: string | undefined; base?: string | undefined; sendAt: string | null }
  /** Sends a message, or the draft that becomes it. A retry finds it sent. */
  async function send(c: ParentContext, place: Place, body: Sending) {
    const id = body.draft ?? c.newId()
    const before = await ownMessage(c.tx, mine(c, id))
    if (body.draft !== undefined && before === undefined) throw invalid(msg`There is no such draft.`, 'draft')
    const replyOf = (row: Pick<OwnRow, 'threadId' | 'sentAt' | 'dueAt'>) => ({
      id,
      thread: row.threadId,
      sentAt: row.sentAt!.toISOString(),
      goesOutAt: row.dueAt!.toISOString(),
    })
    if (before && stateOfMessage(before) !== 'draft') {
      // The first attempt got through, and its answer did not: what was changed since then would be lost without a word.
      if (before.body !== body.body)
        throw new Fault('conflict', msg`This message was sent already, as you had written it before. You can add to it.`)
      return { reply: replyOf(before) }
    }
    if (before) await mustBe(c, before, body.base, null)
    const wanted = momentOf(body.sendAt, c.seat.zone, 'sendAt')
    const goesOut = goesOutAt(c.now, wanted)
    if (goesOut === null) throw invalid(msg`Choose a time within the next 7 days.`, 'sendAt')
    const content = await sentContentOf(c, id, place, body, goesOut, () => deps.isSafety(c.person.account))
    const press = { sentAt: c.at, dueAt: new Date(goesOut) }
    if (before) await writeMessage(c.tx, mine(c, id), content, press)
    else await addMessage(c.tx, { ...mine(c, id), at: c.at }, content, press)
    if (before || body.files?.length) await attach(c, id, body.files)
    return { reply: replyOf({ threadId: content.threadId, ...press }), publish: 'author' as const, isRecorded: false }
  }

  return {
    draft: on.change(async (c, { body }) => {
      const id = c.newId()
      const known = await ownMessage(c.tx, mine(c, id))
      if (known) return { reply: { id, revision: revisionOf(known, body.files ?? []) } }
      if ((await draftsOf(c.tx, mine(c, id))).length >= mostDrafts)
        throw new Fault('conflict', msg`You have ${{ most: mostDrafts }} drafts. Send or delete one first.`)
      const content = await contentOf(c, id, await placeOf(c, body), body)
      const isNew = await addMessage(c.tx, { ...mine(c, id), at: c.at }, content, null)
      if (isNew) await attach(c, id, body.files)
      return { reply: { id, revision: revisionOf(content, body.files ?? []) }, publish: isNew && 'author', isRecorded: false }
    }),

    saveDraft: on.change(async (c, { params, body }) => {
      const row = (await ownMessage(c.tx, mine(c, params.message))) ?? noDraft()
      if (stateOfMessage(row) !== 'draft') throw new Fault('conflict', msg`This message was sent already.`)
      const content = await contentOf(c, row.id, await placeOf(c, body), body)
      const revision = revisionOf(content, body.files ?? [])
      await mustBe(c, row, body.base, revision)
      await writeMessage(c.tx, mine(c, row.id), content, null)
      await attach(c, row.id, body.files)
      return { reply: { revision }, publish: 'author', isRecorded: false }
    }),

    discard: on.change(async (c, { params }) => {
      if (!(await discardDraft(c.tx, mine(c, params.message), c.at))) noDraft()
      await attach(c, params.message)
      return { reply: { discarded: true }, publish: 'author', isRecorded: false }
    }),

    send: on.change(async (c, { body }) =>
      send(c, { subject: body.subject, kind: body.kind, thread: null, refersTo: null, isPrivate: null }, body),
    ),

    reply: on.change(async (c, { params, body }) => {
      const to = await referred(c, params.message)
      const place = { subject: to.subject, thread: to.threadId, refersTo: to.id, isPrivate: to.isPrivate }
      if (!body.isAddendum) return send(c, { ...place, kind: body.kind }, body)
      if (to.authorId !== c.seat.memberId) throw new Fault('forbidden', msg`You can add only to a message of your own. Reply to this one.`)
      // It goes to whom the message went, but for professionals who can't be written to any more.
      const seats = addresseesOf(await peopleIn(c.tx, c.caseId))
      const isGone = (id: string) => seats.some((seat) => seat.id === id && seat.role !== 'parent' && !canReceive(seat, c.now))
      return send(c, { ...place, kind: 'addendum' }, { ...body, recipients: to.recipients.filter((id) => !isGone(id)) })
    }),

    undo: on.change(async (c, { params }) => {
      const row = (await ownMessage(c.tx, mine(c, params.message))) ?? noMessage()
      if (stateOfMessage(row) === 'draft') return { reply: { undone: true } }
      if (!(await takeBack(c.tx, mine(c, row.id)))) throw new Fault('conflict', msg`The message has gone out. You can add to it.`)
      return { reply: { undone: true }, publish: 'author', isRecorded: false }
    }),
  }
}
