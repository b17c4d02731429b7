// Files, which are no answer of a call: how each is asked for, and how each is sent.
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '#access/actor.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { addressOf } from './address.ts'
import { type ActorOf, authorize, type IsOff, type OnRefused } from './bind.ts'
import type { AnyCall } from './contract.ts'
import { everywhere } from './headers.ts'
import type { Limiter } from './limits.ts'

/** What a feature that serves files is given. */
export interface FileDeps {
  actorOf: ActorOf
  onRefused: OnRefused
}

/** Who asks for a file. @throws Fault with the same sentences as a call of that audience */
export async function asksFor(
  request: FastifyRequest,
  file: Pick<AnyCall, 'name' | 'access'>,
  { actorOf, onRefused }: FileDeps,
): Promise<Actor> {
  const actor = await actorOf(request)
  authorize(actor, file, onRefused)
  return actor
}

interface Download {
  /** The name it is saved under: letters, digits, `.`, `_` and `-`. A list of downloads is seen by others: nothing private in it. */
  name: string
  type: string
  content: string | Uint8Array | Readable
}

/**
 * Sends a file, to be saved. No cache on the way stores it, and no browser that shows it anyway runs it.
 * @param disposition `inline` for a program that reads it where it is
 * @throws Error for a name with any other character
 */
export function sendFile(reply: FastifyReply, { name, type, content }: Download, disposition: 'attachment' | 'inline' = 'attachment') {
  if (!/^[\w.-]+$/.test(name)) throw new Error('A download has a name that no header may carry.')
  return reply
    .headers({
      ...everywhere,
      'cache-control': disposition === 'inline' ? 'private, no-store' : 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': type,
      'content-disposition': `${disposition}; filename="${name}"`,
    })
    .send(content instanceof Uint8Array ? Buffer.from(content.buffer, content.byteOffset, content.byteLength) : content)
}

/** A file that people fetch: like a call, but its answer is a file, and no contract has it. */
interface FileCall<P extends z.ZodMiniObject, Q extends z.ZodMiniObject> extends Pick<AnyCall, 'name' | 'access'> {
  path: string
  /** What the address says; another address has nothing. */
  params: P
  /** What may stand after its `?`; anything else has nothing, too. */
  query?: Q
  /** Closed with this feature. */
  closedWith?: { feature: string; isOff: IsOff }
  limit?: NonNullable<AnyCall['limit']> & { limiter: Limiter }
}

const nothingHere = () => new Fault('not_found', msg`There is nothing at this address.`)

/** Serves a file by the steps of a call: closed or not, who may, the address, the limit. A refusal is noted as a call's is. */
export function serveFile<P extends z.ZodMiniObject, Q extends z.ZodMiniObject = z.ZodMiniObject>(
  app: FastifyInstance,
  { path, params: ofPath, query: ofQuery, closedWith, limit, ...call }: FileCall<P, Q>,
  deps: FileDeps,
  load: (asked: { actor: Actor; params: z.output<P>; query: z.output<Q> }) => Promise<Download>,
) {
  app.get(path, { schema: { hide: true } }, async (request, reply) => {
    if (closedWith?.isOff(closedWith.feature)) throw nothingHere()
    const actor = await asksFor(request, call, deps)
    const params = z.safeParse(ofPath, request.params)
    const query = ofQuery ? z.safeParse(ofQuery, request.query) : null
    if (!params.success || query?.success === false) throw nothingHere()
    if (limit) limit.limiter.take(call.name, limit, addressOf(request))
    return sendFile(reply, await load({ actor, params: params.data, query: (query?.data ?? {}) as z.output<Q> }))
  })
}
