import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ByteRange } from '#ports/files/port.ts'
import { everywhere } from './headers.ts'
import { pieceOf, savedAs } from './ranges.ts'

/** A file that someone may have, and how its bytes are read. */
export interface RangedFile {
  name: string
  type: string
  bytes: number
  sha256: string
  read: (range?: ByteRange) => Promise<AsyncIterable<Uint8Array>>
}

type Report = (error: unknown, where: string) => void

/** Types that a browser may know by name. Anything else, such as a page or a script, is a row of bytes. */
const harmless = /^(?:image\/(?:jpeg|png|gif|webp|avif|heic|heif|tiff)|video\/[\w.-]+|audio\/[\w.-]+|application\/pdf|text\/plain)$/
const typeFor = (type: string) =>
  type === 'text/plain' ? 'text/plain; charset=utf-8' : harmless.test(type) ? type : 'application/octet-stream'

/**
 * Content whose first bytes are there: what can't be read at all is answered as an error. What turns out to be damaged later breaks the
 * download off, and is reported: nobody else would learn of it.
 */
async function begun(content: AsyncIterable<Uint8Array>, report: Report): Promise<AsyncIterable<Uint8Array>> {
  const parts = content[Symbol.asyncIterator]()
  const first = await parts.next()
  return (async function* all() {
    try {
      for (let part = first; !part.done; part = await parts.next()) yield part.value
    } catch (error) {
      report(error, 'a file that is downloaded')
      throw error
    } finally {
      await parts.return?.()
    }
  })()
}

/** Sends a file, or the piece of it that was asked for, to be saved: no browser shows or runs it where it is. */
export async function sendRanged(
  request: FastifyRequest,
  reply: FastifyReply,
  { name, type, bytes, sha256, read }: RangedFile,
  report: Report,
) {
  const etag = `"${sha256}"`
  const { range, 'if-range': ifRange } = request.headers
  const piece = ifRange === undefined || ifRange === etag ? pieceOf(range, bytes) : null
  // Nothing is read for someone who only asks what there is.
  const isRead = request.method === 'GET' && piece !== 'beyond'
  const content = isRead ? await begun(await read(piece ?? undefined), report) : []
  void reply.headers({
    ...everywhere,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'content-disposition': savedAs(name),
    'content-type': typeFor(type),
    etag,
  })
  if (piece === 'beyond') return reply.code(416).header('content-range', `bytes */${bytes}`).send()
  const { from, to } = piece ?? { from: 0, to: bytes }
  if (piece) void reply.code(206).header('content-range', `bytes ${from}-${to - 1}/${bytes}`)
  void reply.header('content-length', to - from)
  return reply.send(Readable.from(content, { objectMode: false }))
}
