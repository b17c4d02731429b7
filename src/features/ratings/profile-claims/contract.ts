// Profile claims, and a professional's public replies. A signed-in user may claim the profile that is about them: by a code mailed to
// an address at the court or the firm, or by a document that staff checks. The holder of a profile may reply once to each rating and
// make one statement, free forever; a claim changes no rating and no score. Nobody learns who holds a profile; the desk
// (`staff: moderator`) sees a claim only while it waits.
import * as z from 'zod/mini'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'
import { replyChecks } from '#domain/reply/types.ts'
import { call } from '#http/contract.ts'

export const claimStates = ['asked', 'code_sent', 'confirmed', 'checking', 'granted', 'refused', 'withdrawn', 'revoked'] as const
export const ClaimState = z.enum(claimStates)
export type ClaimState = z.output<typeof ClaimState>

const ways = ['mail', 'paper'] as const
const Way = z.enum(ways, reason(msg`choose how to show it`))
export type Way = z.output<typeof Way>

export const shortestReply = 60
export const longestReply = 1500
export const longestNote = 1000
export const codeLength = 8
export const mostFiles = 3
export const mostBytes = 5 * 1024 * 1024
const largestBody = 7 * 1024 * 1024
export const paperTypes = ['image/png', 'image/jpeg', 'application/pdf'] as const

const Uuid = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, reason(msg`an id of 32 hexadecimal digits with dashes`)))
const One = z.object({ id: Uuid })
const Done = z.object({ done: z.boolean() })
const words = (most: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1, reason(msg`write something`)), z.maxLength(most, reason(msg`write at most ${{ most }} characters`)))

/** A professional in the directory, as a claim names them. */
const Whose = z.object({ id: z.string(), name: z.string() })

/** A claim as its own claimant sees it. Times in UTC. */
const Claim = z.object({
  id: z.string(),
  professional: Whose,
  state: ClaimState,
  way: Way,
  /** The address that the code is mailed to; erased when the claim is decided. */
  email: z.nullable(z.string()),
  /** Attempts that remain for the current code, and codes that can still be sent. */
  triesLeft: z.number(),
  codesLeft: z.number(),
  files: z.number(),
  askedAt: z.string(),
  decidedAt: z.nullable(z.string()),
  /** Why it was refused or revoked. */
  reason: z.nullable(z.string()),
})
export type Claim = z.output<typeof Claim>

export const Asking = z.object({
  professional: Uuid,
  way: Way,
  /** As the bar wrote it; attorneys must give one. */
  barNumber: z.optional(z.string().check(z.trim(), z.maxLength(40, reason(msg`a bar number has at most 40 characters`)))),
  barState: z.optional(z.string().check(z.regex(/^([A-Z]{2})?$/, reason(msg`choose a state`)))),
  email: z.optional(z.string().check(z.trim(), z.maxLength(254, reason(msg`use an address of at most 254 characters`)))),
  note: z.optional(z.string().check(z.trim(), z.maxLength(longestNote, reason(msg`write at most ${{ longestNote }} characters`)))),
})
export type Asking = z.output<typeof Asking>

/** A finding of screening in a reply (`domain/reply`). */
const ReplyFinding = z.object({
  check: z.enum(replyChecks),
  version: z.number(),
  span: z.array(z.number()),
  action: z.enum(['edit', 'hold', 'block']),
})
export type ReplyFinding = z.output<typeof ReplyFinding>

/** The holder's texts on one rating, or the statement on the profile. Times are days. */
const Own = z.object({
  /** The rating; `null` for the statement. */
  review: z.nullable(z.string()),
  versions: z.number(),
  shown: z.nullable(z.object({ text: z.string(), on: z.string() })),
  /** A newer version that waits for a moderator. */
  held: z.nullable(z.object({ text: z.string(), on: z.string() })),
  /** The newest version, if it was refused. */
  refused: z.nullable(z.object({ text: z.string(), on: z.string(), reason: z.string() })),
})
export type Own = z.output<typeof Own>

