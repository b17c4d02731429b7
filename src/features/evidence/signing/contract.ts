// Private papers that are signed here: a version of an own document, signed by its author, by the other parent, or by both. Papers for a
// court are not: they get a page to be signed by hand (docs/decisions/0138).
import * as z from 'zod/mini'
import { call } from '#http/contract.ts'
import { requiredText, text } from '#http/fields.ts'
import { CaseId, InCase, OfCase, Side } from '#case/cases/contract.ts'
import { mostSigned, visibleStates, signActs, waitDays } from '#domain/signing/lifecycle.ts'
import { courtKinds, privateKinds } from '#domain/signing/kinds.ts'
import { reason } from '#kernel/reason.ts'
import { msg } from '#kernel/text.ts'

/** Who signs. */
export const signers = ['other', 'both', 'self'] as const
export type Signers = (typeof signers)[number]

const Signature = z.object({
  side: z.nullable(Side),
  /** As it was typed. */
  name: z.string(),
  at: z.string(),
})
type Signature = z.output<typeof Signature>

export const SignRequest = z.object({
  id: z.string(),
  kind: z.enum(privateKinds),
  title: z.string(),
  note: z.string(),
  state: z.enum(visibleStates),
  isMine: z.boolean(),
  /** The other parent was asked. */
  isShared: z.boolean(),
  /** Who asks, by name. */
  from: z.string(),
  pages: z.int(),
  bytes: z.int(),
  sha256: z.string(),
  at: z.string(),
  expiresAt: z.nullable(z.string()),
  settledAt: z.nullable(z.string()),
  reason: z.string(),
  wantsPaper: z.boolean(),
  signatures: z.array(Signature),
  /** `seal`: how its PDF is sealed (PAdES). */
  signed: z.nullable(z.object({ bytes: z.int(), sha256: z.string(), seal: z.enum(['none', 'B-B', 'B-T']) })),
  /** The author's own document; `null` for everyone else. */
  document: z.nullable(z.string()),
  can: z.array(z.enum(signActs)),
})
export type SignRequest = z.output<typeof SignRequest>

const OneRequest = z.object({ case: CaseId, request: z.uuid() })
export const OnePage = z.object({
  case: CaseId,
  request: z.uuid(),
  page: z.coerce.number().check(z.int(), z.gte(1), z.lte(mostSigned.pages)),
})
export const PageFor = z.object({ kind: z.enum(courtKinds) })
const Settled = z.object({ state: z.enum(visibleStates) })
const Name = requiredText(mostSigned.name)
const Agrees = z.literal(true, reason(msg`it was not agreed to`))

export const calls = {
  list: call({
    name: 'signing.list',
    method: 'GET',
    path: '/api/signing',
    access: 'agreed',
    summary: 'Papers that were asked to be signed or were signed here, the latest first.',
    query: z.extend(OfCase, { cursor: z.optional(z.string().check(z.maxLength(400))) }),
    reply: z.object({
      caseId: z.nullable(z.string()),
      requests: z.array(SignRequest),
      next: z.nullable(z.string()),
    }),
  }),
  one: call({
    name: 'signing.one',
    method: 'GET',
    path: '/api/signing/:request',
    access: 'agreed',
    summary: 'One paper to be signed, with the words of its pages.',
    params: z.object({ request: z.uuid() }),
    query: z.object({ case: CaseId }),
    reply: z.extend(SignRequest, {
      texts: z.array(z.string()),
      /** The name of the reader in the case: they type it to sign. */
      myName: z.string(),
    }),
  }),
  ask: call({
    name: 'signing.ask',
    method: 'POST',
    path: '/api/cases/:case/sign-requests',
    access: 'premium',
    summary: 'Signs the latest version of one’s own document, asks the other parent to sign it, or both. Only private papers.',
    idempotent: true,
    limit: { most: 30, minutes: 60 },
    params: InCase,
    body: z.object({
      document: z.uuid(),
      version: z.uuid(),
      kind: z.enum(privateKinds, reason(msg`it is no kind of paper that is signed here`)),
      signers: z.enum(signers),
      note: text(mostSigned.note),
      days: z.literal([...waitDays]),
      /** The author’s typed name, where they sign. */
      name: text(mostSigned.name),
      agrees: z.boolean(),
    }),
    reply: z.object({ id: z.string() }),
  }),
  sign: call({
    name: 'signing.sign',
    method: 'POST',
    path: '/api/cases/:case/sign-requests/:request/sign',
    access: 'agreed',
    summary: 'Signs a paper as the parent who was asked: with the typed name, and the hash of the paper that was shown.',
    limit: { most: 30, minutes: 60 },
    params: OneRequest,
    body: z.object({ name: Name, agrees: Agrees, sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)) }),
    reply: Settled,
  }),
  decline: call({
    name: 'signing.decline',
    method: 'POST',
    path: '/api/cases/:case/sign-requests/:request/decline',
    access: 'agreed',
    summary: 'Declines to sign, with a reason, or asks for the paper to sign it by hand.',
    params: OneRequest,
    body: z.object({ reason: text(mostSigned.reason), wantsPaper: z.boolean() }),
    reply: Settled,
  }),
  withdraw: call({
    name: 'signing.withdraw',
    method: 'POST',
    path: '/api/cases/:case/sign-requests/:request/withdraw',
    access: 'agreed',
    summary: 'Takes back a request that was not answered.',
    params: OneRequest,
    reply: Settled,
  }),
}
