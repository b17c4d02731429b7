import type { FastifyInstance, FastifyRequest } from 'fastify'
import { safeParse } from 'zod/mini'
import { type Actor, nobody, type Refusal, refusalOf } from '#access/actor.ts'
import { Fault } from '#kernel/fault.ts'
import { reasonOf } from '#kernel/reason.ts'
import { msg, type Text } from '#kernel/text.ts'
import { addressOf } from './address.ts'
import type { AnyCall, Answer, Asked, Reply } from './contract.ts'
import { answerTo } from './faults.ts'
import { checkOrigin } from './origin.ts'
import { compressReplies } from './gzip.ts'
import { jsonHeaders } from './headers.ts'
import { type ClaimKey, keyIn } from './idempotency.ts'
import type { Limiter } from './limits.ts'
import { serializerOf } from './serializer.ts'

export type Calls = Readonly<Record<string, AnyCall>>

/** What a handler is given besides the input. */
export interface Asking {
  actor: Actor
  /** The call's name: `swaps.accept`. */
  call: string
  /** The Idempotency-Key of a call that takes one; `null` where none was sent. */
  key: string | null
  /** Sent by a plain form of one of our pages, without JavaScript. */
  byForm: boolean
  /** The browser's own headers, for the calls that sign in and out. */
  caller: Caller
  /** Adds `Set-Cookie` lines to the reply. */
  setCookies: (lines: readonly string[]) => void
}

/** What a browser says of itself. */
export interface Caller {
  /** Its `Cookie` header; empty without one. */
  cookie: string
  /** Its `User-Agent` header; empty without one. */
  agent: string
  /** By which limits are counted (http/limits.ts); stored nowhere. */
  address: string
}

const unknownCaller: Caller = { cookie: '', agent: '', address: '' }

/** A call by a visitor who sent nothing but its input: for handlers that are called by hand. */
export const byNobody: Asking = { actor: nobody, call: 'by.hand', key: null, byForm: false, caller: unknownCaller, setCookies: () => {} }

/** Tells who asks. `isUse`: someone did something, and no page asked by itself. */
export type ActorOf = (request: FastifyRequest) => Promise<Actor>

/** Called for everyone whom a call's audience refuses, for the audit. */
export type OnRefused = (actor: Actor, call: string, why: Refusal) => void

/** Called after a call that is a person's own new work: from the first one their trial counts. */
export type OnWork = (actor: Actor) => Promise<void>

/** Whether a feature is closed by its kill switch: its pages and calls are not found (routes.md, ruling 2). */
export type IsOff = (feature: string) => boolean

/** A feature's handlers, typed from its contract: one for each call. */
export type Handlers<C extends Calls> = {
  readonly [K in keyof C]: (asked: Asked<C[K]> & Asking) => Promise<Reply<C[K]>>
}

/** A feature as the server sees it: its name, its calls and who answers them. */
export interface BoundFeature {
  readonly name: string
  readonly calls: Calls
  // oxlint-disable-next-line typescript/no-explicit-any -- each feature's own handlers were checked against its contract in `feature()`
  readonly handlers: Readonly<Record<string, (asked: any) => Promise<unknown>>>
}

/** Ties calls to their handlers; a missing or wrongly typed handler does not compile. */
export function boundFeature<C extends Calls>(name: string, calls: C, handlers: Handlers<C>): BoundFeature {
  return { name, calls, handlers }
}

const sentences: Readonly<Record<Refusal, Text>> = {
  sign_in: msg`Sign in first.`,
  suspended: msg`This account is suspended. Write to support if you think that is wrong.`,
  terms: msg`Accept the terms first.`,
  acknowledgement: msg`Confirm first that you have read what this site is and is not.`,
  // Not that a trial has ended: a parent who was invited had none to speak of.
  plan: msg`New work needs a plan. You can still read, answer the other parent and export. See the page Subscription.`,
  closed: msg`New work is closed on this site for now. You can still read, answer the other parent and export.`,
  not_staff: msg`This is not open to your account.`,
  factor: msg`Staff need a second factor. Set one up in your account settings.`,
}

/** @throws Fault `unauthenticated` or `forbidden`; `detail.why` names the refusal for programs */
export function authorize(actor: Actor, call: Pick<AnyCall, 'name' | 'access'>, onRefused: OnRefused) {
  const why = refusalOf(actor, call.access)
  if (why === null) return
  onRefused(actor, call.name, why)
  throw new Fault(why === 'sign_in' ? 'unauthenticated' : 'forbidden', sentences[why], { why })
}

/** @throws Fault `not_found` while the feature is closed */
function checkKillSwitch(name: string, isOff: IsOff | undefined) {
  if (isOff?.(name)) throw new Fault('not_found', msg`There is nothing at this address.`)
}

interface BindDeps {
  actorOf: ActorOf
  limiter: Limiter
  /** The site's own address: what another site's page sends is refused. */
  appUrl: string
  onRefused: OnRefused
  isOff?: IsOff
  onWork?: OnWork
  claimKey: ClaimKey
}

const actors = new WeakMap<FastifyRequest, Actor>()

export function callerOf(request: FastifyRequest): Caller {
  return { cookie: request.headers.cookie ?? '', agent: request.headers['user-agent'] ?? '', address: addressOf(request) }
}

