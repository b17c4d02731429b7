/// <reference types="@fastify/swagger" />
import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import { asksFor, type FileDeps } from '#http/download.ts'
import { sendRanged } from '#http/ranged-file.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'
import { OneFile } from './contract.ts'
import type { service } from './service.ts'

interface Deps extends FileDeps {
  isOff: (feature: string) => boolean
  report: (error: unknown, where: string) => void
  download: ReturnType<typeof service>['download']
}

/** All tags of a file, as the tool wrote them, to be saved. */
export function serveMetadata(app: FastifyInstance, deps: Deps) {
  app.get('/api/cases/:case/files/:file/metadata.json', { schema: { hide: true } }, async (request, reply) => {
    const nothingHere = () => new Fault('not_found', msg`There is nothing at this address.`)
    if (deps.isOff('metadata')) throw nothingHere()
    const actor = await asksFor(request, { name: 'metadata.fetch', access: 'agreed' }, deps)
    const params = z.safeParse(OneFile, request.params)
    if (!params.success || params.data.case === undefined) throw nothingHere()
    return sendRanged(request, reply, await deps.download({ actor, params: params.data }), deps.report)
  })
}
