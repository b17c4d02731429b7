import { request as plain, type IncomingMessage } from 'node:http'
import { request as secure } from 'node:https'
import { pipeline, type Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { guarded, PrivateAddress, type Reach, refusedAddress } from './addresses.ts'
import type { Failure } from './port.ts'

/** Milliseconds and bytes. */
export interface Limits {
  /** Without a sign of life. */
  idle: number
  total: number
  /** Of the body, packed and unpacked. */
  bytes: number
}

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  /** Empty but for 200. */
  body: Buffer
}

/** A request that came to nothing. */
export class Broken extends Error {
  readonly why: Failure
  constructor(why: Failure, cause?: unknown) {
    super(why, { cause })
    this.why = why
  }
}

interface Asked {
  url: string
  headers: Record<string, string>
  limits: Limits
  reach: Reach
  signal?: AbortSignal | undefined
  onProgress?: ((done: number, total: number) => void) | undefined
  /** Looks at the head, before a byte of the body is taken. @throws Broken */
  onHead?: (answer: Omit<Answer, 'body'>) => void
}

class Late extends Error {}

function whyOf(error: unknown): Failure {
  if (error instanceof Broken) return error.why
  if (error instanceof PrivateAddress) return 'private_address'
  const { code, name } = error as { code?: string; name?: string }
  if (error instanceof Late || name === 'TimeoutError' || code === 'ETIMEDOUT') return 'timeout'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN' || code === 'ENODATA') return 'dns'
  if (code?.startsWith('Z_') || code?.startsWith('ERR_ZLIB')) return code === 'Z_BUF_ERROR' ? 'cut_off' : 'encoding'
  return 'connection'
}

/** The body, unpacked; never more than the limit is held, however small it came. */
async function bodyOf(reply: IncomingMessage, { limits, onProgress }: Asked): Promise<Buffer> {
  const encoding = reply.headers['content-encoding'] ?? 'identity'
  const total = Number(reply.headers['content-length'] ?? 0)
  if (total > limits.bytes) throw new Broken('too_large')
  if (encoding !== 'identity' && encoding !== 'gzip') throw new Broken('encoding')
  const source: Readable = encoding === 'gzip' ? pipeline(reply, createGunzip(), () => {}) : reply
  const parts: Buffer[] = []
  let size = 0
  try {
    for await (const part of source) {
      size += (part as Buffer).length
      if (size > limits.bytes) throw new Broken('too_large')
      parts.push(part as Buffer)
      onProgress?.(size, encoding === 'gzip' ? 0 : total)
    }
  } catch (error) {
    // The other side hung up, or stopped, in the middle of what it had announced.
    if (error instanceof Broken || error instanceof Late || (error as Error).name === 'TimeoutError') throw error
    if ((error as Error).name === 'AbortError') throw error
    throw new Broken(whyOf(error) === 'encoding' ? 'encoding' : 'cut_off', error)
  }
  if (!reply.complete) throw new Broken('cut_off')
  return Buffer.concat(parts)
}

/**
 * One GET, no redirect followed, over a connection of its own.
 * @throws Broken with the reason; the signal's reason when it was called off
 */
export async function getOnce(asked: Asked): Promise<Answer> {
  const { url, headers, limits, reach, signal } = asked
  const refused = refusedAddress(url, reach)
  if (refused) throw new Broken(refused)
  const together = AbortSignal.any([AbortSignal.timeout(limits.total), ...(signal ? [signal] : [])])
  let reply: IncomingMessage | null = null
  try {
    reply = await new Promise<IncomingMessage>((resolve, reject) => {
      const begin = url.startsWith('https:') ? secure : plain
      const sent = begin(url, { headers, agent: false, lookup: guarded(reach), signal: together }, resolve)
      sent.setTimeout(limits.idle, () => sent.destroy(new Late()))
      sent.once('error', reject)
      sent.end()
    })
    reply.setTimeout(limits.idle, () => reply?.destroy(new Late()))
    const head = { status: reply.statusCode ?? 0, headers: reply.headers }
    asked.onHead?.(head)
    return { ...head, body: head.status === 200 ? await bodyOf(reply, asked) : Buffer.alloc(0) }
  } catch (error) {
    signal?.throwIfAborted()
    if (together.aborted) throw new Broken('timeout', error)
    throw new Broken(whyOf(error), error)
  } finally {
    reply?.destroy()
  }
}
