/// <reference types="@fastify/swagger" />
// Bytes of files, which no call's reply has: an upload's pieces by tus, and downloads.
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '#access/actor.ts'
import { asksFor, type FileDeps } from '#http/download.ts'
import { everywhere } from '#http/headers.ts'
import { checkOrigin } from '#http/origin.ts'
import { pieceOf, savedAs } from '#http/ranges.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { arriving, type ArrivingDeps } from './arriving.ts'
import type { Fetched } from './download.ts'
import { answerTus } from './tus.ts'

interface Deps extends FileDeps {
  appUrl: string
  isOff: (feature: string) => boolean
  report: (error: unknown, where: string) => void
  arriving: ArrivingDeps
  own: (asked: { actor: Actor; params: { case: string; file: string } }) => Promise<Fetched>
  used: (asked: { actor: Actor; params: { case: string; use: string } }) => Promise<Fetched>
}

const OneUpload = z.object({ case: z.uuid(), upload: z.uuid() })
const OneFile = z.object({ case: z.uuid(), file: z.uuid() })
const OneUse = z.object({ case: z.uuid(), use: z.uuid() })
const nothingHere = () => new Fault('not_found', msg`There is nothing at this address.`)

function paramsOf<P extends z.ZodMiniObject>(schema: P, request: FastifyRequest): z.output<P> {
  const read = z.safeParse(schema, request.params)
  if (!read.success) throw nothingHere()
  return read.data
}

/** Types that a browser may know by name. Anything else, such as a page or a script, is a row of bytes. */
const harmless = /^(?:image\/(?:jpeg|png|gif|webp|avif|heic|heif|tiff)|video\/[\w.-]+|audio\/[\w.-]+|application\/pdf|text\/plain)$/
const typeFor = (type: string) =>
  type === 'text/plain' ? 'text/plain; charset=utf-8' : harmless.test(type) ? type : 'application/octet-stream'

/**
 * Content whose first bytes are there: what can't be read at all is answered as an error. What turns out to be damaged later breaks the
 * download off, and is reported: nobody else would learn of it.
 */
async function begun(content: AsyncIterable<Uint8Array>, report: Deps['report']): Promise<AsyncIterable<Uint8Array>> {
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
async function send(request: FastifyRequest, reply: FastifyReply, { name, type, bytes, sha256, read }: Fetched, report: Deps['report']) {
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

/** Serves uploads and downloads of files. */
export function serveFiles(app: FastifyInstance, deps: Deps) {
  const begin = async (request: FastifyRequest, name: string): Promise<Actor> => {
    if (deps.isOff('files')) throw nothingHere()
    return asksFor(request, { name, access: 'agreed' }, deps)
  }
  // The bytes are read where they are stored.
  app.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null))
  app.route({
    method: ['HEAD', 'PATCH'],
    url: '/api/cases/:case/files/uploads/:upload',
    schema: { hide: true },
    handler: async (request, reply) => {
      const actor = await begin(request, 'files.upload')
      if (request.method === 'PATCH') checkOrigin(request, deps.appUrl)
      const { case: caseId, upload } = paramsOf(OneUpload, request)
      const uploads = arriving(deps.arriving, actor, caseId)
      // Asked first: nobody waits for, or breaks off, what someone else uploads.
      if (!(await uploads.find(upload))) throw new Fault('not_found', msg`There is no such upload. Choose the file again.`)
      const answer = await answerTus(request, uploads, upload)
      for (const [header, value] of answer.headers) if (!header.startsWith('access-control-')) void reply.header(header, value)
      return reply
        .code(answer.status)
        .headers({ ...everywhere, 'cache-control': 'no-store' })
        .send(request.method === 'HEAD' ? '' : await answer.text())
    },
  })
  app.get('/api/cases/:case/files/:file/content', { schema: { hide: true } }, async (request, reply) => {
    const actor = await begin(request, 'files.fetch')
    return send(request, reply, await deps.own({ actor, params: paramsOf(OneFile, request) }), deps.report)
  })
  app.get('/api/cases/:case/files/used/:use/content', { schema: { hide: true } }, async (request, reply) => {
    const actor = await begin(request, 'files.fetchUsed')
    return send(request, reply, await deps.used({ actor, params: paramsOf(OneUse, request) }), deps.report)
  })
}
