import type { FastifyInstance } from 'fastify'
import { safeParse } from 'zod/mini'
import { type Actor, mayCall } from '../access/actor.ts'
import { Fault } from '../kernel/fault.ts'
import type { AnyCall, Asked, Reply } from './contract.ts'
import { answerTo } from './faults.ts'
import { jsonHeaders } from './headers.ts'
import { stripper } from './reply.ts'

type Calls = Readonly<Record<string, AnyCall>>

/** A room's handlers, typed from its contract: one for each call. */
export type Handlers<C extends Calls> = {
  readonly [K in keyof C]: (asked: Asked<C[K]> & { actor: Actor }) => Promise<Reply<C[K]>>
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
export function bind(app: FastifyInstance, rooms: readonly BoundRoom[], actorOf: (request: unknown) => Actor) {
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
            done()
          } catch (error) {
            done(error as Error)
          }
        },
        handler: async (request, reply) => {
          const { params, query, body } = request
          const result = await handler({ params, query, body, actor: actorOf(request) })
          return reply.headers(jsonHeaders).send(result)
        },
      })
    }
  }
}

/** What a page's need was answered with, in the form that is seeded into the page. */
export type Answer = { ok: true; data: unknown } | { ok: false; status: number; body: { code: string; message: string } }

/**
 * Makes calls inside the process, through the same audience, checks and reply shape as over HTTP.
 * Server-rendered pages get their data this way.
 */
export function inProcess(rooms: readonly BoundRoom[], report: (error: unknown, where: string) => void = () => {}) {
  const byName = new Map(
    rooms.flatMap((bound) =>
      Object.entries(bound.calls).map(([verb, call]) => [call.name, { call, handler: bound.handlers[verb]!, strip: stripper(call.reply) }]),
    ),
  )
  return async (name: string, input: { params?: unknown; query?: unknown }, actor: Actor): Promise<Answer> => {
    try {
      const { call, handler, strip } = byName.get(name)!
      admit(actor, call)
      const checked = (schema: AnyCall['params'], value: unknown) => {
        if (!schema) return undefined
        const read = safeParse(schema, value ?? {})
        if (!read.success) throw new Fault('invalid', `The address cannot be used: ${read.error.issues[0]?.message ?? 'it is wrong'}.`)
        return read.data
      }
      const result = await handler({ params: checked(call.params, input.params), query: checked(call.query, input.query), actor })
      return { ok: true, data: strip(result, '') }
    } catch (error) {
      const { status, body } = answerTo(error)
      if (status >= 500) report(error, `page needs ${name}`)
      return { ok: false, status, body }
    }
  }
}
