import type { FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from '#access/actor.ts'
import { asksFor, type FileDeps } from '#http/download.ts'
import { type RangedFile, sendRanged } from '#http/ranged-file.ts'
import { Fault } from '#kernel/fault.ts'
import { msg } from '#kernel/text.ts'

interface Deps extends FileDeps {
  isOff: (feature: string) => boolean
  report: (error: unknown, where: string) => void
  fetch: (asked: { actor: Actor; params: { case: string; record: string } }) => Promise<RangedFile>
}

const OneRecord = z.object({ case: z.uuid(), record: z.uuid() })

/** The archive of a record, to be saved; also a piece of it, so that a download that broke off goes on. */
export function serveRecords(app: FastifyInstance, deps: Deps) {
  app.get('/api/cases/:case/records/:record/record.zip', { schema: { hide: true } }, async (request, reply) => {
    const nothingHere = () => new Fault('not_found', msg`There is nothing at this address.`)
    if (deps.isOff('records')) throw nothingHere()
    const actor = await asksFor(request, { name: 'records.fetch', access: 'agreed' }, deps)
    const params = z.safeParse(OneRecord, request.params)
    if (!params.success) throw nothingHere()
    return sendRanged(request, reply, await deps.fetch({ actor, params: params.data }), deps.report)
  })
}