/** Calls of a signed-in user. */
export const calls = {
  mine: call({
    name: 'claims.mine',
    method: 'GET',
    path: '/api/claims',
    access: 'agreed',
    summary: 'Your own claims of profiles, the latest first.',
    reply: z.object({ claims: z.array(Claim) }),
  }),
  ask: call({
    name: 'claims.ask',
    method: 'POST',
    path: '/api/claims',
    access: 'agreed',
    summary:
      'Claim the profile that is about you. With an address at your court or firm a code is mailed there. Asked again it is the same claim.',
    limit: { most: 20, minutes: 60 },
    body: Asking,
    reply: Claim,
  }),
  sendCode: call({
    name: 'claims.sendCode',
    method: 'POST',
    path: '/api/claims/:id/code',
    access: 'agreed',
    summary: 'Mail a new code for a claim of yours. The one before counts no more.',
    limit: { most: 20, minutes: 60 },
    params: One,
    reply: Claim,
  }),
  confirm: call({
    name: 'claims.confirm',
    method: 'POST',
    path: '/api/claims/:id/confirm',
    access: 'agreed',
    summary: 'Give the code that was mailed. The claim is then granted, or a person checks the rest of it.',
    params: One,
    body: z.object({ code: z.string().check(z.trim(), z.maxLength(40)) }),
    reply: Claim,
  }),
  attach: call({
    name: 'claims.attach',
    method: 'POST',
    path: '/api/claims/:id/files',
    access: 'agreed',
    summary:
      'Add a paper (base 64: PNG, JPEG or PDF) to a claim of yours. Staff alone can open it; it is deleted when the claim is decided.',
    limit: { most: 30, minutes: 60 },
    largest: largestBody,
    params: One,
    body: z.object({ content: z.string().check(z.minLength(1), z.maxLength(largestBody)) }),
    reply: Claim,
  }),
  withdraw: call({
    name: 'claims.withdraw',
    method: 'POST',
    path: '/api/claims/:id/withdraw',
    access: 'agreed',
    summary: 'End a claim of yours. What you said under ratings is then not shown any more.',
    params: One,
    reply: Claim,
  }),
  own: call({
    name: 'claims.own',
    method: 'GET',
    path: '/api/claims/:id/replies',
    access: 'agreed',
    summary: 'What you said on a profile that you hold: the statement, and replies to ratings.',
    params: One,
    reply: z.object({ professional: Whose, replies: z.array(Own) }),
  }),
  say: call({
    name: 'claims.say',
    method: 'POST',
    path: '/api/claims/:id/replies',
    access: 'agreed',
    summary:
      'Reply to a rating of the profile that you hold, or make its statement (`review` null). It is screened; a new text takes the place of the one before, which is kept.',
    limit: { most: 60, minutes: 60 },
    idempotent: true,
    params: One,
    body: z.object({
      review: z.nullable(Uuid),
      text: z
        .string()
        .check(
          z.trim(),
          z.minLength(shortestReply, reason(msg`write at least ${{ shortestReply }} characters`)),
          z.maxLength(longestReply, reason(msg`write at most ${{ longestReply }} characters`)),
        ),
    }),
    /** `needs_edit`: nothing was stored, and the findings say why. `held`: a moderator reads it first. */
    reply: z.object({ became: z.enum(['published', 'held', 'needs_edit']), findings: z.array(ReplyFinding) }),
  }),
  takeBack: call({
    name: 'claims.takeBack',
    method: 'POST',
    path: '/api/claims/:id/replies/withdraw',
    access: 'agreed',
    summary: 'Take a reply or the statement back: it is not shown any more.',
    params: One,
    body: z.object({ review: z.nullable(Uuid) }),
    reply: Done,
  }),
}

const desk = { staff: 'moderator' } as const

const Waiting = z.object({
  id: z.string(),
  professional: z.object({ ...Whose.shape, role: z.string(), barNumber: z.nullable(z.string()) }),
  claimant: z.string(),
  way: Way,
  barNumber: z.nullable(z.string()),
  barState: z.nullable(z.string()),
  email: z.nullable(z.string()),
  domainShows: z.nullable(z.enum(['own', 'public'])),
  note: z.nullable(z.string()),
  files: z.array(z.object({ place: z.number(), type: z.enum(paperTypes), size: z.number(), canFetch: z.boolean() })),
  askedAt: z.string(),
  /** Another account holds this profile already, until its claim is revoked. */
  isHeld: z.boolean(),
  /** The claim belongs to the moderator who reads this: someone else must decide. */
  isOwn: z.boolean(),
})
export type Waiting = z.output<typeof Waiting>

const HeldReply = z.object({
  id: z.string(),
  version: z.number(),
  professional: Whose,
  review: z.nullable(z.string()),
  text: z.string(),
  /** What the checks found; computed again each time it is read. */
  findings: z.array(ReplyFinding),
  saidOn: z.string(),
  isOwn: z.boolean(),
})
export type HeldReply = z.output<typeof HeldReply>

const Holding = z.object({ id: z.string(), professional: Whose, since: z.string() })
export type Holding = z.output<typeof Holding>

/** Calls of the desk. */
export const deskCalls = {
  queue: call({
    name: 'claims.queue',
    method: 'GET',
    path: '/api/desk/claims',
    access: desk,
    summary: 'Claims and replies that wait for a person, the oldest first; profiles that are held; refusals by rule of this month.',
    reply: z.object({
      claims: z.array(Waiting),
      replies: z.array(HeldReply),
      held: z.array(Holding),
      refusals: z.array(z.object({ reason: z.string(), n: z.number() })),
    }),
  }),
  paper: call({
    name: 'claims.paper',
    method: 'POST',
    path: '/api/desk/claims/:id/files/:place',
    access: desk,
    summary: 'One paper of a claim that waits, in base 64. Each look is noted in the audit.',
    params: z.object({ id: Uuid, place: z.string().check(z.regex(/^[123]$/)) }),
    reply: z.object({ type: z.enum(paperTypes), content: z.string() }),
  }),
  decide: call({
    name: 'claims.decide',
    method: 'POST',
    path: '/api/desk/claims/:id/decision',
    access: desk,
    summary: 'Grant or refuse a claim that waits. What was given to show it is erased. A refusal says why.',
    params: One,
    body: z.object({ decision: z.enum(['grant', 'refuse']), reason: z.optional(words(1000)) }),
    reply: Done,
  }),
  revoke: call({
    name: 'claims.revoke',
    method: 'POST',
    path: '/api/desk/claims/:id/revoke',
    access: desk,
    summary: 'Take a granted claim back, with the reason; what its holder said is then not shown. Asks for a recent password.',
    params: One,
    body: z.object({ reason: words(1000) }),
    reply: Done,
  }),
  judge: call({
    name: 'claims.judge',
    method: 'POST',
    path: '/api/desk/replies/:id/decision',
    access: desk,
    summary: 'Publish or refuse a reply that was held. A refusal says why.',
    params: One,
    body: z.object({
      version: z.int().check(z.gte(1), z.lte(9_999)),
      decision: z.enum(['publish', 'refuse']),
      reason: z.optional(words(1000)),
    }),
    reply: Done,
  }),
}
