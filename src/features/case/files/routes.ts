/// <reference types="@fastify/swagger" />
// Bytes of files, which no call's reply has: an upload's pieces by tus, and downloads.
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '#access/actor.ts'
import { asksFor, type FileDeps } from '#http/download.ts'
import { everywhere } from '#http/headers.ts'
import { checkOrigin } from '#http/origin.ts'
import { type RangedFile, sendRanged } from '#http/ranged-file.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { arriving, type ArrivingDeps } from './arriving.ts'
import type { ownFile, usedFile } from './download.ts'
import { answerTus } from './tus.ts'

interface Deps extends FileDeps {
  appUrl: string
  isOff: (feature: string) => boolean
  report: (error: unknown, where: string) => void
  arriving: ArrivingDeps
  own: ReturnType<typeof ownFile>
  used: ReturnType<typeof usedFile>
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
  const serve = <P extends z.ZodMiniObject>(
    path: string,
    name: string,
    schema: P,
    fetch: (asked: { actor: Actor; params: z.output<P> }) => Promise<RangedFile>,
  ) =>
    app.get(`/api/cases/:case/files/${path}`, { schema: { hide: true } }, async (request, reply) => {
      const actor = await begin(request, name)
      return sendRanged(request, reply, await fetch({ actor, params: paramsOf(schema, request) }), deps.report)
    })
  serve(':file/content', 'files.fetch', OneFile, deps.own.content)
  serve(':file/copy', 'files.fetchCopy', OneFile, deps.own.copy)
  serve(':file/small', 'files.fetchSmall', OneFile, deps.own.small)
  serve('used/:use/content', 'files.fetchUsed', OneUse, deps.used.content)
  serve('used/:use/small', 'files.fetchUsedSmall', OneUse, deps.used.small)
}
