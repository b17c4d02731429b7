// Who is in a case: the two parents, the seats that each granted and their reach, and the open invitations. The data of an
// account (address, time zone, devices) is visible here only to its owner.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { call } from '#http/contract.ts'
import { Day } from '#http/fields.ts'
import { CaseId, OfCase, Scope, SeatRole, Side } from '#case/cases/contract.ts'
import { Clause } from '#case/orders/contract.ts'

const Name = z
  .string()
  .check(z.trim(), z.minLength(1, reason(msg`it is empty`)), z.maxLength(160, reason(msg`it has more than 160 characters`)))
const Email = z
  .string()
  .check(z.trim(), z.toLowerCase(), z.maxLength(254, reason(msg`it is too long`)), z.email(reason(msg`it is not an e-mail address`)))
/** Which invitation: by its code as typed (spaces, dashes and case do not matter), or one that was mailed to the user. */
const Which = z.object({
  code: z.optional(z.string().check(z.maxLength(40, reason(msg`it is too long for a code`)))),
  invitation: z.optional(z.uuid()),
})
export type Which = z.output<typeof Which>

/** What a granted seat can see. `from` and `to` limit the days of the records; `until` is the last day of the seat. */
export const Reach = z.object({
  scopes: z.array(Scope).check(z.maxLength(30)),
  /** Includes the grantor's private records: for their own attorney. */
  seesPrivate: z.boolean(),
  from: z.nullable(Day),
  to: z.nullable(Day),
  until: z.nullable(Day),
})
export type Reach = z.output<typeof Reach>

const Parent = z.object({
  memberId: z.string(),
  side: Side,
  name: z.string(),
  isMe: z.boolean(),
  state: z.enum(['joined', 'not_joined', 'left']),
  joinedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
})

/** A seat that a parent granted. `reach` is visible only to the grantor and to the person who has the seat. */
export const Granted = z.object({
  memberId: z.string(),
  role: SeatRole,
  name: z.string(),
  grantedBy: z.string(),
  isMyGrant: z.boolean(),
  isMe: z.boolean(),
  state: z.enum(['active', 'expired', 'ended']),
  joinedAt: z.nullable(z.string()),
  endedAt: z.nullable(z.string()),
  reach: z.nullable(Reach),
  /** How often the person looked at the case, and when last; for the grantor. */
  looks: z.nullable(z.object({ count: z.int(), lastAt: z.nullable(z.string()) })),
  /** What they were given one by one, such as threads of messages; for the grantor. */
  chosen: z.array(z.object({ id: z.string(), title: z.string(), to: z.string() })),
  can: z.object({ change: z.boolean(), end: z.boolean() }),
})
export type Granted = z.output<typeof Granted>

export const Invitation = z.object({
  id: z.string(),
  role: SeatRole,
  name: z.string(),
  /** The address that its author typed; `null` if they pass the code on themselves. */
  email: z.nullable(z.string()),
  reach: Reach,
  sentAt: z.string(),
  expiresAt: z.string(),
  /** When the recipient opened it, signed in. */
  viewedAt: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
  state: z.enum(['pending', 'accepted', 'declined', 'expired', 'revoked', 'blocked']),
  /** State of its mail; `sent`: a mail server accepted it, which does not prove that anyone read it. */
  mail: z.nullable(z.enum(['waiting', 'sent', 'refused'])),
  can: z.object({ resend: z.boolean(), revoke: z.boolean() }),
})
export type Invitation = z.output<typeof Invitation>

export const Hold = z.object({
  id: z.string(),
  kind: z.enum(['protective_order', 'blocked']),
  note: z.string(),
  email: z.nullable(z.string()),
  setAt: z.string(),
  liftedAt: z.nullable(z.string()),
})
export type Hold = z.output<typeof Hold>

/** The channel on which the parents must write to each other, and its source. */
const Channel = z.object({
  name: z.string(),
  /** Title of the order, or of the agreed plan. */
  source: z.string(),
  isOrder: z.boolean(),
  clause: Clause,
})

export const People = z.object({
  caseId: z.nullable(z.string()),
  zone: z.string(),
  /** Today in the case's time zone. */
  today: z.string(),
  parents: z.array(Parent),
  granted: z.array(Granted),
  invitations: z.array(Invitation),
  holds: z.array(Hold),
  /** The other parent has not joined, or has left: everything works without them. */
  isSolo: z.boolean(),
  /** The reader is in safety mode (account settings). */
  isSafety: z.boolean(),
  channel: z.nullable(Channel),
  can: z.object({ invite: z.boolean(), inviteParent: z.boolean(), hold: z.boolean(), leave: z.boolean() }),
})
export type People = z.output<typeof People>

/** The code is shown once, to the person who invites; it is not stored. */
const Invited = z.object({ id: z.string(), code: z.string(), expiresAt: z.string(), byMail: z.boolean() })
export type Invited = z.output<typeof Invited>

/** What an invitation says to its recipient. */
export const Offer = z.object({
  role: SeatRole,
  invitedBy: z.string(),
  /** The recipient's name, as the person who invites wrote it. */
  name: z.string(),
  reach: Reach,
  expiresAt: z.string(),
})
export type Offer = z.output<typeof Offer>

/** An open invitation that was mailed to the user's own address. It shows what it offers once it is opened. */
export const Waiting = z.object({
  id: z.string(),
  role: SeatRole,
  invitedBy: z.string(),
  sentAt: z.string(),
  expiresAt: z.string(),
  /** The case's time zone, for the last day of the invitation. */
  zone: z.string(),
})
export type Waiting = z.output<typeof Waiting>

const OfInvitation = z.object({ case: CaseId, invitation: z.uuid() })
const OfSeat = z.object({ case: CaseId, seat: z.uuid() })
const mailing = { most: 20, minutes: 60 }