/** Registers every call of every feature as a route: audience, then input, then the handler, then the reply's shape. */
export function bind(
  app: FastifyInstance,
  features: readonly BoundFeature[],
  { actorOf, limiter, appUrl, onRefused, isOff, onWork, claimKey }: BindDeps,
) {
  compressReplies(app)
  for (const { name, calls, handlers } of features) {
    for (const [verb, call] of Object.entries(calls)) {
      const handler = handlers[verb]!
      const strip = serializerOf(call.reply)
      app.route({
        method: call.method,
        url: call.path,
        ...(call.largest !== undefined && { bodyLimit: call.largest }),
        schema: {
          tags: [name],
          summary: call.summary,
          operationId: call.name,
          ...(call.params && { params: call.params }),
          ...(call.query && { querystring: call.query }),
          ...(call.body && { body: call.body }),
          response: { 200: call.reply },
        },
        serializerCompiler: () => (result) => JSON.stringify(strip(result, '')),
        onRequest: async (request) => {
          checkKillSwitch(name, isOff)
          if (call.method !== 'GET') checkOrigin(request, appUrl)
          // What anybody may do is done for anybody: nobody looks who it is, unless the call asks for it.
          const actor = call.access === 'public' && !call.knowsActor ? nobody : await actorOf(request)
          authorize(actor, call, onRefused)
          actors.set(request, actor)
          if (call.limit) limiter.take(call.name, call.limit, addressOf(request))
        },
        handler: async (request, reply) => {
          const { params, query } = request
          // What a call doesn’t ask for was not checked, and is nothing to it.
          const body = call.body && request.body
          const key = call.idempotent ? keyIn(request.headers['idempotency-key']) : null
          const setCookies = (lines: readonly string[]) => lines.forEach((line) => void reply.header('set-cookie', line))
          const actor = actors.get(request) ?? nobody
          if (key !== null && call.idempotent !== 'own') await claimKey({ actor, key, call: call.name, params, query, body })
          const result = await handler({
            params,
            query,
            body,
            actor,
            call: call.name,
            key,
            byForm: false,
            caller: callerOf(request),
            setCookies,
          })
          if (call.access === 'premium') await onWork?.(actor)
          return reply.headers(jsonHeaders).send(result)
        },
      })
    }
  }
}

function checked(what: 'address' | 'form', schema: AnyCall['params'], value: unknown): unknown {
  if (!schema) return undefined
  const read = safeParse(schema, value ?? {})
  if (read.success) return read.data
  const issue = read.error.issues[0]
  const field = issue?.path.join('.') ?? ''
  const why = reasonOf(issue ?? {})
  throw new Fault('invalid', what === 'form' ? msg`The form cannot be used: ${{ why }}.` : msg`The address cannot be used: ${{ why }}.`, {
    field,
  })
}

/** What a page asks for, or a plain form of it sends. */
export interface InProcess {
  params?: unknown
  query?: unknown
  body?: unknown
}

/** Where a plain form came from: its hidden key, and the address to limit by. */
export interface FormPost {
  key: string | undefined
  caller: Caller
  setCookies: (lines: readonly string[]) => void
}

/**
 * Makes calls inside the process, through the same audience, limits, checks and reply shape as over HTTP.
 * Server-rendered pages get their data this way, and plain forms send theirs.
 */
export function inProcess(
  features: readonly BoundFeature[],
  {
    limiter,
    report,
    onRefused,
    isOff,
    onWork,
    onFailed,
  }: Pick<BindDeps, 'limiter' | 'onRefused' | 'isOff' | 'onWork'> & {
    report: (error: unknown, where: string) => void
    /** Called with what a form sent and was not done: the reply's status is the page's, and a hook on replies sees no call. */
    onFailed?: (call: string, status: number) => void
  },
) {
  const byName = new Map(
    features.flatMap((bound) =>
      Object.entries(bound.calls).map(([verb, call]) => [
        call.name,
        { feature: bound.name, call, handler: bound.handlers[verb]!, strip: serializerOf(call.reply) },
      ]),
    ),
  )
  /** @param address of the visitor whose page asks */
  return async (name: string, input: InProcess, actor: Actor, post?: FormPost, address = ''): Promise<Answer> => {
    try {
      const { feature, call, handler, strip } = byName.get(name)!
      checkKillSwitch(feature, isOff)
      // A page asks for what it shows also where that may be closed: only what a form sends is an attempt.
      authorize(actor, call, post ? onRefused : () => {})
      if (call.limit && (post || call.limit.isForPages)) limiter.take(call.name, call.limit, post?.caller.address ?? address)
      const result = await handler({
        params: checked('address', call.params, input.params),
        query: checked('address', call.query, input.query),
        body: checked('form', call.body, input.body),
        actor,
        call: name,
        key: post && call.idempotent ? keyIn(post.key) : null,
        byForm: post !== undefined,
        caller: post?.caller ?? unknownCaller,
        setCookies: post?.setCookies ?? (() => {}),
      })
      if (call.access === 'premium') await onWork?.(actor)
      return { ok: true, data: strip(result, '') }
    } catch (error) {
      const { status, body, retryAfter } = answerTo(error)
      if (status >= 500) report(error, `page needs ${name}`)
      if (post) onFailed?.(name, status)
      return { ok: false, status, body, ...(retryAfter !== undefined && { retryAfter }) }
    }
  }
}
