// Files, which are no answer of a call: how each is asked for, and how each is sent.
import type { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#access/actor.ts'
import { type ActorOf, authorize, type OnRefused } from './bind.ts'
import type { AnyCall } from './contract.ts'
import { everywhere } from './headers.ts'

/** Who asks for a file. @throws Fault with the same sentences as a call of that audience */
export async function asksFor(
  request: FastifyRequest,
  file: Pick<AnyCall, 'name' | 'access'>,
  { actorOf, onRefused }: { actorOf: ActorOf; onRefused: OnRefused },
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
 * @param shown `inline` for a program that reads it where it is
 * @throws Error for a name with any other character
 */
export function sendFile(reply: FastifyReply, { name, type, content }: Download, shown: 'attachment' | 'inline' = 'attachment') {
  if (!/^[\w.-]+$/.test(name)) throw new Error('A download has a name that no header may carry.')
  return reply
    .headers({
      ...everywhere,
      'cache-control': shown === 'inline' ? 'private, no-store' : 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'content-type': type,
      'content-disposition': `${shown}; filename="${name}"`,
    })
    .send(content instanceof Uint8Array ? Buffer.from(content.buffer, content.byteOffset, content.byteLength) : content)
}