export const calls = {
  list: call({
    name: 'people.list',
    method: 'GET',
    path: '/api/people',
    access: 'agreed',
    summary: 'Who is in a case, whom one let in and invited, and what one has put on hold.',
    query: OfCase,
    reply: People,
  }),
  looks: call({
    name: 'people.looks',
    method: 'GET',
    path: '/api/people/:seat/looks',
    access: 'agreed',
    summary: 'What a seat that one granted looked at, the latest first; the last 200.',
    params: z.object({ seat: z.uuid() }),
    query: OfCase,
    reply: z.object({ looks: z.array(z.object({ scope: Scope, at: z.string() })) }),
  }),
  invite: call({
    name: 'people.invite',
    method: 'POST',
    path: '/api/cases/:case/people/invitations',
    access: 'premium',
    summary: 'Invites somebody into a case, by e-mail or by a code to read out.',
    idempotent: true,
    limit: mailing,
    params: z.object({ case: CaseId }),
    body: z.extend(Reach, { role: SeatRole, name: Name, email: z.nullable(Email) }),
    reply: Invited,
  }),
  resend: call({
    name: 'people.resend',
    method: 'POST',
    path: '/api/cases/:case/people/invitations/:invitation/resend',
    access: 'premium',
    summary: 'Sends an invitation again, with a new code; the old one works no more.',
    idempotent: true,
    limit: mailing,
    params: OfInvitation,
    reply: Invited,
  }),
  revoke: call({
    name: 'people.revoke',
    method: 'POST',
    path: '/api/cases/:case/people/invitations/:invitation/revoke',
    access: 'agreed',
    summary: 'Takes an invitation back that nobody has answered.',
    params: OfInvitation,
    reply: z.object({ revoked: z.boolean() }),
  }),
  change: call({
    name: 'people.change',
    method: 'PUT',
    path: '/api/cases/:case/people/seats/:seat',
    access: 'agreed',
    summary: 'Changes how far a seat that one granted sees, at once.',
    params: OfSeat,
    body: Reach,
    reply: z.object({ changed: z.boolean() }),
  }),
  takeBack: call({
    name: 'people.takeBack',
    method: 'POST',
    path: '/api/cases/:case/people/seats/:seat/chosen/:thing/end',
    access: 'agreed',
    summary: 'Takes back one thing that a seat was given by itself, such as a thread of messages, at once.',
    params: z.extend(OfSeat, { thing: z.uuid() }),
    reply: z.object({ taken: z.boolean() }),
  }),
  end: call({
    name: 'people.end',
    method: 'POST',
    path: '/api/cases/:case/people/seats/:seat/end',
    access: 'agreed',
    summary: 'Ends a seat that one granted, at once.',
    params: OfSeat,
    reply: z.object({ ended: z.boolean() }),
  }),
  rename: call({
    name: 'people.rename',
    method: 'PUT',
    path: '/api/cases/:case/people/name',
    access: 'agreed',
    summary: 'Changes the name under which a parent appears to everybody in the case.',
    params: z.object({ case: CaseId }),
    body: z.object({ name: Name }),
    reply: z.object({ renamed: z.boolean() }),
  }),
  hold: call({
    name: 'people.hold',
    method: 'POST',
    path: '/api/cases/:case/people/hold',
    access: 'agreed',
    summary: 'Ends the link with the other parent, and stops every new one, until it is lifted.',
    params: z.object({ case: CaseId }),
    body: z.object({
      kind: z.enum(['protective_order', 'blocked']),
      note: z.string().check(z.trim(), z.maxLength(200, reason(msg`it has more than 200 characters`))),
      /** If the other parent has not joined: the address to block. */
      email: z.nullable(Email),
    }),
    reply: z.object({ held: z.boolean() }),
  }),
  lift: call({
    name: 'people.lift',
    method: 'POST',
    path: '/api/holds/:hold/lift',
    access: 'agreed',
    summary: 'Lifts a hold of one’s own: a new invitation can be accepted again.',
    params: z.object({ hold: z.uuid() }),
    reply: z.object({ lifted: z.boolean() }),
  }),
  leave: call({
    name: 'people.leave',
    method: 'POST',
    path: '/api/cases/:case/people/leave',
    access: 'agreed',
    summary: 'Gives up one’s own seat.',
    params: z.object({ case: CaseId }),
    reply: z.object({ left: z.boolean() }),
  }),
  waiting: call({
    name: 'invitations.waiting',
    method: 'GET',
    path: '/api/invitations',
    access: 'agreed',
    summary: 'The invitations that were mailed to one’s own address, and wait. Nobody is told that one saw them.',
    /** `isSafety`: the reader is in safety mode. */
    reply: z.object({ waiting: z.array(Waiting), isSafety: z.boolean() }),
  }),
  look: call({
    name: 'invitations.look',
    method: 'POST',
    path: '/api/invitations/look',
    access: 'agreed',
    summary: 'What an invitation offers, for whom it is.',
    body: Which,
    reply: Offer,
  }),
  accept: call({
    name: 'invitations.accept',
    method: 'POST',
    path: '/api/invitations/accept',
    access: 'agreed',
    summary: 'Takes the seat that an invitation offers. Once; a repeat is answered as the first.',
    idempotent: true,
    body: z.extend(Which, { name: Name }),
    reply: z.object({ caseId: z.string() }),
  }),
  decline: call({
    name: 'invitations.decline',
    method: 'POST',
    path: '/api/invitations/decline',
    access: 'agreed',
    summary: 'Declines an invitation; with `block` nothing more can come from whoever sent it.',
    body: z.extend(Which, { block: z.boolean() }),
    reply: z.object({ declined: z.boolean() }),
  }),
}
