import type { IncomingHttpHeaders } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'

const zip = promisify(gzip)

/** Below this the head of a reply weighs more than what is saved. Characters. */
const least = 1_024

const takesGzip = (headers: IncomingHttpHeaders) => /\bgzip\b/.test(headers['accept-encoding'] ?? '')

/**
 * Whether the page that asks is one of ours. What another site makes a browser ask for is never compressed: its length
 * would tell whether a guess in the address stands in the reply (BREACH). Browsers say so with Sec-Fetch-Site (W3C Fetch
 * Metadata); programs and old browsers say nothing, and send no cookie of another site's page.
 */
const isOwn = (headers: IncomingHttpHeaders) => ['same-origin', 'none', undefined].includes(headers['sec-fetch-site'] as string | undefined)

/** A page as it goes out: compressed where the browser takes that. */
export async function compressed(text: string, headers: IncomingHttpHeaders): Promise<Buffer | null> {
  return takesGzip(headers) ? zip(text) : null
}

/** Compresses the JSON of a scope's replies from 1 KB on. Files and streams, which are no text, go out as they are. */
export function compressReplies(app: FastifyInstance) {
  app.addHook('onSend', (request, reply, payload, done) => {
    const isWorth = typeof payload === 'string' && payload.length >= least && takesGzip(request.headers) && isOwn(request.headers)
    if (!isWorth) return done(null, payload)
    gzip(payload, (error, zipped) => {
      if (error) return done(error)
      reply.header('content-encoding', 'gzip')
      done(null, zipped)
    })
  })
}
