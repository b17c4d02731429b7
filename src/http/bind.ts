import type { FastifyInstance } from 'fastify'
import { safeParse } from 'zod/mini'
import { type Actor, mayCall } from '../access/actor.ts'
import { Fault } from '../kernel/fault.ts'
import type { AnyCall, Answer, Asked, Reply } from './contract.ts'
import { answerTo } from './faults.ts'
import { jsonHeaders } from './headers.ts'
import { keyIn } from './idempotency.ts'
import type { Limiter } from './limits.ts'
import { stripper } from './reply.ts'

type Calls = Readonly<Record<string, AnyCall>>

/** What a handler is given besides the input. */
export interface Asking {
  actor: Actor
  /** The Idempotency-Key of a call that takes one; `null` where none was sent. */
  key: string | null
  /** Sent by a plain form of one of our pages, without JavaScript. */
  byForm: boolean
}

/** A room's handlers, typed from its contract: one for each call. */
export type Handlers<C extends Calls> = {
  readonly [K in keyof C]: (asked: Asked<C[K]> & Asking) => Promise<Reply<C[K]>>
}

/** A room as the server sees it: its name, its calls and who answers them. */
export interface BoundRoom {
  readonly name: string
  readonly calls: Calls
  // oxlint-disable-next-line typescript/no-explicit-any -- each room's own handlers were checked against its contract in `room()`
  readonly handlers: Readonly<Record<string, (asked: any) => Promise<unknown>>>
}

/** Ties a room's contract to its handlers; a missing or wrongly typed handler does not compile. */
export function room<C extends Calls>(name: string, calls: C, handlers: Handlers<C>): BoundRoom {
  return { name, calls, handlers }
}

function admit(actor: Actor, call: AnyCall) {
  if (mayCall(actor, call.access)) return
  if (actor.kind === 'nobody') throw new Fault('unauthenticated', 'Sign in first.')
  throw new Fault('forbidden', 'This is not open to your account.')
}

/** Registers every call of every room as a route: audience, then input, then the handler, then the reply's shape. */
export function bind(app: FastifyInstance, rooms: readonly BoundRoom[], actorOf: (request: unknown) => Actor, limiter: Limiter) {
  for (const { name, calls, handlers } of rooms) {
    for (const [verb, call] of Object.entries(calls)) {
      const handler = handlers[verb]!
      const strip = stripper(call.reply)
      app.route({
        method: call.method,
        url: call.path,
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
        onRequest: (request, _reply, done) => {
          try {
            admit(actorOf(request), call)
            if (call.limit) limiter.take(call.name, call.limit, request.ip)
            done()
          } catch (error) {
            done(error as Error)
          }
        },
        handler: async (request, reply) => {
          const { params, query, body } = request
          const key = call.idempotent ? keyIn(request.headers['idempotency-key']) : null
          const result = await handler({ params, query, body, actor: actorOf(request), key, byForm: false })
          return reply.headers(jsonHeaders).send(result)
        },
      })
    }
  }
}

function checked(what: string, schema: AnyCall['params'], value: unknown): unknown {
  if (!schema) return undefined
  const read = safeParse(schema, value ?? {})
  if (read.success) return read.data
  const issue = read.error.issues[0]
  const field = issue?.path.join('.') ?? ''
  throw new Fault('invalid', `The ${what} cannot be used: ${issue?.message ?? 'it is wrong'}.`, { field })
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
  address: string
}

/**
 * Makes calls inside the process, through the same audience, limits, checks and reply shape as over HTTP.
 * Server-rendered pages get their data this way, and plain forms send theirs.
 */
export function inProcess(rooms: readonly BoundRoom[], limiter: Limiter, report: (error: unknown, where: string) => void = () => {}) {
  const byName = new Map(
    rooms.flatMap((bound) =>
      Object.entries(bound.calls).map(([verb, call]) => [call.name, { call, handler: bound.handlers[verb]!, strip: stripper(call.reply) }]),
    ),
  )
  return async (name: string, input: InProcess, actor: Actor, post?: FormPost): Promise<Answer> => {
    try {
      const { call, handler, strip } = byName.get(name)!
      admit(actor, call)
      if (post && call.limit) limiter.take(call.name, call.limit, post.address)
      const result = await handler({
        params: checked('address', call.params, input.params),
        query: checked('address', call.query, input.query),
        body: checked('form', call.body, input.body),
        actor,
        key: post && call.idempotent ? keyIn(post.key) : null,
        byForm: post !== undefined,
      })
      return { ok: true, data: strip(result, '') }
    } catch (error) {
      const { status, body } = answerTo(error)
      if (status >= 500) report(error, `page needs ${name}`)
      return { ok: false, status, body }
    }
  }
}
